import { useCallback, useEffect, useState } from 'react';
import { type FormDraft, forgetFormDraft, keepFormDraft, readFormDraft } from '../../api/form-drafts.ts';

export interface KeptForm<T> {
  /** False until it was looked whether there is one: a form waits for it, or it would be drawn twice. */
  readonly isRead: boolean;
  /** What was typed before this page was opened. */
  readonly found: FormDraft<T> | undefined;
  readonly keep: (value: T) => void;
  readonly forget: () => void;
}

/** What is typed into a form is kept on this device until it is sent or dropped: a reload, a crash or a closed tab cost none of it. */
export function useFormDraft<T>(key: string): KeptForm<T> {
  const [read, setRead] = useState<{ readonly key: string; readonly found: FormDraft<T> | undefined }>();
  useEffect(() => {
    let wanted = true;
    void readFormDraft<T>(key).then((found) => wanted && setRead({ key, found }));
    return () => {
      wanted = false;
    };
  }, [key]);
  const keep = useCallback((value: T) => void keepFormDraft(key, value), [key]);
  const forget = useCallback(() => {
    setRead({ key, found: undefined });
    void forgetFormDraft(key);
  }, [key]);
  const isRead = read?.key === key;
  return { isRead, found: isRead ? read.found : undefined, keep, forget };
}
