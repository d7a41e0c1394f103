import { forgetImportDraft, keepImportDraft, readImportDraft } from '../../api/import-drafts.ts';
import type { Fixes } from './check/check-table.ts';
import type { Mapping } from './check/fields.ts';
import type { ImportMode } from './compare/plan-entries.ts';
import type { SourceUpload } from './read/read-upload.ts';
import type { SourceTable } from './read/source-table.ts';
import type { Sending } from './send/sending.ts';

export const STEPS = ['file', 'columns', 'control', 'compare', 'send'] as const;
export type Step = (typeof STEPS)[number];

/** What of an import outlives a reload: the file as it was read and put right, and then what of it is sent. */
export interface KeptImport {
  readonly step: Step;
  readonly table?: SourceTable | undefined;
  readonly upload?: SourceUpload | undefined;
  readonly mapping?: Mapping | undefined;
  readonly fixes?: Fixes | undefined;
  /** Lines that the reader leaves out. */
  readonly skipped?: readonly number[] | undefined;
  readonly mode?: ImportMode | undefined;
  readonly sending?: Sending | undefined;
}

export const readKept = async (chOID: string): Promise<KeptImport | undefined> =>
  (await readImportDraft(chOID)) as KeptImport | undefined;

export const keepImport = (chOID: string, kept: KeptImport): Promise<void> => keepImportDraft(chOID, kept);

export const forgetImport = (chOID: string): Promise<void> => forgetImportDraft(chOID);
