import PDFDocument from 'pdfkit';
import type { Language } from 'shared-domain';
import { FACES, type Face, quicken } from './fonts.ts';
import { INK } from './ink.ts';

interface Words {
  readonly face?: Face;
  readonly size: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  /** Longer words are drawn smaller, then cut. */
  readonly width?: number;
}

/** A page to write on, in points from its upper left corner. */
export interface Paper {
  write(text: string, x: number, y: number, words: Words): void;
  widthOf(text: string, face: Face, size: number): number;
  box(x: number, y: number, width: number, height: number, colour: string): void;
  line(x: number, y: number, width: number, colour: string, thick?: number): void;
}

/** Paper whose pages become a file. */
export interface Printable extends Paper {
  readonly pdf: PDFKit.PDFDocument;
}

/** Paper that takes nothing: to see how far a text goes. */
export const BLANK: Paper = {
  write: () => undefined,
  widthOf: () => 0,
  box: () => undefined,
  line: () => undefined,
};

/** Words drawn smaller than this share of their size are no longer read: they are cut instead. */
const MIN_SCALE = 0.82;

interface Info {
  readonly title: string;
  readonly author: string;
  readonly at: Date;
  readonly language: Language;
}

export function openPaper(info: Info): Printable {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    lang: info.language === 'fr' ? 'fr-FR' : 'en-GB',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, Creator: 'Foulée', CreationDate: info.at },
  });
  const sizes = new Map<Face, (text: string, size: number) => number>();
  for (const face of Object.keys(FACES) as Face[]) {
    pdf.registerFont(face, FACES[face]).font(face);
    const font = (pdf as unknown as { _font: Parameters<typeof quicken>[0] })._font;
    quicken(font);
    sizes.set(face, (text, size) => font.widthOfString(text, size));
  }
  const widthOf: Paper['widthOf'] = (text, face, size) => sizes.get(face)?.(text, size) ?? 0;

  function cut(text: string, face: Face, size: number, width: number): string {
    let end = text.length;
    while (end > 1 && widthOf(`${text.slice(0, end).trimEnd()}…`, face, size) > width) end -= 1;
    return `${text.slice(0, end).trimEnd()}…`;
  }

  return {
    pdf,
    widthOf,
    write(text, x, y, { face = 'plain', size, colour = INK.ink, align = 'left', width = Number.POSITIVE_INFINITY }) {
      if (text === '') return;
      const wide = widthOf(text, face, size);
      const fitted = wide <= width ? size : Math.max(size * MIN_SCALE, (size * width) / wide);
      const shown = widthOf(text, face, fitted) > width + 0.01 ? cut(text, face, fitted, width) : text;
      const taken = widthOf(shown, face, fitted);
      const free = align === 'left' ? 0 : align === 'right' ? width - taken : (width - taken) / 2;
      pdf.font(face).fontSize(fitted).fillColor(colour);
      pdf.text(shown, x + free, y + (size - fitted) * 0.8, { lineBreak: false });
    },
    box: (x, y, width, height, colour) => void pdf.roundedRect(x, y, width, height, 2).fill(colour),
    line: (x, y, width, colour, thick = 0.5) =>
      void pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thick)
        .strokeColor(colour)
        .stroke(),
  };
}

/** The brand's sign: an F drawn as the bend of a track, its middle bar the leader. */
export function drawSign({ pdf }: Printable, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 64);
  pdf.path('M5 59V31C5 15.5 15.5 5 31 5H58.5L54.5 17H32C23 17 17 23 17 32V59Z').fill(INK.ink);
  pdf.path('M27.5 28H54L50 40H23.5Z').fill(INK.hot);
  pdf.restore();
}
