import { describe, expect, test } from '@jest/globals';
import { qualifyField } from '../qualification/qualify-field.ts';
import { qualifyTrack } from '../qualification/qualify-track.ts';
import { fillLane, listReserves } from './reserve-list.ts';

const EVENT = { g0: 400, g1: '0' };
const heat = (rows: Readonly<Record<string, number>>, complete = true) => ({
  complete,
  thousandths: true,
  rows: Object.entries(rows).map(([id, v]) =>
    v > 0 ? { id, prf: { v, u: 'ms' as const, st: 1 } } : { id, prf: { st: 2 } },
  ),
});

describe('reserves after a round (world championships since 2023)', () => {
  const heats = [heat({ A: 45_000, B: 45_300, C: 45_500, N: 0 }), heat({ D: 45_100, E: 45_200, F: 45_500, G: 46_000 })];

  test('the next best over all heats, equal ones share their place, nobody without a mark', () => {
    expect(listReserves(qualifyTrack(heats, EVENT, { places: 1, times: 1 }))).toEqual([
      { id: 'B', place: 1, mark: 45_300 },
      { id: 'C', place: 2, mark: 45_500 },
      { id: 'F', place: 2, mark: 45_500 },
      { id: 'G', place: 4, mark: 46_000 },
    ]);
  });

  test('one who lost by lots comes first', () => {
    const decisions = [{ code: 'qD', tied: ['C', 'F'], chosen: ['C'], by: 'Referee' }] as const;
    const result = qualifyTrack(heats, EVENT, { places: 2, times: 1, decisions });
    expect(listReserves(result).map(({ id }) => id)).toEqual(['F', 'G']);
  });

  test('while heats are missing only those out for certain are reserves', () => {
    const open = [heats[0] ?? heat({}), heat({ D: 0 }, false)];
    expect(listReserves(qualifyTrack(open, EVENT, { places: 0, times: 2 })).map(({ id }) => id)).toEqual(['C']);
  });

  test('field events by mark', () => {
    const rows = [7000, 6900, 6800].map((v) => ({ id: String(v), prf: { v, u: 'mm' as const, st: 1 } }));
    const result = qualifyField([{ rows }], { g0: 900_003, g1: '0' }, { wanted: 1 });
    expect(listReserves(result)).toEqual([
      { id: '6900', place: 1, mark: 6900 },
      { id: '6800', place: 2, mark: 6800 },
    ]);
  });
});

describe('an empty lane', () => {
  const list = [
    { id: 'A', lane: 4 },
    { id: 'B', lane: 5 },
  ];

  test('the reserve takes that very lane, no new draw', () => {
    expect(fillLane(list, 'B', 'R')).toEqual([
      { id: 'A', lane: 4 },
      { id: 'R', lane: 5 },
    ]);
    expect(list[1]?.id).toBe('B');
  });

  test.each([
    ['Z', 'R'],
    ['B', 'A'],
  ])('%s is not in the list or %s is already: nothing changes', (leaving, reserve) => {
    expect(fillLane(list, leaving, reserve)).toEqual(list);
  });
});
