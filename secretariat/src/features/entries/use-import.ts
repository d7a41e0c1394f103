import { useCallback, useEffect, useRef, useState } from 'react';
import { forgetImport, type KeptImport, keepImport, readKept } from './kept-import.ts';

const NOTHING: KeptImport = { step: 'file' };

export interface ImportHold {
  /** Undefined until what was kept has been read. */
  readonly kept: KeptImport | undefined;
  readonly update: (change: Partial<KeptImport> | ((before: KeptImport) => Partial<KeptImport>)) => void;
  readonly forget: () => void;
}

/** The import of a competition: whatever is done with it is kept at once, and is there again after a reload. */
export function useImport(chOID: string): ImportHold {
  const [kept, setKept] = useState<KeptImport>();
  const latest = useRef<KeptImport>(NOTHING);
  useEffect(() => {
    let asked = true;
    void readKept(chOID).then((found) => {
      if (!asked) return;
      latest.current = found ?? NOTHING;
      setKept(latest.current);
    });
    return () => {
      asked = false;
    };
  }, [chOID]);
  const update = useCallback<ImportHold['update']>(
    (change) => {
      const before = latest.current;
      latest.current = { ...before, ...(typeof change === 'function' ? change(before) : change) };
      setKept(latest.current);
      void keepImport(chOID, latest.current);
    },
    [chOID],
  );
  const forget = useCallback(() => {
    latest.current = NOTHING;
    setKept(NOTHING);
    void forgetImport(chOID);
  }, [chOID]);
  return { kept, update, forget };
}
