import { formatSpreadsheet } from 'shared-domain';
import { saveFile } from 'shared-domain/platform';
import { findToday } from '../page/dates.ts';

/** Parts that repeat a cell's content for screen readers or phones, or that are only buttons. */
const REPEATED_PARTS = '.sr, .fav, .small.ph, .legs, .gap-bar, svg, button.sort';

function readText(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(REPEATED_PARTS)) part.remove();
  // Texts of different elements are separated by blanks.
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode() !== null) words.push(walker.currentNode.nodeValue ?? '');
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const readHeader = (cell: Element): string => cell.getAttribute('abbr') ?? readText(cell);

/** The texts of a list's cells without its stars, also of columns hidden at this width. */
export function readTableCells(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells]
      .filter((cell) => !cell.classList.contains('fav'))
      .map((cell) => (cell.closest('thead') === null ? readText(cell) : readHeader(cell))),
  );
}

/** A file name that is valid on every system: `2026-06-14_100-m-se-f-departs.csv`. */
export function buildCsvName(title: string, day: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\da-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${day}_${words.slice(0, 80)}.csv`;
}

/**
 * Saves all lists of the page as one table; false when there is none. The print events make long lists show all their rows.
 */
export function savePageCsv(title: string): boolean {
  window.dispatchEvent(new Event('beforeprint'));
  const tables = [...document.querySelectorAll<HTMLTableElement>('main table.perf')];
  const rows = tables.flatMap((table) => [
    ...(tables.length > 1 ? [[table.caption?.textContent ?? '']] : []),
    ...readTableCells(table),
  ]);
  window.dispatchEvent(new Event('afterprint'));
  if (rows.length === 0) return false;
  saveFile(buildCsvName(title, findToday()), formatSpreadsheet(rows), 'text/csv');
  return true;
}
