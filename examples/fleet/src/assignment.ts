/** Uids of clusters by the name of their stack. Stacks and uids are sorted, so that a change is a small diff. */
export type Assignment = Readonly<Record<string, readonly string[]>>;

/** A cluster in a stack. */
export interface Placement {
  uid: string;
  stack: string;
}

export interface AssignmentInput {
  /** Uids of the clusters in the list, in any order. */
  listed: readonly string[];
  /** What was assigned before. */
  recorded: Assignment;
  /** The clusters that each stack's state really has. It is right where the record is not: nothing ever moves. */
  held: Assignment;
  /** How many stacks there are to be. Default as many as have clusters or are recorded; at first one for each 200. */
  stacks?: number;
}

export interface AssignmentPlan {
  assignment: Assignment;
  /** Clusters that are new. */
  additions: Placement[];
  /** Clusters that a stack has, and the list has not any more: their hosts are to be switched off. */
  removals: Placement[];
  /** Clusters whose record was another than the stack that has them. */
  corrections: Placement[];
  /** How many stacks it would take to keep new clusters out of very large ones, where some come into such a one. */
  suggestedStacks?: number;
}

const STACK_NAME = /^fleet-(\d{2,})$/;

/** With fewer, starting the engines takes longer than what the states of larger stacks cost. */
const CLUSTERS_PER_STACK = 200;

/** With more, each change of the stack is slow. */
const VERY_LARGE = 400;

/** Whether a stack is one of the fleet's, and not one that somebody else made in the same project. */
export function isFleetStack(name: string): boolean {
  return STACK_NAME.test(name);
}

/**
 * Spreads clusters over stacks: one that a stack has, or that is recorded, stays; a new one goes to the smallest stack.
 * One that left the list stays assigned for as long as a stack has it.
 *
 * @throws Error where two stacks have the same cluster, or where there are to be fewer stacks than there are.
 */
export function planAssignment({ listed, recorded, held, stacks }: AssignmentInput): AssignmentPlan {
  refuseSharedClusters(held);
  const holders = stacksByUid(held);
  const records = stacksByUid(recorded);
  const isListed = new Set(listed);
  // A stack that is empty and not recorded is what a preview of more stacks has left: that decides nothing.
  const existing = new Set([...Object.keys(recorded), ...holders.values()]);
  const members = new Map<string, string[]>();
  for (const stack of stackNames(existing, isListed.size, stacks)) members.set(stack, []);

  // In the same order whatever the list's is, so that the same clusters always come to the same stacks.
  const uids = [...isListed].sort();
  const placeOf = (uid: string) => holders.get(uid) ?? records.get(uid);
  for (const uid of uids) members.get(placeOf(uid) ?? "")?.push(uid);
  const additions = uids
    .filter((uid) => placeOf(uid) === undefined)
    .map((uid) => {
      const stack = smallest(members);
      members.get(stack)?.push(uid);
      return { uid, stack };
    });
  const placements = [...holders].map(([uid, stack]) => ({ uid, stack }));
  const removals = placements.filter(({ uid }) => !isListed.has(uid));
  for (const { uid, stack } of removals) members.get(stack)?.push(uid);
  return {
    assignment: Object.fromEntries([...members].map(([stack, assigned]) => [stack, assigned.sort()])),
    additions,
    removals,
    corrections: placements.filter(({ uid, stack }) => records.has(uid) && records.get(uid) !== stack),
    suggestedStacks: suggestStacks(members, additions),
  };
}

function suggestStacks(members: ReadonlyMap<string, readonly string[]>, additions: Placement[]): number | undefined {
  const sizeOf = (stack: string) => members.get(stack)?.length ?? 0;
  if (!additions.some(({ stack }) => sizeOf(stack) > VERY_LARGE)) return undefined;
  const count = [...members.values()].flat().length;
  return Math.max(members.size + 1, Math.ceil(count / CLUSTERS_PER_STACK));
}

/** The assignment without clusters that a stack had to give up, and has. */
export function withoutClusters(assignment: Assignment, gone: ReadonlySet<string>): Assignment {
  const stacks = Object.entries(assignment);
  return Object.fromEntries(stacks.map(([stack, uids]) => [stack, uids.filter((uid) => !gone.has(uid))]));
}

function refuseSharedClusters(held: Assignment): void {
  const placements = Object.entries(held).flatMap(([stack, uids]) => [...new Set(uids)].map((uid) => ({ uid, stack })));
  const first = new Map<string, string>();
  const shared = placements.flatMap(({ uid, stack }) => {
    const other = first.get(uid);
    first.set(uid, other ?? stack);
    return other === undefined ? [] : [`- ${uid}: ${other}, ${stack}`];
  });
  if (shared.length === 0) return;
  throw new Error(
    `Two stacks have the same cluster; nothing was run. One of them has to forget it, which sends nothing: ` +
      `pulumi state delete <its URN> -s <stack> (pulumi stack -u -s <stack> shows URNs).\n${shared.join("\n")}`,
  );
}

/** The stacks that there are, in order, and as many new ones as are wanted beside. */
function stackNames(existing: ReadonlySet<string>, clusters: number, wanted: number | undefined): string[] {
  if (wanted !== undefined && wanted < existing.size) {
    throw new Error(
      `--stacks ${wanted}: there are ${existing.size} stacks, and none is ever given up. Say ${existing.size} or more, ` +
        "or leave the option out.",
    );
  }
  const count = wanted ?? (existing.size || Math.max(1, Math.ceil(clusters / CLUSTERS_PER_STACK)));
  const names = new Set(existing);
  for (let number = 1; names.size < count; number += 1) names.add(`fleet-${String(number).padStart(2, "0")}`);
  return [...names].sort((one, other) => numberOf(one) - numberOf(other));
}

function numberOf(stack: string): number {
  return Number(STACK_NAME.exec(stack)?.[1]);
}

function stacksByUid(assignment: Assignment): Map<string, string> {
  return new Map(Object.entries(assignment).flatMap(([stack, uids]) => uids.map((uid) => [uid, stack] as const)));
}

function smallest(members: ReadonlyMap<string, readonly string[]>): string {
  const [stack] = [...members].reduce((least, each) => (each[1].length < least[1].length ? each : least));
  return stack;
}
