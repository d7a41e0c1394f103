import { findStatusOfWord, parseWind } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import { type LynxHead, readLynxHead } from './lynx-head.ts';
import type { LynxLine } from './lynx-lines.ts';
import type { LynxRow } from './lynx-row.ts';

/** Columns of a result line, from 1. */
const LIF = {
  place: 1,
  id: 2,
  lane: 3,
  last: 4,
  first: 5,
  affiliation: 6,
  time: 7,
  reaction: 10,
  splits: 11,
} as const;
type LifField = keyof typeof LIF;

/** A line of a photo finish, as it is written. */
export interface LifRow extends LynxRow {
  readonly cells: Readonly<globalThis.Record<LifField, string>>;
  /** What a word in place of a mark says. */
  readonly status?: number | undefined;
  /** The cell with a word that says nothing known. */
  readonly unknown?: 'place' | 'time' | undefined;
}

export interface LifFile extends LynxHead {
  readonly wind?: number | undefined;
  readonly rows: readonly LifRow[];
}

/** Letters of a name, as every list takes them. */
const MAX_CELL = 120;
const NO_WIND = /^(NWI)?$/i;
const METRES = /^(m\/s)?$/i;
/** A place that is shared is written `=3` or `T3`. */
const SHARED = /^[=T]\s*(?=\d)/i;

function readWind(cells: readonly string[], line: number, errors: FileErrors): number | undefined {
  const [wind = '', unit = ''] = [(cells[4] ?? '').trim(), (cells[5] ?? '').trim()];
  const reading = NO_WIND.test(wind) ? undefined : parseWind(wind);
  if (reading === undefined && !NO_WIND.test(wind))
    errors.refuse({ line, column: 5, name: 'wind' }, saying('noWind', { cell: wind }));
  if (reading !== undefined && !METRES.test(unit))
    errors.refuse({ line, column: 6, name: 'wind unit' }, saying('noMetres', { cell: unit }));
  return reading;
}

function readRow({ cells, line }: LynxLine, errors: FileErrors): LifRow {
  const named = Object.fromEntries(
    Object.entries(LIF).map(([name, column]) => [name, (cells[column - 1] ?? '').trim()]),
  ) as globalThis.Record<LifField, string>;
  const place: LynxRow['place'] = (name) => ({ line, column: LIF[name as LifField], name });
  for (const name of ['last', 'first', 'affiliation'] as const) {
    if (named[name].length > MAX_CELL) errors.refuse(place(name), saying('tooLong', { most: MAX_CELL }));
  }
  named.place = named.place.replace(SHARED, '');
  const name = (['place', 'time'] as const).find((field) => named[field] !== '' && !/^\d/.test(named[field]));
  const status = name === undefined ? undefined : findStatusOfWord(named[name]);
  return { line, cells: named, status, unknown: status === undefined ? name : undefined, place };
}

/** Reads the results of one heat as a photo finish writes them. */
export function readLif([head, ...rows]: readonly LynxLine[], errors: FileErrors): LifFile | undefined {
  if (head === undefined) {
    errors.refuse({ line: 1 }, saying('noHead'));
    return undefined;
  }
  const { cells, line } = head;
  return {
    ...readLynxHead(cells, line, errors),
    wind: readWind(cells, line, errors),
    rows: rows.map((row) => readRow(row, errors)),
  };
}
