import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import { applyCut, reverseOrder } from './cut.ts';
import type { Cut, HorizontalRules } from './rules.ts';
import { hasStandard } from './turn.ts';

/** A row of a sheet; `isOut`: did not start, did not finish or was disqualified. */
export interface SeriesRow {
  readonly attempts: readonly HorizontalAttempt[];
  readonly isOut: boolean;
}

/** What the cuts of a long or triple jump or a throw make of a sheet, in whatever order it is typed. Rows by index. */
export interface SheetCut {
  /** Trials that each row may take; fewer than the event has where a cut takes it out for certain. */
  readonly allowed: readonly number[];
  /** Rows still in the contest, in the order of the coming rounds. */
  readonly order: readonly number[];
  /** Rounds that are complete and cut the field or turned its order round; 0 before the first. */
  readonly after: number;
  /** The last cut that is complete, and how many go on: more than its size where a tie lets them all on (TR 25.6). */
  readonly cut?: Cut & { readonly goOn: number };
}

const NO_TRIALS: readonly HorizontalAttempt[] = [];

/** Has taken all trials up to a round, or takes no more. */
function isDone({ attempts }: SeriesRow, rounds: number, standard: number | undefined): boolean {
  return attempts.length >= rounds || attempts.some(({ r }) => r === 'r') || hasStandard(attempts, standard);
}

/**
 * Rows that a cut takes out whatever the others still do: their own trials are taken, and as many as go on are before them
 * already. A row without a mark is out once more than go on have begun.
 */
function listCertainlyOut(rows: readonly SeriesRow[], field: readonly number[], cut: Cut, rules: HorizontalRules) {
  const { after, to } = cut;
  const marks = rows.map(({ attempts }) => listCountback(attempts.slice(0, after)));
  const marksOf = (index: number) => marks[index] ?? [];
  const begun = field.filter((index) => (rows[index]?.attempts.length ?? 0) > 0).length;
  return field.filter((index) => {
    const row = rows[index];
    if (row === undefined || !isDone(row, after, rules.standard)) return false;
    if (marksOf(index).length === 0 && rules.cutNeedsMark) return begun > to;
    return field.filter((other) => compareCountback(marksOf(other), marksOf(index)) < 0).length >= to;
  });
}

/**
 * Who may take which trials by the cuts of the event (TR 25.6), read from a sheet that is typed round by round or athlete by
 * athlete: a row is out as soon as nothing can bring it back. Rows in starting order.
 * @example findSheetCut([{ attempts: [], isOut: false }], findHorizontalRules()).allowed // [6]
 */
export function findSheetCut(rows: readonly SeriesRow[], rules: HorizontalRules): SheetCut {
  const allowed = rows.map(() => rules.trials);
  let order: readonly number[] = rows.flatMap(({ isOut }, index) => (isOut ? [] : [index]));
  const series = rows.map(({ attempts }) => attempts);
  let done: Pick<SheetCut, 'after' | 'cut'> = { after: 0 };
  const breaks = [...new Set([...rules.cuts.map(({ after }) => after), ...rules.reorderAfter])].sort((a, b) => a - b);
  for (const after of breaks.filter((round) => round < rules.trials)) {
    const cut = rules.cuts.find((one) => one.after === after);
    if (cut !== undefined) for (const index of listCertainlyOut(rows, order, cut, rules)) allowed[index] = after;
    if (!order.every((index) => isDone(rows[index] ?? { attempts: NO_TRIALS, isOut: false }, after, rules.standard)))
      break;
    if (cut !== undefined) {
      const goesOn = applyCut(order, series, cut, rules);
      for (const index of order) allowed[index] = goesOn.includes(index) ? rules.trials : after;
      if (goesOn.length < order.length) done = { ...done, cut: { ...cut, goOn: goesOn.length } };
      order = goesOn;
    }
    if (rules.reorderAfter.includes(after)) order = reverseOrder(order, series, after, rules);
    done = { ...done, after };
  }
  return { allowed, order, ...done };
}
