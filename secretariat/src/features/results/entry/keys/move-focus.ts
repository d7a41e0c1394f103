const CELLS = 'input[data-c]:not([readonly]):not([disabled])';

const listCells = (from: HTMLElement): HTMLInputElement[] => [
  ...(from.closest('[data-area]')?.querySelectorAll<HTMLInputElement>(CELLS) ?? []),
];

function focusCell(to: HTMLInputElement | undefined): boolean {
  if (to === undefined) return false;
  to.focus();
  to.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return true;
}

const isBar = ({ dataset }: HTMLInputElement): boolean => /^[hj]\d/.test(dataset.c ?? '');

/** Whether nothing more is to be typed in a cell: a bar cleared, passed or failed three times, any other once it says something. */
const isDone = (cell: HTMLInputElement): boolean =>
  isBar(cell) ? /(?:o|-|r|xxx)$/.test(cell.value) : cell.value !== '';

/**
 * To the same column of the next row or the one before, from trial to trial; `column` names another. `isOnWay` through a round:
 * athletes who have nothing more to do at this bar are passed over.
 */
export function moveRow(from: HTMLInputElement, by: 1 | -1, column = from.dataset.c, isOnWay = false): boolean {
  const rows = [...(from.closest('[data-area]')?.querySelectorAll('tr[data-row]') ?? [])];
  const own = from.closest('tr[data-row]');
  let at = own === null ? -1 : rows.indexOf(own);
  for (at += by; at >= 0 && at < rows.length; at += by) {
    const cells = [...(rows[at]?.querySelectorAll<HTMLInputElement>(CELLS) ?? [])];
    const same = cells.find(({ dataset }) => dataset.c === column);
    if (same !== undefined && isOnWay && isDone(same) && isBar(same)) continue;
    if (same !== undefined) return focusCell(same);
    // Another kind of trial has other columns: its first cell.
    const isOtherTrial = rows[at]?.closest('table') !== own?.closest('table');
    if (isOtherTrial && own?.closest('[data-wraps]') != null) return false;
    if (isOtherTrial && cells.length > 0) return focusCell(by === 1 ? cells[0] : cells.at(-1));
  }
  return false;
}

/**
 * After the last athlete of a column: the first whose trial is still open in it, as for a second attempt at a bar, else the
 * first open cell of the next column.
 */
export function moveRound(from: HTMLInputElement): boolean {
  const table = from.closest('[data-wraps]');
  if (table === null) return false;
  const cells = [...table.querySelectorAll<HTMLInputElement>(CELLS)];
  const columns = [...new Set(cells.map(({ dataset }) => dataset.c ?? ''))].filter((name) => /^[ahj]\d/.test(name));
  const own = columns.indexOf((from.dataset.c ?? '').replace(/^w/, 'a'));
  for (const column of columns.slice(own)) {
    const open = cells.find((cell) => cell.dataset.c === column && cell !== from && !isDone(cell));
    if (open !== undefined) return focusCell(open);
  }
  return false;
}

/** To the cell beside, in reading order. */
export function moveCell(from: HTMLInputElement, by: 1 | -1): boolean {
  const cells = listCells(from);
  return focusCell(cells[cells.indexOf(from) + by]);
}

const ARRIVED = 'arrived';

/** On from a cell that is full without a key: Enter out of habit then does nothing where it led. */
export function moveOn(from: HTMLInputElement, column: string | undefined): void {
  if (!moveRow(from, 1, column, true)) moveRound(from);
  const to = document.activeElement;
  if (to instanceof HTMLInputElement && to !== from) to.dataset[ARRIVED] = '';
}

/** Whether the focus came to a cell by itself and nothing has been pressed there since; asked once. */
export function takeArrival({ dataset }: HTMLInputElement): boolean {
  const hasArrived = dataset[ARRIVED] !== undefined;
  delete dataset[ARRIVED];
  return hasArrived;
}

/** To a cell of the same row by its column. */
export function moveWithin(from: HTMLInputElement, column: string): boolean {
  const cells = from.closest('tr')?.querySelectorAll<HTMLInputElement>(CELLS) ?? [];
  return focusCell([...cells].find(({ dataset }) => dataset.c === column));
}
