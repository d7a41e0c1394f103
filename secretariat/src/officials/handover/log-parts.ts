/** Letters of a part: a code of that many is read by the camera of an old phone. */
const MAX_PART_LETTERS = 820;

/** One of the links in which a log is handed over. */
export interface LogPart {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  /** The same for all parts of a log. */
  readonly sum: string;
  readonly text: string;
}

const formatBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const parseBase64Url = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Sum of FNV-1a in 32 bits, which tells the parts of two logs apart, and a letter that was read wrong. */
function computeSum(text: string): string {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(36);
}

/** Bytes as parts, each short enough for one code. */
export function divideLog(bytes: Uint8Array): readonly LogPart[] {
  const text = formatBase64Url(bytes);
  const total = Math.ceil(text.length / MAX_PART_LETTERS);
  const sum = computeSum(text);
  // All of about the same length, so that the last one is no smaller picture than the others.
  const length = Math.ceil(text.length / total);
  return Array.from({ length: total }, (_, at) => ({
    number: at + 1,
    total,
    sum,
    text: text.slice(at * length, (at + 1) * length),
  }));
}

/** The link of a part: a phone’s camera opens it. */
export const formatPartLink = (origin: string, { number, total, sum, text }: LogPart): string =>
  `${origin}/officiel/#log=${number}.${total}.${sum}.${text}`;

/** A part as its link has it; undefined for another text. */
export function parsePart(text: string): LogPart | undefined {
  const [, number, total, sum, part] = /^(\d{1,3})\.(\d{1,3})\.([0-9a-z]{1,7})\.([\w-]+)$/.exec(text) ?? [];
  if (sum === undefined || part === undefined) return undefined;
  return { number: Number(number), total: Number(total), sum, text: part };
}

/** The bytes of a log whose parts are all there; undefined while some are not. @throws RangeError for parts that do not fit */
export function joinParts(parts: readonly LogPart[]): Uint8Array | undefined {
  const [first] = parts;
  const byNumber = new Map(parts.map((part) => [part.number, part.text]));
  if (first === undefined) return undefined;
  const texts = Array.from({ length: first.total }, (_, at) => byNumber.get(at + 1));
  if (texts.includes(undefined)) return undefined;
  const text = texts.join('');
  if (computeSum(text) !== first.sum) throw new RangeError('parts of another log');
  return parseBase64Url(text);
}
