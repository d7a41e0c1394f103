import { z } from 'zod';
import { GIVEN_RECORD_STATES } from '../../record/record-state.ts';
import { PROTEST_OUTCOMES } from '../../result/protest-register.ts';
import { isoDateTime } from './common.ts';
import { evidenceBody } from './evidence.ts';

const longText = z.string().max(2000);
const why = longText.optional();
const row = z.string().max(200);
const rows = z.array(row).max(10_000);
const anyFields = z.record(z.string(), z.unknown());

/** Bodies of officials' acts by kind, as stored and as written in a competition's file. */
export const officialActBodies = {
  remark: z.object({
    text: longText.optional(),
    rules: z.array(z.string().max(20)).max(20).optional(),
    public: z.boolean(),
  }),
  rank: z.object({ rank: z.int().min(1), why }),
  correction: z.object({ before: anyFields, after: anyFields, why }),
  status: z.object({ from: z.int(), to: z.int(), why }),
  /** An entry of the register of protests. */
  protest: z.object({
    lodged: isoDateTime,
    by: longText,
    text: longText,
    answered: isoDateTime.optional(),
    outcome: z.enum(PROTEST_OUTCOMES).optional(),
    answer: longText.optional(),
    appealed: isoDateTime.optional(),
    decided: isoDateTime.optional(),
    verdict: z.enum(PROTEST_OUTCOMES).optional(),
    reasons: longText.optional(),
  }),
  /** What was said of a record that a row's mark `v` made; `record` is its key, `word` that it may be told to the public. */
  record: z.object({
    record: z.string().max(400),
    v: z.int(),
    state: z.enum(GIVEN_RECORD_STATES).optional(),
    word: z.literal(true).optional(),
  }),
  /** What was checked or measured for the file of a record. */
  evidence: evidenceBody,
  round: z.object({}),
  decision: z.object({ code: z.string().max(20), by: longText.optional(), why }),
  draw: z.object({ tied: rows, chosen: rows, by: longText, seed: z.string().max(200).optional() }),
  /** `names`: new keys of rows by their old keys; `after`: number of the newest fact at that time. */
  renumbered: z.object({ after: z.int().min(0), names: z.record(row, row) }),
} as const;

type ActKind = keyof typeof officialActBodies;
const ACT_KINDS = Object.keys(officialActBodies) as [ActKind, ...ActKind[]];

const actFields = {
  round: z.string().max(10).optional(),
  row: row.optional(),
  kind: z.enum(ACT_KINDS),
  at: isoDateTime,
  body: anyFields,
};

function checkBody({ kind, body }: { readonly kind: ActKind; readonly body: object }, context: z.RefinementCtx): void {
  for (const issue of officialActBodies[kind].safeParse(body).error?.issues ?? [])
    context.addIssue({ code: 'custom', path: ['body', ...issue.path], message: issue.message });
}

/** An official's act about a list that is named beside it: `row` the key of a row, `body` as `officialActBodies` has it for the kind. */
export const listAct = z.object(actFields).superRefine(checkBody);

/** An official's act; `list` is the uid of a trial or group. */
export const officialAct = z.object({ list: z.string(), ...actFields }).superRefine(checkBody);
