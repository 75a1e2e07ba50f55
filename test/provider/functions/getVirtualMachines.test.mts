import assert from "node:assert/strict";
import { ValidationError } from "../../../provider/errors.js";
import { getVirtualMachines } from "../../../provider/functions/getVirtualMachines.js";
import type { VirtualMachineReadOptions } from "../../../provider/model/functions.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { failureOf } from "../api/failureOf.mjs";
import { testRun } from "../run/testRun.mjs";
import { machine } from "../validation/machines.mjs";

const PASSWORD = "hunter2-hunter2";

describe("getVirtualMachines", () => {
  const emulator = useEmulator({ uid: "c1", projectUid: "p1" });

  const read = (namespaces?: string[], options?: VirtualMachineReadOptions) =>
    getVirtualMachines.call(
      async () => testRun(emulator),
      { clusterUid: "c1", projectUid: "p1", ...(namespaces && { namespaces }) },
      options,
    );
  const failure = (namespaces?: string[]) => failureOf(read(namespaces), emulator, [PASSWORD]);
  const namesOf = async (namespaces?: string[], options?: VirtualMachineReadOptions) =>
    (await read(namespaces, options)).value.virtualMachines.map(
      ({ metadata }) => `${metadata?.namespace}/${metadata?.name}`,
    );

  const named = (name: string | undefined, namespace: string) => machine({ metadata: { name, namespace } });
  function add(namespace: string, name: string, parts?: Record<string, object>): void {
    const body = machine({ metadata: { name, namespace }, ...parts });
    emulator.machines.push({ clusterUid: "c1", name, namespace, body });
  }
  const withCloudInit = (userData: unknown, more: object = {}) => ({
    instance: { volumes: [{ name: "v", cloudInitNoCloud: { userData } }], ...more },
  });
  const respondWith = (...items: unknown[]) => emulator.fail({ status: 200, body: { items } });

  it("returns the machines of all namespaces, sorted by namespace and name", async () => {
    for (const name of ["b/x", "a/z", "B/y", "a/y"]) add(name.charAt(0), name.charAt(2));
    assert.deepEqual(await namesOf(), ["B/y", "a/y", "a/z", "b/x"]);
    assert.equal(emulator.requests[0]?.url, "/v1/spectroclusters/c1/vms?limit=50");
  });

  it("returns the machines of some namespaces", async () => {
    for (const namespace of ["a", "b", "c"]) add(namespace, "x");
    assert.deepEqual(await namesOf(["c", "a"]), ["a/x", "c/x"]);
    assert.equal(emulator.requests[0]?.url, "/v1/spectroclusters/c1/vms?limit=50&namespace=c%2Ca");
  });

  it("returns a machine of two pages once, and each without a name", async () => {
    const page = (names: (string | undefined)[], next: string) => ({
      status: 200,
      body: { items: names.map((name) => named(name, "a")), metadata: { continue: next } },
    });
    emulator.fail(page(["x", "y"], "1"), page([], "2"), page(["y", "z", undefined, undefined], ""));
    const names = await namesOf(undefined, { validation: "off" });
    assert.deepEqual(names, ["a/undefined", "a/undefined", "a/x", "a/y", "a/z"]);
  });

  it("uses the reference's names, and removes nulls and sensitive content", async () => {
    const networks = [{ name: "n", multus: { networkName: "x" } }];
    add("a", "x", withCloudInit(PASSWORD, { networks, hostname: null }));
    const { value } = await read();
    assert.deepEqual(value.virtualMachines[0]?.spec.template.spec, {
      domain: { devices: {} },
      volumes: [{ name: "v", cloudInitNoCloud: {} }],
      networks: [{ name: "n", multiNic: { networkName: "x" } }],
    });
    const sensitive = await read(undefined, { includeSensitive: true });
    const volumes = [{ name: "v", cloudInitNoCloud: { userData: PASSWORD } }];
    assert.deepEqual(sensitive.value.virtualMachines[0]?.spec.template.spec?.volumes, volumes);
    assert.equal(getVirtualMachines.returnsSecret({ includeSensitive: true }), true);
  });

  it("names each machine that does not match the reference, and quotes the sensitive content of none", async () => {
    for (let index = 0; index < 998; index += 1) add("a", `web-${index}`, withCloudInit(PASSWORD));
    add("y", "quoting", { status: { ready: PASSWORD } as object });
    add("z", "last", { status: { ready: 7 } as object });
    const error = await failure();
    assert.ok(error instanceof ValidationError);
    assert.match(error.message, /\n- virtualMachines\[998\]\.status\.ready .*, not the value given \(may be secret\)/);
    assert.match(error.message, /\n- virtualMachines\[999\]\.status\.ready .*, not 7 \(.*"last" in namespace "z"\)$/);
    assert.equal(error.findings[0]?.pointer, "/virtualMachines/998/status/ready");
  });

  it("reports items that are not machines", async () => {
    respondWith(7, null, { message: "ok" }, { metadata: { namespace: "a" }, spec: {} });
    const { message } = await failure();
    assert.match(message, /- virtualMachines\[0\] must be an object.* \(a virtual machine without a name\)/);
    for (const member of ["[2].metadata", "[2].spec", "[3].metadata.name"])
      assert.ok(message.includes(`- virtualMachines${member} is required but missing`), message);
  });

  for (const [namespaces, problem] of [
    [[], "namespaces must not be empty: omit it to read all namespaces"],
    [[""], "namespaces[0] must not be blank"],
    [["a", "b,c"], "namespaces[1] must be a namespace without surrounding white space or control characters or commas"],
  ] as const) {
    it(`rejects the namespaces ${JSON.stringify(namespaces)} before any request`, async () => {
      const { message } = await failure([...namespaces]);
      assert.ok(message.startsWith(`The arguments of getVirtualMachines are invalid:\n- ${problem}`), message);
      assert.equal(emulator.requests.length, 0);
    });
  }
});
