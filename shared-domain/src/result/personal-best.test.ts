import { describe, expect, test } from '@jest/globals';
import { addToBests, findMarkWind, findNewBest, findResultBest, formatImprovement } from './personal-best.ts';

const SPRINT = { g0: 100, g1: '0' };
const LAP = { g0: 400, g1: '0' };
const LONG_JUMP = { g0: 900_003, g1: '0' };
const SHOT = { g0: 900_005, g1: '0' };
const BESTS = { pb: 10_500, sb: 10_700 };

const timed = (v: number, st = 1) => ({ v, u: 'ms' as const, st });

describe('A mark that is the best ever or of the season (Q16)', () => {
  test.each([
    ['better than ever', 10_490, { k: 'PB', prev: 10_500 }],
    ['equal to the best ever is the best of the season', 10_500, { k: 'SB', prev: 10_700 }],
    ['equal as shown, though shorter by a thousandth', 10_495, { k: 'SB', prev: 10_700 }],
    ['better than this season', 10_600, { k: 'SB', prev: 10_700 }],
    ['no better', 10_700, undefined],
  ])('%s', (_, v, best) => {
    expect(findNewBest(timed(v), SPRINT, BESTS, 1.2)).toEqual(best);
  });

  test('further is better in the field, by the centimetre', () => {
    const far = (v: number) => findNewBest({ v, u: 'mm', st: 1 }, SHOT, { pb: 15_000 }, undefined);
    expect([far(15_009), far(15_010)]).toEqual([undefined, { k: 'PB', prev: 15_000 }]);
  });

  test.each([
    ['too much wind', timed(10_000), SPRINT, 2.1],
    ['no reading where wind counts', timed(10_000), SPRINT, undefined],
    ['a mark without proof', timed(10_000, 0), SPRINT, 1],
    ['no mark', { st: 3 }, SPRINT, 1],
  ])('%s establishes nothing (Q17)', (_, prf, event, wind) => {
    expect(findNewBest(prf, event, BESTS, wind)).toBeUndefined();
  });

  test('without wind to count and without bests known', () => {
    expect(findNewBest(timed(45_000), LAP, { pb: 45_500 }, undefined)).toEqual({ k: 'PB', prev: 45_500 });
    expect(findNewBest(timed(10_000), SPRINT, undefined, 1)).toBeUndefined();
  });

  test.each([
    ['11.3h is no best against 11.45', { g0: 100, g1: '0' }, 11_300, 11_450, undefined],
    ['11.2h is one, with 0.24 s to spare', { g0: 100, g1: '0' }, 11_200, 11_450, { k: 'PB', prev: 11_450 }],
    ['51.3h is none against 51.44', { g0: 400, g1: '0' }, 51_300, 51_440, undefined],
    ['beyond 400 m nothing is added', { g0: 800, g1: '0' }, 121_400, 121_450, { k: 'PB', prev: 121_450 }],
  ])('a hand time has its correction added (TR 39.9): %s', (_, event, v, pb, best) => {
    expect(findNewBest(timed(v), { ...event, hand: true }, { pb }, 0)).toEqual(best);
  });

  test('bests of another surface say nothing: an outdoor best is none to beat in a hall', () => {
    const hall = { g0: 400, g1: '0', indoor: true };
    const find = (surface: 'outdoor' | 'indoor' | 'short' | 'road', event = LAP as typeof hall | typeof LAP) =>
      findNewBest(timed(45_000), event, { pb: 45_500, surface }, undefined)?.k;
    expect([find('outdoor', hall), find('indoor', hall), find('short', hall)]).toEqual([undefined, 'PB', 'PB']);
    expect([find('outdoor'), find('indoor'), find('road')]).toEqual(['PB', undefined, undefined]);
    const outdoor = { pb: 45_500, surface: 'outdoor' } as const;
    expect(addToBests(outdoor, { prf: timed(45_000) }, hall, undefined)).toEqual(outdoor);
  });

  test('a race has the wind of its heat, a jump only its own attempt’s', () => {
    expect([findMarkWind(undefined, 1.2, SPRINT), findMarkWind(0.4, 1.2, SPRINT)]).toEqual([1.2, 0.4]);
    expect(findMarkWind(undefined, 1.2, LONG_JUMP)).toBeUndefined();
  });
});

describe('what an athlete did before in the competition', () => {
  const run = (marks: readonly number[], bests: object, event: typeof SPRINT & { hand?: true } = SPRINT, wind = 1) =>
    marks.reduce((known, v) => addToBests(known, { prf: timed(v) }, event, wind), bests);

  test('is the best that comes after has to beat', () => {
    expect(run([10_380], BESTS)).toEqual({ pb: 10_380, sb: 10_380 });
    expect(run([10_600, 10_650], BESTS)).toEqual({ pb: 10_500, sb: 10_600 });
    expect(run([10_495], BESTS)).toEqual({ pb: 10_500, sb: 10_495 });
    expect(findNewBest(timed(10_400), SPRINT, run([10_380], BESTS), 1)).toBeUndefined();
    expect(findNewBest(timed(10_370), SPRINT, run([10_380], BESTS), 1)).toEqual({ k: 'PB', prev: 10_380 });
  });

  test('is none with too much wind, without proof or a mark; a best that is not known stays so', () => {
    expect(run([10_380], BESTS, SPRINT, 2.1)).toEqual(BESTS);
    expect(addToBests(BESTS, { prf: { st: 3 } }, SPRINT, 1)).toEqual(BESTS);
    expect(addToBests(BESTS, { prf: timed(10_000, 0) }, SPRINT, 1)).toEqual(BESTS);
    expect([run([10_380], { pb: 10_500 }), run([10_380], {})]).toEqual([{ pb: 10_380 }, {}]);
  });

  test('by hand has its correction', () => {
    expect(run([10_100], { pb: 10_500 }, { ...SPRINT, hand: true })).toEqual({ pb: 10_340 });
  });

  test('of a long jump it is the best legal attempt, in a throw the mark', () => {
    const jumps = [
      { r: 'o', v: 8120, w: 2.6 },
      { r: 'o', v: 8050, w: 1.1 },
    ] as const;
    const row = { prf: { v: 8120, u: 'mm', st: 1 }, attempts: jumps, wind: 2.6 } as const;
    expect(findResultBest(row, LONG_JUMP, { pb: 8000 }, 2.6)).toEqual({ k: 'PB', prev: 8000, v: 8050, wind: 1.1 });
    expect(findResultBest(row, LONG_JUMP, { pb: 8060 }, undefined)).toBeUndefined();
    expect(addToBests({ pb: 8000 }, row, LONG_JUMP, undefined)).toEqual({ pb: 8050 });
    expect(addToBests({ pb: 8000 }, row, { ...LONG_JUMP, g1: 'I' }, undefined)).toEqual({ pb: 8120 });
    expect(findResultBest({ ...row, attempts: jumps.slice(0, 1) }, LONG_JUMP, { pb: 8000 }, undefined)).toBeUndefined();
    expect(findResultBest({ ...row, prf: { st: 4 } }, LONG_JUMP, { pb: 8000 }, undefined)).toBeUndefined();
    expect(findResultBest({ prf: { v: 18_000, u: 'mm', st: 1 } }, SHOT, { pb: 17_000 }, undefined)).toMatchObject({
      k: 'PB',
    });
  });
});

describe('by how much a best is better, as both are shown', () => {
  test.each([
    ['a time', SPRINT, { v: 11_571, u: 'ms', st: 1 }, 11_660, '−0.08'],
    ['a long jump', LONG_JUMP, { v: 6339, u: 'mm', st: 1 }, 6215, '+0.12'],
    ['points', { g0: 800_010, g1: '0' }, { v: 8120, u: 'pts', st: 1 }, 8000, '+120'],
    ['no better one', SPRINT, { v: 11_660, u: 'ms', st: 1 }, 11_660, ''],
    ['no mark', SPRINT, { st: 2 }, 11_660, ''],
    ['a hand time, which is not comparable', { ...SPRINT, hand: true }, { v: 11_300, u: 'ms', st: 1 }, 11_660, ''],
  ] as const)('%s', (_, event, prf, best, text) => {
    expect(formatImprovement(prf, best, event)).toBe(text);
  });
});

describe('The best that a result makes', () => {
  const series = (...attempts: readonly (readonly [number, number | undefined])[]) =>
    attempts.map(([v, w]) => ({ r: 'o', v, ...(w === undefined ? {} : { w }) }) as const);
  const find = (attempts: ReturnType<typeof series>, event = LONG_JUMP, bests = { pb: 8000 }) =>
    findResultBest({ prf: { v: 8120, u: 'mm', st: 1 }, attempts }, event, bests, attempts[0]?.w);

  test.each([
    ['the mark itself', series([8120, 1.1], [8050, 0.4]), { k: 'PB', prev: 8000 }],
    ['a legal jump behind a windy one', series([8120, 2.6], [8050, 1.1]), { k: 'PB', prev: 8000, v: 8050, wind: 1.1 }],
    ['none: the legal jump is no better', series([8120, 2.6], [7990, 1.1]), undefined],
    ['none without a reading', series([8120, 2.6], [8050, undefined]), undefined],
  ])('%s (CR 31.14)', (_, attempts, best) => {
    expect(find(attempts)).toEqual(best);
  });

  test('a throw has no wind, and who is out has no best', () => {
    expect(find(series([8120, 2.6]), SHOT)).toEqual({ k: 'PB', prev: 8000 });
    const out = { prf: { st: 4 }, attempts: series([8050, 1.1]) };
    expect(findResultBest(out, LONG_JUMP, { pb: 8000 }, undefined)).toBeUndefined();
  });
});
