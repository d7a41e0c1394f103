const segment = (marker: number, content: string | readonly number[]): Buffer => {
  const bytes = Buffer.from(content as string);
  return Buffer.concat([Buffer.from([0xff, marker, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]), bytes]);
};

interface Options {
  /** What the camera wrote beside the picture. */
  readonly exif?: string;
  /** Bytes of the picture itself. */
  readonly size?: number;
}

/** A JPEG of one grey square, as its segments stand in a file. */
export const aJpeg = ({ exif, size = 40 }: Options = {}): Buffer<ArrayBuffer> =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, 'JFIF\0'),
    ...(exif === undefined ? [] : [segment(0xe1, `Exif\0\0${exif}`), segment(0xfe, exif)]),
    segment(0xc0, [8, 0, 8, 0, 8, 1, 1, 0x11, 0]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.alloc(size, 0x55),
    Buffer.from([0xff, 0xd9]),
  ]);
