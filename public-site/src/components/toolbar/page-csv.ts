import { formatSpreadsheet } from 'shared-domain';
import { saveFile } from 'shared-domain/platform';
import { today } from '../page/dates.ts';

/** Parts that repeat a cell's content for screen readers or phones, or that are only buttons. */
const ASIDE = '.sr, .fav, .small.ph, .legs, .gap-bar, svg, button.sort';

function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll(ASIDE)) aside.remove();
  // Texts of different elements are separated by blanks.
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode() !== null) words.push(walker.currentNode.nodeValue ?? '');
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const headOf = (cell: Element): string => cell.getAttribute('abbr') ?? textOf(cell);

/** The texts of a list's cells without its stars, also of columns hidden at this width. */
export function tableCells(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells]
      .filter((cell) => !cell.classList.contains('fav'))
      .map((cell) => (cell.closest('thead') === null ? textOf(cell) : headOf(cell))),
  );
}

/** A file name that is valid on every system: `2026-06-14_100-m-se-f-departs.csv`. */
export function csvName(title: string, day: string): string {
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
    ...tableCells(table),
  ]);
  window.dispatchEvent(new Event('afterprint'));
  if (rows.length === 0) return false;
  saveFile(csvName(title, today()), formatSpreadsheet(rows), 'text/csv');
  return true;
}
