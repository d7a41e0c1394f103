import {
  type EventRef,
  findCategory,
  findMainCategory,
  isMarkError,
  parseMark,
  type RoundLetter,
  type Sex,
} from 'shared-domain';
import type { Field } from './fields.ts';
import { type FoundEvent, findEvent } from './find-event.ts';
import type { Issue, Reason } from './issue.ts';
import { type Birth, readBirth, readName } from './read-person.ts';
import { readCategory, readHeat, readRound, readSex } from './read-words.ts';

/** The cells of a row by what they say. */
export type RowCells = (field: Field) => string;

/** What one row says by itself, before it is looked at beside the others and the programme. */
export interface RowFacts {
  readonly found: FoundEvent | undefined;
  readonly last: string;
  readonly first: string;
  readonly team: string;
  readonly sex: Sex | undefined;
  readonly birth: Birth | undefined;
  readonly category: number | undefined;
  readonly round: RoundLetter | undefined;
  readonly heat: number | undefined;
  readonly lane: number | undefined;
  readonly issues: readonly Issue[];
}

const LONGEST: Partial<Readonly<Record<Field, number>>> = {
  last: 120,
  first: 120,
  club: 120,
  bib: 40,
  licence: 64,
  team: 120,
};

class Notes {
  readonly issues: Issue[] = [];
  readonly #cells: RowCells;

  constructor(cells: RowCells) {
    this.#cells = cells;
  }

  say(field: Field, reason: Reason, detail?: string): undefined {
    this.issues.push({ field, reason, value: this.#cells(field), ...(detail === undefined ? {} : { detail }) });
  }

  /** A cell as something else; one that is filled and can not be read is a fault. */
  read<T>(field: Field, reader: (text: string) => T | undefined, reason: Reason): T | undefined {
    const text = this.#cells(field);
    if (text === '') return undefined;
    const value = reader(text);
    return value ?? this.say(field, reason);
  }
}

const readLane = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

function namesOf(cells: RowCells, notes: Notes): { readonly last: string; readonly first: string } {
  if (cells('last') !== '') return { last: cells('last'), first: cells('first') };
  if (cells('name') === '') {
    if (cells('team') === '') notes.say('last', 'nameMissing');
    return { last: '', first: cells('first') };
  }
  const { last, first, guessed } = readName(cells('name'));
  if (guessed) notes.say('name', 'nameOrder', `${last}, ${first}`);
  return { last, first };
}

/** The category of the birth date, which the season decides; else the one that is written, else the event's own. */
function categoryFor(cells: RowCells, notes: Notes, sex: Sex | undefined, birth: Birth | undefined, day: string) {
  const text = cells('category');
  const written = text === '' ? undefined : readCategory(text, sex);
  const known = sex ?? (written?.sex === 0 ? undefined : written?.sex);
  const own = birth === undefined || known === undefined ? undefined : findMainCategory(birth.day, known, day);
  if (text !== '' && written === undefined)
    notes.say('category', own === undefined ? 'categoryUnknown' : 'categoryIgnored', own?.short);
  if (own !== undefined && written !== undefined && written.main === 1 && own.id !== written.id) {
    notes.say('category', 'categoryDiffers', own.short);
  }
  return { category: (own ?? written)?.id, sex: known };
}

/** What a row says, and what of it can not be read; `day` is the competition's first. */
export function checkRow(cells: RowCells, day: string): RowFacts {
  const notes = new Notes(cells);
  const found =
    cells('event') === '' ? notes.say('event', 'eventMissing') : notes.read('event', findEvent, 'eventUnknown');
  const names = namesOf(cells, notes);
  for (const [field, most] of Object.entries(LONGEST) as [Field, number][]) {
    if (cells(field).length > most) notes.say(field, 'tooLong', String(most));
  }
  if (cells('country').length > 3) notes.say('country', 'countryUnknown');
  const saidSex = notes.read('sex', readSex, 'sexUnknown');
  const birth = notes.read('birth', readBirth, 'birthUnreadable');
  const later = birth !== undefined && birth.day > day;
  if (later) notes.say('birth', 'birthLater');
  const eventSex = found?.sex === 0 ? undefined : found?.sex;
  const { category, sex } = categoryFor(cells, notes, saidSex ?? eventSex, later ? undefined : birth, day);
  if (saidSex !== undefined && eventSex !== undefined && eventSex !== 3 && saidSex !== eventSex)
    notes.say('sex', 'sexDiffers');
  return {
    found,
    ...names,
    team: cells('team'),
    sex,
    birth,
    category:
      category ?? (found?.fixed || findCategory(found?.category ?? 0)?.main === 1 ? found?.category : undefined),
    round: notes.read('round', readRound, 'roundUnknown') ?? found?.round,
    heat: notes.read('heat', readHeat, 'heatUnreadable') ?? found?.heat,
    lane: notes.read('lane', readLane, 'laneUnreadable'),
    issues: notes.issues,
  };
}

/** A best in the unit of its event; a status is no best, and what is no mark is a fault. */
export function readBest(text: string, event: EventRef): number | 'unreadable' | undefined {
  if (text === '') return undefined;
  const mark = parseMark(text, event);
  return isMarkError(mark) ? 'unreadable' : mark.v;
}
