import { SpectroclusterError } from "../provider/errors.js";

/**
 * Has the engine show the message of our errors alone, as it does with Pulumi's own class RunError, to which its SDK
 * pays attention by this mark.
 *
 * The stack goes because the SDK formats it in spite of that, and needs half a minute for some stacks.
 */
export function asProgramError(error: unknown): unknown {
  if (error instanceof SpectroclusterError) {
    Object.defineProperty(error, "__pulumiRunError", { value: true, configurable: true });
    error.stack = `${error.name}: ${error.message}`;
  }
  return error;
}
