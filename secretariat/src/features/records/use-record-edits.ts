import { useState } from 'react';
import type { CallError } from 'shared-domain/platform';
import { type RecordList, useLazyRecordsQuery, useWriteRecordsMutation } from '../../api/event-records.ts';
import { applyEdit, type RecordEdit } from './record-edit.ts';

const isStale = (error: unknown): boolean => (error as Partial<CallError> | undefined)?.errors?.[0]?.reason === 'stale';

/** An edit is tried again when others wrote first; more often in a row is not to be expected. */
const MAX_TRIES = 4;

/** Sends edits of records, each based on the present revision, so that nobody's edit is overwritten unseen. */
export function useRecordEdits(chOID: string, list: RecordList) {
  const [write, { isLoading }] = useWriteRecordsMutation();
  const [read] = useLazyRecordsQuery();
  const [error, setError] = useState<unknown>();
  const [hasConflict, setConflict] = useState(false);

  const clear = () => {
    setError(undefined);
    setConflict(false);
  };
  /** Resolves to whether the edit is written. */
  const run = async (edit: RecordEdit): Promise<boolean> => {
    clear();
    let current = list;
    for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
      const records = applyEdit(edit, current.records);
      setConflict(records === undefined);
      if (records === undefined) return false;
      const answer = await write({ chOID, records, revision: current.revision });
      if (answer.error === undefined) return true;
      if (!isStale(answer.error)) {
        setError(answer.error);
        return false;
      }
      const fresh = await read(chOID);
      if (fresh.data === undefined) break;
      current = fresh.data;
    }
    return false;
  };
  return { run, clear, error, hasConflict, isLoading };
}
