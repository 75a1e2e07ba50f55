import { SpectroclusterError } from "../errors.js";

const MARK = "pulumi-spectrocluster: shown beside the resource";

/**
 * Runs a method whose errors the engine's process prints with their stack, although the engine shows the message beside the resource. The
 * process prints nothing for errors that are marked here.
 */
export async function withoutPrintedError<T>(method: () => Promise<T>): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof SpectroclusterError) Object.assign(error, { toString: () => MARK, stack: MARK });
    throw error;
  }
}

const write = process.stderr.write.bind(process.stderr) as (...args: unknown[]) => boolean;
process.stderr.write = (text: unknown, ...others: unknown[]) => text === `${MARK}: ${MARK}\n` || write(text, ...others);
