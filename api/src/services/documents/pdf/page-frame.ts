import { INK, INNER, PAGE } from './ink.ts';
import { drawSign, type Paper } from './paper.ts';

export interface FrameWords {
  readonly challenge: string;
  /** Place and days. */
  readonly where: string;
  /** What the document is: «Résultats». */
  readonly title: string;
  readonly printed: string;
}

/** Top of every page: whose competition, where and when. */
export function startPage(paper: Paper, { challenge, where, title }: FrameWords): number {
  paper.pdf.addPage();
  const right = { align: 'right' as const, width: 130 };
  drawSign(paper, PAGE.side, 30, 24);
  paper.write(challenge, PAGE.side + 32, 30, { face: 'bold', size: 13, width: INNER - 32 - 140 });
  paper.write(where, PAGE.side + 32, 46, { size: 8.5, colour: INK.second, width: INNER - 32 - 140 });
  paper.write(title, PAGE.width - PAGE.side - 130, 31, { face: 'medium', size: 10, ...right });
  paper.line(PAGE.side, 63, INNER, INK.ink, 0.8);
  paper.line(PAGE.side, 63, 24, INK.hot, 2.4);
  return PAGE.top;
}

/** Foot of every page, once their number is known. */
export function footPages({ pdf, ...paper }: Paper, { printed }: FrameWords): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(start + page);
    paper.line(PAGE.side, 806, INNER, INK.line);
    paper.write(`Foulée · Imprimé le ${printed}`, PAGE.side, 812, { size: 7.5, colour: INK.third });
    const number = `Page ${page + 1}/${count}`;
    paper.write(number, PAGE.side, 812, { size: 7.5, colour: INK.third, align: 'right', width: INNER });
  }
}
