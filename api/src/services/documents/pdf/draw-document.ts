import type { Challenge } from 'shared-domain/contract';
import type { Sheet } from '../sheet/sheet.ts';
import { drawSheet } from './draw-sheet.ts';
import { INK, PAGE } from './ink.ts';
import { type FrameWords, footPages, startPage } from './page-frame.ts';
import { openPaper } from './paper.ts';

export interface Printed {
  readonly challenge: Challenge;
  readonly title: string;
  readonly where: string;
  readonly printed: string;
  readonly at: Date;
}

/** Lists on A4, each group in the outline that a reader of the file leafs through. */
export async function drawDocument({ challenge, at, ...words }: Printed, sheets: Iterable<Sheet>): Promise<Buffer> {
  const paper = openPaper({ title: `${words.title} – ${challenge.name}`, author: challenge.org.name, at });
  const chunks: Buffer[] = [];
  const { pdf } = paper;
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', resolve));
  const frame: FrameWords = { challenge: challenge.name, ...words };
  const newPage = () => startPage(paper, frame);
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
  footPages(paper, frame);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
