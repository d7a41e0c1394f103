import type { Attempts } from '../performance/attempts.ts';
import { isOut, MARK_STATUS } from '../performance/mark-status.ts';
import type { Performance } from '../performance/performance.ts';
import { findRowParticipation } from '../ranking/entry-participation.ts';
import type { Participation } from '../ranking/rank-input.ts';

/** One athlete of a field event, from a start list or a result list. */
export interface ContestAthlete {
  readonly bib?: string | undefined;
  readonly auid?: string | undefined;
  readonly last: string;
  readonly first: string;
  readonly club?: string | undefined;
  readonly odr?: number | undefined;
  readonly category?: number | undefined;
  /** Codes of the entry, which say who is out of competition. */
  readonly flg?: string | undefined;
}

/** An athlete with the mark and the attempts so far. */
export interface ContestRow extends ContestAthlete {
  readonly prf: Performance;
  readonly attempts?: Attempts | undefined;
  readonly rank?: number | undefined;
  readonly standing?: Participation | undefined;
}

/** The fields of a trial on which the state of a field event depends, besides its lists. */
export interface FieldTrial {
  readonly g0: number;
  readonly g1: string;
  readonly category?: number | undefined;
  readonly status: number;
  readonly round?: string | undefined;
  readonly dets?:
    | {
        readonly heights?: readonly number[] | undefined;
        readonly nbTries?: number | undefined;
        readonly cuts?: readonly { readonly after: number; readonly to: number }[] | undefined;
        readonly reorderAfter?: readonly number[] | undefined;
        readonly qualifying?:
          | {
              readonly places?: number | undefined;
              readonly times?: number | undefined;
              readonly standard?: number | undefined;
            }
          | undefined;
        readonly bars?:
          | { readonly leastRaise?: number | undefined; readonly jumpOff?: boolean | undefined }
          | undefined;
      }
    | undefined;
}

/** `soon`: not started; `first`: waiting for the first attempt; `next`: for another one; `bar`: at a new bar; `end`: over. */
export const FIELD_STATES = ['soon', 'first', 'next', 'bar', 'end'] as const;

/** What a field event shows: `bar` in mm, the next athlete and the number of the attempt, from 1. */
export interface FieldState {
  readonly state: (typeof FIELD_STATES)[number];
  readonly bar?: number;
  readonly athlete?: { readonly last: string; readonly first: string; readonly club?: string };
  readonly attempt?: number;
}

/** A field event's live state (Q26) with the id of the next athlete. Heights in mm, attempts from 1. */
export type LiveState = Omit<FieldState, 'athlete'> & { readonly athlete?: string };

/** An athlete in the starting order, with the result row so far. */
export interface Turn {
  readonly athlete: ContestAthlete;
  readonly row: ContestRow | undefined;
}

function isSameAthlete(a: ContestAthlete, b: ContestAthlete): boolean {
  if (a.bib !== undefined || b.bib !== undefined) return a.bib === b.bib;
  if (a.auid !== undefined || b.auid !== undefined) return a.auid === b.auid;
  return a.last === b.last && a.first === b.first;
}

/** The category of each turn: that of its result row, else of its start. */
export const listTurnCategories = (turns: readonly Turn[]): readonly (number | undefined)[] =>
  turns.map(({ athlete, row }) => row?.category ?? athlete.category);

/** How each turn takes part: as its result row says it, else by its entry. */
export const listTurnParticipations = (turns: readonly Turn[]): readonly Participation[] =>
  turns.map(({ athlete, row }) => findRowParticipation(athlete, row, turns.length));

/** Athletes in starting order, without those who did not start, retired or were disqualified. */
export function listTurns(starts: readonly ContestAthlete[], rows: readonly ContestRow[]): Turn[] {
  const athletes: readonly ContestAthlete[] = starts.length > 0 ? starts : rows;
  return athletes
    .map((athlete) => ({ athlete, row: rows.find((row) => isSameAthlete(row, athlete)) }))
    .filter(({ row }) => row === undefined || (!isOut(row.prf) && row.prf.st !== MARK_STATUS.retired))
    .sort((a, b) => (a.athlete.odr ?? Number.MAX_SAFE_INTEGER) - (b.athlete.odr ?? Number.MAX_SAFE_INTEGER));
}

export function pickNames({ last, first, club }: ContestAthlete): NonNullable<FieldState['athlete']> {
  return { last, first, ...(club !== undefined && { club }) };
}
