import { openSafeTable } from './safe-table.ts';

/** An unfinished import: `key` is the oid of its competition, `kept` is its step and whatever the import's screens store with it. */
interface ImportDraft {
  readonly key: string;
  readonly kept: { readonly step: string };
}

/** Whole lists of names and birth dates: deleted once the import has arrived or the user signs out. */
const table = openSafeTable<ImportDraft>('foulee-imports', 'relaxed');

export const readImportDraft = async (chOID: string): Promise<ImportDraft['kept'] | undefined> =>
  (await table.get(chOID))?.kept;

export const saveImportDraft = (chOID: string, kept: ImportDraft['kept']): Promise<void> =>
  table.put({ key: chOID, kept });

export const deleteImportDraft = (chOID: string): Promise<void> => table.remove(chOID);

/** Counts imports whose file has been chosen: those at the step `file` have nothing to lose. */
export const countImportDrafts = async (): Promise<number> =>
  (await table.list()).filter(({ kept }) => kept.step !== 'file').length;

export const eraseImportDrafts = (): Promise<void> => table.erase();
