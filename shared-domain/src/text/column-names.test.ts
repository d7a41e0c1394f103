import { describe, expect, test } from '@jest/globals';
import {
  COLUMN_NAMES,
  type ColumnField,
  canBeAnyYear,
  canHoldWholeNames,
  findColumnField,
  foldColumnName,
  matchColumns,
} from './column-names.ts';

describe('The one table of column names', () => {
  test('gives each name to one field only', () => {
    const fields = new Map<string, Set<string>>();
    for (const [field, names] of Object.entries(COLUMN_NAMES))
      for (const name of names) {
        const folded = foldColumnName(name);
        fields.set(folded, (fields.get(folded) ?? new Set()).add(field));
      }
    expect([...fields].filter(([name, all]) => name === '' || all.size > 1)).toEqual([]);
  });

  test.each<[ColumnField, readonly string[]]>([
    [
      'bib',
      [
        'Bib #',
        'bib_number',
        'BIB',
        'Bib No.',
        'bibNumber',
        'Dossard',
        'N° dossard',
        'Startnummer',
        'Dorsal',
        'Runner no',
      ],
    ],
    ['place', ['Place Overall', 'place_overall', 'Rank', 'Overall Place', 'Clt', 'Place (Total)', 'OA Place', 'Platz']],
    ['name', ['runner_name', 'Name', 'Full Name', 'Nom & Prénom', 'Nom complet', 'Athlete', 'Participant']],
    [
      'last',
      [
        'Last Name',
        'lastname',
        'LAST_NAME',
        'lname',
        'Surname',
        'Surnames',
        'Nom',
        'Nachname',
        'Apellidos',
        'Etternavn',
        'Efternamn',
      ],
    ],
    [
      'first',
      [
        'FirstName',
        'first_name',
        'fname',
        'Forenames',
        'Given name',
        'Prénom',
        'Vorname',
        'Nombre',
        'Fornavn',
        'Förnamn',
      ],
    ],
    ['gun', ['Gun Time', 'gunTime', 'clock_time', 'Temps officiel', 'Brutto', 'Official Time']],
    ['net', ['Chip Time', 'chip_time', 'Net', 'Nettime', 'Temps réel', 'Netto-Zeit', 'Tiempo neto']],
    ['mark', ['time_full', 'Finish Time', 'Time', 'Temps', 'Perf', 'Zeit']],
    ['sex', ['Gender', 'Sexe', 'M/F', 'Geschlecht', 'Sexo', 'Kjønn', 'Kön']],
    ['category', ['Age Group', 'Division', 'Catégorie', 'AK', 'Age Class']],
    ['born', ['Date of Birth', 'DOB', 'YOB', 'Né(e) le', 'Année de naissance', 'Jahrgang', 'Fødselsdato']],
    ['country', ['Nationality', 'Nat.', 'Country Code', 'Pays', 'CTZ']],
    ['licence', ['N° de licence', 'License number', 'Licence FFA']],
  ])('knows %s by the names of timing companies, federations and spreadsheets', (field, names) => {
    expect(names.map((name) => [name, findColumnField(name)])).toEqual(names.map((name) => [name, field]));
  });

  test('does not know what nobody names so', () => {
    expect(['City', 'T-shirt', '', '#', 'constructor', 'Email'].map(findColumnField)).toEqual(Array(6).fill(undefined));
  });
});

test.each([
  ['Rank All', 'place'],
  ['OVERALLGUNRANK', 'place'],
  ['GENDERGUNRANK', 'sexPlace'],
  ['acPlace', 'categoryPlace'],
  ['Overall', 'place'],
  ['Gender Place', 'sexPlace'],
  ['Gender Overall', 'sexPlace'],
  ['Place in Gender', 'sexPlace'],
  ['Place H/F', 'sexPlace'],
  ['Division Place', 'categoryPlace'],
  ['Div Rank', 'categoryPlace'],
  ['Total', undefined],
  ['modalidade', 'race'],
  ['classificacao_total', 'place'],
])('%s says a place of one kind; a total is a time here and points there', (name, field) => {
  expect(findColumnField(name)).toBe(field);
});

test.each([
  ['Forename', false],
  ['Prénom', false],
  ['Nombre', true],
  ['nome', true],
])('a lone column %s has whole names: %s', (head, expected) => {
  expect(canHoldWholeNames(head)).toBe(expected);
});

test.each([
  ['Runner', 'name'],
  ['Athlete Name', 'name'],
  ['Div', 'category'],
  ['Division', 'category'],
  ['Net Time', 'net'],
  ['Clock Time', 'gun'],
  ['Official Time (min)', 'gun'],
  ['time_minutes', 'mark'],
  ['Minutes', 'mark'],
  ['Pace', 'pace'],
  ['Pace min/mile', 'pace'],
  ['Team–', 'team'],
  ['Team – Club', 'team'],
  ['Age (h)', undefined],
])('%s says %s', (name, field) => {
  expect(findColumnField(name)).toBe(field);
});

describe('Columns of a head', () => {
  test('are found in any order; of two that say the same the more precise name counts, and the other is named', () => {
    expect(matchColumns(['No', 'City', 'Bib', 'Time'], { bib: ['bib'], time: ['gun', 'mark'] })).toEqual({
      at: { bib: 2, time: 3 },
      doubled: [{ key: 'bib', index: 0, of: 2 }],
      unread: [1],
    });
  });

  test('of the best thing they may say come first: beside gun times a column of times is not read', () => {
    expect(matchColumns(['Time', 'Gun Time'], { time: ['gun', 'mark'] })).toEqual({
      at: { time: 1 },
      doubled: [],
      unread: [0],
    });
  });

  test('are read once, by the first who wants them', () => {
    expect(matchColumns(['Team'], { club: ['club', 'team'], team: ['team'] }).at).toEqual({ club: 0 });
  });
});

test.each([
  ['Year', true],
  ['Année', true],
  ['Birth Year', false],
])('a column called %s may be of any year: %s', (head, expected) => {
  expect(canBeAnyYear(head)).toBe(expected);
});
