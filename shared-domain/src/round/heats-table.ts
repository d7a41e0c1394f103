/** How many go on from a round: so many by place in each heat and so many by time in all. */
export interface RoundStep {
  readonly heats: number;
  readonly places: number;
  readonly times: number;
}

/** One row: entries from … to, the first round, and the semi-finals when there are any; then comes the final. */
export interface HeatsRow {
  readonly from: number;
  readonly to: number;
  readonly first: RoundStep;
  readonly semi?: RoundStep;
}

/** Heats and who goes on, by the number of entries, for a track of so many lanes. */
export interface HeatsTable {
  readonly lanes: number;
  readonly edition: string;
  /** Not seen in a current edition. */
  readonly confirmed: boolean;
  readonly rows: readonly HeatsRow[];
}

const step = (heats: number, places: number, times: number): RoundStep => ({ heats, places, times });
const row = (from: number, to: number, first: RoundStep, semi?: RoundStep): HeatsRow => ({
  from,
  to,
  first,
  ...(semi && { semi }),
});

/** 100 to 400 m and hurdles by number of lanes (TR 20.2, edition 2018–19; not confirmed, a current table was not found). */
export const HEATS_TABLES: readonly HeatsTable[] = [
  {
    lanes: 8,
    edition: '2018-19',
    confirmed: false,
    rows: [
      row(9, 16, step(2, 3, 2)),
      row(17, 24, step(3, 2, 2)),
      row(25, 32, step(4, 3, 4), step(2, 3, 2)),
      row(33, 40, step(5, 4, 4), step(3, 2, 2)),
      row(41, 48, step(6, 3, 6), step(3, 2, 2)),
      row(49, 56, step(7, 3, 3), step(3, 2, 2)),
      row(57, 64, step(8, 2, 8), step(3, 2, 2)),
    ],
  },
];
