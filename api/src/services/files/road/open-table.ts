import { MAX_HEAD_LINES } from 'shared-domain';
import { saying } from 'shared-domain/contract';
import type { TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { isRoadHead, type RoadHead, readRoadHead } from './road-columns.ts';

/** Cells that the note of what stands above the head quotes. */
const MAX_CELLS = 5;

/** The table of a race: its head as written and as understood, and its rows. */
export interface RoadTable {
  readonly head: RoadHead;
  readonly names: readonly string[];
  readonly records: TableRecord[];
}

/** Whether the last of the lines read so far is the head, or the head is none of the lines where it may be. */
export const isOpened = (lines: readonly TableRecord[]): boolean =>
  lines.length >= MAX_HEAD_LINES || isRoadHead(lines.at(-1)?.cells ?? []);

/**
 * Opens the table of a race at the line that names its columns: the first that names one of runners and one of times, else the first of
 * all, which is refused by what it lacks. What stands above is told.
 * @throws Refusal of the head
 */
export function openTable(lines: readonly TableRecord[], errors: FileErrors): RoadTable | undefined {
  const at = Math.max(
    0,
    lines.findIndex(({ cells }) => isRoadHead(cells)),
  );
  const [above, own] = [lines.slice(0, at), lines[at]];
  if (own === undefined) return undefined;
  const head = readRoadHead(own, errors);
  errors.settle();
  const [first] = above;
  if (first !== undefined) {
    const quoted = above.flatMap(({ cells }) => cells.filter(Boolean).slice(0, 1)).slice(0, MAX_CELLS);
    const cells = quoted.map((cell) => `"${cell}"`).join(', ');
    errors.warn({ line: first.line }, saying('linesAbove', { rows: above.length, head: own.line, cells }));
  }
  return { head, names: own.cells, records: lines.slice(at + 1) };
}

/** Refuses a file whose head comes again: its tables are of several races, or of the legs of a relay. @throws Refusal */
export function refuseSecondHead({ head, names, records }: RoadTable, errors: FileErrors): void {
  const again = records.find(({ cells }) => names.every((name, index) => name === (cells[index] ?? '')));
  if (again === undefined) return;
  errors.refuse({ line: again.line, column: 1 }, saying('headTwice', { other: head.line }));
  errors.settle();
}
