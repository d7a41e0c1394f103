import { z } from 'zod';
import { OUTLOOK_AIMS } from '../../field-state/turn-outlook.ts';
import { RECORD_KINDS } from '../../record/record-kind.ts';
import { CONFLICT_REASONS } from '../conflict-reasons.ts';
import { challenge, challengeLine, homeTrial, region, shortChallengeLine } from './challenge.ts';
import { chosenPassword, isoDate, isoDateTime, oid, organisationName } from './common.ts';
import { fileNote } from './files.ts';
import { siteOrigin } from './network.ts';
import { group, resultList, resultRow, round, roundLeader, startList, startRow, trial } from './trial.ts';

/** Fields as `WireError` explains them. */
export const errorEnvelope = z.object({
  errors: z.array(
    z.object({
      id: z.string(),
      detail: z.string(),
      note: fileNote.optional(),
      reason: z.enum(CONFLICT_REASONS).optional(),
      path: z.string().optional(),
      trial: oid.optional(),
      act: z.object({ oid, action: z.string(), at: isoDateTime }).optional(),
    }),
  ),
});

/** `GET /api/home`. `md`: the day that `day` lists. */
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
/** Addresses of competition pages that search engines may index: they name nobody under 16. */
export const indexedPagesAnswer = z.object({ pages: z.array(z.string()) });

export const infoAnswer = z.object({
  challenges: z.int(),
  trials: z.int(),
  results: z.int(),
  live: z.array(z.union([challengeLine, shortChallengeLine])),
  notice: z.string().optional(),
  /** For organisers, who ask for them: where other devices reach this site, the likeliest first; `network` is the card. */
  origins: z.array(siteOrigin).optional(),
});
/** `next`: cursor of the next page; absent on the last. */
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

/** Q26. `md`: whether the event shows its start list, the running race or its results. */
export const trackEvent = trial.extend({
  md: z.enum(['sl', 'run', 'res']),
  rows: z.array(resultRow),
  startlist: z.array(startRow),
});
const athleteNames = z.object({ last: z.string(), first: z.string(), club: z.string().optional() });
/** What the next attempt of a field event can bring, as the domain has it; marks in mm. */
const fieldOutlook = z.object({
  /** The last attempt: `r` is `o` or `x`, `v` its distance or its bar. */
  last: z.object({ athlete: athleteNames, r: z.string(), v: z.int().optional() }).optional(),
  /** The next two after the athlete whose turn it is. */
  following: z.array(athleteNames).readonly(),
  best: z.int().optional(),
  rank: z.int().optional(),
  /** `attempt`: the last one that is enough, at a height; `count`: how many go on by their place, after a cut or from a qualification. */
  needed: z
    .array(z.object({ aim: z.enum(OUTLOOK_AIMS), v: z.int(), attempt: z.int().optional(), count: z.int().optional() }))
    .readonly(),
  /** The least marks that would be records, the nearest first; `event`: of a record of another category. */
  records: z
    .array(
      z.object({ kind: z.enum(RECORD_KINDS), scope: z.string().optional(), event: z.string().optional(), v: z.int() }),
    )
    .optional(),
});
/** State of a field event on the live page. */
const liveFieldState = {
  state: z.enum(['soon', 'first', 'next', 'bar', 'end']),
  /** Current bar, mm. */
  bar: z.int().optional(),
  athlete: athleteNames.optional(),
  /** Number of the next attempt, from 1. */
  attempt: z.int().optional(),
  /** What the attempt can bring: absent where nobody is to attempt. */
  outlook: fieldOutlook.optional(),
};
export const fieldState = z.object(liveFieldState);
export const fieldEvent = trial.extend({
  ...liveFieldState,
  rows: z.array(resultRow),
});
export const liveAnswer = z.object({
  revision: z.int(),
  trackEvents: z.array(trackEvent),
  fieldEvents: z.array(fieldEvent),
});

/**
 * One event of the live stream, `event: change`, `id` = revision. `results` and `starts` hold the changed lists in full;
 * `refetch` names lists too long for that. `structure`: trials or groups were added, removed or moved.
 */
export const changeEvent = z.object({
  revision: z.int(),
  trials: z.array(trial),
  results: z.array(resultList),
  starts: z.array(startList),
  refetch: z.array(oid),
  /** States of the changed field events in progress: by their officials' devices where they send one, else by their rows. */
  field: z.array(z.object({ oid, ...liveFieldState })).optional(),
  /** Who leads the rounds of the changed trials now; `oid`: one of these. */
  leaders: z.array(z.object({ oid, leader: roundLeader.optional() })).optional(),
  structure: z.boolean(),
  challenge: z.boolean(),
});

/** A problem of a server that still answers; `detail` says what to do. */
export const healthFault = z.object({
  id: z.enum([
    'disk full',
    'disk low',
    'clock jumped',
    'database damaged',
    'database read only',
    'disk broken',
    'unavailable',
  ]),
  detail: z.string(),
});

/** The instance can serve requests; any status but 200 means that it cannot. `degraded`: it serves reads, with `faults`. */
export const healthAnswer = z.object({
  status: z.enum(['ok', 'degraded']),
  faults: z.array(healthFault),
  /** The caller as the server sees them: shows whether the headers of a proxy in front are trusted. */
  caller: z.object({
    address: z.string(),
    /** How many addresses the request's `X-Forwarded-For` had. */
    forwarded: z.int(),
    /** How many proxies in a row the server believed. */
    believed: z.int(),
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
 * `devices`: values of `device` from earlier answers to this browser, of any account. A device that this account has signed in
 * from is not blocked when others enter wrong passwords.
 */
export const signInBody = z.object({
  email: z.string().max(254),
  password: z.string().max(1024),
  /** Needed after the refusal `code required`, by an account with a second factor. */
  code: z.string().max(40).optional(),
  devices: z.array(z.string().max(200)).max(10).optional(),
});
/** `account`: oid of the account; `device`: to be sent as one of `devices` next time. */
export const signInAnswer = z.object({
  token: z.string(),
  expires: isoDateTime,
  account: oid,
  device: z.string().optional(),
});
/** When the session ends. */
export const sessionAnswer = z.object({ expires: isoDateTime });
export const firstOrganiserBody = z.object({
  key: z.string(),
  email: z.email().max(254),
  password: chosenPassword,
  organisation: organisationName,
});
/** `secondFactor`: members need a second factor to write. */
export const orgsAnswer = z.object({
  orgs: z.array(z.object({ oid, name: z.string(), role: z.enum(ROLES), secondFactor: z.literal(true).optional() })),
});
export const myChallengesAnswer = z.object({ challenges: z.array(challenge), next: z.string().optional() });
