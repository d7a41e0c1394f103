import { z } from 'zod';
import { eventDate, isoDate, isoDateTime, oid, trialStatus, webAddress } from './common.ts';

export const KINDS = ['road', 'cross', 'trail', 'outdoor', 'indoor'] as const;
export const kind = z.enum(KINDS);

export const org = z.object({ oid, name: z.string() });

const registration = z.object({
  url: z.string().optional(),
  limit: z.int().min(0).optional(),
  private: z.boolean().optional(),
});
const contact = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  url: z.string().optional(),
});

export const challengeMetadata = z.looseObject({
  tz: z.string().optional(),
  place: z.string().max(120).optional(),
  registration: registration.optional(),
  contact: contact.optional(),
  demo: z.boolean().optional(),
});

/** What is sent is held to more than what was once stored: a page links to these addresses. */
const sentMetadata = challengeMetadata.extend({
  registration: registration.extend({ url: webAddress.optional() }).optional(),
  contact: contact.extend({ url: webAddress.optional() }).optional(),
});

/** What a list line shows (`format=short`). */
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
  /** Number of trials, of trials in progress (status below 20). */
  trials: z.int(),
  running: z.int(),
});

export const challenge = challengeLine.extend({
  hashtag: z.string(),
  flag: z.int(),
  lisa: z.boolean(),
  visible: z.boolean(),
  metadata: challengeMetadata,
  revision: z.int(),
  updated: isoDateTime,
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
  tz: z.string(),
  group: z.string(),
  name: z.string(),
  category: z.int(),
  g0: z.int(),
  g1: z.string(),
  round: z.string(),
  heat: z.int(),
  heats: z.int(),
  status: trialStatus,
  date: isoDateTime,
  updated: isoDateTime,
  starts: z.int(),
  /** Newest result lists carry their first row. */
  leader: z.object({ name: z.string(), club: z.string().optional(), mark: z.string() }).optional(),
});
