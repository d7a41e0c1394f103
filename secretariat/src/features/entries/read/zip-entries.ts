/** A file within a zip, still compressed. */
export interface ZipEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const DIRECTORY_SIGNATURE = 0x02014b50;
const DIRECTORY_ENTRY_LENGTH = 46;
const LOCAL_HEADER_LENGTH = 30;
/** Value of a size or offset that is stored in the ZIP64 extra field instead. */
const IN_ZIP64_FIELD = 0xffffffff;
const ZIP64_FIELD_ID = 1;

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_LENGTH); at--)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new Error('no zip');
}

/** The 64-bit numbers of the ZIP64 extra field, in the order size, compressed size, offset. */
function readZip64Numbers(view: DataView, from: number, to: number): number[] {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD_ID) continue;
    const count = Math.floor(view.getUint16(at + 2, true) / 8);
    return Array.from({ length: count }, (_, i) => Number(view.getBigUint64(at + 4 + 8 * i, true)));
  }
  return [];
}

/**
 * The files listed in the central directory of a zip; bare numbers are offsets of fields in the ZIP specification.
 * @throws Error for bytes that are not a zip
 */
export function listZipEntries(zip: ArrayBuffer): ZipEntry[] {
  const view = new DataView(zip);
  const end = findEnd(view);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + DIRECTORY_ENTRY_LENGTH <= end && view.getUint32(at, true) === DIRECTORY_SIGNATURE) {
    const nameEnd = at + DIRECTORY_ENTRY_LENGTH + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const longNumbers = readZip64Numbers(view, nameEnd, extraEnd);
    const [, length = 0, start = 0] = [24, 20, 42].map((field) => {
      const shortNumber = view.getUint32(at + field, true);
      return shortNumber === IN_ZIP64_FIELD ? (longNumbers.shift() ?? shortNumber) : shortNumber;
    });
    const from = start + LOCAL_HEADER_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({
      name: new TextDecoder().decode(zip.slice(at + DIRECTORY_ENTRY_LENGTH, nameEnd)),
      isDeflated: view.getUint16(at + 10, true) !== 0,
      bytes: new Uint8Array(zip, from, length),
    });
    at = extraEnd + view.getUint16(at + 32, true);
  }
  return entries;
}
