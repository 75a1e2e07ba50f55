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

const matches = (value: string) => ({ conjunction: "or", values: [value] });
const compares = { operator: "eq", ignoreCase: false };
const FILTERS = [
  { property: "isDeleted", type: "bool", condition: { bool: { value: false } } },
  {
    property: "environment",
    type: "string",
    condition: { string: { ...compares, negation: true, match: matches("nested") } },
  },
  {
    property: "tags",
    type: "keyValue",
    condition: { keyValue: { ...compares, key: "tier", negation: false, match: matches("gold") } },
  },
];
const SORT = [{ field: "clusterName", order: "asc" }];

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
      { filter: { conjunction: "and", filterGroups: [{ conjunction: "and", filters: FILTERS }] }, sort: SORT },
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

  for (const part of [
    { name: "../../../v1/users" },
    { name: "..\\x" },
    { name: "%2e%2e" },
    { name: "ä ?#&;+" },
    { namespace: "ä+b=c&d #/?%26" },
    { clusterUid: "../c1" },
  ]) {
    it(`encode ${JSON.stringify(part)}`, async () => {
      const odd = { ...machine, ...part };
      emulator.addCluster({ uid: odd.clusterUid });
      addMachine(odd);
      // The service finds the machine by its decoded names.
      const { value } = await client().send(readVirtualMachine(odd));
      assert.deepEqual(value, { metadata: { name: odd.name }, spec: { running: true } });
      const [uid, name, namespace] = [odd.clusterUid, odd.name, odd.namespace].map(encodeURIComponent);
      assert.equal(emulator.requests[0]?.url, `/v1/spectroclusters/${uid}/vms/${name}?namespace=${namespace}`);
    });
  }

  it("readCluster rejects another cluster, and one without a specification", async () => {
    const json = { "content-type": "application/json" };
    for (const [body, why] of [
      [{ metadata: { uid: "c2" }, spec: {} }, /an object that has another UID, c2\./],
      [{ metadata: { uid: "c1" }, status: {} }, /an object that has no spec\./],
    ] as const) {
      emulator.fail({ status: 200, headers: json, body });
      await assert.rejects(client().send(readCluster({ clusterUid: "c1" })), why);
    }
  });

  it("hostClusterConfigIn returns the configuration with the numbers in it", () => {
    const config = { isHostCluster: true };
    const segments = ["spec", "clusterConfig", "hostClusterConfig", "port"];
    const inexactNumbers = [
      { segments, digits: "9007199254740993" },
      { segments: ["spec", "other"], digits: "9007199254740995" },
    ];
    const received = { value: { spec: { clusterConfig: { hostClusterConfig: config } } }, inexactNumbers };
    const expected = { value: config, inexactNumbers: [{ segments: ["port"], digits: "9007199254740993" }] };
    assert.deepEqual(hostClusterConfigIn(received), expected);
  });
});
