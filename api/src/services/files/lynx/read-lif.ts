import { findStatusOfWord, parseWind } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import { type LynxHead, readLynxHead } from './lynx-head.ts';
import type { LynxLine } from './lynx-lines.ts';
import { isUnusedCell, type LynxRow, parseLynxPlace, SHARED_PLACE_SIGN } from './lynx-row.ts';

/** Columns of a result line, from 1. */
const LIF_COLUMNS = {
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
type LifField = keyof typeof LIF_COLUMNS;

/** A line of a photo finish, as it is written. */
export interface LifRow extends LynxRow {
  readonly cells: Readonly<Record<LifField, string>>;
  /** The status, where its word is written instead of the place or the time. */
  readonly status?: number | undefined;
  /** Whether it has a time and no place, where most rows with a time have one: the reader of the picture did not rank it. */
  readonly hasTimeAlone: boolean;
  /** The field that has an unknown word instead of a place or a time. */
  readonly unknownField?: 'place' | 'time' | undefined;
}

interface LifFile extends LynxHead {
  readonly wind?: number | undefined;
  readonly rows: readonly LifRow[];
}

/** The longest name that an upload accepts. */
const MAX_NAME_LETTERS = 120;
const NO_WIND = /^(NWI)?$/i;
const WIND_UNIT = /^(m\/s)?$/i;
/** Places beyond those of a heat, as `9999`, are none, and no words. */
const PLACE_OR_BEYOND = /^\d+\.?$/;
/** A place or a time that was not read. */
const ZERO = /^0+(?:[.,: ]0+)*$/;

function readWind(cells: readonly string[], line: number, errors: FileErrors): number | undefined {
  const [wind = '', unit = ''] = [(cells[4] ?? '').trim(), (cells[5] ?? '').trim()];
  const reading = NO_WIND.test(wind) ? undefined : parseWind(wind);
  if (reading === undefined && !NO_WIND.test(wind))
    errors.warn({ line, column: 5, name: 'wind' }, createFileMessage('windLeft', { cell: wind }));
  if (reading === undefined || WIND_UNIT.test(unit)) return reading;
  errors.warn({ line, column: 6, name: 'wind unit' }, createFileMessage('windLeft', { cell: `${wind} ${unit}` }));
  return undefined;
}

function readRow({ cells, line }: LynxLine, errors: FileErrors): LifRow {
  const cellsByField = Object.fromEntries(
    Object.entries(LIF_COLUMNS).map(([name, column]) => [name, (cells[column - 1] ?? '').trim()]),
  ) as Record<LifField, string>;
  const locate: LynxRow['locate'] = (name) => ({ line, column: LIF_COLUMNS[name as LifField], name });
  for (const name of ['last', 'first', 'affiliation'] as const) {
    if (cellsByField[name].length > MAX_NAME_LETTERS)
      errors.refuse(locate(name), createFileMessage('tooLong', { most: MAX_NAME_LETTERS }));
  }
  cellsByField.place = cellsByField.place.replace(SHARED_PLACE_SIGN, '').replace(ZERO, '');
  cellsByField.time = cellsByField.time.replace(ZERO, '');
  const { last, first, place, time } = cellsByField;
  const name = (['place', 'time'] as const).find(
    (field) => cellsByField[field] !== '' && !(field === 'place' ? PLACE_OR_BEYOND : /^\d/).test(cellsByField[field]),
  );
  const status = name === undefined ? undefined : findStatusOfWord(cellsByField[name]);
  return {
    line,
    cells: cellsByField,
    place: parseLynxPlace(place),
    isUnused: last === '' && first === '' && [place, time].every(isUnusedCell),
    status,
    hasTimeAlone: false,
    unknownField: status === undefined ? name : undefined,
    locate,
  };
}

function markTimesAlone(rows: readonly LifRow[]): readonly LifRow[] {
  const timed = rows.filter(({ cells }) => /^\d/.test(cells.time));
  const placedCount = timed.filter(({ cells }) => cells.place !== '').length;
  if (placedCount * 2 < timed.length) return rows;
  return rows.map((row) => ({ ...row, hasTimeAlone: row.cells.place === '' && /^\d/.test(row.cells.time) }));
}

/** Reads the results of one heat as a photo finish writes them. */
export function readLif([head, ...rows]: readonly LynxLine[], errors: FileErrors): LifFile | undefined {
  if (head === undefined) {
    errors.refuse({ line: 1 }, createFileMessage('noHead'));
    return undefined;
  }
  const { cells, line } = head;
  return {
    ...readLynxHead(cells, line, errors),
    wind: readWind(cells, line, errors),
    rows: markTimesAlone(rows.map((row) => readRow(row, errors))),
  };
}
