import assert from "node:assert/strict";
import { mock } from "node:test";
import { createClient } from "../../../provider/api/client.js";
import { readCluster, updateHostClusterConfig } from "../../../provider/api/clusterRequests.js";
import type { RequestContext } from "../../../provider/api/serviceRequest.js";
import { Silence } from "../../../provider/api/silence.js";
import { resolveSettings } from "../../../provider/configuration/index.js";
import { controlClock } from "../../support/clock.mjs";
import { useEmulator } from "../../support/useEmulator.mjs";
import { emulatorConnection } from "./emulatorConnection.mjs";

describe("a service that does not respond", () => {
  describe("at all", function () {
    this.timeout(30_000);
    const clock = controlClock({ skipsBelow: 900 });
    const emulator = useEmulator({ uid: "c1" });

    it("is reported once, with what is retried", async () => {
      const messages: string[] = [];
      const { settings } = emulatorConnection(emulator, { operationTimeoutSeconds: 60 });
      emulator.fail({ reset: true }, { reset: true });
      const release = emulator.hold({}, {});
      const client = createClient(settings, undefined, (message) => {
        messages.push(message);
        release();
      });
      const updates = ["c1", "c1"].map((clusterUid) => client.send(updateHostClusterConfig({ clusterUid }, {})));
      await emulator.until(({ underWay, requests }) => underWay === 2 && requests.length === 4);
      clock.advance(5000);
      await Promise.all(updates);
      const [message = "", ...others] = messages;
      assert.match(
        message,
        /^The service at http:\/\/127\.0\.0\.1:\d+ has not responded for 5 s \(PATCH \/v1\/spectroclusters, attempt \d\)\. The provider tries for up to 60 s\.$/,
      );
      assert.deepEqual(others, []);
    });
  });

  describe("to some requests", () => {
    const settings = resolveSettings({ baseUrl: "https://api.example.com", apiKey: "key-0123" }, {});
    const context = (clusterUid: string): RequestContext => ({
      request: readCluster({ clusterUid }),
      options: {},
      settings,
      outcomeUnknown: false,
    });
    let messages: string[];
    let silence: Silence;

    beforeEach(() => {
      mock.timers.enable({ apis: ["setTimeout"] });
      messages = [];
      silence = new Silence((message) => messages.push(message));
    });
    afterEach(() => mock.timers.reset());

    it("is not reported while it responds to others", () => {
      const [slow, other] = [context("c1"), context("c2")];
      silence.sent(slow, 1, 300);
      for (let seconds = 0; seconds < 20; seconds += 4) {
        silence.sent(other, 1, 300);
        mock.timers.tick(4000);
        silence.responded(other);
      }
      assert.deepEqual(messages, []);
      mock.timers.tick(4999);
      assert.deepEqual(messages, []);
      mock.timers.tick(1);
      assert.equal(messages.length, 1);
    });

    it("counts from the first attempt without a response, not from its repetitions", () => {
      const only = context("c1");
      for (const number of [1, 2, 3]) {
        silence.sent(only, number, 300);
        mock.timers.tick(1700);
      }
      assert.deepEqual(messages, [
        "The service at https://api.example.com has not responded for 5 s (GET /v1/spectroclusters, attempt 3). " +
          "The provider tries for up to 300 s.",
      ]);
    });

    it("is not reported if it has responded and the next attempt waits, or if the request was given up", () => {
      const [refused, failed] = [context("c1"), context("c2")];
      silence.sent(refused, 1, 300);
      silence.sent(failed, 1, 300);
      silence.responded(refused);
      silence.ended(failed);
      mock.timers.tick(60_000);
      assert.deepEqual(messages, []);
    });
  });
});
