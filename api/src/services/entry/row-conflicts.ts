import { conflictAt, stale } from '../../base/refusal.ts';
import type { SentStart } from '../../store/lists/sent-rows.ts';
import type { Sheet, SheetResult, SheetStart } from '../sheets/sheet.ts';
import type { RowEditBody } from './typed-mark.ts';

interface KeyedRow {
  readonly key: string;
  readonly sent: Pick<SentStart, 'bib' | 'lane'>;
}

/** @throws Refusal `conflict` where another row of the list has the lane */
export function requireFreeLane(
  rows: readonly KeyedRow[],
  lane: number,
  ownKey: string | undefined,
  path: string,
): void {
  const other = rows.find(({ key, sent }) => key !== ownKey && sent.lane === lane);
  if (other !== undefined) throw conflictAt('lane taken', path, `lane ${lane} is taken by ${other.key}`);
}

/** @throws Refusal `conflict` where another row of the list has the bib */
export function requireFreeBib(rows: readonly KeyedRow[], bib: string, ownKey: string | undefined, path: string): void {
  const other = rows.find(({ key, sent }) => key !== ownKey && sent.bib === bib);
  if (other !== undefined) throw conflictAt('bib taken', path, `bib ${bib} is in this trial already`);
}

/** The rows of one athlete in a trial: in the start list, in the result list, or in both. */
export interface AthleteRows {
  readonly start: SheetStart | undefined;
  readonly result: SheetResult | undefined;
}

/**
 * @throws Refusal `stale` where somebody has changed the row meanwhile, `conflict` where another athlete has the lane or the bib
 */
export function requireNoConflict(sheet: Sheet, { start, result }: AthleteRows, edit: RowEditBody): void {
  const { revision, lane, bib } = edit;
  const currentRevision = result?.revision ?? 0;
  if (revision !== undefined && revision !== currentRevision) throw stale(revision, `the row is at ${currentRevision}`);
  if (lane != null) {
    requireFreeLane(sheet.starts, lane, start?.key, '$.lane');
    requireFreeLane(sheet.results, lane, result?.key, '$.lane');
  }
  if (bib === undefined) return;
  requireFreeBib(sheet.starts, bib, start?.key, '$.bib');
  requireFreeBib(sheet.results, bib, result?.key, '$.bib');
}
