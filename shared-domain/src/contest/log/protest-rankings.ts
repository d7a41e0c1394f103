import { applyAmendments } from './amendments.ts';
import type { Fact } from './fact.ts';
import { type Logged, type Machine, replay } from './machine.ts';

type Ranks = readonly (number | null)[];

/** Places in the order of the athletes: if every pending protest is upheld, and if every one is dismissed. */
export interface ProtestRankings {
  readonly upheld: Ranks;
  readonly dismissed: Ranks;
}

/** The two rankings of a contest while a protest is pending (TR 8.5); undefined when there is none. */
export function rankProtest<S extends Logged<F> & { readonly ranks: Ranks }, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
): ProtestRankings | undefined {
  const acts = applyAmendments(contest.log);
  const isPending = (act: (typeof acts)[number]) => 'protest' in act && act.protest === 'pending';
  if (!acts.some(isPending)) return undefined;
  const fallen = acts.map((act) => (isPending(act) ? { ...act, protest: 'dismissed' } : act));
  const without = replay(machine, contest, fallen, Number.POSITIVE_INFINITY);
  return { upheld: contest.ranks, dismissed: 'stoppedBy' in without ? contest.ranks : without.ranks };
}
