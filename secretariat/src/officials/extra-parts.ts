import { createPart } from './part.ts';

/** What consoles open by a tap or seldom need: the device's screen, what hands a log over and takes one, sheets, what sends photos. */
export const EXTRAS_PART = createPart(
  () => import(/* webpackMode: "lazy", webpackChunkName: "extras" */ './extras.ts'),
);

/** What the next attempt takes, beside the athlete of a field event. */
export const WATCH_PART = createPart(
  async () =>
    (await import(/* webpackMode: "lazy", webpackChunkName: "watch" */ './contest/read-turn-watch.ts')).readTurnWatch,
);

/** What the speaker sends to the screens, behind a key. */
export const SCREENS_PART = createPart(
  async () =>
    (await import(/* webpackMode: "lazy", webpackChunkName: "screens" */ './speaker/ScreenPanel.tsx')).ScreenPanel,
);
