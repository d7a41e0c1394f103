import type { ContestAbsences } from '../absence.ts';
import type { AmendedFact } from '../log/fact.ts';
import { type FoldResult, fold, type Machine, type PlayMode, type StepResult, step } from '../log/machine.ts';
import { type ProtestRankings, rankProtest } from '../log/protest-rankings.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { applyExclusion, applySeriesAttempt, settleSeries } from './attempt.ts';
import type { HorizontalFact, HorizontalLogFact } from './contest.ts';
import { createHorizontalContest, type HorizontalContest } from './contest.ts';
import type { HorizontalRules } from './rules.ts';

function applyFact(
  contest: HorizontalContest,
  fact: AmendedFact<HorizontalFact>,
  mode: PlayMode,
): HorizontalContest | RefusalKind {
  switch (fact.type) {
    case 'attempt':
      return applySeriesAttempt(contest, fact, mode);
    case 'close':
      return contest.phase === 'end' ? 'ended' : { ...contest, phase: 'end', next: -1 };
    case 'exclusion':
      return applyExclusion(contest, fact.athlete);
    case 'retake':
      return { ...contest, retakes: [...contest.retakes, contest.athletes.indexOf(fact.athlete)] };
    case 'dismissed':
      return contest;
    default:
      return 'not a fact';
  }
}

/** How the facts of a log are applied by TR 25. */
const HORIZONTAL_MACHINE: Machine<HorizontalContest, HorizontalFact> = {
  restart: ({ rules, athletes, absences }) => settleSeries(createHorizontalContest(rules, athletes, absences)),
  apply: (contest, fact, mode) => {
    const nextContest = applyFact(contest, fact, mode);
    return typeof nextContest === 'string' ? nextContest : settleSeries(nextContest);
  },
};

/**
 * The contest after one more fact; unchanged, with the refusal and its rule, where the fact is not accepted (TR 25).
 * @example stepHorizontal(createHorizontalContest(findHorizontalRules(), ['412']), { id: '1', type: 'attempt', athlete: '412', r: 'o', v: 8120 })
 *   .state.ranks // [1]
 */
export function stepHorizontal(contest: HorizontalContest, fact: HorizontalLogFact): StepResult<HorizontalContest> {
  return step(HORIZONTAL_MACHINE, contest, fact);
}

/**
 * The contest after all facts of a log: who is next, who goes on, places (TR 25.6, 25.22). Refused facts are listed and change
 * nothing. `absences`: for whom nobody waits; `onFact` gets the contest after every fact. Distances in mm, compared in whole centimetres (TR 29.9).
 * @example foldHorizontal(findHorizontalRules({ round: 'f' }), ['A', 'B'], []).state.next // 0
 */
export function foldHorizontal(
  rules: HorizontalRules,
  athletes: readonly string[],
  log: readonly HorizontalLogFact[],
  {
    absences,
    onFact,
  }: { readonly absences?: ContestAbsences; readonly onFact?: (contest: HorizontalContest) => void } = {},
): FoldResult<HorizontalContest> {
  return fold(HORIZONTAL_MACHINE, settleSeries(createHorizontalContest(rules, athletes, absences)), log, onFact);
}

/**
 * The two rankings while a foul is under protest (TR 8.5), in the order of the athletes; undefined when no protest is
 * pending.
 * @example rankHorizontalProtest(createHorizontalContest(findHorizontalRules(), ['412', '87'])) // undefined
 */
export function rankHorizontalProtest(contest: HorizontalContest): ProtestRankings | undefined {
  return rankProtest(HORIZONTAL_MACHINE, contest);
}
