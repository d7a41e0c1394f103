const CELLS = 'input[data-c]:not([readonly]):not([disabled])';

const cellsOf = (from: HTMLElement): HTMLInputElement[] => [
  ...(from.closest('[data-area]')?.querySelectorAll<HTMLInputElement>(CELLS) ?? []),
];

function go(to: HTMLInputElement | undefined): boolean {
  if (to === undefined) return false;
  to.focus();
  to.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return true;
}

/** To the same column of the next row or the one before, from trial to trial; `column` names another. */
export function moveRow(from: HTMLInputElement, by: 1 | -1, column = from.dataset.c): boolean {
  const rows = [...(from.closest('[data-area]')?.querySelectorAll('tr[data-row]') ?? [])];
  const own = from.closest('tr[data-row]');
  let at = own === null ? -1 : rows.indexOf(own);
  for (at += by; at >= 0 && at < rows.length; at += by) {
    const cells = [...(rows[at]?.querySelectorAll<HTMLInputElement>(CELLS) ?? [])];
    const same = cells.find(({ dataset }) => dataset.c === column);
    if (same !== undefined) return go(same);
    // Another kind of trial has other columns: its first cell.
    const isOtherTrial = rows[at]?.closest('table') !== own?.closest('table');
    if (isOtherTrial && cells.length > 0) return go(by === 1 ? cells[0] : cells.at(-1));
  }
  return false;
}

/** To the cell beside, in reading order. */
export function moveCell(from: HTMLInputElement, by: 1 | -1): boolean {
  const cells = cellsOf(from);
  return go(cells[cells.indexOf(from) + by]);
}

/** To a cell of the same row by its column. */
export function moveWithin(from: HTMLInputElement, column: string): boolean {
  const cells = from.closest('tr')?.querySelectorAll<HTMLInputElement>(CELLS) ?? [];
  return go([...cells].find(({ dataset }) => dataset.c === column));
}
