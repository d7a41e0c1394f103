import type { TurnWatch as FoundWatch } from 'shared-domain/live-input';

/** The athlete of a turn by the row; the bar of a high jump or pole vault, mm. */
export interface TurnAbout {
  readonly row: string;
  readonly bar?: number | undefined;
}

/** A mark that would be a record, mm, and the record in words. */
export interface WatchedRecord {
  readonly v: number;
  readonly name: string;
}

/** What an athlete's next attempt can bring; marks in mm, the nearest record first. */
export interface TurnWatch {
  readonly needed: FoundWatch['needed'];
  readonly records: readonly WatchedRecord[];
}
