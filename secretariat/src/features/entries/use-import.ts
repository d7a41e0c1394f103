import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteImport, type ImportState, readImport, saveImport } from './import-state.ts';

const NOTHING: ImportState = { step: 'file' };

/** An import that is under way, stored on the device. */
export interface ImportDraft {
  /** undefined until the disk has been read. */
  readonly state: ImportState | undefined;
  readonly update: (change: Partial<ImportState> | ((before: ImportState) => Partial<ImportState>)) => void;
  readonly forget: () => void;
}

/** The import of a competition: every step is stored on the device, and is there again after a reload. */
export function useImport(chOID: string): ImportDraft {
  const [state, setState] = useState<ImportState>();
  const latest = useRef<ImportState>(NOTHING);
  useEffect(() => {
    let asked = true;
    void readImport(chOID).then((found) => {
      if (!asked) return;
      latest.current = found ?? NOTHING;
      setState(latest.current);
    });
    return () => {
      asked = false;
    };
  }, [chOID]);
  const update = useCallback<ImportDraft['update']>(
    (change) => {
      const before = latest.current;
      latest.current = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      setState(latest.current);
      void saveImport(chOID, latest.current);
    },
    [chOID],
  );
  const forget = useCallback(() => {
    latest.current = NOTHING;
    setState(NOTHING);
    void deleteImport(chOID);
  }, [chOID]);
  return { state, update, forget };
}
