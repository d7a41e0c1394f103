import { z } from 'zod';
import { challengeLine } from './challenge.ts';
import { isoDate, oid, split, trialStatus } from './common.ts';
import { eventRecord } from './records.ts';
import { resultRow } from './trial.ts';

/** How the rows of a race are sorted; `rank` is the order of the result list. */
export const RACE_SORTS = ['rank', 'name', 'category', 'bib'] as const;

/** The most people, and clubs, of one query. */
export const MAX_FOLLOWED = 200;

/** People, as `last first`, and clubs, such as those whom a reader follows; accents and case do not matter. */
const followedNames = z.object({
  names: z.array(z.string().max(250)).max(MAX_FOLLOWED).default([]),
  clubs: z.array(z.string().max(120)).max(MAX_FOLLOWED).default([]),
});

export const raceQuery = z.object({
  /** Words of a name or a club, from 3 letters on; accents and case do not matter (Q29). */
  search: z.string().max(120).optional(),
  category: z.int().optional(),
  club: z.string().max(120).optional(),
  sex: z.int().min(1).max(3).optional(),
  /** The answer has this bib's row as `rrdbib`, whatever the filters. */
  bib: z
    .union([z.string().max(20), z.int()])
    .transform(String)
    .optional(),
  /** Only these people and clubs. */
  followed: followedNames.optional(),
  /** Metres of a point of the course: only who passed it, in the order of their times there. */
  at: z.number().positive().max(10_000_000).optional(),
  sort: z.enum(RACE_SORTS).default('rank'),
  offset: z.int().min(0).max(1_000_000).default(0),
  limit: z.int().min(1).max(500).default(100),
});

/** Body of `POST /api/results-rr/{id}/query/{id2}` (Q20): the query itself, or an object with it as `payload`. */
export const raceQueryBody = z.preprocess((body) => {
  const inner = typeof body === 'object' && body !== null && 'payload' in body ? body.payload : body;
  return inner ?? {};
}, raceQuery);

/**
 * `total`: rows that match the query; `categories`: those of the whole list; `distance`: metres, null where the event has none; `points`: the
 * points of the course where times were taken, the finish left out.
 */
export const raceAnswer = z.object({
  status: trialStatus,
  categories: z.array(z.object({ category: z.int(), total: z.int() })),
  results: z.array(resultRow),
  total: z.int(),
  distance: z.int().nullable(),
  /** The points of the course; `best`: the time of who passed it first, ms, known of the point that was asked for. */
  points: z.array(split.omit({ t: true }).extend({ best: z.number().optional() })).optional(),
  /** Records of the race that the organiser gave (Q43). */
  records: z.array(eventRecord).optional(),
  /** Null where no bib was asked for, or nobody has it. */
  rrdbib: resultRow.nullable(),
});

/** Kinds of search results. */
export const SEARCH_GROUPS = ['athletes', 'clubs', 'nations', 'events', 'challenges'] as const;

/**
 * `GET /api/search?q`: searches all public competitions, those of `near` first, or only `chOID`. `group`: results of this kind only;
 * `cursor`: its next page.
 */
export const searchQuery = z.object({
  q: z.string().max(120),
  chOID: z.string().max(100).optional(),
  near: z.string().max(100).optional(),
  group: z.enum(SEARCH_GROUPS).optional(),
  cursor: z
    .string()
    .regex(/^\d{1,16}$/, 'is no cursor of a page')
    .optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
});

/** The competition of a search result. */
const challengeReference = z.object({ oid, name: z.string(), date: isoDate, place: z.string().optional() });

/** Results of the newest competitions first; `next`: cursors of the groups that have a further page. */
export const searchAnswer = z.object({
  athletes: z.array(
    z.object({
      bib: z.string().optional(),
      auid: z.string().optional(),
      last: z.string(),
      first: z.string(),
      club: z.string().optional(),
      country: z.string().optional(),
      category: z.int().optional(),
      events: z.array(z.object({ gOID: oid, uid: z.string(), group: z.string() })),
      challenge: challengeReference,
    }),
  ),
  /** `oid`: the `teamId` of `/api/challenge/{id}/team/{teamId}`. */
  clubs: z.array(z.object({ oid: z.string(), club: z.string(), challenge: challengeReference })),
  /** Nations that are the teams of a competition; `oid` as that of a club, `country` the code of the sport. */
  nations: z.array(z.object({ oid: z.string(), country: z.string(), challenge: challengeReference })),
  /** By the name of the event, or of its discipline in French or English. */
  events: z.array(z.object({ gOID: oid, uid: z.string(), group: z.string(), challenge: challengeReference })),
  /** Empty where only one competition is searched. */
  challenges: z.array(challengeLine),
  next: z.object({
    athletes: z.string().optional(),
    clubs: z.string().optional(),
    nations: z.string().optional(),
    events: z.string().optional(),
    challenges: z.string().optional(),
  }),
});

/** Body of `POST /api/followed`: in one competition, or without `chOID` in those of the last 30 and the next 60 days. */
export const followedQuery = followedNames.extend({ chOID: z.string().max(100).optional() });

/** Where they take part, as search results. */
export const followedAnswer = searchAnswer.pick({ athletes: true, clubs: true, nations: true });
