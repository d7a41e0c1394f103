// Sets the theme before the first paint, so that a dark page does not flash white. The key is that of the platform's theme.ts.
try {
  const theme = localStorage.getItem('foulee.theme') || 'light';
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme === 'auto' ? system : theme;
} catch {
  // Without storage the theme is the light one.
}
// The page that the server drew asks about cookies; whoever has answered must not see that for a moment. The key is of consent.ts.
try {
  if (localStorage.getItem('eP_answered') === 'true') document.documentElement.dataset.consent = 'answered';
} catch {
  // Without storage the question is asked each time.
}
// Those who follow somebody see them on top of the home page, and of a competition those it lists: the page that the server drew
// reserves the height for them.
try {
  const here = /^\/challenge\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  const followed = JSON.parse(localStorage.getItem('foulee.followed') || '[]').filter(
    ({ kind, chOID, seen }) =>
      here === undefined || (kind === 'event' ? chOID === here : kind !== 'challenge' && seen.includes(here)),
  );
  const max = here === undefined ? 12 : 6;
  const lines = followed.filter(({ kind }) => kind === 'challenge').length;
  const cards = Math.min(max, followed.length - lines);
  const rootStyle = document.documentElement.style;
  if (followed.length > 0) rootStyle.setProperty('--followed-head', '100px');
  rootStyle.setProperty('--followed', String(cards));
  rootStyle.setProperty('--followed-lines', String(Math.min(max - cards, lines)));
} catch {
  // Without storage nobody is followed.
}
// The site's font. On a slow line a browser that was never here shows the first page in the fallback, so that nothing moves under the reader's
// eyes and nothing is laid out twice; it loads the font after all else and draws the next page in it. Elsewhere the font comes with the page,
// and draws it if it is there before its first frame. How slow the line is tells the file that runs here.
const SLOW_MS = 100;
const PAGE_FIRST_MS = 500;
const siteFont = document.getElementById('site-font');
const readFaces = () =>
  [...siteFont.sheet.cssRules].map(({ style }) => {
    const read = (name) => style.getPropertyValue(name);
    const descriptors = {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      display: read('font-display'),
    };
    return new FontFace(read('font-family').replaceAll('"', ''), read('src'), descriptors);
  });
let isFrameDrawn = false;
const loadFont = async () => {
  const faces = readFaces();
  const draw = () => {
    for (const face of faces) document.fonts.add(face);
  };
  await faces[0].load();
  if (!isFrameDrawn) return draw();
  document.documentElement.dataset.font = 'next-page';
  // Browsers without this interface draw in the font from the next load on.
  globalThis.navigation?.addEventListener('navigate', ({ destination }) => {
    if (new URL(destination.url).pathname !== location.pathname) draw();
  });
};
const startFont = () => loadFont().catch(() => {});
const isFirstVisit = () =>
  !navigator.serviceWorker?.controller && performance.getEntriesByType?.('navigation')[0]?.type === 'navigate';
const isLineSlow = () => performance.getEntriesByName?.(document.currentScript?.src)[0]?.duration > SLOW_MS;
if (siteFont?.sheet) {
  requestAnimationFrame(() => {
    isFrameDrawn = true;
  });
  if (isFirstVisit() && isLineSlow())
    addEventListener('load', () => setTimeout(startFont, PAGE_FIRST_MS), { once: true });
  else startFont();
}
// A button of the server's page is pressed again once the application hears it (app/early-acts.ts); a popover needs no script.
addEventListener(
  'click',
  ({ target }) => {
    window.fouleePressed = target.closest?.('#first button:not([popovertarget])');
  },
  true,
);
