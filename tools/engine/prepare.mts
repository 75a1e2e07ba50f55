/**
 * Has a Pulumi CLI and its language hosts ready before the tests begin: a build may take longer than any of them should
 * wait for it.
 */
import { findEngine } from "./index.mjs";
import { languageHosts } from "./languageHosts.mjs";

const report = (message: string) => console.log(message);

try {
  const engine = await findEngine(report);
  console.log(`Pulumi CLI ${engine.version} (${engine.origin}: ${engine.pulumi})`);
  await languageHosts(engine, report);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
