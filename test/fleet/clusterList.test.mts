import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { HostClusterConfigArgs } from "pulumi-spectrocluster/validation";
import { installFleet } from "./fleet.mjs";

interface ClusterList {
  clusters: { name: string; args: HostClusterConfigArgs }[];
  warnings: string[];
}

describe("the list of a fleet's clusters", function () {
  this.timeout(60_000);

  // It finds the provider's package only where the example is installed.
  let readClusterList: (file: string) => ClusterList;
  let folder: string;
  let dispose: () => Promise<void>;
  before(async () => {
    const workspace = await installFleet();
    folder = workspace.programFolder;
    dispose = () => workspace.dispose();
    ({ readClusterList } = await import(pathToFileURL(path.join(folder, "src/clusterList.ts")).href));
  });
  after(() => dispose());

  const read = async (name: string, content: string) => {
    await writeFile(path.join(folder, name), content);
    return readClusterList(path.join(folder, name));
  };
  const csv = (...lines: string[]) => read("list.csv", lines.join("\n"));
  const json = (value: unknown) => read("list.json", JSON.stringify(value));

  /** What is said of mistakes, one line each, without the heading. */
  const mistakesOf = async (reading: Promise<unknown>) => {
    const error: Error = await reading.then(
      () => assert.fail("it was read"),
      (reason) => reason,
    );
    const [heading = "", ...mistakes] = error.message.split("\n");
    assert.match(heading, /(a mistake|\d+ mistakes); nothing was run\.$/);
    return mistakes;
  };

  it("is the sample of the example, without a warning", () => {
    const { clusters, warnings } = readClusterList(path.join(folder, "clusters.csv"));
    assert.deepEqual(warnings, []);
    assert.deepEqual(clusters[0], {
      name: "prod-east",
      args: {
        clusterUid: "63a1f0e2c0ffee0011223344",
        isHostCluster: true,
        clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.east.example.com", port: 443 } } },
      },
    });
    assert.deepEqual(clusters[2]?.args.clusterEndpoint, {
      type: "LoadBalancer",
      config: {
        loadBalancerConfig: {
          externalIPs: ["203.0.113.7", "203.0.113.8"],
          externalTrafficPolicy: "Local",
          loadBalancerSourceRanges: ["10.0.0.0/8"],
        },
      },
    });
  });

  it("is CSV as spreadsheets write it: byte order mark, CRLF, quotes, blank lines, columns in any order", async () => {
    const { clusters } = await read(
      "list.CSV",
      '\uFEFFclusterUid,isHostCluster,name\r\n\r\nc1,FALSE,"one, ""1"""\r\n c2 ,true,\r\n',
    );
    assert.deepEqual(clusters, [
      { name: 'one, "1"', args: { clusterUid: "c1", isHostCluster: false } },
      { name: "c2", args: { clusterUid: "c2", isHostCluster: true } },
    ]);
  });

  it("may have several values in a cell", async () => {
    const lines = [
      "clusterUid,type,externalIPs",
      "c1,LoadBalancer,1.2.3.4 5.6.7.8",
      "c2,LoadBalancer,1.2.3.4; 5.6.7.8",
    ];
    for (const { args } of (await csv(...lines)).clusters) {
      assert.deepEqual(args.clusterEndpoint?.config?.loadBalancerConfig?.externalIPs, ["1.2.3.4", "5.6.7.8"]);
    }
  });

  it("is JSON with any argument", async () => {
    const args = { clusterUid: "c1", isHostCluster: true, clusterGroup: { uid: "g1" } };
    assert.deepEqual((await json([{ name: "one", ...args }])).clusters, [{ name: "one", args }]);
  });

  it("is of host clusters in either format, where it says nothing else", async () => {
    const hosts = [
      { name: "c1", args: { clusterUid: "c1", isHostCluster: true } },
      { name: "c2", args: { clusterUid: "c2", isHostCluster: false } },
    ];
    assert.deepEqual((await csv("clusterUid,isHostCluster", "c1,", "c2,false")).clusters, hosts);
    assert.deepEqual((await json([{ clusterUid: "c1" }, { clusterUid: "c2", isHostCluster: false }])).clusters, hosts);
  });

  it("may be empty", async () => {
    assert.deepEqual((await csv("clusterUid")).clusters, []);
    assert.deepEqual((await json([])).clusters, []);
  });

  it("warns of what is probably not meant", async () => {
    const { warnings } = await csv("clusterUid,host", "c1,a.example.com");
    assert.deepEqual(warnings, ['- list.csv:2, column type: is left out beside ingressConfig: say type: "Ingress"']);
  });

  it("reports every mistake of a CSV at once, with line, column, value and way out", async () => {
    const mistakes = await mistakesOf(
      csv(
        "clusterUid,type,port,externalIPs,isHostCluster,prot",
        "c1,Ingres,0,,,",
        "c2,Ingress,44x,,maybe,",
        "",
        '"c',
        '3",Ingress,443,,,',
        "c1,LoadBalancer,,1.2.3.4 5.6.7.8,,",
        ",,,,,",
        "c4,Ingress",
      ),
    );
    assert.deepEqual(mistakes, [
      '- list.csv:1: "prot" is no column; there are name, clusterUid, projectUid, isHostCluster, type, host, port, externalIPs, externalTrafficPolicy, loadBalancerSourceRanges',
      "- list.csv:2, column port: must be a whole number from 1 to 65535, not 0",
      '- list.csv:2, column type: must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?',
      '- list.csv:3, column isHostCluster: must be true or false, not "maybe"',
      '- list.csv:3, column port: must be a whole number from 1 to 65535, not "44x"',
      '- list.csv:6, column clusterUid: must be the uid of a cluster, as the service shows it, without white space around it, not "c\\n3"',
      '- list.csv:7, column clusterUid: "c1" is the cluster of list.csv:2 already; keep one of the two',
      "- list.csv:8, column clusterUid: is missing: it is required",
      "- list.csv:9: has 2 values for 6 columns; quote what has a comma in it",
    ]);
  });

  it("reports columns that are missing, or there twice", async () => {
    assert.deepEqual(await mistakesOf(csv("name,port,port", "a,1,2")), [
      '- list.csv:1: the column "port" is there twice; keep one of them',
      "- list.csv:1: the column clusterUid is missing",
    ]);
  });

  it("reports a CSV that has no header, or that breaks off", async () => {
    assert.match((await mistakesOf(csv(""))).join(), /list\.csv: is empty; its first line names columns of name, cl/);
    assert.match((await mistakesOf(csv("clusterUid", '"c1'))).join(), /list\.csv:2: .*[Qq]uote/);
  });

  it("reports every mistake of a JSON list at once", async () => {
    const endpoint = { type: "Ingress", config: { ingressConfig: { prot: 443 } } };
    const list = [
      { clusterUid: "c1", clusterEndpoint: endpoint, isHostCluster: true },
      7,
      { clusterUid: "c1", name: 1 },
    ];
    const mistakes = await mistakesOf(json(list));
    assert.deepEqual(
      mistakes.map((line) => line.split(":")[0]),
      [
        "- list.json, item 1, clusterEndpoint.config.ingressConfig.prot",
        "- list.json, item 2",
        "- list.json, item 3, clusterUid",
        "- list.json, item 3, name",
      ],
    );
  });

  it("reports what is no JSON, or no list", async () => {
    assert.match((await mistakesOf(read("list.json", "[{]"))).join(), /list\.json: is not JSON/);
    assert.match((await mistakesOf(json({}))).join(), /list\.json: must be a list/);
  });

  it("says which files there may be", () => {
    assert.throws(() => readClusterList(path.join(folder, "clusters.xlsx")), /a \.csv or a \.json file/);
    assert.throws(() => readClusterList(path.join(folder, "none.csv")), /cannot be read: ENOENT/);
  });
});
