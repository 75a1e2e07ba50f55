import assert from "node:assert/strict";
import type { Finding } from "../../../provider/model/checks.js";
import { checkVirtualMachine } from "../../../provider/validation/checkResponses.js";
import { MACHINE_FORMATS } from "../../../provider/validation/machineFormats.js";
import { MACHINE_KEYWORDS } from "../../../provider/validation/machineKeywords.js";
import { rowsIn } from "../../support/rows.mjs";
import { brief, completeMachine as complete, find } from "./machines.mjs";

interface Rows {
  formats: Record<string, { accepts: unknown[]; rejects: unknown[] }>;
  objects: Record<string, [at: string, value: unknown, below?: string, message?: string][]>;
}

const { formats, objects }: Rows = rowsIn("machineRules.yaml", import.meta.url);

/** Formats whose message quotes nothing. */
const OTHER_MESSAGES = ["http-url", "registry-url", "node-label"];

function messagesOf(format: string, value: unknown): string[] {
  const messages: string[] = [];
  MACHINE_FORMATS[format]?.check(value, (_, message) => messages.push(message), JSON.stringify, undefined);
  return messages;
}

describe("The rules for virtual machines", () => {
  it("each have a row", () => {
    assert.deepEqual(Object.keys(formats).sort(), Object.keys(MACHINE_FORMATS).sort());
    const keywords = Object.keys(MACHINE_KEYWORDS).map((name) => name.replace(/[A-Z]/g, (a) => `-${a.toLowerCase()}`));
    assert.deepEqual(Object.keys(objects).sort(), keywords.sort());
  });

  for (const [name, { accepts, rejects }] of Object.entries(formats)) {
    it(`${name} accepts and rejects values`, () => {
      for (const value of accepts) assert.deepEqual(messagesOf(name, value), [], String(value));
      for (const value of rejects) {
        const [message = ""] = messagesOf(name, value);
        assert.notEqual(message, "", String(value));
        if (OTHER_MESSAGES.includes(name)) assert.ok(value === "" || !message.includes(`not "`), message);
        else assert.ok(message.endsWith(`, not ${JSON.stringify(value)}`), message);
      }
    });
  }

  for (const [rule, rows] of Object.entries(objects)) {
    for (const [at, value, below, message] of rows) {
      it(`${rule} ${message === undefined ? "accepts" : "rejects"} ${JSON.stringify(value)}`, () => {
        const findings = findingsWith(at, value);
        assert.deepEqual(brief(findings), message === undefined ? [] : [`warning ${rule} ${at}${below ?? ""}`]);
        assert.ok(message === undefined || findings[0]?.message.includes(message), findings[0]?.message);
      });
    }
  }
});

/** The findings of the complete machine with a value at a JSON pointer. Null counts as absent. */
function findingsWith(pointer: string, value: unknown): Finding[] {
  const machine = structuredClone(complete);
  const { holder, name } = find(machine, pointer);
  holder[name] = value;
  return checkVirtualMachine(machine);
}
