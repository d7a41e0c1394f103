import { applyAmendments } from './amendments.ts';
import type { AmendedFact, Fact } from './fact.ts';
import type { Log } from './log.ts';
import { type LoggedContest, type Machine, replay } from './machine.ts';

type Ranks = readonly (number | null)[];

/** Places in the order of the athletes, if all pending protests are upheld and if all are dismissed. */
export interface ProtestRankings {
  readonly upheld: Ranks;
  readonly dismissed: Ranks;
}

const isPending = <F extends Fact>(act: AmendedFact<F>): boolean => 'protest' in act && act.protest === 'pending';

/**
 * Whether a protest against a failure, by the id of its fact, waits for its ruling (TR 8.5).
 *
 * @example isUnderProtest({ log: null }, 'a failure') // false
 */
export function isUnderProtest({ log }: { readonly log: Log<Fact> }, failure: string): boolean {
  return applyAmendments(log).some((act) => act.id === failure && isPending(act));
}

/** The two rankings of a contest while a protest is pending (TR 8.5); undefined when there is none. */
export function rankProtest<S extends LoggedContest<F> & { readonly ranks: Ranks }, F extends Fact>(
  machine: Machine<S, F>,
  contest: S,
): ProtestRankings | undefined {
  const acts = applyAmendments(contest.log);
  if (!acts.some(isPending)) return undefined;
  const dismissedActs = acts.map((act) => (isPending(act) ? { ...act, protest: 'dismissed' } : act));
  const contestIfDismissed = replay(machine, contest, dismissedActs, Number.POSITIVE_INFINITY);
  return {
    upheld: contest.ranks,
    dismissed: 'stoppedBy' in contestIfDismissed ? contest.ranks : contestIfDismissed.ranks,
  };
}
