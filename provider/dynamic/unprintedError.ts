/**
 * The engine's process prints an error of some methods with its stack, although the engine shows its message beside the
 * resource. It prints nothing for errors that are marked here.
 */
import type { SpectroclusterError } from "../errors.js";

const MARK = "pulumi-spectrocluster: shown beside the resource";

/** Makes the process print nothing for an error. */
export function leaveUnprinted(error: SpectroclusterError): void {
  error.toString = () => MARK;
  error.stack = MARK;
}

const write = process.stderr.write.bind(process.stderr) as (...args: unknown[]) => boolean;
process.stderr.write = (text: unknown, ...others: unknown[]) => text === `${MARK}: ${MARK}\n` || write(text, ...others);
