import { z } from 'zod';
import { CONDUCT_CARDS } from '../../race/conduct.ts';
import { REFEREE_DECISIONS, REPORT_MATTERS } from '../../race/umpire-report.ts';
import { WALK_ACTS, WALK_SYMBOLS } from '../../race/walk-fact.ts';
import { factId, factReason, factRules, factSchema, factSubject } from './fact-parts.ts';

/**
 * What a judge of a race walk shows or notes of a walker (TR 54): a yellow `paddle` or a `red` card has the `symbol` and the number of the
 * `judge`, also where the recorder types it from a paper slip; the `chief` judge disqualifies alone with `toGo` metres to go; the walker
 * comes into the penalty zone, leaves it, or does not go there (`ignore`).
 */
export const walk = factSchema('walk', {
  ...factSubject,
  what: z.enum(WALK_ACTS),
  symbol: z.enum(WALK_SYMBOLS).optional(),
  judge: z
    .union([z.string().trim().min(1).max(5), z.int().min(0).max(99)])
    .transform(String)
    .optional(),
  toGo: z.int().min(0).max(100_000).optional(),
});

/**
 * What an umpire has seen, a protest, or a card that a referee has shown; `clear` instead says that there is nothing to report. `where`:
 * metres of the lap, from the finish line on. `leg`: of a relay. `steps`: how many, on or over a line. `from`: which official says it
 * («Commissaire 3»). `photo`: the device’s name of a picture that follows by a call of its own, once there is a network for it.
 */
export const report = factSchema('report', {
  ...factSubject,
  what: z.enum(REPORT_MATTERS).optional(),
  clear: z.literal(true).optional(),
  from: z.string().trim().min(1).max(40).optional(),
  where: z.int().min(0).max(400).optional(),
  leg: z.int().min(1).max(20).optional(),
  steps: z.int().min(1).max(99).optional(),
  card: z.enum(CONDUCT_CARDS).optional(),
  rules: factRules.optional(),
  text: z.string().trim().min(1).max(300).optional(),
  photo: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});

/**
 * The answer to a protest: `attempt` is the id of the fact of the attempt. The answer to a report: `attempt` is the report's id, and `act`
 * what the referee decides, with the rules of a disqualification or a card; the last answer counts.
 */
export const ruling = factSchema('ruling', {
  attempt: factId,
  upheld: z.boolean(),
  act: z.enum(REFEREE_DECISIONS).optional(),
  rules: factRules.optional(),
  why: factReason.optional(),
});
