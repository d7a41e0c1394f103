import type { ScreenPicture } from '../contract/types.ts';

/** How long a picture stays, ms. */
const PICTURE_MS = 8000;

/** The picture whose turn it is and the one after it, which is loaded meanwhile; by the clock alone, so that all screens show the same. */
export function choosePictures(
  pictures: readonly ScreenPicture[],
  at: number,
  pageMs = PICTURE_MS,
): readonly ScreenPicture[] {
  if (pictures.length === 0) return [];
  const turn = Math.floor(at / pageMs);
  const [shown, next] = [pictures[turn % pictures.length], pictures[(turn + 1) % pictures.length]];
  return [...new Set([shown, next])].filter((one) => one !== undefined);
}
