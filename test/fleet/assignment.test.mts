import assert from "node:assert/strict";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { type Assignment, planAssignment, withoutClusters } from "../../examples/fleet/src/assignment.js";
import { formatAssignment, readAssignment, writeAssignment } from "../../examples/fleet/src/assignmentFile.js";

const uid = fc.stringMatching(/^[a-f0-9_]{1,6}$/);
const lists = fc.uniqueArray(uid, { maxLength: 60 });
const stackCount = fc.integer({ min: 1, max: 12 });

const nothing = { recorded: {}, held: {} };
const stackOf = (assignment: Assignment, cluster: string) =>
  Object.keys(assignment).filter((stack) => assignment[stack]?.includes(cluster));
const nonEmpty = (assignment: Assignment) =>
  Object.fromEntries(Object.entries(assignment).filter(([, uids]) => uids.length > 0));
const sizes = (assignment: Assignment) => Object.values(assignment).map(({ length }) => length);

/** What the stacks have and the file says once an up of the whole list has succeeded. */
function afterUp(recorded: Assignment, listed: string[], stacks?: number): Assignment {
  const { assignment, removals } = planAssignment({ listed, recorded, held: recorded, stacks });
  return withoutClusters(assignment, new Set(removals.map(({ uid }) => uid)));
}

describe("the assignment of a fleet", () => {
  it("spreads new clusters evenly, each over one stack", () => {
    fc.assert(
      fc.property(lists, stackCount, (listed, stacks) => {
        const { assignment } = planAssignment({ listed, ...nothing, stacks });
        assert.equal(Object.keys(assignment).length, stacks);
        assert.deepEqual(Object.values(assignment).flat().sort(), listed.toSorted());
        assert.ok(Math.max(...sizes(assignment)) - Math.min(...sizes(assignment)) <= 1);
      }),
    );
  });

  it("is the same whatever the order of the list, and sorted", () => {
    fc.assert(
      fc.property(lists, lists, stackCount, (before, listed, stacks) => {
        const recorded = afterUp({}, before, stacks);
        const plan = planAssignment({ listed, recorded, held: {} });
        assert.deepEqual(planAssignment({ listed: listed.toReversed(), recorded, held: {} }), plan);
        assert.equal(JSON.stringify(sorted(plan.assignment)), JSON.stringify(plan.assignment));
      }),
    );
  });

  it("never moves a cluster, however the list changes and stacks are added", () => {
    const step = fc.record({ listed: lists, more: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        let recorded: Assignment = {};
        for (const { listed, more } of steps) {
          const stacks = Object.keys(recorded).length + more;
          const next = afterUp(recorded, listed, stacks || 1);
          const stayed = listed.filter((each) => stackOf(recorded, each).length > 0);
          for (const each of stayed) assert.deepEqual(stackOf(next, each), stackOf(recorded, each));
          assert.deepEqual(Object.values(next).flat().sort(), listed.toSorted());
          recorded = next;
        }
      }),
    );
  });

  it("gives a new cluster to the smallest stack", () => {
    fc.assert(
      fc.property(lists, stackCount, uid, (before, stacks, fresh) => {
        fc.pre(!before.includes(fresh));
        const recorded = afterUp({}, before, stacks);
        const { additions } = planAssignment({ listed: [...before, fresh], recorded, held: recorded });
        assert.equal(additions.length, 1);
        assert.equal(recorded[additions[0]?.stack ?? ""]?.length, Math.min(...sizes(recorded)));
      }),
    );
  });

  it("changes nothing the second time, whatever has been done in between", () => {
    fc.assert(
      fc.property(lists, lists, stackCount, fc.func(fc.boolean()), (before, listed, stacks, isDone) => {
        const recorded = afterUp({}, before, stacks);
        const { assignment } = planAssignment({ listed, recorded, held: recorded });
        const done = Object.entries(assignment).map(([stack, uids]) => [
          stack,
          uids.filter((each) => recorded[stack]?.includes(each) || isDone(each)),
        ]);
        const again = planAssignment({ listed, recorded: assignment, held: Object.fromEntries(done) });
        assert.deepEqual(again.assignment, assignment);
        assert.deepEqual([again.additions, again.corrections], [[], []]);
      }),
    );
  });

  it("is found again in the stacks themselves where the file is lost, or says otherwise", () => {
    fc.assert(
      fc.property(lists, stackCount, fc.infiniteStream(fc.nat()), (listed, stacks, numbers) => {
        const held = afterUp({}, listed, stacks);
        const found = planAssignment({ listed, recorded: {}, held }).assignment;
        assert.deepEqual(nonEmpty(found), nonEmpty(held));

        const names = Object.keys(held);
        const shuffled: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
        for (const each of listed) shuffled[names[numbers.next().value % names.length] ?? ""]?.push(each);
        const { assignment, corrections } = planAssignment({ listed, recorded: shuffled, held });
        assert.deepEqual(assignment, held);
        const moved = listed.filter((each) => stackOf(shuffled, each)[0] !== stackOf(held, each)[0]);
        assert.deepEqual(new Set(corrections.map(({ uid }) => uid)), new Set(moved));
      }),
    );
  });

  it("keeps a cluster that left the list for as long as its stack has it", () => {
    const recorded = { "fleet-01": ["a", "b"], "fleet-02": ["c"] };
    const leaving = planAssignment({ listed: ["a", "c"], recorded, held: recorded });
    assert.deepEqual(leaving.assignment, recorded);
    assert.deepEqual(leaving.removals, [{ uid: "b", stack: "fleet-01" }]);
    const gone = planAssignment({ listed: ["a", "c"], recorded, held: { "fleet-01": ["a"], "fleet-02": ["c"] } });
    assert.deepEqual(gone.assignment, { "fleet-01": ["a"], "fleet-02": ["c"] });
    assert.deepEqual(gone.removals, []);
  });

  it("starts with a stack for each 200 clusters, and keeps their number", () => {
    const uids = Array.from({ length: 401 }, (_, index) => `c${index}`);
    const { assignment } = planAssignment({ listed: uids, ...nothing });
    assert.deepEqual(Object.keys(assignment), ["fleet-01", "fleet-02", "fleet-03"]);
    const more = planAssignment({
      listed: [...uids, ...uids.map((each) => `more-${each}`)],
      ...nothing,
      held: assignment,
    });
    assert.equal(Object.keys(more.assignment).length, 3);
    assert.deepEqual(Object.keys(planAssignment({ listed: [], ...nothing }).assignment), ["fleet-01"]);
  });

  it("does not count stacks that are empty, such as a preview leaves, unless they are recorded", () => {
    const uids = Array.from({ length: 40 }, (_, index) => `c${index}`).sort();
    const held = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`fleet-${index + 10}`, []]));
    const first = planAssignment({ listed: uids, recorded: {}, held });
    assert.deepEqual(Object.keys(first.assignment), ["fleet-01"]);
    assert.equal(Object.keys(planAssignment({ listed: uids, recorded: {}, held, stacks: 2 }).assignment).length, 2);
    const recorded = { "fleet-01": uids, "fleet-02": [] };
    const later = planAssignment({ listed: uids, recorded, held: { ...held, "fleet-01": uids } });
    assert.deepEqual(later.assignment, recorded);
  });

  it("suggests more stacks where new clusters make one very large, and only then", () => {
    const uids = Array.from({ length: 401 }, (_, index) => `c${index}`);
    const recorded = { "fleet-01": uids.slice(0, 399) };
    const suggestion = (listed: string[], before: Assignment, stacks?: number) =>
      planAssignment({ listed, recorded: before, held: before, stacks }).suggestedStacks;
    assert.equal(suggestion(uids.slice(0, 400), recorded), undefined);
    assert.equal(suggestion(uids, recorded), 3);
    assert.equal(suggestion(uids, recorded, 3), undefined);
    assert.equal(suggestion(uids, { "fleet-01": uids }), undefined, "what is there never moves");
    assert.equal(suggestion(uids, {}, 1), 3);
  });

  it("names stacks so that they sort, and fills gaps", () => {
    const recorded = { "fleet-02": [], "fleet-100": [] };
    const { assignment } = planAssignment({ listed: [], recorded, held: {}, stacks: 4 });
    assert.deepEqual(Object.keys(assignment), ["fleet-01", "fleet-02", "fleet-03", "fleet-100"]);
  });

  it("refuses fewer stacks, and a cluster that two stacks have", () => {
    const held = { "fleet-01": ["a"], "fleet-02": ["a", "b"] };
    assert.throws(
      () => planAssignment({ listed: ["a", "b"], recorded: {}, held: { ...held, "fleet-02": ["b"] }, stacks: 1 }),
      /--stacks 1: there are 2 stacks.*Say 2 or more/,
    );
    assert.throws(
      () => planAssignment({ listed: ["a"], recorded: {}, held }),
      /pulumi state delete[\s\S]*- a: fleet-01, fleet-02$/,
    );
  });
});

function sorted(assignment: Assignment): Assignment {
  const stacks = Object.entries(assignment).sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }));
  return Object.fromEntries(stacks.map(([stack, uids]) => [stack, [...uids].sort()]));
}

describe("the assignment file", () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-assignment-"));
    file = path.join(folder, "assignment.json");
  });
  afterEach(() => rm(folder, { recursive: true }));

  it("is read as it was written, and leaves nothing beside it", async () => {
    const assignment = { "fleet-01": ["a", "b"], "fleet-02": [] };
    await writeAssignment(file, { "fleet-01": [] });
    await writeAssignment(file, assignment);
    assert.deepEqual(readAssignment(file), assignment);
    assert.deepEqual(await readdir(folder), ["assignment.json"]);
  });

  it("leaves nothing beside it where it cannot be written", async () => {
    await mkdir(file);
    await assert.rejects(writeAssignment(file, { "fleet-01": [] }), /The assignment cannot be written: /);
    assert.deepEqual(await readdir(folder), ["assignment.json"]);
  });

  it("is empty where there is none", () => assert.deepEqual(readAssignment(file), {}));

  it("has a line for each cluster: one more cluster is one more line", async () => {
    const before = formatAssignment({ "fleet-01": ["a", "c"], "fleet-02": ["d"] }).split("\n");
    const after = formatAssignment({ "fleet-01": ["a", "b", "c"], "fleet-02": ["d"] }).split("\n");
    assert.deepEqual(
      after.filter((line) => !before.includes(line)),
      ['    "b",'],
    );
    assert.equal(after.length, before.length + 1);
  });

  const broken: [string, string, RegExp[]][] = [
    [
      "a merge that was not finished",
      '{\n<<<<<<< HEAD\n  "fleet-01": []',
      [/assignment\.json: is not JSON: .*version control/],
    ],
    ["a list", "[]", [/assignment\.json: must be an object such as/]],
    [
      "all kinds of mistakes at once",
      '{ "fleet-1": [], "fleet-01": ["a", 7, ""], "fleet-02": "b", "fleet-03": ["a"], "__proto__": [] }',
      [
        /has 6 mistakes; nothing was run/,
        /"fleet-1": is no name of a stack; they are fleet-01/,
        /"fleet-01", item 2: must be the uid of a cluster/,
        /"fleet-01", item 3: must be the uid of a cluster/,
        /"fleet-02": must be a list/,
        /"fleet-03", item 1: "a" is in fleet-01 already/,
        /"__proto__": is no name of a stack/,
      ],
    ],
  ];
  for (const [name, content, said] of broken) {
    it(`is refused with ${name}`, async () => {
      await writeFile(file, content);
      for (const each of said) assert.throws(() => readAssignment(file), each);
      assert.equal(await readFile(file, "utf8"), content);
    });
  }
});
