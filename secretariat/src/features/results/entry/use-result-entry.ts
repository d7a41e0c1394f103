import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { SheetAnswer } from 'shared-domain/contract';
import { isJumpOffBar } from '../../../api/marks/bar-draft.ts';
import { buildDraftKey, type Draft, HEAT_ROW, hasSameFields, pickFields } from '../../../api/marks/draft.ts';
import { useHoldTrialMutation } from '../../../api/marks/entry-endpoints.ts';
import { useOutbox } from '../../../api/marks/use-outbox.ts';
import { formatLine, type Line, makeLines } from '../../../components/sheet/line.ts';
import { parseColumn } from './bars/bar-columns.ts';
import { useBars } from './bars/use-bars.ts';
import { findDoubts, isAsked, isConfirmed } from './model/doubts.ts';
import { makeGrid } from './model/grid.ts';
import { formatStored, type Grid, readRow } from './model/row-edit.ts';
import { findStandings, isSameStanding } from './model/standings.ts';
import { useAdmitted, useCut } from './officials/use-cut.ts';
import { useHandTiming } from './use-hand-timing.ts';

/** State of the grid of one trial: its lines, drafts and standings, and the handlers of its cells. */
export function useResultEntry(sheet: SheetAnswer, reason: string | undefined) {
  const { outbox, drafts: allDrafts } = useOutbox();
  const { oid, chOID } = sheet.trial;
  const [hold] = useHoldTrialMutation();
  const isHoldRequested = useRef(false);

  useEffect(() => outbox.askAboutReplaced(oid, sheet.results), [outbox, oid, sheet.results]);
  useEffect(() => () => outbox.forgetSent(oid), [outbox, oid]);

  const drafts = useMemo(() => allDrafts.filter(({ trial }) => trial === oid), [allDrafts, oid]);
  const draftsByRow = useMemo(() => new Map(drafts.map((draft) => [draft.row, draft])), [drafts]);
  const { addedIds, ...bars } = useBars(sheet, drafts, reason);
  const lines = useMemo(() => makeLines(sheet), [sheet]);
  const typedBars = drafts
    .flatMap(({ typed }) => Object.keys(typed))
    .filter((name) => parseColumn(name) !== undefined)
    .join(' ');
  const typedWind = draftsByRow.get(HEAT_ROW)?.fields.wind;
  const grid = useMemo(
    () => makeGrid(sheet, [...typedBars.split(' '), ...addedIds], typedWind),
    [sheet, typedBars, addedIds, typedWind],
  );
  const standings = useStableMap(
    useMemo(() => findStandings(lines, draftsByRow, grid), [lines, draftsByRow, grid]),
    isSameStanding,
  );

  const cut = useCut(lines, draftsByRow, grid);
  const { admitted, admit } = useAdmitted();

  // Keeps the handlers stable while somebody types, so that only the row being typed renders again.
  const latest = useRef({ grid, reason, isHeld: sheet.hold !== undefined, admitted });
  latest.current = { grid, reason, isHeld: sheet.hold !== undefined, admitted };

  const putDraft = useCallback(
    (line: Line, typed: Draft['typed'], state: Draft['state'], questions?: Draft['questions']) => {
      const { fields } = readRow(typed, line, latest.current.grid);
      const correction = latest.current.reason;
      const knownQuestions = questions ?? outbox.findDraft(buildDraftKey(oid, line.row))?.questions;
      outbox.saveTyped({
        key: buildDraftKey(oid, line.row),
        chOID,
        trial: oid,
        row: line.row,
        who: formatLine(line),
        typed,
        fields,
        state,
        before: pickFields(line.result, fields),
        revision: line.result?.revision ?? 0,
        ...(correction === undefined ? {} : { reason: correction }),
        ...(knownQuestions === undefined ? {} : { questions: knownQuestions }),
      });
    },
    [outbox, oid, chOID],
  );

  const type = useCallback(
    (line: Line, name: string, text: string) => {
      const { grid: currentGrid, isHeld, admitted: admittedRows } = latest.current;
      const { [name]: _previous, ...others } = outbox.findDraft(buildDraftKey(oid, line.row))?.typed ?? {};
      const isUnchanged = text === formatStored(name, line, currentGrid);
      const typed = isUnchanged ? others : { ...others, [name]: text };
      const isUnchangedRow = Object.keys(typed).every((cell) => cell === 'admit');
      if (isUnchangedRow) outbox.discard(buildDraftKey(oid, line.row));
      else putDraft(line, admittedRows.has(line.row) ? { ...typed, admit: '1' } : typed, 'typing');
      if (isHoldRequested.current || isHeld) return;
      isHoldRequested.current = true;
      // The first to type holds the trial, so that nobody else enters it too; if refused, the sheet shows who holds it.
      void hold(oid).finally(() => {
        isHoldRequested.current = false;
      });
    },
    [outbox, putDraft, hold, oid],
  );

  const restore = useCallback(
    (line: Line, name: string) => type(line, name, formatStored(name, line, latest.current.grid)),
    [type],
  );

  const commit = useCallback(
    (line: Line, confirmed?: string) => {
      // Reads the present draft, not that of the last render: Enter and the blur that follows would send it twice.
      const draft = outbox.findDraft(buildDraftKey(oid, line.row));
      if (draft === undefined || draft.state !== 'typing') return;
      const { fields, faults } = readRow(draft.typed, line, latest.current.grid);
      if (Object.keys(faults).length > 0) return;
      const hasFields = Object.keys(fields).length > 0;
      if (!hasFields || hasSameFields(fields, pickFields(line.result, fields))) outbox.discard(draft.key);
      else {
        const doubts = findDoubts(draft.typed, line, latest.current.grid).filter(
          ({ name }) => !isConfirmed(draft, name),
        );
        const questions = { ...draft.questions };
        for (const { name } of doubts) {
          const text = draft.typed[name] ?? '';
          questions[name] = { text, isConfirmed: name === confirmed && isAsked(draft, name) };
        }
        const isOpen = doubts.some(({ name }) => questions[name]?.isConfirmed !== true);
        if (!isOpen) putDraft(line, draft.typed, 'ready', questions);
        else if (doubts.some(({ name }) => !isAsked(draft, name) || name === confirmed))
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
  useCommitHandTimes(lines, draftsByRow, grid, commit);
  const unsent = drafts.filter((draft) => !isJumpOffBar(draft)).length;
  return { lines, grid, standings, drafts: draftsByRow, unsent, handlers, bars, addBar, hand, cut, admitted, admit };
}

export type ResultEntry = ReturnType<typeof useResultEntry>;

const HAND_TIME = /h\s*$/i;

/** Once the race has hand timing, commits the times typed with an `h` before, which were faults until then. */
function useCommitHandTimes(
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

/** The map with the previous object for each unchanged value, so that only changed rows render again. */
function useStableMap<T extends object>(
  next: ReadonlyMap<string, T>,
  isSame: (a: T, b: T) => boolean,
): ReadonlyMap<string, T> {
  const previous = useRef<ReadonlyMap<string, T>>(next);
  if (previous.current === next) return next;
  const stable = new Map(
    [...next].map(([key, value]) => {
      const previousValue = previous.current.get(key);
      return [key, previousValue !== undefined && isSame(previousValue, value) ? previousValue : value];
    }),
  );
  previous.current = stable;
  return stable;
}
