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

describe("examples/fleet: the CSV file", () => {
  const cases: [title: string, lines: string[], result: object][] = [
    [
      "an empty projectUid is an omitted field, source ranges are separated by spaces, and warnings have their line",
      [HEADER, "a,,Ingress,https://a.example.com,443,", "b, p1 ,LoadBalancer,,,10.0.0.0/8 192.0.2.0/24"],
      {
        clusters: {
          a: {
            isHostCluster: true,
            clusterEndpoint: {
              type: "Ingress",
              config: { ingressConfig: { host: "https://a.example.com", port: 443 } },
            },
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
        warnings: [
          'clusters.csv, line 2, column host: is "https://a.example.com", not a host name: remove the scheme, port or path',
        ],
      },
    ],
    [
      "each mistake is reported by line and column, also after an empty line",
      [
        HEADER,
        "a,,Ingres,x,443,",
        "",
        "b,,Ingress,x,84430,",
        "c,,Ingress,x,https,",
        ",,Ingress,x,443,",
        "c,,Ingress,x,1,",
      ],
      [
        'clusters.csv, line 2, column type: must be "Ingress" or "LoadBalancer", not "Ingres"; did you mean "Ingress"?',
        "clusters.csv, line 4, column port: must be a whole number from 1 to 65535, not 84430",
        'clusters.csv, line 5, column port: must be a whole number from 1 to 65535, not "https"',
        "clusters.csv, line 6, column clusterUid: is empty: did a search find no cluster?",
        'clusters.csv, line 7, column clusterUid: repeats "c" of line 5',
      ],
    ],
    [
      "empty cells and missing commas, too",
      [HEADER, "a,,Ingress,,,", "b,,Ing", "c,,LoadBalancer,,,", "d,,Ingress,x,443,,"],
      [
        "clusters.csv, line 2, column host: is empty (Ingress)",
        "clusters.csv, line 2, column port: is empty (Ingress)",
        "clusters.csv, line 3: has 3 cells instead of 6. Check its commas.",
        "clusters.csv, line 4, column loadBalancerSourceRanges: is empty (LoadBalancer)",
        "clusters.csv, line 5: has 7 cells instead of 6. Check its commas.",
      ],
    ],
    ["another header", ["clusterUid,host", "a,x"], [`clusters.csv: line 1 must be ${HEADER}, not clusterUid,host`]],
  ];

  let results: unknown[];
  before(async () => {
    results = await parseAll(cases.map(([, lines]) => lines));
  });

  cases.forEach(([title, , result], index) => {
    it(title, () => assert.deepEqual(results[index], result));
  });
});
