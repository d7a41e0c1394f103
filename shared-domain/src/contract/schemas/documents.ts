import { z } from 'zod';
import { LANGUAGES } from '../../text/language.ts';
import { act } from './acts.ts';
import { challengeBody } from './challenge.ts';
import { attempts, isoDate, isoDateTime, oid, performance, queryList } from './common.ts';
import { liveState } from './live-input.ts';
import { pricesBody } from './secretariat.ts';
import { uploadBody, uploadTrial } from './upload.ts';

/** Which part of a programme goes into a calendar; absent, all of it. Ids of families and categories, one or many. */
const ids = queryList.transform((list) => list?.map(Number)).pipe(z.array(z.int()).optional());
export const calendarQuery = z.object({ family: ids, category: ids });

/** The language of what is printed. */
const lang = z.enum(LANGUAGES).default('fr');

/** What is printed: start lists or results of a trial, a group, a day, or of the whole challenge. */
export const printQuery = z.object({
  list: z.enum(['starts', 'results']).default('results'),
  trialOID: oid.optional(),
  groupOID: oid.optional(),
  day: isoDate.optional(),
  lang,
});

/** The same for its organisation, of a hidden challenge too: start lists or results of these trials, or of all. */
export const listsPdfQuery = z.object({
  list: z.enum(['starts', 'results']).default('results'),
  oids: queryList,
  'oids[]': queryList,
  lang,
});

/** Name and version of the file in which a whole competition travels. */
export const COMPETITION_FORMAT = 'foulee-competition';
export const COMPETITION_VERSION = 1;

const MAX_NAMED = 10_000;

/** What an official's device signed in, without the oid of its trial. */
const signedFact = z.object({
  trial: z.string(),
  n: z.int().min(1),
  device: z.string().max(64),
  by: z.string().max(20),
  arrived: isoDateTime,
  refusal: z.object({ id: z.string(), detail: z.string() }).optional(),
  fact: z.looseObject({ id: z.string().min(1).max(64) }),
});

/** What the facts of a trial have made of it. */
const liveTrial = z.object({
  trial: z.string(),
  base: z.int(),
  since: z.int().min(0),
  said: z.object({
    status: z.int(),
    wind: z.number().optional(),
    heights: z.array(z.int()).max(60).optional(),
    started: isoDateTime.optional(),
    rows: z.record(z.string(), z.object({ prf: performance, attempts: attempts.optional() })),
    rules: z.record(z.string(), z.object({ id: z.string(), at: isoDateTime, rules: z.array(z.string()) })),
    live: liveState.optional(),
  }),
});

/**
 * A whole competition as a file: everything but oids, codes and logs. Lists are those of an upload; it holds birth dates and
 * the names of hidden athletes, and is an organiser’s own.
 */
export const competitionFile = z.object({
  format: z.literal(COMPETITION_FORMAT),
  version: z.literal(COMPETITION_VERSION),
  exported: isoDateTime,
  challenge: challengeBody.omit({ org: true }),
  groups: z.array(z.object({ uid: z.string(), name: z.string().min(1).max(200) })).max(MAX_NAMED),
  trialsData: z.array(uploadTrial),
  startlists: uploadBody.shape.startlists,
  resultlists: uploadBody.shape.resultlists,
  prices: z.array(pricesBody.shape.prices.element.omit({ oid: true })).max(500),
  hiddenAthletes: z.array(z.object({ last: z.string().max(120), first: z.string().max(120) })).max(MAX_NAMED),
  acts: z.array(act).max(10 * MAX_NAMED),
  facts: z
    .array(signedFact)
    .max(10 * MAX_NAMED)
    .default([]),
  live: z.array(liveTrial).max(MAX_NAMED).default([]),
});

/** Where a file goes: into a new challenge of an organisation, or into one that is empty. */
export const importQuery = z
  .object({ orgOID: oid.optional(), chOID: oid.optional() })
  .refine(({ orgOID, chOID }) => (orgOID === undefined) !== (chOID === undefined), 'one of orgOID and chOID is needed');

/** The challenge that the file became, and how much it held. */
export const importAnswer = z.object({ chOID: oid, trials: z.int(), starts: z.int(), results: z.int() });
