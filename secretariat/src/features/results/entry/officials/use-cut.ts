import { useCallback, useMemo, useState } from 'react';
import { findSheetCut, type HorizontalAttempt, isOut, type SheetCut } from 'shared-domain';
import type { Draft } from '../../../../api/marks/draft.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import type { Grid } from '../typed/row-edit.ts';

/** What the cut makes of a sheet. */
export interface EntryCut extends Pick<SheetCut, 'completedRounds' | 'cut'> {
  /** Trials of a row that a cut takes out; those of others have no entry. */
  readonly closedAfter: ReadonlyMap<string, number>;
  /** Rows that go on, in the order of the next rounds. */
  readonly order: readonly Line[];
}

/** Who may take which trials by the cuts of the event, drafts included; undefined for an event without series. */
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
    const { allowedTrials, order, completedRounds, cut } = findSheetCut(rows, rules);
    const closedAfter = new Map(
      lines.flatMap(({ row, result }, at): [string, number][] => {
        const most = allowedTrials[at] ?? rules.trials;
        // Whom an official let take one trial more takes the others too.
        return most < rules.trials && (result?.attempts?.length ?? 0) <= most ? [[row, most]] : [];
      }),
    );
    return {
      closedAfter,
      order: order.flatMap((at) => lines[at] ?? []),
      completedRounds,
      ...(cut !== undefined && { cut }),
    };
  }, [lines, drafts, kind, rules]);
}

/** Rows whose athletes an official lets take trials beyond the cut, on this page. */
export function useAdmitted() {
  const [admitted, setAdmitted] = useState<ReadonlySet<string>>(new Set());
  const admit = useCallback((row: string) => setAdmitted((known) => new Set([...known, row])), []);
  return { admitted, admit };
}
