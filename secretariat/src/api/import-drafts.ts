import { safeTable } from './safe-table.ts';

/** An import that is begun: the key is its competition's, the rest is the feature's own. */
interface ImportDraft {
  readonly key: string;
  readonly kept: { readonly step: string };
}

/** Whole lists of names and birth dates: on the disk until the import arrived, or the session is ended on purpose. */
const table = safeTable<ImportDraft>('foulee-imports', 'relaxed');

export const readImportDraft = async (chOID: string): Promise<ImportDraft['kept'] | undefined> =>
  (await table.get(chOID))?.kept;

export const keepImportDraft = (chOID: string, kept: ImportDraft['kept']): Promise<void> =>
  table.put({ key: chOID, kept });

export const forgetImportDraft = (chOID: string): Promise<void> => table.remove(chOID);

/** Imports of which there is a file. */
export const countImports = async (): Promise<number> =>
  (await table.all()).filter(({ kept }) => kept.step !== 'file').length;

export const eraseImports = (): Promise<void> => table.erase();
