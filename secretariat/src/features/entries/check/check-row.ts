import {
  type Birth,
  findCategory,
  findCountry,
  findUnsafeName,
  hasMisreadLetters,
  isOppositeSex,
  isParaClass,
  isRelayEvent,
  type OtherSex,
  parseBirth,
  parsePersonName,
  parseRoundWord,
  parseWrittenEvent,
  type RoundLetter,
  type Sex,
  type WrittenEvent,
} from 'shared-domain';
import { ANY_SEX, findAthleteCategory, isMainCategory, MIXED } from './athlete-category.ts';
import type { Field } from './fields.ts';
import type { Issue } from './issue.ts';
import { type CellReader, IssueCollector } from './issue-collector.ts';
import { readStart } from './read-start.ts';
import { isInCompetition, isOutOfCompetition, isUnknownLicence, readHeatOrRound } from './read-words.ts';
import type { RowRules } from './row-rules.ts';

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
  /** The code of a category that the sexes share, where the sex is not known. */
  readonly sharedCode: string | undefined;
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

const readLane = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined);

/** Reads last and first name; only a relay team may have neither. A first name that is missing is asked about. */
function readNames(
  readCell: CellReader,
  issues: IssueCollector,
  { nameOrder: order, nameField }: RowRules,
  isRelay: boolean,
): { readonly last: string; readonly first: string } {
  const isTeam = readCell('team') !== '' && isRelay;
  if (readCell('last') === '' && readCell('name') === '') {
    if (!isTeam) issues.add(nameField ?? 'last', 'nameMissing');
    return { last: '', first: readCell('first') };
  }
  const { last, first, isGuessed } =
    readCell('last') === ''
      ? parsePersonName(readCell('name'), order)
      : { last: readCell('last'), first: '', isGuessed: false };
  if (isGuessed) issues.add('name', 'nameOrder', `${last}, ${first}`);
  const names = { last, first: first || readCell('first') };
  if (names.first === '' && !isTeam) issues.add('first', 'firstMissing');
  return names;
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
  const { category, sex, sharedCode } = findAthleteCategory(
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
    category: category ?? (birth === undefined ? eventCategory : undefined),
    sharedCode,
    round: round?.round ?? heat?.round ?? foundEvent?.round,
    heat: heat?.heat ?? round?.heat ?? foundEvent?.heat,
    lane: issues.read('lane', readLane, 'laneUnreadable'),
    issues: issues.list,
  };
}
