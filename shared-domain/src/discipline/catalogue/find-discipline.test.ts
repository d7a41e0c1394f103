import { describe, expect, test } from '@jest/globals';
import { listDisciplines } from './disciplines.ts';
import { findDiscipline, findDisciplineByCode, findDisciplineById, searchDisciplines } from './find-discipline.ts';
import { formatTechnicalCode, parseTechnicalCode } from './technical-code.ts';

describe('an entry is found', () => {
  test('by id, by technical code and by its own event, for the whole catalogue', () => {
    for (const entry of listDisciplines()) {
      expect(findDisciplineById(entry.id)).toBe(entry);
      expect(findDisciplineByCode(entry.code)).toBe(entry);
      expect(findDiscipline(entry)).toBe(entry);
      expect(formatTechnicalCode(entry)).toBe(entry.code);
      expect(parseTechnicalCode(entry.code)).toEqual({ g0: entry.g0, g1: entry.g1 });
    }
    expect(listDisciplines()).toBe(listDisciplines());
  });

  test('not by what is in none', () => {
    expect(findDisciplineById(102)).toBeUndefined();
    expect(findDisciplineByCode('100')).toBeUndefined();
    expect(findDisciplineByCode('60-HP106I')).toBeUndefined();
  });

  test.each<[string, { g0: number; g1: string; indoor?: boolean; road?: boolean }, string | undefined]>([
    ['its very variant', { g0: 60, g1: 'HP106I' }, '60-HP106-I'],
    ['without the height', { g0: 110, g1: 'HP84' }, '110-H'],
    ['without the height and the surface', { g0: 60, g1: 'HP55I' }, '60-H'],
    ['without the weight', { g0: 900_005, g1: 'P1234' }, '900005-0'],
    ['without the weight and the surface', { g0: 900_008, g1: 'P800I' }, '900008-0'],
    ['without the surface', { g0: 10_000, g1: 'I' }, '10000-0'],
    ['in an indoor competition', { g0: 60, g1: 'HP84', indoor: true }, '60-HP84-I'],
    ['on a road', { g0: 10_000, g1: 'W', road: true }, '10000-W-R'],
    ['the variant over the competition', { g0: 10_000, g1: 'R', indoor: true }, '10000-0-R'],
    ['an indoor competition without an indoor entry', { g0: 110, g1: 'HP106', indoor: true }, '110-HP106'],
    ['another distance', { g0: 1234, g1: '0' }, undefined],
    ['another kind', { g0: 1234, g1: 'H' }, undefined],
    ['a trail', { g0: 23_000, g1: 'T' }, undefined],
    ['a walk is not a run', { g0: 100, g1: 'W' }, undefined],
    ['no variant', { g0: 100, g1: 'X' }, undefined],
  ])('by its event: %s', (_, event, code) => {
    expect(findDiscipline(event)?.code).toBe(code);
  });
});

describe('a technical code', () => {
  test.each([
    '',
    '100',
    '100-',
    '0-0',
    '0100-0',
    '100-0-',
    '100-0-X',
    '100-I-I',
    '100-I',
    '900001-H',
    '100-HP107',
    '100-0-I-R',
  ])('%p is no technical code', (code) => {
    expect(parseTechnicalCode(code)).toBeUndefined();
  });

  test('a variant that does not parse has none', () => {
    expect(formatTechnicalCode({ g0: 100, g1: 'X' })).toBeUndefined();
    expect(formatTechnicalCode({ g0: 12_500, g1: 'T' })).toBe('12500-0-T');
  });
});

describe('search by label, without accents, case or spaces', () => {
  const codes = (text: string) => searchDisciplines(text).map(({ code }) => code);

  test.each([
    ['decathlon', ['800010-0']],
    ['  DÉCATHLON ', ['800010-0']],
    ['110 haies', ['110-H', '110-HP91', '110-HP99', '110-HP106']],
    ['haies 110', ['110-H', '110-HP91', '110-HP99', '110-HP106']],
    ['110 hurdles', ['110-H', '110-HP91', '110-HP99', '110-HP106']],
    ['semi', ['21097-0-R', '21097-W-R', '21097-F-R']],
    ['4x400', ['4400-0', '4400-0-I']],
    ['4 × 400', ['4400-0', '4400-0-I']],
    ['4 x 400 m', ['4400-0', '4400-0-I']],
    ['4*400', ['4400-0', '4400-0-I']],
    ['relais 4x400m', ['4400-0', '4400-0-I']],
    ['perche salle', ['900002-0-I']],
    ['pole vault', ['900002-0', '900002-0-I']],
    ['900002-0-i', ['900002-0-I']],
    ['javelot 800', ['900008-P800']],
    ['curling', []],
    ['100 m curling', []],
    ['', []],
    ['   ', []],
  ])('%p finds %p', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  test('10 000 finds what is written 10000 m', () => {
    expect(codes('10 000 m marche')).toContain('10000-W');
  });
});
