import { BOARD_LAYOUTS, type ScreensAnswer } from 'shared-domain/contract';

/** A screen as the server lists it. */
export type ListedScreen = ScreensAnswer['screens'][number];

export type Layout = (typeof BOARD_LAYOUTS)[number];

/** Pictures that a screen may be told to show; words and strips over a camera have their own ways. */
export const SHOWN_LAYOUTS: readonly Layout[] = BOARD_LAYOUTS.filter(
  (one) => one !== 'message' && one !== 'incrustation',
);

/** Layouts that show the whole stadium. */
export const isOfStadium = (layout: Layout): boolean => ['mix', 'multi', 'message', 'sponsor'].includes(layout);

/** How long a screen shows what it is told, s; 0: until «Auto». */
export const CUE_SECONDS = [0, 15, 30, 60, 300] as const;

/** Letters of a message. */
export const MAX_MESSAGE = 200;

/** A screen says every quarter of a minute that it is there; after this long, ms, something is wrong. */
const SILENT_AFTER_MS = 30_000;

export const isSilent = ({ seen, closed }: Pick<ListedScreen, 'seen' | 'closed'>, now: number): boolean =>
  closed === undefined && now - Date.parse(seen) > SILENT_AFTER_MS;

/** The number that a screen shows of itself: the last characters of its name. */
export const findScreenNumber = ({ screen }: Pick<ListedScreen, 'screen'>): string => screen.slice(-4).toUpperCase();

/** Open screens by what they show and their number, closed ones below: none moves when it is heard. */
export const sortScreens = (screens: readonly ListedScreen[]): readonly ListedScreen[] =>
  screens.toSorted(
    (a, b) =>
      Number(a.closed !== undefined) - Number(b.closed !== undefined) ||
      (a.words?.place ?? '').localeCompare(b.words?.place ?? '', 'fr', { numeric: true }) ||
      a.screen.localeCompare(b.screen),
  );

/** What is asked before screens are told: which picture, which words, or until when; of all of them where none is named. */
export interface ScreenQuestion {
  readonly act: 'show' | 'message' | 'countdown';
  readonly screens: readonly string[] | undefined;
  readonly title: string;
}
