import { openSafeTable } from './safe-table.ts';

/** An import that is begun: the key is its competition's, the rest is the feature's own. */
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

/** Imports that have a file. */
export const countImports = async (): Promise<number> =>
  (await table.all()).filter(({ kept }) => kept.step !== 'file').length;

export const eraseImports = (): Promise<void> => table.erase();
