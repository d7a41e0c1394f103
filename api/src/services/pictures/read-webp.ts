import type { Picture } from './picture.ts';

const HEADER_BYTES = 12;
const CHUNK_BYTES = 8;
/** Chunks a still picture is drawn with; what cameras write beside it is left out. */
const DRAWN_WITH: readonly string[] = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'];
/** Flags of `VP8X`: the picture moves, it has the camera's words. */
const [MOVES, WORDS] = [0b0000_0010, 0b0000_1100];

type Size = Pick<Picture, 'width' | 'height'>;

/** How large the picture of a chunk is; undefined where the chunk does not say. */
function readSize(name: string, content: Buffer): Size | undefined {
  if (name === 'VP8X' && content.length >= 10)
    return { width: content.readUIntLE(4, 3) + 1, height: content.readUIntLE(7, 3) + 1 };
  if (name === 'VP8L' && content.length >= 5 && content[0] === 0x2f) {
    const bits = content.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name === 'VP8 ' && content.length >= 10 && content.readUIntBE(3, 3) === 0x9d_01_2a)
    return { width: content.readUInt16LE(6) & 0x3fff, height: content.readUInt16LE(8) & 0x3fff };
  return undefined;
}

/** A still WebP without what cameras write beside the picture; undefined for bytes that are none. */
export function readWebp(bytes: Buffer): Picture | undefined {
  if (bytes.length < HEADER_BYTES + CHUNK_BYTES) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const parts: Buffer[] = [];
  let size: Size | undefined;
  let hasData = false;
  let at = HEADER_BYTES;
  while (at + CHUNK_BYTES <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const end = at + CHUNK_BYTES + length + (length % 2);
    if (at + CHUNK_BYTES + length > bytes.length) return undefined;
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === 'VP8X') {
      if (((chunk[CHUNK_BYTES] ?? 0) & MOVES) !== 0) return undefined;
      chunk[CHUNK_BYTES] = (chunk[CHUNK_BYTES] ?? 0) & ~WORDS;
    }
    size ??= readSize(name, chunk.subarray(CHUNK_BYTES));
    if (name === 'VP8 ' || name === 'VP8L') hasData = true;
    if (DRAWN_WITH.includes(name)) parts.push(chunk);
    at = end;
  }
  if (size === undefined || !hasData) return undefined;
  const body = Buffer.concat(parts);
  const header = Buffer.from(bytes.subarray(0, HEADER_BYTES));
  header.writeUInt32LE(body.length + 4, 4);
  return { type: 'image/webp', bytes: Buffer.concat([header, body]), ...size };
}
