import type { Page } from '@playwright/test';

/** How text is typed: by the browser's keyboard, or within the page as soon as the cell is drawn. */
export type Hand = 'keyboard' | 'no delay';

interface Watch {
  readonly cell: string;
  /** Typed within the page; empty where the keyboard types. */
  readonly text: string;
}

const WATCH = 'foulee-first-key';
const TOOK_FOCUS = 'cellTookFocus';

/** Runs in the page: focuses a cell as soon as it exists, before it is painted and before React runs effects. */
function watchForCell({ watchKey, tookFocus }: { watchKey: string; tookFocus: string }): void {
  const start = () => {
    const instruction = sessionStorage.getItem(watchKey);
    if (instruction === null) return;
    sessionStorage.removeItem(watchKey);
    const { cell, text } = JSON.parse(instruction) as Watch;
    const keys = [...text];
    const press = () => {
      const key = keys.shift();
      if (key === undefined) return;
      document.execCommand('insertText', false, key);
      setTimeout(press);
    };
    const focusCell = () => {
      const field = document.querySelector<HTMLInputElement>(cell);
      field?.focus();
      if (field === null || document.activeElement !== field) return;
      observer.disconnect();
      press();
      void (window as unknown as Record<string, () => Promise<void>>)[tookFocus]?.();
    };
    const observer = new MutationObserver(focusCell);
    observer.observe(document, { childList: true, subtree: true, attributes: true });
    focusCell();
  };
  if (window === window.top) start();
  window.addEventListener(watchKey, start);
}

/** Stores what to type where. A page that is not reloaded is told to watch; a reloaded one reads it at its start. */
function storeInstruction({
  watchKey,
  instructionJson,
  staysOpen,
}: {
  watchKey: string;
  instructionJson: string;
  staysOpen: boolean;
}): void {
  sessionStorage.setItem(watchKey, instructionJson);
  if (staysOpen) window.dispatchEvent(new Event(watchKey));
}

/**
 * Prepares a page for typing into a cell from the moment it can be focused. `setSlowness(6)` slows it to a sixth of this
 * machine's speed: the browser then keeps a core busy, so that only what is looked at should be slow.
 */
export async function prepareFirstKey(page: Page) {
  let onFocusTaken: () => void = () => undefined;
  await page.exposeFunction(TOOK_FOCUS, () => onFocusTaken());
  await page.addInitScript(watchForCell, { watchKey: WATCH, tookFocus: TOOK_FOCUS });
  const cdp = await page.context().newCDPSession(page);
  const setSlowness = (rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

  const typeAtOnce = async (cell: string, text: string, hand: Hand, how: 'reload' | 'back'): Promise<void> => {
    const tookFocus = new Promise<void>((resolve) => {
      onFocusTaken = resolve;
    });
    const instructionJson = JSON.stringify({ cell, text: hand === 'no delay' ? text : '' } satisfies Watch);
    await page.evaluate(storeInstruction, { watchKey: WATCH, instructionJson, staysOpen: how === 'back' });
    const opened = how === 'back' ? page.goBack() : page.reload();
    await tookFocus;
    if (hand === 'keyboard') await page.keyboard.type(text);
    await opened;
  };
  return { typeAtOnce, setSlowness };
}
