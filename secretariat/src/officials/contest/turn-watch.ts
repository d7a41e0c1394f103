/** The athlete of a turn by the row; the bar of a high jump or pole vault, mm. */
export interface TurnAbout {
  readonly row: string;
  readonly bar?: number | undefined;
}

/** A mark that would be a record, mm, in words. */
export interface WatchedRecord {
  readonly v: number;
  readonly text: string;
  /** Whether the bar that is up would be it. */
  readonly isNow: boolean;
  /** What is asked before such a mark is written. */
  readonly doubt: string;
}

/** What an athlete's next attempt can bring, in words: places, the hardest first; records, the nearest first. */
export interface TurnWatch {
  readonly needed: readonly string[];
  readonly records: readonly WatchedRecord[];
}
