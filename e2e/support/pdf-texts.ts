import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The texts of each page of a PDF, in the order of the file. */
export async function readSheetTexts(pdf: Uint8Array): Promise<string[][]> {
  const document = await getDocument({ data: Uint8Array.from(pdf), verbosity: 0 }).promise;
  const sheets: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    sheets.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str.trim()] : [])));
  }
  return sheets;
}
