import { useCallback, useEffect, useState } from 'react';
import { deleteFormDraft, type FormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';

export interface FormDraftState<T> {
  /** False until the disk has been read; a form is not shown before, since the draft would change it. */
  readonly isRead: boolean;
  /** What was typed on an earlier visit. */
  readonly storedDraft: FormDraft<T> | undefined;
  readonly saveDraft: (value: T) => void;
  readonly deleteDraft: () => void;
}

/** Stores what is typed into a form on this device until it is sent or dropped: it outlives a reload, a crash or a closed tab. */
export function useFormDraft<T>(key: string): FormDraftState<T> {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly storedDraft: FormDraft<T> | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void readFormDraft<T>(key).then((storedDraft) => isCurrent && setLoaded({ key, storedDraft }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  const saveDraft = useCallback((value: T) => void saveFormDraft(key, value), [key]);
  const deleteDraft = useCallback(() => {
    setLoaded({ key, storedDraft: undefined });
    void deleteFormDraft(key);
  }, [key]);
  const isRead = loaded?.key === key;
  return { isRead, storedDraft: isRead ? loaded.storedDraft : undefined, saveDraft, deleteDraft };
}
