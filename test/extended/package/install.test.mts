import { withTarball } from "../../../tools/package/tarball.mjs";
import { assertRuns, TYPESCRIPT } from "./installedProgram.mjs";
import { npm } from "./packageManagers.mjs";

describe("the published package runs the README's first program", () => {
  it("with npm", () => withTarball(({ file }) => assertRuns({ ...TYPESCRIPT, tarball: file, install: npm })));
});
