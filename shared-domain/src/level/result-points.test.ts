import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { scoreCombinedPart } from '../scoring/combined-points.ts';
import { scoreYouth } from '../youth/youth-points.ts';
import { parseYouthTable } from '../youth/youth-table.ts';
import { findLevel } from './level.ts';
import { parseLevelTable } from './level-table.ts';
import { collectResultPoints, findShownPoints } from './result-points.ts';
import { isTableError } from './table-error.ts';

const file = (name: string) => JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));

describe('pts: lvl (level), hun, cmb, yth.', () => {
  test('each from its table, on the same shown mark', () => {
    const levels = parseLevelTable(file('ffa-levels'));
    const youth = parseYouthTable(file('youth-swiss-2010'));
    if (isTableError(levels) || isTableError(youth)) throw new Error('a table was refused');
    const event = { g0: 100, g1: '0' };
    const prf = { v: 11_001, u: 'ms', st: 1 } as const;
    const pts = collectResultPoints({
      lvl: findLevel(levels, event, 1, prf),
      hun: 883,
      cmb: scoreCombinedPart(event, 1, prf),
      yth: scoreYouth(youth, event, { sex: 1 }, prf),
    });
    expect(pts).toEqual({ lvl: 6, hun: 883, cmb: 858, yth: 985 });
    expect(Object.keys(pts ?? {})).toEqual(['lvl', 'hun', 'cmb', 'yth']);
  });

  test('a missing table gives no field, never a made-up number', () => {
    expect(collectResultPoints({ lvl: undefined, hun: 812 })).toEqual({ hun: 812 });
    expect(collectResultPoints({ lvl: undefined, hun: -1, cmb: -2, yth: -1 })).toBeUndefined();
    expect(collectResultPoints({})).toBeUndefined();
  });

  test('level IA and a score of 0 are values', () => {
    expect(collectResultPoints({ lvl: 0, cmb: 0 })).toEqual({ lvl: 0, cmb: 0 });
  });
});

test.each([
  [{ cmb: 498, hun: 525, yth: 12 }, 498],
  [{ hun: 525, yth: 12 }, 525],
  [{ lvl: 3, yth: 12 }, 12],
  [{ cmb: 0, hun: 525 }, 0],
  [{ lvl: 3 }, undefined],
  [undefined, undefined],
])('of %j the points beside the mark are %s: those of the combined event come first', (pts, shown) => {
  expect(findShownPoints(pts)).toBe(shown);
});
