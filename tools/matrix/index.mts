/** `npm run test:matrix [-- CELL…]`: runs all tests with each supported Node.js and SDK, before a release. */
import { CELLS, cellNamed, SDK } from "./cells.mjs";
import { runParts } from "./parts.mjs";
import { runCell } from "./runCell.mjs";

const names = process.argv.slice(2);
try {
  const cells = names.length > 0 ? names.map(cellNamed) : CELLS;
  await runParts(
    cells.map((cell) => ({
      name: `${cell.name} (Node.js ${cell.node}, ${SDK} ${cell.sdk})`,
      run: () => runCell(cell, ["test/**/*.test.mts"]),
    })),
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
