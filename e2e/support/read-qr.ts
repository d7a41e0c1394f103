import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: number[];
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
    return { width, height, rgba: [...drawing.getImageData(0, 0, width, height).data] };
  }, png.toString('base64'));
  await blank.close();
  return jsQR(Uint8ClampedArray.from(picture.rgba), picture.width, picture.height)?.data;
}
