import { z } from 'zod';
import { isRecordDate, RECORD_KINDS } from '../../record/event-record.ts';
import { RECORD_RELATIONS } from '../../record/record-relation.ts';
import { parseGroupUid } from '../../trial/trial-uid.ts';
import { MAX_RECORDS } from '../limits.ts';
import { MAX_NAME, oid } from './common.ts';

const kind = z.enum(RECORD_KINDS);

/**
 * A record that the organiser gives (Q43): of the meeting (`MR`) or of the stadium (`SR`), before the competition. `event`: the uid of
 * the event and category, `000100-0-55`; `v` in the unit of `prf.v`; `date`: a day or a year.
 */
export const eventRecord = z.object({
  kind,
  event: z.string(),
  v: z.int(),
  holder: z.string(),
  club: z.string().optional(),
  country: z.string().optional(),
  date: z.string().optional(),
});

/** A record that a result beats or equals as it was given; whether it is ratified is not said. */
export const touchedRecord = z.object({ kind, relation: z.enum(RECORD_RELATIONS) });

const isEvent = (uid: string): boolean => parseGroupUid(uid) !== undefined;
const origin = z.string().trim().min(1);

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
});

/** Body of `PUT /api/lesecretariat/records/{chOID}`: all records of the challenge, in their order. A stale `revision` is refused. */
export const recordsBody = z.object({ revision: z.int().optional(), records: z.array(sentRecord).max(MAX_RECORDS) });

/** Records for editing, with the revision of their last change; 0 where there is none. */
export const secretariatRecordsAnswer = z.object({ records: z.array(eventRecord.extend({ oid })), revision: z.int() });
