/** Pictures that may wait for their turn; a picture takes a tenth of a second. */
export const MAX_WAITING = 32;

/** How long drawing one picture may take, ms; it counts from when its drawing begins. */
const MAX_DRAW_MS = 5000;

/** What is drawn, or `busy`: too many wait, or the drawing takes too long. */
export type Drawing<Picture> = Promise<Picture | 'busy'>;

interface Waiting {
  readonly begin: () => Promise<void>;
  readonly giveUp: () => void;
}

/**
 * Draws one picture after the other, each once for all who want it. A drawing that takes too long cannot be ended: those who wait are
 * told so, and none is begun before its end, so that it holds one thread of the library and not all of them.
 */
export function createDrawingQueue<Picture>(maxDrawMs = MAX_DRAW_MS): {
  draw(key: string, work: () => Promise<Picture>): Drawing<Picture>;
} {
  const waiting: Waiting[] = [];
  const pending = new Map<string, Drawing<Picture>>();
  let isDrawing = false;
  let isStuck = false;

  async function drawNext(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const timer = setTimeout(() => {
        isStuck = true;
        next?.giveUp();
        for (const each of waiting.splice(0)) each.giveUp();
      }, maxDrawMs);
      await next.begin();
      clearTimeout(timer);
      isStuck = false;
    }
    isDrawing = false;
  }

  return {
    draw(key, work) {
      const current = pending.get(key);
      if (current !== undefined) return current;
      if (isStuck || waiting.length >= MAX_WAITING) return Promise.resolve('busy');
      const drawing = new Promise<Picture | 'busy'>((resolve, reject) => {
        waiting.push({ begin: () => work().then(resolve, reject), giveUp: () => resolve('busy') });
      }).finally(() => pending.delete(key));
      pending.set(key, drawing);
      void drawNext();
      return drawing;
    },
  };
}
