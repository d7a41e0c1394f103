import { openSafeTable } from './safe-table.ts';

/** What was typed into a form and has not been sent. */
export interface FormDraft<T> {
  readonly key: string;
  /** When something was typed last, ISO. */
  readonly at: string;
  readonly value: T;
}

/** `strict`: written to the disk at once, so that it outlives a browser that is killed. */
const table = openSafeTable<FormDraft<unknown>>('foulee-forms', 'strict');

export const readFormDraft = async <T>(key: string): Promise<FormDraft<T> | undefined> =>
  (await table.get(key)) as FormDraft<T> | undefined;

export const saveFormDraft = <T>(key: string, value: T): Promise<void> =>
  table.put({ key, at: new Date().toISOString(), value });

export const deleteFormDraft = (key: string): Promise<void> => table.remove(key);

export const countFormDrafts = async (): Promise<number> => (await table.list()).length;

export const eraseFormDrafts = (): Promise<void> => table.erase();
