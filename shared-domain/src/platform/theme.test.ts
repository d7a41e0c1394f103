import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { applyTheme, changeTheme, startTheme } from './theme.ts';

const realMedia = window.matchMedia;
const readTheme = () => document.documentElement.dataset.theme;

/** A system of this theme; gives what changes it. */
function system(isDark: boolean): (next: boolean) => void {
  const media = { matches: isDark, addEventListener: jest.fn() };
  window.matchMedia = () => media as unknown as MediaQueryList;
  return (next) => {
    media.matches = next;
    for (const [, changed] of media.addEventListener.mock.calls) (changed as () => void)();
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  window.matchMedia = realMedia;
});

describe('the theme of the page', () => {
  test.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
  ] as const)('%s on a system that is dark: %s, is %s', (theme, isDark, expected) => {
    system(isDark);
    applyTheme(theme);
    expect(readTheme()).toBe(expected);
  });

  test('is light until the reader has chosen, whatever the system', () => {
    system(true);
    startTheme();
    expect(readTheme()).toBe('light');
  });

  test('follows the system where the reader asks for it, and only then', () => {
    const change = system(false);
    startTheme();
    changeTheme('auto');
    change(true);
    expect(readTheme()).toBe('dark');
    changeTheme('light');
    change(false);
    change(true);
    expect(readTheme()).toBe('light');
  });
});
