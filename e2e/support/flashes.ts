import type { Page } from '@playwright/test';

interface Frame {
  /** When it was drawn, ms. */
  readonly at: number;
  readonly picture: string;
}

/** Parts of a picture in each direction, whose light is followed. */
const PARTS = 12;
/** A change of relative luminance that the eye takes for a flash (WCAG 2.3.1). */
const MIN_CHANGE = 0.1;
/** A flash is darker or lighter and back; no more than one may begin in this time, ms. */
const WINDOW_MS = 333;

/** Keeps every frame that a page draws until `isDone`. */
async function recordFrames(page: Page, isDone: () => Promise<unknown>): Promise<readonly Frame[]> {
  const cdp = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: data });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await isDone();
  await cdp.send('Page.stopScreencast');
  await cdp.detach();
  // A busy browser sends frames in another order than it drew them.
  return frames.toSorted((a, b) => a.at - b.at);
}

/** The relative luminance of each part of a picture; `reader` is a blank page. */
const readLight = (reader: Page, picture: string): Promise<number[]> =>
  reader.evaluate(
    async ([data, parts]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = new OffscreenCanvas(parts, parts);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, parts, parts);
      const { data: points } = context.getImageData(0, 0, parts, parts);
      const toLinear = (value = 0) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      return Array.from({ length: parts * parts }, (_, at) => {
        const [red, green, blue] = [points[at * 4], points[at * 4 + 1], points[at * 4 + 2]].map(toLinear);
        return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
      });
    },
    [picture, PARTS] as const,
  );

interface Seen {
  readonly frames: number;
  /** How often the light of some part of the picture changed at all. */
  readonly changes: number;
  /** The most flashes that begin within a third of a second in one part of the picture. */
  readonly flashes: number;
}

/** Watches what a page draws until `isDone`; `reader` is a blank page that reads the pictures. */
export async function watchFlashes(page: Page, reader: Page, isDone: () => Promise<unknown>): Promise<Seen> {
  const frames = await recordFrames(page, isDone);
  const lights = [];
  for (const { at, picture } of frames) lights.push({ at, light: await readLight(reader, picture) });
  let [changes, flashes] = [0, 0];
  for (let part = 0; part < PARTS * PARTS; part += 1) {
    /** Changes of this part: when, and whether to lighter. */
    const turns: { readonly at: number; readonly isUp: boolean }[] = [];
    let last = lights[0]?.light[part] ?? 0;
    for (const { at, light } of lights) {
      const now = light[part] ?? 0;
      if (Math.abs(now - last) < MIN_CHANGE) continue;
      const isUp = now > last;
      if (turns.at(-1)?.isUp !== isUp) turns.push({ at, isUp });
      last = now;
    }
    changes += turns.length;
    for (const { at } of turns) {
      const within = turns.filter((one) => one.at >= at && one.at - at <= WINDOW_MS).length;
      flashes = Math.max(flashes, Math.floor(within / 2));
    }
  }
  return { frames: frames.length, changes, flashes };
}

/** Whether anything on a page moves by itself. */
export const countAnimations = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
