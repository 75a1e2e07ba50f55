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
  let calls: pulumi.runtime.MockCallArgs[] = [];

  useMocks({
    newResource: ({ inputs, name }) => ({ id: `${name}-id`, state: inputs }),
    call: (args) => {
      calls.push(args);
      return { spec: { args: args.inputs } };
    },
  });
  beforeEach(() => {
    calls = [];
  });

  /** The calls of the mock. */
  const received = () => calls.map(({ token, inputs }) => [token, inputs]);

  const MACHINE = "spectrocluster:index:getVirtualMachine";
  const ignored = { async: true, version: "1.0.0" } as object;
  const asPromise = { ...machineArgs, name: pulumi.output("web-0"), projectUid: Promise.resolve("p") };
  const property = "clusterName" as const;
  const cases: [string, () => Promise<unknown>, string, object][] = [
    [
      "getVirtualMachine with options, also with those of Pulumi that it ignores",
      () => getVirtualMachine(machineArgs, { includeSensitive: true, validation: "strict", ...ignored }),
      "getVirtualMachine",
      machineArgs,
    ],
    [
      "getVirtualMachineOutput with an output and a promise",
      () => resolved(getVirtualMachineOutput(asPromise)),
      "getVirtualMachine",
      { ...machineArgs, projectUid: "p" },
    ],
    [
      "getClustersOutput with an output in a filter",
      () => resolved(getClustersOutput({ filters: [{ property, values: [pulumi.output("prod-")] }] })),
      "getClusters",
      { filters: [{ property, values: ["prod-"] }] },
    ],
  ];
  for (const [name, call, token, args] of cases) {
    it(`${name} calls the mock`, async () => {
      assert.deepEqual(await call(), { spec: { args } });
      assert.deepEqual(received(), [[`spectrocluster:index:${token}`, args]]);
    });
  }

  for (const { name, args } of FUNCTION_ARGS) {
    it(`${name} and ${name}Output call the mock of this name`, async () => {
      const { [name]: call, [`${name}Output` as const]: callOutput } = spectrocluster;
      await call(args as never);
      await resolved<unknown>(callOutput(args as never));
      const expected = [`spectrocluster:index:${name}`, args];
      assert.deepEqual(received(), [expected, expected]);
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
    const wrong = { ...machineArgs, namespace: " " };
    await assert.rejects(getVirtualMachine(wrong), ValidationError);
    assert.throws(() => getVirtualMachineOutput(wrong), ValidationError);
    const outputs = { ...machineArgs, name: pulumi.output("web-0") } as unknown as typeof machineArgs;
    await assert.rejects(getVirtualMachine(outputs), /An argument of getVirtualMachine is an output or a promise\./);
    assert.deepEqual(received(), []);
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
    assert.deepEqual(received(), Array(3).fill([MACHINE, machineArgs]));
  });

  it("accept outputs of resources as arguments, and resources as dependencies", async () => {
    const host = new HostClusterConfig("host", { clusterUid: "c9", isHostCluster: true });
    const group = new pulumi.ComponentResource("app:Group", "group");
    const machine = getVirtualMachineOutput(
      { ...machineArgs, clusterUid: host.clusterUid },
      { dependsOn: [host, group] },
    );
    await resolved(machine);
    assert.deepEqual(received(), [[MACHINE, { ...machineArgs, clusterUid: "c9" }]]);
  });

  it("accept any provider", async () => {
    const provider = new Provider("east", {});
    const parent = new pulumi.ComponentResource("app:Group", "other", {}, { providers: [provider] });
    await getVirtualMachine(machineArgs, { provider });
    await resolved(getVirtualMachineOutput(machineArgs, { provider }));
    await resolved(getVirtualMachineOutput(machineArgs, { parent }));
    assert.equal(calls.length, 3);
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

  for (const [name, call] of [
    ["an argument", "getVirtualMachineOutput({ ...args, name: Promise.reject(error) })"],
    ["all arguments", "getVirtualMachineOutput(Promise.reject(error))"],
    [
      "an argument of a sensitive result",
      "getVirtualMachineOutput({ ...args, name: Promise.reject(error) }, { includeSensitive: true })",
    ],
    ["a dependency", "getVirtualMachineOutput(args, { dependsOn: Promise.reject(error) })"],
  ] as const) {
    it(`report ${name} that is a rejected promise as one error`, async () => {
      const program = `
        const pulumi = require("@pulumi/pulumi");
        const { getVirtualMachineOutput } = require("pulumi-spectrocluster");
        pulumi.runtime.setMocks({ newResource: () => ({ id: "", state: {} }), call: () => ({}) });
        const reported = new Set(); // Pulumi prints each error object once.
        process.on("unhandledRejection", (error) => reported.add(error));
        const args = { clusterUid: "c1", namespace: "default", name: "web-0" };
        const error = new Error("not available");
        ${call};
        setTimeout(() => console.log(JSON.stringify(Array.from(reported, ({ message }) => message))), 200);`;
      const { stdout } = await execa(process.execPath, ["-e", program]);
      assert.deepEqual(JSON.parse(stdout), ["not available"]);
    });
  }
});
