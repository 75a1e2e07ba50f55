import assert from "node:assert/strict";
import * as pulumi from "@pulumi/pulumi";
import { execa } from "execa";
import * as spectrocluster from "pulumi-spectrocluster";
import {
  getClusterSearchInputsOutput,
  getClustersOutput,
  getVirtualMachine,
  getVirtualMachineOutput,
  HostClusterConfig,
  Provider,
  ValidationError,
} from "pulumi-spectrocluster";
import { FUNCTION_ARGS } from "../support/functionArgs.mjs";
import { useMocks } from "../support/useMocks.mjs";

const machineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

/** The value of an output. */
const resolved = <T,>(output: pulumi.Output<T>) => new Promise<T>((resolve) => void output.apply(resolve));

/** The value of an output, or the error that rejects it. */
const resultOf = <T,>(output: pulumi.Output<T>) => (output as unknown as { promise(): Promise<T> }).promise();

describe("functions in a user's unit test with mocks", () => {
  /** The calls of the mock. */
  let received: [token: string, inputs: object][] = [];

  useMocks({
    newResource: ({ inputs, name }) => ({ id: `${name}-id`, state: inputs }),
    call: ({ token, inputs }) => {
      received.push([token, inputs]);
      return { spec: { args: inputs } };
    },
  });
  beforeEach(() => {
    received = [];
  });

  const MACHINE = "spectrocluster:index:getVirtualMachine";

  it("call the mock with the values of outputs and promises, and without options", async () => {
    const ignored = { async: true, version: "1.0.0" } as object;
    const machine = await getVirtualMachine(machineArgs, { includeSensitive: true, validation: "off", ...ignored });
    assert.deepEqual(machine, { spec: { args: machineArgs } });
    const inputs = { ...machineArgs, name: pulumi.output("web-0"), projectUid: Promise.resolve("p") };
    await resolved(getVirtualMachineOutput(inputs));
    const filterBy = (value: pulumi.Input<string>) => ({
      filters: [{ property: "clusterName" as const, values: [value] }],
    });
    await resolved(getClustersOutput(filterBy(pulumi.output("prod-"))));
    assert.deepEqual(received, [
      [MACHINE, machineArgs],
      [MACHINE, { ...machineArgs, projectUid: "p" }],
      ["spectrocluster:index:getClusters", filterBy("prod-")],
    ]);
  });

  it("accept an instance of a class, of which the mock receives the members that Pulumi's SDK serializes", async () => {
    class Machine {
      readonly clusterUid = "c1";
      readonly namespace = "default";
      readonly name = pulumi.output("web-0") as unknown as string;
      get label() {
        return this.name;
      }
    }
    await resolved(getVirtualMachineOutput(new Machine()));
    assert.deepEqual(received, [[MACHINE, machineArgs]]);
  });

  for (const { name, args } of FUNCTION_ARGS) {
    it(`${name} and ${name}Output call the mock of this name`, async () => {
      const { [name]: call, [`${name}Output` as const]: callOutput } = spectrocluster;
      await call(args as never);
      await resolved<unknown>(callOutput(args as never));
      const expected = [`spectrocluster:index:${name}`, args];
      assert.deepEqual(received, [expected, expected]);
    });
  }

  it("return outputs whose members can be read, also absent ones", async () => {
    const machine = getVirtualMachineOutput(machineArgs);
    const [args, ready, inputs] = await Promise.all([
      resolved(machine.spec.apply((spec) => spec)),
      resolved(machine.status.apply((status) => status?.ready ?? "unknown")),
      resolved(getClusterSearchInputsOutput().inputs.apply((inputs) => inputs ?? "none")),
    ]);
    assert.deepEqual([args, ready, inputs], [{ args: machineArgs }, "unknown", "none"]);
  });

  it("reject invalid arguments, and outputs in the plain form", async () => {
    const cycle: Record<string, unknown> = {};
    Object.assign(cycle, { list: [cycle, { other: cycle }] });
    for (const wrong of [{ namespace: " " }, { namespace: cycle as unknown as string }]) {
      await assert.rejects(getVirtualMachine({ ...machineArgs, ...wrong }), ValidationError);
      assert.throws(() => getVirtualMachineOutput({ ...machineArgs, ...wrong }), ValidationError);
    }
    for (const [clusterUid, reason] of [
      [undefined, /clusterUid is undefined\. Likely causes: a missing await or \.apply, .*getCluster returns uid/],
      [pulumi.output(undefined), /clusterUid is required, but has no value: /],
    ] as const) {
      const args = { ...machineArgs, name: pulumi.output("web-0"), clusterUid: clusterUid as unknown as string };
      await assert.rejects(resultOf(getVirtualMachineOutput(args)), reason);
    }
    const outputs = { ...machineArgs, name: pulumi.output("web-0") } as unknown as typeof machineArgs;
    await assert.rejects(getVirtualMachine(outputs), /An argument of getVirtualMachine is an output or a promise\./);
    assert.deepEqual(received, []);
  });

  it("ignore absent options, and reject a dependency that is not a resource", async () => {
    const none = null as unknown as undefined;
    await getVirtualMachine(machineArgs, none);
    await resolved(getVirtualMachineOutput(machineArgs, none));
    const absent = { provider: null, parent: null, dependsOn: [undefined, null] };
    await resolved(getVirtualMachineOutput(machineArgs, absent as object));
    for (const dependsOn of ["host", [{ urn: "urn" }]]) {
      const machine = getVirtualMachineOutput(machineArgs, { dependsOn } as object);
      await assert.rejects(resultOf(machine), /dependsOn of a function contains a value that is not a resource/);
    }
    assert.deepEqual(received, Array(3).fill([MACHINE, machineArgs]));
  });

  it("accept outputs of resources as arguments, resources as dependencies, and any provider", async () => {
    const host = new HostClusterConfig("host", { clusterUid: "c9", isHostCluster: true });
    const provider = new Provider("east", {});
    const parent = new pulumi.ComponentResource("app:Group", "group", {}, { providers: [provider] });
    const args = { ...machineArgs, clusterUid: host.clusterUid };
    await resolved(getVirtualMachineOutput(args, { dependsOn: [host, parent] }));
    await getVirtualMachine(machineArgs, { provider });
    for (const options of [{ provider }, { parent }]) await resolved(getVirtualMachineOutput(machineArgs, options));
    const [first, ...others] = received;
    assert.deepEqual(first, [MACHINE, { ...machineArgs, clusterUid: "c9" }]);
    assert.deepEqual(others, Array(3).fill([MACHINE, machineArgs]));
  });

  it("mark only sensitive results as secret, and those of a secret argument", async () => {
    for (const [args, includeSensitive, isSecret] of [
      [machineArgs, true, true],
      [machineArgs, false, false],
      [{ ...machineArgs, name: pulumi.secret("web-0") }, false, true],
    ] as const) {
      assert.equal(await pulumi.isSecret(getVirtualMachineOutput(args, { includeSensitive })), isSecret);
    }
  });

  it("report a rejected promise of an argument, of all, of a sensitive result and of a dependency as one error each", async () => {
    const program = `
      const pulumi = require("@pulumi/pulumi");
      const { getVirtualMachineOutput } = require("pulumi-spectrocluster");
      pulumi.runtime.setMocks({ newResource: () => ({ id: "", state: {} }), call: () => ({}) });
      const reported = new Set(); // Pulumi prints each error object once.
      process.on("unhandledRejection", (error) => reported.add(error));
      const args = { clusterUid: "c1", namespace: "default", name: "web-0" };
      const rejected = (name) => Promise.reject(new Error(name));
      getVirtualMachineOutput({ ...args, name: rejected("argument") });
      getVirtualMachineOutput(rejected("all"));
      getVirtualMachineOutput({ ...args, name: rejected("sensitive") }, { includeSensitive: true });
      getVirtualMachineOutput(args, { dependsOn: rejected("dependency") });
      setTimeout(() => console.log(JSON.stringify(Array.from(reported, ({ message }) => message))), 200);`;
    const { stdout } = await execa(process.execPath, ["-e", program]);
    assert.deepEqual(JSON.parse(stdout).sort(), ["all", "argument", "dependency", "sensitive"]);
  });
});
