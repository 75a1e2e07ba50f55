import assert from "node:assert/strict";
import type { ValidationError } from "../../../provider/errors.js";
import { getVirtualMachine } from "../../../provider/functions/getVirtualMachine.js";
import type { GetVirtualMachineArgs, VirtualMachineReadOptions } from "../../../provider/model/functions.js";
import { checkVirtualMachine } from "../../../provider/validation/checkResponses.js";
import { rowsIn } from "../../support/rows.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { testRun } from "../run/testRun.mjs";
import { completeMachine, find, machine } from "../validation/machines.mjs";

const target: GetVirtualMachineArgs = { clusterUid: "c1", namespace: "default", name: "web-0" };

const SENSITIVE = "hunter2-hunter2";
/** A machine with these members in places whose content may be sensitive. */
const machineWith = (annotations: object, http: object, cloudInit: object) =>
  machine({
    metadata: { annotations: { ...annotations, team: "web" } },
    spec: { dataVolumeTemplates: [{ spec: { source: { http: { url: "https://example.com", ...http } } } }] },
    instance: { volumes: [{ name: "a", cloudInitNoCloud: { ...cloudInit, secretRef: { name: "s" } } }] },
  });
const sensitiveMachine = machineWith(
  { "example.com/netplan": `network:\n  wifis:\n    wlan0:\n      password: ${SENSITIVE}` },
  { extraHeaders: [SENSITIVE] },
  { userData: SENSITIVE, networkData: SENSITIVE },
);

describe("getVirtualMachine", () => {
  const emulator = useEmulator({ uid: "c1" });

  const read = (options?: VirtualMachineReadOptions) =>
    getVirtualMachine.call(async () => testRun(emulator), target, options);

  /** Sets the service's response. */
  function respondWith(body: object | string): void {
    emulator.machines.splice(0, emulator.machines.length, { ...target, body });
  }

  it("rejects a response that describes another machine", async () => {
    for (const metadata of [
      { name: "web-1", namespace: "default" },
      { name: "web-0", namespace: "prod" },
      { namespace: "prod" },
    ]) {
      respondWith(machine({ metadata }));
      await assert.rejects(read(), {
        name: "ResponseError",
        message: /an object that has another name or namespace than the requested virtual machine\./,
      });
    }
    respondWith(machine({ metadata: { name: "web-0", namespace: "" } }));
    assert.equal((await read()).warning, undefined);
  });

  it("keeps members that the reference does not describe, and removes null members", async () => {
    const devices = { disks: [{ name: "root", disk: null }], interfaces: null };
    const metadata = { labels: null, annotations: { a: null }, grown: { by: [null, { members: null }] } };
    respondWith(machine({ metadata, status: null, devices, grown: [1] }));
    const { value, warning } = await read();
    assert.deepEqual(value, {
      metadata: { name: "web-0", annotations: {}, grown: { by: [null, {}] } },
      spec: { template: { spec: { domain: { devices: { disks: [{ name: "root" }] } } } } },
      grown: [1],
    });
    assert.equal(warning, undefined);
  });

  describe("sensitive content", () => {
    it("is omitted by default, and returned only to the concurrent call that includes it", async () => {
      respondWith(sensitiveMachine);
      const connection = testRun(emulator);
      const connect = async () => connection;
      const [without, withIt] = await Promise.all([
        getVirtualMachine.call(connect, target, { includeSensitive: false }),
        getVirtualMachine.call(connect, target, { includeSensitive: true }),
      ]);
      assert.equal(emulator.requests.length, 1);
      assert.deepEqual(withIt.value, sensitiveMachine);
      assert.deepEqual(checkVirtualMachine(without.value), []);
      assert.deepEqual(without.value, machineWith({}, {}, {}));
    });

    it("is in no message, neither digits of a wrong type nor those of a member that the reference lacks", async () => {
      const digits = "9007199254740993";
      const grown = JSON.stringify(machine({ grown: { http: { extraHeaders: [1] } } }));
      for (const body of [
        JSON.stringify(sensitiveMachine).replace(`"${SENSITIVE}"`, digits),
        grown.replace("[1]", `[${digits}]`),
      ]) {
        respondWith(body);
        for (const includeSensitive of [false, true]) {
          const said = await read({ includeSensitive }).then(
            ({ warning = "" }) => warning,
            ({ message, findings }: ValidationError) => `${message}\n${JSON.stringify(findings)}`,
          );
          assert.match(said, /has unexpected values/);
          assert.doesNotMatch(said, new RegExp(`hunter2|${digits}`));
        }
      }
    });
  });

  const rows = rowsIn("../validation/responses.yaml", import.meta.url);

  it("returns other spellings of servers in the declared type, and warns about what it omits", async () => {
    for (const [pointer, value, returned, rule] of rows.spellings) {
      const body: unknown = structuredClone(completeMachine);
      Object.assign(body as object, { metadata: { ...find(body, "/metadata/name").holder, ...target } });
      const { holder, name } = find(body, pointer);
      holder[name] = "@";
      respondWith(JSON.stringify(body).replace('"@"', value));
      if (returned === null) delete holder[name];
      else holder[name] = JSON.parse(returned);
      const read = await getVirtualMachine.call(async () => testRun(emulator), target, { includeSensitive: true });
      assert.deepEqual(read.value, body);
      if (rule !== "base64") assert.equal(read.warning, undefined);
      else assert.match(read.warning ?? "", /^Virtual machine .*:\n- .*Raw must be .*Base64.* \[base64\]$/);
    }
  });

  it("fails for a wrong type and warns about an inexact integer, unless validation is off", async () => {
    const wrong = machine({ metadata: { labels: [] }, spec: { running: true, runStrategy: "Always" } });
    const inexact = '{"metadata":{"name":"web-0","grown":9007199254740993},"spec":{}}';
    for (const validation of [undefined, "standard"] as const) {
      respondWith(wrong);
      await assert.rejects(read({ validation }), {
        name: "ValidationError",
        message:
          /^Virtual machine "web-0" .* \(the option validation: "off" disables this check\):\n- metadata\.labels must.*$/,
      });
      respondWith(inexact);
      const { value, warning = "" } = await read({ validation });
      assert.deepEqual(value, JSON.parse(inexact));
      assert.match(warning, /^Virtual machine .*:\n- metadata\.grown is 9007199254740993, beyond.*$/);
    }
    for (const body of [JSON.stringify(wrong), inexact]) {
      respondWith(body);
      assert.deepEqual(await read({ validation: "off" }), { value: JSON.parse(body) });
    }
  });
});
