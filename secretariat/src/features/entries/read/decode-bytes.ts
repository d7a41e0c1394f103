import { type CodePage, decodeCodePage, detectCodePage, UTF8_CHARACTER } from 'shared-domain';

/** How the letters of a file were read, where that was not certain. */
export interface FileLetters {
  /** Absent for a file of UTF-8 or UTF-16. */
  readonly page?: CodePage;
  /** Words by which the code page was recognised. */
  readonly words: readonly string[];
  /** Words that may be misread. */
  readonly doubtful: readonly string[];
}

interface DecodedFile {
  readonly text: string;
  readonly letters?: FileLetters;
}

/** Bytes examined to recognise UTF-16 without a byte order mark: about every other one is 0. */
const SAMPLE_BYTES = 64;

function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, SAMPLE_BYTES).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < Math.min(bytes.length, SAMPLE_BYTES) / 4) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/** A string is made of so many bytes at once: more arguments than that overflow the stack. */
const PIECE_BYTES = 8192;

function readLatin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + PIECE_BYTES)));
  return pieces.join('');
}

const WORD = /(?:[A-Za-z]|[^\0-\x7f])+/g;
/** Marks the letters that are put in place of bytes or control characters until the words with them are known. */
const MARK = '\ufdd0';
const LOST_LETTER = '\ufffd';

/** The text without the marks, and the words that have one. */
function takeMarks(text: string): DecodedFile {
  if (!text.includes(MARK)) return { text };
  const words = (text.match(WORD) ?? []).filter((word) => word.includes(MARK));
  const doubtful = [...new Set(words.map((word) => word.replaceAll(MARK, '')))];
  return { text: text.replaceAll(MARK, ''), letters: { words: [], doubtful } };
}

const markLetter = (byte: string): string => `${MARK}${decodeCodePage(byte, 'windows-1252')}`;

/** Control characters that stand for a letter of Windows-1252, `’` for U+0092, become that letter. */
const restoreLetters = (text: string): DecodedFile =>
  takeMarks(text.replace(/[\x80-\x9f]/g, (control) => markLetter(control).replace(MARK + LOST_LETTER, '')));

/** Bytes that are not UTF-8: those of a code page, or single ones of Windows-1252 where the rest mostly is UTF-8. */
function decodeNotUtf8(bytes: Uint8Array): DecodedFile {
  const latin1 = readLatin1(bytes);
  const characters = latin1.match(UTF8_CHARACTER) ?? [];
  const foreign = characters.filter(({ length }) => length === 1).length;
  if (characters.length > foreign * 2) {
    const text = latin1.replace(UTF8_CHARACTER, (character) =>
      character.length === 1
        ? markLetter(character)
        : new TextDecoder().decode(Uint8Array.from(character, (byte) => byte.charCodeAt(0))),
    );
    return takeMarks(text);
  }
  const { page, words, doubtful } = detectCodePage(latin1);
  return { text: decodeCodePage(latin1, page), letters: { page, words, doubtful } };
}

/** Decodes a file by its byte order mark, else as UTF-16 when every other byte is 0, else as UTF-8, else in its code page. */
export function decodeBytes(bytes: Uint8Array): DecodedFile {
  if (startsWith(bytes, 0xff, 0xfe)) return restoreLetters(new TextDecoder('utf-16le').decode(bytes));
  if (startsWith(bytes, 0xfe, 0xff)) return restoreLetters(new TextDecoder('utf-16be').decode(bytes));
  const encoding = detectUtf16(bytes);
  if (encoding !== undefined) return restoreLetters(new TextDecoder(encoding).decode(bytes));
  try {
    return restoreLetters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return decodeNotUtf8(bytes);
  }
}
