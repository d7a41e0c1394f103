import { inflateSync } from 'node:zlib';
import type { PicturePage } from '../sheet/sheet.ts';
import { INK, INNER_WIDTH, PAGE } from './ink.ts';
import type { PdfPaper } from './paper.ts';

/** Points between the title of a picture and the picture. */
const TITLE_HEIGHT = 20;
/** Bytes of the pixels of a picture of 34 million points with transparency. */
const MAX_PIXEL_BYTES = 140_000_000;

const SIGNATURE_BYTES = 8;
const FRAME_BYTES = 12;
const isPng = (bytes: Buffer): boolean => bytes[0] === 0x89;

/** The compressed pixels of a PNG: its chunks IDAT, one after the other. */
function joinPixels(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += FRAME_BYTES + length;
  }
  return Buffer.concat(parts);
}

/** @throws Error for a PNG whose pixels cannot be read: the writer of the PDF would find out too late to go on */
function requirePixels(bytes: Buffer): void {
  if (isPng(bytes)) inflateSync(joinPixels(bytes), { maxOutputLength: MAX_PIXEL_BYTES });
}

/** A picture as large as its page has room; one that cannot be drawn is named without it. */
export function drawPicture(paper: PdfPaper, { title, body }: PicturePage, top: number): void {
  paper.write(title, PAGE.side, top, { face: 'bold', size: 12, width: INNER_WIDTH });
  const y = top + TITLE_HEIGHT;
  try {
    const bytes = Buffer.from(body, 'base64');
    requirePixels(bytes);
    paper.pdf.image(bytes, PAGE.side, y, { fit: [INNER_WIDTH, PAGE.bottom - y] });
  } catch {
    paper.write('–', PAGE.side, y, { size: 10, colour: INK.second });
  }
}
