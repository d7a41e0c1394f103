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
import { filedReport } from './filed-reports.ts';
import { codeKind } from './secretariat.ts';
import { resultRow, trial } from './trial.ts';
import { storedStart, uploadStart } from './upload.ts';

/** Key of a row in its list: `bib:12`, else `auid:…`, `team:…`, `name:…`. A start and its result have the same key. */
const row = z.string().min(1).max(100);
const lane = z.int().min(0).max(99);
const bib = z.union([z.string().trim().min(1).max(40), z.int()]).transform(String);

/** A row of a start list or of a group's commitments for the secretariat: as sent, with its key. */
export const editableStart = storedStart.extend({ row });
/** A result for the secretariat; `revision` grows only when the row itself changes, not when its rank does. */
export const editableResult = resultRow.extend({ row, revision: z.int() });

const createListSchema = <T extends z.ZodType>(rows: T) => z.object({ oid, uid: z.string(), rows: z.array(rows) });

/**
 * What an edit changed: whole start lists, and the changed rows of result lists. `log`: the entry to undo it by, absent where
 * nothing changed. `revision`: the challenge's.
 */
export const editAnswer = z.object({
  revision: z.int(),
  log: oid.optional(),
  starts: z.array(createListSchema(editableStart)),
  results: z.array(createListSchema(editableResult)),
  warnings: z.array(z.string()),
});

/**
 * Body of `PUT /api/lesecretariat/trial/{id}/row`: one row's result. Absent fields stay, `null` removes. `mark` is the mark
 * as typed (P5.3), `prf` the mark as a value; `override` is the judge's place. A stale `revision` is refused; a row without a
 * result has revision 0. A change of official results needs a `reason`.
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
    /** An official allows attempts after a cut that eliminated the athlete (TR 8.5). */
    beyondCut: z.boolean().optional(),
    reason: reason.optional(),
  })
  .refine(({ mark, prf }) => mark === undefined || prf === undefined, {
    path: ['mark'],
    message: 'stands beside prf: a mark is said once',
  });

const rowReference = { trial: oid, row };
/** One change of a start list; `trial` is a trial or, for entries not yet in a heat, a group. */
export const startEdit = z.discriminatedUnion('op', [
  z.object({ op: z.literal('add'), trial: oid, entry: uploadStart }),
  z.object({ op: z.literal('remove'), ...rowReference }),
  z.object({
    op: z.literal('move'),
    ...rowReference,
    to: oid.optional(),
    lane: lane.nullable().optional(),
    odr: z.int().min(1).optional(),
  }),
  z.object({ op: z.literal('swap'), ...rowReference, with: z.object(rowReference) }),
  z.object({ op: z.literal('bib'), ...rowReference, bib }),
  /** The runners of a relay team, also after its race. */
  z.object({ op: z.literal('members'), ...rowReference, members: uploadStart.shape.members.unwrap() }),
  /** Another club (`coid`: its id where it has one of its own), or another team of a team competition; also after the race. */
  z.object({
    op: z.literal('team'),
    ...rowReference,
    clubName: uploadStart.shape.clubName,
    coid: uploadStart.shape.coid,
    teamTG: uploadStart.shape.teamTG,
  }),
  z.object({ op: z.literal('scratch'), ...rowReference }),
  z.object({ op: z.literal('check'), ...rowReference, presence: presence.exclude(['scratched']).nullable() }),
]);
/** Body of `POST /api/lesecretariat/start-edits/{chOID}`: applied in order, all or none; each names rows by their keys at that point. */
export const startEdits = z.object({ edits: z.array(startEdit).min(1).max(1000), reason: reason.optional() });

/** A remark of the officials: what happened, and the rules that apply (`TR16.8`); `public`: shown to everyone. */
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

const actor = z.object({ oid, email: z.string().optional() }).optional();

/** Who holds a trial for writing (Q11): an organiser, `own` for the caller, or a device by the kind of its code. */
export const trialHold = z.object({
  expires: isoDateTime,
  own: z.boolean(),
  email: z.string().optional(),
  by: codeKind.optional(),
});
/**
 * `GET /api/lesecretariat/trials/{chOID}`: the programme, also of a hidden competition, with the holds. `entries`: how many
 * entries of the event are not yet in a heat; absent: none.
 */
export const secretariatTrials = z.object({
  trials: z.array(trial.extend({ hold: trialHold.optional(), entries: z.int().optional() })),
});
/** `GET /api/lesecretariat/trial/{id}/sheet`: all data of one trial. */
export const sheetAnswer = z.object({
  trial,
  /** `kind` of its competition: tells indoor and road events whose variant does not. */
  kind: z.string(),
  hold: trialHold.optional(),
  starts: z.array(editableStart),
  results: z.array(editableResult),
  remarks: z.array(remark.extend({ who: actor })),
  /** Changes of accepted results, oldest first; `before` and `after`: the changed fields of the row, without `row` those of the race. */
  corrections: z.array(
    z.object({
      at: isoDateTime,
      row: row.optional(),
      who: actor,
      why: z.string().optional(),
      before: z.looseObject({}),
      after: z.looseObject({}),
    }),
  ),
  /** Changes of the trial's status. */
  statuses: z.array(z.object({ at: isoDateTime, who: actor, from: z.int(), to: z.int(), why: z.string().optional() })),
  /** What umpires and other officials reported from the field of play, the first one first. */
  reports: z.array(filedReport).optional(),
});
