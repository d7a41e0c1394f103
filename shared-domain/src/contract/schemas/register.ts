import { z } from 'zod';
import { isoDate, MAX_BIB, MAX_NAME, oid, personSex, presence, queryList, reason } from './common.ts';
import { logEntry } from './secretariat.ts';

/** A row of a list: `trial` is a trial or, for entries not yet in a heat, a group. */
const place = z.object({ trial: oid, row: z.string().min(1).max(100) });

/** What a competition's lists say of one person. */
const person = {
  last: z.string(),
  first: z.string().optional(),
  sex: personSex.optional(),
  dob: isoDate.optional(),
  category: z.int().optional(),
  clubName: z.string().optional(),
  country: z.string().optional(),
  auid: z.string().optional(),
};

/** One entry of an athlete: a row of a start list, of the commitments of a group, or of a result list without one. */
const athleteEntry = place.extend({
  gOID: oid,
  isResult: z.boolean(),
  bib: z.string().optional(),
  lane: z.int().optional(),
  presence: presence.optional(),
  pb: z.int().optional(),
  sb: z.int().optional(),
});

const registeredAthlete = z.object({
  key: z.string(),
  ...person,
  bibs: z.array(z.string()),
  entries: z.array(athleteEntry),
});

/** `GET /api/lesecretariat/athletes/{chOID}`: everybody whom the lists of a competition name, by name; relay teams are not people. */
export const athletesAnswer = z.object({ revision: z.int(), athletes: z.array(registeredAthlete) });

const name = z.string().trim().max(MAX_NAME);
const changed = z.object({
  last: name.min(1).optional(),
  first: name.nullable().optional(),
  sex: personSex.nullable().optional(),
  dob: isoDate.nullable().optional(),
  category: z.int().nullable().optional(),
  clubName: name.nullable().optional(),
  country: z.string().trim().max(3).nullable().optional(),
  auid: z.string().trim().max(64).nullable().optional(),
  bib: z.string().trim().min(1).max(MAX_BIB).nullable().optional(),
});

const best = z.int().min(0).nullable().optional();

/**
 * Body of `PUT /api/lesecretariat/athletes/{chOID}`: one athlete in all their rows. What is absent stays, `null` takes away; a new birth date gives the
 * category. `was` is what the changed fields said when they were read: another value is refused as stale.
 */
export const athleteEdit = z
  .object({
    rows: z.array(place).min(1).max(200),
    change: changed.default({}),
    was: changed.extend({ last: z.string().optional() }).optional(),
    /** Bests known before, by the row that they are of, in units of its event. */
    bests: z
      .array(place.extend({ pb: best, sb: best }))
      .max(200)
      .default([]),
    reason: reason.optional(),
  })
  .refine(({ change, bests }) => Object.keys(change).length + bests.length > 0, {
    path: ['change'],
    message: 'is empty: nothing changes',
  });

/** `GET /api/lesecretariat/athlete-log/{chOID}`: `rows` are those of one athlete, each `trial~row`. */
export const athleteLogQuery = z.object({ rows: queryList, 'rows[]': queryList });

/** What was done to one athlete's rows, newest first, by the keys that they had then. */
export const athleteLogAnswer = z.object({ logs: z.array(logEntry) });

/** `GET /api/lesecretariat/known/{chOID}`: people and clubs of the organisation's competitions that begin with these words. */
export const knownQuery = z.object({ q: z.string().max(200), what: z.enum(['athletes', 'clubs']).optional() });

const knownAthlete = z.object({
  ...person,
  bib: z.string().optional(),
  /** The newest competition that names the athlete; absent for one of the operator's file of licences. */
  from: z.object({ oid, name: z.string(), date: isoDate }).optional(),
  /** Whether the operator's file of licences has the athlete. */
  licensed: z.boolean(),
});

export const knownAnswer = z.object({ athletes: z.array(knownAthlete), clubs: z.array(z.string()) });
