import * as pulumi from "@pulumi/pulumi";
import { SpectroclusterError } from "../provider/errors.js";

/** An error whose message alone the engine shows. */
export function programError(message: string): pulumi.RunError {
  return withoutStack(new pulumi.RunError(message));
}

/** Has the engine show the message of one of our errors alone, as it does with Pulumi's own class RunError. */
export function asProgramError(error: unknown): unknown {
  if (!(error instanceof SpectroclusterError)) return error;
  // By this mark, and not by its class, the SDK knows a RunError.
  Object.defineProperty(error, "__pulumiRunError", { value: true, configurable: true });
  return withoutStack(error);
}

/**
 * Without its stack an error ends the program at once: the SDK formats stacks that it does not show, for half a minute.
 */
function withoutStack<E extends Error>(error: E): E {
  error.stack = `${error.name}: ${error.message}`;
  return error;
}
