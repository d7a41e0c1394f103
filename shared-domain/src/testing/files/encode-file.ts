import type { Pick } from './spoil-text.ts';

/** What Windows-1252 has where Latin-1 has control characters, as far as names and marks use it. */
const WINDOWS: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96, œ: 0x9c, Œ: 0x8c, Ÿ: 0x9f };

const oneByte = (text: string, own: Readonly<Record<string, number>>): number[] =>
  [...text].map((letter) => own[letter] ?? (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 0x3f));

function twoBytes(text: string, isLittle: boolean): number[] {
  return Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) =>
    isLittle ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
  );
}

const ENCODINGS: readonly ((text: string) => Iterable<number>)[] = [
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(text),
  (text) => new TextEncoder().encode(text),
  (text) => [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)],
  (text) => oneByte(text, {}),
  (text) => oneByte(text, WINDOWS),
  (text) => [0xff, 0xfe, ...twoBytes(text, true)],
  (text) => twoBytes(text, true),
  (text) => [0xfe, 0xff, ...twoBytes(text, false)],
  (text) => twoBytes(text, false),
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

/** One file in eight has bytes that no program would write. */
const ONE_IN = 8;

/** Bytes of a file with some of them wrong. */
export function spoilBytes(bytes: Uint8Array<ArrayBuffer>, pick: Pick): Uint8Array<ArrayBuffer> {
  const spoil = BYTE_SPOILS[pick(BYTE_SPOILS.length)];
  return bytes.length === 0 || spoil === undefined ? bytes : spoil(bytes, pick);
}

/** The bytes of a text in one of the encodings that files come in, with and without their mark. */
export function encodeFile(text: string, pick: Pick): Uint8Array<ArrayBuffer> {
  const encode = ENCODINGS[pick(ENCODINGS.length)];
  const bytes = Uint8Array.from(encode?.(text) ?? []);
  return pick(ONE_IN) === 0 ? spoilBytes(bytes, pick) : bytes;
}
