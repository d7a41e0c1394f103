import type { Page } from '@playwright/test';

interface TabWalk {
  /** Controls that Tab never reached. */
  readonly unreached: readonly string[];
  /** Controls that look the same with and without the focus. */
  readonly unmarked: readonly string[];
  /** The control that Tab does not leave. */
  readonly trap?: string;
}

interface Step {
  readonly id: number;
  /** The start of the control's HTML, which names it in a report. */
  readonly html: string;
  readonly isMarked: boolean;
  readonly parts: number;
}

/** Most Tab presses within one date field, which has parts of its own. */
const MAX_PARTS = 9;

/** Numbers the usable controls within `scope`; radio buttons have a common `group`, since Tab reaches only one of them. */
function numberControls(scope: string): { readonly id: number; readonly html: string; readonly group: string }[] {
  const root = document.querySelector(scope) ?? document.body;
  const selector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable="true"]';
  const scopedWindow = window as unknown as { controls: Element[] };
  scopedWindow.controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true }) &&
      one.getBoundingClientRect().width > 0 &&
      one.closest('[inert], [aria-hidden="true"]') === null,
  );
  return scopedWindow.controls.map((one, id) => ({
    id,
    html: one.outerHTML.slice(0, 160),
    group: one instanceof HTMLInputElement && one.type === 'radio' && one.name !== '' ? `radio ${one.name}` : `${id}`,
  }));
}

/** Finds where the focus is. Unless the control is in `checkedIds`, checks that it or what is around it looks different without focus. */
async function findFocus(checkedIds: readonly number[]): Promise<Step> {
  const { controls } = window as unknown as { controls: Element[] };
  const one = document.activeElement as HTMLElement | null;
  if (one === null || one === document.body) return { id: -1, html: 'body', isMarked: true, parts: 1 };
  const id = controls.indexOf(one);
  const parts = one instanceof HTMLInputElement && /^(date|time|datetime-local)$/.test(one.type) ? 9 : 1;
  const html = one.outerHTML.slice(0, 160);
  if (checkedIds.includes(id)) return { id, html, isMarked: true, parts };
  const around: Element[] = [...one.querySelectorAll('*')].slice(0, 8);
  for (let up: Element | null = one, steps = 0; up !== null && steps < 5; up = up.parentElement, steps += 1)
    around.push(up, ...[...(up.parentElement?.children ?? [])].slice(0, 4));
  const readStyles = () =>
    around
      .map((part) => {
        const { outlineStyle, outline, boxShadow, borderColor, backgroundColor, clipPath, top } =
          getComputedStyle(part);
        return [outlineStyle === 'none' ? '' : outline, boxShadow, borderColor, backgroundColor, clipPath, top].join();
      })
      .join('|');
  const focusedStyles = readStyles();
  one.blur();
  let isMarked = false;
  for (let tries = 0; tries < 12 && !isMarked; tries += 1) {
    isMarked = readStyles() !== focusedStyles;
    if (!isMarked) await new Promise((resolve) => setTimeout(resolve, tries * 4));
  }
  one.focus({ preventScroll: true });
  return { id, html, isMarked, parts };
}

/** Presses Tab until all controls within `scope` were reached, or the limit for their number is exceeded. */
export async function tabThrough(page: Page, scope = 'body'): Promise<TabWalk> {
  const controls = await page.evaluate(numberControls, scope);
  const reached = new Set<number>();
  const unmarked: string[] = [];
  let [last, pressesHere] = [-2, 0];
  for (let press = 0; press < controls.length * 2 + MAX_PARTS * 4; press += 1) {
    await page.keyboard.press('Tab');
    const { id, html, isMarked, parts } = await page.evaluate(findFocus, [...reached]);
    pressesHere = id === last && id >= 0 ? pressesHere + 1 : 1;
    if (pressesHere > parts && controls.length > 1) return { unreached: [], unmarked, trap: html };
    last = id;
    if (!isMarked) unmarked.push(html);
    if (id >= 0) reached.add(id);
    if (reached.size === controls.length) break;
  }
  const groups = new Set(controls.filter(({ id }) => reached.has(id)).map(({ group }) => group));
  return { unreached: controls.filter(({ group }) => !groups.has(group)).map(({ html }) => html), unmarked };
}
