import { BOARD_LAYOUTS, BOARDS_PATH } from '../contract/module-paths.ts';
import type { Language } from '../text/language.ts';

/** Pictures that a board can show (`/officiel/ecran/{layout}`). */
export const LAYOUTS = BOARD_LAYOUTS;
export type Layout = (typeof LAYOUTS)[number];

/** Colours of a board by their name in an address; `alpha` has nothing behind the words. */
export const THEMES = ['nuit', 'soleil', 'led', 'alpha'] as const;
export type Theme = (typeof THEMES)[number];

/** What is laid over a picture, and where. */
export const OVERLAY_PARTS = ['athlete', 'depart', 'resultat', 'classement', 'horloge', 'record'] as const;
export type OverlayPart = (typeof OVERLAY_PARTS)[number];
export const POSITIONS = ['bl', 'bc', 'br', 'tl', 'tc', 'tr'] as const;

/** How a board is drawn, where its address says it. */
export interface BoardOptions {
  /** Languages that take turns. */
  readonly languages?: readonly Language[];
  readonly theme?: Theme;
  /** Athletes in one picture. */
  readonly rows?: number;
  /** How long a part of a list stays, ms. */
  readonly pageMs?: number;
  /** How much larger than usual. */
  readonly scale?: number;
  /** What stays free at each edge, in hundredths of the picture. */
  readonly safe?: number;
  readonly hasShortNames?: boolean;
  readonly isPixelFont?: boolean;
  /** Whether the hour is shown. */
  readonly hasHour?: boolean;
  /** Size of the picture, where it is not the window's, px. */
  readonly width?: number;
  readonly height?: number;
  /** What is laid over a picture, where it is not what there is to see now, and at which edge. */
  readonly part?: OverlayPart;
  readonly position?: (typeof POSITIONS)[number];
  /** Whether an overlay is not shown before a graphics server calls `play`. */
  readonly waitsForPlay?: boolean;
  /** The words of a message. */
  readonly text?: string;
  /** The hour until which the time that is left is shown with them, ms; a cue alone says it. */
  readonly countdownTo?: number;
  /** Whether it does not do what screens are told. */
  readonly isLocked?: boolean;
}

/** What the address of a board asks for. */
export interface BoardAddress extends BoardOptions {
  readonly layout: Layout;
  /** The trial to show; undefined: the one that `chooseTrial` finds. */
  readonly trial: string | undefined;
  readonly language: Language | undefined;
  /** Only trials that a device of this place writes («Sautoir 2»). */
  readonly place?: string;
  /** Length of a lap of the board of laps, m, where it is not the track's. */
  readonly lap?: number | undefined;
}

/** Whether an address of the page is a board's. */
export const isBoardPath = (path: string): boolean => path.startsWith(BOARDS_PATH);

const MAX_ROWS = 24;
const MAX_PAGE_S = 120;
const SCALES = { min: 0.5, max: 3 } as const;
const MAX_SAFE = 20;
const MAX_SIZE = 16_384;
const MAX_TEXT = 200;

/** A number of an address between two bounds; undefined where there is none. */
function readNumber(text: string | null, min: number, max: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : undefined;
}

const readFlag = (text: string | null): boolean | undefined => (text === '1' ? true : text === '0' ? false : undefined);

const readLanguages = (text: string | null): Language[] =>
  (text ?? '').split(',').filter((one): one is Language => one === 'fr' || one === 'en');

/** The languages that the address of a board names; empty: its browser's. */
export const readBoardLanguages = (search: string): Language[] =>
  readLanguages(new URLSearchParams(search).get('lang'));

/** What is not said is not there. */
function dropUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

function readOptions(parameters: URLSearchParams): BoardOptions {
  const seconds = readNumber(parameters.get('rot'), 1, MAX_PAGE_S);
  const languages = readLanguages(parameters.get('lang'));
  return dropUndefined({
    languages: languages.length > 1 ? languages : undefined,
    theme: THEMES.find((one) => one === parameters.get('theme')),
    rows: readNumber(parameters.get('rows'), 1, MAX_ROWS),
    pageMs: seconds === undefined ? undefined : seconds * 1000,
    scale: readNumber(parameters.get('scale'), SCALES.min, SCALES.max),
    safe: readNumber(parameters.get('safe'), 0, MAX_SAFE),
    hasShortNames: parameters.get('names') === 'court' ? true : undefined,
    isPixelFont: parameters.get('font') === 'pixel' ? true : undefined,
    hasHour: readFlag(parameters.get('clock')),
    width: readNumber(parameters.get('w'), 1, MAX_SIZE),
    height: readNumber(parameters.get('h'), 1, MAX_SIZE),
    part: OVERLAY_PARTS.find((one) => one === parameters.get('vue')),
    waitsForPlay: parameters.get('play') === '0' ? true : undefined,
    position: POSITIONS.find((one) => one === parameters.get('pos')),
    text: parameters.get('texte')?.slice(0, MAX_TEXT),
    isLocked: parameters.get('lock') === '1' ? true : undefined,
  });
}

/** Reads the address of a board; an unknown layout is a field event's. */
export function readBoardAddress({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): BoardAddress {
  const layout = pathname.slice(BOARDS_PATH.length).replace('/', '');
  const parameters = new URLSearchParams(search);
  const trial = parameters.get('t') ?? 'auto';
  const place = parameters.get('lieu')?.trim();
  return {
    layout: LAYOUTS.find((one) => one === layout) ?? 'concours',
    trial: trial === 'auto' ? undefined : trial,
    language: readLanguages(parameters.get('lang'))[0],
    ...dropUndefined({
      place: place === '' ? undefined : place,
      lap: readNumber(parameters.get('tour'), 1, MAX_SIZE),
    }),
    ...readOptions(parameters),
  };
}
