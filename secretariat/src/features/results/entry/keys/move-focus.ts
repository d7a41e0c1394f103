const CELL_SELECTOR = 'input[data-c]:not([readonly]):not([disabled])';

const listCells = (from: HTMLElement): HTMLInputElement[] => [
  ...(from.closest('[data-area]')?.querySelectorAll<HTMLInputElement>(CELL_SELECTOR) ?? []),
];

function focusCell(to: HTMLInputElement | undefined): boolean {
  if (to === undefined) return false;
  to.focus();
  to.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  return true;
}

const isBar = ({ dataset }: HTMLInputElement): boolean => /^[hj]\d/.test(dataset.c ?? '');

/**
 * Whether a cell needs no more typing: a bar cleared, passed, retired or failed three times, any other cell that is not empty, as at a
 * bar of a jump-off, where each has one attempt.
 */
const isDone = (cell: HTMLInputElement): boolean =>
  /^h\d/.test(cell.dataset.c ?? '') ? /(?:o|-|r|xxx)$/.test(cell.value) : cell.value !== '';

/**
 * Moves to the same column, or to `column`, of the next or previous row, also of another trial's grid. With `shouldSkipDone`,
 * athletes who are done at this bar are skipped.
 * @returns whether a cell was found, as do the other functions here
 */
export function moveRow(
  from: HTMLInputElement,
  step: 1 | -1,
  column = from.dataset.c,
  shouldSkipDone = false,
): boolean {
  const rows = [...(from.closest('[data-area]')?.querySelectorAll('tr[data-row]') ?? [])];
  const currentRow = from.closest('tr[data-row]');
  let index = currentRow === null ? -1 : rows.indexOf(currentRow);
  for (index += step; index >= 0 && index < rows.length; index += step) {
    const cells = [...(rows[index]?.querySelectorAll<HTMLInputElement>(CELL_SELECTOR) ?? [])];
    const target = cells.find(({ dataset }) => dataset.c === column);
    if (target !== undefined && shouldSkipDone && isDone(target) && isBar(target)) continue;
    if (target !== undefined) return focusCell(target);
    // The grid of another trial may have other columns: take its first or last cell.
    const isOtherTrial = rows[index]?.closest('table') !== currentRow?.closest('table');
    if (isOtherTrial && currentRow?.closest('[data-wraps]') != null) return false;
    if (isOtherTrial && cells.length > 0) return focusCell(step === 1 ? cells[0] : cells.at(-1));
  }
  return false;
}

/**
 * Moves to the first cell of this column that needs typing, as for second attempts at a bar, else of the next columns; used
 * after the last row.
 */
export function moveToOpenCell(from: HTMLInputElement): boolean {
  const table = from.closest('[data-wraps]');
  if (table === null) return false;
  const cells = [...table.querySelectorAll<HTMLInputElement>(CELL_SELECTOR)];
  const columns = [...new Set(cells.map(({ dataset }) => dataset.c ?? ''))].filter((name) => /^[ahj]\d/.test(name));
  const columnIndex = columns.indexOf((from.dataset.c ?? '').replace(/^w/, 'a'));
  for (const column of columns.slice(columnIndex)) {
    const openCell = cells.find((cell) => cell.dataset.c === column && cell !== from && !isDone(cell));
    if (openCell !== undefined) return focusCell(openCell);
  }
  return false;
}

/** Moves to the first cell of the first row that still has one to type. */
export function focusFirstOpenCell(table: HTMLTableElement): boolean {
  const cells = [...table.querySelectorAll<HTMLInputElement>(CELL_SELECTOR)];
  return focusCell(cells.find((cell) => /^a\d/.test(cell.dataset.c ?? '') && !isDone(cell)));
}

/** Moves to the next or previous cell in reading order. */
export function moveCell(from: HTMLInputElement, step: 1 | -1): boolean {
  const cells = listCells(from);
  return focusCell(cells[cells.indexOf(from) + step]);
}

const ARRIVED_FLAG = 'arrived';

/** Moves on from a cell that is complete without Enter; the flag makes an Enter pressed out of habit do nothing in the new cell. */
export function advanceFocus(from: HTMLInputElement, column: string | undefined): void {
  if (!moveRow(from, 1, column, true)) moveToOpenCell(from);
  const to = document.activeElement;
  if (to instanceof HTMLInputElement && to !== from) to.dataset[ARRIVED_FLAG] = '';
}

/** Whether the focus came to the cell by `advanceFocus` and no key was pressed since; clears the flag. */
export function clearArrival({ dataset }: HTMLInputElement): boolean {
  const hasArrived = dataset[ARRIVED_FLAG] !== undefined;
  delete dataset[ARRIVED_FLAG];
  return hasArrived;
}

/** Moves to another column of the same row. */
export function moveInRow(from: HTMLInputElement, column: string): boolean {
  const cells = from.closest('tr')?.querySelectorAll<HTMLInputElement>(CELL_SELECTOR) ?? [];
  return focusCell([...cells].find(({ dataset }) => dataset.c === column));
}
