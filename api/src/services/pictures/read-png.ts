import type { Picture } from './picture.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length and name before the content of a chunk, its sum after it. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;

/** What a picture is drawn with (PNG, third edition, section 11); texts, times and moving parts are left out. */
const DRAWN_WITH: readonly string[] = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'cICP',
  'sBIT',
  'bKGD',
  'pHYs',
];

/** A PNG without what programs write beside the picture; undefined for bytes that are none. */
export function readPng(bytes: Buffer): Picture | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const parts: Buffer[] = [SIGNATURE];
  let size: Pick<Picture, 'width' | 'height'> | undefined;
  let hasData = false;
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + FRAME_BYTES + length;
    if (end > bytes.length) return undefined;
    if (size === undefined) {
      if (name !== 'IHDR' || length !== HEADER_BYTES) return undefined;
      size = { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    }
    if (name === 'IDAT') hasData = true;
    if (DRAWN_WITH.includes(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return hasData ? { type: 'image/png', bytes: Buffer.concat(parts), ...size } : undefined;
    at = end;
  }
  return undefined;
}
