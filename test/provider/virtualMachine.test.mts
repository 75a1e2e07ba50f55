import assert from "node:assert/strict";
import type { SettingValues } from "../../provider/configuration.js";
import { ValidationError } from "../../provider/errors.js";
import type { GetVirtualMachineArgs, Validation, VirtualMachineAnswerOptions } from "../../provider/model/lookups.js";
import { readVirtualMachine } from "../../provider/virtualMachine.js";
import { Emulator } from "../emulator/index.mjs";
import { emulatorConnection } from "./api/emulatorConnection.mjs";

const target: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
const SENSITIVE = "hunter2-hunter2";
/** Every place that may hold passwords, and what stays beside it. */
const sensitiveMachine = {
  metadata: { annotations: { [LAST_APPLIED]: SENSITIVE, team: "web" } },
  spec: {
    dataVolumeTemplates: [{ spec: { source: { http: { url: "https://example.com", extraHeaders: [SENSITIVE] } } } }],
    template: {
      spec: {
        domain: { devices: {} },
        volumes: [
          { name: "a", cloudInitNoCloud: { userData: SENSITIVE, networkData: SENSITIVE, secretRef: { name: "s" } } },
          { name: "b", cloudInitConfigDrive: { userDataBase64: SENSITIVE, networkDataBase64: SENSITIVE } },
        ],
      },
    },
  },
};

/** A machine with only what is required, and these members. */
const machine = ({ spec, ...members }: Record<string, object> = {}) => ({
  ...members,
  spec: { template: { spec: { domain: { devices: {} } } }, ...spec },
});

describe("readVirtualMachine", () => {
  let emulator: Emulator;
  /** How often a connection was asked for. */
  let connections: number;

  beforeEach(async () => {
    connections = 0;
    emulator = await Emulator.start();
    emulator.addCluster({ uid: "c1" });
  });
  afterEach(() => emulator.stop());

  function read(
    args: unknown = target,
    options?: VirtualMachineAnswerOptions,
    values: SettingValues = {},
    connect = async () => {
      connections += 1;
      return emulatorConnection(emulator, values);
    },
  ) {
    return readVirtualMachine(connect, args as GetVirtualMachineArgs, options);
  }

  /** Has the service answer with this for the machine. */
  function answer(body: object | string): void {
    emulator.machines.splice(0, emulator.machines.length, { ...target, body });
  }

  /** The error of a lookup that is refused for values. */
  async function refusal(lookup: Promise<unknown>): Promise<ValidationError> {
    const error: unknown = await lookup.then(
      () => assert.fail("the lookup was to be refused"),
      (reason) => reason,
    );
    assert.ok(error instanceof ValidationError, String(error));
    return error;
  }

  describe("refuses before anything is sent", () => {
    const wrong: [string, unknown, string[]][] = [
      ["a missing name", { ...target, name: undefined }, ["name is missing"]],
      ["an empty name", { ...target, name: "" }, ["name must not be empty"]],
      ["a blank name", { ...target, name: " \t" }, ['name must be the name of a virtual machine, .* not " \\\\t"']],
      ["a name with white space around it", { ...target, name: "web-0 " }, ["name must be .* without white space"]],
      ["a name that is no text", { ...target, name: 7 }, ["name must be a string, not 7"]],
      ["a null name", { ...target, name: null }, ["name must be a string, not null"]],
      ["a name that climbs", { ...target, name: ".." }, ['name must be the name of a virtual machine.*not "\\.\\."']],
      ["a name that is a dot", { ...target, name: "." }, ["name must be the name of a virtual machine"]],
      ["half of a character in the name", { ...target, name: "\ud800" }, ["name must be the name"]],
      ["a control character in the name", { ...target, name: "a\u0000b" }, ["name must be the name"]],
      ["a missing namespace", { ...target, namespace: undefined }, ["namespace is missing"]],
      ["an empty namespace", { ...target, namespace: "" }, ["namespace must not be empty"]],
      ["a blank namespace", { ...target, namespace: " " }, ["namespace must be the namespace of a virtual machine"]],
      ["a missing cluster", { ...target, clusterUid: undefined }, ["clusterUid is missing"]],
      ["a blank cluster", { ...target, clusterUid: " " }, ["clusterUid must be the uid of a cluster"]],
      ["a cluster that climbs", { ...target, clusterUid: ".." }, ["clusterUid must be the uid of a cluster"]],
      ["an empty project", { ...target, projectUid: "" }, ["projectUid must not be empty"]],
      [
        "a project that no header can carry",
        { ...target, projectUid: "p\r\nApiKey: x" },
        ["projectUid must be the uid"],
      ],
      [
        "a misspelled member",
        { ...target, nameSpace: "x" },
        ["nameSpace is not a known member .*; did you mean namespace\\?"],
      ],
      ["no arguments", null, ["The arguments must be an object"]],
      ["a text for all arguments", "web-0", ["The arguments must be an object"]],
      ["a list", [target], ["The arguments must be an object"]],
      [
        "everything that is wrong, at once",
        { name: " ", clusterUid: 1, uid: "c1" },
        ["name must be", "clusterUid must be a string", "uid is not a known member", "namespace is missing"],
      ],
    ];
    for (const [name, args, problems] of wrong) {
      it(name, async () => {
        const error = await refusal(read(args));
        assert.match(error.message, /^The arguments of getVirtualMachine( for ".+")? have a problem:\n/);
        for (const problem of problems) assert.match(error.message, new RegExp(`^- ${problem}`, "m"));
        assert.equal(error.findings.length, problems.length, error.message);
        assert.deepEqual([connections, emulator.requests.length], [0, 0]);
      });
    }

    const wrongOptions: [string, unknown, string][] = [
      [
        "a text for includeSensitive",
        { includeSensitive: "false" },
        'includeSensitive must be true or false, not "false"',
      ],
      [
        "an option that is none",
        { includeSecrets: true },
        "includeSecrets is not a known member; known here: .*includeSensitive",
      ],
    ];
    for (const [name, options, problem] of wrongOptions) {
      it(name, async () => {
        const error = await refusal(read(target, options as VirtualMachineAnswerOptions));
        assert.match(
          error.message,
          new RegExp(`^The options of getVirtualMachine for "web-0" have a problem:\n- ${problem}`),
        );
        assert.deepEqual([connections, emulator.requests.length], [0, 0]);
      });
    }

    for (const validation of ["lax", "", "Strict", null, false, "toString"]) {
      it(`the option validation: ${JSON.stringify(validation)}`, async () => {
        const error = await refusal(read(target, { validation: validation as Validation }));
        assert.match(
          error.message,
          /^The options of getVirtualMachine for "web-0" have a problem:\n- validation must be "strict" or "standard" or "off"/,
        );
        assert.deepEqual([connections, emulator.requests.length], [0, 0]);
      });
    }
  });

  it("passes on why there is no connection", async () => {
    const connect = () => Promise.reject(new Error("not configured"));
    await assert.rejects(read(target, {}, {}, connect), /not configured/);
  });

  it("asks in the provider's own project, unless the arguments name another", async () => {
    answer(machine());
    await read(target, {}, { projectUid: "own" });
    await read({ ...target, projectUid: "other" }, {}, { projectUid: "own" });
    await read({ ...target, projectUid: undefined });
    const projects = emulator.requests.map(({ headers }) => headers["projectuid"]);
    assert.deepEqual(projects, ["own", "other", undefined]);
  });

  it("warns of an answer about another machine", async () => {
    answer(machine({ metadata: { name: "web-1", namespace: "prod" } }));
    const { warnings } = await read(target);
    assert.deepEqual(
      warnings.map(({ rule, path, message }) => [rule, path, message]),
      [
        ["other-machine", "metadata.name", 'is "web-1", though "web-0" was asked for'],
        ["other-machine", "metadata.namespace", 'is "prod", though "default" was asked for'],
      ],
    );
    answer(machine({ metadata: { name: "web-0", namespace: "" } }));
    assert.deepEqual((await read(target)).warnings, []);
  });

  it("lists the first 20 findings and counts the others", async () => {
    answer(machine({ metadata: { finalizers: Array(30).fill(1) } }));
    const error = await refusal(read(target));
    const lines = error.message.split("\n");
    assert.equal(lines.length, 22);
    assert.match(String(lines[20]), /^- metadata\.finalizers\[19\] must be a string, not 1$/);
    assert.equal(lines[21], "- and 10 more");
    assert.equal(error.findings.length, 30);
  });

  it("keeps members that the reference does not know", async () => {
    const grown = machine({ grown: { by: [1] } });
    answer(grown);
    const { value, warnings } = await read(target, { validation: "strict" });
    assert.deepEqual(value, grown);
    assert.deepEqual(warnings, []);
  });

  describe("sensitive content", () => {
    for (const validation of ["standard", "strict", "off"] as const) {
      it(`is left out by default (${validation})`, async () => {
        answer(sensitiveMachine);
        for (const includeSensitive of [undefined, false]) {
          const { value } = await read(target, { validation, includeSensitive });
          assert.ok(!JSON.stringify(value).includes(SENSITIVE));
          assert.deepEqual(value, {
            metadata: { annotations: { team: "web" } },
            spec: {
              dataVolumeTemplates: [{ spec: { source: { http: { url: "https://example.com" } } } }],
              template: {
                spec: {
                  domain: { devices: {} },
                  volumes: [
                    { name: "a", cloudInitNoCloud: { secretRef: { name: "s" } } },
                    { name: "b", cloudInitConfigDrive: {} },
                  ],
                },
              },
            },
          });
        }
      });

      it(`is there with includeSensitive (${validation})`, async () => {
        answer(sensitiveMachine);
        const { value } = await read(target, { validation, includeSensitive: true });
        assert.deepEqual(value, sensitiveMachine);
      });
    }

    it("is not taken from one who asked for it by another who did not", async () => {
      answer(sensitiveMachine);
      const connection = emulatorConnection(emulator);
      const connect = async () => connection;
      const [without, withIt] = await Promise.all([
        readVirtualMachine(connect, target),
        readVirtualMachine(connect, target, { includeSensitive: true }),
      ]);
      assert.equal(emulator.requests.length, 1);
      assert.ok(!JSON.stringify(without.value).includes(SENSITIVE));
      assert.deepEqual(withIt.value, sensitiveMachine);
    });

    const secretDigits = "9007199254740993";
    /** Machines of which something sensitive is wrong, or occurs where something is wrong. */
    const quoting: [string, string][] = [
      [
        "text of a wrong type around it",
        JSON.stringify(sensitiveMachine).replace(`"userData":"${SENSITIVE}"`, `"userData":["${SENSITIVE}"]`),
      ],
      ["the same text elsewhere", JSON.stringify({ ...sensitiveMachine, kind: [SENSITIVE], status: SENSITIVE })],
      [
        "the same text where only a list of values is right",
        JSON.stringify(sensitiveMachine).replace('"domain":{', `"domain":{"ioThreadsPolicy":"${SENSITIVE}",`),
      ],
      ["digits of a wrong type", JSON.stringify(sensitiveMachine).replace(`"${SENSITIVE}"`, secretDigits)],
      [
        "digits in a place that the reference does not know",
        JSON.stringify(machine({ grown: { http: { extraHeaders: [1] } } })).replace("[1]", `[${secretDigits}]`),
      ],
    ];
    for (const [name, body] of quoting) {
      for (const includeSensitive of [false, true]) {
        for (const validation of ["standard", "strict"] as const) {
          it(`is in no message: ${name} (${validation}${includeSensitive ? ", includeSensitive" : ""})`, async () => {
            answer(body);
            const said = await read(target, { validation, includeSensitive }).then(
              ({ warnings, subject }) => `${subject}\n${warnings.map(({ message }) => message).join("\n")}`,
              ({ message, findings }: ValidationError) => `${message}\n${JSON.stringify(findings)}`,
            );
            assert.doesNotMatch(said, new RegExp(`hunter2|${secretDigits}`));
          });
        }
      }
    }
  });

  describe("judges the answer:", () => {
    const inexact =
      '{"metadata":{"generation":9007199254740993},"spec":{"template":{"spec":{"domain":{"devices":{}}}}}}';
    const inexactText =
      "metadata.generation is 9007199254740993, beyond 2^53: the value here is the JavaScript number nearest to it";
    const standard = { error: [], warning: [] } as { error: string[]; warning: string[] };
    const answers: [string, object | string, typeof standard][] = [
      ["as described", machine(), standard],
      [
        "one warning",
        machine({ spec: { running: true, runStrategy: "Always" } }),
        { ...standard, warning: ["spec.runStrategy must"] },
      ],
      [
        "an error and a warning",
        machine({ metadata: { labels: [] }, spec: { running: true, runStrategy: "Always" } }),
        { error: ["metadata.labels must be an object, not a list of 0 items"], warning: ["spec.runStrategy must"] },
      ],
      ["a required member that is missing", { status: null }, { ...standard, error: ["spec is missing"] }],
      ["an integer beyond 2^53", inexact, { ...standard, warning: [inexactText] }],
      [
        "an integer beyond 2^53 in a member that the reference does not know",
        inexact.replace("generation", "grown"),
        { ...standard, warning: [inexactText.replace("generation", "grown")] },
      ],
    ];
    for (const [name, body, { error: errors, warning }] of answers) {
      const contains = (text: string, parts: string[]) => {
        for (const part of parts) assert.ok(text.includes(part), `${part}\n${text}`);
      };
      const fails = async (validation: Validation | undefined, parts: string[], others: string[]) => {
        const error = await refusal(read(target, { validation }));
        assert.equal(
          error.message.split("\n")[0],
          'Virtual machine "web-0" in namespace "default" of cluster "c1" is not what the service\'s reference describes ' +
            (validation === "strict"
              ? '(the option validation: "standard" takes what would only be a warning):'
              : '(the option validation: "off" takes it as it is):'),
        );
        contains(error.message, parts);
        for (const other of others) assert.ok(!error.message.includes(other), error.message);
        assert.equal(error.findings.length, parts.length);
      };

      it(`${name}, standard`, async () => {
        answer(body);
        for (const validation of [undefined, "standard"] as const) {
          if (errors.length > 0) {
            await fails(validation, errors, warning);
          } else {
            const reading = await read(target, { validation });
            assert.equal(reading.warnings.length, warning.length);
            contains(reading.warnings.map(({ path, message }) => `${path} ${message}`).join("\n"), warning);
            assert.ok(reading.warnings.every(({ severity }) => severity === "warning"));
            assert.equal(reading.subject, 'Virtual machine "web-0" in namespace "default" of cluster "c1"');
            // The value stays as it came.
            assert.deepEqual(reading.value, JSON.parse(typeof body === "string" ? body : JSON.stringify(body)));
          }
        }
      });

      it(`${name}, strict`, async () => {
        answer(body);
        if (errors.length + warning.length > 0) await fails("strict", [...errors, ...warning], []);
        else assert.deepEqual((await read(target, { validation: "strict" })).warnings, []);
      });

      it(`${name}, off`, async () => {
        answer(body);
        const reading = await read(target, { validation: "off" });
        assert.deepEqual(reading.warnings, []);
        assert.deepEqual(reading.value, JSON.parse(typeof body === "string" ? body : JSON.stringify(body)));
      });
    }
  });
});
