import { describe, expect, test } from '@jest/globals';
import { areFirstNames, findNameOrder, type NameOrder, parsePersonName, removeNameSigns } from './person-name.ts';

describe('A name in one cell', () => {
  test.each<[string, NameOrder | undefined, string, string, boolean]>([
    ['VALMOREL Inès', undefined, 'VALMOREL', 'Inès', false],
    ['Inès VALMOREL', undefined, 'VALMOREL', 'Inès', false],
    ['Inès DE VALMOREL', undefined, 'DE VALMOREL', 'Inès', false],
    ['van der BERG Jan', undefined, 'van der BERG', 'Jan', false],
    ['Valmorel, Inès', undefined, 'Valmorel', 'Inès', false],
    ['Inès Valmorel', 'firstLast', 'Valmorel', 'Inès', true],
    ['Valmorel Inès', 'lastFirst', 'Valmorel', 'Inès', true],
    ['VALMOREL INÈS', 'lastFirst', 'VALMOREL', 'INÈS', true],
    ['Ludwig van Beethoven', 'firstLast', 'van Beethoven', 'Ludwig', true],
    ['de la Cruz Ana', 'lastFirst', 'de la Cruz', 'Ana', true],
    ['Robert Williams Jr', 'firstLast', 'Williams Jr', 'Robert', true],
    ['Robert Williams Snr', 'firstLast', 'Williams Snr', 'Robert', true],
    ['Robert Williams, Jr.', 'firstLast', 'Williams Jr.', 'Robert', true],
    ['Robert Williams III', 'firstLast', 'Williams III', 'Robert', true],
    ['Williams Jr. Robert', 'lastFirst', 'Williams Jr.', 'Robert', true],
    ['Williams, Robert Sr', undefined, 'Williams Sr', 'Robert', false],
    ['Williams Jr., Robert', undefined, 'Williams Jr.', 'Robert', false],
    ['Williams, Jr., Robert', undefined, 'Williams Jr.', 'Robert', false],
    ['Robert WILLIAMS II', undefined, 'WILLIAMS II', 'Robert', false],
    ['Williams JR', undefined, 'Williams JR', '', false],
    ['LI Wei', 'lastFirst', 'LI', 'Wei', true],
    ['AJ Smith', 'firstLast', 'Smith', 'AJ', true],
    ['J. Smith', 'lastFirst', 'Smith', 'J.', false],
    ['Smith J', 'firstLast', 'Smith', 'J', false],
    ['AJ Smith BROWN', undefined, 'BROWN', 'AJ Smith', false],
    ['John F KENNEDY', undefined, 'KENNEDY', 'John F', false],
    ['JOHN F KENNEDY', 'firstLast', 'KENNEDY', 'JOHN F', true],
    ['KENNEDY JOHN F', 'lastFirst', 'KENNEDY', 'JOHN F', true],
    ['ERIC O CONNOR', 'firstLast', 'O CONNOR', 'ERIC', true],
    ['LUCAS MICHEL E SILVA', 'firstLast', 'SILVA', 'LUCAS MICHEL E', true],
    ['SERGIO RICARDO PALM W', 'firstLast', 'PALM W', 'SERGIO RICARDO', true],
    ['Thomas Conley (TJ)', 'firstLast', 'Conley', 'Thomas (TJ)', true],
    ['KERBRAT Lou (la fusée)', undefined, 'KERBRAT', 'Lou (la fusée)', false],
    ['» Hehir, Sean', undefined, 'Hehir', 'Sean', false],
    ['»\u00a0HEHIR Sean *', undefined, 'HEHIR', 'Sean', false],
    ['# * -', undefined, '', '', false],
    ['’t HOEN Jan', undefined, '’t HOEN', 'Jan', false],
    ['Madonna', undefined, 'Madonna', '', false],
    ['', undefined, '', '', false],
  ])('%s (%s) is %s, %s', (text, order, last, first, isGuessed) => {
    expect(parsePersonName(text, order)).toEqual({ last, first, isGuessed });
  });
});

describe('The order of a column of names', () => {
  const FIRST = ['Inès', 'Lou', 'Noé'];
  const many = (make: (first: string, last: string) => string) =>
    Array.from({ length: 40 }, (_, index) => make(FIRST[index % 3] ?? '', `Nom${index}`));

  test('is that of the names whose capitals tell it', () => {
    expect(findNameOrder(['Inès VALMOREL', 'Lou Kerbrat', 'Noé Petit'], 'Nom prénom')).toBe('firstLast');
    expect(findNameOrder(['VALMOREL Inès', 'Lou Kerbrat'], 'Name')).toBe('lastFirst');
  });

  test('is not decided by the capitals of a suffix', () => {
    expect(findNameOrder(['Robert Williams III', 'Lou Kerbrat JR'], 'Runner')).toBe('firstLast');
  });

  test.each(['AJ Kerbrat', 'KERBRAT Lou', 'SERGIO PALM W', 'Lou Kerbrat (TJ)'])(
    'is not decided by %s alone',
    (name) => {
      const names = many((first, last) => `${first} ${last}`);
      expect(findNameOrder([...names, name], 'Nom')).toBe('firstLast');
      expect(findNameOrder([name, ...names.map((one) => one.toUpperCase())], 'Nom')).toBe('firstLast');
    },
  );

  test('is that of most names in capitals', () => {
    expect(findNameOrder(['VALMOREL Inès', 'Lou KERBRAT', 'Noé PETIT'], 'Nom')).toBe('firstLast');
  });

  test('is decided by two capitals where most names have them on one side', () => {
    expect(
      findNameOrder(
        many((first) => `LI ${first}`),
        'Name',
      ),
    ).toBe('lastFirst');
  });

  test('else first names are on the side that repeats itself', () => {
    expect(
      findNameOrder(
        many((first, last) => `${first} ${last}`),
        'Nom',
      ),
    ).toBe('firstLast');
    expect(
      findNameOrder(
        many((first, last) => `${last} ${first}`),
        'Name',
      ),
    ).toBe('lastFirst');
  });

  test('is not that of the families of a short list, whose last names are repeated too', () => {
    const names = Array.from({ length: 72 }, (_, index) => ({ first: `Prénom${index}`, last: `Nom${index % 56}` }));
    expect(
      findNameOrder(
        names.map(({ first, last }) => `${first} ${last}`),
        'Name',
      ),
    ).toBe('firstLast');
    expect(
      findNameOrder(
        names.map(({ first, last }) => `${last} ${first}`),
        'Nom',
      ),
    ).toBe('lastFirst');
  });

  test.each<[string, NameOrder]>([
    ['runner_name', 'firstLast'],
    ['Name', 'firstLast'],
    ['Prénom Nom', 'firstLast'],
    ['nome', 'firstLast'],
    ['Nom et prénom', 'lastFirst'],
    ['Coureur', 'lastFirst'],
    ['', 'lastFirst'],
  ])('else by its header: %s', (head, order) => {
    expect(findNameOrder(['Inès Valmorel', 'Lou'], head)).toBe(order);
  });
});

describe('A column of names beside one of last names', () => {
  const are = (...pairs: readonly [string, string][]) => areFirstNames(pairs.map(([last, name]) => ({ last, name })));

  test('is that of first names, one of which may be a last name too', () => {
    expect(are(['LARSSON', 'Johan'], ['MARTIN', 'Martin'], ['BOS', ''], ['', 'Ana'])).toBe(true);
    expect(are()).toBe(true);
  });

  test('has whole names where the last ones are in them, or nowhere else', () => {
    expect(are(['ÉVRARD', 'Luc Evrard'], ["O'Connor", 'O’CONNOR  Ann'], ['de Vries', 'Jan'])).toBe(false);
    expect(are(['', 'Johan Larsson'], ['', ''])).toBe(false);
  });
});

test.each([
  [['Bob van der Weg', 'Ann ten Berge', 'Jan Smit'], 'firstLast'],
  [['van der Weg Bob', 'ten Berge Ann', 'Smit Jan'], 'lastFirst'],
  [['João da Silva', 'Ana dos Santos'], 'firstLast'],
  [['López María del Carmen', 'Ruiz Ana de Dios'], 'lastFirst'],
])('%j are %s by the words that stand before last names', (names, order) => {
  expect(findNameOrder(names, 'Nom')).toBe(order);
});

test.each([
  ['Naam', 'firstLast'],
  ['Ad Soyad', 'firstLast'],
  ['Imię i nazwisko', 'firstLast'],
  ['Nazwisko i imię', 'lastFirst'],
  ['Cognome e nome', 'lastFirst'],
])('names under %s are %s', (head, order) => {
  expect(findNameOrder([], head)).toBe(order);
});

test('an underscore for a lost letter is kept at the edge of a name; alone it is no name', () => {
  expect(['_KRZYPE_ SZYMON', 'ED_T_', ' ___ ', '» Hehir #'].map(removeNameSigns)).toEqual([
    '_KRZYPE_ SZYMON',
    'ED_T_',
    '',
    'Hehir',
  ]);
});
