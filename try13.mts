import path from "node:path";
import { withStack } from "./test/engine/stack.mjs";
import { nodeExecutable } from "./tools/extended/nodeExecutable.mjs";
const v = process.argv[2] ?? "18.20.8";
const node = await nodeExecutable(v);
console.log(node);
await withStack({ program: 'new HostClusterConfig("a", { clusterUid: "c1", isHostCluster: true });' }, async ({ up, workspace }) => {
  await up();
  console.log(await workspace.run("stack"));
});
await withStack({ program: 'new HostClusterConfig("a", { clusterUid: "c1", isHostCluster: true });', path: [path.dirname(node)] }, async ({ workspace }) => {
  for (const args of [["preview"]]) console.log(args, (await workspace.start(args)).all);
});
