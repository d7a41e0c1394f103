import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { findBestAttemptIndex } from '../../performance/best-attempt.ts';
import { roundDistance } from '../../performance/shown-value.ts';
import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import { applyAmendments } from '../log/amendments.ts';
import type { HorizontalContest } from './contest.ts';
import { applyCut } from './cut.ts';
import { findMarkNeeded } from './mark-needed.ts';
import { hasStandard } from './turn.ts';

/** How an athlete stands in a long or triple jump or a throw. Distances in mm. */
export interface HorizontalStanding {
  readonly athlete: string;
  /** In wire form (Q14). */
  readonly attempts: readonly HorizontalAttempt[];
  readonly status: 'in' | 'cut' | 'retired' | 'through';
  /** The mark, cut to the centimetre (TR 29.9), and the wind of that trial in m/s. */
  readonly best?: number;
  readonly wind?: number;
  readonly rank?: number;
  /** Whether the athlete would go on if the next cut were made now; nobody is cut any more once it is made. */
  readonly inCut: boolean;
  /** The shortest next trial that takes the lead, or that goes on at the next cut; none where nothing is needed. */
  readonly toLead?: number;
  readonly toGoOn?: number;
  /** A protest of the athlete is pending: the foul counts as valid until it is decided (TR 8.5). */
  readonly isProvisional: boolean;
}

/** The least series with a mark. */
const ANY_MARK = [10];

type Marks = readonly (readonly number[])[];

function bestOf({ series }: HorizontalContest, index: number): Pick<HorizontalStanding, 'best' | 'wind'> {
  const attempts = series[index] ?? [];
  const attempt = attempts[findBestAttemptIndex(attempts) ?? -1];
  if (attempt?.v === undefined) return {};
  return { best: roundDistance(attempt.v), ...(attempt.w !== undefined && { wind: attempt.w }) };
}

function leadOver(marks: Marks, index: number): number | undefined {
  const [leader = []] = marks.filter((_, other) => other !== index).toSorted(compareCountback);
  return findMarkNeeded(marks[index] ?? [], leader, 'ahead');
}

/** Level with the last who goes on is enough: all still tied go on (TR 25.6). */
function placeInCut(contest: HorizontalContest, marks: Marks, index: number, to: number): number | undefined {
  const others = contest.order.filter((other) => other !== index);
  const last = others.map((other) => marks[other] ?? []).sort(compareCountback)[to - 1];
  if (last === undefined || (last.length === 0 && !contest.rules.cutNeedsMark)) return undefined;
  return findMarkNeeded(marks[index] ?? [], last.length === 0 ? ANY_MARK : last, 'level');
}

function findStatus({ series, order, rules }: HorizontalContest, index: number): HorizontalStanding['status'] {
  const own = series[index] ?? [];
  if (own.some(({ r }) => r === 'r')) return 'retired';
  if (!order.includes(index)) return 'cut';
  return hasStandard(own, rules.standard) ? 'through' : 'in';
}

/**
 * Every athlete of a long or triple jump or a throw as it stands, in starting order; marks in mm (TR 25.22).
 * @example listHorizontalStandings(createHorizontalContest(findHorizontalRules(), ['412', '87']))[0]?.toLead // 10
 */
export function listHorizontalStandings(contest: HorizontalContest): HorizontalStanding[] {
  const { athletes, series, order, rules, until, ranks } = contest;
  const marks = series.map(listCountback);
  const cut = rules.cuts.find(({ after }) => after >= until && after < rules.trials);
  const goingOn = cut === undefined ? order : applyCut(order, series, cut, rules);
  const protested = applyAmendments(contest.log).filter((act) => act.type === 'attempt' && act.protest === 'pending');
  return athletes.map((athlete, index) => {
    const status = findStatus(contest, index);
    const taken = status === 'in' ? (series[index]?.length ?? 0) : rules.trials;
    const toLead = taken < rules.trials ? leadOver(marks, index) : undefined;
    const toGoOn = cut !== undefined && taken < cut.after ? placeInCut(contest, marks, index, cut.to) : undefined;
    return {
      athlete,
      attempts: series[index] ?? [],
      status,
      ...bestOf(contest, index),
      ...(ranks[index] != null && { rank: ranks[index] }),
      inCut: goingOn.includes(index),
      ...(toLead !== undefined && { toLead }),
      ...(toGoOn !== undefined && { toGoOn }),
      isProvisional: protested.some((act) => act.type === 'attempt' && act.athlete === athlete),
    };
  });
}
