import type { VerticalAttempt } from '../../performance/attempts.ts';
import { countFailuresAtBest, findBestHeight } from '../../ranking/vertical-countback.ts';
import { applyAmendments } from '../log/amendments.ts';
import type { VerticalContest } from './contest.ts';
import { findTrialsAt, isDone, OUT_AFTER, type VerticalSheet, writeAttempts } from './sheet.ts';

/** `in` the contest, `out` by three failures, `retired`, or `through`: the standard of a qualification is reached. */
export type VerticalStatus = 'in' | 'out' | 'retired' | 'through';

/** How an athlete stands in a high jump or pole vault. Heights in mm. */
export interface VerticalStanding {
  readonly athlete: string;
  /** In wire form (Q14). */
  readonly attempts: readonly VerticalAttempt[];
  readonly status: VerticalStatus;
  /** Has passed the present bar. */
  readonly hasPassed: boolean;
  /** The mark, a jump-off included (Q14; in TR 25.21 not confirmed). */
  readonly best?: number;
  /** Failures at the height last cleared, and in all up to it (TR 26.8). */
  readonly failures?: { readonly last: number; readonly total: number };
  readonly rank?: number;
  /** A protest of the athlete is pending: the failure counts as valid until it is decided (TR 8.5). */
  readonly isProvisional: boolean;
}

function findStatus({ misses, retired, cleared }: VerticalSheet, standard: number | undefined): VerticalStatus {
  if (retired) return 'retired';
  if (misses >= OUT_AFTER) return 'out';
  return cleared >= (standard ?? Number.POSITIVE_INFINITY) ? 'through' : 'in';
}

/** Athletes with a protest that nobody has decided. */
function listProtesters({ log }: VerticalContest): ReadonlySet<string> {
  const pending = applyAmendments(log).flatMap((act) =>
    act.type === 'attempt' && act.protest === 'pending' ? [act.athlete] : [],
  );
  return new Set(pending);
}

/**
 * Standings of all athletes of a high jump or pole vault, in starting order; heights in mm (TR 26.8).
 * @example listVerticalStandings(createVerticalContest(findVerticalRules({ g0: 900_001 }), ['412', '87']))[0]?.status // 'in'
 */
export function listVerticalStandings(contest: VerticalContest): VerticalStanding[] {
  const protesters = listProtesters(contest);
  return contest.athletes.map((athlete, index) => {
    const sheet = contest.sheets[index] as VerticalSheet;
    const attempts = writeAttempts(sheet);
    const best = findBestHeight(attempts);
    const failures = countFailuresAtBest(attempts);
    const rank = contest.ranks[index];
    const trialsAtBar = findTrialsAt(sheet, contest.bar);
    return {
      athlete,
      attempts,
      status: findStatus(sheet, contest.rules.standard),
      hasPassed: isDone(trialsAtBar) && trialsAtBar.endsWith('-'),
      ...(best !== undefined && { best }),
      ...(failures !== undefined && { failures }),
      ...(rank != null && { rank }),
      isProvisional: protesters.has(athlete),
    };
  });
}
