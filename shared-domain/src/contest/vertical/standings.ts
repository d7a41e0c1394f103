import type { VerticalAttempt } from '../../performance/attempts.ts';
import { countFailuresAtBest, findBestHeight } from '../../ranking/vertical-countback.ts';
import { applyAmendments } from '../log/amendments.ts';
import type { VerticalContest } from './contest.ts';
import { findAttemptLetters, isBarDone, MAX_CONSECUTIVE_FAILURES, type VerticalSheet, writeAttempts } from './sheet.ts';

/** `in` the contest, `out` by three failures, `retired`, or `through`: the standard of a qualification is reached. */
export type VerticalStatus = 'in' | 'out' | 'retired' | 'through';

/** An athlete's position in a high jump or pole vault. Heights in mm. */
export interface VerticalStanding {
  readonly athlete: string;
  readonly attempts: readonly VerticalAttempt[];
  readonly status: VerticalStatus;
  /** Whether the athlete has passed the current bar. */
  readonly hasPassed: boolean;
  /** The best height, including a jump-off (Q14; in TR 25.21 not confirmed). */
  readonly best?: number;
  /** Failures at the last height cleared, and all failures up to it (TR 26.8). */
  readonly failures?: { readonly last: number; readonly total: number };
  readonly rank?: number;
  /** Whether a protest of the athlete is pending: until it is decided the failure counts as valid (TR 8.5). */
  readonly isProvisional: boolean;
}

function findStatus(
  { consecutiveFailures, hasRetired, heightCleared }: VerticalSheet,
  standard: number | undefined,
): VerticalStatus {
  if (hasRetired) return 'retired';
  if (consecutiveFailures >= MAX_CONSECUTIVE_FAILURES) return 'out';
  return heightCleared >= (standard ?? Number.POSITIVE_INFINITY) ? 'through' : 'in';
}

/** Ids of athletes with a pending protest. */
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
    const letters = findAttemptLetters(sheet, contest.bar);
    return {
      athlete,
      attempts,
      status: findStatus(sheet, contest.rules.standard),
      hasPassed: isBarDone(letters) && letters.endsWith('-'),
      ...(best !== undefined && { best }),
      ...(failures !== undefined && { failures }),
      ...(rank != null && { rank }),
      isProvisional: protesters.has(athlete),
    };
  });
}
