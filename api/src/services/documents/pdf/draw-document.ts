import type { Challenge } from 'shared-domain/contract';
import type { Sheet } from '../sheet/sheet.ts';
import { drawSheet } from './draw-sheet.ts';
import { INK, PAGE } from './ink.ts';
import { type FrameWords, startPage } from './page-frame.ts';
import { BLANK, openPaper } from './paper.ts';

export interface Printed {
  readonly challenge: Challenge;
  readonly title: string;
  readonly where: string;
  readonly printed: string;
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
export async function drawDocument({ challenge, at, ...words }: Printed, sheets: readonly Sheet[]): Promise<Buffer> {
  const paper = openPaper({ title: `${words.title} – ${challenge.name}`, author: challenge.org.name, at });
  const chunks: Buffer[] = [];
  const { pdf } = paper;
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const frame: FrameWords = { challenge: challenge.name, ...words, pages: countPages(sheets) };
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
  if (empty) paper.write('Aucune liste pour le moment.', PAGE.side, y, { size: 10, colour: INK.second });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
