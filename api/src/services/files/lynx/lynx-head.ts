import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import type { LynxNumber } from './lynx-number.ts';

const HEAD_CELLS = ['event', 'round', 'heat'] as const;

/** The first line of a result file: the numbers of the heat and its name. */
export interface LynxHead extends LynxNumber {
  readonly line: number;
  readonly name: string;
}

/** Reads the three numbers and the name; a cell that is no number is refused. */
export function readLynxHead(cells: readonly string[], line: number, errors: FileErrors): LynxHead {
  const numbers = { event: 0, round: 0, heat: 0 };
  for (const [index, name] of HEAD_CELLS.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (/^\d{1,9}$/.test(cell)) numbers[name] = Number(cell);
    else errors.refuse({ line, column: index + 1, name }, createFileMessage('noNumber', { cell }));
  }
  return { ...numbers, line, name: (cells[3] ?? '').trim() };
}
