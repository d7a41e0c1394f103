import {
  type Birth,
  type Category,
  type CategorySet,
  type DateOrder,
  findAgeGroup,
  findCategory,
  findCountry,
  findMainCategory,
  findSexOfCategory,
  findUnsafeName,
  formatCategoryCode,
  hasMisreadLetters,
  isOppositeSex,
  isParaClass,
  isRelayEvent,
  type Language,
  type NameOrder,
  type OtherSex,
  parseBirth,
  parseClassAge,
  parsePersonName,
  parseRoundWord,
  parseWrittenEvent,
  type RoundLetter,
  type Sex,
  type WrittenEvent,
} from 'shared-domain';
import type { Field } from './fields.ts';
import type { Issue, Reason } from './issue.ts';
import { readCategory } from './read-category.ts';
import { readStart } from './read-start.ts';
import { isInCompetition, isOutOfCompetition, isUnknownLicence, readHeatOrRound } from './read-words.ts';

/** Returns the text of a field's cell; empty when the file has no such column. */
export type CellReader = (field: Field) => string;

/** What one row says by itself, before it is compared with the other rows and the programme. */
export interface RowFacts {
  readonly foundEvent: WrittenEvent | undefined;
  readonly last: string;
  readonly first: string;
  readonly team: string;
  readonly sex: Sex | undefined;
  /** The sex in the row's own cell; `sex` may also come from the event or the category. */
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

/** Longest text of each field, in characters, as in the schema of the upload. */
const MAX_LENGTHS: Partial<Readonly<Record<Field, number>>> = {
  last: 120,
  first: 120,
  name: 120,
  club: 120,
  bib: 40,
  licence: 64,
  team: 120,
};

/** The first character that names may not have, or U+FFFD, which replaces bytes that could not be decoded. */
const findUnsafeCharacter = (text: string): string | undefined =>
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

  /** The parsed value of a cell; undefined for an empty one, and with an issue added when the text cannot be parsed. */
  read<T>(field: Field, parse: (text: string) => T | undefined, reason: Reason): T | undefined {
    const text = this.#readCell(field);
    if (text === '') return undefined;
    const value = parse(text);
    return value ?? this.add(field, reason);
  }
}

/** Value of `Sex` for events that both sexes enter. */
const ANY_SEX = 0;
/** Value of `Sex` for mixed events. */
export const MIXED = 3;

/** Ages in years; others are typing errors. */
const MIN_AGE = 3;
const MAX_AGE = 110;

/** The birth year by the age in the row, used when the row has no birth date. */
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

const isMainCategory = (category: Category | undefined): category is Category => category?.main === 1;

const readLane = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** Reads last and first name; only a relay team may have neither. */
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
  const { last, first, isGuessed } = parsePersonName(readCell('name'), order);
  if (isGuessed) issues.add('name', 'nameOrder', `${last}, ${first}`);
  return { last, first };
}

/** What checking a row depends on, the same for all rows of a file. */
export interface RowRules {
  /** The competition's first day, ISO. */
  readonly firstDay: string;
  /** The categories of its federation. */
  readonly categories: CategorySet;
  /** Language of the category codes in the issues. */
  readonly language: Language;
  /** The table is an OpenTrack start list, whose categories are age groups. */
  readonly isRoster: boolean;
  /** The order of day and month in the birth column. */
  readonly dateOrder?: DateOrder | undefined;
  /** No cell of the category column is a category of the federation: the race has classes of its own, such as `Elite`. */
  readonly hasOwnClasses?: boolean;
  /** The classes of the category column are ten years wide: `M40` is 40 to 49, and none of the federation's. */
  readonly hasWideClasses?: boolean;
  /** The classes are those of para athletics: `F40` is neither an age nor a woman. */
  readonly isPara?: boolean;
  /** Such classes stand behind the events. */
  readonly hasParaEvents?: boolean;
  /** Whether the M of a class may be mixed (`createMixedClassTest`). */
  readonly isMixedClass?: (code: string) => boolean;
  /** The sex that a class says, by its words or by the letters of its column. */
  readonly findSexOfClass?: (code: string) => 1 | 2 | undefined;
  /** Parses a cell of the sex column; the meaning of a letter depends on the others in the column. */
  readonly readSex: (cell: string) => 1 | 2 | OtherSex | undefined;
  /** The order of first and last name in the column of full names. */
  readonly nameOrder?: NameOrder | undefined;
  /** The column with the last name: `name` when it holds full names. */
  readonly nameField?: 'name' | 'last';
}

/** The category by age on the competition's first day; without a birth date, the one written in the row. */
function findAthleteCategory(
  readCell: CellReader,
  issues: IssueCollector,
  sex: Sex | undefined,
  birth: Birth | undefined,
  rules: RowRules,
) {
  const { firstDay, isRoster, categories, language, hasOwnClasses = false, hasWideClasses = false } = rules;
  const { isPara = false, isMixedClass = () => false, findSexOfClass = findSexOfCategory } = rules;
  const cell = readCell('category');
  const text = isRoster && /^all$/i.test(cell) ? '' : cell;
  const ageGroup = isRoster && sex !== undefined ? findAgeGroup(text, sex, firstDay) : undefined;
  const isParaCell = isPara && isParaClass(text);
  const parsedCategory =
    text === '' || isParaCell || isMixedClass(text)
      ? undefined
      : ageGroup === undefined
        ? readCategory(text, sex, categories)
        : findCategory(ageGroup);
  const writtenCategory = hasWideClasses && parseClassAge(text) !== undefined ? undefined : parsedCategory;
  const sexOfCell = isParaCell ? undefined : findSexOfClass(cell);
  const sexOfCategory = parsedCategory === undefined ? sexOfCell : parsedCategory.sex;
  const knownSex = sex ?? (sexOfCategory === ANY_SEX ? undefined : sexOfCategory);
  const categoryByAge =
    birth === undefined || knownSex === undefined
      ? undefined
      : findMainCategory(birth.day, knownSex, firstDay, { table: categories });
  if (isOppositeSex(sex, sexOfCell ?? parsedCategory?.sex)) issues.add('category', 'sexDiffers');
  const codeByAge = formatCategoryCode(categoryByAge?.id, language);
  if (text !== '' && writtenCategory === undefined) {
    const reason = hasOwnClasses || hasWideClasses || isParaCell ? 'classLeft' : 'categoryUnknown';
    issues.add('category', categoryByAge === undefined ? reason : 'categoryIgnored', codeByAge);
  }
  if (categoryByAge !== undefined && isMainCategory(writtenCategory) && categoryByAge.id !== writtenCategory.id) {
    issues.add('category', 'categoryDiffers', codeByAge);
  }
  return { category: (categoryByAge ?? writtenCategory)?.id, sex: knownSex };
}

/** The values of a row's cells, with an issue for each that cannot be read. */
export function checkRow(readCell: CellReader, rules: RowRules): RowFacts {
  const { firstDay, categories } = rules;
  const issues = new IssueCollector(readCell);
  const foundEvent =
    readCell('event') === ''
      ? issues.add('event', 'eventMissing')
      : issues.read(
          'event',
          // The category of `Shot Put F40` would be that of women of 40.
          (text) =>
            rules.hasParaEvents && isParaClass(text.split(' ').at(-1) ?? '')
              ? undefined
              : parseWrittenEvent(text, categories),
          'eventUnknown',
        );
  const names = readNames(readCell, issues, rules, foundEvent === undefined || isRelayEvent(foundEvent.event));
  for (const [field, maxLength] of Object.entries(MAX_LENGTHS) as [Field, number][]) {
    if (readCell(field).length > maxLength) issues.add(field, 'tooLong', String(maxLength));
    const unsafe = findUnsafeCharacter(readCell(field));
    if (unsafe !== undefined) issues.add(field, 'unsafe', unsafe);
    if (hasMisreadLetters(readCell(field))) issues.add(field, 'lettersMisread');
  }
  issues.read('country', findCountry, 'countryUnknown');
  if (isUnknownLicence(readCell('licence'))) issues.add('licence', 'licenceLeft');
  issues.read('start', readStart, 'startUnreadable');
  if (isOutOfCompetition(readCell('standing'))) issues.add('standing', 'outOfCompetition');
  else if (!isInCompetition(readCell('standing'))) issues.add('standing', 'standingUnknown');
  const personSex = issues.read('sex', rules.readSex, 'sexUnknown');
  const otherSex = typeof personSex === 'string' ? personSex : undefined;
  const writtenSex = typeof personSex === 'string' ? MIXED : personSex;
  const parsedBirth = issues.read(
    'birth',
    (text) => parseBirth(text, rules.dateOrder, Number(firstDay.slice(0, 4))),
    'birthUnreadable',
  );
  const birth = readCell('birth') === '' ? readAge(issues, firstDay) : parsedBirth;
  const isBornLater = birth !== undefined && birth.day > firstDay;
  if (isBornLater) issues.add('birth', 'birthLater');
  const eventSex = foundEvent?.sex === ANY_SEX ? undefined : foundEvent?.sex;
  const { category, sex } = findAthleteCategory(
    readCell,
    issues,
    writtenSex ?? eventSex,
    isBornLater ? undefined : birth,
    rules,
  );
  // A category such as TC is open to every age and says nothing about the athlete's own, unless the event's uid names it.
  const eventCategory =
    foundEvent?.fixed || isMainCategory(findCategory(foundEvent?.category ?? 0)) ? foundEvent?.category : undefined;
  if (isOppositeSex(writtenSex, eventSex)) issues.add('sex', 'sexDiffers');
  const round = issues.read('round', parseRoundWord, 'roundUnknown');
  const heat = issues.read('heat', readHeatOrRound, 'heatUnreadable');
  return {
    foundEvent,
    ...names,
    team: readCell('team'),
    sex,
    writtenSex,
    otherSex,
    birth,
    category: category ?? eventCategory,
    round: round?.round ?? heat?.round ?? foundEvent?.round,
    heat: heat?.heat ?? round?.heat ?? foundEvent?.heat,
    lane: issues.read('lane', readLane, 'laneUnreadable'),
    issues: issues.list,
  };
}
