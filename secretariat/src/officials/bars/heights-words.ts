import type { ExtraTranslate } from '../texts/extra-texts.ts';
import { formatBar } from './bars-words.ts';

/**
 * Announced heights, mm: the first, the others, and a raise that stays the same until the last, in cm, once.
 * @example formatHeights([4200, 4400, 4550, 4600, 4650], t) // '4.20 · 4.40 4.55 puis +5'
 */
export function formatHeights(heights: readonly number[], t: ExtraTranslate): string {
  const [first, ...others] = heights;
  if (first === undefined) return '';
  const raises = others.map((height, at) => height - (heights[at] ?? 0));
  const last = raises.at(-1) ?? 0;
  const steady = raises.findLastIndex((raise) => raise !== last) + 1;
  const isSteady = raises.length - steady > 1;
  const said = [[first], isSteady ? others.slice(0, steady) : others]
    .filter((some) => some.length > 0)
    .map((some) => some.map(formatBar).join(' '))
    .join(' · ');
  return isSteady ? t('heights.then', { heights: said, cm: last / 10 }) : said;
}
