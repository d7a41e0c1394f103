import { z } from 'zod';
import { ACCESS_CODE_KINDS } from '../../organisation/access-code-kind.ts';
import { PRICE_TARGETS, parsePriceHolder } from '../../organisation/price.ts';
import { MAX_PRICE_KIND_LETTERS, MAX_PRICES } from '../limits.ts';
import { challengeBody } from './challenge.ts';
import { eventDateTime, isoDateTime, oid, sentTrialDetails, split, trialStatus } from './common.ts';
import { resultList, resultRow, trial } from './trial.ts';
import { storedResult, storedStart, uploadResult, uploadStart } from './upload.ts';

/** Which console of officials an access code opens (Q24). */
export const codeKind = z.enum(ACCESS_CODE_KINDS);

/**
 * A code as shown, `ABCD-2345`; invalid from `expires` on. `used`: how many devices have sent facts with it, and when the last
 * one did; absent where none has.
 */
export const accessCode = z.object({
  code: z.string(),
  kind: codeKind,
  created: isoDateTime,
  expires: isoDateTime,
  used: z.object({ devices: z.int(), last: isoDateTime }).optional(),
});

/** `GET /api/ask-code`: the valid code of a kind, if there is one. */
export const askCodeAnswer = z.object({ code: accessCode.optional() });
/** `grace`: minutes for which the former code of the kind still opens, so that devices change over one by one; without it, not at all. */
export const makeCodeQuery = z.object({ kind: codeKind, grace: z.coerce.number().int().min(0).max(1440).optional() });
export const makeCodeAnswer = z.object({ code: accessCode });
export const codesAnswer = z.object({ codes: z.array(accessCode) });
export const revokeCodeAnswer = z.object({ code: z.string() });

/** `GET /api/check-code`: whether the code has ever existed, valid or not, and for what. */
export const checkCodeAnswer = z.object({ exists: z.boolean(), kind: codeKind.optional(), chOID: oid.optional() });

/** `GET /api/valid-code`: whether the code is valid now. */
export const validCodeAnswer = z.object({
  valid: z.boolean(),
  kind: codeKind.optional(),
  chOID: oid.optional(),
  expires: isoDateTime.optional(),
});

/**
 * One entry of the log. `detail`: depends on `action`, often with `before`, `after` and `reason`; `undo`: until when the act can
 * be undone, absent where it cannot; `undoDropped`: what undoing it needs made room for newer acts.
 */
export const logEntry = z.object({
  oid,
  at: isoDateTime,
  who: z.object({ oid, email: z.string().optional() }).optional(),
  action: z.string(),
  detail: z.looseObject({}),
  undo: isoDateTime.optional(),
  undoDropped: z.literal(true).optional(),
});
/** `GET /api/lesecretariat/logs`: newest first; `before`: oid of the last entry of the previous page. */
export const logsQuery = z.object({
  chOID: z.string(),
  before: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});
export const logsAnswer = z.object({ logs: z.array(logEntry) });

/** `POST /api/lesecretariat/undo`: `logOid` is the log entry of the act to undo. */
export const undoBody = z.object({ logOid: oid });
export const undoAnswer = z.object({ chOID: oid, log: oid });

/** What was deleted, and the log entry by which it can be restored. */
export const deletedAnswer = z.object({ oids: z.array(oid), log: oid });

const { shape: challengeFields } = challengeBody;
/** Body of `PUT /api/lesecretariat/challenge/{id}`: absent fields stay; a stale `revision` is refused. */
export const challengeEdit = z.object({
  name: challengeFields.name.optional(),
  rtype: challengeFields.rtype.optional(),
  org: challengeFields.org.optional(),
  hashtag: challengeFields.hashtag.unwrap().optional(),
  flag: challengeFields.flag.unwrap().optional(),
  kind: challengeFields.kind.optional(),
  region: challengeFields.region.optional(),
  date: challengeFields.date.optional(),
  duration: challengeFields.duration.unwrap().optional(),
  lisa: challengeFields.lisa,
  visible: challengeFields.visible.unwrap().optional(),
  metadata: challengeFields.metadata.unwrap().optional(),
  revision: z.int().optional(),
});

const removableDate = eventDateTime.nullable().optional();
/** Times of status changes corrected by hand; null removes one. */
const trialDatesEdit = z.object({
  startlist: removableDate,
  called: removableDate,
  started: removableDate,
  finished: removableDate,
  official: removableDate,
});

/**
 * Body of `PUT /api/lesecretariat/trial/{id}` (Q23): absent fields stay, a list replaces the whole list, a stale `revision` is
 * refused. A correction (status 15 to 5 or 40 to 15, results or event of an official trial) needs a `reason`. Another `uid` moves
 * the trial to that event, round and heat; `group` renames the group of all its trials. `dateE` null removes the effective start.
 */
export const trialEdit = z.object({
  uid: z.string().max(40).optional(),
  group: z.string().trim().min(1).max(200).optional(),
  status: trialStatus.optional(),
  date: eventDateTime.optional(),
  dateE: removableDate,
  dts: trialDatesEdit.optional(),
  dets: sentTrialDetails.optional(),
  name: z.string().trim().min(1).max(200).optional(),
  starts: z.array(uploadStart).max(60_000).optional(),
  results: z.array(uploadResult).max(60_000).optional(),
  revision: z.int().optional(),
  reason: z.string().trim().min(1).max(500).optional(),
  /** With a reason: results become official though the competition requires a wind that nobody has read. */
  isWindUnread: z.literal(true).optional(),
});

/** A hold on a trial (Q11); `holder`: oid of the organiser's account. */
export const holdAnswer = z.object({ oid, holder: oid, expires: isoDateTime });
export const releaseAnswer = z.object({ oid, released: z.boolean() });

const createListSchema = <T extends z.ZodType>(row: T) => z.object({ oid, uid: z.string(), rows: z.array(row) });
/** Origin of a reading by an official’s device: id of the fact, time, kind of code; absent for uploaded rows. */
const reading = { id: z.string().optional(), at: isoDateTime.optional(), by: codeKind.optional() };
/** A time reading as sent: `v` in ms, `place` in the order of finish. */
export const chronoRow = z.object({
  ...reading,
  place: z.int().optional(),
  bib: z.string().optional(),
  auid: z.string().optional(),
  lane: z.int().optional(),
  v: z.int().optional(),
  /** By hand; `error`: how far its two clocks may differ, ms; `doubt`: its timekeeper is not sure. */
  hand: z.boolean().optional(),
  error: z.int().optional(),
  doubt: z.boolean().optional(),
  reaction: z.int().optional(),
  splits: z.array(split).optional(),
});
/** A photo finish row as sent. */
const rawRow = storedResult.extend(reading);
/**
 * `GET /api/lesecretariat/starts`, of a trial or a group, as sent; `row`: the key for edits. `results`, `raws`, `chronos`, `alls`
 * follow: `raws` and `chronos` are readings of officials’ devices, or, where there are none, the uploaded rows.
 */
export const secretariatStarts = z.object({
  starts: z.array(createListSchema(storedStart.extend({ row: z.string() }))),
});
export const secretariatResults = z.object({ results: z.array(resultList) });
export const rawsAnswer = z.object({ raws: z.array(createListSchema(rawRow)) });
export const chronosAnswer = z.object({ chronos: z.array(createListSchema(chronoRow)) });
export const allsAnswer = z.object({
  alls: z.array(
    z.object({
      oid,
      uid: z.string(),
      trial,
      starts: z.array(storedStart),
      results: z.array(resultRow),
      raws: z.array(rawRow),
      chronos: z.array(chronoRow),
    }),
  ),
});

/** `GET /mgrapi/lemgr/challenge/{id}/ffacodes`: `id` and `code`: of the discipline catalogue, absent for an event that is not in it. */
export const ffaCodesAnswer = z.object({
  ffacodes: z.array(
    z.object({
      oid,
      uid: z.string(),
      name: z.string(),
      id: z.int().optional(),
      code: z.string().optional(),
      category: z.string().optional(),
    }),
  ),
});

const isPriceKind = (kd: string): boolean => parsePriceHolder(kd) !== undefined;
/**
 * Body of `PUT /api/lesecretariat/prices/{chOID}` (Q24): all prices of the challenge, in their order. A stale `revision` is
 * refused.
 */
export const pricesBody = z.object({
  revision: z.int().optional(),
  prices: z
    .array(
      z.object({
        /** Absent for a new price. */
        oid: oid.optional(),
        kd: z.enum(PRICE_TARGETS),
        unit_amount: z.int().min(0).max(100_000_000),
        currency: z.literal('eur').default('eur'),
        /** Other fields are refused (Q24). */
        metadata: z.strictObject({
          kd: z.string().max(MAX_PRICE_KIND_LETTERS).refine(isPriceKind, 'must be main, li…, rgn… or dpt…'),
        }),
      }),
    )
    .max(MAX_PRICES),
});
/** A price without its oid, as another server or a file of an earlier version has it: fields that are not of its metadata are left out. */
export const copiedPrice = pricesBody.shape.prices.element
  .omit({ oid: true })
  .extend({ metadata: pricesBody.shape.prices.element.shape.metadata.strip() });

/** Body of `PUT /api/lesecretariat/athlete-hidden/{chOID}` (Q30); names are compared without accents or case. */
export const hideAthleteBody = z.object({
  last: z.string().trim().min(1).max(120),
  first: z.string().trim().max(120).default(''),
  hidden: z.boolean(),
});
/** `lists`: number of start and result lists that changed. */
export const hideAthleteAnswer = z.object({ hidden: z.boolean(), lists: z.int() });
