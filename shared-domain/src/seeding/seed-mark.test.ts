import { describe, expect, test } from '@jest/globals';
import { findSeedMark, type KnownMark } from './seed-mark.ts';

const EVENT = { g0: 100, g1: '0' };
const SEASON = { from: '2026-01-01', to: '2026-07-01', source: 'season' } as const;
const time = (v: number, date: string, more: Partial<KnownMark> = {}): KnownMark => ({
  prf: { v, u: 'ms', st: 1 },
  date,
  ...more,
});

describe('first-round seeding by the best valid mark of a set period (TR 20.3)', () => {
  test('the best of the period, with its source, date and wind; a better one outside makes it an SB', () => {
    const marks = [time(10_210, '2026-05-01', { wind: 1.2 }), time(10_150, '2025-08-01'), time(10_300, '2026-06-01')];
    expect(findSeedMark(marks, EVENT, SEASON)).toEqual({
      prf: { v: 10_210, u: 'ms', st: 1 },
      date: '2026-05-01',
      wind: 1.2,
      source: 'season',
      established: 'SB',
    });
    expect(findSeedMark(marks, EVENT, { from: '2025-07-01', to: '2026-07-01', source: 'period' })).toMatchObject({
      prf: { v: 10_150 },
      source: 'period',
      established: 'PB',
    });
  });

  test('no mark of the period, no seed', () => {
    expect(findSeedMark([time(10_150, '2025-12-31'), time(10_150, '2026-07-02')], EVENT, SEASON)).toBeUndefined();
    expect(findSeedMark([], EVENT, SEASON)).toBeUndefined();
    expect(findSeedMark([{ prf: { st: 4 }, date: '2026-05-01' }], EVENT, SEASON)).toBeUndefined();
  });

  test.each(['2026-01-01', '2026-07-01'])('both ends belong to the period: %s', (date) => {
    expect(findSeedMark([time(10_150, date)], EVENT, SEASON)?.date).toBe(date);
  });

  test('never by training or trial marks, and they make no personal best either', () => {
    const marks = [time(9900, '2026-05-01', { setting: 'training' }), time(9950, '2026-05-02', { setting: 'trial' })];
    expect(findSeedMark(marks, EVENT, SEASON)).toBeUndefined();
    const own = time(10_000, '2026-05-03', { setting: 'competition' });
    expect(findSeedMark([...marks, own], EVENT, SEASON)).toMatchObject({ prf: { v: 10_000 }, established: 'PB' });
  });

  test.each([
    [2, 10_100],
    [2.01, 10_200],
    [undefined, 10_100],
  ])('wind %p seeds by %d where wind counts', (wind, v) => {
    const marks = [time(10_100, '2026-05-01', { wind }), time(10_200, '2026-05-02', { wind: 0 })];
    expect(findSeedMark(marks, EVENT, SEASON)?.prf.v).toBe(v);
    expect(findSeedMark(marks, { g0: 400, g1: '0' }, SEASON)?.prf.v).toBe(10_100);
  });

  test('of equal marks the first one made, a field mark the farthest', () => {
    expect(findSeedMark([time(10_100, '2026-05-02'), time(10_100, '2026-05-01')], EVENT, SEASON)?.date).toBe(
      '2026-05-01',
    );
    const jumps = [7000, 7200].map((v): KnownMark => ({ prf: { v, u: 'mm', st: 1 }, date: '2026-05-01' }));
    expect(findSeedMark(jumps, { g0: 900_003, g1: '0' }, SEASON)?.prf.v).toBe(7200);
  });
});
