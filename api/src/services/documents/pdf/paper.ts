import PDFDocument from 'pdfkit';
import { cacheShaping, FACES, type Face } from './fonts.ts';
import { INK } from './ink.ts';

interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** A wider text is drawn smaller, then shortened. */
  readonly width?: number;
}

/** A page to draw on, with coordinates in points from its upper left corner. */
export interface Paper {
  write(text: string, x: number, y: number, style: TextStyle): void;
  measureWidth(text: string, face: Face, size: number): number;
  box(x: number, y: number, width: number, height: number, colour: string): void;
  line(x: number, y: number, width: number, colour: string, thickness?: number): void;
}

/** A page of a PDF file. */
export interface PdfPaper extends Paper {
  readonly pdf: PDFKit.PDFDocument;
}

/** Draws nothing: for counting pages. */
export const MEASURING_PAPER: Paper = {
  write: () => undefined,
  measureWidth: () => 0,
  box: () => undefined,
  line: () => undefined,
};

/** A text is drawn at no less than this share of its size, to stay readable; then it is shortened. */
const MIN_SCALE = 0.82;

interface PaperInfo {
  readonly title: string;
  readonly author: string;
  readonly lang: string;
  readonly createdAt: Date;
}

export function openPaper(info: PaperInfo): PdfPaper {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: info.lang,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: 'Foulée', CreationDate: info.createdAt },
  });
  const sizes = new Map<Face, (text: string, size: number) => number>();
  for (const face of Object.keys(FACES) as Face[]) {
    pdf.registerFont(face, FACES[face]).font(face);
    const font = (pdf as unknown as { _font: Parameters<typeof cacheShaping>[0] })._font;
    cacheShaping(font);
    sizes.set(face, (text, size) => font.widthOfString(text, size));
  }
  const measureWidth: Paper['measureWidth'] = (text, face, size) => sizes.get(face)?.(text, size) ?? 0;

  function shorten(text: string, face: Face, size: number, width: number): string {
    let end = text.length;
    while (end > 1 && measureWidth(`${text.slice(0, end).trimEnd()}…`, face, size) > width) end -= 1;
    return `${text.slice(0, end).trimEnd()}…`;
  }

  return {
    pdf,
    measureWidth,
    write(text, x, y, { face = 'plain', size, colour = INK.ink, align = 'left', width = Number.POSITIVE_INFINITY }) {
      if (text === '') return;
      const fullWidth = measureWidth(text, face, size);
      const fittedSize = fullWidth <= width ? size : Math.max(size * MIN_SCALE, (size * width) / fullWidth);
      const shown = measureWidth(text, face, fittedSize) > width + 0.01 ? shorten(text, face, fittedSize, width) : text;
      const shownWidth = measureWidth(shown, face, fittedSize);
      const indent = align === 'left' ? 0 : align === 'right' ? width - shownWidth : (width - shownWidth) / 2;
      pdf.font(face).fontSize(fittedSize).fillColor(colour);
      pdf.text(shown, x + indent, y + (size - fittedSize) * 0.8, { lineBreak: false });
    },
    box: (x, y, width, height, colour) => void pdf.roundedRect(x, y, width, height, 2).fill(colour),
    line: (x, y, width, colour, thickness = 0.5) =>
      void pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .strokeColor(colour)
        .stroke(),
  };
}

/** The brand's logo: an F shaped like the bend of a track. */
export function drawSign({ pdf }: PdfPaper, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 64);
  pdf.path('M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59Z').fill(INK.ink);
  pdf.path('M27.5 28H54L50 40H23.5Z').fill(INK.hot);
  pdf.restore();
}
