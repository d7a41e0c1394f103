import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';
import { NowButton } from './NowButton.tsx';
import { NowLine } from './NowLine.tsx';

let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  const Fake = class {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  };
  Object.assign(window, { IntersectionObserver: Fake, matchMedia: () => ({ matches: true }) });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('while the line of the present time is out of sight a button leads to it, without motion where none is wanted', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  renderSite(
    <>
      <NowLine now={new Date('2026-06-13T12:00:00Z')} tz="Europe/Paris" />
      <NowButton />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
  tell(false);
  await userEvent.click(screen.getByRole('button', { name: 'Maintenant' }));
  expect(scrolled).toHaveBeenCalledWith({ block: 'center', behavior: 'auto' });
  tell(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('without such a line there is no button', () => {
  renderSite(<NowButton />);
  expect(screen.queryByRole('button')).toBeNull();
});
