import { useCallback, useEffect, useState } from 'react';
import { deleteFormDraft, type FormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';

export interface StoredForm<T> {
  /** False until the disk has been read: a form waits for it, or it would be drawn twice. */
  readonly isRead: boolean;
  /** What was typed before this page was opened. */
  readonly found: FormDraft<T> | undefined;
  readonly keep: (value: T) => void;
  readonly forget: () => void;
}

/** Stores what is typed into a form on this device until it is sent or dropped: it outlives a reload, a crash or a closed tab. */
export function useFormDraft<T>(key: string): StoredForm<T> {
  const [read, setRead] = useState<{ readonly key: string; readonly found: FormDraft<T> | undefined }>();
  useEffect(() => {
    let wanted = true;
    void readFormDraft<T>(key).then((found) => wanted && setRead({ key, found }));
    return () => {
      wanted = false;
    };
  }, [key]);
  const keep = useCallback((value: T) => void saveFormDraft(key, value), [key]);
  const forget = useCallback(() => {
    setRead({ key, found: undefined });
    void deleteFormDraft(key);
  }, [key]);
  const isRead = read?.key === key;
  return { isRead, found: isRead ? read.found : undefined, keep, forget };
}
