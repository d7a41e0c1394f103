import { findCategory } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
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
    const message =
      others.length === 0
        ? createFileMessage('categoryUnknown', { category })
        : createFileMessage('categoryUnknownRows', { category, rows: others.length + 1 });
    problems.warn([...list, first, 'category'], message);
  }
}

/** Warns once a list of each unknown category, at the first row that names it (P8.4). */
export function checkCategories({ startlists, resultlists }: SentUpload, problems: Problems): void {
  for (const [uid, rows] of Object.entries(startlists)) checkList(rows, ['startlists', uid], problems);
  for (const [uid, rows] of Object.entries(resultlists)) checkList(rows, ['resultlists', uid], problems);
}
