import { z } from 'zod';
import { SURFACES } from '../../discipline/surface.ts';
import { isRecordDate, RECORD_METHODS } from '../../record/event-record.ts';
import { RATIFICATION_ITEMS } from '../../record/ratification.ts';
import { RECORD_GAPS } from '../../record/record-gap.ts';
import { RECORD_KINDS } from '../../record/record-kind.ts';
import { RECORD_RELATIONS } from '../../record/record-relation.ts';
import { GIVEN_RECORD_STATES, RECORD_STATES } from '../../record/record-state.ts';
import { LANGUAGES } from '../../text/language.ts';
import { parseGroupUid } from '../../trial/trial-uid.ts';
import { MAX_RECORDS, RECORD_WORD } from '../limits.ts';
import { attempts, isoDateTime, MAX_NAME, oid, performance, rankedSplit } from './common.ts';
import { fileNote } from './files.ts';

const kind = z.enum(RECORD_KINDS);

/**
 * A record that the organiser gives or a list brought (Q43), before the competition: of the meeting (`MR`), of the stadium (`SR`) or of any
 * other kind. `scope`: whose it is where the kind leaves it open, as `FRA` of `NR`; `event`: the uid of the event and category,
 * `000100-0-55`; `v` in the unit of `prf.v`; `wind` in m/s; `date`: a day or a year; `list`, `edition`,
 * `source`, `unconfirmed`: of the list that it came with, for organisers.
 */
export const eventRecord = z.object({
  kind,
  event: z.string(),
  v: z.int(),
  holder: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  date: z.string().optional(),
  scope: z.string().optional(),
  wind: z.number().optional(),
  method: z.enum(RECORD_METHODS).optional(),
  surface: z.enum(SURFACES).optional(),
  altitude: z.literal(true).optional(),
  place: z.string().optional(),
  status: z.literal('pending').optional(),
  list: z.string().optional(),
  edition: z.string().optional(),
  source: z.string().optional(),
  unconfirmed: z.literal(true).optional(),
});

/**
 * A record that a result beats or equals: `pending` is still subject to ratification. `scope` and `event` as in the record, `event` where it
 * is of another category than the list.
 */
export const touchedRecord = z.object({
  kind,
  relation: z.enum(RECORD_RELATIONS),
  state: z.enum(['pending', 'ratified']).optional(),
  scope: z.string().optional(),
  event: z.string().optional(),
});

/** A record as a screen says it: of the mark `v` of a row, in the unit of `prf.v`; where another mark is shown it says nothing. */
export const boardRecord = touchedRecord.omit({ event: true, state: true }).extend({
  row: z.string(),
  v: z.int(),
  state: z.enum(['pending', 'ratified']),
});

/**
 * A mark of a field event that would be a record of the athletes of `rows`, of all where there are none; `event`: of another category than the
 * list.
 */
export const watchedRecord = z.object({
  kind,
  scope: z.string().optional(),
  event: z.string().optional(),
  v: z.int(),
  rows: z.array(z.string()).optional(),
});

/**
 * A record that the mark `v` of a result beats or equals before the result is official, for the referee; `missing`: what is still open, `official`
 * until the referee confirms the mark.
 */
export const claimedRecord = z.object({
  row: z.string(),
  kind,
  scope: z.string().optional(),
  event: z.string().optional(),
  v: z.int(),
  relation: z.enum(RECORD_RELATIONS),
  missing: z.array(z.enum(RECORD_GAPS)),
});

const isEvent = (uid: string): boolean => parseGroupUid(uid) !== undefined;
const origin = z.string().trim().min(1);
/** Characters of where a list comes from: an address. */
const MAX_SOURCE = 300;

/** A record as it is sent; `oid` is absent for a new one. */
export const sentRecord = z.object({
  oid: oid.optional(),
  kind,
  event: z.string().max(40).refine(isEvent, 'must be the uid of an event and category, as 000100-0-55'),
  v: z.int().min(1).max(1_000_000_000),
  holder: z.string().trim().min(1).max(MAX_NAME),
  club: origin.max(MAX_NAME).optional(),
  country: origin.max(3).optional(),
  date: z.string().max(10).refine(isRecordDate, 'must be a year or a day, as 2019 or 2019-06-15').optional(),
  scope: origin.max(MAX_NAME).optional(),
  wind: z.number().min(-99).max(99).optional(),
  method: eventRecord.shape.method,
  surface: eventRecord.shape.surface,
  altitude: eventRecord.shape.altitude,
  place: origin.max(MAX_NAME).optional(),
  status: eventRecord.shape.status,
  list: origin.max(MAX_NAME).optional(),
  edition: origin.max(MAX_NAME).optional(),
  source: origin.max(MAX_SOURCE).optional(),
  unconfirmed: eventRecord.shape.unconfirmed,
});

/** Body of `PUT /api/lesecretariat/records/{chOID}`: all records of the challenge, in their order. A stale `revision` is refused. */
export const recordsBody = z.object({ revision: z.int().optional(), records: z.array(sentRecord).max(MAX_RECORDS) });

/** Records for editing, with the revision of their last change; 0 where there is none. */
export const secretariatRecordsAnswer = z.object({ records: z.array(eventRecord.extend({ oid })), revision: z.int() });

/** `format` of a list of records as JSON. */
export const RECORD_LIST_FORMAT = 'foulee-records';

/** What a list of records changed or, with `dryRun`, would change: records read, those that were not there, those that go. */
export const recordListAnswer = z.object({
  dryRun: z.boolean(),
  list: z.string(),
  read: z.int(),
  added: z.int(),
  removed: z.int(),
  warnings: z.array(z.string()),
  notes: z.array(fileNote),
});

/** `GET /api/lesecretariat/organisation/{orgOID}/record-lists`: the lists of an organisation, which its new competitions have from the start. */
export const recordListsAnswer = z.object({
  lists: z.array(
    z.object({ name: z.string(), edition: z.string().optional(), records: z.int(), imported: isoDateTime }),
  ),
});

/**
 * `POST` to the same: what a list changed, and in how many competitions that are not over it is now; `left`: those that did not take it, because
 * a stadium holds them or they have another mark for one of its records. With `dryRun` those that it would be offered to.
 */
export const organisationListAnswer = recordListAnswer.extend({ competitions: z.int(), left: z.array(z.string()) });

/** A list that an organisation no longer has; competitions that took it have it still. */
export const deletedRecordListAnswer = z.object({ name: z.string() });

/**
 * A record that a result of the competition beats or equals, for organisers: `record` the one that stood, `row` the key of the row, `v` its
 * mark that counts. `missing`: what is still open; `word`: a person typed that the public may be told. A `gone` one has lost its result.
 */
export const brokenRecord = z.object({
  trial: oid,
  row: z.string(),
  key: z.string(),
  kind,
  scope: z.string().optional(),
  event: z.string(),
  record: eventRecord.optional(),
  who: z.object({
    bib: z.string().optional(),
    last: z.string(),
    first: z.string(),
    club: z.string().optional(),
    country: z.string().optional(),
    category: z.int().optional(),
  }),
  prf: performance.optional(),
  v: z.int(),
  wind: z.number().optional(),
  relation: z.enum(RECORD_RELATIONS).optional(),
  state: z.enum(RECORD_STATES),
  missing: z.array(z.enum(RECORD_GAPS)),
  word: z.boolean(),
  /** Of one that is gone: when its result was corrected, and whether the public had been told of it. */
  gone: z.object({ at: isoDateTime.optional(), wasTold: z.boolean() }).optional(),
  /** When the result was made; its file is due 30 days later. */
  date: isoDateTime,
});

/** `GET /api/lesecretariat/broken-records/{chOID}`. */
export const brokenRecordsAnswer = z.object({ records: z.array(brokenRecord) });

/**
 * Body of `PUT /api/lesecretariat/broken-records/{chOID}`: moves a record that the mark `v` made, or lets the public know of a world, area
 * or national one: then `word` is RECORD, typed by a person.
 */
export const brokenRecordEdit = z
  .object({
    trial: oid,
    row: z.string().min(1).max(200),
    key: z.string().min(1).max(400),
    v: z.int(),
    state: z.enum(GIVEN_RECORD_STATES).optional(),
    word: z.literal(RECORD_WORD).optional(),
  })
  .refine(({ state, word }) => state !== undefined || word !== undefined, 'one of state and word is needed');

export const brokenRecordEditAnswer = z.object({ log: oid });

/** `GET /api/lesecretariat/ratification/{chOID}`: the file of one record, as JSON or as PDF. */
export const ratificationQuery = z.object({
  trial: oid,
  row: z.string().min(1).max(200),
  key: z.string().min(1).max(400),
  format: z.enum(['json', 'pdf']).default('json'),
  /** In JSON with the pictures themselves (`body`, base64); the PDF has them always. */
  pictures: z.enum(['0', '1']).default('0'),
  lang: z.enum(LANGUAGES).default('fr'),
});

const pictureOfItem = z.object({ id: oid, name: z.string(), type: z.string().optional(), body: z.string().optional() });

/**
 * The file that a federation asks for, filled from what the server knows: `items` without a value are `missing`, and none is where it is
 * complete; `deadline`: the day by which it is sent; `result`: the whole list.
 */
export const ratificationAnswer = z.object({
  format: z.literal('foulee-ratification'),
  competition: z.object({ oid, name: z.string(), date: z.string(), place: z.string().optional() }),
  uid: z.string(),
  record: brokenRecord,
  deadline: z.string(),
  items: z.array(
    z.object({
      id: z.enum(RATIFICATION_ITEMS),
      value: z.string().optional(),
      files: z.array(pictureOfItem).optional(),
      /** What the secretariat typed of it. */
      typed: z.object({ text: z.string().optional(), by: z.string().optional() }).optional(),
    }),
  ),
  missing: z.array(z.enum(RATIFICATION_ITEMS)),
  result: z.array(
    z.object({
      rank: z.int().optional(),
      bib: z.string().optional(),
      last: z.string(),
      first: z.string(),
      club: z.string().optional(),
      country: z.string().optional(),
      category: z.int().optional(),
      lane: z.int().optional(),
      prf: performance,
      wind: z.number().optional(),
      reaction: z.number().optional(),
      attempts: attempts.optional(),
      splits: z.array(rankedSplit).optional(),
    }),
  ),
});
