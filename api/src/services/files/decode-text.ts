import iconv from 'iconv-lite';
import { findFileKind } from 'shared-domain';
import { type FileSaying, saying } from 'shared-domain/contract';
import { fileRefusal, type Place } from './file-errors.ts';
import { readInPieces } from './file-limits.ts';
import { TextPosition } from './text-position.ts';

/** How the bytes of a file are read. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes by which a text of two bytes a letter is known when it bears no mark. */
const SAMPLE_BYTES = 64;
const isPlain = (bytes: Buffer): boolean => bytes.every((byte) => byte < 0x80);

function findByteOrderMark(bytes: Buffer): readonly [Encoding, number] | undefined {
  const found = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  return found && [found[0], found[1].length];
}

/** Every other byte of Western text of two bytes a letter is 0, and no text of one byte has any. */
function unmarkedPairs(bytes: Buffer): Encoding | undefined {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  if (!start.includes(0)) return undefined;
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g;

/** Where a text has what no file of ours may, and what it is. */
function findUnsafeFileText(text: string): { readonly at: number; readonly said: FileSaying } | undefined {
  const found = [text.search(CONTROL), text.indexOf('\ufffd')].filter((index) => index >= 0);
  const at = found.length === 0 ? -1 : Math.min(...found);
  if (at < 0) return undefined;
  const unit = text.charCodeAt(at);
  if (unit === 0xfffd) return { at, said: saying('badLetter') };
  if (unit === 0) return { at, said: saying('zeroByte') };
  const code = `U+${unit.toString(16).toUpperCase().padStart(4, '0')}`;
  return { at, said: saying(unit > 0x9f ? 'directionCharacter' : 'controlCharacter', { code }) };
}

/** `’` for U+0092: a program wrote the number of a letter of Windows-1252 as that of a character; '' for what is none. */
function restoreLetter(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x80 || code > 0x9f) return '';
  const letter = iconv.decode(Buffer.from([code]), 'win1252');
  return letter === control || letter === '\ufffd' ? '' : letter;
}

/** Where a text stands once so much more of it was read. */
type PlaceAfter = (text: string) => Place;

/** The text of bytes before the first of them that is no UTF-8. */
const decodeUpToFault = (bytes: Buffer): string => bytes.toString('utf8').split('\ufffd', 1)[0] ?? '';

interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** UTF-8 until a byte says that it is not; then Windows-1252, which every byte before was too when all were plain. */
function oneByteLetters(placeAfter: PlaceAfter): Decoder {
  let strict = new TextDecoder('utf-8', { fatal: true });
  let plain = true;
  let western = false;
  /** The start of a letter whose end the next bytes hold: it was not written yet. */
  let open = Buffer.alloc(0);
  const asWestern = (bytes: Buffer): string => {
    western = true;
    return iconv.decode(bytes, 'win1252');
  };
  const write = (bytes: Buffer, last: boolean): string => {
    if (western) return asWestern(bytes);
    if (plain && open.length === 0 && isPlain(bytes)) return bytes.toString('latin1');
    try {
      const text = strict.decode(bytes, { stream: !last });
      const length = Buffer.byteLength(text);
      const all = Buffer.concat([open, bytes]);
      open = all.subarray(Math.min(length, all.length));
      plain &&= isPlain(all.subarray(0, length));
      return text;
    } catch {
      strict = new TextDecoder('utf-8', { fatal: true });
      const all = Buffer.concat([open, bytes]);
      if (!plain) throw fileRefusal(placeAfter(decodeUpToFault(all)), saying('notOneEncoding'));
      open = Buffer.alloc(0);
      return asWestern(all);
    }
  };
  return { write: (bytes) => write(bytes, false), end: () => write(Buffer.alloc(0), true) };
}

function pairs(encoding: Encoding): Decoder {
  const decoder = iconv.getDecoder(encoding, { stripBOM: false });
  return { write: (bytes) => decoder.write(bytes), end: () => decoder.end() ?? '' };
}

/** A file marked as UTF-8 is refused where it is not. */
function marked(placeAfter: PlaceAfter): Decoder {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let open = Buffer.alloc(0);
  const decode = (bytes: Buffer, stream: boolean): string => {
    const all = Buffer.concat([open, bytes]);
    try {
      const text = strict.decode(bytes, { stream });
      open = all.subarray(Math.min(Buffer.byteLength(text), all.length));
      return text;
    } catch {
      throw fileRefusal(placeAfter(decodeUpToFault(all)), saying('notUtf8'));
    }
  };
  return { write: (bytes) => decode(bytes, true), end: () => decode(Buffer.alloc(0), false) };
}

const bodyFrom = (start: Buffer, placeAfter: PlaceAfter): readonly [Decoder, Buffer] => {
  const kind = findFileKind(start.toString('latin1'));
  if (kind !== undefined) throw fileRefusal({ line: 1, character: 1 }, saying('fileKind', { kind }));
  const mark = findByteOrderMark(start);
  if (mark !== undefined) {
    const [encoding, length] = mark;
    return [encoding === 'utf-8' ? marked(placeAfter) : pairs(encoding), start.subarray(length)];
  }
  const pair = unmarkedPairs(start);
  return [pair === undefined ? oneByteLetters(placeAfter) : pairs(pair), start];
};

/**
 * The text of a file whose encoding is found by its bytes: by its byte order mark where it has one; UTF-16 where every
 * other byte is 0; UTF-8 where every byte agrees; else Windows-1252. A byte that is no letter of it is refused by its place, and
 * a control character too, unless `onControl` is given: then one that was a letter of Windows-1252 is that letter again, the others
 * are taken out, and it is called for each of these with its line.
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  onControl?: (line: number) => void,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let start = Buffer.alloc(0);
  const position = new TextPosition();
  const placeAfter: PlaceAfter = (text) => {
    const then = position.copy();
    then.advance(text);
    return then.place;
  };
  const takeOut = (text: string): string => {
    const walked = position.copy();
    let at = 0;
    return text.replace(CONTROL, (control, found: number) => {
      walked.advance(text.slice(at, found));
      at = found;
      const letter = restoreLetter(control);
      if (letter === '') onControl?.(walked.place.line);
      return letter;
    });
  };
  const checked = (given: string): string => {
    const text = onControl === undefined ? given : takeOut(given);
    const unsafe = findUnsafeFileText(text);
    if (unsafe !== undefined) throw fileRefusal(placeAfter(text.slice(0, unsafe.at)), unsafe.said);
    position.advance(text);
    return text;
  };
  for await (const chunk of readInPieces(chunks)) {
    if (decoder !== undefined) {
      yield checked(decoder.write(chunk));
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < SAMPLE_BYTES) continue;
    const [made, rest] = bodyFrom(start, placeAfter);
    decoder = made;
    yield checked(decoder.write(rest));
  }
  if (decoder === undefined) {
    const [made, rest] = bodyFrom(start, placeAfter);
    decoder = made;
    yield checked(decoder.write(rest));
  }
  yield checked(decoder.end());
}
