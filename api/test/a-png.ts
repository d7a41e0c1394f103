import { deflateSync } from 'node:zlib';

const chunk = (name: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
};

interface Options {
  readonly width?: number;
  readonly height?: number;
  /** What a program wrote beside the picture. */
  readonly text?: string;
  /** Whether its pixels can be drawn. */
  readonly hasPixels?: boolean;
}

/** A PNG as its chunks stand in a file. */
export function aPng({ width = 320, height = 160, text, hasPixels = false }: Options = {}): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    ...(text === undefined ? [] : [chunk('tEXt', Buffer.from(text))]),
    chunk('IDAT', hasPixels ? deflateSync(Buffer.alloc((width + 1) * height)) : Buffer.alloc(40, 0x55)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
