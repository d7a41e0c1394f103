import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const STORED = 0;

/** The files of a zip by path, read from its central directory. */
export function unzip(zip: Buffer): Map<string, Buffer> {
  let end = zip.length - 22;
  while (end >= 0 && zip.readUInt32LE(end) !== END) end -= 1;
  if (end < 0) throw new Error('not a zip');
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [named, extra, said] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const own = zip.readUInt32LE(at + 42);
    const begin = own + 30 + zip.readUInt16LE(own + 26) + zip.readUInt16LE(own + 28);
    const bytes = zip.subarray(begin, begin + size);
    const name = zip.toString('utf8', at + 46, at + 46 + named);
    files.set(name, method === STORED ? bytes : inflateRawSync(bytes));
    at += 46 + named + extra + said;
  }
  return files;
}
