import { z } from 'zod';
import { birthDate, isoDate, MAX_BIB, MAX_NAME, oid, personSex, presence, queryList, reason } from './common.ts';
import { logEntry } from './secretariat.ts';

/**
 * Names a row of a list: `trial` is the oid of a trial or, for entries not yet in a heat, of a group; `row` is the key of the row in it,
 * `bib:12`, else `auid:…`, `team:…` or a name's; the second row with the same key has `~2` after it.
 */
const rowReference = z.object({ trial: oid, row: z.string().min(1).max(100) });

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

/** One entry of an athlete: a row of a start list, of the commitments of a group, or of a result list, where the athlete has no entry. */
const athleteEntry = rowReference.extend({
  gOID: oid,
  isResult: z.boolean(),
  bib: z.string().optional(),
  lane: z.int().optional(),
  presence: presence.optional(),
  /** Personal and season best known before, in units of the event: ms, mm or points. */
  pb: z.int().optional(),
  sb: z.int().optional(),
});

const registeredAthlete = z.object({
  /** Names the athlete in this answer: the trial and the row of the first entry, so that it is another after a change of bib. */
  key: z.string(),
  ...person,
  bibs: z.array(z.string()),
  entries: z.array(athleteEntry),
});

/** `GET /api/lesecretariat/athletes/{chOID}`: everybody whom the lists of a competition name, by name; relay teams are not people. */
export const athletesAnswer = z.object({ revision: z.int(), athletes: z.array(registeredAthlete) });

const name = z.string().trim().max(MAX_NAME);
const athleteChange = z.object({
  last: name.min(1).optional(),
  first: name.nullable().optional(),
  sex: personSex.nullable().optional(),
  dob: birthDate.nullable().optional(),
  category: z.int().nullable().optional(),
  clubName: name.nullable().optional(),
  country: z.string().trim().max(3).nullable().optional(),
  auid: z.string().trim().max(64).nullable().optional(),
  bib: z.string().trim().min(1).max(MAX_BIB).nullable().optional(),
});

const best = z.int().min(0).nullable().optional();

/**
 * Body of `PUT /api/lesecretariat/athletes/{chOID}`: changes one athlete in all their rows. An absent field stays as it is, `null` removes it; a new
 * birth date gives the category. `was`: the values of the changed fields when they were read; if one is different now, the edit is refused as stale.
 */
export const athleteEdit = z
  .object({
    rows: z.array(rowReference).min(1).max(200),
    change: athleteChange.default({}),
    // The last name is compared as it was read: a stored one may be longer than may be sent today.
    was: athleteChange.extend({ last: z.string().optional() }).optional(),
    /** Personal and season bests known before, each with its row, in units of its event: ms, mm or points. */
    bests: z
      .array(rowReference.extend({ pb: best, sb: best }))
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

/** What was done to one athlete's rows, newest first; each entry names the row by the key that it had at that time. */
export const athleteLogAnswer = z.object({ logs: z.array(logEntry) });

/**
 * `GET /api/lesecretariat/known/{chOID}`: suggestions for typed words: people and clubs of the organisation's competitions. An empty `q`
 * with `what=clubs` gives all clubs.
 */
export const suggestionQuery = z.object({ q: z.string().max(200), what: z.enum(['athletes', 'clubs']).optional() });

const suggestedAthlete = z.object({
  ...person,
  bib: z.string().optional(),
  /** The newest competition that names the athlete; absent for one of the operator's file of licences. */
  from: z.object({ oid, name: z.string(), date: isoDate }).optional(),
  /** Whether the operator's file of licences has the athlete. */
  licensed: z.boolean(),
});

export const suggestionAnswer = z.object({ athletes: z.array(suggestedAthlete), clubs: z.array(z.string()) });
