import { expect, test } from '@jest/globals';
import type { QualifyingHeat } from './qualification.ts';
import { findQualifyingOutlook } from './qualifying-outlook.ts';

const EVENT = { g0: 400, g1: '0' };
const heat = (name: string, ...times: readonly number[]): QualifyingHeat => ({
  rows: times.map((v, at) => ({ id: `${name}${at + 1}`, prf: { v, u: 'ms', st: 1 }, rank: at + 1 })),
});
const coming = (name: string, count: number): QualifyingHeat => ({
  complete: false,
  rows: Array.from({ length: count }, (_, at) => ({ id: `${name}${at + 1}`, prf: { st: 5 } })),
});

test('two by place and two by time: the second of those who wait is to be beaten', () => {
  const heats = [heat('a', 50_000, 50_500, 51_000, 51_500, 52_000), coming('b', 5)];
  expect(findQualifyingOutlook(heats, EVENT, { places: 2, times: 2 })).toEqual({
    places: 2,
    times: 2,
    toBeat: 51_500,
    waiting: ['a3', 'a4'],
  });
});

test('while there are free places by time nobody has to be beaten', () => {
  const heats = [heat('a', 50_000, 50_500, 51_000), coming('b', 5)];
  const outlook = findQualifyingOutlook(heats, EVENT, { places: 2, times: 2 });
  expect(outlook).toEqual({ places: 2, times: 2, waiting: ['a3'] });
});

test('after the last heat nobody waits', () => {
  const heats = [heat('a', 50_000, 51_000), heat('b', 50_100, 50_900)];
  expect(findQualifyingOutlook(heats, EVENT, { places: 1, times: 1 })).toEqual({ places: 1, times: 1, waiting: [] });
});

test('by place alone', () => {
  const heats = [heat('a', 50_000, 51_000), coming('b', 2)];
  expect(findQualifyingOutlook(heats, EVENT, { places: 1, times: 0 })).toEqual({ places: 1, times: 0, waiting: [] });
});
