import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { NowButton } from './NowButton.tsx';
import { NowLine } from './NowLine.tsx';

afterEach(() => document.documentElement.removeAttribute('data-laid-out'));
const { matchMedia } = window;
afterEach(() => void Object.assign(window, { matchMedia }));
beforeEach(() => {
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
});

test('a button of the page leads to the line of the present time, without motion where none is wanted', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderSite(
    <>
      <NowButton />
      <NowLine now={new Date('2026-06-13T12:00:00Z')} tz="Europe/Paris" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Maintenant' }));
  expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'auto' });
});

test('the rows on the way to the line are laid out before it is looked for', async () => {
  const laidOut: boolean[] = [];
  Element.prototype.scrollIntoView = () => {
    laidOut.push(document.documentElement.hasAttribute('data-laid-out'));
  };
  renderSite(
    <>
      <NowButton />
      <NowLine now={new Date('2026-06-13T12:00:00Z')} tz="Europe/Paris" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Maintenant' }));
  expect(laidOut).toEqual([true]);
});

test('without such a line there is no button', () => {
  renderSite(<NowButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
