import type { Performance } from '../performance/performance.ts';
import { isOfficial, isPublished, isToStart, TRIAL_STATUS } from '../trial/trial-status.ts';

/** What somebody who follows an athlete is told. */
export type FollowNews = 'called' | 'starting' | 'result' | 'qualified' | 'corrected';

/** Minutes before its start at which a trial that is not called is told. */
const START_NOTICE_MS = 15 * 60_000;

/** A call that could not be told for this long is not told at all. */
const MAX_CALL_DELAY_MS = 3 * 60_000;

interface TrialToStart {
  readonly status: number;
  /** Effective start where there is one, else the planned one; ms since 1970. */
  readonly start: number;
  /** Since when it is called, or its hour is what it is, as far as known; ms since 1970. */
  readonly changed: number;
}

/**
 * What to tell before a start: `called` from the call on, `starting` a quarter of an hour before the start; nothing once it is too late.
 * @param now ms since 1970
 * @example findCallNews({ status: 25, start: 900_000, changed: 0 }, 0) // 'starting'
 */
export function findCallNews(
  { status, start, changed }: TrialToStart,
  now: number,
): Extract<FollowNews, 'called' | 'starting'> | undefined {
  if (!isToStart(status)) return undefined;
  if (status === TRIAL_STATUS.called) return now - changed <= MAX_CALL_DELAY_MS ? 'called' : undefined;
  const due = Math.max(start - START_NOTICE_MS, changed);
  return now < start && now >= due && now - due <= MAX_CALL_DELAY_MS ? 'starting' : undefined;
}

/** What a published result says of an athlete, as far as followers are told of its changes. */
export interface FollowedResult {
  readonly mark: string;
  readonly rank?: number | undefined;
  readonly qualified?: string | undefined;
  /** Marks in the list. */
  readonly count?: number | undefined;
  readonly isOfficial?: boolean | undefined;
}

interface ListedResult {
  readonly prf: Performance;
  readonly rank?: number | undefined;
  readonly qualified?: string | undefined;
}

/**
 * The part of a result that followers are told, once the results of its trial are published; `count`: marks in the list.
 * @example readFollowedResult(15, { prf: { v: 10_450, u: 'ms', st: 1 }, rank: 2 }) // { mark: '1 10450 ms', rank: 2 }
 */
export function readFollowedResult(
  status: number,
  row: ListedResult | undefined,
  count?: number,
): FollowedResult | undefined {
  if (row === undefined || !isPublished(status)) return undefined;
  const { prf, rank, qualified } = row;
  return {
    mark: [prf.st, prf.v, prf.u].filter((part) => part !== undefined).join(' '),
    ...(rank === undefined ? {} : { rank }),
    ...(qualified === undefined ? {} : { qualified }),
    ...(count === undefined ? {} : { count }),
    ...(isOfficial(status) ? { isOfficial: true } : {}),
  };
}

/** Whether a place is lost to marks that came later, as of later finishers or heats: nothing was wrong before. */
const isPassed = (known: FollowedResult, { rank, count }: FollowedResult): boolean =>
  rank !== undefined &&
  known.rank !== undefined &&
  rank > known.rank &&
  count !== undefined &&
  known.count !== undefined &&
  count - known.count >= rank - known.rank;

/**
 * What to tell of a result by what was known of it: the first one is a `result`; another mark or place is `corrected`, as is a
 * qualification that is lost; one that is gained later, as by a reserve who moves up, is `qualified`. A place that later marks took is told
 * once, as a `result`, when the list is official.
 * @example findResultNews({ mark: '1 10450 ms', rank: 3 }, { mark: '1 10450 ms', rank: 3, qualified: 'q' }) // 'qualified'
 */
export function findResultNews(
  known: FollowedResult | undefined,
  result: FollowedResult,
): Extract<FollowNews, 'result' | 'qualified' | 'corrected'> | undefined {
  if (known === undefined) return 'result';
  if (known.mark !== result.mark) return 'corrected';
  if (known.rank !== result.rank) {
    if (!isPassed(known, result)) return 'corrected';
    if (result.isOfficial === true) return 'result';
  }
  if (known.qualified === result.qualified) return undefined;
  return known.qualified === undefined ? 'qualified' : 'corrected';
}
