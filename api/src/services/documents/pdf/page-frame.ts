import { INK, INNER, PAGE } from './ink.ts';
import { drawSign, type Printable } from './paper.ts';

export interface FrameWords {
  readonly challenge: string;
  /** Place and days. */
  readonly where: string;
  /** What the document is: «Résultats». */
  readonly title: string;
  readonly printed: string;
  readonly pages: number;
}

/** Head and foot of every page: whose competition, where and when; which page of how many. */
export function startPage(paper: Printable, frame: FrameWords, page: number): number {
  const { challenge, where, title, printed, pages } = frame;
  paper.pdf.addPage();
  const right = { align: 'right' as const, width: 130 };
  drawSign(paper, PAGE.side, 30, 24);
  paper.write(challenge, PAGE.side + 32, 30, { face: 'bold', size: 13, width: INNER - 32 - 140 });
  paper.write(where, PAGE.side + 32, 46, { size: 8.5, colour: INK.second, width: INNER - 32 - 140 });
  paper.write(title, PAGE.width - PAGE.side - 130, 31, { face: 'medium', size: 10, ...right });
  paper.line(PAGE.side, 63, INNER, INK.ink, 0.8);
  paper.line(PAGE.side, 63, 24, INK.hot, 2.4);
  paper.line(PAGE.side, 806, INNER, INK.line);
  paper.write(`Foulée · Imprimé le ${printed}`, PAGE.side, 812, { size: 7.5, colour: INK.third });
  const number = `Page ${page}/${pages}`;
  paper.write(number, PAGE.side, 812, { size: 7.5, colour: INK.third, align: 'right', width: INNER });
  return PAGE.top;
}
