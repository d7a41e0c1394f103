import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { findBestAttemptIndex } from '../../performance/best-attempt.ts';
import { roundDistance } from '../../performance/shown-value.ts';
import { compareCountback } from '../../ranking/horizontal-countback.ts';
import { applyAmendments } from '../log/amendments.ts';
import type { HorizontalContest } from './contest.ts';
import { applyCut, isRankedAthlete, listOwnGroup } from './cut.ts';
import { isExcluded, listCountedMarks } from './exclusions.ts';
import { findMarkNeeded } from './mark-needed.ts';
import { hasStandard } from './turn.ts';

/** An athlete's position in a long or triple jump or a throw. Distances in mm. */
export interface HorizontalStanding {
  readonly athlete: string;
  readonly attempts: readonly HorizontalAttempt[];
  /** `through`: the standard of a qualification is reached. */
  readonly status: 'in' | 'cut' | 'retired' | 'through';
  /** The best mark in whole centimetres (TR 29.9), and the wind of that attempt in m/s. */
  readonly best?: number;
  readonly wind?: number;
  readonly rank?: number;
  /** Whether the athlete would go on if the next cut were made now; true after the last cut for all who are still in. */
  readonly isInCut: boolean;
  /**
   * The shortest next attempt that takes the lead, or that survives the next cut, among those with the same implement; absent where none
   * is needed or possible.
   */
  readonly markToLead?: number;
  readonly markToGoOn?: number;
  /** Whether a protest of the athlete is pending: until it is decided the foul counts as valid (TR 8.5). */
  readonly isProvisional: boolean;
}

/** The marks of the worst series that has one, mm. */
const ANY_MARK = [10];

type Marks = readonly (readonly number[])[];

function findBest({ series }: HorizontalContest, index: number): Pick<HorizontalStanding, 'best' | 'wind'> {
  const attempts = series[index] ?? [];
  const attempt = attempts[findBestAttemptIndex(attempts) ?? -1];
  if (attempt?.v === undefined) return {};
  return { best: roundDistance(attempt.v), ...(attempt.w !== undefined && { wind: attempt.w }) };
}

function findMarkToLead({ rules }: HorizontalContest, marks: Marks, index: number): number | undefined {
  const rivals = listOwnGroup([...marks.keys()], index, rules).filter((other) => other !== index);
  const [leader = []] = rivals.map((other) => marks[other] ?? []).sort(compareCountback);
  return findMarkNeeded(marks[index] ?? [], leader, 'ahead');
}

/** The mark that draws level with the last athlete who goes on, which is enough: tied athletes all go on (TR 25.6). */
function findMarkToGoOn(contest: HorizontalContest, marks: Marks, index: number, to: number): number | undefined {
  const others = listOwnGroup(contest.order, index, contest.rules).filter((other) => other !== index);
  const lastGoingOn = others.map((other) => marks[other] ?? []).sort(compareCountback)[to - 1];
  if (lastGoingOn === undefined || (lastGoingOn.length === 0 && !contest.rules.isMarkNeededForCut)) return undefined;
  return findMarkNeeded(marks[index] ?? [], lastGoingOn.length === 0 ? ANY_MARK : lastGoingOn, 'level');
}

function findStatus(contest: HorizontalContest, index: number): HorizontalStanding['status'] {
  const { series, order, rules } = contest;
  const attempts = series[index] ?? [];
  if (attempts.some(({ r }) => r === 'r') || isExcluded(contest, index)) return 'retired';
  if (!order.includes(index)) return 'cut';
  return hasStandard(attempts, rules.standard) ? 'through' : 'in';
}

/**
 * The positions of all athletes of a long or triple jump or a throw, in starting order; marks in mm (TR 25.22).
 * @example listHorizontalStandings(createHorizontalContest(findHorizontalRules(), ['412', '87']))[0]?.markToLead // 10
 */
export function listHorizontalStandings(contest: HorizontalContest): HorizontalStanding[] {
  const { athletes, series, order, rules, orderUntilRound, ranks } = contest;
  const marks = listCountedMarks(contest);
  const cut = rules.cuts.find(({ after }) => after >= orderUntilRound && after < rules.attemptCount);
  const goingOn = cut === undefined ? order : applyCut(order, series, cut, rules);
  const pendingProtests = applyAmendments(contest.log).filter(
    (act) => act.type === 'attempt' && act.protest === 'pending',
  );
  return athletes.map((athlete, index) => {
    const status = findStatus(contest, index);
    const attemptCount = status === 'in' ? (series[index]?.length ?? 0) : rules.attemptCount;
    const canLead = attemptCount < rules.attemptCount && isRankedAthlete(rules, index);
    const markToLead = canLead ? findMarkToLead(contest, marks, index) : undefined;
    const markToGoOn =
      cut !== undefined && attemptCount < cut.after ? findMarkToGoOn(contest, marks, index, cut.to) : undefined;
    return {
      athlete,
      attempts: series[index] ?? [],
      status,
      ...findBest(contest, index),
      ...(ranks[index] != null && { rank: ranks[index] }),
      isInCut: goingOn.includes(index),
      ...(markToLead !== undefined && { markToLead }),
      ...(markToGoOn !== undefined && { markToGoOn }),
      isProvisional: pendingProtests.some((act) => act.type === 'attempt' && act.athlete === athlete),
    };
  });
}
