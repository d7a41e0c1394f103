import { findCategory } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import type { SentStart, SentUpload } from '../../store/lists/sent-rows.ts';
import { isOfOtherSex } from '../sheets/list-event.ts';
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

/** Warns of a start list that has athletes of the other sex than its event: a race of both, or somebody in the wrong list. */
function checkSexes(uid: string, rows: readonly SentStart[], problems: Problems): void {
  const first = rows.findIndex((row) => isOfOtherSex(uid, row));
  if (first < 0) return;
  const count = rows.filter((row) => isOfOtherSex(uid, row)).length;
  problems.warn(
    ['startlists', uid, first],
    count === 1 ? createFileMessage('rowOtherSex') : createFileMessage('rowsOtherSex', { rows: count }),
  );
}

/** Warns once a list of each unknown category, at the first row that names it (P8.4), and once of those of the other sex. */
export function checkCategories({ startlists, resultlists }: SentUpload, problems: Problems): void {
  for (const [uid, rows] of Object.entries(startlists)) {
    checkList(rows, ['startlists', uid], problems);
    checkSexes(uid, rows, problems);
  }
  for (const [uid, rows] of Object.entries(resultlists)) checkList(rows, ['resultlists', uid], problems);
}
