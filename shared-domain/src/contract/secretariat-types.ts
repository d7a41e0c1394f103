/** Types of the secretariat's calls, read off the schemas. Importing this file costs nothing at run time. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type AccessCode = z.infer<typeof s.accessCode>;
export type AskCodeAnswer = z.infer<typeof s.askCodeAnswer>;
export type MakeCodeAnswer = z.infer<typeof s.makeCodeAnswer>;
export type CodesAnswer = z.infer<typeof s.codesAnswer>;
export type CheckCodeAnswer = z.infer<typeof s.checkCodeAnswer>;
export type ValidCodeAnswer = z.infer<typeof s.validCodeAnswer>;
