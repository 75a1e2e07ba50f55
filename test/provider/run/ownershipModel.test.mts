import assert from "node:assert/strict";
import type { Entry } from "../../../provider/run/record.js";
import {
  type Choose,
  type Fate,
  isFinal,
  isWithoutFailure,
  type Mutation,
  runScenario,
  type Scenario,
  violation,
} from "./ownershipModel.mjs";

const DISABLES = [
  "a delete at the end",
  "a delete that follows a create",
  "a delete that precedes a create",
  "a removal from a fleet",
] as const;
const OWNERS = ["is created", "has the cluster in its state", "is only checked"] as const;
const DISABLE_FATES: Fate[][] = [
  [],
  ["is rejected"],
  ["fails after its effect"],
  ["fails before its effect", "succeeds"],
  ["fails after its effect", "succeeds"],
  ["is lost and takes effect late"],
  ["is lost and takes effect late", "succeeds"],
  ["is lost"],
];
const OWNER_FATES: Fate[][] = [
  [],
  ["is rejected"],
  ["fails after its effect"],
  ["fails before its effect"],
  ["is lost"],
];

/**
 * All scenarios. A process can only end alone if the owner and the disable are in two. A cluster that was handed over early
 * to an owner that the engine skips is enabled and in no state, as the guide says.
 */
const SCENARIOS: Scenario[] = DISABLES.flatMap((disable) =>
  OWNERS.filter((owner) => owner !== "is only checked" || isFinal({ disable })).flatMap((owner) =>
    ([1, 2] as const).flatMap((processes) => {
      const disableFates = processes === 1 ? DISABLE_FATES : [...DISABLE_FATES, ["outlives its process"] as Fate[]];
      return disableFates.flatMap((fates) =>
        OWNER_FATES.map((ownerFates) => ({ disable, owner, processes, disableFates: fates, ownerFates })),
      );
    }),
  ),
);

/** Reproducible numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The first violation of a scenario in some random orders. */
async function findViolation(scenario: Scenario, orders: number, mutation?: Mutation): Promise<string | undefined> {
  for (let seed = 1; seed <= orders; seed += 1) {
    const random = randomNumbers(seed);
    const outcome = await runScenario(scenario, (options) => Math.floor(random() * options), mutation);
    const isWrong = isWithoutFailure(scenario) && outcome.failed;
    const found = isWrong ? "a run without a failure failed" : violation(outcome);
    if (found !== undefined) return `${found}: ${JSON.stringify({ scenario, seed, outcome })}`;
  }
  return undefined;
}

/** All orders of a scenario with a few switches between its actors, one after another. */
async function* everyOrder(scenario: Scenario, maxSwitches: number) {
  let prefix: number[] | undefined = [];
  while (prefix !== undefined) {
    const choices: { chosen: number; options: number }[] = [];
    const given: number[] = prefix;
    const choose: Choose = (options) => {
      const chosen = given[choices.length] ?? 0;
      choices.push({ chosen, options });
      return chosen;
    };
    yield await runScenario(scenario, choose);
    const switches = (list: typeof choices) => list.filter(({ chosen }) => chosen > 0).length;
    const isExhausted = ({ chosen, options }: (typeof choices)[number]) =>
      chosen === options - 1 || switches(choices) - Math.sign(chosen) >= maxSwitches;
    while (choices.length > 0 && isExhausted(lastOf(choices))) choices.pop();
    prefix = choices.length === 0 ? undefined : choices.map(({ chosen }) => chosen);
    if (prefix !== undefined) prefix[prefix.length - 1] = lastOf(choices).chosen + 1;
  }
}

function lastOf<T>(list: readonly T[]): T {
  return list.at(-1) as T;
}

describe("the protocol of owners and disables", function () {
  this.timeout(120_000);

  it(`leaves no declared host disabled in random orders of ${SCENARIOS.length} scenarios`, async () => {
    for (const scenario of SCENARIOS) assert.equal(await findViolation(scenario, 25), undefined);
  });

  it("leaves no declared host disabled in any order of two processes with up to three switches", async () => {
    const base = { processes: 2, disableFates: ["fails before its effect", "succeeds"], ownerFates: [] } as const;
    let orders = 0;
    for (const owner of ["is created", "has the cluster in its state"] as const) {
      for await (const outcome of everyOrder({ ...base, owner, disable: "a delete that precedes a create" }, 3)) {
        assert.equal(violation(outcome), undefined);
        orders += 1;
      }
    }
    assert.ok(orders > 500, `${orders} orders`);
  });

  const isOwner = (status: string) => (entry: Entry) => entry[0] === "owner" && entry[2] === status;
  const isDisable =
    (...statuses: string[]) =>
    (entry: Entry) =>
      entry[0] === "disable" && statuses.includes(entry[2]);
  const mutations: [name: string, mutation: Mutation][] = [
    ["a check announced no owner", { silences: isOwner("announced") }],
    ["a diff recorded no unchanged owner", { silences: isOwner("unchanged") }],
    ["a write recorded no success", { silences: isOwner("written") }],
    ["a write recorded no failure", { silences: isOwner("failed") }],
    ["a disable announced no attempt", { silences: isDisable("announced", "sent") }],
    ["a disable recorded no end", { silences: isDisable("ended", "unanswered") }],
    ["a delete recorded no handover", { silences: ([kind]) => kind === "handover" }],
    ["a check was not recorded", { silences: ([kind]) => kind === "check" }],
    ["the end of a create was not recorded", { silences: ([kind]) => kind === "created" }],
    ["a diff did not look for disables", { blinds: (step) => step === "diff" }],
    ["a write did not look for disables before", { blinds: (step, look) => step === "create" && look === 1 }],
    ["a failed write did not look for handovers", { blinds: (step, look) => step === "create" && look > 1 }],
    ["a delete did not look for owners", { blinds: (step) => step === "delete" }],
    ["a removal did not look for owners", { blinds: (step) => step === "removal" }],
  ];
  for (const [name, mutation] of mutations) {
    it(`would fail if ${name}`, async () => {
      for (const scenario of SCENARIOS) {
        if ((await findViolation(scenario, 25, mutation)) !== undefined) return;
      }
      assert.fail("no order violates the rule");
    });
  }
});
