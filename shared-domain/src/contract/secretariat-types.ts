/** Types of the secretariat's calls, read off the schemas. Importing this file costs nothing at run time. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type AccessCode = z.infer<typeof s.accessCode>;
export type AskCodeAnswer = z.infer<typeof s.askCodeAnswer>;
export type MakeCodeAnswer = z.infer<typeof s.makeCodeAnswer>;
export type CodesAnswer = z.infer<typeof s.codesAnswer>;
export type CheckCodeAnswer = z.infer<typeof s.checkCodeAnswer>;
export type ValidCodeAnswer = z.infer<typeof s.validCodeAnswer>;
export type LogLine = z.infer<typeof s.logEntry>;
export type LogsAnswer = z.infer<typeof s.logsAnswer>;
export type UndoAnswer = z.infer<typeof s.undoAnswer>;
export type DeletedAnswer = z.infer<typeof s.deletedAnswer>;
export type ChallengeEdit = z.input<typeof s.challengeEdit>;
export type TrialEdit = z.input<typeof s.trialEdit>;
export type HoldAnswer = z.infer<typeof s.holdAnswer>;
export type ReleaseAnswer = z.infer<typeof s.releaseAnswer>;
