/** Gets the engine before the tests start: building it may take longer than the timeout of a test. */
import { findEngine } from "./index.mjs";

try {
  const { version, origin, pulumi } = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${version} (${origin}: ${pulumi})`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
