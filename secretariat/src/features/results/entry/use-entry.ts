import { useCallback, useMemo, useRef } from 'react';
import type { SheetAnswer } from 'shared-domain/contract';
import { isJumpOffBar } from '../../../api/marks/bar-draft.ts';
import { type Draft, draftKey, hasSameFields, pickFields } from '../../../api/marks/draft.ts';
import { useHoldTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { parseColumn } from './bars/columns.ts';
import { useBars } from './bars/use-bars.ts';
import { useAdmitted, useCut } from './officials/use-cut.ts';
import { makeGrid } from './typed/grid.ts';
import { type Line, makeLines, whoOf } from './typed/line.ts';
import { readRow, standingText } from './typed/row-edit.ts';
import { findStandings, sameStanding } from './typed/standings.ts';

/** Everything that the grid of one trial works with: the sheet, the drafts, and the handlers of its cells. */
export function useEntry(sheet: SheetAnswer, reason: string | undefined) {
  const { outbox, drafts: all } = useOutbox();
  const { oid, chOID } = sheet.trial;
  const [hold] = useHoldTrialMutation();
  const asked = useRef(false);

  const drafts = useMemo(() => all.filter(({ trial }) => trial === oid), [all, oid]);
  const byRow = useMemo(() => new Map(drafts.map((draft) => [draft.row, draft])), [drafts]);
  const { added, ...bars } = useBars(sheet, drafts, reason);
  const lines = useMemo(() => makeLines(sheet), [sheet]);
  const typedBars = drafts
    .flatMap(({ typed }) => Object.keys(typed))
    .filter((name) => parseColumn(name) !== undefined)
    .join(' ');
  const grid = useMemo(() => makeGrid(sheet, [...typedBars.split(' '), ...added]), [sheet, typedBars, added]);
  const standings = useSteady(
    useMemo(() => findStandings(lines, byRow, grid), [lines, byRow, grid]),
    sameStanding,
  );

  const cut = useCut(lines, byRow, grid);
  const { admitted, admit } = useAdmitted();

  // Handlers stay the same from key to key, so that only the row that is typed into is drawn again.
  const now = useRef({ grid, reason, isHeld: sheet.hold !== undefined, admitted });
  now.current = { grid, reason, isHeld: sheet.hold !== undefined, admitted };

  const put = useCallback(
    (line: Line, typed: Draft['typed'], state: Draft['state']) => {
      const { fields } = readRow(typed, line, now.current.grid);
      const correction = now.current.reason;
      outbox.type({
        key: draftKey(oid, line.row),
        chOID,
        trial: oid,
        row: line.row,
        who: whoOf(line),
        typed,
        fields,
        state,
        before: pickFields(line.result, fields),
        revision: line.result?.revision ?? 0,
        ...(correction === undefined ? {} : { reason: correction }),
      });
    },
    [outbox, oid, chOID],
  );

  const type = useCallback(
    (line: Line, name: string, text: string) => {
      const { grid: shown, isHeld, admitted: letOn } = now.current;
      const { [name]: _was, ...others } = outbox.draft(draftKey(oid, line.row))?.typed ?? {};
      const isUnchanged = text === standingText(name, line, shown);
      const typed = isUnchanged ? others : { ...others, [name]: text };
      const isBack = Object.keys(typed).every((cell) => cell === 'admit');
      if (isBack) outbox.discard(draftKey(oid, line.row));
      else put(line, letOn.has(line.row) ? { ...typed, admit: '1' } : typed, 'typing');
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
      // Reads the draft of now, not the one drawn last: Enter and the loss of focus that follows would else send it twice.
      const draft = outbox.draft(draftKey(oid, line.row));
      if (draft === undefined || draft.state !== 'typing') return;
      const { fields, faults } = readRow(draft.typed, line, now.current.grid);
      if (Object.keys(faults).length > 0) return;
      const says = Object.keys(fields).length > 0;
      if (!says || hasSameFields(fields, pickFields(line.result, fields))) outbox.discard(draft.key);
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
  return { lines, grid, standings, drafts: byRow, unsent, handlers, bars, addBar, cut, admitted, admit };
}

export type Entry = ReturnType<typeof useEntry>;

/** The values of a map by what they say: one that says the same stays the same object, so that only rows that changed are drawn. */
function useSteady<T extends object>(
  next: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): ReadonlyMap<string, T> {
  const previous = useRef<ReadonlyMap<string, T>>(next);
  if (previous.current === next) return next;
  const steady = new Map(
    [...next].map(([key, value]) => {
      const known = previous.current.get(key);
      return [key, known !== undefined && isSame(known, value) ? known : value];
    }),
  );
  previous.current = steady;
  return steady;
}
