import { useEffect, useRef, useState } from 'react';
import type { CallError } from 'shared-domain/platform';
import { mergeEdit, overruleTheirs, type PriceEdit, rebaseOnOwn, reverseEdit } from './price-edit.ts';
import { type Price, type PriceList, useLazyPricesQuery, useWritePricesMutation } from './prices-endpoints.ts';

/** An edit and another secretary's contrary one, between which a person chooses. */
export interface PriceConflict {
  readonly edit: PriceEdit;
  readonly theirs: Price | undefined;
}

const isStale = (error: unknown): boolean => (error as Partial<CallError> | undefined)?.errors?.[0]?.reason === 'stale';

/** An edit is tried again when others wrote first; more often in a row is not to be expected. */
const MAX_TRIES = 4;

/** Sends edits of prices one by one, each based on the present revision, so that nobody's edit is overwritten unseen. */
export function usePriceEdits(chOID: string, list: PriceList, onDone: (what: 'saved' | 'undone') => void) {
  const [write, { error, isLoading }] = useWritePricesMutation();
  const [read] = useLazyPricesQuery();
  const [undoEdits, setUndoEdits] = useState<readonly PriceEdit[]>([]);
  const [conflicts, setConflicts] = useState<readonly PriceConflict[]>([]);
  // The server's last answer, which the page may not show yet.
  const latest = useRef(list);
  const written = useRef(new Map<string, Price>());
  useEffect(() => {
    latest.current = list;
    written.current.clear();
  }, [list]);

  /** Resolves to whether the edit is accepted: written, or waiting in a conflict for a person's choice. */
  const attempt = async (requestedEdit: PriceEdit, isUndo: boolean): Promise<boolean> => {
    for (let attemptNumber = 0; attemptNumber < MAX_TRIES; attemptNumber += 1) {
      const { prices: before, revision } = latest.current;
      const edit = rebaseOnOwn(requestedEdit, written.current, before);
      const merged = mergeEdit(edit, before);
      if (merged.kind === 'conflict') {
        setConflicts((conflicts) => [...conflicts, { edit, theirs: merged.theirs }]);
        return true;
      }
      const answer = await write({ chOID, prices: merged.prices, revision });
      if (answer.error === undefined) {
        latest.current = answer.data;
        const ownPrice = edit.kind === 'set' && answer.data.prices.find(({ oid }) => oid === edit.before.oid);
        if (ownPrice) written.current.set(ownPrice.oid, ownPrice);
        const undoEdit = reverseEdit(edit, before, answer.data.prices);
        if (!isUndo && undoEdit !== undefined) setUndoEdits((edits) => [...edits, undoEdit]);
        onDone(isUndo ? 'undone' : 'saved');
        return true;
      }
      if (!isStale(answer.error)) return false;
      const freshAnswer = await read(chOID);
      if (freshAnswer.data === undefined) return false;
      latest.current = freshAnswer.data;
    }
    return false;
  };

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const run = (edit: PriceEdit, isUndo = false): Promise<boolean> => {
    const result = queue.current.then(() => attempt(edit, isUndo));
    queue.current = result;
    return result;
  };
  const settle = (conflict: PriceConflict, whose: 'mine' | 'theirs') => {
    setConflicts((held) => held.filter((one) => one !== conflict));
    const { edit, theirs } = conflict;
    if (whose === 'mine') void run(overruleTheirs(edit, theirs, latest.current.prices.length));
  };
  const undo = async () => {
    const last = undoEdits.at(-1);
    if (last !== undefined && (await run(last, true))) setUndoEdits((edits) => edits.filter((one) => one !== last));
  };
  return {
    run,
    undo,
    settle,
    conflicts,
    isLoading,
    canUndo: undoEdits.length > 0,
    error: isStale(error) ? undefined : error,
  };
}
