import { findCategory } from 'shared-domain';
import type { SentUpload } from '../../store/lists/sent-rows.ts';
import type { Problems } from './problems.ts';

type Rows = readonly { readonly category?: number | undefined }[];

function checkList(rows: Rows, list: readonly PropertyKey[], problems: Problems): void {
  const unknown = new Map<number, number[]>();
  for (const [index, { category }] of rows.entries()) {
    if (category === undefined || findCategory(category) !== undefined) continue;
    const indexes = unknown.get(category);
    if (indexes === undefined) unknown.set(category, [index]);
    else indexes.push(index);
  }
  for (const [category, [first = 0, ...others]] of unknown) {
    const count = others.length === 0 ? '' : ` (${others.length + 1} rows)`;
    problems.warn([...list, first, 'category'], `${category} is not a known category${count}`);
  }
}

/** Warns once a list of each unknown category, at the first row that names it (P8.4). */
export function checkCategories({ startlists, resultlists }: SentUpload, problems: Problems): void {
  for (const [uid, rows] of Object.entries(startlists)) checkList(rows, ['startlists', uid], problems);
  for (const [uid, rows] of Object.entries(resultlists)) checkList(rows, ['resultlists', uid], problems);
}
