import { withTarball } from "../../../tools/package/tarball.mjs";
import { assertRuns, TYPESCRIPT } from "./installedProgram.mjs";
import { npm, pnpm } from "./packageManagers.mjs";

describe("the published package runs the README's first program", () => {
  it("with npm", () => withTarball(({ file }) => assertRuns({ ...TYPESCRIPT, tarball: file, install: npm })));

  it("with pnpm, in which packages can import only their own dependencies", () => {
    const settings = { "pnpm-workspace.yaml": "nodeLinker: isolated\nhoist: false\npublicHoistPattern: []\n" };
    const files = { ...TYPESCRIPT.files, ...settings };
    return withTarball(({ file }) => assertRuns({ ...TYPESCRIPT, files, tarball: file, install: pnpm }));
  });
});
