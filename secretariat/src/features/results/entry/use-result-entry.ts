import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SheetAnswer } from 'shared-domain/contract';
import { isJumpOffBar } from '../../../api/marks/bar-draft.ts';
import { type Draft, draftKey, hasSameFields, pickFields } from '../../../api/marks/draft.ts';
import { useHoldTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { type Line, makeLines, whoOf } from '../../../components/sheet/line.ts';
import { parseColumn } from './bars/columns.ts';
import { useBars } from './bars/use-bars.ts';
import { useAdmitted, useCut } from './officials/use-cut.ts';
import { findDoubts, isAsked, isConfirmed } from './typed/doubts.ts';
import { makeGrid } from './typed/grid.ts';
import { type Grid, readRow, standingText } from './typed/row-edit.ts';
import { findStandings, sameStanding } from './typed/standings.ts';
import { useHandTiming } from './use-hand-timing.ts';

/** Everything that the grid of one trial works with: the sheet, the drafts, and the handlers of its cells. */
export function useResultEntry(sheet: SheetAnswer, reason: string | undefined) {
  const { outbox, drafts: all } = useOutbox();
  const { oid, chOID } = sheet.trial;
  const [hold] = useHoldTrialMutation();
  const isHoldAsked = useRef(false);

  const drafts = useMemo(() => all.filter(({ trial }) => trial === oid), [all, oid]);
  const byRow = useMemo(() => new Map(drafts.map((draft) => [draft.row, draft])), [drafts]);
  const { added, ...bars } = useBars(sheet, drafts, reason);
  const lines = useMemo(() => makeLines(sheet), [sheet]);
  const typedBars = drafts
    .flatMap(({ typed }) => Object.keys(typed))
    .filter((name) => parseColumn(name) !== undefined)
    .join(' ');
  const grid = useMemo(() => makeGrid(sheet, [...typedBars.split(' '), ...added]), [sheet, typedBars, added]);
  const standings = useStableMap(
    useMemo(() => findStandings(lines, byRow, grid), [lines, byRow, grid]),
    sameStanding,
  );

  const cut = useCut(lines, byRow, grid);
  const { admitted, admit } = useAdmitted();

  // Handlers stay the same while somebody types, so that only the row that is typed into is drawn again.
  const latest = useRef({ grid, reason, isHeld: sheet.hold !== undefined, admitted });
  latest.current = { grid, reason, isHeld: sheet.hold !== undefined, admitted };

  const putDraft = useCallback(
    (line: Line, typed: Draft['typed'], state: Draft['state'], questions?: Draft['questions']) => {
      const { fields } = readRow(typed, line, latest.current.grid);
      const correction = latest.current.reason;
      const asked = questions ?? outbox.draft(draftKey(oid, line.row))?.questions;
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
        ...(asked === undefined ? {} : { questions: asked }),
      });
    },
    [outbox, oid, chOID],
  );

  const type = useCallback(
    (line: Line, name: string, text: string) => {
      const { grid: shown, isHeld, admitted: letOn } = latest.current;
      const { [name]: _was, ...others } = outbox.draft(draftKey(oid, line.row))?.typed ?? {};
      const isUnchanged = text === standingText(name, line, shown);
      const typed = isUnchanged ? others : { ...others, [name]: text };
      const isBack = Object.keys(typed).every((cell) => cell === 'admit');
      if (isBack) outbox.discard(draftKey(oid, line.row));
      else putDraft(line, letOn.has(line.row) ? { ...typed, admit: '1' } : typed, 'typing');
      if (isHoldAsked.current || isHeld) return;
      isHoldAsked.current = true;
      // Whoever types first holds the trial, so that nobody else types the same; where it is refused, the sheet says who holds it.
      void hold(oid).finally(() => {
        isHoldAsked.current = false;
      });
    },
    [outbox, putDraft, hold, oid],
  );

  const restore = useCallback(
    (line: Line, name: string) => type(line, name, standingText(name, line, latest.current.grid)),
    [type],
  );

  const commit = useCallback(
    (line: Line, confirmed?: string) => {
      // Reads the current draft, not that of the last render: Enter and the loss of focus that follows would else send it twice.
      const draft = outbox.draft(draftKey(oid, line.row));
      if (draft === undefined || draft.state !== 'typing') return;
      const { fields, faults } = readRow(draft.typed, line, latest.current.grid);
      if (Object.keys(faults).length > 0) return;
      const hasFields = Object.keys(fields).length > 0;
      if (!hasFields || hasSameFields(fields, pickFields(line.result, fields))) outbox.discard(draft.key);
      else {
        const open = findDoubts(draft.typed, line, latest.current.grid).filter(({ name }) => !isConfirmed(draft, name));
        const questions = { ...draft.questions };
        for (const { name } of open) {
          const text = draft.typed[name] ?? '';
          questions[name] = { text, isConfirmed: name === confirmed && isAsked(draft, name) };
        }
        const isOpen = open.some(({ name }) => questions[name]?.isConfirmed !== true);
        if (!isOpen) putDraft(line, draft.typed, 'ready', questions);
        else if (open.some(({ name }) => !isAsked(draft, name) || name === confirmed))
          putDraft(line, draft.typed, 'typing', questions);
      }
    },
    [outbox, putDraft, oid],
  );

  const addBar = (h: number, isJumpOff: boolean) => {
    const jumpOff = grid.columns.filter((column) => column.jumpOff !== undefined).length;
    bars.put(isJumpOff ? { h, jumpOff } : { h });
  };
  const hand = useHandTiming(sheet, reason);
  const { setHand } = hand;
  const handlers = useMemo(
    () => ({ type, restore, commit, timeByHand: () => void setHand(true) }),
    [type, restore, commit, setHand],
  );
  useHandTimes(lines, byRow, grid, commit);
  const unsent = drafts.filter((draft) => !isJumpOffBar(draft)).length;
  return { lines, grid, standings, drafts: byRow, unsent, handlers, bars, addBar, hand, cut, admitted, admit };
}

export type ResultEntry = ReturnType<typeof useResultEntry>;

const HAND_TIME = /h\s*$/i;

/** Times typed with their `h` before the race was timed by hand are finished once it is. */
function useHandTimes(
  lines: readonly Line[],
  drafts: ReadonlyMap<string, Draft>,
  { event }: Grid,
  commit: (line: Line) => void,
): void {
  const latest = useRef({ lines, drafts });
  latest.current = { lines, drafts };
  const isHand = event.hand === true;
  useEffect(() => {
    if (!isHand) return;
    for (const line of latest.current.lines) {
      if (HAND_TIME.test(latest.current.drafts.get(line.row)?.typed.mark ?? '')) commit(line);
    }
  }, [isHand, commit]);
}

/** The map with its previous object wherever `isSame` finds no change, so that only rows that changed are drawn. */
function useStableMap<T extends object>(
  next: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): ReadonlyMap<string, T> {
  const previous = useRef<ReadonlyMap<string, T>>(next);
  if (previous.current === next) return next;
  const stable = new Map(
    [...next].map(([key, value]) => {
      const known = previous.current.get(key);
      return [key, known !== undefined && isSame(known, value) ? known : value];
    }),
  );
  previous.current = stable;
  return stable;
}
