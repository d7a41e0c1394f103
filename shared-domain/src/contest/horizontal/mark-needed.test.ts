import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareCountback } from '../../ranking/horizontal-countback.ts';
import { findMarkNeeded } from './mark-needed.ts';

describe('the mark that it takes (TR 25.22)', () => {
  test.each([
    ['a centimetre beyond the best', [8000], [8100, 8020], 'ahead', 8110],
    ['as far, with a better second mark', [8030], [8100, 8020], 'ahead', 8100],
    ['as far and with the same second mark: one centimetre more', [8020], [8100, 8020], 'ahead', 8110],
    ['the same best: beyond the second', [8100], [8100, 8020], 'ahead', 8030],
    ['the same best and second: any third', [8100, 8020], [8100, 8020], 'ahead', 10],
    ['level is enough', [8100], [8100, 8020], 'level', 8020],
    ['any mark against none', [], [], 'ahead', 10],
    ['level with none', [], [], 'level', undefined],
    ['ahead already', [8110], [8100, 8020], 'ahead', undefined],
    ['level already', [8100, 8020], [8100, 8020], 'level', undefined],
  ] as const)('%s', (_, ownMarks, rivalMarks, aim, mark) => {
    expect(findMarkNeeded(ownMarks, rivalMarks, aim)).toBe(mark);
  });

  test('is reached by it and by no centimetre less', () => {
    const aMark = fc.integer({ min: 1, max: 30 }).map((cm) => cm * 10);
    const aSeries = fc.array(aMark, { maxLength: 6 }).map((marks) => marks.sort((a, b) => b - a));
    fc.assert(
      fc.property(
        aSeries,
        aSeries,
        fc.constantFrom('ahead' as const, 'level' as const),
        (ownMarks, rivalMarks, aim) => {
          const reaches = (mark: number) => {
            const difference = compareCountback(
              [...ownMarks, mark].sort((a, b) => b - a),
              rivalMarks,
            );
            return aim === 'ahead' ? difference < 0 : difference <= 0;
          };
          const needed = findMarkNeeded(ownMarks, rivalMarks, aim);
          if (needed === undefined) {
            const difference = compareCountback(ownMarks, rivalMarks);
            expect(aim === 'ahead' ? difference < 0 : difference <= 0).toBe(true);
            return;
          }
          const shorter = Array.from({ length: needed / 10 - 1 }, (_, cm) => (cm + 1) * 10);
          expect([reaches(needed), shorter.some(reaches)]).toEqual([true, false]);
        },
      ),
    );
  });
});
