import { expect, test } from '@jest/globals';
import { listPageTops } from './use-paging.ts';

const card = (top: number, bottom: number) => ({ top, bottom });

test.each([
  ['what fits is one page', [card(100, 400), card(100, 900)], [0]],
  ['a card that would be cut begins the next page', [card(100, 600), card(612, 1300)], [0, 612]],
  ['in two columns the first cut card of either', [card(100, 600), card(612, 1300), card(100, 1100)], [0, 100, 612]],
  ['a card taller than the screen is scrolled', [card(100, 2300)], [0, 100, 1100, 2100]],
  ['without a card', [], [0]],
])('%s', (_, cards, tops) => {
  expect(listPageTops(cards, 1000)).toEqual(tops);
});
