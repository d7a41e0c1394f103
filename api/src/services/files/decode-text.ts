import iconv from 'iconv-lite';
import { refusal } from '../../base/refusal.ts';
import { readInPieces } from './file-limits.ts';

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
function findUnsafeFileText(text: string): { readonly at: number; readonly what: string } | undefined {
  const found = [text.search(CONTROL), text.indexOf('\ufffd')].filter((index) => index >= 0);
  const at = found.length === 0 ? -1 : Math.min(...found);
  if (at < 0) return undefined;
  const code = text.charCodeAt(at);
  if (code === 0xfffd) return { at, what: 'a byte that is no letter' };
  if (code === 0) return { at, what: 'a byte 0, which no text has' };
  const kind = code > 0x9f ? 'a character that turns the direction of what follows' : 'a control character';
  return { at, what: `${kind} (U+${code.toString(16).toUpperCase().padStart(4, '0')}), which no file may have` };
}

/** `’` for U+0092: a program wrote the number of a letter of Windows-1252 as that of a character; '' for what is none. */
function restoreLetter(control: string): string {
  const code = control.charCodeAt(0);
  if (code < 0x80 || code > 0x9f) return '';
  const letter = iconv.decode(Buffer.from([code]), 'win1252');
  return letter === control || letter === '\ufffd' ? '' : letter;
}

interface Decoder {
  write(bytes: Buffer): string;
  end(): string;
}

/** UTF-8 until a byte says that it is not; then Windows-1252, which every byte before was too when all were plain. */
function oneByteLetters(line: () => number): Decoder {
  let strict = new TextDecoder('utf-8', { fatal: true });
  let plain = true;
  let western = false;
  /** The startByFirstMark of a letter whose end the next bytes hold: it was not written yet. */
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
      if (!plain) throw refusal('invalid request', `line ${line()} or after: UTF-8 goes on in another encoding`);
      const all = Buffer.concat([open, bytes]);
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
function marked(line: () => number): Decoder {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes: Buffer, stream: boolean): string => {
    try {
      return strict.decode(bytes, { stream });
    } catch {
      throw refusal('invalid request', `line ${line()} or after: the file is marked as UTF-8 and is not`);
    }
  };
  return { write: (bytes) => decode(bytes, true), end: () => decode(Buffer.alloc(0), false) };
}

const bodyFrom = (start: Buffer, line: () => number): readonly [Decoder, Buffer] => {
  const mark = findByteOrderMark(start);
  if (mark !== undefined) {
    const [encoding, length] = mark;
    return [encoding === 'utf-8' ? marked(line) : pairs(encoding), start.subarray(length)];
  }
  const pair = unmarkedPairs(start);
  return [pair === undefined ? oneByteLetters(line) : pairs(pair), start];
};

/**
 * The text of a file whose encoding is found by its bytes: by its byte order mark where it has one; UTF-16 where every
 * other byte is 0; UTF-8 where every byte agrees; else Windows-1252. A byte that is no letter of it is refused by its line, and
 * a control character too, unless `onControl` is given: then one that was a letter of Windows-1252 is that letter again, the others
 * are taken out, and it is called for each of these with its line.
 */
export async function* decodeText(
  chunks: AsyncIterable<Buffer> | Iterable<Buffer>,
  onControl?: (line: number) => void,
): AsyncGenerator<string> {
  let decoder: Decoder | undefined;
  let start = Buffer.alloc(0);
  let lines = 1;
  const takeOut = (text: string): string => {
    let [line, at] = [lines, 0];
    return text.replace(CONTROL, (control, found: number) => {
      for (; at < found; at++) if (text[at] === '\n') line += 1;
      const letter = restoreLetter(control);
      if (letter === '') onControl?.(line);
      return letter;
    });
  };
  const checked = (given: string): string => {
    const text = onControl === undefined ? given : takeOut(given);
    const unsafe = findUnsafeFileText(text);
    if (unsafe !== undefined) {
      const line = lines + text.slice(0, unsafe.at).split('\n').length - 1;
      throw refusal('invalid request', `line ${line}: ${unsafe.what}`);
    }
    for (let next = text.indexOf('\n'); next >= 0; next = text.indexOf('\n', next + 1)) lines++;
    return text;
  };
  for await (const chunk of readInPieces(chunks)) {
    if (decoder !== undefined) {
      yield checked(decoder.write(chunk));
      continue;
    }
    start = Buffer.concat([start, chunk]);
    if (start.length < SAMPLE_BYTES) continue;
    const [made, rest] = bodyFrom(start, () => lines);
    decoder = made;
    yield checked(decoder.write(rest));
  }
  if (decoder === undefined) {
    const [made, rest] = bodyFrom(start, () => lines);
    decoder = made;
    yield checked(decoder.write(rest));
  }
  yield checked(decoder.end());
}
