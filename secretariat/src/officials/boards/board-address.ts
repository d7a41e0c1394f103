import type { Language } from 'shared-domain';
import { BOARDS_PATH } from 'shared-domain/contract';

/** Pictures that a board can show (`/officiel/ecran/{layout}`). */
export const LAYOUTS = ['concours', 'barre', 'horloge', 'classement', 'depart', 'resultat', 'tours', 'marche'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What the address of a board asks for. */
export interface BoardAddress {
  readonly layout: Layout;
  /** The trial to show; undefined: the one of which something was said last. */
  readonly trial: string | undefined;
  readonly language: Language | undefined;
  /** Length of a lap of the board of laps, m, where it is not the track's. */
  readonly lap?: number | undefined;
}

/** Whether an address of the page is a board's. */
export const isBoardPath = (path: string): boolean => path.startsWith(BOARDS_PATH);

/** Reads the address of a board; an unknown layout is a field event's. */
export function readBoardAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): BoardAddress {
  const layout = pathname.slice(BOARDS_PATH.length).replace('/', '');
  const parameters = new URLSearchParams(search);
  const trial = parameters.get('t') ?? 'auto';
  const language = parameters.get('lang');
  const lap = Number(parameters.get('tour') ?? 0);
  return {
    layout: LAYOUTS.find((one) => one === layout) ?? 'concours',
    trial: trial === 'auto' ? undefined : trial,
    language: language === 'fr' || language === 'en' ? language : undefined,
    ...(lap > 0 ? { lap } : {}),
  };
}
