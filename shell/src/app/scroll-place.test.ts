import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { computePlaceTop, findScrollPlace, readStoredPlace, storePlace } from './scroll-place.ts';

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

/** A list of links, each row of one height; it begins at `top` px of the page. */
function showList(hrefs: readonly string[], { height = 57, top = 0, place = 'main' } = {}) {
  const holder = place === 'main' ? document.createElement('section') : document.createElement(place);
  holder.innerHTML = `<ol class="rows">${hrefs.map((href) => `<li><a href="${href}"></a></li>`).join('')}</ol>`;
  for (const [index, row] of holder.querySelectorAll('li').entries())
    row.getBoundingClientRect = () => ({ top: top + index * height - window.scrollY, height }) as DOMRect;
  document.querySelector('main')?.append(holder);
}

const clearPage = () => document.body.replaceChildren(document.createElement('main'));
const TRIALS = Array.from({ length: 80 }, (_, index) => `/challenge/C/trial-${index}`);

beforeEach(clearPage);
afterEach(() => {
  scrollTo(0);
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('the place of a reader in a page', () => {
  test('is the row that was read, whatever the heights of the rows are when they come back', () => {
    showList(TRIALS, { height: 100, top: 300 });
    scrollTo(4320);
    const place = findScrollPlace();
    expect(place).toEqual({ top: 4320, row: { href: '/challenge/C/trial-40', offset: -20 } });
    clearPage();
    showList(TRIALS, { height: 57, top: 300 });
    expect(computePlaceTop(place)).toBe(300 + 40 * 57 + 20);
  });

  test('is the row above it, below the last list, and where its page was without one', () => {
    showList(TRIALS.slice(0, 2), { height: 100 });
    scrollTo(1000);
    const place = findScrollPlace();
    expect(place.row).toEqual({ href: '/challenge/C/trial-1', offset: -900 });
    clearPage();
    expect(computePlaceTop(place)).toBe(1000);
  });

  test('is of the nearest of two rows of one trial', () => {
    showList(['/challenge/C/trial-40']);
    showList(TRIALS, { top: 500 });
    scrollTo(500 + 40 * 57);
    const place = findScrollPlace();
    scrollTo(0);
    expect(computePlaceTop(place)).toBe(500 + 40 * 57);
  });

  test.each([
    ['below the window', { top: 5000 }],
    ['not shown', { height: 0 }],
    ['beside the page', { place: 'aside' }],
  ])('is pixels where the only rows are %s', (_, list) => {
    showList(TRIALS, list);
    scrollTo(10);
    expect(findScrollPlace()).toEqual({ top: 10 });
  });
});

describe('a stored place', () => {
  test('is that of its page', () => {
    const place = { top: 120, row: { href: '/a', offset: 3 } };
    storePlace('a', place);
    expect([readStoredPlace('a'), readStoredPlace('b')]).toEqual([place, { top: 0 }]);
  });

  test.each(['4000', 'x'])('that reads %s is the top of the page', (text) => {
    sessionStorage.setItem('foulee.scroll.a', text);
    expect(readStoredPlace('a')).toEqual({ top: 0 });
  });
});
