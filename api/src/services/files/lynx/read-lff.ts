import { isMarkError, parseMark } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import { type LynxHead, readLynxHead } from './lynx-head.ts';
import type { LynxLine } from './lynx-lines.ts';
import { isUnusedCell, type LynxRow, parseLynxPlace, SHARED_PLACE_SIGN } from './lynx-row.ts';

/**
 * Columns of a line of a field result, from 1; the fourth repeats the place. The vendor publishes no layout: this is what other programs
 * that read such files agree on.
 */
const LFF_COLUMNS = { place: 1, id: 2, order: 3, last: 5, first: 6, affiliation: 7 } as const;
/** Column of the first attempt: pairs of mark and wind, or one cell for each bar. */
export const FIRST_ATTEMPT_COLUMN = 8;

/** Word in the fifth cell of the head, which distinguishes a field result from a photo finish. */
export const METRIC = 'metric';
const UNITS = /^(metric|english)$/i;
/** Words before the first and after the last bar of a vertical jump in the head. */
export const BAR_MARKERS = ['SH', 'EH'] as const;

/** Bars are read as marks of this event; a pole vault writes them alike. */
const HIGH_JUMP = { g0: 900_001, g1: '0' };

/** `status` is the cell of the place, which may have a status instead; `series` the cells from the first attempt on. */
export interface LffRow extends LynxRow {
  readonly status: string;
  readonly series: readonly string[];
}

interface LffFile extends LynxHead {
  /** Bars in mm; none for a horizontal jump or a throw. */
  readonly bars: readonly number[];
  readonly rows: readonly LffRow[];
}

/** Whether the first line of a file is that of a field result. */
export const isLffHead = (head: LynxLine | undefined): boolean => UNITS.test((head?.cells[4] ?? '').trim());

function readBars({ cells, line }: LynxLine, errors: FileErrors): number[] {
  return cells.slice(5).flatMap((cell, index) => {
    const text = cell.trim();
    if (text === '' || (BAR_MARKERS as readonly string[]).includes(text.toUpperCase())) return [];
    const bar = parseMark(text, HIGH_JUMP);
    if (!isMarkError(bar) && bar.v !== undefined && bar.v > 0) return [bar.v];
    errors.refuse({ line, column: index + 6, name: 'bar' }, createFileMessage('noMark', { cell: text }));
    return [];
  });
}

function readRow({ cells, line }: LynxLine): LffRow {
  const cell = (column: number) => (cells[column - 1] ?? '').trim();
  const status = cell(LFF_COLUMNS.place).replace(SHARED_PLACE_SIGN, '');
  const series = cells.slice(FIRST_ATTEMPT_COLUMN - 1).map((text) => text.trim());
  const [last, first] = [cell(LFF_COLUMNS.last), cell(LFF_COLUMNS.first)];
  return {
    line,
    // The third column is the order, not a lane.
    cells: {
      id: cell(LFF_COLUMNS.id),
      lane: '',
      last,
      first,
      affiliation: cell(LFF_COLUMNS.affiliation),
    },
    place: parseLynxPlace(status),
    isUnused: last === '' && first === '' && [status, ...series].every(isUnusedCell),
    status,
    series,
    locate: (name) => ({ line, column: LFF_COLUMNS[name as keyof typeof LFF_COLUMNS] ?? FIRST_ATTEMPT_COLUMN, name }),
  };
}

/** Reads the results of one field event. */
export function readLff([head, ...rows]: readonly LynxLine[], errors: FileErrors): LffFile | undefined {
  if (head === undefined) return undefined;
  const units = (head.cells[4] ?? '').trim();
  if (units.toLowerCase() !== METRIC)
    errors.refuse({ line: head.line, column: 5, name: 'units' }, createFileMessage('otherUnits', { cell: units }));
  return {
    ...readLynxHead(head.cells, head.line, errors),
    bars: readBars(head, errors),
    rows: rows.map(readRow),
  };
}
