import { safeTable } from './safe-table.ts';

/** What was typed into a form and is not sent yet. */
export interface FormDraft<T> {
  readonly key: string;
  /** When something was typed last, ISO. */
  readonly at: string;
  readonly value: T;
}

/** On the disk before it counts as written, so that it outlives a browser that is killed. */
const kept = safeTable<FormDraft<unknown>>('foulee-forms', 'strict');

export const readFormDraft = async <T>(key: string): Promise<FormDraft<T> | undefined> =>
  (await kept.get(key)) as FormDraft<T> | undefined;

export const keepFormDraft = <T>(key: string, value: T): Promise<void> =>
  kept.put({ key, at: new Date().toISOString(), value });

export const forgetFormDraft = (key: string): Promise<void> => kept.remove(key);

export const countForms = async (): Promise<number> => (await kept.all()).length;

export const eraseForms = (): Promise<void> => kept.erase();
