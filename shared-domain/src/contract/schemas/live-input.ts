import { z } from 'zod';
import { PAUSE_REASONS } from '../../trial/pause-reason.ts';
import { ASIDE_REASONS } from '../aside.ts';
import { challengeSite } from './challenge.ts';
import { isoDateTime, oid, queryList } from './common.ts';
import { factId, factReason } from './fact-parts.ts';
import { deviceProtest } from './filed-reports.ts';
import { foldStart } from './fold-start.ts';
import { callMinutes, deviceName, numberGap } from './live-devices.ts';
import { liveFact } from './live-facts.ts';
import { boardRecord, claimedRecord, watchedRecord } from './records.ts';
import { screenOrder, screenPicture } from './screens.ts';
import { codeKind } from './secretariat.ts';
import { startRow, trial } from './trial.ts';

/**
 * How the device knows the time: by the server's clock (`now` of an answer), to which its own is `offset` ms short with an `error`, or only
 * by its own.
 */
const deviceClock = z.object({
  offset: z.number().min(-1e13).max(1e13).default(0),
  error: z.number().min(0).max(1e13).default(0),
  source: z.enum(['server', 'own']),
});

/**
 * Body of `POST /api/live-input/{chOID}` (header `x-access-code`). Each fact is checked by itself: a refused one does not stop
 * the others.
 */
export const liveInputBody = z.object({
  /** Name that the device gives itself; its clock orders its facts. */
  device: deviceName.default('-'),
  /** The device that sends them where it is another one, to which the log was handed over. */
  sender: deviceName.optional(),
  clock: deviceClock.optional(),
  facts: z
    .array(z.union([liveFact, z.looseObject({ id: z.string().min(1).max(64) })]))
    .min(1)
    .max(500),
});

/**
 * Body of `POST /api/lesecretariat/live-log/{chOID}`: an organiser brings facts of a device that cannot send them itself, as its exported log
 * has them. `by`: the kind of code that the device had.
 */
export const liveLogBody = liveInputBody.extend({ device: deviceName, by: codeKind });

const errors = z.array(
  z.object({
    id: z.string(),
    detail: z.string(),
    /** Stable id of the reason (`FACT_REASONS`), the sentence of the rule, and the later fact that this one would make impossible. */
    reason: z.string().optional(),
    rule: z.string().optional(),
    by: z.string().optional(),
  }),
);
const refusedFact = z.object({
  id: z.string(),
  /** True: the fact is stored and counts as soon as a missing or corrected fact makes it valid. */
  kept: z.boolean().optional(),
  /** The fact waits for a human: another device holds the trial, the results are official, the trial is cancelled, its clock is off. */
  aside: z.enum(ASIDE_REASONS).optional(),
  errors,
});
/**
 * `now`: the server's clock, ms; `have`: for each device, the highest of its numbers (`seq`) up to which all have come; `gaps`: those
 * missing before one that has come.
 */
const serverWord = {
  now: z.int(),
  have: z.record(z.string(), z.int()),
  gaps: z.record(z.string(), z.array(numberGap)),
  wire: z.int(),
};

/**
 * `accepted`: new facts; `already`: facts received before with the same content. A fact that the rules do not allow at present is
 * in `refused` with `kept`. `cursor`: number of the newest fact; `revision`: the challenge's.
 */
export const liveInputAnswer = z.object({
  accepted: z.array(z.string()),
  already: z.array(z.string()),
  refused: z.array(refusedFact),
  /** Allowed, but unusual: an official should check it. */
  warnings: z.array(z.object({ id: z.string(), detail: z.string() })),
  cursor: z.int(),
  revision: z.int(),
  ...serverWord,
});

/**
 * State of a field event on the live page (Q26), with the key of the athlete's row. `clock`: the time for the attempt, which runs `since`
 * then; `measuring`: the attempt is valid and being measured; `pause`: the contest has stopped for a while.
 */
export const liveState = z.object({
  state: z.enum(['soon', 'first', 'next', 'bar', 'end']),
  bar: z.int().optional(),
  row: z.string().optional(),
  attempt: z.int().optional(),
  next: z.string().optional(),
  clock: z.object({ since: isoDateTime, ms: z.int().optional() }).optional(),
  measuring: z.literal(true).optional(),
  pause: z
    .object({
      since: isoDateTime,
      until: isoDateTime.optional(),
      reason: z.enum(PAUSE_REASONS).optional(),
      text: z.string().optional(),
    })
    .optional(),
});

/** Body of `POST /api/lesecretariat/trial/{id}/side`: an organiser takes facts that stand aside, or leaves them. */
export const sideBody = z.object({
  facts: z.array(factId).min(1).max(500),
  take: z.boolean(),
  reason: factReason.optional(),
});
const anyFact = z.looseObject({ id: z.string() });
/** A fact as the secretariat reads it; `beside`: what counts now where it belongs, of a fact that stood aside when it came. */
const readFact = {
  n: z.int(),
  trialOID: oid,
  device: z.string(),
  /** What the device is called. */
  label: z.string().optional(),
  by: codeKind,
  arrived: isoDateTime,
  fact: anyFact,
  beside: z.array(anyFact).optional(),
};
/**
 * `GET /api/lesecretariat/refused-facts/{chOID}`: facts without effect at present, by time of arrival; `taken`: those that stood aside
 * when they came and count since somebody took them.
 */
export const refusedFactsAnswer = z.object({
  facts: z.array(refusedFact.extend(readFact)),
  taken: z.array(z.object({ id: z.string(), aside: z.enum(ASIDE_REASONS), ...readFact })).optional(),
});

export const liveInputQuery = z.object({
  /** Name of the device that reads, which the organisers may have closed. */
  device: deviceName.optional(),
  /** Number of a fact: only later ones are returned. */
  since: z.coerce.number().int().min(0).default(0),
  /** Only these trials and their facts; absent: all of that kind of code. */
  'trialOIDs[]': queryList,
  /** A revision that the device has read: lists of trials that have not changed since come without their rows (`same`). */
  revision: z.coerce.number().int().min(0).optional(),
  /** `mark` of the answer to the same question before: what is no fact and no list, such as orders to screens, is news since then. */
  mark: z.string().max(64).optional(),
  /** How long to wait for something newer than `since`, `revision` and `mark`, s. */
  wait: z.coerce.number().int().min(0).max(25).default(0),
});
/**
 * Query of `GET /api/lesecretariat/console/{chOID}`: what a device with a code of the kind `by` reads, for an organiser who looks at what the
 * officials see.
 */
export const consoleStateQuery = liveInputQuery.omit({ device: true }).extend({ by: codeKind });

/**
 * `GET /api/live-input/{chOID}` (header `x-access-code`): what a device needs at its start. `trials`: those that its kind of code
 * may write; `facts`: theirs by time of arrival, at most 2000; `more`: there are further ones after `cursor`.
 */
export const deviceAnswer = z.object({
  /** `site`: a copy, or a competition that was given back, takes no facts (409, `on site` or `handed back`). */
  challenge: z.object({
    oid,
    name: z.string(),
    kind: z.string(),
    tz: z.string(),
    site: challengeSite.optional(),
    /** When calls close, as the call room was told last. */
    call: callMinutes.optional(),
  }),
  code: z.object({ kind: codeKind, expires: isoDateTime }),
  /** For a board that says its name: what it was told to show. */
  screen: screenOrder.optional(),
  /** For a board: the pictures that it shows by turns; reports whose decision it does not show before the speaker has said it. */
  pictures: z.array(screenPicture).optional(),
  withheld: z.array(z.string()).optional(),
  revision: z.int(),
  cursor: z.int(),
  /** What the next question says back. */
  mark: z.string(),
  ...serverWord,
  more: z.boolean(),
  /** For judges: the devices of judges that say what they are called, and when each was last heard. */
  judges: z
    .array(z.object({ device: z.string(), label: z.string(), task: z.string().optional(), seen: isoDateTime }))
    .optional(),
  /** For starters: the devices at the finish and of judges, and when each was last heard. */
  heard: z
    .array(
      z.object({
        by: codeKind,
        device: z.string(),
        label: z.string().optional(),
        task: z.string().optional(),
        seen: isoDateTime,
      }),
    )
    .optional(),
  trials: z.array(
    trial.extend({
      /** `unlisted`, for a board: of the result list alone. Empty where `same`: nothing of the lists has changed since the `revision` that was asked about. */
      rows: z.array(startRow.extend({ row: z.string(), unlisted: z.literal(true).optional() })),
      same: z.literal(true).optional(),
      /** For a board: the records that its results beat or equal and that the public is told of. */
      records: z.array(boardRecord).optional(),
      /** For a judge of a field event: the marks that would be records. */
      watched: z.array(watchedRecord).optional(),
      /** For a judge: the records that results beat or equal before they are official. */
      claims: z.array(claimedRecord).optional(),
      live: liveState.optional(),
      fold: foldStart.optional(),
      /** Which device's facts count, for each kind of code, since when, and when it was last heard. */
      tenures: z
        .array(
          z.object({
            by: codeKind,
            device: z.string(),
            label: z.string().optional(),
            since: isoDateTime,
            last: isoDateTime,
          }),
        )
        .optional(),
      /** An organiser writes the trial: what devices say of it stands aside meanwhile, but for what they say side by side. */
      organiser: z.literal(true).optional(),
      /** For the device that asks: when its own hold was ended, by an organiser or by itself; not where another device took it over. */
      released: isoDateTime.optional(),
      /**
       * New keys of rows by their old keys, in the order in which they were written. Facts that say how many of these their device had
       * read (`renumbered`) use the keys of then; others use the old ones before `at` by their device's clock, or up to the number `after`.
       */
      renumbered: z
        .array(z.object({ at: isoDateTime, after: z.int(), names: z.record(z.string(), z.string()) }))
        .optional(),
      /** For judges: the trial's protests in the register, and when its results were last announced, from which the time for protests runs. */
      protests: z.array(deviceProtest).optional(),
      announced: isoDateTime.optional(),
      /** Facts without effect at present, and why. */
      refused: z.array(refusedFact),
    }),
  ),
  facts: z.array(
    z.object({
      n: z.int(),
      device: z.string(),
      by: codeKind,
      arrived: isoDateTime,
      aside: z.enum(ASIDE_REASONS).optional(),
      fact: z.looseObject({ id: z.string() }),
    }),
  ),
});

/**
 * Body of `POST /api/lesecretariat/trial/{id}/accept`: photo finish rows or times become the race's results, all of them without
 * `ids`. A `reason` is needed where results are official.
 */
export const acceptBody = z.object({
  from: z.enum(['raws', 'chronos']),
  ids: z.array(factId).min(1).max(1000).optional(),
  reason: factReason.optional(),
});
