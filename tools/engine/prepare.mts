/** Downloads or builds the engine before the tests, because this may take longer than the timeout of a test. */
import { findEngine } from "./index.mjs";

try {
  const { version, origin, pulumi } = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${version} (${origin}: ${pulumi})`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
