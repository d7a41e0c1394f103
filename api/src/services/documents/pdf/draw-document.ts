import type { Challenge } from 'shared-domain/contract';
import type { Sheet } from '../sheet/sheet.ts';
import type { Words } from '../words/words.ts';
import { drawSheet } from './draw-sheet.ts';
import { INK, INNER, PAGE } from './ink.ts';
import { BLANK, drawSign, openPaper, type Printable } from './paper.ts';

interface FrameWords {
  readonly challenge: string;
  /** Place and days. */
  readonly where: string;
  /** What the document is: «Résultats». */
  readonly title: string;
  readonly printed: string;
  readonly words: Words;
  readonly pages: number;
}

/** Head and foot of every page: whose competition, where and when; which page of how many. */
function startPage(paper: Printable, frame: FrameWords, page: number): number {
  const { challenge, where, title, printed, words, pages } = frame;
  paper.pdf.addPage();
  const right = { align: 'right' as const, width: 130 };
  drawSign(paper, PAGE.side, 30, 24);
  paper.write(challenge, PAGE.side + 32, 30, { face: 'bold', size: 13, width: INNER - 32 - 140 });
  paper.write(where, PAGE.side + 32, 46, { size: 8.5, colour: INK.second, width: INNER - 32 - 140 });
  paper.write(title, PAGE.width - PAGE.side - 130, 31, { face: 'medium', size: 10, ...right });
  paper.line(PAGE.side, 63, INNER, INK.ink, 0.8);
  paper.line(PAGE.side, 63, 24, INK.hot, 2.4);
  paper.line(PAGE.side, 806, INNER, INK.line);
  paper.write(`Foulée · ${words.say('printed', { when: printed })}`, PAGE.side, 812, { size: 7.5, colour: INK.third });
  const number = words.say('page', { page, pages });
  paper.write(number, PAGE.side, 812, { size: 7.5, colour: INK.third, align: 'right', width: INNER });
  return PAGE.top;
}

export interface Printed {
  readonly challenge: Challenge;
  readonly title: string;
  readonly where: string;
  readonly printed: string;
  readonly words: Words;
  readonly at: Date;
}

/** How many pages the lists take: what is known before leaves each page to be given out as soon as it is full. */
function countPages(sheets: readonly Sheet[]): number {
  let pages = 1;
  const newPage = () => {
    pages += 1;
    return PAGE.top;
  };
  let y: number = PAGE.top;
  for (const sheet of sheets) y = drawSheet(BLANK, sheet, y, newPage);
  return pages;
}

/** Lists on A4, each group in the outline that a reader of the file leafs through. */
export async function drawDocument({ challenge, at, ...texts }: Printed, sheets: readonly Sheet[]): Promise<Buffer> {
  const paper = openPaper({
    title: `${texts.title} – ${challenge.name}`,
    author: challenge.org.name,
    at,
    language: texts.words.language,
  });
  const chunks: Buffer[] = [];
  const { pdf } = paper;
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const frame: FrameWords = { challenge: challenge.name, ...texts, pages: countPages(sheets) };
  let page = 0;
  const newPage = () => startPage(paper, frame, ++page);
  let y = newPage();
  let group = '';
  let empty = true;
  for (const sheet of sheets) {
    y = drawSheet(paper, sheet, y, newPage);
    if (sheet.gOID !== group) pdf.outline.addItem(sheet.group);
    group = sheet.gOID;
    empty = false;
  }
  if (empty) paper.write(texts.words.say('none'), PAGE.side, y, { size: 10, colour: INK.second });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
