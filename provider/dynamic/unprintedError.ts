import { SpectroclusterError } from "../errors.js";

const MARK = "pulumi-spectrocluster: shown beside the resource";

/** The engine's process prints errors with their stack, although the engine shows them. It does not print errors from here. */
export function unprinted(error: unknown): unknown {
  if (error instanceof SpectroclusterError) Object.assign(error, { toString: () => MARK, stack: MARK });
  return error;
}

const write = process.stderr.write.bind(process.stderr) as (...args: unknown[]) => boolean;
process.stderr.write = (text: unknown, ...others: unknown[]) => text === `${MARK}: ${MARK}\n` || write(text, ...others);
