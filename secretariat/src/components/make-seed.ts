/** How many bytes a seed has; each is two letters. */
const BYTES = 4;

/**
 * A new random seed, by what plain http has too: `crypto.randomUUID` is there in secure contexts alone. It is shown and logged, so that
 * anyone can repeat a draw. @example makeSeed() // '9f31c07a'
 */
export const makeSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
