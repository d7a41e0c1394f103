import { useEffect, useState } from 'react';
import { formatHeight, TRIAL_STATUS, type VerticalAttempt } from 'shared-domain';
import type { SheetAnswer } from 'shared-domain/contract';
import { formatBarRow, isBar, isJumpOffBar, parseBarColumn } from '../../../../api/marks/bar-draft.ts';
import { buildDraftKey, type Draft } from '../../../../api/marks/draft.ts';
import { useOutbox } from '../../../../api/marks/use-outbox.ts';
import { type BarColumn, formatColumnId, listColumnIds } from './bar-columns.ts';

/** Bars added on this page; like marks they are stored as drafts and sent, even before anybody has jumped. */
export function useBars({ trial, results }: SheetAnswer, drafts: readonly Draft[], reason: string | undefined) {
  const { outbox } = useOutbox();
  // Keeps a bar in the grid after its draft is sent, until the sheet has it.
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const bars = drafts.filter(isBar);

  useEffect(() => {
    const jumped = new Set(
      results.flatMap(({ attempts }) => listColumnIds((attempts ?? []) as readonly VerticalAttempt[])),
    );
    for (const bar of drafts.filter(isJumpOffBar)) if (jumped.has(parseBarColumn(bar))) outbox.discard(bar.key);
  }, [results, drafts, outbox]);

  const isOver = trial.status === TRIAL_STATUS.official && reason === undefined;
  useEffect(() => {
    // Nobody can jump a bar of a jump-off any more once the results are official.
    for (const bar of isOver ? drafts.filter(isJumpOffBar) : []) {
      outbox.discard(bar.key);
      setAddedIds((previous) => previous.filter((id) => id !== parseBarColumn(bar)));
    }
  }, [isOver, drafts, outbox]);

  const put = (column: BarColumn) => {
    const [id, { oid, chOID }] = [formatColumnId(column), trial];
    const isJumpOff = column.jumpOff !== undefined;
    setAddedIds((previous) => [...previous, id]);
    outbox.saveTyped({
      key: buildDraftKey(oid, formatBarRow(id)),
      chOID,
      trial: oid,
      row: formatBarRow(id),
      who: formatHeight(column.h),
      typed: { [id]: '' },
      fields: isJumpOff ? {} : { bar: column.h },
      before: {},
      revision: 0,
      ...(reason === undefined ? {} : { reason }),
      state: isJumpOff ? 'typing' : 'ready',
    });
  };
  const withdraw = (bar: Draft) => {
    outbox.discard(bar.key);
    setAddedIds((previous) => previous.filter((id) => id !== parseBarColumn(bar)));
  };
  return { drafts: bars, addedIds, put, withdraw };
}
