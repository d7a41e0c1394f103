import { expect, test } from '@jest/globals';
import { readDelimited } from '../read/read-delimited.ts';
import { checkTable } from './check-table.ts';
import type { Fixes } from './fields.ts';
import { groupIssues } from './group-issues.ts';
import { matchColumns } from './match-columns.ts';
import { Programme } from './programme.ts';
import { setFix } from './set-fix.ts';

const DAY = '2026-06-13';

function check(clubs: readonly string[], knownClubs: readonly string[] = [], fixes: Fixes = {}, head = 'Club') {
  const lines = clubs.map((club, index) => `100 m;NOM${index};Zoé;F;2001;${club}`);
  const table = readDelimited('x', [`Épreuve;Nom;Prénom;Sexe;Naissance;${head}`, ...lines].join('\n'));
  return checkTable(table, {
    mapping: matchColumns(table.head),
    programme: new Programme([], DAY),
    firstDay: DAY,
    language: 'fr',
    knownClubs,
    fixes,
  });
}
const groupWarnings = (rows: ReturnType<typeof check>) =>
  groupIssues(rows, rows, false)
    .filter(({ reason }) => reason === 'clubNear')
    .map(({ value, detail, lines }) => [value, detail, lines]);

const CLUBS = [
  'EA Saint-Étienne',
  'EA St Etienne',
  'EA Saint-Étienne',
  'EA St Etienne',
  'EA Saint-Étienne',
  'AC Nantes',
  'AC Rennes',
];

test('a spelling near a club of the file with more athletes is asked about once, for all its lines', () => {
  expect(groupWarnings(check(CLUBS))).toEqual([['EA St Etienne', 'EA Saint-Étienne', [3, 5]]]);
  expect(check(CLUBS).every(({ entry }) => entry !== undefined)).toBe(true);
});

test('a spelling near a club that the organisation knows is asked about too', () => {
  expect(groupWarnings(check(['Nante Erdre Athletisme'], ['Nantes Erdre Athlétisme', 'Nantes Métropole']))).toEqual([
    ['Nante Erdre Athletisme', 'Nantes Erdre Athlétisme', [2]],
  ]);
  expect(groupWarnings(check(['AC Evreux', 'AC Evreux', 'AC Évreux'], ['AC Évreux']))).toEqual([
    ['AC Evreux', 'AC Évreux', [2, 3]],
  ]);
});

test('the same club replaces the spelling; kept as it is, nothing is asked again', () => {
  const [issue] = check(CLUBS)[1]?.issues ?? [];
  expect(issue?.answers?.map(({ kind, value }) => [kind, value])).toEqual([
    ['same', 'EA Saint-Étienne'],
    ['keep', 'EA St Etienne'],
  ]);
  for (const { value } of issue?.answers ?? []) {
    const rows = check(CLUBS, [], setFix({}, [3, 5], 'club', value));
    expect(groupWarnings(rows)).toEqual([]);
    expect(rows[1]?.entry?.start.clubName).toBe(value);
  }
});

test('a column of teams that holds the clubs is asked about too', () => {
  const rows = check(['AC Valmont', 'AC Valmont', 'AC Valmomt'], [], {}, 'Team');
  expect(groupWarnings(rows)).toEqual([['AC Valmomt', 'AC Valmont', [4]]]);
  const [, , mended] = check(['AC Valmont', 'AC Valmont', 'AC Valmomt'], [], { 4: { club: 'AC Valmont' } }, 'Team');
  expect(mended?.entry?.start.clubName).toBe('AC Valmont');
});
