import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const MIN_CONTRAST = 7;
/** Least side of what is touched, px; half a pixel is left to rounding. */
const MIN_SIDE = 55.5;

/** Texts whose contrast with what is behind them is below 7:1, each with its measure. */
export const findFaintTexts = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map<string, readonly number[]>();
    const readColour = (colour: string): readonly number[] => {
      const found = known.get(colour) ?? paintColour(colour);
      known.set(colour, found);
      return found;
    };
    const paintColour = (colour: string): readonly number[] => {
      if (canvas === null) return [];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const findLuminance = (colour: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = colour.map((one) => {
        const part = one / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const findBackground = (element: Element | null): readonly number[] => {
      if (element === null) return [255, 255, 255, 255];
      const colour = readColour(getComputedStyle(element).backgroundColor);
      return colour[3] === 255 ? colour : findBackground(element.parentElement);
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.textContent : '')).join('');
      const { width, height } = element.getBoundingClientRect();
      if (text.trim() === '' || width <= 1 || height <= 1) return [];
      const sides = [readColour(getComputedStyle(element).color), findBackground(element)].map(findLuminance);
      const contrast = (Math.max(...sides) + 0.05) / (Math.min(...sides) + 0.05);
      return contrast >= least ? [] : [`${element.className} «${text.trim()}» ${contrast.toFixed(2)}`];
    });
  }, MIN_CONTRAST);

/** Buttons and fields that are smaller than 56 × 56 px, each with its size. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(
    (least) =>
      // A hidden field is touched by its label.
      [...document.querySelectorAll('button, input:not(.sr), label.key, a[href], select')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isLarge = width >= least && height >= least;
        return isLarge || !element.checkVisibility()
          ? []
          : [`${element.textContent} ${Math.round(width)}×${Math.round(height)}`];
      }),
    MIN_SIDE,
  );

/** What a finger may touch; a hidden field is touched by its label. */
const TARGETS = 'button, input:not(.sr), label.key, a[href], select';

/** The least distance from the keys of the head, which write nothing, px: with gloves too. */
const MIN_HEAD_GAP = 8;

/** Pairs of targets that are nearer to one another than `least` px, each with its distance. */
export const findNarrowGaps = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    ([selector, gap, headGap]) => {
      /** The part of an element that the parts of the page in which it scrolls leave to be seen. */
      const findSeen = (element: Element) => {
        const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        for (let one: Element | null = element; one !== null; one = one.parentElement) {
          if (one !== element && getComputedStyle(one).overflow === 'visible') continue;
          const { left, top, right, bottom } = one.getBoundingClientRect();
          seen.left = Math.max(seen.left, left);
          seen.top = Math.max(seen.top, top);
          seen.right = Math.min(seen.right, right);
          seen.bottom = Math.min(seen.bottom, bottom);
        }
        return {
          ...seen,
          isOfHead: element.closest('.hd') !== null,
          name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(),
        };
      };
      const targets = [...document.querySelectorAll(selector)].map(findSeen);
      const shown = targets.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
      return shown.flatMap((one, at) =>
        shown.slice(at + 1).flatMap((other) => {
          const across = Math.max(0, one.left - other.right, other.left - one.right);
          const down = Math.max(0, one.top - other.bottom, other.top - one.bottom);
          const distance = Math.hypot(across, down);
          const needed = one.isOfHead || other.isOfHead ? headGap : gap;
          return distance >= needed - 0.5 ? [] : [`«${one.name}» – «${other.name}»: ${distance.toFixed(1)}`];
        }),
      );
    },
    [TARGETS, least, MIN_HEAD_GAP] as const,
  );

/** Main keys that are lower than 72 px or narrower than 104 px where there is room for three of them. */
export const findSmallKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.key.main, .key.ok, .key.no, .key.xl')].flatMap((element) => {
      const { height } = element.getBoundingClientRect();
      return height >= 71.5 ? [] : [`${element.textContent} ${Math.round(height)}`];
    }),
  );

/** Main keys of the page that are lower than `least` px, and keys that the screen does not show whole. */
export const findLowKeys = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    (height) =>
      [...document.querySelectorAll('.keys .key')].flatMap((element) => {
        const box = element.getBoundingClientRect();
        const isMain = element.matches('.xl, .main, .ok, .no');
        const isWhole =
          box.top >= 0 && box.bottom <= innerHeight + 0.5 && box.left >= 0 && box.right <= innerWidth + 0.5;
        const name = `«${element.textContent}» ${Math.round(box.top)}–${Math.round(box.bottom)}`;
        return isWhole && (!isMain || box.height >= height - 0.5) ? [] : [name];
      }),
    least,
  );

/** Texts of the part above the keys that its end, or another part of the page, covers. */
export const findCutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.who *')].flatMap((element) => {
      const { top, bottom, left, width, height } = element.getBoundingClientRect();
      if (element.children.length > 0 || element.textContent?.trim() === '' || width <= 1 || height <= 1) return [];
      const isWhole = [top + 1, bottom - 1].every((y) => {
        const seen = document.elementFromPoint(left + width / 2, y);
        return seen !== null && seen.closest('.who') !== null;
      });
      return isWhole ? [] : [`${element.className} «${element.textContent?.trim()}»`];
    }),
  );

/** Expects 7:1 of every text of a console, black on white and white on black. */
export async function expectClearTexts(page: Page, state: string): Promise<void> {
  for (const theme of ['nuit', 'soleil']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(await findFaintTexts(page), `${state}, ${theme}`).toEqual([]);
  }
}
