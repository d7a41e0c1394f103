/** Markers of a JPEG (ITU-T T.81, table B.1). */
const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** What a picture is drawn with beside the segments of T.81: JFIF, a colour profile, the colour transform. */
const DRAWN_WITH: readonly number[] = [0xe0, 0xe2, 0xee];
const COMMENT = 0xfe;

/** Markers that say how large a picture is: 0xc0 to 0xcf, without the tables among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const isLeftOut = (marker: number): boolean =>
  marker === COMMENT || (marker >= 0xe0 && marker <= 0xef && !DRAWN_WITH.includes(marker));

/**
 * A JPEG without what cameras write beside the picture: where and when it was taken, with which device. Undefined for bytes that are none,
 * whatever they are called.
 */
export function readJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const parts = [bytes.subarray(0, 2)];
  let hasFrame = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] as number;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    if (marker === SCAN) {
      const last = bytes.lastIndexOf(Buffer.from([0xff, END]));
      return hasFrame && last >= end ? Buffer.concat([...parts, bytes.subarray(at, last + 2)]) : undefined;
    }
    // Height and width stand after the length and the precision.
    if (isFrame(marker)) hasFrame = end - at >= 9 && bytes.readUInt16BE(at + 5) > 0 && bytes.readUInt16BE(at + 7) > 0;
    if (!isLeftOut(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Width and height of a JPEG, px. */
export function findJpegSize(jpeg: Buffer): { readonly width: number; readonly height: number } | undefined {
  for (let at = 2; at + 9 <= jpeg.length && jpeg[at] === 0xff; at += 2 + jpeg.readUInt16BE(at + 2)) {
    if (isFrame(jpeg[at + 1] as number)) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
  }
  return undefined;
}
