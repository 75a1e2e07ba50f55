// Runs the npm scripts named on the command line at once, prints the output of each as a whole, and fails if one fails.
import { execa } from "execa";

async function run(script) {
  const env = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const { all, failed } = await execa("npm", ["run", "--silent", script], { all: true, reject: false, env });
  if (all) console.log(all);
  if (!failed) return;
  console.error(`npm run ${script} failed`);
  process.exitCode = 1;
}

await Promise.all(process.argv.slice(2).map(run));
