import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { type CodePage, decodeCodePage, detectCodePage, findFileKind, UTF8_CHARACTER } from 'shared-domain';
import { createFileMessage, type FileMessage } from 'shared-domain/contract';
import { createFileRefusal, type FileLocation } from './file-errors.ts';
import { readInPieces } from './file-limits.ts';
import { TextPosition } from './text-position.ts';
import { LOST_LETTER, type TextRepairs } from './text-repairs.ts';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes at the start of a file by which UTF-16 without a byte order mark is recognised. */
const SAMPLE_BYTES = 64;
/** Bytes at the start of a file by which its code page is recognised; a shorter file is known as a whole. */
const CODE_PAGE_BYTES = 64 * 1024;
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
function findUnsafeFileText(
  text: string,
  canHaveLostLetters: boolean,
): { readonly index: number; readonly message: FileMessage } | undefined {
  const lostLetter = canHaveLostLetters ? -1 : text.indexOf(LOST_LETTER);
  const indexes = [text.search(CONTROL_CHARACTERS), lostLetter].filter((index) => index >= 0);
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

/** Letters of Windows-1252 that are remembered until the encoding of the file is certain. */
const MAX_PENDING = 100;

/** The letter whose Windows-1252 byte a program wrote as a code point, `’` for U+0092; '' where there is none. */
function restoreLetter(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x80 || code > 0x9f) return '';
  const letter = decodeCodePage(control, 'windows-1252');
  return letter === LOST_LETTER ? '' : letter;
}

interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** The first bytes of a character whose other bytes have not arrived. */
const INCOMPLETE_CHARACTER = /(?:[\xc2-\xf4]|[\xe0-\xf4][\x80-\xbf]|[\xf0-\xf4][\x80-\xbf]{2})$/;

const decodeWestern = (latin1: string): string => decodeCodePage(latin1, 'windows-1252');

interface Utf8Rules {
  /** The position of the bytes that are decoded next. */
  readonly position: TextPosition;
  /** Without them, or where they are strict, bytes that are not UTF-8 in a file that mostly is refuse it. */
  readonly repairs: TextRepairs | undefined;
  readonly hasMark: boolean;
}

/**
 * Decodes UTF-8 or a code page (`detectCodePage`): what most of the bytes are that are not ASCII, up to the end of each piece. Single bytes of Windows-1252
 * in a file of UTF-8 are repaired, or refused.
 */
function createUtf8Decoder({ position, repairs, hasMark }: Utf8Rules): Decoder {
  const isStrict = repairs?.isStrict !== false;
  let incomplete = Buffer.alloc(0);
  let utf8Count = hasMark ? Number.POSITIVE_INFINITY : 0;
  let foreignCount = 0;
  /** Foreign letters of the pieces that were read as Windows-1252, until the file turns out to be one of UTF-8. */
  const pending: { line: number; letter: string }[] = [];
  const acceptPending = () => {
    for (const { line, letter } of pending.splice(0)) repairs?.addForeignLetter(line, letter);
  };
  let codePage: CodePage | undefined;
  const chooseOneByteDecoder = (latin1: string) => {
    const detected = detectCodePage(latin1);
    const page = codePage ?? detected.page;
    repairs?.addCodePage(detected, page);
    codePage = page;
    return (character: string) => decodeCodePage(character, page);
  };
  const decodeMixed = (latin1: string): string => {
    const found = latin1.match(UTF8_CHARACTER) ?? [];
    const foreignBytes = found.filter((character) => character.length === 1).length;
    utf8Count += found.length - foreignBytes;
    foreignCount += foreignBytes;
    const isMostlyUtf8 = utf8Count > foreignCount;
    const decodeOneByte = isMostlyUtf8 ? decodeWestern : chooseOneByteDecoder(latin1);
    if (!isMostlyUtf8 && isStrict) return decodeOneByte(latin1);
    const scanned = position.copy();
    let text = '';
    const append = (decoded: string): void => {
      scanned.advance(decoded);
      text += decoded;
    };
    let end = 0;
    for (const match of latin1.matchAll(UTF8_CHARACTER)) {
      const [character] = match;
      append(latin1.slice(end, match.index));
      end = match.index + character.length;
      if (character.length > 1 && isMostlyUtf8) {
        append(Buffer.from(character, 'latin1').toString('utf8'));
        continue;
      }
      const letter = decodeOneByte(character);
      if (isStrict)
        throw createFileRefusal(scanned.location, createFileMessage(hasMark ? 'notUtf8' : 'notOneEncoding'));
      if (isMostlyUtf8 || pending.length < MAX_PENDING) pending.push({ line: scanned.location.line, letter });
      append(letter);
    }
    if (isMostlyUtf8) acceptPending();
    return text + latin1.slice(end);
  };
  const write = (bytes: Buffer, isLast: boolean): string => {
    if (incomplete.length === 0 && isAscii(bytes)) return bytes.toString('latin1');
    const latin1 = Buffer.concat([incomplete, bytes]).toString('latin1');
    const cut = isLast ? -1 : latin1.search(INCOMPLETE_CHARACTER);
    const whole = cut < 0 ? latin1 : latin1.slice(0, cut);
    incomplete = Buffer.from(latin1.slice(whole.length), 'latin1');
    const wholeBytes = Buffer.from(whole, 'latin1');
    const text = isUtf8(wholeBytes) ? wholeBytes.toString('utf8') : undefined;
    if (text !== undefined && utf8Count + wholeBytes.length - text.length > foreignCount) {
      utf8Count += wholeBytes.length - text.length;
      acceptPending();
      return text;
    }
    return decodeMixed(whole);
  };
  return { write: (bytes) => write(bytes, false), end: () => write(Buffer.alloc(0), true) };
}

function createUtf16Decoder(encoding: Encoding): Decoder {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}

/** The decoder for a file by its first bytes, and those bytes without the byte order mark. */
const chooseDecoder = (
  start: Buffer,
  position: TextPosition,
  repairs: TextRepairs | undefined,
): readonly [Decoder, Buffer] => {
  const kind = findFileKind(start.toString('latin1'));
  if (kind !== undefined) throw createFileRefusal({ line: 1, character: 1 }, createFileMessage('fileKind', { kind }));
  const mark = findByteOrderMark(start);
  if (mark !== undefined) {
    const [encoding, length] = mark;
    return [
      encoding === 'utf-8' ? createUtf8Decoder({ position, repairs, hasMark: true }) : createUtf16Decoder(encoding),
      start.subarray(length),
    ];
  }
  const utf16 = detectUtf16(start);
  return [
    utf16 === undefined ? createUtf8Decoder({ position, repairs, hasMark: false }) : createUtf16Decoder(utf16),
    start,
  ];
};

/**
 * The text of a file: in the encoding of its byte order mark, else as UTF-16 where every other byte is 0, else as UTF-8 or a
 * code page. Control characters and bytes of another encoding are refused unless `repairs` is given and not strict: then those that stand for a letter of
 * Windows-1252 become that letter, other control characters are removed, and a letter that was lost stays U+FFFD.
 * @throws Refusal naming the line and character that cannot be decoded
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  repairs?: TextRepairs,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let start = Buffer.alloc(0);
  const position = new TextPosition();
  const locateAfter = (text: string): FileLocation => {
    const end = position.copy();
    end.advance(text);
    return end.location;
  };
  const isStrict = repairs?.isStrict !== false;
  const replaceControls = (text: string): string => {
    const scanned = position.copy();
    let scannedTo = 0;
    return text.replace(CONTROL_CHARACTERS, (control, found: number) => {
      scanned.advance(text.slice(scannedTo, found));
      scannedTo = found;
      const letter = restoreLetter(control);
      if (letter === '') repairs?.addControl(scanned.location.line);
      else repairs?.addForeignLetter(scanned.location.line, letter);
      return letter;
    });
  };
  const check = (decoded: string): string => {
    const text = isStrict ? decoded : replaceControls(decoded);
    const unsafe = findUnsafeFileText(text, !isStrict);
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
    if (start.length < CODE_PAGE_BYTES) continue;
    const [chosen, rest] = chooseDecoder(start, position, repairs);
    decoder = chosen;
    yield check(decoder.write(rest));
  }
  if (decoder === undefined) {
    const [chosen, rest] = chooseDecoder(start, position, repairs);
    decoder = chosen;
    yield check(decoder.write(rest));
  }
  yield check(decoder.end());
}
