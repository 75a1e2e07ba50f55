import * as pulumi from "@pulumi/pulumi";
import { SpectroclusterError } from "../provider/errors.js";

/** Creates an error that the engine shows without a stack. */
export function programError(message: string): pulumi.RunError {
  return withoutStack(new pulumi.RunError(message));
}

/** Makes the engine show an error of this package without a stack, like a RunError. */
export function asProgramError<E>(error: E): E {
  if (!(error instanceof SpectroclusterError)) return error;
  // The SDK recognizes a RunError by this property, not by its class.
  Object.defineProperty(error, "__pulumiRunError", { value: true, configurable: true });
  return withoutStack(error);
}

/** The result of `work`, whose errors of this package the engine shows without a stack. */
export function withProgramErrors<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asProgramError(error);
  }
}

/** The SDK formats a stack even if it does not show it, which takes some releases of Node.js half a minute (nodejs/node#64011). */
function withoutStack<E extends Error>(error: E): E {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}
