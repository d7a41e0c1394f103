/** A file within a zip, still compressed. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const END = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT = 0xffff;
const HEAD = 0x02014b50;
const HEAD_LENGTH = 46;
const LOCAL_HEAD_LENGTH = 30;
/** Sizes that stand in an extra field instead. */
const ELSEWHERE = 0xffffffff;
const ZIP64 = 1;

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at--) if (view.getUint32(at, true) === END) return at;
  throw new Error('no zip');
}

/** Numbers of 64 bits, in the order of those that stand elsewhere: size, compressed size, offset. */
function readLong(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_, i) => Number(view.getBigUint64(at + 4 + 8 * i, true)));
  }
  return [];
}

/**
 * The files of a zip, by its directory.
 * @throws Error for bytes that are none
 */
export function listZipEntries(zip: ArrayBuffer): ZipEntry[] {
  const view = new DataView(zip);
  const end = findEnd(view);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + HEAD_LENGTH <= end && view.getUint32(at, true) === HEAD) {
    const nameEnd = at + HEAD_LENGTH + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const long = readLong(view, nameEnd, extraEnd);
    const [, length = 0, start = 0] = [24, 20, 42].map((field) => {
      const short = view.getUint32(at + field, true);
      return short === ELSEWHERE ? (long.shift() ?? short) : short;
    });
    const from = start + LOCAL_HEAD_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({
      name: new TextDecoder().decode(zip.slice(at + HEAD_LENGTH, nameEnd)),
      isDeflated: view.getUint16(at + 10, true) !== 0,
      bytes: new Uint8Array(zip, from, length),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}
