import type { AccessCodeKind } from 'shared-domain';
import { SERVED_CONSOLES } from 'shared-domain/contract';

/** The module that each kind of code opens (Q27). */
const MODULES: Readonly<Record<AccessCodeKind, string>> = {
  judge: '/lesconcours',
  wind: '/lanemometre',
  starter: '/lestarter',
  chrono: '/lechrono',
  vboard: '/lesecrans',
  sboard: '/lafficheur',
};

/** Whether a console of this site opens with a kind of code: only then a slip is of use to who holds it. */
export const hasConsole = (kind: AccessCodeKind): boolean => SERVED_CONSOLES.includes(MODULES[kind]);

/**
 * The link that opens a module with its code. The code is behind the `#`: it reaches the device, and no server's journal.
 * @example codeLink('wind', 'ABCD-2345', 'https://foulee.example') // 'https://foulee.example/lanemometre#code=ABCD-2345'
 */
export const codeLink = (kind: AccessCodeKind, code: string, origin = window.location.origin): string =>
  `${origin}${MODULES[kind]}#code=${code}`;

/** What the QR of a code says: the link where a console opens with it, else the code itself. */
export const qrText = (kind: AccessCodeKind, code: string): string => (hasConsole(kind) ? codeLink(kind, code) : code);
