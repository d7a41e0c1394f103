import { z } from 'zod';
import { LANGUAGES } from '../../text/language.ts';
import { ASIDE_REASONS } from '../aside.ts';
import {
  MAX_PRICES,
  MAX_RECORDS,
  MAX_REPORT_PHOTO_BYTES,
  MAX_SCREEN_PICTURE_BYTES,
  MAX_SCREEN_PICTURES,
} from '../limits.ts';
import { officialAct } from './acts.ts';
import { challengeBody } from './challenge.ts';
import { attempts, isoDate, isoDateTime, oid, performance, presence, queryList, walkCards } from './common.ts';
import { evidencePictureFile, trialEvidence } from './evidence.ts';
import { liveState } from './live-input.ts';
import { sentRecord } from './records.ts';
import { copiedPrice } from './secretariat.ts';
import { uploadBody, uploadTrial } from './upload.ts';

/** Ids of families or categories, one or many; absent: all. */
const ids = queryList.transform((list) => list?.map(Number)).pipe(z.array(z.int()).optional());
/** The language of a document. */
const lang = z.enum(LANGUAGES).default('fr');

export const calendarQuery = z.object({ family: ids, category: ids, lang });

export const snapshotQuery = z.object({ lang });

/**
 * Start lists or results to print: of a trial, a group, a day, or the whole challenge. `part`: which part of `MAX_PRINTED_ROWS` rows of one
 * trial, from 1, where its list is too long for one document.
 */
export const printQuery = z.object({
  list: z.enum(['starts', 'results']).default('results'),
  trialOID: oid.optional(),
  groupOID: oid.optional(),
  day: isoDate.optional(),
  part: z.coerce.number().int().min(1).max(1000).optional(),
  lang,
});

/** The same for the challenge's organisation, also for a hidden challenge: of these trials, or of all. */
export const listsPdfQuery = z.object({
  list: z.enum(['starts', 'results']).default('results'),
  oids: queryList,
  'oids[]': queryList,
  lang,
});

/** Format name and version of the file that holds a whole competition. */
export const COMPETITION_FORMAT = 'foulee-competition';
export const COMPETITION_VERSION = 1;

const MAX_FILE_ROWS = 10_000;
/** Four letters of base64 are three bytes. */
const countLetters = (bytes: number): number => 4 * Math.ceil(bytes / 3);
const MAX_FILE_PICTURES = 10_000;

/** A fact from an official's device; `trial` is the uid. */
const signedFact = z.object({
  trial: z.string(),
  n: z.int().min(1),
  device: z.string().max(64),
  by: z.string().max(20),
  arrived: isoDateTime,
  refusal: z
    .object({
      id: z.string(),
      detail: z.string(),
      reason: z.string().optional(),
      rule: z.string().optional(),
      by: z.string().optional(),
    })
    .optional(),
  aside: z.enum(ASIDE_REASONS).optional(),
  fact: z.looseObject({ id: z.string().min(1).max(64) }),
});

/** State of a trial computed from its facts: `said` is what they last wrote into it. */
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
    athletes: z.array(z.string()).max(MAX_FILE_ROWS).optional(),
    presences: z.record(z.string(), z.object({ now: presence, was: presence.optional() })).optional(),
    checked: z.record(z.string(), z.int()).optional(),
    walk: z.record(z.string(), walkCards).optional(),
    notes: z
      .array(
        z.object({
          id: z.string(),
          at: isoDateTime,
          row: z.string(),
          text: z.string(),
          rules: z.array(z.string()).optional(),
        }),
      )
      .optional(),
  }),
});

/**
 * A whole competition as a file: everything but oids, codes and logs, with lists as in an upload. It contains birth dates and
 * the names of hidden athletes, so it is for organisers only.
 */
export const competitionFile = z.object({
  format: z.literal(COMPETITION_FORMAT),
  version: z.literal(COMPETITION_VERSION),
  exported: isoDateTime,
  challenge: challengeBody.omit({ org: true }),
  groups: z.array(z.object({ uid: z.string(), name: z.string().min(1).max(200) })).max(MAX_FILE_ROWS),
  trialsData: z.array(uploadTrial),
  startlists: uploadBody.shape.startlists,
  resultlists: uploadBody.shape.resultlists,
  prices: z.array(copiedPrice).max(MAX_PRICES),
  /** Absent from files of earlier versions. */
  records: z
    .array(sentRecord.omit({ oid: true }))
    .max(MAX_RECORDS)
    .default([]),
  /** Pictures of screens, in base64. */
  pictures: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(80),
        body: z.base64().max(countLetters(MAX_SCREEN_PICTURE_BYTES)),
      }),
    )
    .max(MAX_SCREEN_PICTURES)
    .default([]),
  hiddenAthletes: z.array(z.object({ last: z.string().max(120), first: z.string().max(120) })).max(MAX_FILE_ROWS),
  acts: z.array(officialAct).max(10 * MAX_FILE_ROWS),
  facts: z
    .array(signedFact)
    .max(10 * MAX_FILE_ROWS)
    .default([]),
  live: z.array(liveTrial).max(MAX_FILE_ROWS).default([]),
  /** What was typed for the files of records; `trial` is the uid. Absent from files of earlier versions, as all that follows. */
  evidence: z
    .array(trialEvidence.extend({ trial: z.string() }))
    .max(MAX_FILE_ROWS)
    .default([]),
  /** Pictures of that evidence, by their ids. */
  evidencePictures: z.array(evidencePictureFile).max(MAX_FILE_PICTURES).default([]),
  /** Photos of officials' reports, by the ids of the reports, in base64. */
  photos: z
    .array(
      z.object({
        report: z.string().min(1).max(64),
        trial: z.string(),
        body: z.base64().max(countLetters(MAX_REPORT_PHOTO_BYTES)),
      }),
    )
    .max(MAX_FILE_PICTURES)
    .default([]),
});

/** Imports into a new challenge of an organisation, or into an empty challenge. */
export const importQuery = z
  .object({ orgOID: oid.optional(), chOID: oid.optional() })
  .refine(({ orgOID, chOID }) => (orgOID === undefined) !== (chOID === undefined), 'one of orgOID and chOID is needed');

/** The imported challenge, and the numbers of imported rows. */
export const importAnswer = z.object({ chOID: oid, trials: z.int(), starts: z.int(), results: z.int() });
