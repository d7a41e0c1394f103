import { describe, expect, test } from '@jest/globals';
import { findNameOrder, type NameOrder, parsePersonName } from './person-name.ts';

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
    ['Robert Williams, Jr.', 'firstLast', 'Williams Jr.', 'Robert', true],
    ['Robert Williams III', 'firstLast', 'Williams III', 'Robert', true],
    ['Williams Jr. Robert', 'lastFirst', 'Williams Jr.', 'Robert', true],
    ['Williams, Robert Sr', undefined, 'Williams Sr', 'Robert', false],
    ['Williams Jr., Robert', undefined, 'Williams Jr.', 'Robert', false],
    ['Williams, Jr., Robert', undefined, 'Williams Jr.', 'Robert', false],
    ['Robert WILLIAMS II', undefined, 'WILLIAMS II', 'Robert', false],
    ['Williams JR', undefined, 'Williams JR', '', false],
    ['Madonna', undefined, 'Madonna', '', false],
    ['', undefined, '', '', false],
  ])('%s (%s) is %s, %s', (text, order, last, first, guessed) => {
    expect(parsePersonName(text, order)).toEqual({ last, first, guessed });
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

  test('is not told by the capitals of a suffix', () => {
    expect(findNameOrder(['Robert Williams III', 'Lou Kerbrat JR'], 'Runner')).toBe('firstLast');
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

  test.each<[string, NameOrder]>([
    ['runner_name', 'firstLast'],
    ['Name', 'firstLast'],
    ['Prénom Nom', 'firstLast'],
    ['Nom et prénom', 'lastFirst'],
    ['Coureur', 'lastFirst'],
    ['', 'lastFirst'],
  ])('else what its head says: %s', (head, order) => {
    expect(findNameOrder(['Inès Valmorel', 'Lou'], head)).toBe(order);
  });
});
