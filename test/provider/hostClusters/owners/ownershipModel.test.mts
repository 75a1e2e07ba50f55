import assert from "node:assert/strict";
import { corpusSize, randomNumbers } from "../../../support/corpus.mjs";
import { type Choose, type Fate, isWithoutFailure, runScenario, type Scenario, violation } from "./ownershipModel.mjs";

const DISABLES = [
  "a delete at the end",
  "a delete that follows a create",
  "a delete that precedes a create",
  "a delete that follows a diff",
  "a removal from a fleet",
] as const;
const OWNERS = [
  "is created",
  "has the cluster in its state",
  "is only checked",
  "fails its check",
  "is refused by its diff",
  "cannot be recorded",
] as const;
/** Owners that send nothing. */
const SKIPPED: readonly string[] = ["is only checked", "is refused by its diff"];
const IDLE: readonly string[] = [...SKIPPED, "fails its check"];
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
 * All scenarios. A process can only end alone if the owner and the disable are in two. A cluster that an early delete hands
 * over to an owner that the engine then skips, or whose diff is then refused, is enabled and in no state, as the guide says.
 */
const SCENARIOS: Scenario[] = DISABLES.flatMap((disable) =>
  OWNERS.filter((owner) => disable !== "a delete that precedes a create" || !SKIPPED.includes(owner)).flatMap((owner) =>
    ([1, 2] as const).flatMap((processes) => {
      const disableFates = processes === 1 ? DISABLE_FATES : [...DISABLE_FATES, ["outlives its process"] as Fate[]];
      const ownerFates = IDLE.includes(owner) ? OWNER_FATES.slice(0, 1) : OWNER_FATES;
      const base = { disable, owner, processes };
      const scenarios: Scenario[] = disableFates.flatMap((fates) =>
        ownerFates.map((each) => ({ ...base, disableFates: fates, ownerFates: each })),
      );
      const hasOtherAddress = { ...base, disableFates: [], ownerFates: [], hasOtherAddress: true };
      return processes === 1 ? scenarios : [...scenarios, hasOtherAddress];
    }),
  ),
);

/** The first violation of a scenario in some random orders. */
async function findViolation(scenario: Scenario, orders: number): Promise<string | undefined> {
  for (let seed = 1; seed <= orders; seed += 1) {
    const random = randomNumbers(seed);
    const outcome = await runScenario(scenario, (options) => Math.floor(random() * options));
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
    const orders = corpusSize({ all: 25, part: 2 });
    for (const scenario of SCENARIOS) assert.equal(await findViolation(scenario, orders), undefined);
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
});
