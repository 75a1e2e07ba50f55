/** Has what the tests run ready before they begin: a build may take longer than any of them should wait for it. */
import { findEngine } from "./index.mjs";
import { sdkGenerator } from "./packageSdk.mjs";

try {
  const engine = await findEngine((message) => console.log(message));
  console.log(`Pulumi CLI ${engine.version} (${engine.origin}: ${engine.pulumi})`);
  console.log(`Generator of Pulumi SDKs (${await sdkGenerator()})`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
