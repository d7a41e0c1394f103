import { countKnownColumns, MAX_HEAD_LINES } from 'shared-domain';
import { createFileMessage } from 'shared-domain/contract';
import { readWritten, type TableRecord } from '../csv/read-records.ts';
import type { FileErrors } from '../file-errors.ts';
import { quoteCells } from '../quoted-cells.ts';
import { isRoadHead, isWordedHead, type RoadHead, readRoadHead } from './road-columns.ts';

/** The table of a race; `names` are the headings as written. */
export interface RoadTable {
  readonly head: RoadHead;
  readonly names: readonly string[];
  readonly records: TableRecord[];
}

/** Whether the last but one of these lines is a head, which the last may say more precisely, or as many lines were read as may contain it. */
export const isHeadReached = (lines: readonly TableRecord[]): boolean =>
  lines.length > MAX_HEAD_LINES || isRoadHead(lines.at(-2)?.cells ?? []);

/** The first head; where the line below names more columns, as below the merged cells `Runner` and `Result`, that one. */
function findHeadIndex(lines: readonly TableRecord[]): number {
  const first = Math.max(
    0,
    lines.findIndex(({ cells }) => isRoadHead(cells)),
  );
  const [upper, lower] = [lines[first]?.cells ?? [], lines[first + 1]?.cells ?? []];
  return isWordedHead(lower) && countKnownColumns(lower) > countKnownColumns(upper) ? first + 1 : first;
}

/**
 * Opens the table of a race at its head, the first line that names a column of runners and one of times; else at the first line, so that
 * the refusal names what is missing. Lines above the head are warned of.
 * @throws Refusal of the head
 */
export function openTable(lines: readonly TableRecord[], errors: FileErrors): RoadTable | undefined {
  const headIndex = findHeadIndex(lines);
  const [above, headLine] = [lines.slice(0, headIndex), lines[headIndex]];
  if (headLine === undefined) return undefined;
  const headRecord = { ...headLine, cells: headLine.cells.map((_, index) => readWritten(headLine, index)) };
  const head = readRoadHead(headRecord, errors);
  errors.settle();
  const [first] = above;
  if (first !== undefined) {
    const cells = quoteCells(above.flatMap(({ cells }) => cells.filter(Boolean).slice(0, 1)));
    errors.warn(
      { line: first.line },
      createFileMessage('linesAbove', { rows: above.length, head: headRecord.line, cells }),
    );
  }
  return { head, names: headRecord.cells, records: lines.slice(headIndex + 1) };
}

/** Whether the places after repeated heads go on from those before: pages of one list, and not several races. */
function areContinued(records: readonly TableRecord[], heads: ReadonlySet<number>, place: number): boolean {
  let lastPlace = 0;
  let isAfterHead = false;
  for (const [index, { cells }] of records.entries()) {
    const ownPlace = Number.parseInt(cells[place] ?? '', 10);
    if (heads.has(index)) {
      if (lastPlace === 0) return false;
      isAfterHead = true;
    } else if (ownPlace > 0) {
      if (isAfterHead && (ownPlace < lastPlace || ownPlace === 1)) return false;
      lastPlace = ownPlace;
      isAfterHead = false;
    }
  }
  return true;
}

/**
 * The records without headings that come again on each page of a list. A file that begins anew under them is refused: it has several
 * races, or the legs of a relay.
 * @throws Refusal
 */
export function removeRepeatedHeads({ head, names, records }: RoadTable, errors: FileErrors): readonly TableRecord[] {
  const heads = new Set(
    records.flatMap((record, index) =>
      names.every((name, column) => name === readWritten(record, column)) ? [index] : [],
    ),
  );
  // A second head with other words: of another table, whose columns may be others; just below the head it is a second line of it.
  const other = records.find(({ cells }, index) => index > 0 && !heads.has(index) && isWordedHead(cells));
  if (other !== undefined) {
    errors.refuse({ line: other.line, column: 1 }, createFileMessage('headTwice', { other: head.line }));
    errors.settle();
  }
  const first = records.find((_, index) => heads.has(index));
  if (first === undefined) return records;
  const place = head.columns.place;
  if (place === undefined || !areContinued(records, heads, place.index))
    errors.refuse({ line: first.line, column: 1 }, createFileMessage('headTwice', { other: head.line }));
  errors.settle();
  errors.warn({ line: first.line, column: 1 }, createFileMessage('headAgain', { rows: heads.size }));
  return records.filter((_, index) => !heads.has(index));
}
