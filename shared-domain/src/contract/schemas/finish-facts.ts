import { z } from 'zod';
import { eventDateTime, sentSplit } from './common.ts';
import { factRules } from './fact-parts.ts';

const finishPlace = z.int().min(1).max(100_000).optional();
const timeMs = z.int().min(1).max(360_000_000);
/** How far a time may be wrong because its clocks were compared over a network, ms. */
const clockError = z.int().min(0).max(100_000_000).optional();

/** `start`: a race begins now; `error`: how far the device's clock may be from the server's, ms. */
export const startShape = { error: clockError };

/**
 * One finish time by hand or by a device, for a lane, a bib or a finishing place; one of a place alone is the runner's whom a `raw` without
 * a time puts there. `hand`: a person pressed a key, so it is rounded up (TR 19.9). `error`: start and finish were on two devices, whose
 * clocks may differ so much, ms. `doubt`: who took it is not sure of it.
 */
export const timeShape = {
  place: finishPlace,
  v: timeMs,
  hand: z.boolean().optional(),
  error: clockError,
  doubt: z.boolean().optional(),
};

/**
 * A row of the photo finish as read; its `place` separates equal times. Without `v` and `st` it is a place of the order of finish, as a
 * judge saw it; without an athlete too, somebody whom the judge did not know. `rules`: those of a disqualification, which become its public
 * remark when the reading is accepted.
 */
export const photoFinishShape = {
  place: finishPlace,
  v: timeMs.optional(),
  st: z.literal([1, 2, 3, 4]).default(1),
  reaction: z.int().min(-5000).max(10_000).optional(),
  splits: z.array(sentSplit).max(500).optional(),
  rules: factRules.optional(),
};

/**
 * An athlete passes the finish line of a race of laps; without an athlete, somebody whom the scorer did not know. `n`: which passage it is,
 * from 1, as the scorer counts. `time`: its instant, where it was written later.
 */
export const lapShape = { n: z.int().min(1).max(2000).optional(), time: eventDateTime.optional() };
