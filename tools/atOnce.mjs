// Runs the npm scripts named on the command line at once, prints the output of each as a whole, and fails if one fails.
import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";

async function run(script) {
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: "1" }), ...process.env },
    shell: process.platform === "win32",
  });
  const exit = new Promise((resolve) => child.once("close", resolve));
  const output = await Promise.all([buffer(child.stdout), buffer(child.stderr)]);
  for (const each of output) process.stdout.write(each);
  if ((await exit) !== 0) {
    console.error(`npm run ${script} failed`);
    process.exitCode = 1;
  }
}

await Promise.all(process.argv.slice(2).map(run));
