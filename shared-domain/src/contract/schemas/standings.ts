import { z } from 'zod';
import { isoDateTime, oid, performance, relay, roundCode, trialStatus } from './common.ts';
import { points, resultRow } from './trial.ts';

/** A row of an overall ranking: the athlete's best mark over all heats, and the heat it was made in; `wind` of that heat. */
export const scratchRow = resultRow.extend({
  trialOID: oid,
  uid: z.string(),
  round: roundCode,
  heat: z.int(),
  /** Heats of the round, rounds of the group. */
  heats: z.int(),
  rounds: z.int(),
  hand: z.boolean().optional(),
});

/** `GET /api/scratch/{gOID}` (Q10). `remaining`: trials whose results are still to come. */
export const scratchAnswer = z.object({
  oid,
  uid: z.string(),
  chOID: oid,
  name: z.string(),
  date: z.string(),
  family: z.int(),
  category: z.int(),
  g0: z.int(),
  g1: z.string(),
  remaining: z.int(),
  results: z.array(scratchRow),
});

/** One mark of one athlete, with the event it was made in. */
export const topPerformance = z.object({
  bib: z.string().optional(),
  auid: z.string().optional(),
  last: z.string(),
  first: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  category: z.int(),
  relay: relay.optional(),
  prf: performance,
  pts: points.optional(),
  wind: z.number().optional(),
  pe: z.object({ k: z.enum(['PB', 'SB']), prev: z.int().optional() }).optional(),
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

/** Editions of the tables that points and levels come from (Q34); absent where there is no table. */
const editions = z.object({ lvl: z.string().optional(), hun: z.string().optional(), yth: z.string().optional() });

/** `by`: the field of `pts` that ranks them, by the challenge's points table (Q5). */
const ranked = { by: z.enum(['hun', 'cmb', 'yth']), editions };

/** `GET /api/challenge/{id}/perfs`: each athlete's best mark of each event, best points first. */
export const perfsAnswer = z.object({ ...ranked, women: z.array(topPerformance), men: z.array(topPerformance) });

/** `GET /api/challenge/{id}/pes?qty`: personal and season's bests made here, best points first, of `total`. */
export const pesAnswer = z.object({ ...ranked, total: z.int(), pes: z.array(topPerformance) });

/** `GET /api/challenge/{id}/cpes?qty`: the same, counted by club, most first, of `total` clubs. */
export const cpesAnswer = z.object({
  total: z.int(),
  clubs: z.array(
    z.object({ club: z.string(), country: z.string().optional(), count: z.int(), pb: z.int(), sb: z.int() }),
  ),
});

/** P9.7: 10 by default; Q16: 1 to 1000. */
export const quantity = z.coerce.number().int().min(1).max(1000).default(10);

const count = { athletes: z.int(), results: z.int() };

/** `GET /api/challenge/{id}/stats`. Athletes are counted once, results are rows; lists stand most athletes first. */
export const statsAnswer = z.object({
  /** Entered or with a result; relays are counted as teams. */
  athletes: z.int(),
  teams: z.int(),
  clubs: z.int(),
  countries: z.int(),
  groups: z.int(),
  trials: z.int(),
  /** Rows of result lists, those of them with a mark, that went on (Q or q), bests made. */
  results: z.int(),
  marks: z.int(),
  qualified: z.int(),
  pb: z.int(),
  sb: z.int(),
  status: z.object({ dns: z.int(), dnf: z.int(), dq: z.int(), nm: z.int(), other: z.int() }),
  /** `sex` 1 male, 2 female, 3 mixed, 0 not known. */
  sexes: z.array(z.object({ sex: z.int(), ...count })),
  categories: z.array(z.object({ category: z.int(), ...count })),
  clubList: z.array(z.object({ club: z.string(), ...count })),
  countryList: z.array(z.object({ country: z.string(), ...count })),
  families: z.array(z.object({ family: z.int(), groups: z.int(), ...count })),
  /** `lvl` 0 (IA) to 10 (R1). */
  levels: z.array(z.object({ lvl: z.int(), results: z.int() })),
  /** Days of the competition in its own time zone. */
  days: z.array(z.object({ date: z.string(), trials: z.int(), done: z.int(), ...count })),
  /** Trials by status, and by the hour they begin at in the competition's time zone. */
  statuses: z.array(z.object({ status: trialStatus, trials: z.int() })),
  hours: z.array(z.object({ date: z.string(), hour: z.int(), trials: z.int(), done: z.int() })),
});

/** Q24; `unit_amount` in euro cents, `metadata.kd`: main, li…, rgn…, dpt…. */
export const price = z.object({
  oid,
  kd: z.enum(['ch', 'tg']),
  unit_amount: z.int(),
  currency: z.literal('eur'),
  metadata: z.looseObject({ kd: z.string() }),
});
export const pricesAnswer = z.object({ prices: z.array(price) });
/** To those who write them: with the revision at which they were written last, 0 where there is none. */
export const secretariatPricesAnswer = pricesAnswer.extend({ revision: z.int() });
