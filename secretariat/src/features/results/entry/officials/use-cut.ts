import { useCallback, useMemo, useState } from 'react';
import { findSheetCut, type HorizontalAttempt, isOut, type SheetCut } from 'shared-domain';
import type { Draft } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from '../model/row-edit.ts';

/** The effect of the cut on a sheet. */
export interface EntryCut extends Pick<SheetCut, 'completedRounds' | 'cut'> {
  /** Attempts after which a row is eliminated; rows that continue have no entry. */
  readonly cutAfterByRow: ReadonlyMap<string, number>;
  /** Rows that continue, in the order of the next rounds. */
  readonly order: readonly Line[];
  /** Whether each of several implements has its own final. */
  readonly isByImplement: boolean;
}

/** The cut by the event's rules, drafts included; undefined for events without a series of attempts. */
export function useCut(
  lines: readonly Line[],
  drafts: ReadonlyMap<string, Draft>,
  { kind, rules }: Grid,
): EntryCut | undefined {
  return useMemo(() => {
    if (kind !== 'series' || rules === undefined) return undefined;
    const rows = lines.map(({ row, result }) => {
      const { attempts = result?.attempts, prf = result?.prf } = drafts.get(row)?.fields ?? {};
      return {
        attempts: (attempts ?? []) as readonly HorizontalAttempt[],
        isOut: prf !== undefined && isOut(prf),
      };
    });
    const { allowedAttempts, order, completedRounds, cut } = findSheetCut(rows, rules);
    const cutAfterByRow = new Map(
      lines.flatMap(({ row, result }, index): [string, number][] => {
        const allowedCount = allowedAttempts[index] ?? rules.attemptCount;
        // An athlete with an attempt beyond the cut was admitted by an official, to all further attempts.
        return allowedCount < rules.attemptCount && (result?.attempts?.length ?? 0) <= allowedCount
          ? [[row, allowedCount]]
          : [];
      }),
    );
    return {
      cutAfterByRow,
      order: order.flatMap((index) => lines[index] ?? []),
      completedRounds,
      isByImplement: rules.groups !== undefined,
      ...(cut !== undefined && { cut }),
    };
  }, [lines, drafts, kind, rules]);
}

/** Rows that an official has admitted beyond the cut since the page was opened. */
export function useAdmitted() {
  const [admitted, setAdmitted] = useState<ReadonlySet<string>>(new Set());
  const admit = useCallback((row: string) => setAdmitted((previous) => new Set([...previous, row])), []);
  return { admitted, admit };
}
