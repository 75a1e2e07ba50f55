import assert from "node:assert/strict";
import type { SettingValues } from "../../../provider/configuration/index.js";
import { ValidationError } from "../../../provider/errors.js";
import { getVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { GetVirtualMachineArgs, VirtualMachineReadOptions } from "../../../provider/model/functions.js";
import { INPUT_FORMATS } from "../../../provider/validation/inputFormats.js";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "../api/emulatorConnection.mjs";

const target: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
const SENSITIVE = "hunter2-hunter2";
/** All members that may contain passwords, and some that stay. */
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

/** A machine with only the required members and these. */
const machine = ({ spec, ...members }: Record<string, object> = {}) => ({
  ...members,
  spec: { template: { spec: { domain: { devices: {} } } }, ...spec },
});

describe("getVirtualMachine", () => {
  const emulator = useEmulator({ uid: "c1" });
  /** Number of calls of `connect`. */
  let connections: number;

  beforeEach(() => {
    connections = 0;
  });

  function read(
    args: unknown = target,
    options?: VirtualMachineReadOptions,
    values: SettingValues = {},
    connect = async () => {
      connections += 1;
      return emulatorConnection(emulator, values);
    },
  ) {
    return getVirtualMachine.call(connect, args as GetVirtualMachineArgs, options);
  }

  /** Sets the service's response. */
  function respondWith(body: object | string): void {
    emulator.machines.splice(0, emulator.machines.length, { ...target, body });
  }

  /** The ValidationError of a call. */
  async function refusal(lookup: Promise<unknown>): Promise<ValidationError> {
    const error: unknown = await lookup.then(
      () => assert.fail("the call should have failed"),
      (reason) => reason,
    );
    assert.ok(error instanceof ValidationError, String(error));
    return error;
  }

  it("rejects suspicious arguments with strictArguments", async () => {
    // No argument of a function has a rule yet that only warns.
    const format = INPUT_FORMATS["machine-name"] ?? assert.fail();
    format.severity = "warning";
    try {
      const suspicious = { ...target, name: "web-0 " };
      emulator.machines.push({ ...suspicious, body: machine() });
      await read(suspicious);
      const { message } = await refusal(read(suspicious, {}, { strictArguments: true }));
      assert.match(message, /name must be the name of a virtual machine/);
      assert.equal(emulator.requests.length, 1);
    } finally {
      delete format.severity;
    }
  });

  describe("rejects invalid arguments and options before any request:", () => {
    const wrong: [string, unknown, ...string[]][] = [
      ["a missing name", { ...target, name: undefined }, "name is required but missing"],
      ["an empty name", { ...target, name: "" }, "name must not be empty"],
      ["a parent path", { ...target, name: ".." }, 'name must be the name of a virtual machine.*not "\\.\\."'],
      ["a misspelled member", { ...target, nameSpace: "x" }, "nameSpace is not a known .*; did you mean namespace\\?"],
      ["no arguments", null, "The arguments must be an object"],
      ["a string in place of the arguments", "web-0", "The arguments must be an object"],
      [
        "several mistakes at once",
        { name: " ", clusterUid: 1, uid: "c1" },
        "name must be",
        "clusterUid must be a string",
        "uid is not a known member",
        "namespace is required but missing",
      ],
    ];
    for (const [name, args, ...problems] of wrong) {
      it(name, async () => {
        const error = await refusal(read(args));
        assert.match(error.message, /^The arguments of getVirtualMachine( for ".+")? are invalid:\n/);
        for (const problem of problems) assert.match(error.message, new RegExp(`^- ${problem}`, "m"));
        assert.equal(error.findings.length, problems.length, error.message);
        assert.deepEqual([connections, emulator.requests.length], [0, 0]);
      });
    }

    for (const [name, options, problem] of [
      ["a string for includeSensitive", { includeSensitive: "false" }, "includeSensitive must be true or false, not "],
      ["an unknown option", { includeSecrets: true }, "includeSecrets is not .*; known members: .*includeSensitive"],
      ["an unknown validation", { validation: "lax" }, 'validation must be "strict" or "standard" or "off"'],
      ["null as the validation", { validation: null }, 'validation must be "strict" or "standard" or "off"'],
    ] as const) {
      it(name, async () => {
        const { message } = await refusal(read(target, options as unknown as VirtualMachineReadOptions));
        assert.match(message, new RegExp(`^The options of getVirtualMachine for "web-0" are invalid:\n- ${problem}`));
        assert.deepEqual([connections, emulator.requests.length], [0, 0]);
      });
    }
  });

  it("rejects with the error of the connection", async () => {
    const connect = () => Promise.reject(new Error("not configured"));
    await assert.rejects(read(target, {}, {}, connect), /not configured/);
  });

  it("uses the project of the provider configuration unless the arguments name another", async () => {
    respondWith(machine());
    await read(target, {}, { projectUid: "own" });
    await read({ ...target, projectUid: "other" }, {}, { projectUid: "own" });
    await read({ ...target, projectUid: undefined });
    const projects = emulator.requests.map(({ headers }) => headers["projectuid"]);
    assert.deepEqual(projects, ["own", "other", undefined]);
  });

  it("warns if the response describes another machine", async () => {
    respondWith(machine({ metadata: { name: "web-1", namespace: "prod" } }));
    const { warnings } = await read(target);
    assert.deepEqual(
      warnings.map(({ rule, path, message }) => [rule, path, message]),
      [
        ["other-machine", "metadata.name", 'is "web-1", but "web-0" was requested'],
        ["other-machine", "metadata.namespace", 'is "prod", but "default" was requested'],
      ],
    );
    respondWith(machine({ metadata: { name: "web-0", namespace: "" } }));
    assert.deepEqual((await read(target)).warnings, []);
  });

  it("lists the first 20 findings and the number of the others", async () => {
    respondWith(machine({ metadata: { finalizers: Array(30).fill(1) } }));
    const error = await refusal(read(target));
    const lines = error.message.split("\n");
    assert.equal(lines.length, 22);
    assert.match(String(lines[20]), /^- metadata\.finalizers\[19\] must be a string, not 1$/);
    assert.equal(lines[21], "- and 10 more");
    assert.equal(error.findings.length, 30);
  });

  it("keeps members that the reference does not describe", async () => {
    const grown = machine({ grown: { by: [1] } });
    respondWith(grown);
    const { value, warnings } = await read(target, { validation: "strict" });
    assert.deepEqual(value, grown);
    assert.deepEqual(warnings, []);
  });

  for (const validation of ["standard", "strict", "off"] as const) {
    it(`returns no null members (${validation})`, async () => {
      const devices = { disks: [{ name: "root", disk: null }], interfaces: null };
      respondWith(
        machine({
          metadata: { labels: null, grown: { by: [null, { members: null }] } },
          spec: { template: { spec: { domain: { devices } } } },
          status: null as unknown as object,
        }),
      );
      assert.deepEqual((await read(target, { validation })).value, {
        metadata: { grown: { by: [null, {}] } },
        spec: { template: { spec: { domain: { devices: { disks: [{ name: "root" }] } } } } },
      });
    });
  }

  describe("sensitive content", () => {
    for (const validation of ["standard", "strict", "off"] as const) {
      it(`is omitted by default (${validation})`, async () => {
        respondWith(sensitiveMachine);
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

      it(`is included with includeSensitive (${validation})`, async () => {
        respondWith(sensitiveMachine);
        const { value } = await read(target, { validation, includeSensitive: true });
        assert.deepEqual(value, sensitiveMachine);
      });
    }

    it("is returned only to the concurrent call that includes it", async () => {
      respondWith(sensitiveMachine);
      const connection = emulatorConnection(emulator);
      const connect = async () => connection;
      const [without, withIt] = await Promise.all([
        getVirtualMachine.call(connect, target),
        getVirtualMachine.call(connect, target, { includeSensitive: true }),
      ]);
      assert.equal(emulator.requests.length, 1);
      assert.ok(!JSON.stringify(without.value).includes(SENSITIVE));
      assert.deepEqual(withIt.value, sensitiveMachine);
    });

    const secretDigits = "9007199254740993";
    /** Machines with an invalid sensitive value, or with a sensitive value in an invalid member. */
    const quoting: [string, string][] = [
      ["digits of a wrong type", JSON.stringify(sensitiveMachine).replace(`"${SENSITIVE}"`, secretDigits)],
      [
        "digits in a member that the reference does not describe",
        JSON.stringify(machine({ grown: { http: { extraHeaders: [1] } } })).replace("[1]", `[${secretDigits}]`),
      ],
    ];
    for (const [name, body] of quoting) {
      for (const includeSensitive of [false, true]) {
        for (const validation of ["standard", "strict"] as const) {
          it(`is in no message: ${name} (${validation}${includeSensitive ? ", includeSensitive" : ""})`, async () => {
            respondWith(body);
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

  describe("validates the response:", () => {
    const inexact =
      '{"metadata":{"generation":9007199254740993},"spec":{"template":{"spec":{"domain":{"devices":{}}}}}}';
    const inexactText =
      "metadata.generation is 9007199254740993, beyond 2^53: the result contains the nearest JavaScript number";
    const subject = 'Virtual machine "web-0" in namespace "default" of cluster "c1"';
    const twice = { running: true, runStrategy: "Always" };
    const noList = "metadata.labels must be an object, not a list of 0 items";
    const responses: [string, object | string, { errors?: string[]; warnings?: string[] }][] = [
      ["as described", machine(), {}],
      ["one warning", machine({ spec: twice }), { warnings: ["spec.runStrategy must"] }],
      [
        "an error and a warning",
        machine({ metadata: { labels: [] }, spec: twice }),
        { errors: [noList], warnings: ["spec.runStrategy must"] },
      ],
      ["a missing required member", { metadata: {} }, { errors: ["spec is required but missing"] }],
      ["an integer beyond 2^53", inexact, { warnings: [inexactText] }],
      [
        "an integer beyond 2^53 in an undescribed member",
        inexact.replace("generation", "grown"),
        { warnings: [inexactText.replace("generation", "grown")] },
      ],
    ];
    const assertBeginnings = (texts: string[], beginnings: string[]) => {
      assert.equal(texts.length, beginnings.length, texts.join("\n"));
      for (const each of beginnings)
        assert.ok(
          texts.some((text) => text.startsWith(each)),
          `${each}\n${texts}`,
        );
    };
    for (const [name, body, { errors = [], warnings = [] }] of responses) {
      for (const validation of [undefined, "standard", "strict", "off"] as const) {
        it(`${name}, ${validation ?? "by default"}`, async () => {
          respondWith(body);
          const isStrict = validation === "strict";
          const reading = read(target, { validation });
          if (validation !== "off" && (errors.length > 0 || (isStrict && warnings.length > 0))) {
            const { message, findings } = await refusal(reading);
            const [about, ...lines] = message.split("\n");
            const way = errors.length > 0 ? '"off" disables this check' : '"standard" only warns about this';
            assert.equal(about, `${subject} has unexpected values (the option validation: ${way}):`);
            assertBeginnings(
              lines,
              [...errors, ...(isStrict ? warnings : [])].map((text) => `- ${text}`),
            );
            assert.equal(findings.length, lines.length);
            return;
          }
          const { value, warnings: logged, ...rest } = await reading;
          assert.equal(rest.subject, subject);
          // The value stays as it came.
          assert.deepEqual(value, JSON.parse(typeof body === "string" ? body : JSON.stringify(body)));
          assertBeginnings(
            logged.map(({ path, message }) => `${path} ${message}`),
            validation === "off" ? [] : warnings,
          );
          for (const { severity } of logged) assert.equal(severity, "warning");
        });
      }
    }
  });
});
