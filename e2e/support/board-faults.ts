import type { Page } from '@playwright/test';

/**
 * What a board shows that no board may: a scrollbar, figures or words that are cut, words over one another, words out of the picture or in the
 * edge that is to stay free; letters of whole pixels that are out, or over others. `withNumber`: the number of the screen, which stands over
 * its picture for the first ten seconds, is one of the words.
 */
export const findBoardFaults = (page: Page, { withNumber = false } = {}): Promise<string[]> =>
  page.evaluate(
    async (skipped) => {
      // What depends on the size is drawn again in the frame after it has changed.
      for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      const faults: string[] = [];
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      if (scrollWidth > clientWidth || scrollHeight > clientHeight) faults.push('the page scrolls');
      const board = document.querySelector('.board');
      if (!(board instanceof HTMLElement)) return ['no board'];
      const SHRINKING = '.board-name, .club, .shrinking, h1, h2, .board-next';
      const { left: x, top: y, width, height } = board.getBoundingClientRect();
      const safe = Number(board.style.getPropertyValue('--safe'));
      const room = {
        left: x + safe * width,
        right: x + (1 - safe) * width,
        top: y + safe * height,
        bottom: y + (1 - safe) * height,
      };
      interface Box {
        readonly text: string;
        /** Lines of one text are not compared: one that is cut has two. */
        readonly element: Element;
        readonly left: number;
        readonly right: number;
        readonly top: number;
        readonly bottom: number;
      }
      const boxes: Box[] = [];
      const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        if (
          text === '' ||
          element === null ||
          !element.checkVisibility({ visibilityProperty: true }) ||
          element.closest(skipped) !== null
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A name, a club, the title of an event may be cut where their short form has no room; no figure, and no other word.
        const isWhole = /\d/.test(text) || element.closest(SHRINKING) === null;
        for (const line of range.getClientRects()) {
          let { left, right, top, bottom } = line;
          // A line box is higher than its letters.
          const air = (bottom - top) * 0.24;
          [top, bottom] = [top + air, bottom - air];
          for (let one: Element | null = element; one !== null && one !== board; one = one.parentElement) {
            if (getComputedStyle(one).overflowX === 'visible') continue;
            const cut = one.getBoundingClientRect();
            const isCut = right > cut.right + 1 || left < cut.left - 1 || bottom > cut.bottom + 1 || top < cut.top - 1;
            if (isWhole && isCut) faults.push(`«${text}» is cut`);
            [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
            [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
          }
          if (left < room.left - 1 || top < room.top - 1 || right > room.right + 1 || bottom > room.bottom + 1)
            faults.push(`«${text}» is out`);
          boxes.push({ text, element, left, right, top, bottom });
        }
      }
      boxes.forEach((one, at) => {
        for (const other of boxes.slice(at + 1)) {
          if (one.element === other.element && one.text === other.text) continue;
          const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (wide > 1 && high > 1) faults.push(`«${one.text}» lies over «${other.text}»`);
        }
      });
      // Letters of whole pixels are paths: the first is what is behind them, a line across is none of them.
      for (const picture of board.querySelectorAll('svg.pixels')) {
        const paths = [...picture.querySelectorAll<SVGPathElement>('path')].slice(1);
        const drawn = paths.map((path) => path.getBBox()).filter((box) => box.width < picture.clientWidth);
        const [wide, high] = [picture.clientWidth, picture.clientHeight];
        drawn.forEach((one, at) => {
          if (one.x < 0 || one.y < 0 || one.x + one.width > wide || one.y + one.height > high)
            faults.push(`pixels are out: ${JSON.stringify([one.x, one.y, one.width, one.height])}`);
          for (const other of drawn.slice(at + 1)) {
            const overX = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
            const overY = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
            if (overX > 0 && overY > 0) faults.push(`pixels lie over others at ${other.x} ${other.y}`);
          }
        });
      }
      return faults;
    },
    withNumber ? '.sr' : '.sr, .board-id',
  );
