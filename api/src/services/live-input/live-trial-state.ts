import type { LiveState, SentMark } from 'shared-domain/contract';

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
}
