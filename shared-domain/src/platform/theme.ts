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

/** The browser's own bar takes the colour of the paper. */
export function applyTheme(theme: Theme = storedTheme()): void {
  document.documentElement.dataset.theme = theme;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paper !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

export function changeTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A private window forgets the choice at its end.
  }
  applyTheme(theme);
}
