import { type Content, prepareContent } from './content.ts';

/** How far `Expires` is ahead of today; RFC 9116 asks for less than a year. */
const LIFE_DAYS = 180;
const DAY_MS = 86_400_000;

export const SECURITY_TEXT_PATH = '/.well-known/security.txt';

/** The bare address in `Valmont <contact@valmont.example>`. */
const findEmailAddress = (contact: string): string | undefined => /[^\s<>,;"]+@[^\s<>,;"]+/.exec(contact)?.[0];

/** `security.txt`: whom to tell of a vulnerability (RFC 9116). @returns undefined where the operator's contact is no address */
export function buildSecurityText(contact: string, publicUrl: string | undefined, now: number): Content | undefined {
  const address = findEmailAddress(contact);
  if (address === undefined) return undefined;
  const expires = new Date((Math.floor(now / DAY_MS) + LIFE_DAYS) * DAY_MS);
  const lines = [
    `Contact: mailto:${encodeURI(address)}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: fr, en',
    ...(publicUrl?.startsWith('https:') ? [`Canonical: ${publicUrl}${SECURITY_TEXT_PATH}`] : []),
  ];
  return prepareContent('text/plain; charset=utf-8', Buffer.from(`${lines.join('\n')}\n`));
}
