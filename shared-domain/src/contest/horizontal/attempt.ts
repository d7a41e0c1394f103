import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { compareCountback } from '../../ranking/horizontal-countback.ts';
import { ATTEMPT_RESULTS, findEffectiveResult } from '../log/fact.ts';
import type { PlayMode } from '../log/machine.ts';
import type { RefusalKind } from '../log/refusal.ts';
import { createWarning } from '../log/warning.ts';
import type { HorizontalAttemptFact, HorizontalContest } from './contest.ts';
import { isRankedAthlete } from './cut.ts';
import { isExcluded, listCountedMarks } from './exclusions.ts';
import { findSeriesTurn, hasStandard } from './turn.ts';

/** Places by countback; ties shared, null without a mark that counts and for who is not ranked (TR 25.22, Q13). */
function rankSeries(contest: Pick<HorizontalContest, 'series' | 'exclusions' | 'rules'>): (number | null)[] {
  const marks = listCountedMarks(contest).map((own, index) => (isRankedAthlete(contest.rules, index) ? own : []));
  return marks.map((ownMarks) =>
    ownMarks.length === 0 ? null : 1 + marks.filter((other) => compareCountback(other, ownMarks) < 0).length,
  );
}

/** The contest with its next athlete, ended where there is none. */
export function settleSeries(contest: HorizontalContest): HorizontalContest {
  if (contest.phase === 'end') return contest;
  const { series, rules, retakes, athletes, absences, exclusions } = contest;
  const turn = findSeriesTurn(
    series,
    rules,
    athletes.map((id) => absences[id]),
    exclusions,
  );
  const retake = retakes.find((index) => turn.order.includes(index));
  const next = retake ?? turn.next;
  return { ...contest, ...turn, next, phase: next < 0 ? 'end' : 'contest' };
}

/** The fact as an attempt of a series, with a distance only if valid; a foul that was not measured stays a foul after a protest. */
function buildAttempt(fact: HorizontalAttemptFact): HorizontalAttempt {
  const judgedResult = findEffectiveResult(fact);
  const r = judgedResult === 'o' && fact.v === undefined ? fact.r : judgedResult;
  return { ...(r === 'o' && { v: fact.v }), r, ...(fact.w !== undefined && { w: fact.w }) };
}

/** Whether an athlete was absent and has taken no attempt yet. */
const isLate = ({ athletes, absences, series }: HorizontalContest, index: number): boolean =>
  absences[athletes[index] ?? ''] !== undefined && series[index]?.length === 0;

/**
 * The attempts of an athlete before the next one: an athlete who comes late has passed the rounds that are complete.
 * @example listAttemptsBefore(createHorizontalContest(findHorizontalRules(), ['412', '87'], { 87: 'absent' }), 1) // []
 */
export function listAttemptsBefore(contest: HorizontalContest, index: number): readonly HorizontalAttempt[] {
  const { series, next } = contest;
  if (!isLate(contest, index)) return series[index] ?? [];
  return Array.from({ length: series[next]?.length ?? 0 }, () => ({ r: '-' }));
}

/** Whether a cut has been made, after which nobody joins the contest. */
const isCut = ({ rules, orderUntilRound }: HorizontalContest): boolean =>
  rules.cuts.some(({ after }) => after < orderUntilRound);

function findAttemptRefusal(
  contest: HorizontalContest,
  index: number,
  fact: HorizontalAttemptFact,
): RefusalKind | undefined {
  const { rules, order, orderUntilRound } = contest;
  const attempts = listAttemptsBefore(contest, index);
  if (attempts.some(({ r }) => r === 'r') || isExcluded(contest, index)) return 'retired';
  if (isLate(contest, index) ? isCut(contest) : !order.includes(index)) return 'not in the cut';
  if (attempts.length >= rules.attemptCount) return 'no trial left';
  if (contest.phase === 'end') return 'ended';
  if (hasStandard(attempts, rules.standard)) return 'standard reached';
  if (fact.r === 'r') return undefined;
  if (attempts.length >= orderUntilRound) return 'round open';
  return undefined;
}

function isDistance(v: number | undefined): boolean {
  return v !== undefined && Number.isSafeInteger(v) && v > 0;
}

/** The contest without a disqualified athlete in its places, the cuts that are still to be made and the order (TR 7.1, 25.6). */
export function applyExclusion(contest: HorizontalContest, athlete: string): HorizontalContest | RefusalKind {
  const index = contest.athletes.indexOf(athlete);
  if (index < 0) return 'unknown athlete';
  const { series, retakes, rules } = contest;
  const round = Math.max(0, ...series.map((attempts) => attempts.length));
  const exclusions = [...contest.exclusions, { index, round }];
  return {
    ...contest,
    exclusions,
    ranks: rankSeries({ series, exclusions, rules }),
    retakes: retakes.filter((other) => other !== index),
  };
}

/** A contest after one more attempt, pass or retirement; the reason when it is not allowed. */
export function applySeriesAttempt(
  contest: HorizontalContest,
  fact: HorizontalAttemptFact,
  mode: PlayMode,
): HorizontalContest | RefusalKind {
  const index = contest.athletes.indexOf(fact.athlete);
  if (!ATTEMPT_RESULTS.includes(fact.r)) return 'not a fact';
  if (index < 0) return 'unknown athlete';
  if ((fact.r === 'o' || fact.v !== undefined) && !isDistance(fact.v)) return 'no distance';
  const refusal = findAttemptRefusal(contest, index, fact);
  if (refusal !== undefined) return refusal;
  const series = contest.series.with(index, [...listAttemptsBefore(contest, index), buildAttempt(fact)]);
  const isTaken = fact.r === 'o' || fact.r === 'x';
  const isOutOfOrder = isTaken && mode === 'live' && index !== contest.next;
  return {
    ...contest,
    series,
    ranks: rankSeries({ ...contest, series }),
    lastAthlete: isTaken ? index : contest.lastAthlete,
    retakes: contest.retakes.filter((other) => other !== index),
    warnings: isOutOfOrder ? [...contest.warnings, createWarning('out of order', fact.id)] : contest.warnings,
  };
}
