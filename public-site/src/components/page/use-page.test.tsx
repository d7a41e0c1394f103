import { afterEach, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { usePage } from './use-page.ts';

function Page({ noindex }: { readonly noindex: boolean }) {
  usePage({ title: 'Page', noindex });
  return null;
}

const robots = () => [...document.head.querySelectorAll<HTMLMetaElement>('meta[name="robots"]')];

afterEach(() => {
  for (const meta of robots()) meta.remove();
});

test('a page not to be kept by search engines says so once, and the next page no longer', () => {
  const { rerender } = render(<Page noindex />);
  expect(robots().map(({ content }) => content)).toEqual(['noindex']);
  rerender(<Page noindex={false} />);
  expect(robots()).toEqual([]);
});

test('what the server has already written in the page is not said twice', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
  render(<Page noindex />);
  expect(robots()).toHaveLength(1);
});
