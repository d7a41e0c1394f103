/** Types of the calls that take and give files, read off the schemas. Importing this file costs nothing at run time. */
import type { z } from 'zod';
import type * as s from './schemas/index.ts';

export type FileAnswer = z.infer<typeof s.fileAnswer>;
export type FileNote = z.infer<typeof s.fileNote>;
export type FileProgress = z.infer<typeof s.fileProgress>;
