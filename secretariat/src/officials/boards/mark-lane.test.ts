import { describe, expect, test } from '@jest/globals';
import { placeLaneMarks } from './mark-lane.ts';

describe('The lane of marks', () => {
  test('has the shortest and the longest near its ends, and words that would meet on two sides', () => {
    const placed = placeLaneMarks({ lead: 6710, cut: 6120, own: 6190, now: 6580 });
    expect(placed.map(({ key, isAbove }) => [key, isAbove])).toEqual([
      ['cut', false],
      ['own', true],
      ['now', false],
      ['lead', false],
    ]);
    expect(placed[0]?.x).toBeCloseTo(0.08);
    expect(placed.at(-1)?.x).toBeCloseTo(0.92);
  });

  test('is left out where there is nothing to compare', () => {
    expect(placeLaneMarks({ lead: 6710, cut: undefined, own: undefined, now: 6710 })).toEqual([]);
    expect(placeLaneMarks({ lead: undefined, cut: undefined, own: undefined, now: 6710 })).toEqual([]);
  });
});
