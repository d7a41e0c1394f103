import { useCallback, useMemo, useRef } from 'react';
import type { SheetAnswer } from 'shared-domain/contract';
import { isJumpOffBar } from '../../../api/marks/bar-draft.ts';
import { type Draft, draftKey, fieldsOf, sameFields } from '../../../api/marks/draft.ts';
import { useHoldTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { columnOf } from './bars/columns.ts';
import { useBars } from './bars/use-bars.ts';
import { readRow, standingText } from './typed/edit-of.ts';
import { gridOf } from './typed/grid-of.ts';
import { type Line, linesOf, whoOf } from './typed/line.ts';
import { sameStanding, standingsOf } from './typed/standings.ts';
import { useSteady } from './use-steady.ts';

/** Everything that the grid of one trial works with: what stands, what is typed, and what becomes of it. */
export function useEntry(sheet: SheetAnswer, reason: string | undefined) {
  const { outbox, drafts: all } = useOutbox();
  const { oid, chOID } = sheet.trial;
  const [hold] = useHoldTrialMutation();
  const asked = useRef(false);

  const drafts = useMemo(() => all.filter(({ trial }) => trial === oid), [all, oid]);
  const byRow = useMemo(() => new Map(drafts.map((draft) => [draft.row, draft])), [drafts]);
  const { added, ...bars } = useBars(sheet, drafts, reason);
  const lines = useMemo(() => linesOf(sheet), [sheet]);
  const typedBars = drafts
    .flatMap(({ typed }) => Object.keys(typed))
    .filter((name) => columnOf(name) !== undefined)
    .join(' ');
  const grid = useMemo(() => gridOf(sheet, [...typedBars.split(' '), ...added]), [sheet, typedBars, added]);
  const standings = useSteady(
    useMemo(() => standingsOf(lines, byRow, grid.event), [lines, byRow, grid.event]),
    sameStanding,
  );

  // Handlers stay the same from key to key, so that only the row under the hand is drawn again.
  const now = useRef({ grid, reason, isHeld: sheet.hold !== undefined });
  now.current = { grid, reason, isHeld: sheet.hold !== undefined };

  const put = useCallback(
    (line: Line, typed: Draft['typed'], state: Draft['state']) => {
      const { fields } = readRow(typed, line, now.current.grid);
      const said = now.current.reason;
      outbox.type({
        key: draftKey(oid, line.row),
        chOID,
        trial: oid,
        row: line.row,
        who: whoOf(line),
        typed,
        fields,
        state,
        before: fieldsOf(line.result, fields),
        revision: line.result?.revision ?? 0,
        ...(said === undefined ? {} : { reason: said }),
      });
    },
    [outbox, oid, chOID],
  );

  const type = useCallback(
    (line: Line, name: string, text: string) => {
      const { grid: shown, isHeld } = now.current;
      const { [name]: _was, ...others } = outbox.draft(draftKey(oid, line.row))?.typed ?? {};
      const stands = text === standingText(name, line, shown);
      const typed = stands ? others : { ...others, [name]: text };
      if (Object.keys(typed).length === 0) outbox.discard(draftKey(oid, line.row));
      else put(line, typed, 'typing');
      if (asked.current || isHeld) return;
      asked.current = true;
      // Whoever types first holds the trial, so that nobody else types the same; refused, the sheet says by whom.
      void hold(oid).finally(() => {
        asked.current = false;
      });
    },
    [outbox, put, hold, oid],
  );

  const restore = useCallback(
    (line: Line, name: string) => type(line, name, standingText(name, line, now.current.grid)),
    [type],
  );

  const commit = useCallback(
    (line: Line) => {
      // What is kept now, not what was drawn last: Enter and the loss of focus that follows it say the same twice.
      const draft = outbox.draft(draftKey(oid, line.row));
      if (draft === undefined || draft.state !== 'typing') return;
      const { fields, faults } = readRow(draft.typed, line, now.current.grid);
      if (Object.keys(faults).length > 0) return;
      const says = Object.keys(fields).length > 0;
      if (!says || sameFields(fields, fieldsOf(line.result, fields))) outbox.discard(draft.key);
      else put(line, draft.typed, 'ready');
    },
    [outbox, put, oid],
  );

  const addBar = (h: number, isJumpOff: boolean) => {
    const jumpOff = grid.columns.filter((column) => column.jumpOff !== undefined).length;
    bars.put(isJumpOff ? { h, jumpOff } : { h });
  };
  const handlers = useMemo(() => ({ type, restore, commit }), [type, restore, commit]);
  const unsent = drafts.filter((draft) => !isJumpOffBar(draft)).length;
  return { lines, grid, standings, drafts: byRow, unsent, handlers, bars, addBar };
}

export type Entry = ReturnType<typeof useEntry>;
