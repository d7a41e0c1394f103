import { comparePerformances, formatMark, isMark } from 'shared-domain';
import type { CombinedPart, ResultRow } from 'shared-domain/contract';

/** The best mark of one discipline as it is written, to be underlined; undefined while nobody has one. */
export function bestOfPart(rows: readonly ResultRow[], index: number, part: CombinedPart): string | undefined {
  const marks = rows.flatMap((row) => {
    const prf = row.cells?.[index]?.prf;
    return prf !== undefined && isMark(prf) ? [prf] : [];
  });
  const [best] = marks.sort(comparePerformances);
  return best === undefined ? undefined : formatMark(best, part);
}
