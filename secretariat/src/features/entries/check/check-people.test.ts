import { describe, expect, test } from '@jest/globals';
import { readDelimited } from '../read/read-delimited.ts';
import { checkTable } from './check-table.ts';
import type { Fixes } from './fields.ts';
import { matchColumns } from './match-columns.ts';
import { type NamedUid, Programme } from './programme.ts';
import { setFix } from './set-fix.ts';

const DAY = '2026-06-13';
const GROUPS: readonly NamedUid[] = [
  { uid: '000100-0-57', name: '100 m Hommes' },
  { uid: '000200-0-57', name: '200 m Hommes' },
  { uid: '000400-0-57', name: '400 m Hommes' },
  { uid: '000100-0-58', name: '100 m Femmes' },
  { uid: '000200-0-58', name: '200 m Femmes' },
  { uid: '000400-0-58', name: '400 m Femmes' },
];
const HEAD = 'Épreuve;Nom;Prénom;Sexe;Naissance;Club;Catégorie;Licence';

function check(lines: readonly string[], fixes: Fixes = {}, head = HEAD) {
  const table = readDelimited('x', [head, ...lines].join('\n'));
  const programme = new Programme(GROUPS, DAY);
  return checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr', fixes });
}
type Rows = ReturnType<typeof check>;
const listIssues = (rows: Rows) =>
  rows.flatMap(({ line, issues }) =>
    issues.map(({ reason, value, detail, otherLine }) => [line, reason, value, detail, otherLine].filter(Boolean)),
  );
/** The issues after the first answer to the first issue. */
function answerFirst(lines: readonly string[], number = 0, head = HEAD): Rows {
  const row = check(lines, {}, head).find(({ issues }) => issues.some(({ answers }) => answers !== undefined));
  const issue = row?.issues.find(({ answers }) => answers !== undefined);
  const answer = issue?.answers?.[number];
  if (row === undefined || issue === undefined || answer === undefined) throw new Error('nothing to answer');
  return check(lines, setFix({}, answer.lines ?? [row.line], issue.field, answer.value), head);
}

describe('An athlete whose rows do not agree on the sex', () => {
  const X_FIRST = [
    '100 m Hommes;ORSEVAL;Malo;X;2001;AC Valmont;SE;',
    '200 m;ORSEVAL;Malo;M;2001;AC Valmont;SE;',
    '400 m;ORSEVAL;Malo;M;2001;AC Valmont;SE;',
  ];

  test.each([['X'], ['?']])('is asked about where the sex is %s, wherever it stands, and nowhere else', (sex) => {
    const reason = sex === 'X' ? 'twoSexes' : 'sexUnknownHere';
    for (const place of [0, 1, 2]) {
      const sexes = ['M', 'M'].toSpliced(place, 0, sex);
      const lines = X_FIRST.map((line, index) => line.replace(/;[XM];/, `;${sexes[index]};`));
      const rows = check(lines);
      expect(listIssues(rows).map(([line, one, value, detail]) => [line, one, value, detail])).toEqual([
        [place + 2, reason, sex, 'M'],
      ]);
      expect(rows.map(({ entry }) => entry !== undefined)).toEqual([0, 1, 2].map((index) => index !== place));
    }
  });

  test('has the sex of the other rows proposed first, which mends the row and what followed from it', () => {
    const [row] = check(X_FIRST);
    expect(row?.issues[0]?.answers?.map(({ label, lines }) => [label, lines])).toEqual([
      ['M', [2, 3, 4]],
      ['F', [2, 3, 4]],
      ['X', [2, 3, 4]],
    ]);
    const rows = answerFirst(X_FIRST);
    expect(listIssues(rows)).toEqual([]);
    expect(rows.map(({ entry }) => entry?.target.name)).toEqual(['100 m Hommes', '200 m Hommes', '400 m Hommes']);
  });

  test('is found by the licence, or by bib and name, too', () => {
    const rows = ['100 m;ORSEVAL;Malo;X;2001;AC Valmont;;777', '200 m;ORSEVAL;Malo;M;2001;ACV;;777'];
    expect(listIssues(check(rows))).toEqual([[2, 'twoSexes', 'X', 'M', 3]]);
    expect(listIssues(check(rows.toReversed()))).toEqual([[3, 'twoSexes', 'X', 'M', 2]]);
  });

  test('is asked about on the row that most others contradict, and one answer settles all of them', () => {
    const lines = [
      '100 m;ORSEVAL;Malo;F;2001;AC Valmont;;777',
      '200 m;ORSEVAL;Malo;M;2001;AC Valmont;;777',
      '400 m;ORSEVAL;Malo;M;2001;AC Valmont;;777',
    ];
    expect(listIssues(check(lines))).toEqual([[2, 'twoSexes', 'F', 'M', 3]]);
    expect(answerFirst(lines, 0).map(({ entry }) => entry?.target.category)).toEqual([57, 57, 57]);
    expect(answerFirst(lines, 1).map(({ entry }) => entry?.target.category)).toEqual([58, 58, 58]);
  });

  test('of a Spanish column gets the sex that was meant', () => {
    const head = HEAD.replace('Sexe', 'Sexo');
    const lines = [
      '100 m;SOL;Ana;?;2001;AC Valmont;;7',
      '200 m;SOL;Ana;M;2001;AC Valmont;;7',
      '200 m;LUZ;Leo;H;2001;;;8',
    ];
    expect(answerFirst(lines, 0, head).map(({ entry }) => entry?.target.category)).toEqual([58, 58, 57]);
  });

  test('who does not say the sex never enters an event of the other one', () => {
    const lines = ['Longueur;ORSEVAL;Malo;2001;777', '100 m Hommes;ORSEVAL;Malo;2001;777'];
    const table = readDelimited('x', ['Épreuve;Nom;Prénom;Naissance;Licence', ...lines].join('\n'));
    const programme = new Programme([{ uid: '900003-0-58', name: 'Longueur Femmes' }, ...GROUPS], DAY);
    const rows = checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr' });
    expect(rows.map(({ entry }) => entry?.target.name)).toEqual([undefined, '100 m Hommes']);
    expect(rows[0]?.issues.map(({ reason }) => reason)).toContain('sexDiffers');
  });

  test('is not who only has the name of another', () => {
    const rows = check(['100 m;ORSEVAL;Malo;X;2001;AC Valmont;;', '100 m;ORSEVAL;Malo;M;1998;AC Valmont;;']);
    expect(listIssues(rows).map(([line, reason]) => [line, reason])).toEqual([[2, 'eventNew']]);
  });
});

describe('An athlete who is X in all rows', () => {
  test('is asked about in an event of one sex, by the sex and not by the category', () => {
    const rows = check([
      '100 m Hommes;ORSEVAL;Malo;X;2001;AC Valmont;SE;',
      '000200-0-57;ORSEVAL;Malo;X;2001;AC Valmont;;',
    ]);
    expect(listIssues(rows)).toEqual([
      // Nobody says in which event of the programme: it would be a new one.
      [2, 'eventNew', '100 m Hommes', '100 m Mixte SE'],
      [3, 'sexNotOfEvent', 'X', '200 m Hommes'],
    ]);
    expect(rows.map(({ entry }) => entry?.start.sex)).toEqual(['X', 'X']);
  });

  test('is still asked about an age that the event does not take', () => {
    const programme = new Programme([{ uid: '000100-0-49', name: '100 m Cadets' }], DAY);
    const table = readDelimited('x', [HEAD, '000100-0-49;ORSEVAL;Malo;X;1990;AC Valmont;;'].join('\n'));
    const [row] = checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr' });
    expect(row?.issues.map(({ reason }) => reason)).toEqual(['sexNotOfEvent', 'categoryNotOfEvent']);
  });
});

test('a code of both sexes is that of the event where only the event says the sex', () => {
  const head = 'Épreuve;Nom;Prénom;Catégorie';
  const programme = new Programme([{ uid: '000100-0-56', name: '100 m SEF' }], DAY);
  const table = readDelimited('x', [head, '100 m;A;B;SE', '100 m;C;D;JU'].join('\n'));
  const rows = checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr' });
  expect(rows.map(({ entry, issues }) => [entry?.start.category, issues.map(({ reason }) => reason)])).toEqual([
    [56, ['sexAssumed']],
    [52, ['sexAssumed', 'categoryNotOfEvent']],
  ]);
});

test('a young athlete in a race for all ages that no programme has for that age is asked about', () => {
  const groups = [
    { uid: '001500-0-58', name: '1500 m Femmes' },
    { uid: '001000-0-58', name: '1000 m Femmes' },
  ];
  const lines = ['1500 m;A;B;F;2015;Y;;', '1000 m;A;B;F;2015;Y;;', '1500 m;C;D;F;2008;Y;;', '1500 m;E;F;F;;Y;POF;'];
  const table = readDelimited('x', [HEAD, ...lines].join('\n'));
  const programme = new Programme(groups, DAY);
  const rows = checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr' });
  expect(listIssues(rows)).toEqual([
    [2, 'eventNotForAge', '1500 m', 'PO'],
    [5, 'eventNotForAge', '1500 m', 'PO'],
  ]);
  expect(rows.every(({ entry }) => entry !== undefined)).toBe(true);
});
