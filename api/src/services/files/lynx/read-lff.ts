import { isMarkError, parseMark } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import { type LynxHead, readLynxHead } from './lynx-head.ts';
import type { LynxLine } from './lynx-lines.ts';
import type { LynxRow } from './lynx-row.ts';

/**
 * Columns of a line of a field result, from 1. The fourth is a place again, which nothing needs. No layout of the vendor is
 * public: this is what programs that read such files agree on.
 */
export const LFF = { place: 1, id: 2, order: 3, last: 5, first: 6, affiliation: 7 } as const;
/** Column of the first attempt: pairs of mark and wind, or one cell for each bar. */
export const FIRST_ATTEMPT = 8;

/** Word in the fifth cell of the head, by which a field result is known from a photo finish. */
export const METRIC = 'metric';
const UNITS = /^(metric|english)$/i;
/** Words around the bars of a vertical jump. */
export const BARS = ['SH', 'EH'] as const;

const HEIGHT = { g0: 900_001, g1: '0' };

export interface LffRow extends LynxRow {
  readonly status: string;
  readonly series: readonly string[];
}

export interface LffFile extends LynxHead {
  /** Bars in mm; none for a horizontal jump or a throw. */
  readonly bars: readonly number[];
  readonly rows: readonly LffRow[];
}

/** Whether the first line of a file is that of a field result. */
export const isLffHead = (head: LynxLine | undefined): boolean => UNITS.test((head?.cells[4] ?? '').trim());

function readBars({ cells, line }: LynxLine, errors: FileErrors): number[] {
  return cells.slice(5).flatMap((cell, index) => {
    const text = cell.trim();
    if (text === '' || (BARS as readonly string[]).includes(text.toUpperCase())) return [];
    const bar = parseMark(text, HEIGHT);
    if (!isMarkError(bar) && bar.v !== undefined && bar.v > 0) return [bar.v];
    errors.refuse({ line, column: index + 6, name: 'bar' }, saying('noMark', { cell: text }));
    return [];
  });
}

function readRow({ cells, line }: LynxLine): LffRow {
  const cell = (column: number) => (cells[column - 1] ?? '').trim();
  return {
    line,
    // The order of a field event is no lane.
    cells: {
      id: cell(LFF.id),
      lane: '',
      last: cell(LFF.last),
      first: cell(LFF.first),
      affiliation: cell(LFF.affiliation),
    },
    status: cell(LFF.place),
    series: cells.slice(FIRST_ATTEMPT - 1).map((text) => text.trim()),
    place: (name) => ({ line, column: LFF[name as keyof typeof LFF] ?? FIRST_ATTEMPT, name }),
  };
}

/** Reads the results of one field event. */
export function readLff([head, ...rows]: readonly LynxLine[], errors: FileErrors): LffFile | undefined {
  if (head === undefined) return undefined;
  const units = (head.cells[4] ?? '').trim();
  if (units.toLowerCase() !== METRIC)
    errors.refuse({ line: head.line, column: 5, name: 'units' }, saying('otherUnits', { cell: units }));
  return {
    ...readLynxHead(head.cells, head.line, errors),
    bars: readBars(head, errors),
    rows: rows.map(readRow),
  };
}
