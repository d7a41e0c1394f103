import {
  areFirstNames,
  type ColumnField,
  canHoldWholeNames,
  foldColumnName,
  matchColumns,
  parseSplitName,
} from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { refuseHeadless } from '../refuse-headless.ts';

/** The fields of a race's results, with the kinds of heading (`matchColumns`) that are read as each, best first. */
const COLUMNS = {
  place: ['place'],
  bib: ['bib'],
  last: ['last'],
  first: ['first'],
  name: ['name'],
  sex: ['sex'],
  category: ['category'],
  age: ['age'],
  born: ['born'],
  club: ['club', 'team'],
  country: ['country'],
  gun: ['gun', 'mark'],
  net: ['net'],
  status: ['status'],
  race: ['race', 'event', 'group'],
} as const satisfies Readonly<Record<string, readonly ColumnField[]>>;

export type RoadField = keyof typeof COLUMNS;

export interface RoadColumn {
  readonly index: number;
  readonly name: string;
}

export interface RoadHead {
  readonly line: number;
  readonly columns: Readonly<Partial<Record<RoadField, RoadColumn>>>;
  /** Columns of passage times, in the order of their distances. */
  readonly passages: readonly (RoadColumn & { readonly metres: number })[];
  /** Columns of times named as another one (`of`). */
  readonly sameTimes: readonly (RoadColumn & { readonly of: number })[];
  /** Columns of which nothing is read. */
  readonly unread: readonly RoadColumn[];
}

/** Two columns of the same name with different cells are refused for these: which of them counts would be a guess. */
const UNIQUE_FIELDS: ReadonlySet<RoadField> = new Set(['gun', 'net']);

/** Whether a line names a column of times and one of runners. */
export function isRoadHead(cells: readonly string[]): boolean {
  const { at } = matchColumns<RoadField>(cells, COLUMNS);
  const hasWho = [at.bib, at.last, at.first, at.name].some((index) => index !== undefined);
  return hasWho && (at.gun !== undefined || at.net !== undefined);
}

/** Whether a line below the head is a head again: a row of a runner has figures. */
export const isWordedHead = (cells: readonly string[]): boolean =>
  !cells.some((cell) => /\d/.test(cell)) && isRoadHead(cells);

/** Finds the columns of a race by their headings; refused without a column of runners and one of times. */
export function readRoadHead({ cells, line }: TableRecord, errors: FileErrors): RoadHead {
  const match = matchColumns<RoadField>(cells, COLUMNS);
  const passageIndexes = match.unread.filter((index) => parseSplitName(cells[index] ?? '') !== undefined);
  if (Object.keys(match.at).length === 0 && passageIndexes.length === 0) refuseHeadless({ cells, line }, errors);
  const columnAt = (index: number): RoadColumn => ({ index, name: cells[index] ?? '' });
  const columns: Partial<Record<RoadField, RoadColumn>> = Object.fromEntries(
    Object.entries(match.at).map(([field, index]) => [field, columnAt(index)]),
  );
  const sameTimes: RoadHead['sameTimes'][number][] = [];
  for (const { key, index, of } of match.doubled) {
    if (key === 'category' && columns.place === undefined && isClassement(cells[index] ?? '')) {
      columns.place = columnAt(index);
      continue;
    }
    const isSame = foldColumnName(cells[index] ?? '') === foldColumnName(cells[of] ?? '');
    const location = { line, column: index + 1, name: cells[index] };
    if (isSame && UNIQUE_FIELDS.has(key)) sameTimes.push({ ...columnAt(index), of });
    else errors.warn(location, createFileMessage('columnDoubled', { other: of + 1 }));
  }
  const passages: RoadHead['passages'][number][] = [];
  const unread: RoadColumn[] = [];
  for (const index of match.unread) {
    const column = columnAt(index);
    const metres = parseSplitName(column.name);
    if (metres !== undefined) passages.push({ ...column, metres });
    else unread.push(column);
  }
  const firstNameAlone = assignNameColumns(columns);
  if (firstNameAlone !== undefined)
    errors.refuse(
      { line, column: firstNameAlone.index + 1, name: firstNameAlone.name },
      createFileMessage('firstNameAlone'),
    );
  const headings = cells.filter(Boolean).join(', ');
  if (
    columns.bib === undefined &&
    columns.last === undefined &&
    columns.name === undefined &&
    firstNameAlone === undefined
  )
    errors.refuse({ line }, createFileMessage('noColumnWho', { columns: headings }));
  if (columns.gun === undefined && columns.net === undefined)
    errors.refuse({ line }, createFileMessage('noColumnTime', { columns: headings }));
  return { line, columns, unread, sameTimes, passages: passages.sort((a, b) => a.metres - b.metres) };
}

/** `Class.` is a class in English, and «classement» or «classifica» in French and Italian. */
const isClassement = (heading: string): boolean => foldColumnName(heading) === 'class';

/** A column headed `Class.` of numbers alone has the places, and no classes. */
export function assignPlaces(head: RoadHead, records: readonly TableRecord[]): RoadHead {
  const { category, ...others } = head.columns;
  if (category === undefined || others.place !== undefined || !isClassement(category.name)) return head;
  const cells = records.map((record) => record.cells[category.index] ?? '').filter(Boolean);
  const arePlaces =
    cells.length > 0 && cells.every((cell) => /^\d+\.?$|^\p{L}{2,4}$/u.test(cell)) && /\d/.test(cells[0] ?? '');
  return arePlaces ? { ...head, columns: { ...others, place: category } } : head;
}

/** Beside a column of last names, one headed "name" is read as first names or as full names, by its cells. */
export function assignFirstNames(head: RoadHead, records: readonly TableRecord[]): RoadHead {
  const { last, name, ...others } = head.columns;
  if (last === undefined || name === undefined) return head;
  const pairs = records.map(({ cells }) => ({ last: cells[last.index] ?? '', name: cells[name.index] ?? '' }));
  return { ...head, columns: areFirstNames(pairs) ? { ...others, last, first: name } : { ...others, name } };
}

/**
 * Decides which column holds last, first or full names: beside first names, "name" is the last name; a last name alone is the full name.
 * @returns the column of first names that has no column of last names
 */
function assignNameColumns(columns: Partial<Record<RoadField, RoadColumn>>): RoadColumn | undefined {
  if (columns.last === undefined && columns.first !== undefined && columns.name !== undefined) {
    columns.last = columns.name;
    delete columns.name;
  }
  if (columns.last !== undefined && columns.first !== undefined) delete columns.name;
  else if (columns.name === undefined) {
    if (columns.first !== undefined && !canHoldWholeNames(columns.first.name)) return columns.first;
    const fullNameColumn = columns.last ?? columns.first;
    if (fullNameColumn !== undefined) columns.name = fullNameColumn;
    delete columns.last;
    delete columns.first;
  }
  return undefined;
}
