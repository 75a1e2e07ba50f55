import { packInto } from "../../../tools/package/tarball.mjs";
import { withFolder } from "../../support/withFolder.mjs";
import { assertRuns, TYPESCRIPT } from "./installedProgram.mjs";
import { npm } from "./packageManagers.mjs";

describe("the published package runs the README's first program", () => {
  it("with npm", () =>
    withFolder(async (folder) => {
      const { file } = await packInto(folder);
      await assertRuns({ ...TYPESCRIPT, tarball: file, install: npm });
    }));
});
