export const THEMES = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'foulee.theme';

/** The reader's choice; light when none was made (P1.3). */
export function storedTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return THEMES.find((theme) => theme === stored) ?? 'light';
  } catch {
    return 'light';
  }
}

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Shows the page in a theme, `auto` being the system's current one; the browser's bar takes the background colour. */
export function applyTheme(theme: Theme = storedTheme()): void {
  const systemTheme = matchMedia(DARK_QUERY).matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'auto' ? systemTheme : theme;
  // Asked for at once, the colour would have a page that has just come laid out twice.
  requestAnimationFrame(colourBrowserBar);
}

function colourBrowserBar(): void {
  const paperColour = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (paperColour !== '') document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paperColour);
}

/** Shows the page in the reader's theme, and updates it when the system's theme changes. */
export function startTheme(): void {
  applyTheme();
  matchMedia(DARK_QUERY).addEventListener('change', () => applyTheme());
}

export function changeTheme(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Where nothing can be stored, the choice holds for this visit.
  }
  applyTheme(theme);
}
