import { expect, test } from '@jest/globals';
import { renderSite } from '../../testing/render-site.tsx';
import { PlaceChange } from './PlaceChange.tsx';

test.each([
  [5, 2, '▲3gagne 3 places', '▲3gained 3 places'],
  [5, 4, '▲1gagne 1 place', '▲1gained 1 place'],
  [4, 5, '▼1perd 1 place', '▼1lost 1 place'],
  [4, 4, '', ''],
])('from place %s to place %s a screen reader hears what is gained or lost', (from, to, french, english) => {
  for (const [language, text] of [
    ['fr', french],
    ['en', english],
  ] as const) {
    const { container, unmount } = renderSite(<PlaceChange from={from} to={to} />, { language });
    expect(container.textContent).toBe(text);
    unmount();
  }
});
