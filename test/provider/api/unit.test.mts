import assert from "node:assert/strict";
import type { ClientOptions, Send } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { SettingValues } from "../../../provider/configuration/index.js";
import type { Fault } from "../../emulator/index.mjs";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";
import { failureOf } from "./failureOf.mjs";

const PASSING: [string, Fault][] = [
  ["429", { status: 429 }],
  ["503", { status: 503 }],
  ["a broken connection", { reset: true }],
];

describe("a unit of a read and a write", function () {
  this.timeout(180_000);
  const clock = controlClock({ skipsBelow: 2000 });
  const emulator = useEmulator({ uid: "c1" });

  const read = readCluster({ clusterUid: "c1" });
  const update = updateHostClusterConfig({ clusterUid: "c1" }, '{"isHostCluster":true}');
  const client = (settings?: SettingValues, options?: ClientOptions) =>
    emulatorConnection(emulator, settings, options).client;
  const both = async (send: Send) => {
    await send(read);
    await send(update);
  };
  const sent = () => emulator.requests.map(({ method, status }) => `${method} ${status}`).join(" ");

  for (const [name, fault] of PASSING) {
    const status = fault.status ?? 0;
    it(`starts again with the read after ${name}`, async () => {
      emulator.fail({ ...fault, method: "GET" }, { ...fault, method: "PATCH", times: 2 });
      await client().asUnit(both);
      assert.equal(sent(), `GET ${status} GET 200 PATCH ${status} GET 200 PATCH ${status} GET 200 PATCH 204`);
    });
  }

  it("has maxRetries for both requests together, without those that are refused", async () => {
    const busy: Fault = { status: 503 };
    emulator.fail(
      { ...busy, method: "GET" },
      { status: 429, method: "PATCH" },
      { ...busy, method: "PATCH" },
      { ...busy, method: "GET", every: 3 },
    );
    const error = await failureOf(client({ maxRetries: 2 }).asUnit(both), emulator);
    assert.match(error.message, /^Cannot read .*\n.* returned 503 after 4 attempts/);
    assert.equal(sent(), "GET 503 GET 200 PATCH 429 GET 200 PATCH 503 GET 503");
  });

  describe("fails with an outcome that is", () => {
    const read403: Fault = { method: "GET", status: 403 };
    const write = (fault: Fault): Fault => ({ ...fault, method: "PATCH" });
    for (const [name, expected, faults] of [
      ["known after a failed read", false, [read403]],
      ["known after 429 and a failed read", false, [write({ status: 429 }), { ...read403, every: 2 }]],
      ["unknown after 503 and a failed read", true, [write({ status: 503 }), { ...read403, every: 2 }]],
      ["unknown after a broken connection and a failed read", true, [write({ reset: true }), { ...read403, every: 2 }]],
      ["unknown after 503, 429 and 400", true, [503, 429, 400].map((status) => write({ status }))],
      ["known after 429 and 400", false, [429, 400].map((status) => write({ status }))],
    ] satisfies [string, boolean, Fault[]][]) {
      it(name, async () => {
        emulator.fail(...faults);
        assert.equal((await failureOf(client().asUnit(both), emulator)).outcomeUnknown, expected);
      });
    }

    for (const [name, faults] of [
      ["a success", []],
      ["503", [{ status: 503 }]],
    ] satisfies [string, Fault[]][]) {
      it(`unknown if there is a bug after ${name}`, async () => {
        emulator.fail(...faults);
        const work = client().asUnit(async (send) => {
          await send(update);
          throw new Error("a bug");
        });
        const { code, outcomeUnknown } = await failureOf(work, emulator);
        assert.deepEqual([code, outcomeUnknown], ["SPECTROCLUSTER_BUG", true]);
      });
    }
  });

  describe("of one write fails with an outcome that is", () => {
    /** No response until the timeout, which is two seconds. */
    const silence: Fault = { lost: () => clock.advance(2000) };
    for (const [name, expected, faults, settings] of [
      ["known after a wait beyond the deadline", false, [{ status: 429, times: 99 }], { operationTimeoutSeconds: 2 }],
      ["known after 429 and 302", false, [{ status: 429 }, { status: 302 }], {}],
      ["unknown after 503 and 302", true, [{ status: 503 }, { status: 302 }], {}],
      ["unknown after a truncated response", true, [{ torn: true, status: 200 }], { maxRetries: 0 }],
      ["known after a truncated redirect", false, [{ torn: true, status: 302 }], { maxRetries: 0 }],
      ["unknown after an attempt's timeout", true, [silence], { requestTimeoutSeconds: 2, maxRetries: 0 }],
    ] satisfies [string, boolean, Fault[], SettingValues][]) {
      it(name, async () => {
        emulator.fail(...faults);
        assert.equal((await failureOf(client(settings).send(update), emulator)).outcomeUnknown, expected);
      });
    }

    it("known if the connection is refused", async () => {
      await emulator.stop();
      assert.equal((await failureOf(client({ maxRetries: 1 }).send(update), emulator)).outcomeUnknown, false);
    });
  });

  describe("of a cancelled run is", () => {
    const isAbout77Seconds = (milliseconds: number) => milliseconds > 76_000 && milliseconds <= 77_000;
    const wait = { "retry-after": "77" };
    for (const [name, expected, fails, isTime] of [
      [
        "unknown if it is in flight",
        true,
        () => emulator.hold({}),
        () => emulator.until(({ underWay }) => underWay > 0),
      ],
      [
        "known if it waits after 429",
        false,
        () => emulator.fail({ status: 429, headers: wait }),
        () => clock.runs(isAbout77Seconds),
      ],
      [
        "unknown if it waits after 503",
        true,
        () => emulator.fail({ status: 503, headers: wait }),
        () => clock.runs(isAbout77Seconds),
      ],
      [
        "known if it waits after a refused connection",
        false,
        () => emulator.stop(),
        () => clock.runs((milliseconds) => milliseconds > 0 && milliseconds <= 501),
      ],
    ] as const) {
      it(name, async () => {
        const end = new AbortController();
        await fails();
        const failure = failureOf(client({}, { end: end.signal }).send(update), emulator);
        await isTime();
        end.abort();
        const { code, outcomeUnknown } = await failure;
        assert.deepEqual([code, outcomeUnknown], ["SPECTROCLUSTER_CANCELLED", expected]);
      });
    }
  });

  describe("succeeds if the write returns", () => {
    const json = { "content-type": "application/json" };
    const text = { "content-type": "text/plain" };
    const bodies: [string, Fault][] = [
      ["no body", { body: "", untyped: true }],
      ["an empty text", { body: "", headers: text }],
      ["an empty body as JSON", { body: "", headers: json }],
      ["JSON", { body: { updated: true }, headers: json }],
      ["JSON as text", { body: '{"updated":true}', headers: text }],
      ["text", { body: "OK", headers: text }],
      ["text as JSON", { body: "OK", headers: json }],
      ["text without Content-Type", { body: "OK", untyped: true }],
    ];
    const withStatuses = [200, 201, 202].flatMap((status) =>
      bodies.map(([name, fault]): [string, Fault] => [`${status} with ${name}`, { ...fault, status }]),
    );
    const object = (body: unknown): [string, Fault] => [
      JSON.stringify(body),
      { status: 200, body: body as object, headers: json },
    ];
    for (const [name, fault] of [
      ["204", { status: 204, body: "", untyped: true }] as [string, Fault],
      ["204 with a Content-Type", { status: 204, body: "", headers: json }] as [string, Fault],
      ...withStatuses,
      ...["[1]", "null", "7", '"text"', '{"updated":tr', "\ufeff", '\ufeff{"updated":true}'].map(object),
      ...["OK", "Success", "Accepted", "NoContent", "CREATED", 200].map((code) => object({ code, message: "done" })),
      object({ code: "Accepted" }),
      object({ code: "Queued", message: "", details: "", ref: "r-1" }),
      object({ message: "done" }),
      object({ error: null, errors: [], success: true, status: "Success" }),
    ]) {
      it(name, async () => {
        emulator.fail({ applied: true, ...fault });
        assert.equal(await client().send(update), undefined);
        assert.equal(emulator.patches.length, 1);
      });
    }
  });
});
