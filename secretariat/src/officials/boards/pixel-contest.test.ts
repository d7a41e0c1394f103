import { describe, expect, test } from '@jest/globals';
import { layContest, type PixelContestWords } from './PixelContest.tsx';
import { YELLOW } from './PixelPicture.tsx';
import { ACCENT_ROWS, GLYPH_ROWS, measurePixels } from './pixel-font.ts';

const MARK: PixelContestWords = {
  bib: '214',
  last: 'DELAUNAY',
  first: 'Maëlle',
  event: 'Longueur F 3/6',
  figure: '6.58',
  notes: ['+0.8', 'RP', '2e'],
  clock: { text: '0:23', isLast: false },
};
const LONG: PixelContestWords = {
  ...MARK,
  bib: '10412',
  last: 'DE MONTMORENCY-LAVAL-BEAUFORT',
  event: '3000 m steeple – Décathlon H 3/6',
  figure: '6.20 X 6.58 – X 6.42',
};

const box = ({ text, x, y, scale }: { text: string; x: number; y: number; scale: number }) => ({
  text,
  left: x,
  right: x + measurePixels(text) * scale,
  top: y + ACCENT_ROWS * scale,
  bottom: y + (ACCENT_ROWS + GLYPH_ROWS) * scale,
});

describe('A contest on a board of LED (officials 5.2)', () => {
  test.each([
    [640, 192],
    [384, 96],
    [160, 32],
  ])('at %d × %d nothing leaves the board and nothing lies over another', (width, height) => {
    for (const words of [MARK, LONG, { ...MARK, clock: undefined }, { ...MARK, figure: '' }]) {
      const boxes = layContest(words, width, height)
        .filter(({ text }) => text !== '')
        .map(box);
      for (const one of boxes) {
        expect([one.text, one.left >= 0, one.top >= 0, one.bottom <= height]).toEqual([one.text, true, true, true]);
        expect([one.text, one.right <= width]).toEqual([one.text, true]);
        for (const other of boxes)
          if (other !== one)
            expect([
              one.text,
              other.text,
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
            ]).toEqual([one.text, other.text, true]);
      }
    }
  });

  test('has bib, name, event and time above, and the mark as high as there is room, with wind and rank', () => {
    const texts = layContest(MARK, 640, 192);
    expect(texts.map(({ text }) => text)).toEqual([
      '214',
      'DELAUNAY M.',
      'Longueur F 3/6',
      '0:23',
      '6.58',
      '2e',
      'RP',
      '+0.8',
    ]);
    expect(texts.find(({ text }) => text === '6.58')?.scale).toBeGreaterThanOrEqual(13);
    expect(texts.filter(({ color }) => color === YELLOW).map(({ text }) => text)).toEqual(['214', '2e']);
  });

  test('of a series that is too long the last are there', () => {
    const series = { ...MARK, figure: '6.20 X 6.58 – 6.42' };
    expect(layContest(series, 160, 32).map(({ text }) => text)).toEqual(['– 6.42']);
    expect(layContest(series, 640, 192).map(({ text }) => text)).toContain('X 6.58 – 6.42');
  });

  test('the smallest has the mark alone, or the bib and the name before there is one', () => {
    expect(layContest(MARK, 160, 32).map(({ text }) => text)).toEqual(['6.58']);
    expect(layContest({ ...MARK, figure: '' }, 160, 32).map(({ text }) => text)).toEqual([
      '214',
      expect.stringMatching(/^DEL/),
    ]);
  });
});
