import { type EventRef, MARK_STATUS, roundTime, setTimingMethod, TRIAL_STATUS } from 'shared-domain';
import type { PhotoRow, WrittenRow } from 'shared-domain/live-input';
import type { WriteFact } from '../log/fact-log.ts';

const contentOf = ({ row, place, v, st, reaction, rules }: PhotoRow) => ({
  kind: 'raw' as const,
  row,
  st: st as 1 | 2 | 3 | 4,
  ...(v === undefined ? {} : { v }),
  ...(place === undefined ? {} : { place }),
  ...(reaction === undefined ? {} : { reaction }),
  ...(rules === undefined ? {} : { rules: [...rules] }),
});

const isSame = (a: PhotoRow, b: PhotoRow): boolean => JSON.stringify(contentOf(a)) === JSON.stringify(contentOf(b));

/** A row as it may be given: without a signal of the start the camera has no hundredths (TR 19.16: the time is to be true to 0.01 s). */
export const withholdHundredths = (row: PhotoRow, event: EventRef): PhotoRow =>
  row.v === undefined ? row : { ...row, v: roundTime(row.v, setTimingMethod(event, 'hand')) };

export const createPhotoFacts = (trialOID: string) => ({
  /** What changes: rows that are written already are corrected, the same are left alone. */
  rows: (rows: readonly PhotoRow[], written: ReadonlyMap<string, WrittenRow>): readonly WriteFact[] =>
    rows.flatMap((row): WriteFact[] => {
      const before = written.get(row.row);
      if (before === undefined) return [() => ({ trialOID, ...contentOf(row) })];
      if (isSame(before, row)) return [];
      return [
        (makeId) => ({
          kind: 'correction',
          trialOID,
          replaces: before.id,
          with: [{ id: makeId(), ...contentOf(row) }],
        }),
      ];
    }),
  wind:
    (w: number): WriteFact =>
    () => ({ kind: 'wind', trialOID, w }),
  send: (): WriteFact => () => ({ kind: 'status', trialOID, status: TRIAL_STATUS.unofficial }),
});

/** Rows by place, then by time, then those without one. */
export const sortPhotoRows = <T extends PhotoRow>(rows: readonly T[]): T[] => {
  const rate = ({ st, place, v }: PhotoRow): number =>
    st === MARK_STATUS.mark ? (place ?? 1000) * 1e9 + (v ?? 0) : 1e13 + st;
  return rows.toSorted((a, b) => rate(a) - rate(b));
};
