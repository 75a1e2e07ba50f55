import type { Report } from "./goBuild.mjs";
import { cachedGoProgram } from "./goProgram.mjs";

/** The linter of GitHub's workflows. It is built with Go if the cache does not contain it. */
export function actionlint(report: Report = () => {}): Promise<string> {
  const program = "github.com/rhysd/actionlint/cmd/actionlint";
  return cachedGoProgram(
    { name: "actionlint", module: "actionlint", program, description: "the linter of GitHub's workflows" },
    report,
  );
}
