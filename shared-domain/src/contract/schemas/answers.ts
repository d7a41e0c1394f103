import { z } from 'zod';
import { CONFLICT_REASONS } from '../conflict-reasons.ts';
import { challenge, challengeLine, homeTrial, region, shortChallengeLine } from './challenge.ts';
import { chosenPassword, isoDate, isoDateTime, oid, organisationName } from './common.ts';
import { fileNote } from './files.ts';
import { group, resultList, resultRow, round, startList, startRow, trial } from './trial.ts';

/**
 * `note` says of a file's line what `detail` says, by an id and its values; `reason` tells conflicts apart; `path` says of what; `act` is
 * the later act that stands before an undo.
 */
export const errorEnvelope = z.object({
  errors: z.array(
    z.object({
      id: z.string(),
      detail: z.string(),
      note: fileNote.optional(),
      reason: z.enum(CONFLICT_REASONS).optional(),
      path: z.string().optional(),
      act: z.object({ oid, action: z.string(), at: isoDateTime }).optional(),
    }),
  ),
});

/** `GET /api/home`: `md` the day of the day view. */
export const homeAnswer = z.object({
  md: isoDate,
  live: z.array(challengeLine),
  day: z.array(challengeLine),
  recent: z.array(challengeLine),
  upcoming: z.array(challengeLine),
  results: z.array(homeTrial),
  commitments: z.array(homeTrial),
  next: z.array(homeTrial),
});
/** Pages of competitions that search engines may keep: they name nobody under 16. */
export const indexedPagesAnswer = z.object({ pages: z.array(z.string()) });

export const infoAnswer = z.object({
  challenges: z.int(),
  trials: z.int(),
  results: z.int(),
  live: z.array(z.union([challengeLine, shortChallengeLine])),
  notice: z.string().optional(),
});
/** `next`: the cursor of the page after. */
export const challengesAnswer = z.object({
  challenges: z.array(z.union([challengeLine, shortChallengeLine])),
  next: z.string().optional(),
});
export const challengeAnswer = challenge;
export const groupsAnswer = z.object({ groups: z.array(group) });
export const roundsAnswer = z.object({ rounds: z.array(round) });
export const resultsAnswer = z.object({ results: z.array(resultList) });
export const startsAnswer = z.object({ starts: z.array(startList) });
export const regionsAnswer = z.object({ regions: z.array(region) });

/** Q26. `md` is what a track event shows. */
export const trackEvent = trial.extend({
  md: z.enum(['sl', 'run', 'res']),
  rows: z.array(resultRow),
  startlist: z.array(startRow),
});
/** What a field event shows now. */
const shownNow = {
  state: z.enum(['soon', 'first', 'next', 'bar', 'end']),
  /** Current bar, mm. */
  bar: z.int().optional(),
  athlete: z.object({ last: z.string(), first: z.string(), club: z.string().optional() }).optional(),
  /** Number of the attempt to come, from 1. */
  attempt: z.int().optional(),
};
export const fieldEvent = trial.extend({
  ...shownNow,
  rows: z.array(resultRow),
});
export const liveAnswer = z.object({
  revision: z.int(),
  trackEvents: z.array(trackEvent),
  fieldEvents: z.array(fieldEvent),
});

/**
 * One frame of the live stream, `event: change`, `id` = revision. `results` and `starts` carry the changed lists whole
 * (a list too long for a frame is named in `refetch` instead); `structure` says that trials or groups came, went or moved.
 */
export const changeEvent = z.object({
  revision: z.int(),
  trials: z.array(trial),
  results: z.array(resultList),
  starts: z.array(startList),
  refetch: z.array(oid),
  /** Field events that run, as their officials' devices say; each shows it as its live event does. */
  field: z.array(z.object({ oid, ...shownNow })).optional(),
  structure: z.boolean(),
  challenge: z.boolean(),
});

/** What is wrong although the server answers, and what to do. */
export const healthFault = z.object({
  id: z.enum(['disk full', 'disk low', 'clock jumped', 'database damaged', 'unavailable']),
  detail: z.string(),
});

/** This instance may be sent readers; any other answer says that it may not. `degraded`: it reads, and something is wrong. */
export const healthAnswer = z.object({
  status: z.enum(['ok', 'degraded']),
  faults: z.array(healthFault),
  /** Who the server takes the one who asks for: shows whether a proxy in front says it, and is believed. */
  caller: z.object({
    address: z.string(),
    /** Addresses that `X-Forwarded-For` had when it came. */
    forwarded: z.int(),
    protocol: z.enum(['http', 'https']),
  }),
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  /** Name of the newest migration. */
  schema: z.string(),
});

export const versionsAnswer = z.object({
  app: z.object({ version: z.string() }),
  api: z.object({ version: z.string(), schema: z.string() }),
  remotes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      build: z.string(),
      platform: z.string(),
      released: isoDateTime,
      entry: z.string(),
    }),
  ),
  downloads: z.array(
    z.object({
      name: z.string(),
      size: z.int(),
      platform: z.string(),
      date: isoDate,
      sha256: z.string(),
      url: z.string(),
    }),
  ),
});

export const ROLES = ['owner', 'secretary', 'reader'] as const;
/**
 * `devices` are the values of `device` that this browser was answered with before, of any account: one that this account signed
 * in from is not stopped by the wrong passwords of others.
 */
export const signInBody = z.object({
  email: z.string().max(254),
  password: z.string().max(1024),
  /** Of an account with a second factor: asked for by `code required`. */
  code: z.string().max(40).optional(),
  devices: z.array(z.string().max(200)).max(10).optional(),
});
/** `account`: whose session it is. */
export const signInAnswer = z.object({
  token: z.string(),
  expires: isoDateTime,
  account: oid,
  device: z.string().optional(),
});
/** Until when the session lasts now. */
export const sessionAnswer = z.object({ expires: isoDateTime });
export const firstOrganiserBody = z.object({
  key: z.string(),
  email: z.email().max(254),
  password: chosenPassword,
  organisation: organisationName,
});
/** `secondFactor`: its members need one to write. */
export const orgsAnswer = z.object({
  orgs: z.array(z.object({ oid, name: z.string(), role: z.enum(ROLES), secondFactor: z.literal(true).optional() })),
});
export const myChallengesAnswer = z.object({ challenges: z.array(challenge), next: z.string().optional() });
