import { z } from 'zod';
import { SEEDING_METHODS } from '../../seeding/compose-heats.ts';
import { LANE_CLASSES } from '../../seeding/lane-preset.ts';
import { HEAT_ORDERS, LANE_DRAWS } from '../../seeding/seeding.ts';
import { eventDateTime, isoDateTime, oid, QUALIFIED, roundCode, roundRule } from './common.ts';
import { editableStart } from './entry.ts';

const row = editableStart.shape.row;
const reason = z.string().trim().min(1).max(500);
const by = z.string().trim().min(1).max(120);

/** How an athlete goes on, as officials say: `Q`, `q` before the rules, `out` takes it away, `withdrawn` gives the place back. */
export const decisionCode = z.enum([...QUALIFIED, 'out', 'withdrawn']).exclude(['qD']);
/** Body of `PUT /api/lesecretariat/qualification/{gOID}`: decisions about rows of a round, `code: null` takes one back. */
export const qualificationBody = z.object({
  round: roundCode,
  /** The round's rule, written to all its heats; absent, it stays. */
  rule: roundRule.optional(),
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
const MAX_COUNT = 1000;
const count = z.coerce.number().int().min(0).max(MAX_COUNT).optional();
/** Of `GET /api/lesecretariat/qualification/{gOID}`: with a rule, who would go on by it; nothing is written. */
export const qualificationQuery = z.object({
  round: roundCode,
  places: count,
  times: count,
  /** mm */
  standard: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
/** Whose word decides who goes on: the round's rule and the officials, the codes that its results came with, or nobody's yet. */
export const DECIDED_BY = ['rule', 'sender', 'nobody'] as const;
/** Who goes on from a round, `why` in the words of the rules' reasons; `open` ties wait for a decision. */
export const qualificationAnswer = z.object({
  oid,
  uid: z.string(),
  round: roundCode,
  log: oid.optional(),
  decidedBy: z.enum(DECIDED_BY),
  /** The rule that this is the outcome of: the round's own, or the one asked about. */
  rule: roundRule.optional(),
  heats: z.array(
    z.object({
      oid,
      uid: z.string(),
      complete: z.boolean(),
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
  /** The round after it where that has been drawn, against who goes on now. */
  next: z
    .object({
      round: roundCode,
      /** Rows of its start lists whose athletes go on no more; `replacement` is who comes in their place. */
      gone: z.array(z.object({ trial: oid, entry: editableStart, replacement: editableStart.optional() })),
      /** Who goes on and is in none of its start lists, those who replace somebody apart. */
      waiting: z.array(editableStart),
    })
    .optional(),
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
  preview: z.boolean(),
  seed: z.string(),
  revision: z.int(),
  log: oid.optional(),
  heats: z.array(
    z.object({
      oid: oid.optional(),
      uid: z.string(),
      heat: z.int(),
      rows: z.array(editableStart.extend({ seed: z.int() })),
    }),
  ),
  reserves: z.array(editableStart.extend({ place: z.int() })),
  draws: z.array(z.looseObject({ seed: z.string(), items: z.array(z.string()), order: z.array(z.string()) })),
  swaps: z.array(z.looseObject({})),
  together: z.array(z.looseObject({})),
  warnings: z.array(z.looseObject({ warning: z.string() })),
});
