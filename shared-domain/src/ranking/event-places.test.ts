import { describe, expect, test } from '@jest/globals';
import { type EventList, isTimedFinals, listEventPlaces, listRoundPlaces } from './event-places.ts';

const SPRINT = { g0: 100, g1: '0' };
/** A heat by its times in seconds, in the order of its places; 0 did not finish. */
const heat = (round: string, number: number, ...seconds: number[]): EventList => ({
  round,
  heat: number,
  rows: seconds.map((time, at) =>
    time === 0 ? { prf: { st: 3 } } : { prf: { v: Math.round(time * 1000), u: 'ms', st: 1 }, rank: at + 1 },
  ),
});

describe('places of an event', () => {
  test('timed finals are one ranking by mark, equal hundredths of two heats are equal (TR 20.9)', () => {
    const lists = [heat('f', 1, 11.2, 11.5, 0), heat('f', 2, 11.1, 11.5)];
    expect(isTimedFinals(lists)).toBe(true);
    expect(listEventPlaces(lists, SPRINT)).toEqual([
      [2, 3, undefined],
      [1, 3],
    ]);
  });

  test('after heats the B final comes behind all of the A final, whatever its times', () => {
    const lists = [heat('h', 1, 11.0, 11.1), heat('f', 2, 10.8, 10.9), heat('f', 1, 11.2, 11.3, 0)];
    expect(isTimedFinals(lists)).toBe(false);
    expect(listEventPlaces(lists, SPRINT)).toEqual([
      [undefined, undefined],
      [3, 4],
      [1, 2, undefined],
    ]);
  });

  test('a single final has its own places; heats alone have none, guests neither', () => {
    expect(listEventPlaces([heat('f', 1, 11.2, 11.3)], SPRINT)).toEqual([[1, 2]]);
    expect(listEventPlaces([heat('h', 1, 11.2), heat('h', 2, 11.3)], SPRINT)).toEqual([[undefined], [undefined]]);
    const guest: EventList = { ...heat('f', 1, 11.2), rows: [{ prf: { v: 11_200, u: 'ms', st: 1 }, rank: 1001 }] };
    expect(listEventPlaces([guest], SPRINT)).toEqual([[undefined]]);
  });

  test('in a race of a thousand finishers or more every place is one of the event', () => {
    const seconds = Array.from({ length: 1100 }, (_, at) => 1800 + at);
    const [places] = listEventPlaces([heat('f', 1, ...seconds)], { g0: 10_000, g1: 'R' });
    expect([places?.[998], places?.[999], places?.[1049]]).toEqual([999, 1000, 1050]);
  });
});

describe('places in a round over all its heats', () => {
  const guest = { prf: { v: 10_900, u: 'ms', st: 1 }, rank: 1001 } as const;

  test('heats are ranked together by mark as shown, without their guests', () => {
    const first = heat('h', 1, 11.2, 11.5);
    const lists = [{ ...first, rows: [...first.rows, guest] }, heat('h', 2, 11.1, 11.5)];
    expect(listRoundPlaces(lists, SPRINT, { hasEarlierRound: false })).toEqual([
      [2, 3, undefined],
      [1, 3],
    ]);
  });

  test('a guest of a heat is one among a thousand of the round too', () => {
    const long = heat('h', 2, ...Array.from({ length: 998 }, (_, at) => 12 + at / 100));
    const [places] = listRoundPlaces([{ ...heat('h', 1, 11.2), rows: [guest] }, long, heat('h', 3, 11.1)], SPRINT, {
      hasEarlierRound: false,
    });
    expect(places).toEqual([undefined]);
  });

  test('the winner of a B final comes behind the last of the A final where rounds came before', () => {
    const lists = [heat('f', 1, 11.2, 11.4), heat('f', 2, 11.1)];
    expect(listRoundPlaces(lists, SPRINT, { hasEarlierRound: true })).toEqual([[1, 2], [3]]);
    expect(listRoundPlaces(lists, SPRINT, { hasEarlierRound: false })).toEqual([[2, 3], [1]]);
  });

  test('equal bests of two pools are told apart by the second best (TR 25.22)', () => {
    const pool = (number: number, second: number): EventList => ({
      round: 'q',
      heat: number,
      rows: [
        {
          prf: { v: 7000, u: 'mm', st: 1 },
          attempts: [
            { v: 7000, r: 'o' },
            { v: second, r: 'o' },
          ],
          rank: 1,
        },
      ],
    });
    const pools = [pool(1, 6800), pool(2, 6900)];
    expect(listRoundPlaces(pools, { g0: 900_003, g1: '0' }, { hasEarlierRound: false })).toEqual([[2], [1]]);
  });
});
