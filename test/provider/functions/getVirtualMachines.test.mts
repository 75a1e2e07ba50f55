import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { NotFoundError, ValidationError } from "../../../provider/errors.js";
import { getVirtualMachines } from "../../../provider/functions/getVirtualMachines.js";
import { warningAbout } from "../../../provider/functions/result.js";
import type { GetVirtualMachinesArgs, VirtualMachineReadOptions } from "../../../provider/model/functions.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";
import { failureOf } from "../api/failureOf.mjs";

const PASSWORD = "hunter2-hunter2";

describe("getVirtualMachines", () => {
  const emulator = useEmulator({ uid: "c1", projectUid: "p1" });

  const target = { clusterUid: "c1", projectUid: "p1" };
  const read = (args: unknown = {}, options?: VirtualMachineReadOptions, values: SettingValues = {}) =>
    getVirtualMachines.call(
      async () => emulatorConnection(emulator, values),
      { ...target, ...(args as object) } as GetVirtualMachinesArgs,
      options,
    );
  const failure = (args?: unknown, options?: VirtualMachineReadOptions, values?: SettingValues) =>
    failureOf(read(args, options, values), emulator, [PASSWORD]);
  const namesOf = async (args?: unknown) =>
    (await read(args)).value.virtualMachines.map(({ metadata }) => `${metadata?.namespace}/${metadata?.name}`);

  /** A machine with only the required members and these. */
  const machine = (names: object, { spec, ...members }: Record<string, object> = {}) => ({
    metadata: names,
    ...members,
    spec: { template: { spec: { domain: { devices: {} } } }, ...spec },
  });
  function add(namespace: string, name: string, members?: Record<string, object>): void {
    emulator.machines.push({ clusterUid: "c1", name, namespace, body: machine({ name, namespace }, members) });
  }
  const withCloudInit = (userData: unknown) => ({
    spec: {
      template: { spec: { domain: { devices: {} }, volumes: [{ name: "v", cloudInitNoCloud: { userData } }] } },
    },
  });

  it("returns the machines of all namespaces, sorted by namespace and name", async () => {
    for (const [namespace, name] of [
      ["b", "x"],
      ["a", "z"],
      ["B", "y"],
      ["a", "y"],
    ] as const)
      add(namespace, name);
    assert.deepEqual(await namesOf(), ["B/y", "a/y", "a/z", "b/x"]);
    assert.equal(emulator.requests[0]?.url, "/v1/spectroclusters/c1/vms?limit=50");
    assert.equal(emulator.requests[0]?.headers["projectuid"], "p1");
  });

  it("returns the machines of some namespaces, and warns about others", async () => {
    for (const namespace of ["a", "b", "c"]) add(namespace, "x");
    assert.deepEqual(await namesOf({ namespaces: ["c", "a"] }), ["a/x", "c/x"]);
    assert.equal(emulator.requests[0]?.url, "/v1/spectroclusters/c1/vms?limit=50&namespace=c%2Ca");
    emulator.fail({ status: 200, body: { items: [machine({ name: "x", namespace: "b" })] } });
    assert.match(
      warningAbout(await read({ namespaces: ["a"] })) ?? "",
      /\n- virtualMachines\[0\]\.metadata\.namespace is "b", which was not requested \(virtual machine "x"/,
    );
  });

  it("says at the limit of a list how to read a part of it", async () => {
    const body = JSON.stringify({ items: [machine({ name: "a", namespace: "a" })], listmeta: { count: 10_001 } });
    emulator.fail({ status: 200, headers: { "content-type": "application/json" }, body });
    const { message } = await failure();
    assert.match(
      message,
      /has more than 10,000 items, or does not end\.\nSet namespaces, and read .* a few namespaces/,
    );
  });

  it("returns a machine of two pages once, and each without a name", async () => {
    const page = (names: (string | undefined)[], next: string) => ({
      status: 200,
      body: { items: names.map((name) => machine({ name, namespace: "a" })), metadata: { continue: next } },
    });
    emulator.fail(page(["x", "y"], "1"), page([], "2"), page(["y", "z", undefined, undefined], ""));
    assert.deepEqual(await namesOf(), ["a/undefined", "a/undefined", "a/x", "a/y", "a/z"]);
  });

  it("uses the reference's names, and removes nulls and sensitive content", async () => {
    const { spec } = withCloudInit(PASSWORD);
    const networks = [{ name: "n", multus: { networkName: "x" } }];
    add("a", "x", { spec: { template: { spec: { ...spec.template.spec, networks, hostname: null } } } });
    const { value } = await read({}, { validation: "strict" });
    const [template] = value.virtualMachines.map((each) => each.spec.template.spec);
    assert.deepEqual(template, {
      domain: { devices: {} },
      volumes: [{ name: "v", cloudInitNoCloud: {} }],
      networks: [{ name: "n", multiNic: { networkName: "x" } }],
    });
    const sensitive = await read({}, { includeSensitive: true });
    assert.deepEqual(sensitive.value.virtualMachines[0]?.spec.template.spec?.volumes, [
      { name: "v", cloudInitNoCloud: { userData: PASSWORD } },
    ]);
    assert.equal(getVirtualMachines.returnsSecret({ includeSensitive: true }), true);
  });

  it("names the machine that does not match the reference", async () => {
    add("a", "good");
    add("b", "bad", { status: { ready: "yes" } as object });
    const error = await failure();
    assert.ok(error instanceof ValidationError);
    assert.equal(
      error.message,
      'The list of virtual machines of cluster "c1" has unexpected values (the option validation: ' +
        '"off" disables this check):\n' +
        '- virtualMachines[1].status.ready must be true or false, not "yes" (virtual machine "bad" in namespace "b")',
    );
    assert.deepEqual(
      error.findings.map(({ pointer }) => pointer),
      ["/virtualMachines/1/status/ready"],
    );
    assert.equal((await read({}, { validation: "off" })).value.virtualMachines.length, 2);
  });

  it("quotes the sensitive content of no machine, also in messages about another one", async () => {
    add("a", "one", withCloudInit(PASSWORD));
    add("a", "two", { status: { ready: PASSWORD } as object });
    const { message } = await failure();
    assert.match(
      message,
      /- virtualMachines\[1\]\.status\.ready must be .*, not the value given \(may be secret\) \(virtual machine "two"/,
    );
  });

  it("reports items that are not machines", async () => {
    emulator.fail({ status: 200, body: { items: [7, null, { metadata: null }] } });
    const { message } = await failure();
    assert.match(message, /- virtualMachines\[0\] must be an object.* \(a virtual machine without a name\)/);
    assert.match(message, /- virtualMachines\[2\]\.spec is required but missing/);
  });

  it("warns about integers that are not exact, where they are after sorting", async () => {
    const text = JSON.stringify(machine({ name: "z", namespace: "a", generation: 1 })).replace(
      ":1}",
      ":9007199254740993}",
    );
    emulator.machines.push({ clusterUid: "c1", name: "z", namespace: "a", body: text });
    add("a", "b");
    const warning = warningAbout(await read());
    assert.match(
      warning ?? "",
      /\n- virtualMachines\[1\]\.metadata\.generation is 9007199254740993, beyond 2\^53: .* \(virtual machine "z" in namespace "a"\)/,
    );
  });

  it("validates 1,000 machines completely", async () => {
    for (let index = 0; index < 999; index += 1) add("a", `web-${index}`, withCloudInit("x"));
    add("z", "last", { status: { ready: 7 } as object });
    const { message } = await failure();
    assert.match(
      message,
      /\n- virtualMachines\[999\]\.status\.ready must be true or false, not 7 \(virtual machine "last"/,
    );
  });

  describe("rejects invalid arguments before any request:", () => {
    const rows: [string, unknown, string][] = [
      ["no namespaces", { namespaces: [] }, "namespaces must not be empty: omit it to read all namespaces"],
      [
        "an empty namespace",
        { namespaces: [""] },
        'namespaces[0] must be a namespace without surrounding white space or control characters or commas, not ""',
      ],
      ["two namespaces in one text", { namespaces: ["a", "b,c"] }, "namespaces[1] must be a namespace"],
    ];
    for (const [name, args, message] of rows) {
      it(name, async () => {
        const error = await failure(args);
        assert.ok(error instanceof ValidationError, String(error));
        assert.ok(
          error.message.startsWith(`The arguments of getVirtualMachines are invalid:\n- ${message}`),
          error.message,
        );
        assert.equal(emulator.requests.length, 0);
      });
    }
  });
});
