/** Types of entering results, start lists and seeding, read off the schemas. Importing this file costs nothing at run time. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type EntryStart = z.infer<typeof s.entryStart>;
export type EntryRow = z.infer<typeof s.entryRow>;
export type EntryAnswer = z.infer<typeof s.entryAnswer>;
export type RowEdit = z.input<typeof s.rowEdit>;
export type StartEdit = z.input<typeof s.startEdit>;
export type StartEdits = z.input<typeof s.startEdits>;
export type Remark = z.infer<typeof s.remark>;
export type RemarkBody = z.input<typeof s.remarkBody>;
export type RemarkAnswer = z.infer<typeof s.remarkAnswer>;
export type TrialHold = z.infer<typeof s.trialHold>;
export type SecretariatTrials = z.infer<typeof s.secretariatTrials>;
export type SheetAnswer = z.infer<typeof s.sheetAnswer>;
export type QualificationBody = z.input<typeof s.qualificationBody>;
export type QualificationAnswer = z.infer<typeof s.qualificationAnswer>;
export type SeedBody = z.input<typeof s.seedBody>;
export type SeedAnswer = z.infer<typeof s.seedAnswer>;
