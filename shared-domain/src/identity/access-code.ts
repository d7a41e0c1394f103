/**
 * Letters and digits of an access code (Q24), without those that look alike: no 0 O, no 1 I L, no 8 (B), no S (5), no U (V), no Z
 * (2).
 */
export const ACCESS_CODE_ALPHABET = 'ABCDEFGHJKMNPQRTVWXY2345679';

/** Characters of an access code (Q24). */
export const ACCESS_CODE_LENGTH = 8;

const GROUP_LENGTH = 4;

/** Characters outside the alphabet, with the one that each looks like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = { '8': 'B', S: '5', U: 'V', Z: '2' };

/**
 * Whether a text is an access code as it is stored: 8 characters, without the dash.
 * @example isAccessCode('ABCD2345') // true
 */
export function isAccessCode(text: string): boolean {
  return text.length === ACCESS_CODE_LENGTH && [...text].every((letter) => ACCESS_CODE_ALPHABET.includes(letter));
}

/**
 * Reads an access code as an official types it (Q24): case, spaces and dashes do not matter, and 8, S, U and Z are
 * read as the character that they look like. Undefined for another text.
 * @example parseAccessCode('abcd-2345') // 'ABCD2345'
 */
export function parseAccessCode(text: string): string | undefined {
  const normalised = text.toUpperCase().replace(/[\s-]/g, '');
  const code = Array.from(normalised, (letter) => LOOK_ALIKES[letter] ?? letter).join('');
  return isAccessCode(code) ? code : undefined;
}

/**
 * An access code as it is shown, `ABCD-2345` (Q24); any other text unchanged.
 * @example formatAccessCode('ABCD2345') // 'ABCD-2345'
 */
export function formatAccessCode(code: string): string {
  return isAccessCode(code) ? `${code.slice(0, GROUP_LENGTH)}-${code.slice(GROUP_LENGTH)}` : code;
}

/**
 * A new access code from random bytes. So that all codes are equally likely, bytes that would favour the first letters are skipped;
 * undefined when too few are left, which with 16 bytes happens once in many billions.
 * @example makeAccessCode(Uint8Array.of(0, 1, 2, 3, 20, 21, 22, 23)) // 'ABCD2345'
 */
export function makeAccessCode(random: Uint8Array): string | undefined {
  const size = ACCESS_CODE_ALPHABET.length;
  const fairBytes = 256 - (256 % size);
  const letters = [...random]
    .filter((byte) => byte < fairBytes)
    .map((byte) => ACCESS_CODE_ALPHABET.charAt(byte % size));
  return letters.length < ACCESS_CODE_LENGTH ? undefined : letters.slice(0, ACCESS_CODE_LENGTH).join('');
}
