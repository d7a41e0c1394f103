import type { Page } from '@playwright/test';

/** Texts of a page that are cut, or that no scrolling shows, each with what cuts it. */
export const findLostTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (words === '' || element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
      // Words for those who do not see.
      if (element.closest('.sr, [hidden], script, style') !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      // A line box is a little higher than its letters.
      const letters = (bottom - top) * 0.2;
      let [canScrollX, canScrollY] = [false, false];
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one);
        const room = one.getBoundingClientRect();
        const isCutX = !canScrollX && overflowX !== 'visible' && (left < room.left - 1 || right > room.right + 1);
        const isCutY =
          !canScrollY &&
          overflowY !== 'visible' &&
          (top + letters < room.top - 1 || bottom - letters > room.bottom + 1);
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if ((isCutX && !scrolls(overflowX)) || (isCutY && !scrolls(overflowY)))
          lost.push(`«${words}» is cut by ${one.tagName.toLowerCase()}.${one.className}`);
        canScrollX ||= scrolls(overflowX);
        canScrollY ||= scrolls(overflowY);
      }
      const key = element.closest('button, label.key')?.getBoundingClientRect();
      const isOverKey =
        key !== undefined &&
        (left < key.left - 1 ||
          right > key.right + 1 ||
          top + letters < key.top - 1 ||
          bottom - letters > key.bottom + 1);
      if (isOverKey) lost.push(`«${words}» is larger than its key`);
      if (!canScrollX && (left < -1 || right > innerWidth + 1)) lost.push(`«${words}» is beside the screen`);
    }
    return lost;
  });
