import type { Attempts } from '../performance/attempts.ts';
import { isOut, MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';

/** One athlete of a field event, from a start list or a result list. */
export interface ContestAthlete {
  readonly bib?: string | undefined;
  readonly auid?: string | undefined;
  readonly last: string;
  readonly first: string;
  readonly club?: string | undefined;
  readonly odr?: number | undefined;
}

/** An athlete with the mark and the attempts so far. */
export interface ContestRow extends ContestAthlete {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
}

/** What the state of a field event depends on besides its lists. */
export interface FieldTrial {
  readonly g0: number;
  readonly g1: string;
  readonly status: number;
  readonly round?: string | undefined;
  readonly dets?:
    | {
        readonly heights?: readonly number[] | undefined;
        readonly nbTries?: number | undefined;
        readonly cuts?: readonly { readonly after: number; readonly to: number }[] | undefined;
        readonly reorderAfter?: readonly number[] | undefined;
        readonly qualifying?: { readonly standard?: number | undefined } | undefined;
      }
    | undefined;
}

/** `soon` before it starts, `first` athlete, `next` attempt, new `bar`, `end`. */
export const FIELD_STATES = ['soon', 'first', 'next', 'bar', 'end'] as const;

/** What a field event shows: `bar` in mm, the athlete to come and the number of the attempt, from 1. */
export interface FieldState {
  readonly state: (typeof FIELD_STATES)[number];
  readonly bar?: number;
  readonly athlete?: { readonly last: string; readonly first: string; readonly club?: string };
  readonly attempt?: number;
}

/** A field event's live state (Q26) with the id of the athlete to come. Heights in mm, attempts from 1. */
export type LiveState = Omit<FieldState, 'athlete'> & { readonly athlete?: string };

/** An athlete with what was done so far. */
export interface Turn {
  readonly athlete: ContestAthlete;
  readonly row: ContestRow | undefined;
}

function sameAthlete(a: ContestAthlete, b: ContestAthlete): boolean {
  if (a.bib !== undefined || b.bib !== undefined) return a.bib === b.bib;
  if (a.auid !== undefined || b.auid !== undefined) return a.auid === b.auid;
  return a.last === b.last && a.first === b.first;
}

/** Athletes in their starting order, those who did not start or are out by decision left aside. */
export function listTurns(starts: readonly ContestAthlete[], rows: readonly ContestRow[]): Turn[] {
  const athletes: readonly ContestAthlete[] = starts.length > 0 ? starts : rows;
  return athletes
    .map((athlete) => ({ athlete, row: rows.find((row) => sameAthlete(row, athlete)) }))
    .filter(({ row }) => row === undefined || (!isOut(row.prf) && row.prf.st !== MARK_STATUS.retired))
    .sort((a, b) => (a.athlete.odr ?? Number.MAX_SAFE_INTEGER) - (b.athlete.odr ?? Number.MAX_SAFE_INTEGER));
}

export function showAthlete({ last, first, club }: ContestAthlete): NonNullable<FieldState['athlete']> {
  return { last, first, ...(club !== undefined && { club }) };
}
