import { inflateRawSync } from 'node:zlib';

/** Signature of the record at the end of a zip, which is at least 22 bytes long. */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
/** Method of a file that is not compressed. */
const STORED = 0;

/** The files of a zip by path, read from its central directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - END_BYTES;
  while (end >= 0 && zip.readUInt32LE(end) !== END_SIGNATURE) end -= 1;
  if (end < 0) throw new Error('not a zip');
  const files = new Map<string, Buffer>();
  let entryOffset = zip.readUInt32LE(end + 16);
  for (let remainingCount = zip.readUInt16LE(end + 10); remainingCount > 0; remainingCount -= 1) {
    const [method, size] = [zip.readUInt16LE(entryOffset + 10), zip.readUInt32LE(entryOffset + 20)];
    const [nameLength, extraLength, commentLength] = [
      zip.readUInt16LE(entryOffset + 28),
      zip.readUInt16LE(entryOffset + 30),
      zip.readUInt16LE(entryOffset + 32),
    ];
    const headerOffset = zip.readUInt32LE(entryOffset + 42);
    const dataOffset = headerOffset + 30 + zip.readUInt16LE(headerOffset + 26) + zip.readUInt16LE(headerOffset + 28);
    const bytes = zip.subarray(dataOffset, dataOffset + size);
    const name = zip.toString('utf8', entryOffset + 46, entryOffset + 46 + nameLength);
    files.set(name, method === STORED ? bytes : inflateRawSync(bytes));
    entryOffset += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}
