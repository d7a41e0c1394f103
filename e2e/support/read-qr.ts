import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

interface Picture {
  readonly width: number;
  readonly height: number;
  /** In base64. */
  readonly rgba: string;
}

/** The text of the QR code in a screenshot, undefined for none; the browser decodes the PNG. */
export async function readQr(page: Page, png: Buffer): Promise<string | undefined> {
  const blank = await page.context().newPage();
  const picture = await blank.evaluate(async (base64): Promise<Picture> => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    const { width, height } = image;
    Object.assign(canvas, { width, height });
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, width, height);
    const STEP = 0x8000;
    let bytes = '';
    for (let at = 0; at < data.length; at += STEP) bytes += String.fromCharCode(...data.subarray(at, at + STEP));
    return { width, height, rgba: btoa(bytes) };
  }, png.toString('base64'));
  await blank.close();
  return jsQR(Uint8ClampedArray.from(Buffer.from(picture.rgba, 'base64')), picture.width, picture.height)?.data;
}
