/** Has a Pulumi CLI ready before the tests begin: a build may take longer than any of them should wait for it. */
import { findEngine } from "./index.mjs";

try {
  const engine = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${engine.version} (${engine.origin}: ${engine.pulumi})`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
