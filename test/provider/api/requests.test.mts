import assert from "node:assert/strict";
import {
  hostClusterConfigIn,
  readCluster,
  readClusterSearchInputs,
  updateHostClusterConfig,
} from "../../../provider/api/clusterRequests.js";
import { readSearchSchema, searchClusterPage } from "../../../provider/functions/getClusters.js";
import { readVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import { readMachinePage } from "../../../provider/functions/getVirtualMachines.js";
import type { GetVirtualMachineArgs } from "../../../provider/model/functions.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";

const machine: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

describe("operations", () => {
  const emulator = useEmulator({ uid: "c1" }, { uid: "p1", projectUid: "p" });

  beforeEach(() => {
    addMachine(machine);
    emulator.searchInputs = { inputs: { project: { values: [{ name: "dev", uid: "u1" }] } } };
  });

  function addMachine({ clusterUid, name, namespace }: GetVirtualMachineArgs): void {
    emulator.machines.push({ clusterUid, name, namespace, body: { metadata: { name }, spec: { running: true } } });
  }

  const client = (baseUrl = emulator.baseUrl) => emulatorConnection(emulator, { baseUrl }).client;

  const config = "/clusterConfig/hostCluster";
  for (const [name, operation, method, url, projectUid, body] of [
    [
      "updateHostClusterConfig",
      updateHostClusterConfig({ clusterUid: "p1", projectUid: "p" }, '{"isHostCluster":true}'),
      "PATCH",
      `/v1/spectroclusters/p1${config}`,
      "p",
      { hostClusterConfig: { isHostCluster: true } },
    ],
    ["readCluster", readCluster({ clusterUid: "c1" }), "GET", "/v1/spectroclusters/c1"],
    ["readVirtualMachine", readVirtualMachine(machine), "GET", "/v1/spectroclusters/c1/vms/web-0?namespace=default"],
    [
      "readMachinePage",
      readMachinePage({ clusterUid: "c1", namespaces: ["a", "b"] }, "50"),
      "GET",
      "/v1/spectroclusters/c1/vms?limit=50&namespace=a%2Cb&continue=50",
    ],
    [
      "searchClusterPage",
      searchClusterPage({ projectUid: "p", filters: [{ property: "tags", key: "tier", values: ["gold"] }] }, "50"),
      "POST",
      "/v1/dashboard/spectroclusters/search?limit=50&continue=50",
      "p",
      {
        filter: {
          conjunction: "and",
          filterGroups: [
            {
              conjunction: "and",
              filters: [
                { property: "isDeleted", type: "bool", condition: { bool: { value: false } } },
                {
                  property: "environment",
                  type: "string",
                  condition: {
                    string: {
                      operator: "eq",
                      negation: true,
                      ignoreCase: false,
                      match: { conjunction: "or", values: ["nested"] },
                    },
                  },
                },
                {
                  property: "tags",
                  type: "keyValue",
                  condition: {
                    keyValue: {
                      operator: "eq",
                      key: "tier",
                      negation: false,
                      ignoreCase: false,
                      match: { conjunction: "or", values: ["gold"] },
                    },
                  },
                },
              ],
            },
          ],
        },
        sort: [{ field: "clusterName", order: "asc" }],
      },
    ],
    ["readSearchSchema", readSearchSchema({}), "GET", "/v1/dashboard/spectroclusters/search/schema"],
    [
      "readClusterSearchInputs",
      readClusterSearchInputs({ projectUid: "p" }),
      "GET",
      "/v1/dashboard/spectroclusters/search/input",
      "p",
    ],
  ] as const) {
    it(`${name} sends the request of the reference`, async () => {
      await client().send(operation);
      const [request] = emulator.requests;
      assert.deepEqual([request?.method, request?.url], [method, url]);
      assert.deepEqual(request?.body, body);
      assert.equal(request?.headers["apikey"], emulator.apiKey);
      assert.equal(request?.headers["projectuid"], projectUid);
      assert.equal(request?.headers["accept"], "application/json");
      assert.match(String(request?.headers["user-agent"]), /^pulumi-spectrocluster\/\d/);
    });
  }

  describe("encode", () => {
    const names: [string, Partial<GetVirtualMachineArgs>, string][] = [
      ["parent directories", { name: "../../../v1/users" }, "c1/vms/..%2F..%2F..%2Fv1%2Fusers?namespace=default"],
      ["a slash", { name: "a/b" }, "c1/vms/a%2Fb?namespace=default"],
      ["a backslash", { name: "..\\x" }, "c1/vms/..%5Cx?namespace=default"],
      ["encoded dots", { name: "%2e%2e" }, "c1/vms/%252e%252e?namespace=default"],
      ["an encoded slash", { name: "..%2fx" }, "c1/vms/..%252fx?namespace=default"],
      ["delimiters", { name: "ä ?#&;+" }, "c1/vms/%C3%A4%20%3F%23%26%3B%2B?namespace=default"],
      ["delimiters of queries", { namespace: "ä+b=c&d #/?%26" }, undefined as never],
      ["a cluster with a parent directory", { clusterUid: "../c1" }, "..%2Fc1/vms/web-0?namespace=default"],
    ];
    for (const [name, part, expected] of names) {
      it(name, async () => {
        const odd = { ...machine, ...part };
        emulator.addCluster({ uid: odd.clusterUid });
        addMachine(odd);
        // The service finds the machine by its decoded names.
        const { value } = await client().send(readVirtualMachine(odd));
        assert.deepEqual(value, { metadata: { name: odd.name }, spec: { running: true } });
        const url = expected ?? `c1/vms/web-0?namespace=${encodeURIComponent(odd.namespace)}`;
        assert.equal(emulator.requests[0]?.url, `/v1/spectroclusters/${url}`);
      });
    }
  });

  describe("hostClusterConfigIn", () => {
    const config = { isHostCluster: true };

    it("returns the configuration with the numbers in it", () => {
      const cluster = { spec: { clusterConfig: { hostClusterConfig: config } } };
      const segments = ["spec", "clusterConfig", "hostClusterConfig", "port"];
      const inexactNumbers = [
        { segments, digits: "9007199254740993" },
        { segments: ["spec", "other"], digits: "9007199254740995" },
      ];
      assert.deepEqual(hostClusterConfigIn({ value: cluster, inexactNumbers }), {
        value: config,
        inexactNumbers: [{ segments: ["port"], digits: "9007199254740993" }],
      });
    });
  });
});
