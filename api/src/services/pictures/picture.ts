/** A picture as it is stored: what it is by its bytes, without what programs write beside it, and how large it is drawn, px. */
export interface Picture {
  readonly type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Why bytes are not taken as a picture: they are none, or an SVG has in it what a picture does not need. */
export interface PictureFault {
  readonly kind: 'no picture' | 'unsafe';
  readonly words: string;
}
