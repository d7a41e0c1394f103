import { type EventRef, MARK_STATUS, roundTime, setTimingMethod, TRIAL_STATUS } from 'shared-domain';
import { type LoggedFact, type PhotoRow, START_SIGNAL, type WrittenRow } from 'shared-domain/live-input';
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

/**
 * Rows whose hundredths were withheld, as they stood before: they may be given where the signal was seen after all. What was read when
 * there was none is not among them, since nobody has kept its hundredths.
 */
export function listWithheldRows(
  written: ReadonlyMap<string, WrittenRow>,
  logged: readonly LoggedFact[],
  event: EventRef,
): readonly PhotoRow[] {
  const facts = logged.map(({ fact }) => fact);
  const corrections = facts.flatMap((fact) => (fact.kind === 'correction' ? [fact] : []));
  const replaced = new Map(
    corrections.flatMap(({ replaces, with: by }) => by.map(({ id }) => [id, replaces] as const)),
  );
  const readings = [...facts, ...corrections.flatMap(({ with: by }) => by)];
  const times = new Map(readings.flatMap((one) => (one.kind === 'raw' ? [[one.id, one.v] as const] : [])));
  return [...written.values()].flatMap((row) => {
    const before = { ...row, v: times.get(replaced.get(row.id) ?? '') };
    const isWithheld = before.v !== undefined && isSame(withholdHundredths(before, event), row);
    return isWithheld ? [before] : [];
  });
}

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
  signal:
    (isSeen: boolean): WriteFact =>
    () => ({ kind: 'evidence', trialOID, what: START_SIGNAL, ok: isSeen }),
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
