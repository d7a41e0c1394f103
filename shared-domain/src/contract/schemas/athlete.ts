import { z } from 'zod';
import { resultRow, startRow, trial } from './trial.ts';

/**
 * `GET /api/challenge/{id}/athlete/{key}` (Q37): an athlete of a competition. `key`: the `auid` of their rows in public lists, which was
 * sent or which the server made from the row; `auid` here is only one that was sent. `trials`, by date: those of their rows, those with a
 * relay team they are a member of, and the trials where they are expected next, which have no start list yet.
 */
export const athleteAnswer = z.object({
  key: z.string(),
  bib: z.string().optional(),
  auid: z.string().optional(),
  last: z.string(),
  first: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  category: z.int(),
  /** The `teamId` of `/api/challenge/{id}/team/{teamId}`. */
  teamId: z.string().optional(),
  trials: z.array(
    z.object({
      trial,
      /** `start`, `result`: their rows of the two lists; in a relay those of the team, without its members. */
      start: startRow.omit({ members: true }).optional(),
      result: resultRow.omit({ members: true }).optional(),
      /**
       * Their place among all heats of the round, where it has several: by mark, in a B final behind the A final; absent
       * before every heat has results, without a mark or a place, for guests, and in parts of combined events.
       */
      roundRank: z.int().optional(),
    }),
  ),
});
