import assert from "node:assert/strict";
import type { ServiceError } from "@grpc/grpc-js";
import { FUNCTIONS } from "../../../provider/functions/index.js";
import { errorOf } from "../../support/errorOf.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { type Plugin, secret, sharePlugin, withPlugin } from "./pluginProcess.mjs";

const MACHINE = "spectrocluster:index:getVirtualMachine";
const INPUTS = "spectrocluster:index:getClusterSearchInputs";
const CLUSTERS = "spectrocluster:index:getClusters";
const MACHINES = "spectrocluster:index:getVirtualMachines";
const CONFIG = "spectrocluster:index:getHostClusterConfig";

const PASSWORD = "hunter2-hunter2";
const target = { clusterUid: "c1", name: "web-0", namespace: "default" };

/** A machine with only the required members and these. */
const machine = (members: object = {}, volumes: object[] = []) => ({
  metadata: { name: "web-0", namespace: "default" },
  spec: { template: { spec: { domain: { devices: {} }, volumes } } },
  ...members,
});
const cloudInit = (userData?: string) => [
  { name: "init", cloudInitNoCloud: { ...(userData === undefined ? {} : { userData }), secretRef: { name: "s" } } },
];

describe("the plugin's functions", () => {
  sharePlugin();
  const emulator = useEmulator({ uid: "c1" });

  const run = (test: (plugin: Plugin) => Promise<void>, more: Record<string, unknown> = {}) =>
    withPlugin(test, { baseUrl: emulator.baseUrl, apiKey: secret(emulator.apiKey), ...more });
  const respondWith = (body: object) => {
    emulator.machines.splice(0, 1, { ...target, body });
  };
  /** The message of a call's error. */
  const detailsOf = async (call: Promise<unknown>) => (await errorOf<ServiceError>(call)).details;

  it("read a machine without sensitive content", () =>
    run(
      async ({ invoke, logged }) => {
        respondWith(machine({ status: { ready: true } }, cloudInit(PASSWORD)));
        assert.deepEqual(await invoke(MACHINE, target), machine({ status: { ready: true } }, cloudInit()));
        const [request] = emulator.requests;
        assert.equal(request?.url, "/v1/spectroclusters/c1/vms/web-0?namespace=default");
        assert.equal(request?.headers["projectuid"], "p");
        await invoke(MACHINE, { ...target, projectUid: secret("q") });
        assert.equal(emulator.requests[1]?.headers["projectuid"], "q");
        assert.deepEqual(logged("warning"), []);
      },
      { projectUid: "p" },
    ));

  it("return sensitive content as a secret with includeSensitive", () =>
    run(async ({ invoke }) => {
      const { metadata, spec } = machine({}, cloudInit(PASSWORD));
      respondWith({ metadata, spec });
      const all = { clusterUid: "c1" };
      for (const [name, args, sensitive, usual] of [
        [MACHINE, target, { metadata: secret(metadata), spec: secret(spec) }, machine({}, cloudInit())],
        [
          MACHINES,
          all,
          { virtualMachines: secret([{ metadata, spec }]) },
          { virtualMachines: [machine({}, cloudInit())] },
        ],
      ] as const) {
        assert.deepEqual(await invoke(name, { ...args, includeSensitive: true }), sensitive);
        assert.deepEqual(await invoke(name, { ...args, includeSensitive: false }), usual);
      }
    }));

  it("read the inputs of the search filter and the configuration of a cluster, and find clusters", () =>
    run(async ({ invoke }) => {
      const inputs = { environment: { type: "list", values: [{ name: "dev", uid: "u" }] } };
      emulator.searchInputs = { inputs };
      assert.deepEqual(await invoke(INPUTS), { inputs });
      const found = { isHostCluster: true, hostCluster: { uid: "h" }, clusterEndpoint: { type: "Ingress" } };
      const nulls = { clusterGroup: null, clusterEndpoint: { type: "Ingress", config: null } } as object;
      emulator.addCluster({ uid: "c1", hostClusterConfig: { ...found, ...nulls } });
      assert.deepEqual(await invoke(CONFIG, { clusterUid: "c1" }), found);
      emulator.addCluster({ uid: "c2", name: "prod-2", labels: { tier: "gold" } });
      const filters = [{ property: "clusterName", operator: "beginsWith", values: ["prod-"] }];
      const { clusters } = await invoke(CLUSTERS, { filters, validation: "strict" });
      const summary = { cloudType: "aws", state: "Running", healthState: "Healthy" };
      assert.deepEqual(clusters, [{ uid: "c2", name: "prod-2", labels: { tier: "gold" }, ...summary }]);
      assert.match(
        await detailsOf(invoke(CLUSTERS, { filters: [{ property: "naem", values: ["x"] }] })),
        /search\/schema lists the properties/,
      );
    }));

  it("warn once about differences from the reference", () =>
    run(async ({ invoke, logged }) => {
      respondWith(machine({ metadata: { name: "other", namespace: "default" } }));
      for (let times = 0; times < 3; times++) await invoke(MACHINE, target);
      assert.deepEqual(logged("warning"), [
        {
          message:
            'Virtual machine "web-0" in namespace "default" of cluster "c1" has unexpected values:\n' +
            '- metadata.name is "other", but "web-0" was requested',
          urn: "",
        },
      ]);
      const strict = await detailsOf(invoke(MACHINE, { ...target, validation: "strict" }));
      assert.match(strict, /validation: "standard" only warns about this/);
    }));

  it("reject invalid arguments and options before any request", () =>
    run(async ({ invoke }) => {
      assert.equal(
        await detailsOf(invoke(MACHINE, { clusterUid: "c1", nmae: "web-0", namespace: " " })),
        "The arguments of getVirtualMachine are invalid:\n- name is required but missing\n" +
          '- nmae is not a known member (value "web-0"); did you mean name?\n' +
          '- namespace must be the namespace of a virtual machine without surrounding white space or control characters, not " "',
      );
      assert.match(
        await detailsOf(invoke(MACHINE, { ...target, validation: "lax", includeSensitive: "yes" })),
        /^The options of getVirtualMachine for "web-0" are invalid:\n- includeSensitive .*\n- validation /,
      );
      assert.match(
        await detailsOf(invoke(MACHINE, { ...target, validaton: "off" })),
        /^The options of .*\n- validaton is not a known member \(value "off"\); did you mean validation\?$/,
      );
      assert.match(await detailsOf(invoke(INPUTS, { project: "p" })), /project is not a known member .* projectUid\?/);
      assert.match(await detailsOf(invoke(INPUTS, { includeSensitive: true })), /includeSensitive is not a known/);
      assert.match(await detailsOf(invoke(CONFIG)), /clusterUid is missing: did a search find no cluster/);
      assert.equal(emulator.requests.length, 0);
    }));

  it("quote no argument but UIDs, no value and no message of the service if an argument is secret", () =>
    run(async ({ invoke, logged }) => {
      const args = { ...target, name: secret("top-secret"), namespace: "apart" };
      assert.match(
        await detailsOf(invoke(MACHINE, args)),
        new RegExp(
          '^Cannot read virtual machine "\\(may be secret\\)" in namespace "\\(may be secret\\)" of cluster "c1":\n' +
            `GET ${emulator.baseUrl} returned 404 \\(code ResourceNotFound, ref [^,]+, message omitted because an argument is secret\\)\\.\n` +
            "Check its name and namespace, the cluster UID and the project\\.",
        ),
      );
      emulator.machines.push({ clusterUid: "c1", namespace: "apart", name: "top-secret", body: machine() });
      await invoke(MACHINE, args);
      const text =
        'Virtual machine "(may be secret)" in namespace "(may be secret)" of cluster "c1" has unexpected values:\n' +
        '- metadata.name violates the rule "other-machine" (value omitted because an argument is secret)';
      assert.ok(logged("warning")[0]?.message.startsWith(text), logged("warning")[0]?.message);

      const filters = [{ property: "top-secret", values: ["top-secret"] }];
      const messages = [
        await detailsOf(invoke(MACHINE, { ...args, validation: "strict" })),
        await detailsOf(invoke(MACHINE, { ...args, name: secret("top-secret ") })),
        await detailsOf(invoke(CLUSTERS, { filters: secret(filters) })),
        await detailsOf(invoke(CLUSTERS, { filters: secret(filters), projectUid: 7 })),
        await detailsOf(invoke(MACHINES, { clusterUid: "c9", namespaces: secret(["top-secret"]) })),
      ];
      for (const message of [...messages, ...logged("warning").map((each) => each.message)]) {
        assert.doesNotMatch(message, /top-secret|apart/);
      }
    }));

  it("list the functions if the token is unknown", () =>
    run(async ({ invoke }) => {
      assert.equal(
        await detailsOf(invoke("spectrocluster:index:getVirtualMachin")),
        'There is no function "spectrocluster:index:getVirtualMachin" in pulumi-spectrocluster; ' +
          `did you mean ${MACHINE}?`,
      );
      const names = Object.keys(FUNCTIONS).map((name) => `spectrocluster:index:${name}`);
      assert.ok((await detailsOf(invoke("aws:s3:getBucket"))).endsWith(`; supported: ${names.join(", ")}`));
    }));

  it("need settings only after the arguments are validated", () =>
    withPlugin(async ({ invoke }) => {
      assert.match(await detailsOf(invoke(CONFIG, {})), /clusterUid is missing: did a search find no cluster/);
      assert.match(await detailsOf(invoke(INPUTS)), /^pulumi-spectrocluster is not configured\./);
    }, {}));
});
