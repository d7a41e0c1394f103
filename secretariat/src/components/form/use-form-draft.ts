import { useCallback, useEffect, useState } from 'react';
import { deleteFormDraft, type FormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';

export interface StoredForm<T> {
  /** False until the disk has been read; a form is not shown before, since the draft would change it. */
  readonly isRead: boolean;
  /** What was typed on an earlier visit. */
  readonly storedDraft: FormDraft<T> | undefined;
  readonly saveDraft: (value: T) => void;
  readonly deleteDraft: () => void;
}

/** Stores what is typed into a form on this device until it is sent or dropped: it outlives a reload, a crash or a closed tab. */
export function useFormDraft<T>(key: string): StoredForm<T> {
  const [read, setRead] = useState<{ readonly key: string; readonly storedDraft: FormDraft<T> | undefined }>();
  useEffect(() => {
    let wanted = true;
    void readFormDraft<T>(key).then((storedDraft) => wanted && setRead({ key, storedDraft }));
    return () => {
      wanted = false;
    };
  }, [key]);
  const saveDraft = useCallback((value: T) => void saveFormDraft(key, value), [key]);
  const deleteDraft = useCallback(() => {
    setRead({ key, storedDraft: undefined });
    void deleteFormDraft(key);
  }, [key]);
  const isRead = read?.key === key;
  return { isRead, storedDraft: isRead ? read.storedDraft : undefined, saveDraft, deleteDraft };
}
