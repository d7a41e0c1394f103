import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { compareCountback, listCountback } from '../../ranking/horizontal-countback.ts';
import { applyCut, listOwnGroup, reverseOrder, splitByGroup } from './cut.ts';
import type { Cut, HorizontalRules } from './rules.ts';
import { hasStandard } from './turn.ts';

/** A row of a sheet; `isOut`: did not start, did not finish or was disqualified. */
export interface SeriesRow {
  readonly attempts: readonly HorizontalAttempt[];
  readonly isOut: boolean;
}

/** How many of those with one implement go on after a cut; `group` is its weight, grams (0 where none is known). */
export interface GroupCut {
  readonly group: number;
  readonly count: number;
  readonly goingOnCount: number;
}

/** Who may take which attempts by the cuts of a long or triple jump or a throw. Lists are in the order of the rows. */
export interface SheetCut {
  /** How many attempts each row may take: fewer than the event has once it is certainly eliminated. */
  readonly allowedAttempts: readonly number[];
  /** Indexes of the rows still in the contest, in the order of the next rounds. */
  readonly order: readonly number[];
  /** The last complete round after which the field was cut or its order reversed; 0 before the first. */
  readonly completedRounds: number;
  /**
   * The last complete cut, and how many go on in all: more than its size where a tie lets all of them on (TR 25.6), or where each
   * implement (`groups`, the lightest first) has its own final.
   */
  readonly cut?: Cut & { readonly goingOnCount: number; readonly groups?: readonly GroupCut[] };
}

const NO_ATTEMPTS: readonly HorizontalAttempt[] = [];

/** Whether a row has taken all attempts up to a round, or takes no more. */
function hasTakenAttempts({ attempts }: SeriesRow, rounds: number, standard: number | undefined): boolean {
  return attempts.length >= rounds || attempts.some(({ r }) => r === 'r') || hasStandard(attempts, standard);
}

/**
 * Indexes of rows that a cut eliminates whatever the others still do: their own attempts are taken, and `to` others with the same implement
 * are better already. A row without a mark is out once more than `to` of them have begun.
 */
function listEliminatedRows(rows: readonly SeriesRow[], field: readonly number[], cut: Cut, rules: HorizontalRules) {
  const { after, to } = cut;
  const marksByRow = rows.map(({ attempts }) => listCountback(attempts.slice(0, after)));
  const readMarks = (index: number) => marksByRow[index] ?? [];
  const countBegun = (members: readonly number[]) =>
    members.filter((index) => (rows[index]?.attempts.length ?? 0) > 0).length;
  return field.filter((index) => {
    const row = rows[index];
    if (row === undefined || !hasTakenAttempts(row, after, rules.standard)) return false;
    const rivals = listOwnGroup(field, index, rules);
    if (readMarks(index).length === 0 && rules.isMarkNeededForCut) return countBegun(rivals) > to;
    return rivals.filter((other) => compareCountback(readMarks(other), readMarks(index)) < 0).length >= to;
  });
}

/** How many go on of each implement; nothing where all throw the same. */
function countGroups(
  field: readonly number[],
  goingOn: readonly number[],
  rules: HorizontalRules,
): { readonly groups?: readonly GroupCut[] } {
  const { groups } = rules;
  if (groups === undefined) return {};
  return {
    groups: splitByGroup(field, rules).map((members) => ({
      group: groups[members[0] ?? -1] ?? 0,
      count: members.length,
      goingOnCount: members.filter((index) => goingOn.includes(index)).length,
    })),
  };
}

/**
 * Who may take which attempts by the cuts of the event (TR 25.6). The sheet may be filled in round by round or athlete by athlete: a row
 * is out as soon as the other rows can no longer change that. Rows in starting order.
 * @example findSheetCut([{ attempts: [], isOut: false }], findHorizontalRules()).allowedAttempts // [6]
 */
export function findSheetCut(rows: readonly SeriesRow[], rules: HorizontalRules): SheetCut {
  const allowedAttempts = rows.map(() => rules.attemptCount);
  // Who is out and has taken part after a cut was in it: it stays as it was made.
  const isInField = (index: number, after: number) => {
    const row = rows[index];
    return row !== undefined && (!row.isOut || row.attempts.length > after);
  };
  let field: readonly number[] = [...rows.keys()];
  const series = rows.map(({ attempts }) => attempts);
  let completed: Pick<SheetCut, 'completedRounds' | 'cut'> = { completedRounds: 0 };
  const breakRounds = [...new Set([...rules.cuts.map(({ after }) => after), ...rules.reorderAfter])].sort(
    (a, b) => a - b,
  );
  for (const after of breakRounds.filter((round) => round < rules.attemptCount)) {
    const cut = rules.cuts.find((otherCut) => otherCut.after === after);
    field = field.filter((index) => isInField(index, after));
    if (cut !== undefined)
      for (const index of listEliminatedRows(rows, field, cut, rules)) allowedAttempts[index] = after;
    if (
      !field.every((index) =>
        hasTakenAttempts(rows[index] ?? { attempts: NO_ATTEMPTS, isOut: false }, after, rules.standard),
      )
    )
      break;
    if (cut !== undefined) {
      const goingOn = applyCut(field, series, cut, rules);
      for (const index of field) allowedAttempts[index] = goingOn.includes(index) ? rules.attemptCount : after;
      if (goingOn.length < field.length)
        completed = {
          ...completed,
          cut: { ...cut, goingOnCount: goingOn.length, ...countGroups(field, goingOn, rules) },
        };
      field = goingOn;
    }
    if (rules.reorderAfter.includes(after)) field = reverseOrder(field, series, after, rules);
    completed = { ...completed, completedRounds: after };
  }
  return { allowedAttempts, order: field.filter((index) => isInField(index, rules.attemptCount)), ...completed };
}

/**
 * For each row, whether its athlete has no valid attempt and none left: NM (CR 25.4). All attempts are taken, the cut or the athlete ended
 * them, or the contest is over (`isOver`).
 * @example listNoMarks([{ attempts: [{ r: 'x' }], isOut: false }], findHorizontalRules(), true) // [true]
 */
export function listNoMarks(rows: readonly SeriesRow[], rules: HorizontalRules, isOver = false): readonly boolean[] {
  const { allowedAttempts } = findSheetCut(rows, rules);
  return rows.map(({ attempts, isOut }, index) => {
    if (isOut || attempts.length === 0 || attempts.some(({ r }) => r === 'o')) return false;
    return (
      isOver || attempts.length >= (allowedAttempts[index] ?? rules.attemptCount) || attempts.some(({ r }) => r === 'r')
    );
  });
}
