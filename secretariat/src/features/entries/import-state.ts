import { deleteImportDraft, readImportDraft, saveImportDraft } from '../../api/device/import-drafts.ts';
import type { Fixes, Mapping } from './check/fields.ts';
import type { ImportMode } from './compare/plan-entries.ts';
import type { SourceUpload } from './read/read-upload.ts';
import type { SourceTable } from './read/source-table.ts';
import type { Sending } from './send/sending.ts';

export const STEPS = ['file', 'columns', 'control', 'compare', 'send'] as const;
export type Step = (typeof STEPS)[number];

/** An import in progress, stored on the device so that it survives a reload: the file, its corrections, and what is sent. */
export interface ImportState {
  readonly step: Step;
  readonly table?: SourceTable | undefined;
  /** All sheets with rows, when a workbook has several. */
  readonly sheets?: readonly SourceTable[] | undefined;
  readonly upload?: SourceUpload | undefined;
  readonly mapping?: Mapping | undefined;
  /** The event of all rows, when the file has no event column. */
  readonly everyEvent?: string | undefined;
  readonly fixes?: Fixes | undefined;
  /** Lines of the file that the user leaves out. */
  readonly skipped?: readonly number[] | undefined;
  readonly mode?: ImportMode | undefined;
  readonly sending?: Sending | undefined;
}

export const readImport = async (chOID: string): Promise<ImportState | undefined> =>
  (await readImportDraft(chOID)) as ImportState | undefined;

export const saveImport = (chOID: string, state: ImportState): Promise<void> => saveImportDraft(chOID, state);

export const deleteImport = (chOID: string): Promise<void> => deleteImportDraft(chOID);
