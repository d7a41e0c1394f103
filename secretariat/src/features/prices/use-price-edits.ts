import { useEffect, useRef, useState } from 'react';
import type { CallError } from 'shared-domain/platform';
import { mergeEdit, overOwn, overruling, type PriceEdit, reverseEdit } from './price-edit.ts';
import { type Price, type PriceList, useLazyPricesQuery, useWritePricesMutation } from './prices-endpoints.ts';

/** An edit and another secretary's contrary one, between which a person chooses. */
export interface PriceConflict {
  readonly edit: PriceEdit;
  readonly theirs: Price | undefined;
}

const isStale = (error: unknown): boolean => (error as Partial<CallError> | undefined)?.errors?.[0]?.reason === 'stale';

/** An edit is tried again when others wrote first; more often in a row is not to be expected. */
const TRIES = 4;

/** Sends edits of prices one by one, each based on the present revision, so that nobody's edit is overwritten unseen. */
export function usePriceEdits(chOID: string, list: PriceList, tell: (what: 'saved' | 'undone') => void) {
  const [write, { error, isLoading }] = useWritePricesMutation();
  const [read] = useLazyPricesQuery();
  const [past, setPast] = useState<readonly PriceEdit[]>([]);
  const [conflicts, setConflicts] = useState<readonly PriceConflict[]>([]);
  // The server's last answer, which the page may not show yet.
  const known = useRef(list);
  const written = useRef(new Map<string, Price>());
  useEffect(() => {
    known.current = list;
    written.current.clear();
  }, [list]);

  /** Resolves to whether the edit is accepted: written, or waiting in a conflict for a person's choice. */
  const attempt = async (wanted: PriceEdit, isUndo: boolean): Promise<boolean> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const { prices: before, revision } = known.current;
      const edit = overOwn(wanted, written.current, before);
      const merged = mergeEdit(edit, before);
      if (merged.kind === 'conflict') {
        setConflicts((held) => [...held, { edit, theirs: merged.theirs }]);
        return true;
      }
      const answer = await write({ chOID, prices: merged.prices, revision });
      if (answer.error === undefined) {
        known.current = answer.data;
        const own = edit.kind === 'set' && answer.data.prices.find(({ oid }) => oid === edit.before.oid);
        if (own) written.current.set(own.oid, own);
        const back = reverseEdit(edit, before, answer.data.prices);
        if (!isUndo && back !== undefined) setPast((edits) => [...edits, back]);
        tell(isUndo ? 'undone' : 'saved');
        return true;
      }
      if (!isStale(answer.error)) return false;
      const fresh = await read(chOID);
      if (fresh.data === undefined) return false;
      known.current = fresh.data;
    }
    return false;
  };

  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const run = (edit: PriceEdit, isUndo = false): Promise<boolean> => {
    const done = queue.current.then(() => attempt(edit, isUndo));
    queue.current = done;
    return done;
  };
  const settle = (conflict: PriceConflict, whose: 'mine' | 'theirs') => {
    setConflicts((held) => held.filter((one) => one !== conflict));
    const { edit, theirs } = conflict;
    if (whose === 'mine') void run(overruling(edit, theirs, known.current.prices.length));
  };
  const undo = async () => {
    const last = past.at(-1);
    if (last !== undefined && (await run(last, true))) setPast((edits) => edits.filter((one) => one !== last));
  };
  return {
    run,
    undo,
    settle,
    conflicts,
    isLoading,
    canUndo: past.length > 0,
    error: isStale(error) ? undefined : error,
  };
}
