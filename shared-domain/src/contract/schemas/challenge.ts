import { z } from 'zod';
import { FEDERATIONS, type Federation } from '../../challenge/licence-choice.ts';
import { TEAM_SCORING_KINDS } from '../../team/team-scoring.ts';
import { eventDate, isoDate, isoDateTime, oid, trialStatus, webAddress } from './common.ts';

export const KINDS = ['road', 'cross', 'trail', 'outdoor', 'indoor'] as const;
export const kind = z.enum(KINDS);

export const org = z.object({ oid, name: z.string() });

const registration = z.strictObject({
  url: z.string().max(500).optional(),
  limit: z.int().min(0).max(1_000_000).optional(),
  private: z.boolean().optional(),
});
const contact = z.strictObject({
  name: z.string().max(120).optional(),
  email: z.string().max(254).optional(),
  phone: z.string().max(40).optional(),
  url: z.string().max(500).optional(),
});

const teamLimit = z.int().min(1).max(1000).optional();
/** Team scoring by the competition's regulations (`TeamScoring`); `declared`: when the ranking was declared official. */
export const teamScoring = z.strictObject({
  kind: z.enum(TEAM_SCORING_KINDS),
  points: z.array(z.number().min(0).max(1000)).max(100).optional(),
  ties: z.enum(['shared', 'each']).optional(),
  doublesRelays: z.boolean().optional(),
  perEvent: teamLimit,
  perAthlete: teamLimit,
  counting: teamLimit,
  minimum: teamLimit,
  toScore: teamLimit,
  maxPerTeam: teamLimit,
  declared: isoDateTime.optional(),
});

/** Other fields are refused (Q39). */
export const challengeMetadata = z.strictObject({
  tz: z.string().max(60).optional(),
  place: z.string().max(120).optional(),
  registration: registration.optional(),
  contact: contact.optional(),
  /** Credit for the source of the data, as its licence requires. */
  credit: z.string().max(200).optional(),
  /** `demo`: a competition of the demo; `opening`: the time at which its first day opens. */
  demo: z.boolean().optional(),
  opening: z.string().max(10).optional(),
  teamScoring: teamScoring.optional(),
});

const sentAddress = webAddress.max(500).optional();

/** Sent addresses must be http or https, since pages link to them; stored ones may be older than this check. */
const sentMetadata = challengeMetadata.extend({
  registration: registration.extend({ url: sentAddress }).optional(),
  contact: contact.extend({ url: sentAddress }).optional(),
});

/** A competition in a list of competitions. */
export const challengeLine = z.object({
  oid,
  name: z.string(),
  org,
  rtype: z.string(),
  kind,
  region: z.string(),
  regionINSEE: z.string(),
  date: isoDate,
  duration: z.int(),
  /** IANA zone in which the competition's day begins and ends. */
  tz: z.string(),
  place: z.string().optional(),
  demo: z.boolean().optional(),
  /** Number of trials, and of those in progress (status below 20). */
  trials: z.int(),
  running: z.int(),
  /** Trials that have a start list, and results; in `GET /api/challenges`, absent where there is no trial. */
  startlists: z.int().optional(),
  resultlists: z.int().optional(),
  /** False where the competition's flag turns live updates off (Q5). */
  live: z.literal(false).optional(),
});

/** Only what a line of a list shows (`format=short`, Q19). */
export const shortChallengeLine = challengeLine.omit({ org: true, regionINSEE: true, trials: true, running: true });

/** Competitions in one answer. */
export const MAX_CHALLENGES = 100;

/**
 * `GET /api/challenges` (Q38). `from` and `to` bound the first day; `insee` and `region` are synonyms; `order=asc` begins with
 * the earliest. Without parameters: the last 30 and next 60 days.
 */
export const challengesQuery = z.object({
  insee: z.string().max(60).optional(),
  region: z.string().max(60).optional(),
  from: isoDate.optional(),
  to: isoDate.optional(),
  kind: kind.optional(),
  federation: z.enum(Object.keys(FEDERATIONS) as [Federation, ...Federation[]]).optional(),
  demo: z.literal('1').optional(),
  q: z.string().max(120).optional(),
  order: z.enum(['asc', 'desc']).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_CHALLENGES).optional(),
  /** `next` of the previous page. */
  cursor: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d~[\w-]{1,64}$/, 'is no cursor of a page')
    .optional(),
  format: z.string().max(20).optional(),
});

/** On a competition: this is a copy that follows a stadium (`silentSince`: nothing was heard since), or the stadium's own. */
export const challengeSite = z.discriminatedUnion('role', [
  z.object({ role: z.literal('copy'), holder: z.string(), since: isoDateTime, silentSince: isoDateTime.optional() }),
  z.object({ role: z.literal('stadium') }),
  z.object({ role: z.literal('returned'), since: isoDateTime }),
]);

export const challenge = challengeLine.extend({
  site: challengeSite.optional(),
  hashtag: z.string(),
  flag: z.int(),
  lisa: z.boolean(),
  visible: z.boolean(),
  metadata: challengeMetadata,
  revision: z.int(),
  updated: isoDateTime,
  /** People and teams in its start lists; present where the number of entries is limited. */
  entered: z.int().optional(),
});

/** Body of `POST /api/lesecretariat/challenge`. `region` is a name, insee or uid of `/api/regions`. */
export const challengeBody = z.object({
  name: z.string().trim().min(1).max(200),
  rtype: z.string(),
  org: z.object({ oid, name: z.string().optional() }),
  hashtag: z.string().max(60).default(''),
  flag: z.int().min(0).default(0),
  kind,
  region: z.string(),
  date: eventDate,
  duration: z.int().min(1).max(31).default(1),
  lisa: z.boolean().optional(),
  visible: z.boolean().default(true),
  metadata: sentMetadata.default({}),
});

export const region = z.object({
  uid: z.string(),
  name: z.string(),
  iso: z.string(),
  insee: z.string(),
  code: z.string(),
});

/** A trial of the home page: enough for one line, without its rows. */
export const homeTrial = z.object({
  oid,
  uid: z.string(),
  chOID: oid,
  challenge: z.string(),
  /** The kind of its competition. */
  kind,
  tz: z.string(),
  group: z.string(),
  name: z.string(),
  category: z.int(),
  /** The categories that its contest is for (`dets.categories`). */
  categories: z.array(z.int()).optional(),
  g0: z.int(),
  g1: z.string(),
  round: z.string(),
  heat: z.int(),
  heats: z.int(),
  rounds: z.int(),
  status: trialStatus,
  date: isoDateTime,
  updated: isoDateTime,
  starts: z.int(),
  /** First row of the result list; only in `results` of the home page. */
  leader: z.object({ name: z.string(), club: z.string().optional(), mark: z.string() }).optional(),
});
