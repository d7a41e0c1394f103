import { z } from 'zod';
import { FILE_MESSAGES, type FileMessageId } from '../file-messages.ts';

/** One difference between the stored data and a file; `line`: the line of the file. */
export const fileChange = z.object({
  /** uid of the trial, or of the group for commitments. */
  uid: z.string(),
  kind: z.enum(['added', 'changed', 'removed', 'trial']),
  line: z.int().optional(),
  /** Bib and name of the athlete. */
  who: z.string(),
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })),
});

/**
 * A message about a place in a file; `name` is the name of the column. `character`, from 1, gives the place in the line where the
 * text could not be split into columns.
 */
export const fileNote = z.object({
  id: z.enum(Object.keys(FILE_MESSAGES) as [FileMessageId, ...FileMessageId[]]),
  line: z.int().optional(),
  column: z.int().optional(),
  character: z.int().optional(),
  name: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/**
 * A row that only a person can interpret: an unknown word, a place without a mark, an athlete in no start list. It is left out
 * until the file is sent again with an answer in `answers` of the query. For a `result` the answer is its line and `out`, `DNS`,
 * `DNF`, `DQ`, `NM` or a mark, as `4:DNF`; for an `athlete` `out`, `add` or the key of an entry, as `4:who:add`.
 */
export const fileQuestion = fileNote.extend({
  line: z.int(),
  asks: z.enum(['result', 'athlete']),
  /** Bib and name, as the file has them. */
  who: z.string(),
  /** The mark of the row, where it also has an unknown word; empty for none. */
  mark: z.string(),
  /** For an athlete: entries of the heat that no other line uses, the one in the row's lane first. */
  entries: z.array(z.object({ key: z.string(), who: z.string(), lane: z.int().optional() })).optional(),
  /** For an athlete: whether the row can be added: as an entry by its name, in a road race as a result by its bib. */
  mayAdd: z.boolean().optional(),
});

/** What a file changed or, with `dryRun`, would change; `changes` lists the first ones, `rows` counts all. */
export const fileAnswer = z.object({
  dryRun: z.boolean(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  rows: z.object({ read: z.int(), added: z.int(), changed: z.int(), removed: z.int() }),
  changes: z.array(fileChange),
  warnings: z.array(z.string()),
  /** The warnings again as ids with values, for translation. */
  notes: z.array(fileNote),
  /** Rows left out until they are answered. */
  questions: z.array(fileQuestion),
});

/** A progress line of a long import; the last line is the answer itself, or the error envelope. */
export const fileProgress = z.object({
  step: z.enum(['reading', 'ranking', 'writing']),
  rows: z.int(),
  bytes: z.int(),
  /** Bytes of the whole file, where the sender gave the length. */
  total: z.int().optional(),
});
