import type { Language } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import type { PicturePage, Sheet } from '../sheet/sheet.ts';
import { SHEET_WORDS } from '../sheet/words.ts';
import { drawPicture } from './draw-picture.ts';
import { drawSheet } from './draw-sheet.ts';
import { INK, INNER_WIDTH, PAGE } from './ink.ts';
import { drawSign, MEASURING_PAPER, openPaper, type PdfPaper } from './paper.ts';

interface FrameTexts {
  readonly challenge: string;
  readonly placeAndDate: string;
  /** The kind of document: «Résultats». */
  readonly title: string;
  readonly printedAt: string;
  readonly language: Language;
  readonly pageCount: number;
}

/** Starts a page with its head and foot. @returns where its content begins, in points from the top */
function startPage(paper: PdfPaper, frame: FrameTexts, page: number): number {
  const { challenge, placeAndDate, title, printedAt, language, pageCount } = frame;
  paper.pdf.addPage();
  const right = { align: 'right' as const, width: 130 };
  drawSign(paper, PAGE.side, 30, 24);
  paper.write(challenge, PAGE.side + 32, 30, { face: 'bold', size: 13, width: INNER_WIDTH - 32 - 140 });
  paper.write(placeAndDate, PAGE.side + 32, 46, { size: 8.5, colour: INK.second, width: INNER_WIDTH - 32 - 140 });
  paper.write(title, PAGE.width - PAGE.side - 130, 31, { face: 'medium', size: 10, ...right });
  paper.line(PAGE.side, 63, INNER_WIDTH, INK.ink, 0.8);
  paper.line(PAGE.side, 63, 24, INK.hot, 2.4);
  paper.line(PAGE.side, 806, INNER_WIDTH, INK.line);
  paper.write(`Foulée · ${SHEET_WORDS[language].printed} ${printedAt}`, PAGE.side, 812, {
    size: 7.5,
    colour: INK.third,
  });
  const number = `Page ${page}/${pageCount}`;
  paper.write(number, PAGE.side, 812, { size: 7.5, colour: INK.third, align: 'right', width: INNER_WIDTH });
  return PAGE.top;
}

export interface DocumentInfo {
  readonly challenge: Challenge;
  readonly title: string;
  readonly placeAndDate: string;
  readonly printedAt: string;
  readonly language: Language;
  readonly drawnAt: Date;
}

/** Counts the pages in advance, so that each page with its «Page 1/5» can be written out as soon as it is full. */
function countPages(sheets: readonly Sheet[]): number {
  let pageCount = 1;
  const newPage = () => {
    pageCount += 1;
    return PAGE.top;
  };
  let y: number = PAGE.top;
  for (const sheet of sheets) y = drawSheet(MEASURING_PAPER, sheet, y, newPage);
  return pageCount;
}

/** Draws lists on A4 pages, with the groups as outline of the PDF; pictures follow on pages of their own. */
export async function drawDocument(
  { challenge, drawnAt, ...texts }: DocumentInfo,
  sheets: readonly Sheet[],
  pictures: readonly PicturePage[] = [],
): Promise<Buffer> {
  const paper = openPaper({
    title: `${texts.title} – ${challenge.name}`,
    author: challenge.org.name,
    lang: SHEET_WORDS[texts.language].locale,
    createdAt: drawnAt,
  });
  const chunks: Buffer[] = [];
  const { pdf } = paper;
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise<void>((resolve) => pdf.on('end', resolve));
  const frame: FrameTexts = { challenge: challenge.name, ...texts, pageCount: countPages(sheets) + pictures.length };
  let page = 0;
  const newPage = () => startPage(paper, frame, ++page);
  let y = newPage();
  let group = '';
  let isEmpty = true;
  for (const sheet of sheets) {
    y = drawSheet(paper, sheet, y, newPage);
    if (sheet.gOID !== group) pdf.outline.addItem(sheet.group);
    group = sheet.gOID;
    isEmpty = false;
  }
  if (isEmpty) paper.write(SHEET_WORDS[texts.language].noListYet, PAGE.side, y, { size: 10, colour: INK.second });
  for (const picture of pictures) drawPicture(paper, picture, newPage());
  pdf.end();
  await end;
  return Buffer.concat(chunks);
}
