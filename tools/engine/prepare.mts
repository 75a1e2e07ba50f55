/** Has what the tests run ready before they begin: a build may take longer than any of them should wait for it. */
import { pipelineLinters } from "../pipelines/linters.mjs";
import { findEngine } from "./index.mjs";
import { languageHosts } from "./languageHosts.mjs";
import { sdkGenerator } from "./packageSdk.mjs";
import { pythonPackages } from "./python.mjs";

const report = (message: string) => console.log(message);

try {
  const engine = await findEngine(report);
  console.log(`Pulumi CLI ${engine.version} (${engine.origin}: ${engine.pulumi})`);
  await languageHosts(engine, report);
  console.log(`Generator of Pulumi SDKs (${await sdkGenerator(report)})`);
  console.log(`Packages for Python programs (${await pythonPackages(report)})`);
  await pipelineLinters(report);
  console.log("Linters of pipelines");
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
