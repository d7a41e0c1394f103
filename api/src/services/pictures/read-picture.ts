import type { Picture, PictureFault } from './picture.ts';
import { findJpegSize, readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readSvg } from './read-svg.ts';
import { readWebp } from './read-webp.ts';

/** Points of a picture along a side, and in all: more would stop the computer of a screen. */
const MAX_SIDE = 8192;
const MAX_POINTS = 34_000_000;

const NO_PICTURE: PictureFault = {
  kind: 'no picture',
  words: 'is no picture: PNG, JPEG, WebP that stands still, or SVG',
};

function readJpegPicture(bytes: Buffer): Picture | undefined {
  const jpeg = readJpeg(bytes);
  const size = jpeg && findJpegSize(jpeg);
  return jpeg === undefined || size === undefined ? undefined : { type: 'image/jpeg', bytes: jpeg, ...size };
}

/** A picture by its bytes, whatever it is called, without what is not drawn; why it is none, or none that is shown. */
export function readPicture(bytes: Buffer): Picture | PictureFault {
  const read = readPng(bytes) ?? readJpegPicture(bytes) ?? readWebp(bytes) ?? readSvg(bytes) ?? NO_PICTURE;
  if ('kind' in read) return read;
  const { width, height } = read;
  const isDrawable = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE && width * height <= MAX_POINTS;
  return isDrawable ? read : { kind: 'no picture', words: `has more than ${MAX_SIDE} points along a side` };
}
