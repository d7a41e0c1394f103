import { z } from 'zod';
import { PROTEST_OUTCOMES } from '../../result/protest-register.ts';
import { isoDateTime } from './common.ts';

const note = z.string().max(2000);
const why = note.optional();
const row = z.string().max(200);
const rows = z.array(row).max(10_000);
const anyFields = z.record(z.string(), z.unknown());

/** What an official's act says, by its kind: as it is stored, and as it travels in a competition's file. */
export const actBodies = {
  remark: z.object({
    text: note.optional(),
    rules: z.array(z.string().max(20)).max(20).optional(),
    public: z.boolean(),
  }),
  rank: z.object({ rank: z.int().min(1), why }),
  correction: z.object({ before: anyFields, after: anyFields, why }),
  status: z.object({ from: z.int(), to: z.int(), why }),
  /** In the register of protests; instants are ISO dates and times. */
  protest: z.object({
    lodged: isoDateTime,
    by: note,
    text: note,
    answered: isoDateTime.optional(),
    outcome: z.enum(PROTEST_OUTCOMES).optional(),
    answer: note.optional(),
    appealed: isoDateTime.optional(),
    decided: isoDateTime.optional(),
    verdict: z.enum(PROTEST_OUTCOMES).optional(),
    reasons: note.optional(),
  }),
  round: z.object({}),
  decision: z.object({ code: z.string().max(20), by: note.optional(), why }),
  draw: z.object({ tied: rows, chosen: rows, by: note, seed: z.string().max(200).optional() }),
  /** Keys by which rows of a trial go instead of others, and the newest fact of then. */
  renumbered: z.object({ after: z.int().min(0), names: z.record(row, row) }),
} as const;

type ActKind = keyof typeof actBodies;
const ACT_KINDS = Object.keys(actBodies) as [ActKind, ...ActKind[]];

/** An official's act about a list, by the uid of its trial or group; `row` is the key of a row, `body` is of the kind. */
export const act = z
  .object({
    list: z.string(),
    round: z.string().max(10).optional(),
    row: row.optional(),
    kind: z.enum(ACT_KINDS),
    at: isoDateTime,
    body: anyFields,
  })
  .superRefine(({ kind, body }, context) => {
    for (const issue of actBodies[kind].safeParse(body).error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['body', ...issue.path], message: issue.message });
  });
