import {
  areFirstNames,
  type ColumnField,
  canHoldWholeNames,
  foldColumnName,
  foldText,
  hasMisreadLetters,
  matchColumns,
} from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { refuseHeadless } from '../refuse-headless.ts';

/** What a column of a race's results may say, by the names of the one table; the best of several goes first. */
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
} as const satisfies Readonly<globalThis.Record<string, readonly ColumnField[]>>;

export type RoadField = keyof typeof COLUMNS;

const HALF_MARATHON_M = 21_097.5;
const HALF = /^(?:half|semi|halb|hm|semi marathon|half marathon|halbmarathon|halfway)$/;

/** Metres of a passage that a column names: `k5`, `5 km`, `10k`, `Split 5 km`, `time_half`, `semi`. */
function parsePassage(name: string): number | undefined {
  const plain = foldText(name)
    .replaceAll('_', ' ')
    .replace(/^(?:split|passage|inter|time|temps|tps) (?=.)|(?<=.) (?:split|time|temps|czas)$/g, '')
    .trim();
  if (HALF.test(plain)) return HALF_MARATHON_M;
  const [, before, after] = /^(?:km? ?(\d{1,3}(?:[.,]\d+)?)|(\d{1,3}(?:[.,]\d+)?) ?k(?:ms?)?)$/.exec(plain) ?? [];
  const km = Number((before ?? after ?? '0').replace(',', '.'));
  return km === 0 ? undefined : Math.round(km * 10_000) / 10;
}

export interface RoadColumn {
  readonly index: number;
  readonly name: string;
}

export interface RoadHead {
  readonly line: number;
  readonly at: Readonly<Partial<globalThis.Record<RoadField, RoadColumn>>>;
  /** Passages in the order of the way. */
  readonly passages: readonly (RoadColumn & { readonly d: number })[];
}

/** Which of two times ranks, and who ran it, nobody should have to guess. */
const MUST_BE_ONE: ReadonlySet<RoadField> = new Set(['gun', 'net']);

/** Whether a line names a column of times and one of runners: what stands above it is a title, or a table of something else. */
export function isRoadHead(cells: readonly string[]): boolean {
  const { at } = matchColumns<RoadField>(cells, COLUMNS);
  const hasWho = [at.bib, at.last, at.first, at.name].some((index) => index !== undefined);
  return hasWho && (at.gun !== undefined || at.net !== undefined);
}

/** Finds the columns of a race by their names; what cannot be done without is asked for. */
export function readRoadHead({ cells, line }: TableRecord, errors: FileErrors): RoadHead {
  const match = matchColumns<RoadField>(cells, COLUMNS);
  const passagesOf = match.unread.filter((index) => parsePassage(cells[index] ?? '') !== undefined);
  if (Object.keys(match.at).length === 0 && passagesOf.length === 0) refuseHeadless({ cells, line }, errors);
  const columnAt = (index: number): RoadColumn => ({ index, name: cells[index] ?? '' });
  const at: Partial<globalThis.Record<RoadField, RoadColumn>> = Object.fromEntries(
    Object.entries(match.at).map(([field, index]) => [field, columnAt(index)]),
  );
  for (const { key, index, of } of match.doubled) {
    const isSame = foldColumnName(cells[index] ?? '') === foldColumnName(cells[of] ?? '');
    const place = { line, column: index + 1, name: cells[index] };
    if (isSame && MUST_BE_ONE.has(key)) errors.refuse(place, saying('columnTwice', { other: of + 1 }));
    else errors.warn(place, saying('columnDoubled', { other: of + 1 }));
  }
  const passages: RoadHead['passages'][number][] = [];
  const ignored: string[] = [];
  for (const index of match.unread) {
    const column = columnAt(index);
    const d = parsePassage(column.name);
    if (d !== undefined) passages.push({ ...column, d });
    else if (column.name !== '') ignored.push(column.name);
  }
  const alone = settleNames(at);
  if (alone !== undefined) errors.refuse({ line, column: alone.index + 1, name: alone.name }, saying('firstNameAlone'));
  for (const [index, name] of cells.entries())
    if (hasMisreadLetters(name))
      errors.warn({ line, column: index + 1, name }, saying('lettersMisread', { cells: `"${name}"`, rows: 1 }));
  if (ignored.length > 0) errors.warn({ line }, saying('columnsLeft', { columns: ignored.slice(0, 20).join(', ') }));
  const columns = cells.filter(Boolean).join(', ');
  if (at.bib === undefined && at.last === undefined && at.name === undefined && alone === undefined)
    errors.refuse({ line }, saying('noColumnWho', { columns }));
  if (at.gun === undefined && at.net === undefined) errors.refuse({ line }, saying('noColumnTime', { columns }));
  return { line, at, passages: passages.sort((a, b) => a.d - b.d) };
}

/** Beside last names without first ones, the column of names has first names or whole ones: its cells tell. */
export function settleFirstNames(head: RoadHead, records: readonly TableRecord[]): RoadHead {
  const { last, name, ...others } = head.at;
  if (last === undefined || name === undefined) return head;
  const pairs = records.map(({ cells }) => ({ last: cells[last.index] ?? '', name: cells[name.index] ?? '' }));
  return { ...head, at: areFirstNames(pairs) ? { ...others, last, first: name } : { ...others, name } };
}

/**
 * Beside a first name what is called a name is the last one; alone, a last name is the whole one.
 * @returns a column of first names without last ones: theirs goes by a name that nobody knows
 */
function settleNames(at: Partial<globalThis.Record<RoadField, RoadColumn>>): RoadColumn | undefined {
  if (at.last === undefined && at.first !== undefined && at.name !== undefined) {
    at.last = at.name;
    delete at.name;
  }
  if (at.last !== undefined && at.first !== undefined) delete at.name;
  else if (at.name === undefined) {
    if (at.first !== undefined && !canHoldWholeNames(at.first.name)) return at.first;
    const whole = at.last ?? at.first;
    if (whole !== undefined) at.name = whole;
    delete at.last;
    delete at.first;
  }
  return undefined;
}
