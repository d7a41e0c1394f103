/** Replaces half a surrogate pair. */
const REPLACEMENT = 0xfffd;

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** The continuation byte with six bits of a code point. */
const makeContinuationByte = (code: number, shift: number): number => 0x80 | ((code >> shift) & 0x3f);

function encodeCodePoint(code: number): number[] {
  if (code < 0x80) return [code];
  if (code < 0x800) return [0xc0 | (code >> 6), makeContinuationByte(code, 0)];
  if (code < 0x10000) return [0xe0 | (code >> 12), makeContinuationByte(code, 6), makeContinuationByte(code, 0)];
  return [
    0xf0 | (code >> 18),
    makeContinuationByte(code, 12),
    makeContinuationByte(code, 6),
    makeContinuationByte(code, 0),
  ];
}

/**
 * A text as UTF-8, without TextEncoder, which this library does not require. Half a surrogate pair becomes U+FFFD.
 * @example [...encodeUtf8('é')] // [0xc3, 0xa9]
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? REPLACEMENT;
    bytes.push(...encodeCodePoint(isSurrogate(code) ? REPLACEMENT : code));
  }
  return Uint8Array.from(bytes);
}
