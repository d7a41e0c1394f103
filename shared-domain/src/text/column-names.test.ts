import { describe, expect, test } from '@jest/globals';
import {
  COLUMN_NAMES,
  type ColumnField,
  canBeAnyYear,
  canHoldWholeNames,
  canLastHoldWholeNames,
  findColumnField,
  foldColumnName,
  listColumnNames,
  matchColumns,
} from './column-names.ts';
import { COLUMN_NAMES_BY_LANGUAGE } from './column-names-by-language.ts';

describe('The one table of column names', () => {
  test('gives each name to one field only', () => {
    const fields = new Map<string, Set<string>>();
    for (const field of Object.keys(COLUMN_NAMES) as ColumnField[])
      for (const name of listColumnNames(field)) {
        const folded = foldColumnName(name);
        fields.set(folded, (fields.get(folded) ?? new Set()).add(field));
      }
    expect([...fields].filter(([name, all]) => name === '' || all.size > 1)).toEqual([]);
  });

  test.each<[ColumnField, readonly string[]]>([
    ['net', ['chip elapsed time', 'ChipElapsedTime', 'chip_elapsed_time', 'Chip Elapsed-Time', 'netTime']],
    ['mark', ['Time (hh:mm:ss)', 'TIME (HH:MM:SS):', 'time_total', 'TotalTime', 'time_final', 'official race time']],
    ['place', ['race_place', 'RacePlace', 'finish position', 'FINISH_RANK']],
    ['sex', ['athlete_gender', 'runnerSex']],
    ['name', ['fullName', 'participant full name']],
    ['club', ['Soc. per cui gareggia']],
    ['bib', ['S-Nr', 's-nr', 'participant_bib']],
  ])('knows %s however its words are parted and filled: %s', (field, names) => {
    expect(names.map((name) => [name, findColumnField(name)])).toEqual(names.map((name) => [name, field]));
  });

  test.each<[ColumnField, readonly string[]]>([
    [
      'last',
      ['Nom de famille', 'Nom d’usage', "Nom d'usage", 'NOM USUEL', 'Nom de naissance', 'Last Names', 'Birth name'],
    ],
    ['first', ['Prénom usuel', 'Prénom(s)', 'PRENOM D’USAGE', 'Premier prénom', 'Given Names', 'Preferred first name']],
    ['mark', ['Temps ou marque', 'Marque', 'Temps', 'Performance(s)', 'Temps / marque', 'Time or mark', 'Mark']],
    ['sb', ['Temps d’engagement', 'Marque d’engagement', 'Entry performance', 'Qualifying mark']],
  ])('knows the headings of entry forms for %s: %s', (field, names) => {
    expect(names.map((name) => [name, findColumnField(name)])).toEqual(names.map((name) => [name, field]));
  });

  test.each([
    ['Nom', true],
    ['Nom de famille', false],
    ['Nom d’usage', false],
    ['Family name', false],
  ])('«%s» without a column of first names may hold whole names: %s', (head, expected) => {
    expect(canLastHoldWholeNames(head)).toBe(expected);
  });

  test.each(['race country', 'race year', 'race id', 'event country', 'total points earned', 'runner notes'])(
    'knows no field in "%s"',
    (name) => {
      expect(findColumnField(name)).toBeUndefined();
    },
  );

  test('has in every language the same fields', () => {
    const fields = Object.values(COLUMN_NAMES_BY_LANGUAGE).flatMap((names) => Object.keys(names));
    expect(fields.filter((field) => !(field in COLUMN_NAMES))).toEqual([]);
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

test.each([
  [
    'Plts, StartNr, Naam, Kat, PltsCat, BrutoTijd, NettoTijd, Geslacht',
    'place, bib, name, category, categoryPlace, gun, net, sex',
  ],
  ['Plaats, Naam, FinishTijd, Netto tijd, Vereniging', 'place, name, mark, net, club'],
  [
    'Sıra, Göğüs No, Ad Soyad, Finish Süresi, Net Süre, Kategori Sırası (Net)',
    'place, bib, name, gun, net, categoryPlace',
  ],
  [
    'Platz (Ges.), St.-Nr., Name, Vorname, Jg., Bruttozeit, Platz AK',
    'place, bib, name, first, born, gun, categoryPlace',
  ],
  ['Pos. Assoluta, Pett., Cognome e Nome, Società, Tempo Ufficiale, Real Time', 'place, bib, name, club, gun, net'],
  ['Puesto, Dorsal, Apellidos, Nombre, Año, Tiempo Oficial, T. Neto', 'place, bib, last, first, born, gun, net'],
  ['Colocação, Nº Peito, Nome Completo, Faixa Etária, Equipe, Tempo Bruto', 'place, bib, name, category, team, gun'],
  ['Plassering, Startnr, Navn, Klasse, Klubb, Sluttid', 'place, bib, name, category, club, mark'],
  [
    'Sijoitus, Rintanumero, Sukunimi, Etunimi, Sarja, Seura, Nettoaika, Aika',
    'place, bib, last, first, category, club, net, mark',
  ],
  ['M-ce Open, Nr start., Nazwisko i imię, Płeć, Rok ur., Czas brutto', 'place, bib, name, sex, born, gun'],
  [
    'Poř., Startovní číslo, Příjmení, Jméno, Ročník, Oddíl, Čistý čas, Čas',
    'place, bib, last, name, born, club, net, mark',
  ],
  ['Helyezés, Rajtszám, Név, Nem, Született, Egyesület, Nettó idő', 'place, bib, name, sex, born, club, net'],
  ['#Cat, Cat #, SortName, CountryOfCtzAbbrev', 'categoryPlace, categoryPlace, name, country'],
  ["Runner's Name (First), Runner's Name (Last)", 'first, last'],
])('%s are known', (heads, fields) => {
  expect(heads.split(', ').map((head) => findColumnField(head) ?? '')).toEqual(fields.split(', '));
});

test('Tempo is a pace beside German times, and the time in Italian', () => {
  const wanted = { time: ['mark'], net: ['net'] } as const;
  expect(matchColumns(['Name', 'Nettozeit', 'Tempo'], wanted).at).toEqual({ net: 1 });
  expect(matchColumns(['Nome', 'Tempo reale', 'Tempo'], wanted).at).toEqual({ net: 1, time: 2 });
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
