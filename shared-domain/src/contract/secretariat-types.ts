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
export type ChronoRow = z.infer<typeof s.chronoRow>;
export type SecretariatStarts = z.infer<typeof s.secretariatStarts>;
export type SecretariatResults = z.infer<typeof s.secretariatResults>;
export type RawsAnswer = z.infer<typeof s.rawsAnswer>;
export type ChronosAnswer = z.infer<typeof s.chronosAnswer>;
export type AllsAnswer = z.infer<typeof s.allsAnswer>;
export type FfaCodesAnswer = z.infer<typeof s.ffaCodesAnswer>;
export type PricesBody = z.input<typeof s.pricesBody>;
export type SecretariatPrices = z.infer<typeof s.secretariatPricesAnswer>;
export type HideAthleteAnswer = z.infer<typeof s.hideAthleteAnswer>;
