import {
  type EventRef,
  findMainCategory,
  HIDDEN_ATHLETE,
  isMarkError,
  MARK_STATUS,
  parseMark,
  realMark,
  type Sex,
} from 'shared-domain';
import type { UploadResult } from 'shared-domain/contract';
import { saying } from 'shared-domain/contract';
import { readCategory } from '../csv/columns.ts';
import type { Record } from '../csv/read-records.ts';
import type { FileErrors, Place } from '../file-errors.ts';
import { parseStatusWord } from '../status-word.ts';
import type { RoadField, RoadHead } from './road-columns.ts';

/** What the rows of a race are read by. */
export interface RoadRules {
  readonly event: EventRef;
  /** ISO day of the race: categories are of it. */
  readonly day: string;
  readonly head: RoadHead;
  readonly errors: FileErrors;
}

/** Words of French races besides those of every result list. */
const FRENCH: ReadonlyMap<string, number> = new Map([
  ...(['NP', 'NON PARTANT', 'ABSENT'] as const).map((word) => [word, 2] as const),
  ...(['AB', 'ABD', 'ABANDON', 'ABANDONNE'] as const).map((word) => [word, 3] as const),
  ...(['DISQ', 'DISQUALIFIE', 'DISQUALIFIÉ'] as const).map((word) => [word, 4] as const),
]);
/** Words for a runner who has a time. */
const FINISHED = /^(ok|finish|finisher|finished|classé|classe|arrivé|arrive|f)?$/i;

const SEXES: Readonly<globalThis.Record<string, Sex>> = {
  M: 1,
  H: 1,
  G: 1,
  MALE: 1,
  HOMME: 1,
  F: 2,
  W: 2,
  FEMALE: 2,
  FEMME: 2,
  WOMAN: 2,
};

const parseWord = (word: string): number | undefined => FRENCH.get(word.toUpperCase()) ?? parseStatusWord(word);

/** One row of a race's results being read. */
class RoadCells {
  readonly #record: Record;
  readonly #rules: RoadRules;

  constructor(record: Record, rules: RoadRules) {
    this.#record = record;
    this.#rules = rules;
  }

  text(field: RoadField): string {
    const at = this.#rules.head.at[field];
    return at === undefined ? '' : (this.#record.cells[at.index] ?? '');
  }

  place(field: RoadField): Place {
    const at = this.#rules.head.at[field];
    return { line: this.#record.line, ...(at && { column: at.index + 1, name: at.name }) };
  }

  time(field: 'gun' | 'net'): number | undefined {
    const cell = this.text(field);
    if (cell === '' || /^[^\d]/.test(cell)) return undefined;
    return this.ms(cell, this.place(field));
  }

  ms(cell: string, place: Place): number | undefined {
    const mark = parseMark(cell, this.#rules.event, 'ms');
    if (!isMarkError(mark)) return mark.v;
    this.#rules.errors.refuse(place, saying('noTime', { cell }));
    return undefined;
  }
}

function parsePerformance(cells: RoadCells, { errors }: RoadRules): UploadResult['prf'] {
  const [gun, net] = [cells.time('gun'), cells.time('net')];
  const words = (['status', 'gun', 'net'] as const).map((field) => [field, cells.text(field)] as const);
  const cell = words.find(
    ([field, word]) => word !== '' && !/^\d/.test(word) && !(field === 'status' && FINISHED.test(word)),
  );
  const st = cell === undefined ? MARK_STATUS.mark : parseWord(cell[1]);
  if (cell !== undefined && st === undefined)
    errors.refuse(cells.place(cell[0]), saying('noTimeWord', { cell: cell[1] }));
  const v = gun ?? net;
  if (v === undefined && st === MARK_STATUS.mark) errors.refuse(cells.place('gun'), saying('noTimeAtAll'));
  if (v === undefined || st !== MARK_STATUS.mark) return { st: st ?? MARK_STATUS.mark };
  return { ...realMark(v, 'ms'), ...(net === undefined ? {} : { z: net }) };
}

/** `DUPONT Marie` and `Marie DUPONT`: the last name is in capitals; else it comes first. */
function nameParts(full: string): Pick<UploadResult, 'last' | 'first'> {
  const words = full.split(/\s+/).filter(Boolean);
  const loud = words.filter((word) => word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase());
  if (loud.length === 0 || loud.length === words.length)
    return { last: words[0] ?? '', first: words.slice(1).join(' ') };
  return { last: loud.join(' '), first: words.filter((word) => !loud.includes(word)).join(' ') };
}

/** A file without names is of a race whose runners are not named. */
function parseNames(cells: RoadCells): Pick<UploadResult, 'last' | 'first'> {
  const full = cells.text('name');
  const own = full === '' ? { last: cells.text('last'), first: cells.text('first') } : nameParts(full);
  return own.last === '' ? HIDDEN_ATHLETE : own;
}

function parseBirth(cells: RoadCells, day: string): string | undefined {
  const born = cells.text('born');
  const [, d, m, year] = /^(\d{2})[/.](\d{2})[/.](\d{4})$/.exec(born) ?? [];
  if (year !== undefined) return `${year}-${m}-${d}`;
  if (/^\d{4}-\d{2}-\d{2}$/.test(born)) return born;
  if (/^(19|20)\d{2}$/.test(born)) return `${born}-07-01`;
  const age = cells.text('age');
  return /^\d{1,3}$/.test(age) ? `${Number(day.slice(0, 4)) - Number(age)}-01-01` : undefined;
}

/** By its code, else by the birth date, the year of birth or the age, and the sex. */
function parseCategory(cells: RoadCells, { day, errors }: RoadRules): number | undefined {
  const code = cells.text('category');
  const letter = cells.text('sex').toUpperCase();
  const sex = SEXES[letter];
  if (letter !== '' && sex === undefined) errors.refuse(cells.place('sex'), saying('noSex', { cell: letter }));
  if (code !== '') {
    const id = readCategory(code, sex ?? 0);
    if (id === undefined) errors.refuse(cells.place('category'), saying('noCategory', { cell: code }));
    return id;
  }
  const born = parseBirth(cells, day);
  return born === undefined || sex === undefined ? undefined : findMainCategory(born, sex, day)?.id;
}

/** Reads one row of a race's results; what is wrong with it is refused by its column. */
export function readRoadRow(record: Record, rules: RoadRules): UploadResult {
  const cells = new RoadCells(record, rules);
  const [bib, club, country, place] = [
    cells.text('bib'),
    cells.text('club'),
    cells.text('country'),
    cells.text('place'),
  ];
  const category = parseCategory(cells, rules);
  const splits = rules.head.passages.flatMap(({ index, name, d }) => {
    const cell = record.cells[index] ?? '';
    if (!/^\d/.test(cell)) return [];
    const t = cells.ms(cell, { line: record.line, column: index + 1, name });
    return t === undefined ? [] : [{ d, t, label: name }];
  });
  return {
    ...(bib === '' ? {} : { bib }),
    ...parseNames(cells),
    ...(club === '' ? {} : { clubName: club }),
    ...(country === '' ? {} : { country: country.toUpperCase() }),
    ...(category === undefined ? {} : { category }),
    prf: parsePerformance(cells, rules),
    ...(/^[1-9]\d{0,6}$/.test(place) ? { rank: Number(place) } : {}),
    ...(splits.length === 0 ? {} : { splits }),
  };
}
