import { deleteImportDraft, readImportDraft, saveImportDraft } from '../../api/device/import-drafts.ts';
import type { Fixes } from './check/check-table.ts';
import type { Mapping } from './check/fields.ts';
import type { ImportMode } from './compare/plan-entries.ts';
import type { SourceUpload } from './read/read-upload.ts';
import type { SourceTable } from './read/source-table.ts';
import type { Sending } from './send/sending.ts';

export const STEPS = ['file', 'columns', 'control', 'compare', 'send'] as const;
export type Step = (typeof STEPS)[number];

/** What of an import outlives a reload: the file as it was read and put right, and then what of it is sent. */
export interface ImportState {
  readonly step: Step;
  readonly table?: SourceTable | undefined;
  /** The sheets of a workbook, where several hold rows. */
  readonly sheets?: readonly SourceTable[] | undefined;
  readonly upload?: SourceUpload | undefined;
  readonly mapping?: Mapping | undefined;
  /** The event of every row, where the file has no column of events. */
  readonly everyEvent?: string | undefined;
  readonly fixes?: Fixes | undefined;
  /** Lines that the reader leaves out. */
  readonly skipped?: readonly number[] | undefined;
  readonly mode?: ImportMode | undefined;
  readonly sending?: Sending | undefined;
}

export const readImport = async (chOID: string): Promise<ImportState | undefined> =>
  (await readImportDraft(chOID)) as ImportState | undefined;

export const saveImport = (chOID: string, state: ImportState): Promise<void> => saveImportDraft(chOID, state);

export const deleteImport = (chOID: string): Promise<void> => deleteImportDraft(chOID);
