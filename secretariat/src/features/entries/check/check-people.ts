import { foldText, formatBirth, isBirthYear, isRelayEvent, makeClubKey, type PersonSex } from 'shared-domain';
import type { RowFacts } from './check-row.ts';
import type { Answer, Issue, Reason } from './issue.ts';
import type { CellReader } from './issue-collector.ts';

interface PersonRow {
  readonly row: { readonly line: number };
  readonly readCell: CellReader;
  readonly facts: RowFacts;
}

/** What the other rows of a row's athlete have against it. */
export interface PersonIssues {
  /** The athlete's sex in the other rows, where this one says none. */
  readonly knownSex?: PersonSex;
  readonly sex?: Issue;
  readonly birth?: Issue;
}

/** Words that mean one sex in every column, whatever its letters mean. */
const SEX_WORDS: Readonly<Partial<Record<PersonSex, string>>> = { M: 'homme', F: 'femme' };

const toAnswer = (sex: PersonSex, lines?: readonly number[]): Answer => ({
  value: SEX_WORDS[sex] ?? sex,
  kind: 'sex',
  label: sex,
  ...(lines !== undefined && { lines }),
});

const isOneSex = (sex: PersonSex | undefined): boolean => sex === 'M' || sex === 'F';

/** The sex that a row says, by its cell, else by its event or category; none where its cell cannot be read. */
function findSaidSex({ readCell, facts: { sex, writtenSex, otherSex } }: PersonRow): PersonSex | undefined {
  if (otherSex !== undefined) return otherSex;
  if (readCell('sex') !== '' && writtenSex === undefined) return undefined;
  return sex === 1 ? 'M' : sex === 2 ? 'F' : undefined;
}

/** Who a row is by what two people do not share, whatever else it says: the licence, and bib and name. */
function listSureKeys({ readCell, facts: { last, first } }: PersonRow): readonly string[] {
  const [licence, bib] = [readCell('licence'), readCell('bib')];
  return [
    ...(/\d/.test(licence) ? [`licence ${licence}`] : []),
    ...(bib === '' ? [] : [foldText(`bib ${bib}|${last}|${first}`)]),
  ];
}

/** Who a row likely is: name, birth year and club. */
function listLikelyKeys({ readCell, facts: { last, first, birth } }: PersonRow): readonly string[] {
  const [year, club] = [birth?.day.slice(0, 4) ?? '', makeClubKey(readCell('club'))];
  return last === '' || first === '' || (year === '' && club === '')
    ? []
    : [foldText(`name ${last}|${first}|${year}|${club}`)];
}

const isRelayTeam = ({ facts: { team, foundEvent } }: PersonRow): boolean =>
  team !== '' && foundEvent !== undefined && isRelayEvent(foundEvent.event);

/** The rows of each athlete who has several. */
function groupRows(
  rows: readonly PersonRow[],
  listKeys: (row: PersonRow) => readonly string[],
): readonly (readonly PersonRow[])[] {
  const byKey = new Map<string, PersonRow[]>();
  for (const row of rows)
    for (const key of listKeys(row)) {
      const group = byKey.get(key);
      if (group === undefined) byKey.set(key, [row]);
      else group.push(row);
    }
  return [...byKey.values()].filter(({ length }) => length > 1);
}

/** The first row of those that say what most rows of an athlete say; female and male go before other sexes, a tie to the earlier line. */
function findMainRow(group: readonly PersonRow[]): PersonRow | undefined {
  const bySex = Map.groupBy(group, findSaidSex);
  const [first] = [...bySex]
    .filter(([sex]) => sex !== undefined)
    .toSorted(([a, some], [b, others]) => Number(isOneSex(b)) - Number(isOneSex(a)) || others.length - some.length);
  return first?.[1][0];
}

/** The issue of a row whose sex is not that of the other rows of its athlete, or that cannot be read where they can. */
function findSexIssue(row: PersonRow, group: readonly PersonRow[], main: PersonRow): Issue | undefined {
  const [said, known, text] = [findSaidSex(row), findSaidSex(main), row.readCell('sex')];
  if (known === undefined || said === known || (said === undefined && text === '')) return undefined;
  const detail = main.readCell('sex') || known;
  const others = (['M', 'F'] as const).filter((sex) => sex !== known);
  if (said === undefined)
    return {
      field: 'sex',
      reason: 'sexUnknownHere',
      value: text,
      detail,
      answers: [known, ...others].map((sex) => toAnswer(sex)),
    };
  const lines = group.map((one) => one.row.line);
  const sexes = new Set<PersonSex>([known, ...others, said]);
  return {
    field: 'sex',
    reason: 'twoSexes',
    value: text || said,
    detail,
    otherLine: main.row.line,
    answers: [...sexes].map((sex) => toAnswer(sex, lines)),
  };
}

/** The issue of each row whose birth date is not that of the first row of its athlete that has one. */
function findBirthIssues(group: readonly PersonRow[]): readonly (readonly [line: number, issue: Issue])[] {
  const dated = group.flatMap(({ row: { line }, readCell, facts: { birth } }) =>
    birth === undefined || readCell('birth') === '' || isBirthYear(birth.day) ? [] : [{ line, day: birth.day }],
  );
  return dated.flatMap(({ line, day }) =>
    dated[0] === undefined || day === dated[0].day
      ? []
      : [
          [
            line,
            {
              field: 'birth',
              reason: 'twoBirths',
              value: formatBirth(day),
              detail: formatBirth(dated[0].day),
              otherLine: dated[0].line,
            },
          ] as const,
        ],
  );
}

/** Reasons that may follow from a sex that is wrong. */
const SEX_REASONS: ReadonlySet<Reason> = new Set(['sexUnknown', 'sexDiffers', 'categoryDiffers']);

/** The issues of a row that stay whatever the athlete's sex is. */
export const dropSexDoubts = (issues: readonly Issue[]): readonly Issue[] =>
  issues.filter(({ reason }) => !SEX_REASONS.has(reason));

/**
 * What the rows of one athlete have against each other, by line. By licence, or bib and name, an athlete has one sex and one birth date; by
 * name, birth year and club alone only a sex that is none, or neither female nor male, is asked about. It is asked where it stands: on the
 * row that says otherwise than most.
 */
export function checkPeople(rows: readonly PersonRow[]): ReadonlyMap<number, PersonIssues> {
  const people = rows.filter((row) => !isRelayTeam(row));
  const issues = new Map<number, PersonIssues>();
  const addIssue = (line: number, issue: PersonIssues) => issues.set(line, { ...issue, ...issues.get(line) });
  const groups = [
    ...groupRows(people, listSureKeys).map((group) => ({ group, isSure: true })),
    ...groupRows(people, listLikelyKeys).map((group) => ({ group, isSure: false })),
  ];
  for (const { group, isSure } of groups) {
    const main = findMainRow(group);
    const known = main && findSaidSex(main);
    if (main !== undefined && known !== undefined)
      for (const row of group) {
        const said = findSaidSex(row);
        const sex = findSexIssue(row, group, main);
        if (sex !== undefined && (isSure || (isOneSex(known) && !isOneSex(said)))) addIssue(row.row.line, { sex });
        else if (isSure && said === undefined) addIssue(row.row.line, { knownSex: known });
      }
    if (isSure) for (const [line, birth] of findBirthIssues(group)) addIssue(line, { birth });
  }
  return issues;
}
