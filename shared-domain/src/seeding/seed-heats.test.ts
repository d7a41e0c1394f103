import { describe, expect, test } from '@jest/globals';
import { seedHeats } from './seed-heats.ts';
import type { RoundEntry } from './seed-order.ts';
import type { Seeding } from './seeding.ts';

/** Athletes a1, a2 … in order of strength. */
const field = (count: number): RoundEntry[] =>
  Array.from({ length: count }, (_, at) => ({ id: `a${at + 1}`, prf: { v: 10_000 + at * 10, u: 'ms', st: 1 } }));

const seedsOf = ({ heats }: Seeding) =>
  heats.map(({ athletes }) => athletes.map(({ seed }) => seed).toSorted((a, b) => a - b));

describe('seeding of heats (TR 20.3, 20.4)', () => {
  test('zigzag, then the order of heats is drawn after their composition', () => {
    const composed = [
      [1, 6, 7, 12, 13, 18],
      [2, 5, 8, 11, 14, 17],
      [3, 4, 9, 10, 15, 16],
    ];
    expect(seedsOf(seedHeats(field(18), { heats: 3, seed: 's', heatOrder: 'bestFirst' }))).toEqual(composed);
    expect(seedsOf(seedHeats(field(18), { heats: 3, seed: 's', heatOrder: 'bestLast' }))).toEqual(
      composed.toReversed(),
    );
    const orders = Array.from({ length: 200 }, (_, at) =>
      JSON.stringify(seedsOf(seedHeats(field(18), { heats: 3, seed: `s${at}` })).map(([first]) => first)),
    );
    expect(new Set(orders).size).toBe(6);
    expect(seedHeats(field(18), { heats: 3, seed: 's' }).draws[0]).toMatchObject({
      seed: 's heats',
      items: ['1', '2', '3'],
    });
  });

  test('packs run the best heat last unless asked otherwise', () => {
    const packs = { heats: 2, seed: 's', method: 'pack' } as const;
    expect(seedsOf(seedHeats(field(5), packs))).toEqual([
      [4, 5],
      [1, 2, 3],
    ]);
    expect(seedsOf(seedHeats(field(5), { ...packs, heatOrder: 'bestFirst' }))).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
    const mates = field(4).map((entry) => ({ ...entry, team: 'x' }));
    expect(seedHeats(mates, packs)).toMatchObject({ swaps: [], together: [] });
  });

  test('by lots strength plays no part', () => {
    const drawn = Array.from({ length: 50 }, (_, at) =>
      seedHeats(field(6), { heats: 2, seed: `s${at}`, method: 'lots', heatOrder: 'bestFirst' }),
    );
    const withBest = drawn.map(({ heats }) =>
      heats.findIndex(({ athletes }) => athletes.some(({ id }) => id === 'a1')),
    );
    expect(new Set(withBest)).toEqual(new Set([0, 1]));
    expect(drawn[0]?.draws[0]).toMatchObject({ seed: 's0 order', items: ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'] });
  });

  test('a first round draws all lanes by lot, a later round by groups of rank', () => {
    const lap = { heats: 1, lanes: 8, laneClass: 'lap', seed: 's' } as const;
    const first = seedHeats(field(8), lap);
    expect(first.draws.at(-1)).toMatchObject({ seed: 's heat 1 lanes 1', lanes: [1, 2, 3, 4, 5, 6, 7, 8] });
    const rows = field(8).map((entry, at) => ({ ...entry, place: Math.floor(at / 2) + 1, qualified: 'Q' }));
    const later = seedHeats(rows, { ...lap, by: 'round' });
    const best = later.heats[0]?.athletes.filter(({ seed }) => seed <= 4).map(({ lane }) => lane);
    expect(best).toEqual([4, 5, 6, 7]);
    expect(
      seedHeats(field(8), { ...lap, laneDraw: 'groups' })
        .heats[0]?.athletes.filter(({ seed }) => seed > 6)
        .map(({ lane }) => lane),
    ).toEqual([1, 2]);
    expect(seedHeats(rows, { ...lap, by: 'round', laneDraw: 'lots' }).draws.at(-1)).toMatchObject({
      lanes: [1, 2, 3, 4, 5, 6, 7, 8],
    });
  });

  test('over 800 m and in the field no lanes: the order of the list is drawn', () => {
    const { heats, draws } = seedHeats(field(12), { heats: 1, seed: 'hammer' });
    expect(heats[0]?.athletes.map(({ odr, lane }) => [odr, lane])).toEqual(
      Array.from({ length: 12 }, (_, at) => [at + 1, undefined]),
    );
    expect(draws.at(-1)).toMatchObject({ seed: 'hammer heat 1 order' });
    expect(heats[0]?.athletes.map(({ id }) => id)).toEqual(draws.at(-1)?.order);
    expect(heats[0]?.athletes.map(({ seed }) => seed)).not.toEqual(field(12).map((_, at) => at + 1));
  });

  test("team-mates' swaps name the heats as announced, in the lane groups of the track", () => {
    const rows = field(4).map((entry, at) => ({ ...entry, team: ['x', 'y', 'z', 'x'][at] }));
    const { swaps, heats, together } = seedHeats(rows, { heats: 2, seed: 's', heatOrder: 'bestLast' });
    expect(swaps).toEqual([{ ids: ['a4', 'a3'], heats: [2, 1] }]);
    expect(heats.map(({ athletes }) => athletes.map(({ id }) => id).toSorted())).toEqual([
      ['a2', 'a4'],
      ['a1', 'a3'],
    ]);
    expect(together).toEqual([]);
    const all = rows.map((entry) => ({ ...entry, team: 'x' }));
    expect(
      seedHeats(all, { heats: 2, seed: 's', heatOrder: 'bestLast' }).together.map(({ heat, team }) => [heat, team]),
    ).toEqual([
      [2, 'x'],
      [1, 'x'],
    ]);
  });

  test('the lane groups of the track say who may change heats with whom', () => {
    const teams = ['x', 'z', undefined, 'y', 'x', 'y', undefined, 'z'];
    const rows = field(8).map((entry, at) => ({ ...entry, team: teams[at] }));
    const how = { heats: 2, seed: 's', heatOrder: 'bestFirst' } as const;
    expect(seedHeats(rows, { ...how, lanes: 8, laneClass: 'lap' }).swaps).toEqual([
      { ids: ['a5', 'a7'], heats: [1, 2] },
    ]);
    expect(seedHeats(rows, { ...how, lanes: 8 }).together).toEqual([{ heat: 1, team: 'x', ids: ['a1', 'a5'] }]);
    expect(seedHeats(rows, { ...how, laneClass: 'lap' }).swaps).toEqual([]);
    const venue = { lap: { 8: [[5], [6], [4], [7, 3, 8, 2, 1]] } };
    expect(seedHeats(rows, { ...how, lanes: 8, laneClass: 'lap', venue }).swaps).toEqual([]);
  });

  test('too many for the lanes, and lanes without groups, are warnings', () => {
    const crowded = seedHeats(field(10), { heats: 1, lanes: 8, laneClass: 'straight', laneDraw: 'groups', seed: 's' });
    expect(crowded.warnings).toEqual([{ warning: 'more athletes than lanes', heat: 1, without: ['a9', 'a10'] }]);
    expect(crowded.heats[0]?.athletes.slice(8)).toEqual([
      { id: 'a9', seed: 9, odr: 9 },
      { id: 'a10', seed: 10, odr: 10 },
    ]);
    const unknown = seedHeats(field(9), { heats: 1, lanes: 9, laneClass: 'before2023', laneDraw: 'groups', seed: 's' });
    expect(unknown.warnings).toEqual([{ warning: 'no lane groups', heat: 1, lanes: 9 }]);
    expect(unknown.heats[0]?.athletes.map(({ lane }) => lane)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test.each([
    [0, 1],
    [-2, 1],
    [Number.NaN, 1],
    [2.9, 2],
    [9, 5],
  ])('%d heats of 5 athletes are %d', (heats, count) => {
    expect(seedHeats(field(5), { heats, seed: 's' }).heats).toHaveLength(count);
  });

  test('a part of a lane is no lane', () => {
    const how = { heats: 1, laneClass: 'straight', laneDraw: 'groups', seed: 's' } as const;
    expect(seedHeats(field(8), { ...how, lanes: 8.5 })).toEqual(seedHeats(field(8), { ...how, lanes: 8 }));
  });

  test('an athlete entered twice is seeded once, by the first entry, and named', () => {
    const [first, ...others] = field(5);
    const again = { ...first, id: 'a3' };
    const once = seedHeats(field(5), { heats: 2, seed: 's' });
    const twice = seedHeats([...field(5), again, again], { heats: 2, seed: 's' });
    expect(twice).toEqual({ ...once, warnings: [{ warning: 'same athlete twice', id: 'a3' }] });
    expect(others).toHaveLength(4);
  });

  test('nobody entered, no heat', () => {
    expect(seedHeats([], { heats: 3, seed: 's' })).toEqual({
      heats: [],
      draws: [],
      swaps: [],
      together: [],
      warnings: [],
    });
  });
});
