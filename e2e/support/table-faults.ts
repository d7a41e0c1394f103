import { expect, type Page } from '@playwright/test';
import { waitForSiteFont } from './site-font.ts';

/** Widths of phones, tablets and desktops; some are also a wider screen's at 200 %. */
export const ALL_WIDTHS = [320, 360, 600, 640, 768, 960, 1280, 1366, 1440, 1920];

/** Widths at which tables have the least room for their columns. */
export const NARROW_WIDTHS = [360, 600, 768, 1280];

/** With the site's font, and with the system's, which is wider on Linux. */
const FONTS = ['', 'system-ui'];

/** Opens a page and measures its tables at each width, with and without the site's font; resolves to all faults found. */
export async function findTableFaults(page: Page, address: string, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(address);
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.locator('#root main table').first()).toBeVisible();
  await waitForSiteFont(page);
  for (const font of FONTS) {
    await page.evaluate(async (family) => {
      const { style } = document.documentElement;
      if (family === '') style.removeProperty('--font');
      else style.setProperty('--font', family);
      await document.fonts.ready;
    }, font);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = await page.evaluate(measurePage);
      faults.push(...found.map((fault) => `${width} px ${font} ${fault}`));
    }
  }
  return faults;
}

/** Runs in the page: what overlaps, is broken in two or is wider than its room. */
function measurePage(): string[] {
  interface Box {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly text: string;
    readonly node: Node;
  }
  const main = document.querySelector('#root main');
  if (main === null) return ['no page'];
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} px`);
  for (const table of main.querySelectorAll('table')) {
    const room = table.parentElement;
    // A grid scrolls in a region of its own.
    if (room === null || room.matches('.scroller') || !table.checkVisibility()) continue;
    const excess = table.getBoundingClientRect().width - room.getBoundingClientRect().width;
    if (excess > 0.5) faults.push(`a table is ${Math.round(excess)} px wider than its room`);
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    // Text for screen readers only, and the columns of a grid under which the others scroll.
    element.closest('.sr, caption, .stick-l, .stick-r, .pill-new') === null;
  const boxes: Box[] = [];
  const addBox = (node: Node, { left, right, top, bottom }: DOMRect, text: string, inset: number) => {
    // A text's box is taller than its letters: those of two lines overlap.
    if (right - left > 1.5) boxes.push({ left, right, top: top + inset, bottom: bottom - inset, text, node });
  };
  for (const image of main.querySelectorAll('img, svg')) {
    // The sign of a search field stands in it.
    if (isShown(image) && image.closest('.search') === null)
      addBox(image, image.getBoundingClientRect(), image.tagName, 0);
  }
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
    const element = node.parentElement;
    if (node.data.trim() === '' || element === null || !isShown(element)) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) addBox(node, rect, node.data.trim().slice(0, 24), rect.height * 0.2);
    if (element.closest('table') === null) continue;
    for (const figure of node.data.matchAll(/\S*\d\S*/g)) {
      range.setStart(node, figure.index);
      range.setEnd(node, figure.index + figure[0].length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top));
      if (lines.size > 1) faults.push(`${figure[0]} is broken in two`);
    }
  }
  boxes.sort((a, b) => a.top - b.top);
  for (const [index, upper] of boxes.entries()) {
    for (let next = index + 1; next < boxes.length; next++) {
      const lower = boxes[next] as Box;
      if (lower.top > upper.bottom - 1) break;
      const width = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const height = Math.min(upper.bottom, lower.bottom) - lower.top;
      if (width > 1 && height > 1 && upper.node !== lower.node) faults.push(`${upper.text} over ${lower.text}`);
    }
  }
  return faults.slice(0, 5);
}
