import { formatAccessCode, parseAccessCode } from 'shared-domain';
import { readFragment, type ScannedAddress } from '../begin/begin.ts';

/**
 * What a slip, a trial's sheet or a part of a log says, as a camera reads it: a link, of which only what is behind its `#` counts, or a code
 * alone. Undefined for any other text.
 * @example readSlip('https://x/officiel/#code=ABCD-2345&t=final-1') // { code: 'ABCD-2345', trial: 'final-1' }
 */
export function readSlip(text: string): ScannedAddress | undefined {
  const place = text.indexOf('#');
  if (place >= 0) {
    const address = readFragment(text.slice(place + 1));
    return Object.values(address).some((value) => value !== undefined) ? address : undefined;
  }
  const code = parseAccessCode(text);
  return code === undefined ? undefined : { code: formatAccessCode(code), trial: undefined, logPart: undefined };
}
