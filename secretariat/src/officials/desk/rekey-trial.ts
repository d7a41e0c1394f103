import type { DeviceTrial } from 'shared-domain/live-input';
import { countRenumberings, readNewKeys } from './desk-changes.ts';

/** Values of rows under their new keys. */
const rekey = <T>(byRow: Readonly<Record<string, T>> | undefined, findKey: (row: string) => string) =>
  byRow && Object.fromEntries(Object.entries(byRow).map(([row, value]) => [findKey(row), value]));

/**
 * Lists of before with the keys that their rows have now: what is said of an athlete is then said of the same one in the lists to come,
 * whatever became of the bib.
 */
export function rekeyTrial(before: DeviceTrial, after: DeviceTrial): DeviceTrial {
  const { rows, fold } = before;
  if (countRenumberings(before) === countRenumberings(after)) return before;
  const findKey = readNewKeys(before, after);
  return {
    ...before,
    renumbered: after.renumbered,
    rows: rows.map((start) => ({ ...start, row: findKey(start.row) })),
    fold: fold && {
      ...fold,
      absences: rekey(fold.absences, findKey),
      desk: rekey(fold.desk, findKey),
      checked: rekey(fold.checked, findKey),
    },
  };
}
