import { z } from 'zod';
import { SEEDING_METHODS } from '../../seeding/compose-heats.ts';
import { LANE_CLASSES } from '../../seeding/lane-preset.ts';
import { HEAT_ORDERS, LANE_DRAWS } from '../../seeding/seeding.ts';
import {
  eventDateTime,
  isoDateTime,
  oid,
  presence,
  QUALIFIED,
  roundCode,
  sentAttempts,
  sentPerformance,
  split,
  standing,
} from './common.ts';
import { resultRow, trial } from './trial.ts';
import { uploadStart } from './upload.ts';

/** What a row of a list goes by: `bib:12`, else `auid:…`, `team:…`, `name:…`; an entry and its result have the same. */
const row = z.string().min(1).max(100);
const reason = z.string().trim().min(1).max(500);
const by = z.string().trim().min(1).max(120);
const lane = z.int().min(0).max(99);
const bib = z.union([z.string().trim().min(1).max(40), z.int()]).transform(String);

/** An entry as the secretariat reads it: as it was sent, with its key. */
export const entryStart = uploadStart.extend({ bib: z.string().optional(), row });
/** A result as the secretariat reads it; `revision` grows when the row itself changes, not with the ranks of others. */
export const entryRow = resultRow.extend({ row, revision: z.int() });

const listOf = <T extends z.ZodType>(rows: T) => z.object({ oid, uid: z.string(), rows: z.array(rows) });

/**
 * What an edit changed: start lists whole, of result lists the rows that say something else now. `log` is the act that
 * undoes it; absent, nothing changed. `revision` is the challenge's.
 */
export const entryAnswer = z.object({
  revision: z.int(),
  log: oid.optional(),
  starts: z.array(listOf(entryStart)),
  results: z.array(listOf(entryRow)),
  warnings: z.array(z.string()),
});

/**
 * Body of `PUT /api/lesecretariat/trial/{id}/row`: one row's result. What is absent stays, `null` takes away. `mark` is the
 * mark as typed (specification 5), `prf` the same in its unit; `override` is the judge's place. A stale `revision` is refused;
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
    splits: z.array(split).max(500).nullable().optional(),
    comment: z.string().trim().max(500).nullable().optional(),
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
/** `GET /api/lesecretariat/trial/{id}/sheet`: all that the secretariat keeps of one trial. */
export const sheetAnswer = z.object({
  trial,
  starts: z.array(entryStart),
  results: z.array(entryRow),
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

/** How an athlete goes on, as officials say: `Q`, `q` before the rules, `out` takes it away, `withdrawn` gives the place back. */
export const decisionCode = z.enum([...QUALIFIED, 'out', 'withdrawn']).exclude(['qD']);
/** Body of `PUT /api/lesecretariat/qualification/{gOID}`: decisions about rows of a round, `code: null` takes one back. */
export const qualificationBody = z.object({
  round: roundCode,
  decisions: z
    .array(z.object({ row, code: decisionCode.nullable(), by: by.optional(), why: reason.optional() }))
    .max(500)
    .default([]),
  /** Lots among athletes who tie (TR 21.2): drawn by hand (`chosen`), or here from a `seed`. */
  draw: z
    .object({
      tied: z.array(row).min(2).max(100),
      by,
      chosen: z.array(row).optional(),
      seed: z.string().min(1).max(100).optional(),
    })
    .optional(),
  reason: reason.optional(),
});
/** Who goes on from a round, `why` in the words of the rules' reasons; `open` ties wait for a decision. */
export const qualificationAnswer = z.object({
  ...{ oid, uid: z.string(), round: roundCode, log: oid.optional() },
  heats: z.array(
    z.object({
      ...{ oid, uid: z.string(), complete: z.boolean() },
      rows: z.array(
        z.object({
          row,
          qualified: z.enum(QUALIFIED).optional(),
          certain: z.boolean(),
          withdrawn: z.boolean(),
          why: z.looseObject({}),
        }),
      ),
    }),
  ),
  open: z.array(z.looseObject({ tied: z.array(z.string()), spots: z.int() })),
  reserves: z.array(z.object({ row, place: z.int(), mark: z.int() })),
  decisions: z.array(z.looseObject({ oid, at: isoDateTime, kind: z.enum(['decision', 'draw']) })),
});

/**
 * Body of `POST /api/lesecretariat/seed/{gOID}`: start lists of a round. `from` is the round whose qualifiers come, absent
 * the entries: the commitments and whoever stands in the round already. The same `seed` gives the same lists; absent, one is
 * made and answered. `preview` writes nothing.
 */
export const seedBody = z.object({
  round: roundCode.exclude(['c']),
  from: roundCode.exclude(['c', 'f']).optional(),
  preview: z.boolean().default(false),
  seed: z.string().min(1).max(100).optional(),
  heats: z.int().min(1).max(200).optional(),
  /** Of the venue; absent, no lanes: the order of each list is drawn. */
  lanes: z.int().min(4).max(9).optional(),
  method: z.enum(SEEDING_METHODS).optional(),
  by: z.enum(['mark', 'round']).optional(),
  laneDraw: z.enum(LANE_DRAWS).optional(),
  laneClass: z.enum(LANE_CLASSES).optional(),
  /** The venue's own lane groups, the best first; each lane once. */
  laneGroups: z
    .array(z.array(z.int().min(1).max(9)).min(1))
    .min(1)
    .max(9)
    .optional(),
  heatOrder: z.enum(HEAT_ORDERS).optional(),
  /** Reserves start in the place of those who withdrew. */
  reserves: z.boolean().default(false),
  /** Of heats that are made; absent, when the group's first trial begins. */
  date: eventDateTime.optional(),
});
/** `heats` as they would be, or are; `draws` repeat and prove every draw of lots. */
export const seedAnswer = z.object({
  ...{ preview: z.boolean(), seed: z.string(), revision: z.int(), log: oid.optional() },
  heats: z.array(
    z.object({
      oid: oid.optional(),
      uid: z.string(),
      heat: z.int(),
      rows: z.array(entryStart.extend({ seed: z.int() })),
    }),
  ),
  reserves: z.array(entryStart.extend({ place: z.int() })),
  draws: z.array(z.looseObject({ seed: z.string(), items: z.array(z.string()), order: z.array(z.string()) })),
  swaps: z.array(z.looseObject({})),
  together: z.array(z.looseObject({})),
  warnings: z.array(z.looseObject({ warning: z.string() })),
});
