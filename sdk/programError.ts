import * as pulumi from "@pulumi/pulumi";
import { SpectroclusterError } from "../provider/errors.js";
import { asRunError } from "./pulumiInternals.js";

/** An error that the engine shows without a stack. */
export function programError(message: string): pulumi.RunError {
  return asRunError(new pulumi.RunError(message));
}

export function asProgramError<E>(error: E): E {
  return error instanceof SpectroclusterError ? asRunError(error) : error;
}

export function withProgramErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    // Node.js shows the line that throws above an uncaught error, but not one with this comment.
    throw asProgramError(error); // node-do-not-add-exception-line
  }
}
