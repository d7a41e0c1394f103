import {
  type Birth,
  type Category,
  type CategorySet,
  type DateOrder,
  type EventRef,
  findAgeGroup,
  findCategory,
  findCountry,
  findMainCategory,
  findSexOfCategory,
  findUnsafeName,
  formatCategoryCode,
  hasMisreadLetters,
  isInvalidEntry,
  isMarkError,
  isOppositeSex,
  isRelayEvent,
  type Language,
  type NameOrder,
  type OtherSex,
  parseBirth,
  parseMark,
  parsePersonName,
  parseRoundWord,
  parseTypedMark,
  parseWrittenCode,
  parseWrittenEvent,
  type RoundLetter,
  type Sex,
  type WrittenEvent,
} from 'shared-domain';
import type { Field } from './fields.ts';
import type { Issue, Reason } from './issue.ts';
import { readStart } from './read-start.ts';
import { isOutOfCompetition, readHeatOrRound } from './read-words.ts';

/** Gives the text of a field's cell; empty when the file has no such column. */
export type CellReader = (field: Field) => string;

/** What one row says by itself, before it is looked at beside the others and the programme. */
export interface RowFacts {
  readonly found: WrittenEvent | undefined;
  readonly last: string;
  readonly first: string;
  readonly team: string;
  readonly sex: Sex | undefined;
  /** The sex that the row itself writes; `sex` may come from the event or the category. */
  readonly writtenSex: Sex | undefined;
  /** The athlete is neither male nor female. */
  readonly otherSex: OtherSex | undefined;
  readonly birth: Birth | undefined;
  readonly category: number | undefined;
  readonly round: RoundLetter | undefined;
  readonly heat: number | undefined;
  readonly lane: number | undefined;
  readonly issues: readonly Issue[];
}

/** Longest text of a field, in characters, as the upload's schema has it. */
const MAX_LENGTHS: Partial<Readonly<Record<Field, number>>> = {
  last: 120,
  first: 120,
  name: 120,
  club: 120,
  bib: 40,
  licence: 64,
  team: 120,
};

/** What no name may have, and the letter that stands where a byte is none. */
const findUnsafe = (text: string): string | undefined =>
  findUnsafeName(text)?.character ?? (text.includes('\ufffd') ? 'U+FFFD' : undefined);

class IssueCollector {
  readonly list: Issue[] = [];
  readonly #readCell: CellReader;

  constructor(readCell: CellReader) {
    this.#readCell = readCell;
  }

  /** @returns undefined, as the value of the cell */
  add(field: Field, reason: Reason, detail?: string): undefined {
    this.list.push({ field, reason, value: this.#readCell(field), ...(detail === undefined ? {} : { detail }) });
  }

  /** The value that `reader` makes of a cell; undefined for an empty one; adds an issue where the text cannot be read. */
  read<T>(field: Field, reader: (text: string) => T | undefined, reason: Reason): T | undefined {
    const text = this.#readCell(field);
    if (text === '') return undefined;
    const value = reader(text);
    return value ?? this.add(field, reason);
  }
}

/** Code of `Sex`: events for any. */
const ANY_SEX = 0;
/** Code of `Sex`: events for both. */
export const MIXED = 3;

/** Ages outside this range, in years, are not of athletes. */
const MIN_AGE = 3;
const MAX_AGE = 110;

/** The year of birth that a column of ages gives, where no column gives the birth date. */
function readAge(issues: IssueCollector, firstDay: string): Birth | undefined {
  const year = Number(firstDay.slice(0, 4));
  return issues.read(
    'age',
    (text) => {
      const age = Number(/^(\d{1,3})(?: ?(?:ans?|years?|y))?$/i.exec(text)?.[1] ?? Number.NaN);
      return age >= MIN_AGE && age <= MAX_AGE ? { day: `${year - age}-01-01`, whole: false } : undefined;
    },
    'ageUnreadable',
  );
}

const isMain = (category: Category | undefined): category is Category => category?.main === 1;

const readLane = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** Only a relay team goes without a person's name. */
function readNames(
  readCell: CellReader,
  issues: IssueCollector,
  { nameOrder: order, nameField }: RowRules,
  isRelay: boolean,
): { readonly last: string; readonly first: string } {
  if (readCell('last') !== '') return { last: readCell('last'), first: readCell('first') };
  if (readCell('name') === '') {
    if (readCell('team') === '' || !isRelay) issues.add(nameField ?? 'last', 'nameMissing');
    return { last: '', first: readCell('first') };
  }
  const { last, first, guessed } = parsePersonName(readCell('name'), order);
  if (guessed) issues.add('name', 'nameOrder', `${last}, ${first}`);
  return { last, first };
}

/** What a row is read by. */
export interface RowRules {
  /** The competition's first day, ISO. */
  readonly firstDay: string;
  /** The categories of its federation. */
  readonly table: CategorySet;
  /** Whose codes of categories the issues say. */
  readonly language: Language;
  /** The table has OpenTrack's start lists: its categories are age groups. */
  readonly isRoster: boolean;
  /** The order of the dates in the column of births. */
  readonly dateOrder?: DateOrder | undefined;
  /** No cell of the column of categories is one of the table: its classes are the race's own. */
  readonly hasOwnClasses?: boolean;
  /** Reads the sexes of the column, whose letters are understood together. */
  readonly readSex: (cell: string) => 1 | 2 | OtherSex | undefined;
  /** The order of names in the column of whole names. */
  readonly nameOrder?: NameOrder | undefined;
  /** The column of names: of last ones, or of whole ones. */
  readonly nameField?: 'name' | 'last';
}

/** The category by birth date on the competition's first day; else the one written in the row. */
function findAthleteCategory(
  readCell: CellReader,
  issues: IssueCollector,
  sex: Sex | undefined,
  birth: Birth | undefined,
  { firstDay, isRoster, table, language, hasOwnClasses = false }: RowRules,
) {
  const cell = readCell('category');
  const text = isRoster && /^all$/i.test(cell) ? '' : cell;
  const aged = isRoster && sex !== undefined ? findAgeGroup(text, sex, firstDay) : undefined;
  const written =
    text === '' ? undefined : aged === undefined ? parseWrittenCode(text, sex, table) : findCategory(aged);
  const ofClass = written === undefined ? findSexOfCategory(cell) : written.sex;
  const knownSex = sex ?? (ofClass === ANY_SEX ? undefined : ofClass);
  const categoryByAge =
    birth === undefined || knownSex === undefined
      ? undefined
      : findMainCategory(birth.day, knownSex, firstDay, { table });
  if (isOppositeSex(sex, findSexOfCategory(cell) ?? written?.sex)) issues.add('category', 'sexDiffers');
  const codeByAge = formatCategoryCode(categoryByAge?.id, language);
  if (text !== '' && written === undefined) {
    const left = hasOwnClasses ? 'classLeft' : 'categoryUnknown';
    issues.add('category', categoryByAge === undefined ? left : 'categoryIgnored', codeByAge);
  }
  if (categoryByAge !== undefined && isMain(written) && categoryByAge.id !== written.id) {
    issues.add('category', 'categoryDiffers', codeByAge);
  }
  return { category: (categoryByAge ?? written)?.id, sex: knownSex };
}

/** The values of a row's cells, with an issue for each that cannot be read. */
export function checkRow(readCell: CellReader, rules: RowRules): RowFacts {
  const { firstDay, table } = rules;
  const issues = new IssueCollector(readCell);
  const found =
    readCell('event') === ''
      ? issues.add('event', 'eventMissing')
      : issues.read('event', (text) => parseWrittenEvent(text, table), 'eventUnknown');
  const names = readNames(readCell, issues, rules, found === undefined || isRelayEvent(found.event));
  for (const [field, most] of Object.entries(MAX_LENGTHS) as [Field, number][]) {
    if (readCell(field).length > most) issues.add(field, 'tooLong', String(most));
    const unsafe = findUnsafe(readCell(field));
    if (unsafe !== undefined) issues.add(field, 'unsafe', unsafe);
    if (hasMisreadLetters(readCell(field))) issues.add(field, 'lettersMisread');
  }
  if (readCell('country').toUpperCase().length > 3 && findCountry(readCell('country')) === undefined)
    issues.add('country', 'countryUnknown');
  issues.read('start', readStart, 'startUnreadable');
  if (isOutOfCompetition(readCell('standing'))) issues.add('standing', 'outOfCompetition');
  const personSex = issues.read('sex', rules.readSex, 'sexUnknown');
  const otherSex = typeof personSex === 'string' ? personSex : undefined;
  const writtenSex = typeof personSex === 'string' ? MIXED : personSex;
  const written = issues.read('birth', (text) => parseBirth(text, rules.dateOrder), 'birthUnreadable');
  const birth = readCell('birth') === '' ? readAge(issues, firstDay) : written;
  const isBornLater = birth !== undefined && birth.day > firstDay;
  if (isBornLater) issues.add('birth', 'birthLater');
  const eventSex = found?.sex === ANY_SEX ? undefined : found?.sex;
  const { category, sex } = findAthleteCategory(
    readCell,
    issues,
    writtenSex ?? eventSex,
    isBornLater ? undefined : birth,
    rules,
  );
  // A category such as TC takes every age and says nothing of the athlete's, unless the event's uid names it.
  const eventCategory = found?.fixed || isMain(findCategory(found?.category ?? 0)) ? found?.category : undefined;
  if (isOppositeSex(writtenSex, eventSex)) issues.add('sex', 'sexDiffers');
  const round = issues.read('round', parseRoundWord, 'roundUnknown');
  const heat = issues.read('heat', readHeatOrRound, 'heatUnreadable');
  return {
    found,
    ...names,
    team: readCell('team'),
    sex,
    writtenSex,
    otherSex,
    birth,
    category: category ?? eventCategory,
    round: round?.round ?? heat?.round ?? found?.round,
    heat: heat?.heat ?? round?.heat ?? found?.heat,
    lane: issues.read('lane', readLane, 'laneUnreadable'),
    issues: issues.list,
  };
}

/** A comma between quotes is a blank by the time it is read (P5.8): between digits it was a decimal comma. */
const restoreComma = (text: string): string => text.replace(/^([^ ]*\d) (?=\d{1,3}$)/, '$1,');

/** Three groups of digits between blanks are no one mark. */
const MANY_GROUPS = /\d +\d+ +\d/;

/**
 * A personal or season's best, as people write it: ms, mm or points by the event; undefined when the cell is empty or has a status such
 * as DNS, 'unreadable' for anything else. Digits alone are read as they are typed (P5.3).
 */
export function readBestMark(text: string, event: EventRef): number | 'unreadable' | undefined {
  if (text === '') return undefined;
  if (MANY_GROUPS.test(text)) return 'unreadable';
  const written = restoreComma(text);
  const mark = parseMark(written, event);
  if (!isMarkError(mark)) return mark.v;
  const byHand = /h$/i.test(written) ? { ...event, hand: true as const } : event;
  const entry = parseTypedMark(written, byHand);
  return isInvalidEntry(entry) ? 'unreadable' : entry.v;
}
