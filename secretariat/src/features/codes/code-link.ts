import type { AccessCodeKind } from 'shared-domain';
import { AVAILABLE_CONSOLES } from 'shared-domain/contract';

/** The module that each kind of code opens (Q27). */
const MODULES: Readonly<Record<AccessCodeKind, string>> = {
  judge: '/lesconcours',
  wind: '/lanemometre',
  starter: '/lestarter',
  chrono: '/lechrono',
  vboard: '/lesecrans',
  sboard: '/lafficheur',
};

/** Whether a kind of code opens a console of this site: only then is a printed link of use. */
export const hasConsole = (kind: AccessCodeKind): boolean => AVAILABLE_CONSOLES.includes(MODULES[kind]);

/**
 * The link that opens a module with its code, which is behind the `#` so that no server logs it.
 * @example makeCodeLink('wind', 'ABCD-2345', 'https://foulee.example') // 'https://foulee.example/lanemometre#code=ABCD-2345'
 */
export const makeCodeLink = (kind: AccessCodeKind, code: string, origin = window.location.origin): string =>
  `${origin}${MODULES[kind]}#code=${code}`;

/** The content of a code's QR code: the link where the code opens a console, else the code itself. */
export const makeQrText = (kind: AccessCodeKind, code: string): string =>
  hasConsole(kind) ? makeCodeLink(kind, code) : code;
