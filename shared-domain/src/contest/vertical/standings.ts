import type { VerticalAttempt } from '../../performance/attempts.ts';
import { countFailuresAtBest, findBestHeight } from '../../ranking/vertical-countback.ts';
import { applyAmendments } from '../log/amendments.ts';
import type { VerticalContest } from './contest.ts';
import { findTrialsAt, isDone, OUT_AFTER, type VerticalSheet, writeAttempts } from './sheet.ts';

/** `in` the contest, `out` by three failures, `retired`, or `through`: the standard of a qualification is reached. */
export type VerticalPart = 'in' | 'out' | 'retired' | 'through';

/** How an athlete stands in a high jump or pole vault. Heights in mm. */
export interface VerticalStanding {
  readonly athlete: string;
  /** In wire form (Q14). */
  readonly attempts: readonly VerticalAttempt[];
  readonly part: VerticalPart;
  /** Has passed the present bar. */
  readonly passed: boolean;
  /** The mark, a jump-off included (TR 25.21). */
  readonly best?: number;
  /** Failures at the height last cleared, and in all up to it (TR 26.8). */
  readonly failures?: { readonly last: number; readonly total: number };
  readonly rank?: number;
  /** A failure under protest counts as valid until it is decided (TR 8.5). */
  readonly provisional: boolean;
}

function partOf({ misses, retired, cleared }: VerticalSheet, standard: number | undefined): VerticalPart {
  if (retired) return 'retired';
  if (misses >= OUT_AFTER) return 'out';
  return cleared >= (standard ?? Number.POSITIVE_INFINITY) ? 'through' : 'in';
}

/** Athletes with a protest that nobody has decided. */
function protestersOf({ log }: VerticalContest): ReadonlySet<string> {
  const pending = applyAmendments(log).flatMap((act) =>
    act.type === 'attempt' && act.protest === 'pending' ? [act.athlete] : [],
  );
  return new Set(pending);
}

/**
 * Every athlete of a high jump or pole vault as it stands, in starting order; heights in mm (TR 26.8).
 * @example listVerticalStandings(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']))[0]?.part // 'in'
 */
export function listVerticalStandings(contest: VerticalContest): VerticalStanding[] {
  const protesters = protestersOf(contest);
  return contest.athletes.map((athlete, index) => {
    const sheet = contest.sheets[index] as VerticalSheet;
    const attempts = writeAttempts(sheet);
    const best = findBestHeight(attempts);
    const failures = countFailuresAtBest(attempts);
    const rank = contest.ranks[index];
    const marked = findTrialsAt(sheet, contest.bar);
    return {
      athlete,
      attempts,
      part: partOf(sheet, contest.rules.standard),
      passed: isDone(marked) && marked.endsWith('-'),
      ...(best !== undefined && { best }),
      ...(failures !== undefined && { failures }),
      ...(rank != null && { rank }),
      provisional: protesters.has(athlete),
    };
  });
}
