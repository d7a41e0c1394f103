import { parseCsvLine, parseWind } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import { decodeText } from '../decode-text.ts';
import type { FileErrors } from '../file-errors.ts';
import { readLines } from '../read-lines.ts';
import { parseStatusWord } from '../status-word.ts';
import type { LynxNumber } from './lynx-number.ts';

/** Columns of a result line, from 1. */
export const LIF = {
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
export type LifField = keyof typeof LIF;

/** A line of a photo finish, as it is written. */
export interface LifRow {
  readonly line: number;
  readonly cells: Readonly<globalThis.Record<LifField, string>>;
  /** A word in place of a mark. */
  readonly status?: number | undefined;
}

export interface LifFile extends LynxNumber {
  readonly line: number;
  readonly name: string;
  readonly wind?: number | undefined;
  readonly rows: readonly LifRow[];
}

/** Letters of a name, as every list takes them. */
const MAX_CELL = 120;
const HEAD = ['event', 'round', 'heat'] as const;
const NO_WIND = /^(NWI)?$/i;
const METRES = /^(m\/s)?$/i;

function readHead(cells: readonly string[], line: number, errors: FileErrors): Omit<LifFile, 'rows'> {
  const numbers = { event: 0, round: 0, heat: 0 };
  for (const [index, name] of HEAD.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (/^\d{1,9}$/.test(cell)) numbers[name] = Number(cell);
    else errors.refuse({ line, column: index + 1, name }, saying('noNumber', { cell }));
  }
  const [wind = '', unit = ''] = [(cells[4] ?? '').trim(), (cells[5] ?? '').trim()];
  const reading = NO_WIND.test(wind) ? undefined : parseWind(wind);
  if (reading === undefined && !NO_WIND.test(wind))
    errors.refuse({ line, column: 5, name: 'wind' }, saying('noWind', { cell: wind }));
  if (reading !== undefined && !METRES.test(unit))
    errors.refuse({ line, column: 6, name: 'wind unit' }, saying('noMetres', { cell: unit }));
  return { ...numbers, line, name: (cells[3] ?? '').trim(), wind: reading };
}

function readRow(cells: readonly string[], line: number, errors: FileErrors): LifRow {
  const named = Object.fromEntries(
    Object.entries(LIF).map(([name, column]) => [name, (cells[column - 1] ?? '').trim()]),
  ) as globalThis.Record<LifField, string>;
  for (const name of ['last', 'first', 'affiliation'] as const) {
    if (named[name].length > MAX_CELL)
      errors.refuse({ line, column: LIF[name], name }, saying('tooLong', { most: MAX_CELL }));
  }
  const word = [named.place, named.time].find((cell) => cell !== '' && !/^\d/.test(cell));
  const status = word === undefined ? undefined : parseStatusWord(word);
  if (word !== undefined && status === undefined) {
    const name = word === named.place ? 'place' : 'time';
    errors.refuse(
      { line, column: LIF[name], name },
      saying(name === 'place' ? 'noPlaceWord' : 'noTimeWord', { cell: word }),
    );
  }
  return { line, cells: named, status };
}

/** Reads the results of one heat as a photo finish writes them; `;` begins a comment. */
export async function readLif(bytes: Buffer, errors: FileErrors): Promise<LifFile | undefined> {
  let head: Omit<LifFile, 'rows'> | undefined;
  const rows: LifRow[] = [];
  for await (const { number, text: written } of readLines(decodeText([bytes]))) {
    if (written.trim() === '' || written.startsWith(';')) continue;
    const cells = parseCsvLine(written);
    if (head !== undefined) rows.push(readRow(cells, number, errors));
    else {
      head = readHead(cells, number, errors);
      errors.settle();
    }
    if (errors.full) break;
  }
  if (head === undefined) {
    errors.refuse({ line: 1 }, saying('noHead'));
    return undefined;
  }
  return { ...head, rows };
}
