/**
 * Downloads or builds the engine before the tests, because this may take longer than the timeout of a test. With `--extended`,
 * also what only some tests in test/extended need: if that fails, only those tests do. Those in test/extended/release build
 * what else they need.
 */
import { actionlint } from "./goProgram.mjs";
import { findEngine } from "./index.mjs";
import { languageHost } from "./languageHosts.mjs";
import { sdkGenerator } from "./packageSdk.mjs";
import { pythonPackages } from "./python.mjs";

const report = (message: string) => console.log(message);

try {
  const engine = await findEngine(report);
  console.log(`Pulumi CLI ${engine.version} (${engine.origin}: ${engine.pulumi})`);
  if (process.argv.includes("--extended")) {
    for (const prepare of [
      () => languageHost("YAML", engine, report),
      () => languageHost("Python", engine, report),
      () => sdkGenerator(report),
      () => pythonPackages(report),
      () => actionlint(report),
    ])
      await prepare().catch((error: Error) => console.error(error.message));
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
