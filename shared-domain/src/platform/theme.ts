export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'foulee.theme';

/** The reader's choice; light when none was made (P1.3). */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored) ?? 'light';
  } catch {
    return 'light';
  }
}

const DARK_SYSTEM = '(prefers-color-scheme: dark)';

/** Draws the page in a theme, `auto` as the system is now; the browser's own bar takes the colour of the paper. */
export function applyTheme(theme: Theme = storedTheme()): void {
  const system = matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'auto' ? system : theme;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Draws the page in the reader's theme, and again whenever a system that is followed changes. */
export function startTheme(): void {
  applyTheme();
  matchMedia(DARK_SYSTEM).addEventListener('change', () => applyTheme());
}

export function changeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A private window forgets the choice at its end.
  }
  applyTheme(theme);
}
