import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { BoardGuard, findReloadDelay } from './BoardGuard.tsx';
import { findBoardForm } from './board-form.ts';
import { PixelWords } from './PixelWords.tsx';
import { LINE_ROWS, measurePixels } from './pixel-font.ts';
import { fitPixelLines } from './pixel-lines.ts';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Words on a board of LED (officials 5.2)', () => {
  test('are as large as whole pixels let them be, and break between words alone', () => {
    const room = { width: 376, height: 96 };
    const fitted = fitPixelLines('Orage : évacuez le stade\nStorm: leave the stadium', room);
    expect(fitted.lines.join(' ')).toBe('Orage : évacuez le stade Storm: leave the stadium');
    expect(fitted.lines.length * LINE_ROWS * fitted.scale).toBeLessThanOrEqual(room.height);
    for (const line of fitted.lines) expect(measurePixels(line) * fitted.scale).toBeLessThanOrEqual(room.width);
    expect(fitPixelLines('Podium', { width: 632, height: 192 }).scale).toBeGreaterThan(fitted.scale);
    expect(fitPixelLines('Anticonstitutionnellement', { width: 60, height: 32 })).toEqual({
      scale: 1,
      lines: ['Anticonstitutionnellement'],
    });
  });

  test('figures take the whole height of their room', () => {
    const form = findBoardForm({ width: 640, height: 192 }, {});
    const { container } = render(<PixelWords form={form} blocks={[{ text: '0:09', share: 1 }]} />);
    const tops = [...(container.querySelector('path[fill]')?.getAttribute('d') ?? '').matchAll(/M\d+ (\d+)h(\d+)/g)];
    const [first, last] = [tops.map(([, y]) => Number(y)).toSorted((a, b) => a - b), Number(tops[0]?.[2])];
    expect((first.at(-1) ?? 0) + last - (first[0] ?? 0)).toBeGreaterThan(150);
  });

  test('stand one block over the other, and are read out', () => {
    const form = findBoardForm({ width: 640, height: 192 }, {});
    const { getByRole } = render(
      <PixelWords
        form={form}
        blocks={[
          { text: 'Reprise', share: 0.34 },
          { text: '0:09', share: 0.66, isYellow: true },
        ]}
      />,
    );
    const picture = getByRole('img');
    expect(picture.getAttribute('aria-label')).toBe('Reprise, 0:09');
    expect([...picture.querySelectorAll('path[fill]')].map((path) => path.getAttribute('fill'))).toEqual([
      '#fff',
      '#ffe000',
    ]);
  });
});

describe('A board that cannot be drawn (officials 5.3)', () => {
  test('is dark, and its page is loaded anew, at most once a minute', () => {
    expect([findReloadDelay(0, 1_000_000), findReloadDelay(990_000, 1_000_000)]).toEqual([0, 50_000]);
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reload = jest.fn();
    const Broken = () => {
      throw new Error('no picture');
    };
    const { container } = render(
      <BoardGuard reload={reload}>
        <Broken />
      </BoardGuard>,
    );
    expect(container.querySelector('.board-black')).not.toBeNull();
    jest.advanceTimersByTime(60_000);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
