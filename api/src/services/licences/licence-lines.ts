import { readFileSync, statSync } from 'node:fs';
import { matchColumns, parseBirth, parseSexWord } from 'shared-domain';
import { ConfigError } from '../../base/config.ts';
import { localize } from '../../base/localize.ts';

/** A holder of a licence in the operator's file. */
export interface Licence {
  readonly number: string;
  readonly last: string;
  readonly first?: string;
  /** YYYY-MM-DD; absent where the file has the year alone. */
  readonly dob?: string;
  readonly sex?: 'M' | 'F';
  readonly club?: string;
}

/** About three times the file of a large federation. */
const MAX_BYTES = 128 * 1024 * 1024;
const MAX_LINES = 1_000_000;
const MAX_CELL_LENGTH = 120;
const SEPARATORS = [';', '\t', ','];

/** The headings, by the names that `matchColumns` has for them, from which each field is read. */
const COLUMNS = {
  number: ['licence', 'account'],
  last: ['last', 'name'],
  first: ['first'],
  born: ['born'],
  sex: ['sex'],
  club: ['club'],
} as const;

type Column = keyof typeof COLUMNS;

/** What the first line says: the separator, the column of each field, and the headings. */
export interface LicenceHead {
  readonly separator: string;
  readonly columnIndexes: Readonly<Partial<Record<Column, number>>>;
  readonly names: readonly string[];
}

/** @throws ConfigError naming the file, and the line and column of the fault */
function refuse(path: string, line: number, column: number | undefined, fr: string, en: string): never {
  const formatColumn = (word: string) => (column === undefined ? '' : `, ${word} ${column + 1}`);
  throw new ConfigError(
    localize(
      `LICENCES_FILE : ${path}, ligne ${line}${formatColumn('colonne')} : ${fr}`,
      `LICENCES_FILE: ${path}, line ${line}${formatColumn('column')}: ${en}`,
    ),
  );
}

/** Cells of a line; a quoted one may hold the separator. */
function splitCells(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let index = 0; index < line.length; index++) {
    const character = line.charAt(index);
    if (character === '"' && isQuoted && line.charAt(index + 1) === '"') {
      cell += '"';
      index += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/** The text of the file, UTF-8 or Windows-1252. @throws ConfigError where it is not there, or too large */
export function readLicenceText(path: string): string {
  let bytes: Buffer;
  try {
    const { size } = statSync(path);
    if (size > MAX_BYTES) refuse(path, 1, undefined, 'plus de 128 Mo', 'more than 128 MB');
    bytes = readFileSync(path);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    throw new ConfigError(
      localize(
        `LICENCES_FILE : ${path} ne se laisse pas lire (${code})`,
        `LICENCES_FILE: ${path} cannot be read (${code})`,
      ),
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A line of the file that is not blank: its number from 1, and its offset in the text. */
interface Line {
  readonly number: number;
  readonly start: number;
  readonly text: string;
}

/** @throws ConfigError where there are too many */
export function* listLines(path: string, text: string): Generator<Line> {
  for (let [start, number] = [0, 1]; start < text.length; number++) {
    if (number > MAX_LINES)
      refuse(path, number, undefined, `plus de ${MAX_LINES} lignes`, `more than ${MAX_LINES} lines`);
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const line = text.slice(start, end).replace(/\r$/, '');
    if (line.trim() !== '') yield { number, start, text: line };
    start = end + 1;
  }
}

/** @throws ConfigError where a column is missing */
export function readLicenceHead(path: string, { number, text }: Line): LicenceHead {
  const countCells = (character: string) => text.split(character).length;
  const separator = SEPARATORS.toSorted((a, b) => countCells(b) - countCells(a))[0] as string;
  const names = splitCells(text, separator);
  const { at: columnIndexes } = matchColumns<Column>(names, COLUMNS);
  for (const [column, fr, en] of [
    ['number', 'Licence', 'Licence'],
    ['last', 'Nom', 'Last name'],
  ] as const)
    if (columnIndexes[column] === undefined)
      refuse(path, number, undefined, `il manque la colonne ${fr}`, `the column ${en} is missing`);
  return { separator, columnIndexes, names };
}

/** @throws ConfigError naming the line and the column that cannot be read */
export function readLicence(
  path: string,
  { separator, columnIndexes }: LicenceHead,
  { number: line, text }: Line,
): Licence {
  const cells = splitCells(text, separator);
  const readCell = (column: Column): string => cells[columnIndexes[column] ?? -1] ?? '';
  const refuseCell = (column: Column, fr: string, en: string) => refuse(path, line, columnIndexes[column], fr, en);
  for (const column of Object.keys(columnIndexes) as Column[])
    if (readCell(column).length > MAX_CELL_LENGTH)
      refuseCell(column, `plus de ${MAX_CELL_LENGTH} caractères`, `more than ${MAX_CELL_LENGTH} characters`);
  const [number, last, first, club] = [readCell('number'), readCell('last'), readCell('first'), readCell('club')];
  if (!/\d/.test(number))
    refuseCell('number', `« ${number} » n’est pas un numéro de licence`, `“${number}” is no licence number`);
  if (last === '') refuseCell('last', 'le nom manque', 'the name is missing');
  const birth = readCell('born') === '' ? undefined : parseBirth(readCell('born'));
  if (birth === undefined && readCell('born') !== '')
    refuseCell(
      'born',
      `« ${readCell('born')} » n’est ni une date ni une année`,
      `“${readCell('born')}” is neither a date nor a year`,
    );
  const sex = readCell('sex') === '' ? undefined : parseSexWord(readCell('sex'));
  if (sex === undefined && readCell('sex') !== '')
    refuseCell('sex', `« ${readCell('sex')} » n’est pas un sexe`, `“${readCell('sex')}” is no sex`);
  return {
    number,
    last,
    ...(first !== '' && { first }),
    ...(birth?.whole && { dob: birth.day }),
    ...((sex === 1 || sex === 2) && { sex: sex === 1 ? ('M' as const) : ('F' as const) }),
    ...(club !== '' && { club }),
  };
}
