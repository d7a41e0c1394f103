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
  for (let offset = last; offset >= Math.max(0, last - MAX_COMMENT_LENGTH); offset--)
    if (view.getUint32(offset, true) === END_SIGNATURE) return offset;
  throw new Error('no zip');
}

/** The 64-bit numbers of the ZIP64 extra field, in the order size, compressed size, offset. */
function readZip64Numbers(view: DataView, from: number, to: number): number[] {
  for (let offset = from; offset + 4 <= to; offset += 4 + view.getUint16(offset + 2, true)) {
    if (view.getUint16(offset, true) !== ZIP64_FIELD_ID) continue;
    const count = Math.floor(view.getUint16(offset + 2, true) / 8);
    return Array.from({ length: count }, (_, i) => Number(view.getBigUint64(offset + 4 + 8 * i, true)));
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
  let offset = view.getUint32(end + 16, true);
  while (offset + DIRECTORY_ENTRY_LENGTH <= end && view.getUint32(offset, true) === DIRECTORY_SIGNATURE) {
    const nameEnd = offset + DIRECTORY_ENTRY_LENGTH + view.getUint16(offset + 28, true);
    const extraEnd = nameEnd + view.getUint16(offset + 30, true);
    const longNumbers = readZip64Numbers(view, nameEnd, extraEnd);
    const [, length = 0, start = 0] = [24, 20, 42].map((field) => {
      const shortNumber = view.getUint32(offset + field, true);
      return shortNumber === IN_ZIP64_FIELD ? (longNumbers.shift() ?? shortNumber) : shortNumber;
    });
    const from = start + LOCAL_HEADER_LENGTH + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    entries.push({
      name: new TextDecoder().decode(zip.slice(offset + DIRECTORY_ENTRY_LENGTH, nameEnd)),
      isDeflated: view.getUint16(offset + 10, true) !== 0,
      bytes: new Uint8Array(zip, from, length),
    });
    offset = extraEnd + view.getUint16(offset + 32, true);
  }
  return entries;
}
