import type { AccessCodeKind } from 'shared-domain';
import {
  BOARD_CODE_KINDS,
  BOARDS_PATH,
  CONSOLE_CODE_KINDS,
  CONSOLES_PATH,
  isOwnAddress,
  SPEAKER_CODE_KIND,
} from 'shared-domain/contract';

/** What a board shows until another layout is chosen by its address. */
const FIRST_LAYOUT = 'concours';

export const isBoard = (kind: AccessCodeKind): boolean => BOARD_CODE_KINDS.includes(kind);

/** Whether a kind of code opens a console or a board of this site. */
export const hasConsole = (kind: AccessCodeKind): boolean => CONSOLE_CODE_KINDS.includes(kind) || isBoard(kind);

/** Whether a printed link would lead another device to a console; without an `origin` no address is known that it would reach. */
export const canPrintLink = (kind: AccessCodeKind, origin: string | undefined): origin is string =>
  hasConsole(kind) && origin !== undefined && !isOwnAddress(origin);

/**
 * The link that opens the console or the board of a code, which is behind the `#` so that no server logs it.
 * @example makeCodeLink('judge', 'ABCD-2345', 'https://foulee.example') // 'https://foulee.example/officiel/#code=ABCD-2345'
 */
export const makeCodeLink = (kind: AccessCodeKind, code: string, origin: string): string =>
  `${origin}${isBoard(kind) ? BOARDS_PATH + FIRST_LAYOUT : CONSOLES_PATH}#code=${code}`;

/** The link that opens the speaker's console, for the code that opens a screen too; undefined for another one. */
export const makeSpeakerLink = (kind: AccessCodeKind, code: string, origin: string): string | undefined =>
  kind === SPEAKER_CODE_KIND ? `${origin}${CONSOLES_PATH}#code=${code}` : undefined;

/** The content of a code's QR code: the link where it leads to a console, else the code itself. */
export const makeQrText = (kind: AccessCodeKind, code: string, origin: string | undefined): string =>
  canPrintLink(kind, origin) ? makeCodeLink(kind, code, origin) : code;
