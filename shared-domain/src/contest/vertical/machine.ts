import type { ContestAbsences } from '../absence.ts';
import type { AmendedFact } from '../log/fact.ts';
import { type FoldResult, fold, type Machine, type PlayMode, type StepResult, step } from '../log/machine.ts';
import { type ProtestRankings, rankProtest } from '../log/protest-rankings.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { applyAttempt } from './attempt.ts';
import { applyBar, applyStart } from './bar.ts';
import { createVerticalContest, type VerticalContest } from './contest.ts';
import type { VerticalFact, VerticalLogFact } from './fact.ts';
import { applyClose, applyExclusion, applyJumpOff } from './referee-decision.ts';
import type { VerticalRules } from './rules.ts';
import { settle } from './settle.ts';

function applyFact(
  contest: VerticalContest,
  fact: AmendedFact<VerticalFact>,
  mode: PlayMode,
): VerticalContest | RefusalKind {
  switch (fact.type) {
    case 'attempt':
      return applyAttempt(contest, fact, mode);
    case 'bar':
      return applyBar(contest, fact, mode);
    case 'start':
      return applyStart(contest, fact);
    case 'jumpOff':
      return applyJumpOff(contest, fact);
    case 'close':
      return applyClose(contest);
    case 'exclusion':
      return applyExclusion(contest, fact);
    case 'retake':
      return { ...contest, retakes: [...contest.retakes, contest.athletes.indexOf(fact.athlete)] };
    case 'dismissed':
      return contest;
    default:
      return 'not a fact';
  }
}

/** How the facts of a log are applied by TR 26. */
const VERTICAL_MACHINE: Machine<VerticalContest, VerticalFact> = {
  restart: ({ rules, athletes, absences }) => createVerticalContest(rules, athletes, absences),
  apply: (contest, fact, mode) => {
    const nextContest = applyFact(contest, fact, mode);
    return typeof nextContest === 'string' ? nextContest : settle(nextContest);
  },
};

/**
 * The contest after one more fact; unchanged, with the refusal and its rule, where the fact is not accepted (TR 26).
 * @example stepVertical(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']), { id: 'a2', type: 'close' })
 *   .refusal?.kind // 'not started'
 */
export function stepVertical(contest: VerticalContest, fact: VerticalLogFact): StepResult<VerticalContest> {
  return step(VERTICAL_MACHINE, contest, fact);
}

/**
 * The contest after all facts of a log (TR 26): the bar, who is next, who is out, places. Refused facts are listed and change
 * nothing. `absences`: for whom nobody waits; `onFact` gets the contest after every fact.
 * @example foldVertical(findVerticalRules({ g0: 900_001 }), ['A'], [{ id: '1', type: 'start', bars: [1700] }]).state.bar
 * // 1700
 */
export function foldVertical(
  rules: VerticalRules,
  athletes: readonly string[],
  log: readonly VerticalLogFact[],
  {
    absences,
    onFact,
  }: { readonly absences?: ContestAbsences; readonly onFact?: (contest: VerticalContest) => void } = {},
): FoldResult<VerticalContest> {
  return fold(VERTICAL_MACHINE, createVerticalContest(rules, athletes, absences), log, onFact);
}

/**
 * The two rankings of a high jump or pole vault while a failure is under protest (TR 8.5), in the order of the athletes;
 * undefined when no protest is pending.
 * @example rankVerticalProtest(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87'])) // undefined
 */
export function rankVerticalProtest(contest: VerticalContest): ProtestRankings | undefined {
  return rankProtest(VERTICAL_MACHINE, contest);
}
