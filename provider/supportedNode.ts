/** Throws if Node.js is too old. Entry points import this module first, because others would fail with misleading errors. */
import { nodeProblem } from "./installedPackage.js";

const problem = nodeProblem();
if (problem !== undefined) {
  // The engine shows a RunError of the SDK, which has this property, without a stack.
  const error = Object.assign(new Error(problem), { stack: problem, __pulumiRunError: true });
  // Frozen, because the loader in the state adds to each error what helps if the package is not installed.
  throw Object.freeze(error);
}
