import { z } from 'zod';
import { SEEDING_METHODS } from '../../seeding/compose-heats.ts';
import { LANE_CLASSES } from '../../seeding/lane-preset.ts';
import { HEAT_ORDERS, LANE_DRAWS } from '../../seeding/seeding.ts';
import { eventDateTime, isoDateTime, oid, QUALIFIED, roundCode, roundRule } from './common.ts';
import { editableStart } from './entry.ts';

const row = editableStart.shape.row;
const reason = z.string().trim().min(1).max(500);
const by = z.string().trim().min(1).max(120);

/** An official's decision: a qualification in place of the rules', `out` for none, `withdrawn` for a place given up. */
export const decisionCode = z.enum([...QUALIFIED, 'out', 'withdrawn']).exclude(['qD']);
/** Body of `PUT /api/lesecretariat/qualification/{gOID}`: decisions about rows of a round; `code: null` cancels one. */
export const qualificationBody = z.object({
  round: roundCode,
  /** The round's rule, written to all its heats; absent: unchanged. */
  rule: roundRule.optional(),
  decisions: z
    .array(z.object({ row, code: decisionCode.nullable(), by: by.optional(), why: reason.optional() }))
    .max(500)
    .default([]),
  /** Lots among tied athletes (TR 21.2): drawn by hand (`chosen`), or by the server from a `seed`. */
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
const queryCount = z.coerce.number().int().min(0).max(MAX_COUNT).optional();
/** `GET /api/lesecretariat/qualification/{gOID}`; with a rule, who would qualify by it. */
export const qualificationQuery = z.object({
  round: roundCode,
  places: queryCount,
  times: queryCount,
  /** mm */
  standard: z.coerce.number().int().min(0).max(1_000_000).optional(),
});
/** How qualifiers are decided: by the round's rule and the officials, by codes sent with the results, or not at all yet. */
export const DECIDED_BY = ['rule', 'sender', 'nobody'] as const;
/** Who qualifies from a round; `why` is a `QualificationReason`; `open`: ties that wait for a decision. */
export const qualificationAnswer = z.object({
  oid,
  uid: z.string(),
  round: roundCode,
  log: oid.optional(),
  decidedBy: z.enum(DECIDED_BY),
  /** The rule applied: the round's own, or that of the query. */
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
  open: z.array(z.looseObject({ tied: z.array(z.string()), spots: z.int(), needs: z.string().optional() })),
  reserves: z.array(z.object({ row, place: z.int(), mark: z.int() })),
  decisions: z.array(z.looseObject({ oid, at: isoDateTime, kind: z.enum(['decision', 'draw']) })),
  /** The next round, where it has been drawn, compared with the present qualifiers. */
  next: z
    .object({
      round: roundCode,
      /** Entries of its start lists whose athletes no longer qualify; `replacement`: the athlete who does instead. */
      gone: z.array(z.object({ trial: oid, entry: editableStart, replacement: editableStart.optional() })),
      /** Other qualifiers who are in none of its start lists. */
      waiting: z.array(editableStart),
    })
    .optional(),
});

/**
 * Body of `POST /api/lesecretariat/seed/{gOID}`: draws the start lists of a round. `from`: the round whose qualifiers start; absent:
 * the commitments and the athletes already in the round. The same `seed` gives the same lists; without one the server chooses
 * it. `preview`: nothing is written.
 */
export const seedBody = z.object({
  round: roundCode.exclude(['c']),
  from: roundCode.exclude(['c', 'f']).optional(),
  preview: z.boolean().default(false),
  seed: z.string().min(1).max(100).optional(),
  heats: z.int().min(1).max(200).optional(),
  /** Lanes of the track; absent: no lanes, the order of each list is drawn. */
  lanes: z.int().min(4).max(9).optional(),
  method: z.enum(SEEDING_METHODS).optional(),
  by: z.enum(['mark', 'round']).optional(),
  laneDraw: z.enum(LANE_DRAWS).optional(),
  laneClass: z.enum(LANE_CLASSES).optional(),
  /** Lane groups of the venue, the best lanes first; each lane once. */
  laneGroups: z
    .array(z.array(z.int().min(1).max(9)).min(1))
    .min(1)
    .max(9)
    .optional(),
  heatOrder: z.enum(HEAT_ORDERS).optional(),
  /** Reserves replace qualifiers who have withdrawn. */
  reserves: z.boolean().default(false),
  /** Time of the first new heat, from which they follow one another; absent: after the round's heats, else that of the group's first trial. */
  date: eventDateTime.optional(),
});
/** The heats, planned or written; `draws`: the log of the lots, from which each draw can be repeated. */
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
