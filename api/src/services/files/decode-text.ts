import iconv from 'iconv-lite';
import { findFileKind } from 'shared-domain';
import { createFileMessage, type FileMessage } from 'shared-domain/contract';
import { createFileRefusal, type FileLocation } from './file-errors.ts';
import { readInPieces } from './file-limits.ts';
import { TextPosition } from './text-position.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes at the start of a file by which UTF-16 without a byte order mark is recognised. */
const SAMPLE_BYTES = 64;
const isAscii = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);

function findByteOrderMark(bytes: Buffer): readonly [Encoding, number] | undefined {
  const found = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return found && [found[0], found[1].length];
}

/** In Western text as UTF-16 every other byte is 0; text in a one-byte encoding has no zero bytes. */
function detectUtf16(bytes: Buffer): Encoding | undefined {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  if (!start.includes(0)) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** The first character that no file may have, with the message that names it. */
function findUnsafeFileText(text: string): { readonly index: number; readonly message: FileMessage } | undefined {
  const indexes = [text.search(CONTROL_CHARACTERS), text.indexOf('\ufffd')].filter((index) => index >= 0);
  const firstIndex = indexes.length === 0 ? -1 : Math.min(...indexes);
  if (firstIndex < 0) return undefined;
  const codeUnit = text.charCodeAt(firstIndex);
  if (codeUnit === 0xfffd) return { index: firstIndex, message: createFileMessage('badLetter') };
  if (codeUnit === 0) return { index: firstIndex, message: createFileMessage('zeroByte') };
  const code = `U+${codeUnit.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    index: firstIndex,
    message: createFileMessage(codeUnit > 0x9f ? 'directionCharacter' : 'controlCharacter', { code }),
  };
}

/** The letter whose Windows-1252 byte a program wrote as a code point, `’` for U+0092; '' where there is none. */
function restoreLetter(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x80 || code > 0x9f) return '';
  const letter = iconv.decode(Buffer.from([code]), 'win1252');
  return letter === control || letter === '\ufffd' ? '' : letter;
}

/** The location in the file after this much more text. */
type LocateAfter = (text: string) => FileLocation;

/** The text before the first byte that is not UTF-8. */
const decodeUpToFault = (bytes: Buffer): string => bytes.toString('utf8').split('\ufffd', 1)[0] ?? '';

interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** Decodes UTF-8 until a byte is invalid, then Windows-1252; refused unless all bytes before were ASCII, which is the same in both. */
function createUnmarkedDecoder(locateAfter: LocateAfter): Decoder {
  let utf8Decoder = new TextDecoder('utf-8', { fatal: true });
  let isAsciiSoFar = true;
  let isWindows1252 = false;
  /** The first bytes of a character whose other bytes have not arrived. */
  let incomplete = Buffer.alloc(0);
  const decodeWindows1252 = (bytes: Buffer): string => {
    isWindows1252 = true;
    return iconv.decode(bytes, 'win1252');
  };
  const write = (bytes: Buffer, isLast: boolean): string => {
    if (isWindows1252) return decodeWindows1252(bytes);
    if (isAsciiSoFar && incomplete.length === 0 && isAscii(bytes)) return bytes.toString('latin1');
    try {
      const text = utf8Decoder.decode(bytes, { stream: !isLast });
      const length = Buffer.byteLength(text);
      const all = Buffer.concat([incomplete, bytes]);
      incomplete = all.subarray(Math.min(length, all.length));
      isAsciiSoFar &&= isAscii(all.subarray(0, length));
      return text;
    } catch {
      utf8Decoder = new TextDecoder('utf-8', { fatal: true });
      const all = Buffer.concat([incomplete, bytes]);
      if (!isAsciiSoFar)
        throw createFileRefusal(locateAfter(decodeUpToFault(all)), createFileMessage('notOneEncoding'));
      incomplete = Buffer.alloc(0);
      return decodeWindows1252(all);
    }
  };
  return { write: (bytes) => write(bytes, false), end: () => write(Buffer.alloc(0), true) };
}

function createUtf16Decoder(encoding: Encoding): Decoder {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}

/** For a file with the byte order mark of UTF-8: bytes that are not UTF-8 are refused. */
function createUtf8Decoder(locateAfter: LocateAfter): Decoder {
  const utf8Decoder = new TextDecoder('utf-8', { fatal: true });
  let incomplete = Buffer.alloc(0);
  const decode = (bytes: Buffer, stream: boolean): string => {
    const all = Buffer.concat([incomplete, bytes]);
    try {
      const text = utf8Decoder.decode(bytes, { stream });
      incomplete = all.subarray(Math.min(Buffer.byteLength(text), all.length));
      return text;
    } catch {
      throw createFileRefusal(locateAfter(decodeUpToFault(all)), createFileMessage('notUtf8'));
    }
  };
  return { write: (bytes) => decode(bytes, true), end: () => decode(Buffer.alloc(0), false) };
}

/** The decoder for a file by its first bytes, and those bytes without the byte order mark. */
const chooseDecoder = (start: Buffer, locateAfter: LocateAfter): readonly [Decoder, Buffer] => {
  const kind = findFileKind(start.toString('latin1'));
  if (kind !== undefined) throw createFileRefusal({ line: 1, character: 1 }, createFileMessage('fileKind', { kind }));
  const mark = findByteOrderMark(start);
  if (mark !== undefined) {
    const [encoding, length] = mark;
    return [
      encoding === 'utf-8' ? createUtf8Decoder(locateAfter) : createUtf16Decoder(encoding),
      start.subarray(length),
    ];
  }
  const utf16 = detectUtf16(start);
  return [utf16 === undefined ? createUnmarkedDecoder(locateAfter) : createUtf16Decoder(utf16), start];
};

/**
 * The text of a file: in the encoding of its byte order mark, else as UTF-16 where every other byte is 0, else as UTF-8 or Windows-1252.
 * Control characters are refused unless `onControl` is given: then those that stand for a letter of Windows-1252 become that letter, and
 * the others are removed with a call of `onControl` for each, with its line.
 * @throws Refusal naming the line and character that cannot be decoded
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  onControl?: (line: number) => void,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let start = Buffer.alloc(0);
  const position = new TextPosition();
  const locateAfter: LocateAfter = (text) => {
    const end = position.copy();
    end.advance(text);
    return end.location;
  };
  const replaceControls = (text: string): string => {
    const scanned = position.copy();
    let scannedTo = 0;
    return text.replace(CONTROL_CHARACTERS, (control, found: number) => {
      scanned.advance(text.slice(scannedTo, found));
      scannedTo = found;
      const letter = restoreLetter(control);
      if (letter === '') onControl?.(scanned.location.line);
      return letter;
    });
  };
  const check = (decoded: string): string => {
    const text = onControl === undefined ? decoded : replaceControls(decoded);
    const unsafe = findUnsafeFileText(text);
    if (unsafe !== undefined) throw createFileRefusal(locateAfter(text.slice(0, unsafe.index)), unsafe.message);
    position.advance(text);
    return text;
  };
  for await (const chunk of readInPieces(chunks)) {
    if (decoder !== undefined) {
      yield check(decoder.write(chunk));
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < SAMPLE_BYTES) continue;
    const [chosen, rest] = chooseDecoder(start, locateAfter);
    decoder = chosen;
    yield check(decoder.write(rest));
  }
  if (decoder === undefined) {
    const [chosen, rest] = chooseDecoder(start, locateAfter);
    decoder = chosen;
    yield check(decoder.write(rest));
  }
  yield check(decoder.end());
}
