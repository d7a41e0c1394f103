import { formatSpreadsheet } from 'shared-domain';
import { saveFile } from 'shared-domain/platform';
import { today } from '../page/dates.ts';

/** What is said twice: for a voice, for a narrow screen, for a finger. */
const ASIDE = '.sr, .fav, .small.ph, .legs, .gap-bar, svg, button.sort';

function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const aside of copy.querySelectorAll(ASIDE)) aside.remove();
  // Parts that stand beside or under each other are words of their own.
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode() !== null) words.push(walker.currentNode.nodeValue ?? '');
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

const headOf = (cell: Element): string => cell.getAttribute('abbr') ?? textOf(cell);

/** The cells of a list as texts, its stars left out: every column, also those that this width hides. */
export function tableCells(table: HTMLTableElement): string[][] {
  return [...table.rows].map((row) =>
    [...row.cells]
      .filter((cell) => !cell.classList.contains('fav'))
      .map((cell) => (cell.closest('thead') === null ? textOf(cell) : headOf(cell))),
  );
}

/** A name that every system takes: `2026-06-14_100-m-se-f-departs.csv`. */
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
 * Saves the lists of the page as one table, those rows too that wait behind «Afficher 100 de plus»: they come as they come
 * for paper. False when there is no list.
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
