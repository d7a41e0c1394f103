import { describe, expect, test } from '@jest/globals';
import { HIGH_JUMP, LONG_JUMP, SHOT } from '../discipline/event-ref.ts';
import { orderCombinedParts } from './combined-parts.ts';

const part = (g0: number, g1: string, hour: string) => ({ g0, g1, date: `2026-06-13T${hour}:00+02:00` });
const WHOLE = { g0: 800_007, g1: '0', category: 56 };

describe('The parts of a combined event', () => {
  test('are in the order of their times', () => {
    const parts = [part(LONG_JUMP, '0', '12:00'), part(200, '0', '11:00'), part(100, 'HP84', '10:00')];
    expect(orderCombinedParts(WHOLE, parts)).toEqual(parts.toReversed());
  });

  test('of one time are in the order of the programme, hurdles of any height among them, heats as they came (TR 39)', () => {
    const [run, high, shot, first, second] = [
      part(200, '0', '10:00'),
      part(HIGH_JUMP, '0', '10:00'),
      part(SHOT, '0', '10:00'),
      part(100, 'HP84', '10:00'),
      part(100, 'HP84', '10:00'),
    ];
    const ordered = orderCombinedParts(WHOLE, [run, shot, high, first, second]);
    expect(ordered).toEqual([first, second, high, shot, run]);
    expect(ordered[0]).toBe(first);
  });

  test('are compared by their instants, whatever the zone of the texts', () => {
    const laterPart = { ...part(100, 'HP84', '10:00') };
    const early = { g0: SHOT, g1: '0', date: '2026-06-13T07:30:00Z' };
    expect(orderCombinedParts(WHOLE, [laterPart, early])).toEqual([early, laterPart]);
  });

  test('of an event without a programme of its own stay as they came at one time', () => {
    const parts = [part(SHOT, '0', '10:00'), part(50, '0', '10:00')];
    expect(orderCombinedParts({ g0: 800_003, g1: '0', category: 56 }, parts)).toEqual(parts);
  });
});
