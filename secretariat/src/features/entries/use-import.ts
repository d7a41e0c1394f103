import { useCallback, useEffect, useRef, useState } from 'react';
import { deleteImport, type ImportState, readImport, saveImport } from './import-state.ts';

const EMPTY_IMPORT: ImportState = { step: 'file' };

/** An import in progress, stored on the device. */
export interface ImportDraft {
  /** undefined until the stored import has been read. */
  readonly state: ImportState | undefined;
  readonly update: (change: Partial<ImportState> | ((before: ImportState) => Partial<ImportState>)) => void;
  readonly forget: () => void;
}

/** The import of a competition; every change is stored on the device, so that a reload continues with it. */
export function useImport(chOID: string): ImportDraft {
  const [state, setState] = useState<ImportState>();
  const latest = useRef<ImportState>(EMPTY_IMPORT);
  useEffect(() => {
    let isCurrent = true;
    void readImport(chOID).then((stored) => {
      if (!isCurrent) return;
      latest.current = stored ?? EMPTY_IMPORT;
      setState(latest.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [chOID]);
  const update = useCallback<ImportDraft['update']>(
    (change) => {
      const previous = latest.current;
      latest.current = { ...previous, ...(typeof change === 'function' ? change(previous) : change) };
      setState(latest.current);
      void saveImport(chOID, latest.current);
    },
    [chOID],
  );
  const forget = useCallback(() => {
    latest.current = EMPTY_IMPORT;
    setState(EMPTY_IMPORT);
    void deleteImport(chOID);
  }, [chOID]);
  return { state, update, forget };
}
