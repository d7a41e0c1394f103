import { formatSpreadsheet } from 'shared-domain';
import { saveFile } from 'shared-domain/platform';
import { today } from '../page/dates.ts';
import { csvName, tableCells } from './table-csv.ts';

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
