import type { Pick } from './spoil-text.ts';

/** Characters of Windows-1252 that differ from Latin-1, as far as names and marks use them. */
const WINDOWS_1252: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96, œ: 0x9c, Œ: 0x8c, Ÿ: 0x9f };

const encodeOneByte = (text: string, specialBytes: Readonly<Record<string, number>>): number[] =>
  [...text].map((letter) => specialBytes[letter] ?? (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 0x3f));

function encodeTwoBytes(text: string, isLittle: boolean): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) =>
    isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
  );
}

const ENCODINGS: readonly ((text: string) => Iterable<number>)[] = [
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(text),
  (text) => [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)],
  (text) => encodeOneByte(text, {}),
  (text) => encodeOneByte(text, WINDOWS_1252),
  (text) => [0xff, 0xfe, ...encodeTwoBytes(text, true)],
  (text) => encodeTwoBytes(text, true),
  (text) => [0xfe, 0xff, ...encodeTwoBytes(text, false)],
  (text) => encodeTwoBytes(text, false),
];

type ByteSpoil = (bytes: Uint8Array<ArrayBuffer>, pick: Pick) => Uint8Array<ArrayBuffer>;

const BYTE_SPOILS: readonly ByteSpoil[] = [
  (bytes, pick) => bytes.with(pick(bytes.length), pick(256)),
  (bytes, pick) => bytes.with(pick(bytes.length), 0),
  (bytes, pick) => bytes.slice(0, pick(bytes.length)),
  (bytes, pick) => bytes.slice(pick(Math.min(bytes.length, 4))),
  (bytes, pick) => {
    const at = pick(bytes.length);
    return Uint8Array.from([...bytes.slice(0, at), pick(256), ...bytes.slice(at)]);
  },
];

/** One file in this many has wrong bytes. */
const FILES_PER_SPOILED = 8;

/** Changes, inserts or cuts off some bytes. */
export function spoilBytes(bytes: Uint8Array<ArrayBuffer>, pick: Pick): Uint8Array<ArrayBuffer> {
  const spoil = BYTE_SPOILS[pick(BYTE_SPOILS.length)];
  return bytes.length === 0 || spoil === undefined ? bytes : spoil(bytes, pick);
}

/** Encodes a text in one of the encodings of real files, with or without a byte order mark. */
export function encodeFile(text: string, pick: Pick): Uint8Array<ArrayBuffer> {
  const encode = ENCODINGS[pick(ENCODINGS.length)];
  const bytes = Uint8Array.from(encode?.(text) ?? []);
  return pick(FILES_PER_SPOILED) === 0 ? spoilBytes(bytes, pick) : bytes;
}
