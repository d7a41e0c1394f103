/** A round: its heats, and how many athletes qualify by place in each heat and by time over all heats. */
export interface RoundStep {
  readonly heats: number;
  readonly places: number;
  readonly times: number;
}

/** The rounds before the final, for a number of entries within `from` and `to`. */
export interface HeatsRow {
  readonly from: number;
  readonly to: number;
  readonly first: RoundStep;
  readonly semi?: RoundStep;
}

/** Rounds by the number of entries, for a track with `lanes` lanes. */
export interface HeatsTable {
  readonly lanes: number;
  readonly edition: string;
  /** False where the table was not seen in a current edition. */
  readonly confirmed: boolean;
  readonly rows: readonly HeatsRow[];
}

const makeStep = (heats: number, places: number, times: number): RoundStep => ({ heats, places, times });
const makeRow = (from: number, to: number, first: RoundStep, semi?: RoundStep): HeatsRow => ({
  from,
  to,
  first,
  ...(semi && { semi }),
});

/** Tables for 100 to 400 m and hurdles, by number of lanes (TR 20.2, edition 2018–19; not confirmed, a current table was not found). */
export const HEATS_TABLES: readonly HeatsTable[] = [
  {
    lanes: 8,
    edition: '2018-19',
    confirmed: false,
    rows: [
      makeRow(9, 16, makeStep(2, 3, 2)),
      makeRow(17, 24, makeStep(3, 2, 2)),
      makeRow(25, 32, makeStep(4, 3, 4), makeStep(2, 3, 2)),
      makeRow(33, 40, makeStep(5, 4, 4), makeStep(3, 2, 2)),
      makeRow(41, 48, makeStep(6, 3, 6), makeStep(3, 2, 2)),
      makeRow(49, 56, makeStep(7, 3, 3), makeStep(3, 2, 2)),
      makeRow(57, 64, makeStep(8, 2, 8), makeStep(3, 2, 2)),
    ],
  },
];
