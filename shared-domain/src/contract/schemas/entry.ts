import { z } from 'zod';
import {
  isoDateTime,
  oid,
  presence,
  reason,
  ruleNumber,
  sentAttempts,
  sentPerformance,
  sentSplit,
  standing,
  walkCards,
} from './common.ts';
import { codeKind } from './secretariat.ts';
import { resultRow, trial } from './trial.ts';
import { storedStart, uploadStart } from './upload.ts';

/** What a row of a list goes by: `bib:12`, else `auid:…`, `team:…`, `name:…`. A row of a start list and its result have the same. */
const row = z.string().min(1).max(100);
const lane = z.int().min(0).max(99);
const bib = z.union([z.string().trim().min(1).max(40), z.int()]).transform(String);

/** A row of a start list, or of a group's commitments, as the secretariat reads it: as it was sent, with its key. */
export const editableStart = storedStart.extend({ row });
/** A result as the secretariat reads it; `revision` grows when the row itself changes, not with the ranks of others. */
export const editableResult = resultRow.extend({ row, revision: z.int() });

const listOf = <T extends z.ZodType>(rows: T) => z.object({ oid, uid: z.string(), rows: z.array(rows) });

/**
 * What an edit changed: start lists whole, of result lists the rows that say something else now. `log` is the act that
 * undoes it; absent, nothing changed. `revision` is the challenge's.
 */
export const editAnswer = z.object({
  revision: z.int(),
  log: oid.optional(),
  starts: z.array(listOf(editableStart)),
  results: z.array(listOf(editableResult)),
  warnings: z.array(z.string()),
});

/**
 * Body of `PUT /api/lesecretariat/trial/{id}/row`: one row's result. What is absent stays, `null` takes away. `mark` is the
 * mark as typed (P5.3), `prf` the same in its unit; `override` is the judge's place. A stale `revision` is refused;
 * a row without a result has revision 0. Official results change with a `reason` only.
 */
export const rowEdit = z
  .object({
    row,
    revision: z.int().optional(),
    mark: z.string().max(40).optional(),
    prf: sentPerformance.optional(),
    attempts: sentAttempts.nullable().optional(),
    bib: bib.optional(),
    lane: lane.nullable().optional(),
    rank: z.int().min(1).nullable().optional(),
    override: z.int().min(1).max(999).nullable().optional(),
    standing: standing.optional(),
    reaction: z.int().min(-5000).max(10_000).nullable().optional(),
    wind: z.number().min(-99).max(99).nullable().optional(),
    splits: z.array(sentSplit).max(500).nullable().optional(),
    comment: z.string().trim().max(500).nullable().optional(),
    rule: ruleNumber.nullable().optional(),
    walk: walkCards.nullable().optional(),
    /** Trials beyond a cut that the athlete is not in: an official lets them take it (TR 8.5). */
    beyondCut: z.boolean().optional(),
    reason: reason.optional(),
  })
  .refine(({ mark, prf }) => mark === undefined || prf === undefined, {
    path: ['mark'],
    message: 'stands beside prf: a mark is said once',
  });

const at = { trial: oid, row };
/** One change of a start list; `trial` is a trial or, for entries not yet in a heat, a group. */
export const startEdit = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), trial: oid, entry: uploadStart }),
  z.object({ op: z.literal('remove'), ...at }),
  z.object({
    op: z.literal('move'),
    ...at,
    to: oid.optional(),
    lane: lane.nullable().optional(),
    odr: z.int().min(1).optional(),
  }),
  z.object({ op: z.literal('swap'), ...at, with: z.object(at) }),
  z.object({ op: z.literal('bib'), ...at, bib }),
  z.object({ op: z.literal('scratch'), ...at }),
  z.object({ op: z.literal('check'), ...at, presence: presence.exclude(['scratched']).nullable() }),
]);
/** Body of `POST /api/lesecretariat/start-edits/{chOID}`: done in their order, all or none; rows go by the keys they have then. */
export const startEdits = z.object({ edits: z.array(startEdit).min(1).max(1000), reason: reason.optional() });

/** A remark of the officials: what happened, and the rules it rests on (`TR16.8`); the public reads it, or only the secretariat. */
export const remark = z.object({
  oid,
  at: isoDateTime,
  row: row.optional(),
  text: z.string().optional(),
  rules: z.array(z.string()).optional(),
  public: z.boolean(),
});
/** Body of `POST /api/lesecretariat/trial/{id}/remark`; without a `row` it is about the whole trial. */
export const remarkBody = z
  .object({
    row: row.optional(),
    text: z.string().trim().min(1).max(500).optional(),
    rules: z.array(z.string().max(20)).max(10).optional(),
    public: z.boolean().default(false),
  })
  .refine(({ text, rules = [] }) => text !== undefined || rules.length > 0, {
    path: ['text'],
    message: 'is missing: a remark has a text or names a rule',
  });
export const remarkAnswer = z.object({ remark, log: oid });

const who = z.object({ oid, email: z.string().optional() }).optional();

/** Who writes a trial now (Q11): an organiser, `own` where it is who asks, or a device by its kind of code. */
export const trialHold = z.object({
  expires: isoDateTime,
  own: z.boolean(),
  email: z.string().optional(),
  by: codeKind.optional(),
});
/**
 * `GET /api/lesecretariat/trials/{chOID}`: the programme of a competition, of a hidden one too, and who holds what. `entries` are
 * those of the event that are not yet in a heat; absent, there are none.
 */
export const secretariatTrials = z.object({
  trials: z.array(trial.extend({ hold: trialHold.optional(), entries: z.int().optional() })),
});
/** `GET /api/lesecretariat/trial/{id}/sheet`: all that the secretariat keeps of one trial. */
export const sheetAnswer = z.object({
  trial,
  /** `kind` of its competition: what its variant leaves unsaid, this says. */
  kind: z.string(),
  hold: trialHold.optional(),
  starts: z.array(editableStart),
  results: z.array(editableResult),
  remarks: z.array(remark.extend({ who })),
  /** Changes of accepted results, oldest first: `before` is what a row said. */
  corrections: z.array(
    z.object({
      at: isoDateTime,
      row,
      who,
      why: z.string().optional(),
      before: z.looseObject({}),
      after: z.looseObject({}),
    }),
  ),
  /** Who moved the trial to which status, and why. */
  statuses: z.array(z.object({ at: isoDateTime, who, from: z.int(), to: z.int(), why: z.string().optional() })),
});
