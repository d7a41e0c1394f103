import type { AccessCodeKind } from 'shared-domain';

/** The module that each kind of code opens (Q27). */
const MODULES: Readonly<Record<AccessCodeKind, string>> = {
  judge: '/lesconcours',
  wind: '/lanemometre',
  starter: '/lestarter',
  chrono: '/lechrono',
  vboard: '/lesecrans',
  sboard: '/lafficheur',
};

/**
 * The link that opens a module with its code. The code is behind the `#`: it reaches the device, and no server's journal.
 * @example codeLink('wind', 'ABCD-2345', 'https://foulee.example') // 'https://foulee.example/lanemometre#code=ABCD-2345'
 */
export const codeLink = (kind: AccessCodeKind, code: string, origin = window.location.origin): string =>
  `${origin}${MODULES[kind]}#code=${code}`;
