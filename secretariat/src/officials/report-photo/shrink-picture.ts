import { MAX_REPORT_PHOTO_BYTES } from 'shared-domain/contract';

/** The longer side of a picture, px, and its quality: tried in this order until the picture is small enough. */
const STEPS: readonly (readonly [side: number, quality: number])[] = [
  [1600, 0.8],
  [1600, 0.6],
  [1280, 0.6],
  [1024, 0.5],
  [800, 0.4],
  [480, 0.3],
];

/** The size of a picture whose longer side is `side` px at most; a smaller one stays as it is. */
export function fitSize(
  width: number,
  height: number,
  side: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const drawJpeg = (picture: ImageBitmap, side: number, quality: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fitSize(picture.width, picture.height, side));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
};

/**
 * A photo as a JPEG of 300 kB at most, the right way up and without what the camera wrote beside it; undefined for a file that this device
 * cannot draw.
 */
export async function shrinkPicture(file: Blob): Promise<ArrayBuffer | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (picture === undefined) return undefined;
  try {
    for (const [side, quality] of STEPS) {
      const jpeg = await drawJpeg(picture, side, quality);
      if (jpeg !== null && jpeg.size <= MAX_REPORT_PHOTO_BYTES) return await jpeg.arrayBuffer();
    }
    return undefined;
  } finally {
    picture.close();
  }
}
