import { z } from 'zod';
import { isoDateTime, newBest, oid, performance, relay, roundCode, trialStatus } from './common.ts';
import { points, resultRow } from './trial.ts';

/** A row of an overall ranking: the athlete's best mark over all heats, with the heat it was made in and its wind. */
export const scratchRow = resultRow.extend({
  trialOID: oid,
  uid: z.string(),
  round: roundCode,
  heat: z.int(),
  /** Number of heats of the round, and of rounds of the group. */
  heats: z.int(),
  rounds: z.int(),
  hand: z.boolean().optional(),
});

/** `GET /api/scratch/{gOID}` (Q10), the overall ranking. `remaining`: trials without results so far. */
export const scratchAnswer = z.object({
  oid,
  uid: z.string(),
  chOID: oid,
  name: z.string(),
  date: z.string(),
  family: z.int(),
  category: z.int(),
  /** The categories that it is for, where not all of the category. */
  categories: z.array(z.int()).optional(),
  g0: z.int(),
  g1: z.string(),
  remaining: z.int(),
  results: z.array(scratchRow),
});

/** One mark of one athlete, with the event it was made in. */
export const topPerformance = z.object({
  bib: z.string().optional(),
  auid: z.string().optional(),
  coid: z.string().optional(),
  last: z.string(),
  first: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  category: z.int(),
  relay: relay.optional(),
  teamTG: relay.optional(),
  prf: performance,
  pts: points.optional(),
  wind: z.number().optional(),
  pe: newBest.optional(),
  gOID: oid,
  group: z.string(),
  trialOID: oid,
  uid: z.string(),
  round: roundCode,
  heat: z.int(),
  g0: z.int(),
  g1: z.string(),
  hand: z.boolean().optional(),
  family: z.int(),
  date: isoDateTime,
});

/** Editions of the points and level tables (Q34); absent where there is no table. */
const editions = z.object({ lvl: z.string().optional(), hun: z.string().optional(), yth: z.string().optional() });

/** `by`: the field of `pts` that they are ranked by, from the challenge's points table (Q5). */
const rankedBy = { by: z.enum(['hun', 'cmb', 'yth']), editions };

/** `GET /api/challenge/{id}/perfs`: each athlete's best mark of each event, best points first. */
export const perfsAnswer = z.object({ ...rankedBy, women: z.array(topPerformance), men: z.array(topPerformance) });

/** `GET /api/challenge/{id}/pes?qty`: personal and season's bests of the competition, best points first; `total`: all of them. */
export const pesAnswer = z.object({ ...rankedBy, total: z.int(), pes: z.array(topPerformance) });

/** `GET /api/challenge/{id}/cpes?qty`: numbers of these bests by club, most first; `total`: all clubs. */
export const cpesAnswer = z.object({
  total: z.int(),
  clubs: z.array(
    z.object({ club: z.string(), country: z.string().optional(), count: z.int(), pb: z.int(), sb: z.int() }),
  ),
});

/** How many to return (P9.7, Q16). */
export const quantity = z.coerce.number().int().min(1).max(1000).default(10);

const athleteCounts = { athletes: z.int(), results: z.int() };

/** Query of `GET /api/challenge/{id}/stats`: the athletes of one sex and their results, with the events that they may enter. */
export const statsQuery = z.object({ sex: z.enum(['F', 'M']).optional() });

/** `GET /api/challenge/{id}/stats`. Each athlete is counted once; lists are sorted by number of athletes. */
export const statsAnswer = z.object({
  /** Athletes entered or with a result; relays count as `teams`. */
  athletes: z.int(),
  teams: z.int(),
  clubs: z.int(),
  countries: z.int(),
  groups: z.int(),
  /** Events of which the results of every trial are published, cancelled ones aside. */
  groupsDone: z.int(),
  trials: z.int(),
  /** Rows of result lists: all, with a mark, qualified (Q or q), personal bests, season's bests. */
  results: z.int(),
  marks: z.int(),
  qualified: z.int(),
  pb: z.int(),
  sb: z.int(),
  status: z.object({ dns: z.int(), dnf: z.int(), dq: z.int(), nm: z.int(), other: z.int() }),
  /** `sex`: 1 male, 2 female, 3 mixed, 0 unknown. */
  sexes: z.array(z.object({ sex: z.int(), ...athleteCounts })),
  categories: z.array(z.object({ category: z.int(), ...athleteCounts })),
  clubList: z.array(z.object({ club: z.string(), ...athleteCounts })),
  countryList: z.array(z.object({ country: z.string(), ...athleteCounts })),
  families: z.array(z.object({ family: z.int(), groups: z.int(), ...athleteCounts })),
  /** `lvl`: 0 (IA) to 10 (R1). */
  levels: z.array(z.object({ lvl: z.int(), results: z.int() })),
  /** By day, in the competition's time zone; `done`: trials over. */
  days: z.array(z.object({ date: z.string(), trials: z.int(), done: z.int(), ...athleteCounts })),
  /** Trials by status, and by the hour of their start in the competition's time zone. */
  statuses: z.array(z.object({ status: trialStatus, trials: z.int() })),
  hours: z.array(z.object({ date: z.string(), hour: z.int(), trials: z.int(), done: z.int() })),
});

/** A price (Q24): `unit_amount` in euro cents; `metadata.kd`: main, li…, rgn…, dpt…. */
export const price = z.object({
  oid,
  kd: z.enum(['ch', 'tg']),
  unit_amount: z.int(),
  currency: z.literal('eur'),
  metadata: z.object({ kd: z.string() }),
});
export const pricesAnswer = z.object({ prices: z.array(price) });
/** Prices for editing, with the revision of their last change; 0 where there is none. */
export const secretariatPricesAnswer = pricesAnswer.extend({ revision: z.int() });
