import { findAppealDeadline, findProtestDeadline, isOfficialAt, type ResultFact } from './protest.ts';

/** How a protest or appeal can end. */
export const PROTEST_OUTCOMES = ['upheld', 'rejected', 'withdrawn'] as const;

/** One of `PROTEST_OUTCOMES`. */
export type ProtestOutcome = (typeof PROTEST_OUTCOMES)[number];

/** A protest in the register of a meeting; all instants are ms since 1970. `outcome` is the referee's, `verdict` the jury's. */
export interface RegisteredProtest {
  readonly lodged: number;
  /** When the referee answered. */
  readonly answered?: number | undefined;
  readonly outcome?: ProtestOutcome | undefined;
  /** When an appeal was lodged. */
  readonly appealed?: number | undefined;
  /** When the jury decided. */
  readonly decided?: number | undefined;
  readonly verdict?: ProtestOutcome | undefined;
}

/** `open` waits for the referee, `answered` may be appealed against, `appealed` waits for the jury, `closed` is over. */
export const PROTEST_STAGES = ['open', 'answered', 'appealed', 'closed'] as const;

/** One of `PROTEST_STAGES`. */
export type ProtestStage = (typeof PROTEST_STAGES)[number];

/**
 * The stage of a protest at the time `now`, ms since 1970; an answer can be appealed against for 30 minutes (TR 8).
 * @example findProtestStage({ lodged: 0 }, 1) // 'open'
 */
export function findProtestStage(
  { answered, outcome, appealed, decided }: RegisteredProtest,
  now: number,
): ProtestStage {
  if (decided !== undefined || outcome === 'withdrawn') return 'closed';
  if (appealed !== undefined) return 'appealed';
  if (answered === undefined) return 'open';
  return now > findAppealDeadline(answered) ? 'closed' : 'answered';
}

/** Whether a protest was lodged more than 30 minutes after the announcement (TR 8); both ms since 1970. @example isLateProtest(1_800_001, 0) // true */
export function isLateProtest(lodged: number, announced: number | undefined): boolean {
  return announced !== undefined && lodged > findProtestDeadline(announced);
}

/** Announcements, protests and their answers by time, for `isOfficialAt`. */
function listFacts(announced: readonly number[], protests: readonly RegisteredProtest[]): ResultFact[] {
  const facts: ResultFact[] = announced.map((at) => ({ kind: 'published', at }));
  for (const { lodged, answered, appealed, decided } of protests) {
    facts.push({ kind: 'protest', at: lodged });
    if (answered !== undefined) facts.push({ kind: 'answer', at: answered });
    if (appealed !== undefined) facts.push({ kind: 'appeal', at: appealed });
    if (decided !== undefined) facts.push({ kind: 'verdict', at: decided });
  }
  return facts.sort((a, b) => a.at - b.at);
}

/**
 * Whether the time to protest against results is over and no protest or appeal is open (TR 8), not even a late one. `announced`:
 * times of announcement; like `now` in ms since 1970.
 * @example isResultFinal([0], [], 1_800_001) // true
 */
export function isResultFinal(
  announced: readonly number[],
  protests: readonly RegisteredProtest[],
  now: number,
): boolean {
  const isWaiting = protests.some((protest) => ['open', 'appealed'].includes(findProtestStage(protest, now)));
  return !isWaiting && isOfficialAt(listFacts(announced, protests), now);
}
