import { saveFile } from 'shared-domain/platform';

/** Whether this browser hands pictures to the phone's own share sheet. */
export function canShareFiles(): boolean {
  if (typeof navigator === 'undefined' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'x.png', { type: 'image/png' })] });
}

/** To the phone's own share sheet; false when the reader closes it, which is no failure. */
export async function sharePicture(picture: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [picture], text });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    // The drawing took longer than the browser keeps a tap in mind: the picture is not lost.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return savePicture(picture);
    throw error;
  }
}

/** As a download under the picture's own name. */
export async function savePicture(picture: File): Promise<boolean> {
  saveFile(picture.name, picture);
  return true;
}
