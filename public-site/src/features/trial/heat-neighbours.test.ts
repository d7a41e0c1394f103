import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { findHeatNeighbours } from './HeatStepper.tsx';

const heat = (oid: string, date: string, uid = '000100-0-56-h1') => aTrial({ oid, uid, date });
const one = heat('1', '2026-06-13T10:00:00Z');
const two = heat('2', '2026-06-13T10:06:00Z', '000100-0-56-h2');
const final = heat('3', '2026-06-13T15:00:00Z', '000100-0-56-f1');
const part = heat('4', '2026-06-13T10:03:00Z', '000100-0-56-c1');

test('heats follow one another as they are run, the final after the last heat', () => {
  expect(findHeatNeighbours(two, [final, two, one])).toEqual({ previous: one, next: final });
  expect(findHeatNeighbours(one, [final, two, one]).previous).toBeUndefined();
});

test('the disciplines of a combined event are no rounds of it', () => {
  expect(findHeatNeighbours(one, [one, part, two]).next).toBe(two);
});
