import type { LiveState, SentMark, StartRow } from 'shared-domain/contract';

/** What the facts of a trial gave last, stored as JSON; where the lists differ from it, the secretariat changed them by hand. */
export interface LiveTrialState {
  readonly status: number;
  readonly wind?: number | undefined;
  readonly heights?: readonly number[] | undefined;
  readonly started?: string | undefined;
  readonly rows: Readonly<Record<string, SentMark>>;
  /** Rules of disqualifications, by row. */
  readonly rules: Readonly<
    Record<string, { readonly id: string; readonly at: string; readonly rules: readonly string[] }>
  >;
  readonly live?: LiveState | undefined;
  /** Keys of the start list when the first attempt counted; whoever is entered later keeps nobody waiting. */
  readonly athletes?: readonly string[] | undefined;
  /** The presence that facts gave a row, and what it had before them. */
  readonly presences?: Readonly<Record<string, { readonly now: Presence; readonly was?: Presence }>> | undefined;
  /** Rows whose presence the secretariat wrote by hand: facts up to that number no longer change it. */
  readonly checked?: Readonly<Record<string, number>> | undefined;
}

type Presence = NonNullable<StartRow['presence']>;
