import { describe, expect, test } from '@jest/globals';
import { readDelimited } from '../read/read-delimited.ts';
import { chooseHead, findHeadLine, listHeadLines, NO_HEAD } from '../read/source-table.ts';
import { listMissingFields, mapColumns, matchColumns } from './match-columns.ts';

const DAY = '2026-06-13';
const readLines = (...lines: readonly string[]) => readDelimited('x', lines.join('\n'));
const mapLines = (...lines: readonly string[]) => mapColumns(readLines(...lines), { firstDay: DAY });

describe('A table without headings', () => {
  test.each([
    ['a number and a category', ['1\tLou KERBRAT\tValmont\tM50', '2\tMax SANTERRE\tVal\tM40']],
    ['a year', ['KERBRAT;Lou;2010', 'SANTERRE;Max;2011']],
    ['a day', ['KERBRAT;Lou;02/05/2010', 'SANTERRE;Max;']],
    ['a sex', ['KERBRAT;Lou;F', 'SANTERRE;Max;M']],
    ['an event', ['KERBRAT;Lou;100 m', 'SANTERRE;Max;Longueur']],
    ['one row alone', ['KERBRAT;Lou;2010']],
  ])('is recognised by %s in the first line, which is a row', (_, lines) => {
    const table = readLines(...lines);
    expect(table.isHeadless).toBe(true);
    expect(table.head.every((name) => name === '')).toBe(true);
    expect(table.rows.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
  });

  test.each([
    ['names that nobody knows', ['Wer;Woher;Wann', 'KERBRAT;Val;2010']],
    ['one name that is known', ['Nom;2010', 'KERBRAT;2010']],
    ['events as columns', ['Wer;100 m;Longueur', 'KERBRAT;12.84;5.12']],
  ])('is not recognised with %s in the first line', (_, lines) => {
    expect(readLines(...lines).isHeadless).toBeUndefined();
  });

  test('can be set to have no headings and then some again, without losing a line', () => {
    const lines = ['Meeting du Val', '', 'Nom;Naissance', 'KERBRAT;2010', 'SANTERRE;2011'];
    const table = readLines(...lines);
    expect(listHeadLines(table).map(({ line }) => line)).toEqual([1, 3, 4]);
    const headless = chooseHead(table, NO_HEAD);
    expect([findHeadLine(headless), headless.rows.map(({ line }) => line)]).toEqual([NO_HEAD, [1, 3, 4, 5]]);
    expect(chooseHead(headless, 3)).toEqual(table);
  });
});

describe('Columns without headings', () => {
  test('are guessed by their contents when all cells are unambiguous', () => {
    expect(
      mapLines(
        '7;KERBRAT;Lou;F;2010;CA;FRA;100 m',
        '8;SANTERRE;Max;M;02/05/2011;MI;BEL;Longueur',
        '9;VALMOREL;Inès;;2010;;;Poids',
      ),
    ).toEqual({ sex: 3, birth: 4, category: 5, country: 6, event: 7 });
  });

  test.each([
    ['two columns of years', 'A;2010;2011', 'B;2010;2012'],
    ['years after the competition', 'A;2027', 'B;2028'],
    ['seven numbers that are all different', '1901;A', '1902;B', '1903;C', '1904;D', '1905;E', '1906;F', '1907;G'],
    ['M beside H, which may be the Spanish woman', '1;M', '2;H'],
    ['a first name that begins an event', 'KERBRAT;Lou;7'],
    ['distances that may be bibs', '100;A', '200;B'],
    ['names, clubs and bibs', '7;KERBRAT Lou;AC Val', '8;SANTERRE Max;US Mont'],
  ])('are not guessed with %s', (_, ...lines) => {
    expect(mapLines(...lines)).toEqual({});
  });
});

describe('The headings of entry forms', () => {
  test.each([
    ['Nom de famille', 'Prénom usuel', 'Temps ou marque'],
    ['Nom d’usage', 'Prénom(s)', 'Marque'],
    ['Nom', 'Prénom d’usage', 'Temps d’engagement'],
    ['Last name', 'Preferred first name', 'Time or mark'],
    ['Family name', 'Given names', 'Entry mark'],
  ])('%s, %s and %s are last name, first name and mark', (last, first, mark) => {
    expect(mapLines(`Épreuve;${last};${first};${mark}`, '100 m;KERBRAT;Lou;12,84')).toEqual({
      event: 0,
      last: 1,
      first: 2,
      sb: 3,
    });
  });

  test('for last names alone hold no first names; «Nom» may', () => {
    expect(mapLines('Épreuve;Nom de famille', '100 m;KERBRAT')).toEqual({ event: 0, last: 1 });
    expect(mapLines('Épreuve;Nom', '100 m;KERBRAT Lou')).toEqual({ event: 0, name: 1 });
  });
});

describe('A column of first names', () => {
  test.each(['Forename', 'Prénom', 'Vorname'])(
    '%s without one of last names is nobody’s name: it is asked for',
    (head) => {
      const mapping = matchColumns(['Épreuve', 'Surnam', head]);
      expect(mapping).toEqual({ event: 0, first: 2 });
      expect(listMissingFields(mapping)).toEqual(['last']);
    },
  );

  test('called like full names in Spanish has full names', () => {
    expect(matchColumns(['Dorsal', 'Nombre'])).toEqual({ bib: 0, name: 1 });
  });
});

describe('A column of names beside one of last names', () => {
  test.each(['Surname;Name', 'Last name;Name', 'Nachname;Name'])('under %s has first names', (heads) => {
    expect(mapLines(`Event;${heads}`, '100;Larsson;Johan', '100;Bos;Ann')).toEqual({ event: 0, last: 1, first: 2 });
  });

  test('has full names when they contain the last names', () => {
    expect(mapLines('Event;Surname;Name', '100;Larsson;Johan Larsson', '100;Bos;Ann BOS')).toEqual({
      event: 0,
      name: 2,
    });
  });
});

describe('A column called Time', () => {
  const HEAD = "Time;Event;Runner's Name (First);Runner's Name (Last)";

  test('that says when a form was sent is no mark', () => {
    const rows = ['9/14/2014 10:22:31;100;Johan;Larsson', '2014-09-15;100;Ann;Bos'];
    expect(mapLines(HEAD, ...rows)).toEqual({ event: 1, first: 2, last: 3 });
  });

  test('is the season’s best where it holds times', () => {
    expect(mapLines(HEAD, '12.84;100;Johan;Larsson')).toEqual({ sb: 0, event: 1, first: 2, last: 3 });
  });
});
