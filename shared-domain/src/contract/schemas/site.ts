import { z } from 'zod';
import { CONFLICT_REASONS } from '../conflict-reasons.ts';
import { MAX_RECORDS } from '../limits.ts';
import { listAct } from './acts.ts';
import { challengeBody, challengeMetadata } from './challenge.ts';
import { isoDateTime, oid } from './common.ts';
import { trialEvidenceList } from './evidence.ts';
import { liveState } from './live-input.ts';
import { sentRecord } from './records.ts';
import { copiedPrice } from './secretariat.ts';
import { uploadBody } from './upload.ts';

/** A server in a stadium, by the name that it made up for itself: the header `x-foulee-site`. */
export const siteName = z.string().regex(/^[\w-]{16,64}$/, 'must be 16 to 64 letters, digits, - and _');

/** What the holder of a competition calls itself. */
export const siteHolder = z.string().trim().min(1).max(60);

const MAX_TRIALS = 20_000;
const digests = z.record(z.string().max(200), z.string().max(64));
const hiddenAthletes = z.array(z.object({ last: z.string().max(120), first: z.string().max(120) })).max(MAX_TRIALS);

/** Whether lists that only the public server has are replaced. */
const isReplacing = z.boolean().default(false);

/** What of a competition itself is decided where it is held. */
const meetingFields = z.object({
  flag: challengeBody.shape.flag,
  date: challengeBody.shape.date,
  duration: challengeBody.shape.duration,
  teamScoring: challengeMetadata.shape.teamScoring,
});

/** A hundred years: an instant before now, whatever the clock of a stadium says. */
const MAX_AGE_SECONDS = 100 * 366 * 86_400;

/**
 * What an upload of a stadium's server has besides the lists (with `x-foulee-site`): of each of its trials who is up, and of each of its
 * trials and groups what officials said of it. Both replace what the public server has of them. `ages` tells for how many seconds each
 * trial has been as it is, so that what comes late is not told as news; an age, as the clocks of both may differ.
 */
export const siteUploadBody = uploadBody.extend({
  live: z
    .record(
      z.string(),
      liveState.pick({ state: true, bar: true, attempt: true }).extend({ bib: z.string().optional() }),
    )
    .default({}),
  remarks: z.record(z.string(), z.array(listAct)).default({}),
  ages: z.record(z.string(), z.number().min(0).max(MAX_AGE_SECONDS)).default({}),
});

const hash = z.string().max(64);

/**
 * What a stadium has for the files of records, where it changed: all records that results are compared with, and of trials, by their uids,
 * what was checked and measured. Both replace what the public server has of them.
 */
const papers = z.object({
  records: z
    .array(sentRecord.omit({ oid: true }))
    .max(MAX_RECORDS)
    .optional(),
  evidence: z.record(z.string().max(200), trialEvidenceList).default({}),
});

/** The hash of the records of both servers, and of each trial with evidence that of this. Absent: an earlier version, nothing is compared. */
const paperDigests = z.object({ records: hash, evidence: digests });

/**
 * Body of `PUT /api/lesecretariat/site/{chOID}`.
 * On the public server, with `x-foulee-site`: `hold` takes the competition for a stadium that has these lists, `isReplacing` also where
 * others would be lost, `beat` says that it is there and what of the competition itself is decided there, `compare` names trials that differ and removes those it has not, `return` ends the hold if none differs. Without the header:
 * `take` takes the competition back.
 * On the stadium's server: `link` chooses the competition of the public server and holds it, `handBack` gives it back, `goOn` holds it
 * again after it was taken back; `keep` ends a hand back that is not over.
 */
export const siteBody = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('hold'),
    holder: siteHolder,
    digests,
    /** The hash of its records. */
    records: hash.optional(),
    meeting: meetingFields.optional(),
    isReplacing,
  }),
  z.object({
    act: z.literal('beat'),
    pending: z.int().min(0),
    refused: z.int().min(0),
    hidden: hiddenAthletes,
    meeting: meetingFields.optional(),
    papers: papers.optional(),
  }),
  z.object({ act: z.literal('compare'), digests, papers: paperDigests.optional() }),
  z.object({ act: z.literal('return'), digests, papers: paperDigests.optional() }),
  z.object({ act: z.literal('take') }),
  z.object({ act: z.literal('link'), remote: oid, holder: siteHolder, isReplacing }),
  z.object({ act: z.literal('handBack') }),
  z.object({ act: z.literal('keep') }),
  z.object({ act: z.literal('goOn'), isReplacing }),
]);

/** A stored file of a competition: `file`, what a stadium gave back, or `before`, what was here before a stadium replaced lists. */
const siteFile = z.object({
  oid,
  which: z.enum(['file', 'before']),
  /** Of the hold, and when it was stored. */
  holder: z.string(),
  at: isoDateTime,
  bytes: z.int(),
});

/** A competition that a stadium's server holds, as the public server has it. */
const siteHold = z.object({
  holder: z.string(),
  /** `held`: by the stadium; `taken`: an organiser took it back; `returned`: the stadium gave it back. */
  state: z.enum(['held', 'taken', 'returned']),
  since: isoDateTime,
  /** When the stadium was heard last, and what it still had to send then. */
  seen: isoDateTime,
  pending: z.int(),
  refused: z.int(),
  /** When it was taken or given back, and who took it. */
  ended: isoDateTime.optional(),
  by: z.string().optional(),
  /** Files of this competition that stayed after holds, the oldest first. */
  files: z.array(siteFile),
});

/** A trial that the public server refused, and why: the first error of its answer. `id` is absent where an earlier release stored it. */
const refusedTrial = z.object({
  uid: z.string(),
  name: z.string(),
  detail: z.string(),
  id: z.string().optional(),
  reason: z.enum(CONFLICT_REASONS).optional(),
  path: z.string().optional(),
});

/** A competition that follows to a public server, as the stadium's server has it. */
const siteLink = z.object({
  remote: oid,
  url: z.string(),
  holder: z.string(),
  /** `on`: it follows; `returning`: the last uploads are sent and compared; `returned`; `taken`: the public server took it back. */
  state: z.enum(['on', 'returning', 'returned', 'taken']),
  /** When the public server answered last, and trials that it does not have yet. */
  contacted: isoDateTime.optional(),
  pending: z.int(),
  refused: z.array(refusedTrial),
  /** Facts that officials’ devices say they have not sent to the stadium’s server. */
  unsent: z.int(),
  /** Trials that are under way, or that a device writes, with what it is called. */
  open: z.array(z.object({ uid: z.string(), name: z.string(), holder: z.string().optional() })),
  /** Photos of reports that are on this server alone after a hand back: the file with them was too large for the way there. */
  photosLeft: z.int().optional(),
  /** Trials that differ, while they are compared; `records` where these do. */
  different: z.array(z.string()),
  /** Why nothing goes out: no answer, or a session that the public server does not know. */
  fault: z.enum(['silent', 'session', 'refused']).optional(),
  /** By how much this server’s clock is ahead of the public one’s, s, less than 0 behind it; absent where they agree. */
  clockAhead: z.int().optional(),
  changed: isoDateTime,
});

/** Answer of the site's calls: a hold on the public server, a link on the stadium's, neither elsewhere. */
export const siteAnswer = z.object({
  /** Whether this server has a public one to follow to (`UPLINK_URL`). */
  hasUplink: z.boolean(),
  /** The hour of this server, by which the instants of its answer are read. */
  now: isoDateTime,
  hold: siteHold.optional(),
  link: siteLink.optional(),
  /** For the stadium, what the public server decided meanwhile. */
  down: z
    .object({
      hidden: hiddenAthletes,
      contact: challengeMetadata.shape.contact,
      prices: z.array(copiedPrice),
      /** Ids of pictures of evidence that have not come yet; some of them where many have not. */
      pictures: z.array(oid).optional(),
    })
    .optional(),
  /** Trials and groups that differ, `records` where these do, and those that were removed. */
  different: z.array(z.string()).optional(),
  removed: z.array(z.string()).optional(),
});

/**
 * `POST …/site/{chOID}/session`: a session for the stadium's server, which the account's list of sessions ends. It opens the calls of that
 * server about this competition, and no other.
 */
export const siteSessionAnswer = z.object({ token: z.string(), expires: isoDateTime });

/** `GET /api/lesecretariat/site-remotes`: competitions of the public server that this one may hold. */
export const siteRemotesAnswer = z.object({
  challenges: z.array(z.object({ oid, name: z.string(), date: z.string(), trials: z.int() })),
});

/** Which of the stored files is asked for. */
export const siteFileQuery = z.object({ oid });
