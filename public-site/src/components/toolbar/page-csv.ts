import { formatSpreadsheet } from 'shared-domain';
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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([formatSpreadsheet(rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = csvName(title, today());
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return true;
}
