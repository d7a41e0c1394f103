import { describe, expect, test } from '@jest/globals';
import { readDelimited } from '../read/read-delimited.ts';
import { checkTable } from './check-table.ts';
import type { Fixes } from './fields.ts';
import { groupIssues, mergePersons } from './group-issues.ts';
import { matchColumns } from './match-columns.ts';
import { Programme } from './programme.ts';
import { setFix } from './set-fix.ts';

const DAY = '2026-06-13';

function check(lines: readonly string[], fixes: Fixes = {}) {
  const table = readDelimited('x', lines.join('\n'));
  const programme = new Programme([], DAY);
  return checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr', fixes });
}
const groupErrors = (rows: ReturnType<typeof check>) =>
  groupIssues(rows, rows, true).map(({ reason, value, lines }) => [reason, value, lines]);

describe('Equal issues', () => {
  const LISTS = [
    'Épreuve;Nom;Sexe;Naissance',
    '100m K U14-Bieg 1;A;F;2013',
    '100m K U14-Bieg 2;B;F;2013',
    '100m K U14-Bieg 1;C;F;2013',
    '100m K U14-Bieg 1;D;F;x',
  ];

  test('are grouped by value, and one correction resolves all rows', () => {
    expect(groupErrors(check(LISTS))).toEqual([
      ['eventUnknown', '100m K U14-Bieg 1', [2, 4, 5]],
      ['eventUnknown', '100m K U14-Bieg 2', [3]],
      ['birthUnreadable', 'x', [5]],
    ]);
    expect(groupErrors(check(LISTS, setFix({}, [2, 4, 5], 'event', '100 m')))).toEqual([
      ['eventUnknown', '100m K U14-Bieg 2', [3]],
      ['birthUnreadable', 'x', [5]],
    ]);
  });

  test('of empty cells are grouped too: one sex for all', () => {
    const rows = ['Épreuve;Nom;Sexe;Naissance', '100 m;A;;2010', '100 m;B;;2011', '200 m;C;;2011'];
    expect(groupErrors(check(rows))).toEqual([['sexMissing', '', [2, 3, 4]]]);
    expect(groupErrors(check(rows, setFix({}, [2, 3, 4], 'sex', 'F')))).toEqual([]);
  });

  test('of ages in one event are grouped, whatever the cells hold', () => {
    const rows = [
      'Épreuve;Nom;Prénom;Sexe;Naissance;Catégorie',
      '900003-0-50;A;P;F;1999;SE',
      '900003-0-50;B;P;F;2012;',
      '900003-0-50;C;P;F;2010;',
    ];
    const checked = check(rows);
    const [fault, ...others] = groupIssues(checked, checked, false);
    expect([fault?.reason, fault?.detail, fault?.isMixed, fault?.lines, others]).toEqual([
      'categoryNotOfEvent',
      'Longueur Femmes CA',
      true,
      [2, 3],
      [],
    ]);
  });

  test('of first names that are missing are one, with the count of its rows', () => {
    const checked = check(['Épreuve;Nom;Sexe;Naissance', '100 m;A;F;2010', '100 m;B;F;2011', '200 m;C;M;2009']);
    expect(groupIssues(checked, checked, false).map(({ reason, lines }) => [reason, lines])).toEqual([
      ['firstMissing', [2, 3, 4]],
    ]);
  });

  test('that concern one row only stay apart: names, births, a person entered twice', () => {
    const rows = ['Épreuve;Nom;Prénom;Sexe;Naissance', '100 m;;A;F;x', '100 m;;B;F;x'];
    expect(groupErrors(check(rows)).map(([reason, , lines]) => [reason, lines])).toEqual([
      ['nameMissing', [2]],
      ['birthUnreadable', [2]],
      ['nameMissing', [3]],
      ['birthUnreadable', [3]],
    ]);
    const twice = ['A', 'A', 'B', 'B'].map((name) => `100 m;${name};C;F;2010`);
    expect(groupErrors(check([rows[0] ?? '', ...twice])).map(([reason, , lines]) => [reason, lines])).toEqual([
      ['twice', [3]],
      ['twice', [5]],
    ]);
  });

  test('of women and men can move to the events of both', () => {
    const [woman, man] = check(['Épreuve;Nom;Sexe;Naissance', 'X;A;F;2010', 'X;B;M;2010']);
    if (woman === undefined || man === undefined) throw new Error('no rows');
    expect([mergePersons([woman]).sex, mergePersons([woman, man]).sex]).toEqual([2, undefined]);
  });
});
