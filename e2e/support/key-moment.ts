import type { Page } from '@playwright/test';

const MARK = 'key moment: ';

interface Moments {
  readonly noted: number[];
  waiting: ((moment: number) => void) | undefined;
}

/** What the pages have said; each opening says it once. */
const momentsOfPages = new WeakMap<Page, Moments>();

/**
 * Notes on each page that is opened from now on when a key whose words begin with `words` is drawn and can be pressed. The page says it on
 * its own: a question from outside would put a script of 330 kB on it while it starts.
 */
export async function watchKey(page: Page, words: string): Promise<void> {
  const moments: Moments = { noted: [], waiting: undefined };
  momentsOfPages.set(page, moments);
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith(MARK)) return;
    const moment = Number(text.slice(MARK.length));
    const { waiting } = moments;
    moments.waiting = undefined;
    if (waiting === undefined) moments.noted.push(moment);
    else waiting(moment);
  });
  await page.addInitScript(
    ({ start, mark }) => {
      const canPress = () =>
        [...document.querySelectorAll<HTMLButtonElement>('button')].some(
          (key) =>
            !key.disabled &&
            (key.getAttribute('aria-label') ?? key.textContent ?? '').trim().startsWith(start) &&
            key.getBoundingClientRect().height > 0,
        );
      const look = () => {
        if (!canPress()) requestAnimationFrame(look);
        // What this frame draws is on the screen, and the script that drew it is done, at the next task.
        else requestAnimationFrame(() => setTimeout(() => console.debug(mark + performance.now())));
      };
      requestAnimationFrame(look);
    },
    { start: words, mark: MARK },
  );
}

/** Milliseconds from when the page was asked for until then; to be read once for each opening. */
export function readKeyMoment(page: Page): Promise<number> {
  const moments = momentsOfPages.get(page);
  if (moments === undefined) throw new Error('the page is not watched');
  const noted = moments.noted.shift();
  if (noted !== undefined) return Promise.resolve(noted);
  return new Promise((resolve) => {
    moments.waiting = resolve;
  });
}
