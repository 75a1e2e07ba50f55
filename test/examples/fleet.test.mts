import assert from "node:assert/strict";
import path from "node:path";
import { execa } from "execa";
import { EXAMPLES } from "../support/examples.mjs";

const HEADER = "clusterUid,projectUid,type,host,port,loadBalancerSourceRanges";

/** Reads the CSV files in a process of its own, because the example imports the package by its name. */
async function parseAll(files: string[][]): Promise<string[][]> {
  const program = `
    const { parseClusters } = require("./fleet/clusters.ts");
    console.log(JSON.stringify(${JSON.stringify(files)}.map((lines) => {
      try {
        return parseClusters(lines.join("\\n"), "clusters.csv");
      } catch (error) {
        return error.message.split("\\n");
      }
    })));`;
  const tsconfig = path.join(EXAMPLES, "tsconfig.json");
  const { stdout } = await execa(process.execPath, ["--import", "tsx", "--eval", program], {
    cwd: EXAMPLES,
    env: { TSX_TSCONFIG_PATH: tsconfig },
  });
  return JSON.parse(stdout);
}

describe("examples/fleet: the CSV file", function () {
  this.timeout(180_000);

  const cases: [title: string, lines: string[], result: object][] = [
    [
      "an empty cell is an omitted field, and source ranges are separated by spaces",
      [HEADER, "a,,Ingress,*.a.example.com,443,", "b, p1 ,LoadBalancer,,,10.0.0.0/8 192.0.2.0/24"],
      {
        a: {
          isHostCluster: true,
          clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.a.example.com", port: 443 } } },
        },
        b: {
          isHostCluster: true,
          projectUid: "p1",
          clusterEndpoint: {
            type: "LoadBalancer",
            config: { loadBalancerConfig: { loadBalancerSourceRanges: ["10.0.0.0/8", "192.0.2.0/24"] } },
          },
        },
      },
    ],
    [
      "each mistake is reported by line and column, also after an empty line",
      [HEADER, "a,,Ingres,x,443,", "", "b,,Ingress,x,84430,", "c,,Ingress,x,https,", ",,Ingress,x,443,"],
      [
        'clusters.csv, line 2, column type: must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?',
        "clusters.csv, line 4, column port: must be a whole number from 1 to 65535, not 84430",
        'clusters.csv, line 5, column port: must be a whole number from 1 to 65535, not "https"',
        "clusters.csv, line 6, column clusterUid: must not be empty",
      ],
    ],
    [
      "a repeated cluster is reported with both lines",
      [HEADER, "a,,Ingress,x,443,", "b,,Ingress,x,443,", "a,,Ingress,y,443,"],
      ['clusters.csv, line 4, column clusterUid: repeats "a" of line 2'],
    ],
    [
      "a missing column is reported with the expected ones",
      ["clusterUid,host", "a,x"],
      [`clusters.csv: line 1 must name the columns ${HEADER}, not clusterUid,host`],
    ],
    [
      "a truncated line is reported",
      [HEADER, "a,,Ingress,x,443,", "b,,Ing"],
      ["clusters.csv: Invalid Record Length: columns length is 6, got 3 on line 3"],
    ],
  ];

  let results: unknown[];
  before(async () => {
    results = await parseAll(cases.map(([, lines]) => lines));
  });

  cases.forEach(([title, , result], index) => {
    it(title, () => assert.deepEqual(results[index], result));
  });
});
