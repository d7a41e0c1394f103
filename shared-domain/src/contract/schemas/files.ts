import { z } from 'zod';
import { FILE_SAYS, type FileSayId } from '../file-messages.ts';

/** One difference between what there is and what a file says; `line` where the file says it. */
export const fileChange = z.object({
  /** uid of the trial, or of the group whose commitments these are. */
  uid: z.string(),
  kind: z.enum(['added', 'changed', 'removed', 'trial']),
  line: z.int().optional(),
  /** Bib and name, as they are shown. */
  who: z.string(),
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});

/**
 * What is told of a place in a file, by an id and its values; `name` is that of the column. Where the file is no table yet, `character`
 * counts the characters of the line, from 1.
 */
export const fileNote = z.object({
  id: z.enum(Object.keys(FILE_SAYS) as [FileSayId, ...FileSayId[]]),
  line: z.int().optional(),
  column: z.int().optional(),
  character: z.int().optional(),
  name: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/**
 * A row of a file that nobody but a person can read: an unknown word, a place without a mark, an athlete of no start list. It is left
 * out until an answer comes with the file, in `answers` of the query. Of a `result`: its line and `out`, `DNS`, `DNF`, `DQ`, `NM` or the
 * mark itself, as `4:DNF`. Of an `athlete`: its line, `who`, and `out`, `add` or the key of an entry, as `4:who:add`.
 */
export const fileQuestion = fileNote.extend({
  line: z.int(),
  asks: z.enum(['result', 'athlete']),
  /** Bib and name, as the file has them. */
  who: z.string(),
  /** The mark that the row has, beside a word that is not known; empty for none. */
  mark: z.string(),
  /** Of an athlete: entries of the heat that no other line is of, the one in the lane of the row first. */
  entries: z.array(z.object({ key: z.string(), who: z.string(), lane: z.int().optional() })).optional(),
  /** Of an athlete: whether the row has a name, so that one more entry can be made of it. */
  mayAdd: z.boolean().optional(),
});

/** What a file changed or, with `dryRun`, would change; `changes` names the first of them, `rows` counts all. */
export const fileAnswer = z.object({
  dryRun: z.boolean(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rows: z.object({ read: z.int(), added: z.int(), changed: z.int(), removed: z.int() }),
  changes: z.array(fileChange),
  warnings: z.array(z.string()),
  /** Each warning once more, to be said in the reader's words. */
  notes: z.array(fileNote),
  /** Rows that are left out, and why: each may be answered when the file is sent again. */
  questions: z.array(fileQuestion),
});

/** A line of the progress of a long import; the last line is the answer itself, or the error envelope. */
export const fileProgress = z.object({
  step: z.enum(['reading', 'ranking', 'writing']),
  rows: z.int(),
  bytes: z.int(),
  /** Bytes of the whole file, where the sender says it. */
  total: z.int().optional(),
});
