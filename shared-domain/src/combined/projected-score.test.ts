import { describe, expect, test } from '@jest/globals';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import type { Programme } from './combined-row.ts';
import { type FindWorstMark, findMarkToCatch } from './mark-to-catch.ts';
import { projectScore } from './projected-score.ts';

const HUNDRED = { g0: 100, g1: '0' };
const LONG = { g0: 900_003, g1: '0' };
const LAST = { g0: 1500, g1: '0' };
const PROGRAMME: Programme = { events: [HUNDRED, LONG, LAST], sex: 1 };
const ms = (v: number) => ({ v, u: 'ms', st: 1 }) as const;
const mm = (v: number) => ({ v, u: 'mm', st: 1 }) as const;
const BESTS = [ms(10_210), mm(8230), ms(254_800)];

describe('Projected score: points so far plus those of the known bests in the events left', () => {
  test('nothing done yet: the sum of the bests', () => {
    const sum = scoreCombinedPart(HUNDRED, 1, BESTS[0] ?? ms(0)) ?? 0;
    expect(projectScore(PROGRAMME, { marks: [] }, BESTS)).toBe(
      sum + (scoreCombinedPart(LONG, 1, mm(8230)) ?? 0) + (scoreCombinedPart(LAST, 1, ms(254_800)) ?? 0),
    );
  });

  test('what is done counts as it was done, not as it could have been', () => {
    const marks = [{ prf: ms(10_460) }, { prf: mm(7940) }];
    expect(projectScore(PROGRAMME, { marks }, BESTS)).toBe(985 + 1045 + (scoreCombinedPart(LAST, 1, ms(254_800)) ?? 0));
    expect(projectScore(PROGRAMME, { marks: [{ prf: ms(10_460) }, { prf: { st: 5 } }] }, BESTS)).toBe(
      985 + (scoreCombinedPart(LAST, 1, ms(254_800)) ?? 0),
    );
  });

  test('all done: the total itself, no best needed', () => {
    const marks = [{ prf: ms(10_460) }, { prf: mm(7940) }, { prf: ms(263_330) }];
    expect(projectScore(PROGRAMME, { marks }, [])).toBe(985 + 1045 + 789);
  });

  test('without a best for an event left there is no projection', () => {
    expect(projectScore(PROGRAMME, { marks: [{ prf: ms(10_460) }] }, [undefined, mm(8230)])).toBeUndefined();
    expect(projectScore(PROGRAMME, { marks: [] }, [...BESTS.slice(0, 2), { st: 2 }])).toBeUndefined();
    for (const st of [2, 3, 4, 5, 6, 7])
      expect(projectScore(PROGRAMME, { marks: [] }, [...BESTS.slice(0, 2), { ...ms(254_800), st }])).toBeUndefined();
    expect(projectScore(PROGRAMME, { marks: [] }, [...BESTS.slice(0, 2), ms(Number.NaN)])).toBeUndefined();
    expect(projectScore({ events: [{ g0: 777, g1: '0' }], sex: 1 }, { marks: [] }, [ms(1)])).toBeUndefined();
  });

  test('none for an athlete who is out', () => {
    expect(projectScore(PROGRAMME, { marks: [{ prf: { st: 2 } }] }, BESTS)).toBeUndefined();
    expect(projectScore(PROGRAMME, { marks: [], isDisqualified: true }, BESTS)).toBeUndefined();
  });

  test('other points can be given', () => {
    expect(projectScore(PROGRAMME, { marks: [] }, BESTS, { points: () => 7 })).toBe(21);
  });
});

describe('What is needed in the last event to catch a rival', () => {
  /** The slowest time that scores, found by trying every hundredth. */
  const findSlowest: FindWorstMark = (event, sex, points) => {
    for (let v = 480_000; v > 0; v -= 10) {
      const mark = ms(v);
      if ((scoreCombinedPart(event, sex, mark) ?? 0) >= points) return mark;
    }
    return undefined;
  };
  const chase = { ownPoints: 8000, rivalPoints: 8040, rivalMark: ms(263_330), event: LAST, sex: 1 } as const;

  test('40 points behind a rival who scores 789: 829 points, and the slowest time that gives them', () => {
    const level = findMarkToCatch(chase, findSlowest);
    expect(level?.points).toBe(829);
    const v = level?.mark?.v ?? 0;
    expect(scoreCombinedPart(LAST, 1, ms(v))).toBe(829);
    expect(scoreCombinedPart(LAST, 1, ms(v + 10))).toBe(828);
  });

  test('a place of one’s own needs a point more: equal totals stay tied', () => {
    expect(findMarkToCatch(chase, findSlowest, { aim: 'ahead' })?.points).toBe(830);
  });

  test('already ahead whatever happens: nothing is needed', () => {
    expect(findMarkToCatch({ ...chase, ownPoints: 8829 }, findSlowest)).toEqual({ points: 0 });
    expect(findMarkToCatch({ ...chase, ownPoints: 8829 }, findSlowest, { aim: 'ahead' })?.points).toBe(1);
    expect(findMarkToCatch({ ...chase, ownPoints: 8828 }, findSlowest)?.points).toBe(1);
  });

  test('a rival without a mark scores 0; no mark reaches: points alone', () => {
    expect(findMarkToCatch({ ...chase, rivalMark: { st: 3 } }, findSlowest)?.points).toBe(40);
    expect(findMarkToCatch({ ...chase, rivalPoints: 20_000 }, findSlowest)).toStrictEqual({ points: 12_789 });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'points of %d are none: no answer',
    (n) => {
      expect(findMarkToCatch({ ...chase, ownPoints: n }, findSlowest)).toBeUndefined();
      expect(findMarkToCatch({ ...chase, rivalPoints: n }, findSlowest)).toBeUndefined();
      expect(findMarkToCatch(chase, findSlowest, { scorePart: () => n })).toBeUndefined();
    },
  );

  test('no table, no answer', () => {
    expect(findMarkToCatch({ ...chase, event: { g0: 777, g1: '0' } }, findSlowest)).toBeUndefined();
  });

  test('other points can be given', () => {
    expect(findMarkToCatch(chase, () => undefined, { scorePart: () => 100 })).toEqual({ points: 140 });
  });
});
