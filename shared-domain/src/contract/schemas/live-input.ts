import { z } from 'zod';
import { TRIAL_STATUS } from '../../trial/trial-status.ts';
import { eventDateTime, isoDateTime, oid, sentSplit } from './common.ts';
import { codeKind } from './secretariat.ts';
import { startRow, trial } from './trial.ts';

/** A fact's id is its device's own: sent again it is known, and counts once. */
const factId = z.guid();
const why = z.string().trim().min(1).max(500);
const bib = z.union([z.string().trim().min(1).max(40), z.int()]).transform(String);
const rules = z.array(z.string().trim().min(1).max(20)).min(1).max(10);

/** Whom a fact is about: the row's key, as `GET /api/live-input/{chOID}` gives it, or the bib, or the lane. */
const who = {
  row: z.string().min(1).max(100).optional(),
  bib: bib.optional(),
  lane: z.int().min(0).max(99).optional(),
};
const w = z.number().min(-99).max(99);
const height = z.int().min(1).max(20_000);
const ms = z.int().min(1).max(360_000_000);

/** One fact of a kind: its id, its fields. */
const kind = <const K extends string, S extends z.ZodRawShape>(name: K, shape: S) =>
  z.object({ id: factId, kind: z.literal(name), ...shape });

/**
 * A trial of a field event: `v` mm and `w` m/s in a jump for distance or a throw, `h` the bar in high jump and pole vault; `n`,
 * the number of the attempt, is checked when it is given.
 */
const attempt = kind('attempt', {
  ...who,
  r: z.enum(['o', 'x', '-', 'r']),
  v: z.int().min(1).max(200_000).optional(),
  h: height.optional(),
  w: w.optional(),
  n: z.int().min(1).max(200).optional(),
});
/** The heights announced before the first trial, mm, rising. */
const heights = kind('heights', { heights: z.array(height).min(1).max(60) });
/** The bar is put up to `h` mm; `record`, straight to a record height. */
const bar = kind('bar', { h: height, record: z.boolean().optional() });
/** What becomes of a tie for first place. */
const jumpOff = kind('jumpOff', { decision: z.enum(['start', 'not held', 'stopped']) });
/** The officials end the contest as it stands. */
const close = kind('close', {});
/** A hindered attempt is taken again; a failure is protested; the answer to a protest. `attempt` is a fact's id. */
const voided = kind('void', { attempt: factId });
const protest = kind('protest', { attempt: factId });
const ruling = kind('ruling', { attempt: factId, upheld: z.boolean() });
/** Who is up, and who is next. */
const call = kind('call', { ...who, next: z.string().min(1).max(100).optional() });
/** A status word: 2 DNS, 3 DNF, 4 DQ, with the rules of a disqualification (`TR16.8`). */
const word = kind('word', { ...who, st: z.literal([2, 3, 4]), rules: rules.optional() });
/** The trial is called, running, finished, unofficial (Q8); going back from unofficial says `why`. */
const status = kind('status', {
  status: z.literal([TRIAL_STATUS.called, TRIAL_STATUS.running, TRIAL_STATUS.finished, TRIAL_STATUS.unofficial]),
  why: why.optional(),
});
/** The wind of a race, m/s; of a jump for distance, that of somebody's `n`th attempt. */
const wind = kind('wind', { ...who, n: z.int().min(1).max(200).optional(), w });
/** A race begins now; the instant of its gun, when it is known better than by `at`. */
const start = kind('start', {});
const gun = kind('gun', { time: eventDateTime });
/** One finish time by hand or by a device: whoever finished in a lane, by a bib, or at a place. */
const time = kind('time', { ...who, place: z.int().min(1).max(100_000).optional(), v: ms });
/** A row of the photo finish, as it was read; `place` is its own, which separates equal times. */
const raw = kind('raw', {
  ...who,
  place: z.int().min(1).max(100_000).optional(),
  v: ms.optional(),
  st: z.literal([1, 2, 3, 4]).default(1),
  reaction: z.int().min(-5000).max(10_000).optional(),
  splits: z.array(sentSplit).max(500).optional(),
});

const plain = [attempt, heights, bar, jumpOff, close, call, word, status, wind, start, gun, time, raw] as const;
/** What a correction puts in the place of a fact. */
export const plainFact = z.discriminatedUnion('kind', plain);
/** Puts others in the place of an earlier fact, or, with none, takes it back; both stay in the log, with `why`. */
const correction = kind('correction', { replaces: factId, with: z.array(plainFact).max(20), why: why.optional() });

/** When a fact was so by its device's clock, and of which trial; `seq` tells apart what a device says at one instant. */
const common = z.object({ at: eventDateTime, trialOID: oid, seq: z.int().min(0).optional() });
/** One fact, signed in by an official's code. */
export const liveFact = z.discriminatedUnion('kind', [...plain, voided, protest, ruling, correction]).and(common);

/**
 * Body of `POST /api/live-input/{chOID}` (header `x-access-code`). Each fact is judged by itself: one that is refused stands in
 * no other's way.
 */
export const liveInputBody = z.object({
  /** The device's own name for itself: whose clock orders the facts. */
  device: z.string().trim().min(1).max(64).default('-'),
  facts: z
    .array(z.union([liveFact, z.looseObject({ id: z.string().min(1).max(64) })]))
    .min(1)
    .max(500),
});

const errors = z.array(z.object({ id: z.string(), detail: z.string() }));
const refusedFact = z.object({
  id: z.string(),
  /** The fact is kept, and counts as soon as what it waits for comes or is corrected; absent, it is not. */
  kept: z.boolean().optional(),
  errors,
});
/**
 * `accepted` are new, `already` are known with the same content. A fact that the rules refuse as the log stands is in `refused`
 * and `kept`. `cursor` is the number of the newest fact, `revision` the challenge's.
 */
export const liveInputAnswer = z.object({
  accepted: z.array(z.string()),
  already: z.array(z.string()),
  refused: z.array(refusedFact),
  /** What a judge may do and should look at twice. */
  warnings: z.array(z.object({ id: z.string(), detail: z.string() })),
  cursor: z.int(),
  revision: z.int(),
});

/** What a field event shows now (Q26), with the key of the athlete's row. */
export const liveState = z.object({
  state: z.enum(['soon', 'first', 'next', 'bar', 'end']),
  bar: z.int().optional(),
  row: z.string().optional(),
  attempt: z.int().optional(),
  next: z.string().optional(),
});

export const liveInputQuery = z.object({
  /** Facts after this one; absent, all of them. */
  since: z.coerce.number().int().min(0).default(0),
});
/**
 * `GET /api/live-input/{chOID}` (header `x-access-code`): what a device needs to open. Trials are those that its kind of code is
 * about; `facts` are theirs, in the order in which they arrived, at most 2000: `more` says that there are others after `cursor`.
 */
export const deviceAnswer = z.object({
  challenge: z.object({ oid, name: z.string(), kind: z.string(), tz: z.string() }),
  code: z.object({ kind: codeKind, expires: isoDateTime }),
  revision: z.int(),
  cursor: z.int(),
  more: z.boolean(),
  trials: z.array(
    trial.extend({
      rows: z.array(startRow.extend({ row: z.string() })),
      live: liveState.optional(),
      /**
       * Rows that go by other keys since an instant: facts of before, by their clock or up to the number `after`, name them by the
       * old ones.
       */
      renumbered: z
        .array(z.object({ at: isoDateTime, after: z.int(), names: z.record(z.string(), z.string()) }))
        .optional(),
      /** Facts that count for nothing as the log stands, and why. */
      refused: z.array(refusedFact),
    }),
  ),
  facts: z.array(
    z.object({
      n: z.int(),
      device: z.string(),
      by: codeKind,
      arrived: isoDateTime,
      fact: z.looseObject({ id: z.string() }),
    }),
  ),
});

/**
 * Body of `POST /api/lesecretariat/trial/{id}/accept`: raw rows or times become the race's results; absent `ids`, all of them. A
 * `reason` is needed where results are official.
 */
export const acceptBody = z.object({
  from: z.enum(['raws', 'chronos']),
  ids: z.array(factId).min(1).max(1000).optional(),
  reason: why.optional(),
});

/**
 * Body of `POST /api/live-input/{chOID}/hold`: a device takes a trial for writing, or gives it back (Q11). Organisers and
 * other devices of its kind do not write there until then.
 */
export const deviceHoldBody = z.object({
  trialOID: oid,
  device: z.string().trim().min(1).max(64),
  hold: z.boolean().default(true),
});
export const deviceHoldAnswer = z.object({ oid, held: z.boolean(), expires: isoDateTime.optional() });
