import { z } from 'zod';
import { ACCESS_CODE_KINDS } from '../../organisation/access-code-kind.ts';
import { PRICE_TARGETS, parsePriceKind } from '../../organisation/price.ts';
import { challengeBody } from './challenge.ts';
import { eventDateTime, isoDateTime, oid, sentTrialDetails, split, trialStatus } from './common.ts';
import { resultList, resultRow, trial } from './trial.ts';
import { storedResult, storedStart, uploadResult, uploadStart } from './upload.ts';

/** What an official's access code opens (Q24). */
export const codeKind = z.enum(ACCESS_CODE_KINDS);

/**
 * A code as it is shown, `ABCD-2345`; it opens nothing any more from `expires` on. `used`: how many devices have sent something
 * by it, and when one last did; absent where none has, and of a code just made.
 */
export const accessCode = z.object({
  code: z.string(),
  kind: codeKind,
  created: isoDateTime,
  expires: isoDateTime,
  used: z.object({ devices: z.int(), last: isoDateTime }).optional(),
});

/** `GET /api/ask-code`: the live code of a kind, or none. */
export const askCodeAnswer = z.object({ code: accessCode.optional() });
export const makeCodeAnswer = z.object({ code: accessCode });
export const codesAnswer = z.object({ codes: z.array(accessCode) });
export const revokeCodeAnswer = z.object({ code: z.string() });

/** `GET /api/check-code`: whether the code was ever given out, and for what. */
export const checkCodeAnswer = z.object({ exists: z.boolean(), kind: codeKind.optional(), chOID: oid.optional() });

/** `GET /api/valid-code`: whether the code opens the door now. */
export const validCodeAnswer = z.object({
  valid: z.boolean(),
  kind: codeKind.optional(),
  chOID: oid.optional(),
  expires: isoDateTime.optional(),
});

/**
 * One act: who, when, what. `detail` says of what, `before` and `after` it, and why (`reason`); `undo` is the end of the time in
 * which it can be undone.
 */
export const logEntry = z.object({
  oid,
  at: isoDateTime,
  who: z.object({ oid, email: z.string().optional() }).optional(),
  action: z.string(),
  detail: z.looseObject({}),
  undo: isoDateTime.optional(),
});
/** `GET /api/lesecretariat/logs`: newest first; `before` is the oid of the last entry of the page before. */
export const logsQuery = z.object({
  chOID: z.string(),
  before: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});
export const logsAnswer = z.object({ logs: z.array(logEntry) });

/** `POST /api/lesecretariat/undo`: the log entry of the act to undo. */
export const undoBody = z.object({ logOid: oid });
export const undoAnswer = z.object({ chOID: oid, log: oid });

/** What was taken away, and the log entry by which it can be put back. */
export const deletedAnswer = z.object({ oids: z.array(oid), log: oid });

const { shape } = challengeBody;
/** Body of `PUT /api/lesecretariat/challenge/{id}`: what is absent stays; a `revision` that is stale is refused. */
export const challengeEdit = z.object({
  name: shape.name.optional(),
  rtype: shape.rtype.optional(),
  org: shape.org.optional(),
  hashtag: shape.hashtag.unwrap().optional(),
  flag: shape.flag.unwrap().optional(),
  kind: shape.kind.optional(),
  region: shape.region.optional(),
  date: shape.date.optional(),
  duration: shape.duration.unwrap().optional(),
  lisa: shape.lisa,
  visible: shape.visible.unwrap().optional(),
  metadata: shape.metadata.unwrap().optional(),
  revision: z.int().optional(),
});

const noDate = eventDateTime.nullable().optional();
/** Dates of change as they are put right by hand; null takes one out. */
const trialDatesEdit = z.object({
  startlist: noDate,
  called: noDate,
  started: noDate,
  finished: noDate,
  official: noDate,
});

/**
 * Body of `PUT /api/lesecretariat/trial/{id}` (Q23): what is absent stays, a list that is present replaces the whole
 * list, a `revision` that is stale is refused. A correction (15 to 5, 40 to 15, results or event of an official trial) has a
 * `reason`. Another `uid` makes it another event, round or heat, in the group of that event; `group` is the name of its group,
 * which all trials of the group share. `dateE` null takes the effective start out.
 */
export const trialEdit = z.object({
  uid: z.string().max(40).optional(),
  group: z.string().trim().min(1).max(200).optional(),
  status: trialStatus.optional(),
  date: eventDateTime.optional(),
  dateE: noDate,
  dts: trialDatesEdit.optional(),
  dets: sentTrialDetails.optional(),
  name: z.string().trim().min(1).max(200).optional(),
  starts: z.array(uploadStart).max(60_000).optional(),
  results: z.array(uploadResult).max(60_000).optional(),
  revision: z.int().optional(),
  reason: z.string().trim().min(1).max(500).optional(),
});

/** A hold on a trial (Q11): `holder` is an organiser. */
export const holdAnswer = z.object({ oid, holder: oid, expires: isoDateTime });
export const releaseAnswer = z.object({ oid, released: z.boolean() });

const listOf = <T extends z.ZodType>(row: T) => z.object({ oid, uid: z.string(), rows: z.array(row) });
/** A reading by an official’s device: its fact, when and by which kind of code; absent of what came in an upload. */
const reading = { id: z.string().optional(), at: isoDateTime.optional(), by: codeKind.optional() };
/** A time reading as it was sent, `v` in ms; `place` in the order of the finish. */
export const chronoRow = z.object({
  ...reading,
  place: z.int().optional(),
  bib: z.string().optional(),
  auid: z.string().optional(),
  lane: z.int().optional(),
  v: z.int().optional(),
  reaction: z.int().optional(),
  splits: z.array(split).optional(),
});
/** Rows as they were sent, read again: what reading made of them stays. */
const rawRow = storedResult.extend(reading);
/**
 * `GET /api/lesecretariat/starts`, `results`, `raws`, `chronos`, `alls`: `starts` as they were sent; `raws` and `chronos` what
 * officials’ devices read, or, where none did, what the upload said.
 */
/** Of a group its commitments; `row` is what an edit of the list goes by. */
export const secretariatStarts = z.object({ starts: z.array(listOf(storedStart.extend({ row: z.string() }))) });
export const secretariatResults = z.object({ results: z.array(resultList) });
export const rawsAnswer = z.object({ raws: z.array(listOf(rawRow)) });
export const chronosAnswer = z.object({ chronos: z.array(listOf(chronoRow)) });
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

/** `GET /mgrapi/lemgr/challenge/{id}/ffacodes`: `id` and `code` of the discipline catalogue, absent where it has none. */
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

const isPriceKind = (kd: string): boolean => parsePriceKind(kd) !== undefined;
/**
 * Body of `PUT /api/lesecretariat/prices/{chOID}` (Q24): all prices of the challenge, in their order. A `revision` that is
 * stale is refused.
 */
export const pricesBody = z.object({
  revision: z.int().optional(),
  prices: z
    .array(
      z.object({
        /** Of a price that is known already; a new one has none. */
        oid: oid.optional(),
        kd: z.enum(PRICE_TARGETS),
        unit_amount: z.int().min(0).max(100_000_000),
        currency: z.literal('eur').default('eur'),
        metadata: z.looseObject({ kd: z.string().max(60).refine(isPriceKind, 'must be main, li…, rgn… or dpt…') }),
      }),
    )
    .max(500),
});

/** Body of `PUT /api/lesecretariat/athlete-hidden/{chOID}` (Q30); names are compared without accents or case. */
export const hideAthleteBody = z.object({
  last: z.string().trim().min(1).max(120),
  first: z.string().trim().max(120).default(''),
  hidden: z.boolean(),
});
/** `lists`: start and result lists that changed. */
export const hideAthleteAnswer = z.object({ hidden: z.boolean(), lists: z.int() });
