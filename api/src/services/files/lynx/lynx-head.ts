import { createFileMessage } from 'shared-domain/contract';
import type { FileErrors } from '../file-errors.ts';
import type { LynxNumber } from './lynx-number.ts';

const HEAD_CELLS = ['event', 'round', 'heat'] as const;

/** A cell of the first line that should be a number and is a word, as `Semi`. */
interface HeadWord {
  readonly column: number;
  readonly name: (typeof HEAD_CELLS)[number];
  readonly cell: string;
}

/** The first line of a result file: the numbers of the heat and its name. */
export interface LynxHead extends LynxNumber {
  readonly line: number;
  readonly name: string;
  /** Cells without a number, which is 0 then. */
  readonly words?: readonly HeadWord[] | undefined;
}

export function refuseWords({ line, words = [] }: LynxHead, errors: FileErrors): void {
  for (const { column, name, cell } of words)
    errors.refuse({ line, column, name }, createFileMessage('noNumber', { cell }));
}

/** Reads the three numbers and the name; a line without a number among them is refused, for it is no head. */
export function readLynxHead(cells: readonly string[], line: number, errors: FileErrors): LynxHead {
  const numbers = { event: 0, round: 0, heat: 0 };
  const words: HeadWord[] = [];
  for (const [index, name] of HEAD_CELLS.entries()) {
    const cell = (cells[index] ?? '').trim();
    if (/^\d{1,9}$/.test(cell)) numbers[name] = Number(cell);
    else words.push({ column: index + 1, name, cell });
  }
  const head = { ...numbers, line, name: (cells[3] ?? '').trim(), words };
  if (words.length === HEAD_CELLS.length) refuseWords(head, errors);
  return head;
}
