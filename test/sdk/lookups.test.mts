import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import {
  getClusterSearchInputs,
  getClusterSearchInputsOutput,
  getHostClusterConfig,
  getHostClusterConfigOutput,
  getVirtualMachine,
  getVirtualMachineOutput,
  HostClusterConfig,
  Provider,
  ValidationError,
} from "pulumi-spectrocluster";

const machineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

/** What the output resolves to. */
const resolved = <T,>(output: pulumi.Output<T>) => new Promise<T>((resolve) => void output.apply(resolve));

/** The same, or why it does not. */
const resultOf = <T,>(output: pulumi.Output<T>) => (output as unknown as { promise(): Promise<T> }).promise();

describe("lookups in a user's unit test with mocks", () => {
  let calls: pulumi.runtime.MockCallArgs[] = [];

  before(() =>
    pulumi.runtime.setMocks({
      newResource: ({ inputs, name }) => ({ id: `${name}-id`, state: inputs }),
      call: (args) => {
        calls.push(args);
        return { spec: { args: args.inputs } };
      },
    }),
  );
  beforeEach(() => {
    calls = [];
  });

  /** Who was asked what, and nobody else: no mock, address or key is needed for more. */
  const asked = () => calls.map(({ token, inputs }) => [token, inputs]);

  const MACHINE = "spectrocluster:index:getVirtualMachine";
  const SETTING = "spectrocluster:index:getHostClusterConfig";
  const INPUTS = "spectrocluster:index:getClusterSearchInputs";
  const cases: [string, () => Promise<unknown>, string, object][] = [
    ["getVirtualMachine", () => getVirtualMachine(machineArgs), MACHINE, machineArgs],
    [
      "getVirtualMachine with options",
      () => getVirtualMachine(machineArgs, { includeSensitive: true, validation: "strict" }),
      MACHINE,
      machineArgs,
    ],
    [
      "getVirtualMachineOutput",
      () =>
        resolved(
          getVirtualMachineOutput({ ...machineArgs, name: pulumi.output("web-0"), projectUid: Promise.resolve("p") }),
        ),
      MACHINE,
      { ...machineArgs, projectUid: "p" },
    ],
    [
      "getVirtualMachine with options of Pulumi's own that mean nothing here",
      () => getVirtualMachine(machineArgs, { async: true, version: "1.0.0" } as object),
      MACHINE,
      machineArgs,
    ],
    [
      "getVirtualMachineOutput of plain values",
      () => resolved(getVirtualMachineOutput(machineArgs)),
      MACHINE,
      machineArgs,
    ],
    ["getHostClusterConfig", () => getHostClusterConfig({ clusterUid: "c1" }), SETTING, { clusterUid: "c1" }],
    [
      "getHostClusterConfigOutput",
      () => resolved(getHostClusterConfigOutput({ clusterUid: pulumi.output("c1"), projectUid: "p" })),
      SETTING,
      { clusterUid: "c1", projectUid: "p" },
    ],
    ["getClusterSearchInputs", () => getClusterSearchInputs(), INPUTS, {}],
    [
      "getClusterSearchInputs of a project",
      () => getClusterSearchInputs({ projectUid: "p" }),
      INPUTS,
      { projectUid: "p" },
    ],
    ["getClusterSearchInputsOutput", () => resolved(getClusterSearchInputsOutput()), INPUTS, {}],
    [
      "getClusterSearchInputsOutput of a project",
      () => resolved(getClusterSearchInputsOutput({ projectUid: pulumi.output("p") })),
      INPUTS,
      { projectUid: "p" },
    ],
  ];
  for (const [name, lookup, token, args] of cases) {
    it(`${name} asks the mock`, async () => {
      assert.deepEqual(await lookup(), { spec: { args } });
      assert.deepEqual(asked(), [[token, args]]);
    });
  }

  it("give outputs whose members can be read off them, also those that are missing", async () => {
    const machine = getVirtualMachineOutput(machineArgs);
    const [args, ready, inputs] = await Promise.all([
      resolved(machine.spec.apply((spec) => spec)),
      resolved(machine.status.apply((status) => status?.ready ?? "unknown")),
      resolved(getClusterSearchInputsOutput().inputs.apply((inputs) => inputs ?? "none")),
    ]);
    assert.deepEqual([args, ready, inputs], [{ args: machineArgs }, "unknown", "none"]);
  });

  it("refuse wrong arguments, as without mocks", async () => {
    const wrong = { ...machineArgs, namespace: " " };
    await assert.rejects(getVirtualMachine(wrong), ValidationError);
    assert.throws(() => getVirtualMachineOutput(wrong), ValidationError);
    assert.deepEqual(asked(), []);
  });

  it("send the plain variant's user with outputs to the other one", async () => {
    const outputs = { ...machineArgs, name: pulumi.output("web-0") } as unknown as typeof machineArgs;
    await assert.rejects(getVirtualMachine(outputs), /an output or a promise, which getVirtualMachineOutput takes/);
    assert.deepEqual(asked(), []);
  });

  it("skip what is absent from the options, and refuse what is no resource", async () => {
    const absent = { provider: null, parent: null, dependsOn: [undefined, null] };
    await resolved(getVirtualMachineOutput(machineArgs, absent as object));
    assert.equal(calls.length, 1);
    for (const dependsOn of ["host", [{ urn: "urn" }]]) {
      const machine = getVirtualMachineOutput(machineArgs, { dependsOn } as object);
      await assert.rejects(resultOf(machine), /dependsOn of a lookup holds something that is no resource/);
    }
    assert.equal(calls.length, 1);
  });

  it("take arguments and dependencies from resources", async () => {
    const host = new HostClusterConfig("host", { clusterUid: "c9", isHostCluster: true });
    const group = new pulumi.ComponentResource("app:Group", "group");
    const machine = getVirtualMachineOutput(
      { ...machineArgs, clusterUid: host.clusterUid },
      { dependsOn: [host, group] },
    );
    await resolved(machine);
    assert.deepEqual(asked(), [[MACHINE, { ...machineArgs, clusterUid: "c9" }]]);
  });

  it("take any provider, whose settings nobody needs", async () => {
    const provider = new Provider("east", {});
    const parent = new pulumi.ComponentResource("app:Group", "other", {}, { providers: [provider] });
    await getVirtualMachine(machineArgs, { provider });
    await resolved(getVirtualMachineOutput(machineArgs, { provider }));
    await resolved(getVirtualMachineOutput(machineArgs, { parent }));
    assert.equal(calls.length, 3);
  });

  it("make a secret of what is sensitive, and of nothing else", async () => {
    const isSecret = (output: pulumi.Output<unknown>) => pulumi.isSecret(output);
    assert.equal(await isSecret(getVirtualMachineOutput(machineArgs, { includeSensitive: true })), true);
    assert.equal(await isSecret(getVirtualMachineOutput(machineArgs)), false);
    assert.equal(
      await isSecret(getVirtualMachineOutput({ ...machineArgs, name: pulumi.secret("web-0") })),
      true,
      "made of a secret",
    );
  });
});
