import type { Page } from '@playwright/test';

/** Who types: the browser's keyboard, or a hand without any delay, from the task that draws the cell on. */
export type Hand = 'keyboard' | 'no delay';

interface Watch {
  readonly cell: string;
  /** Typed within the page. */
  readonly text: string;
}

const WATCH = 'foulee-first-key';
const TOOK_FOCUS = 'cellTookFocus';

/** In the page: gives a cell the focus as soon as it is there, before it is painted and before React has run an effect. */
function watchForCell({ watchKey, tookFocus }: { watchKey: string; tookFocus: string }): void {
  const start = () => {
    const asked = sessionStorage.getItem(watchKey);
    if (asked === null) return;
    sessionStorage.removeItem(watchKey);
    const { cell, text } = JSON.parse(asked) as Watch;
    const keys = [...text];
    const press = () => {
      const key = keys.shift();
      if (key === undefined) return;
      document.execCommand('insertText', false, key);
      setTimeout(press);
    };
    const look = () => {
      const found = document.querySelector<HTMLInputElement>(cell);
      found?.focus();
      if (found === null || document.activeElement !== found) return;
      observer.disconnect();
      press();
      void (window as unknown as Record<string, () => Promise<void>>)[tookFocus]?.();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    look();
  };
  if (window === window.top) start();
  window.addEventListener(watchKey, start);
}

/** Leaves word of what to type where; a page that stays begins to watch, one that is loaded anew does so by itself. */
function leaveWord({ watchKey, word, stays }: { watchKey: string; word: string; stays: boolean }): void {
  sessionStorage.setItem(watchKey, word);
  if (stays) window.dispatchEvent(new Event(watchKey));
}

/** A page at a sixth of this machine's speed; types into a cell from the first moment at which that takes the focus. */
export async function slowPage(page: Page) {
  let tell: () => void = () => undefined;
  await page.exposeFunction(TOOK_FOCUS, () => tell());
  await page.addInitScript(watchForCell, { watchKey: WATCH, tookFocus: TOOK_FOCUS });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });

  return async (cell: string, text: string, hand: Hand, how: 'reload' | 'back'): Promise<void> => {
    const tookFocus = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const word = JSON.stringify({ cell, text: hand === 'no delay' ? text : '' } satisfies Watch);
    await page.evaluate(leaveWord, { watchKey: WATCH, word, stays: how === 'back' });
    const opened = how === 'back' ? page.goBack() : page.reload();
    await tookFocus;
    if (hand === 'keyboard') await page.keyboard.type(text);
    await opened;
  };
}
