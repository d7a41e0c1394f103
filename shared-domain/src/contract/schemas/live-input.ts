import { z } from 'zod';
import { TRIAL_STATUS } from '../../trial/trial-status.ts';
import { ASIDE_REASONS, MAX_DISTANCE } from '../aside.ts';
import { challengeSite } from './challenge.ts';
import { attempts, eventDateTime, isoDateTime, oid, queryList, storedPerformance } from './common.ts';
import { factId, factSchema, factSubject, factRules as rules } from './fact-parts.ts';
import { deviceProtest } from './filed-reports.ts';
import { lapShape, photoFinishShape, startShape, timeShape } from './finish-facts.ts';
import { report, ruling, walk } from './judging-facts.ts';
import { boardRecord } from './records.ts';
import { screenOrder, screenPicture, screenWords } from './screens.ts';
import { codeKind } from './secretariat.ts';
import { startFacts } from './start-facts.ts';
import { startRow, trial } from './trial.ts';

const why = z.string().trim().min(1).max(500);
const windSpeed = z.number().min(-99).max(99);
const height = z.int().min(1).max(20_000);
const timeMs = z.int().min(1).max(360_000_000);

/**
 * An attempt: `v` mm and `w` m/s for a horizontal jump or a throw, `h` the bar in mm for high jump and pole vault. `n`, the number
 * of the attempt, is checked where given.
 */
const attempt = factSchema('attempt', {
  ...factSubject,
  r: z.enum(['o', 'x', '-', 'r']),
  v: z.int().min(1).max(MAX_DISTANCE).optional(),
  h: height.optional(),
  w: windSpeed.optional(),
  n: z.int().min(1).max(200).optional(),
});
/** The heights announced before the first attempt, mm, rising. */
const heights = factSchema('heights', { heights: z.array(height).min(1).max(60) });
/** The bar is raised to `h` mm; `record`: straight to a record height, past the announced ones. */
const bar = factSchema('bar', { h: height, record: z.boolean().optional() });
/** Decision on a tie for first place. */
const jumpOff = factSchema('jumpOff', { decision: z.enum(['start', 'not held', 'stopped']) });
/** The officials end the contest early. */
const close = factSchema('close', {});
/** A replacement attempt is granted; a failure is protested. `attempt` is the id of its fact. */
const replacementAttempt = factSchema('void', { attempt: factId });
const protest = factSchema('protest', { attempt: factId });
/**
 * What becomes of facts that stand aside: they are taken into the results, or left out; the last word counts. `why` is needed once the
 * results are official.
 */
const side = factSchema('side', { facts: z.array(factId).min(1).max(500), take: z.boolean(), why: why.optional() });
/** Who is up, and who is next. */
const call = factSchema('call', { ...factSubject, next: z.string().min(1).max(100).optional() });
/**
 * The time for an attempt starts (`ms` long) or stops; the attempt is being measured until its mark is written or `clear` says that it is
 * not; the contest pauses, `text` saying why and `until` when it goes on.
 */
const clock = factSchema('clock', {
  ...factSubject,
  act: z.enum(['start', 'stop', 'measure', 'clear', 'pause', 'resume']),
  ms: timeMs.optional(),
  until: eventDateTime.optional(),
  text: z.string().trim().min(1).max(200).optional(),
});
/**
 * What is noted for an athlete, or for the event where it names none; each part stands until it is said again. `opening`: the first height,
 * mm. `uprights`: mm from the box. `board`: the take-off board, mm from the pit. `implement`: the one that is used. `away`: gone with leave.
 */
const setting = factSchema('setting', {
  ...factSubject,
  opening: height.optional(),
  uprights: z.int().min(-2000).max(2000).optional(),
  board: z.int().min(0).max(50_000).optional(),
  implement: z.string().trim().min(1).max(60).optional(),
  away: z.boolean().optional(),
});
/** A status: 2 DNS, 3 DNF, 4 DQ, with the rules of a disqualification (`TR16.8`). */
const statusWord = factSchema('word', { ...factSubject, st: z.literal([2, 3, 4]), rules: rules.optional() });
/** The trial is called, running, finished or unofficial (Q8); moving back from unofficial needs `why`. */
const status = factSchema('status', {
  status: z.literal([TRIAL_STATUS.called, TRIAL_STATUS.running, TRIAL_STATUS.finished, TRIAL_STATUS.unofficial]),
  why: why.optional(),
});
/**
 * Wind of a race, or of an athlete's attempt number `n` in a horizontal jump, m/s; without `w` none was measured. A reading of a jump that names
 * no athlete and no attempt waits until a correction names them.
 */
const wind = factSchema('wind', { ...factSubject, n: z.int().min(1).max(200).optional(), w: windSpeed.optional() });
const start = factSchema('start', startShape);
/** The instant of the gun of a race, where known more exactly than by `at` of its start. */
const gun = factSchema('gun', { time: eventDateTime });
const time = factSchema('time', { ...factSubject, ...timeShape });
const photoFinishRow = factSchema('raw', { ...factSubject, ...photoFinishShape });
const lap = factSchema('lap', { ...factSubject, ...lapShape });

const plainFacts = [
  attempt,
  heights,
  bar,
  jumpOff,
  close,
  call,
  clock,
  setting,
  statusWord,
  status,
  wind,
  start,
  gun,
  time,
  photoFinishRow,
  lap,
  ...startFacts,
  walk,
  report,
] as const;
/** A fact that a correction may put in place of another. */
export const plainFact = z.discriminatedUnion('kind', plainFacts);
/** Replaces an earlier fact by others, or withdraws it where `with` is empty; the log keeps both. */
const correction = factSchema('correction', {
  replaces: factId,
  with: z.array(plainFact).max(20),
  why: why.optional(),
});

/** Time of a fact by its device's clock, and its trial; `seq` orders facts of one device at the same instant. */
const factContext = z.object({ at: eventDateTime, trialOID: oid, seq: z.int().min(0).optional() });
/** One fact, sent with an official's access code. */
export const liveFact = z
  .discriminatedUnion('kind', [...plainFacts, replacementAttempt, protest, ruling, side, correction])
  .and(factContext);

const deviceName = z.string().trim().min(1).max(64);
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
/** Numbers of a device's facts that are missing, from the first to the last. */
const numberGap = z.object({ first: z.int(), last: z.int() });
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
  pause: z.object({ since: isoDateTime, until: isoDateTime.optional(), text: z.string().optional() }).optional(),
});

const sentMark = z.object({ prf: storedPerformance, attempts: attempts.optional() });
/**
 * What the lists make of a trial's facts, so that a device computes the same sheet as the server: the status that facts start from, after
 * fact number `since`; for whom nobody waits; and rows that the secretariat changed by hand: as they are `now` (absent: deleted), where
 * facts gave `before`.
 */
const foldStart = z.object({
  status: z.int(),
  since: z.int(),
  absences: z.record(z.string(), z.enum(['absent', 'scratched'])).optional(),
  desk: z.record(z.string(), z.object({ now: sentMark.optional(), before: sentMark.optional() })).optional(),
  /** Rows whose presence the secretariat wrote by hand: facts `check` up to that number no longer change it. */
  checked: z.record(z.string(), z.int()).optional(),
});

/** Body of `POST /api/lesecretariat/trial/{id}/side`: an organiser takes facts that stand aside, or leaves them. */
export const sideBody = z.object({
  facts: z.array(factId).min(1).max(500),
  take: z.boolean(),
  reason: why.optional(),
});
/** `GET /api/lesecretariat/refused-facts/{chOID}`: facts without effect at present, by time of arrival. */
export const refusedFactsAnswer = z.object({
  facts: z.array(
    refusedFact.extend({
      n: z.int(),
      trialOID: oid,
      device: z.string(),
      /** What the device is called. */
      label: z.string().optional(),
      by: codeKind,
      arrived: isoDateTime,
      fact: z.looseObject({ id: z.string() }),
    }),
  ),
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
  /** How long to wait for something newer than `since` and `revision`, s. */
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
  }),
  code: z.object({ kind: codeKind, expires: isoDateTime }),
  /** For a board that says its name: what it was told to show. */
  screen: screenOrder.optional(),
  /** For a board: the pictures that it shows by turns; reports whose decision it does not show before the speaker has said it. */
  pictures: z.array(screenPicture).optional(),
  withheld: z.array(z.string()).optional(),
  revision: z.int(),
  cursor: z.int(),
  ...serverWord,
  more: z.boolean(),
  /** For judges: the devices of judges that say what they are called, and when each was last heard. */
  judges: z
    .array(z.object({ device: z.string(), label: z.string(), task: z.string().optional(), seen: isoDateTime }))
    .optional(),
  trials: z.array(
    trial.extend({
      /** Empty where `same`: nothing of the lists has changed since the `revision` that was asked about. */
      rows: z.array(startRow.extend({ row: z.string() })),
      same: z.literal(true).optional(),
      /** For a board: the records that its results beat or equal and that the public is told of. */
      records: z.array(boardRecord).optional(),
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
      /**
       * New keys of rows by their old keys. Facts before `at` by their device's clock, or up to the number `after`, use the old
       * keys.
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
  reason: why.optional(),
});

/** What a device says of itself; `battery` from 0 to 1, absent where the device does not say. */
const deviceWords = {
  /** What it is called to others («Sautoir 2»); no person's name. */
  label: z.string().trim().min(1).max(64).optional(),
  /** What it is used for, as its console calls it, and the console's version. */
  task: z.string().trim().min(1).max(40).optional(),
  app: z.string().trim().min(1).max(40).optional(),
  /** Facts that are on the device only. */
  unsent: z.int().min(0).max(1_000_000),
  battery: z.number().min(0).max(1).optional(),
  /** Of a board: which picture it shows. */
  screen: screenWords.optional(),
};
/** Body of `PUT /api/live-input/{chOID}/device` (header `x-access-code`): a sign of life, sent now and then. */
export const deviceBeatBody = z.object({ device: deviceName, ...deviceWords });
export const deviceBeatAnswer = z.object({ now: z.int() });
const listedDevice = z.object({
  device: z.string(),
  by: codeKind,
  seen: isoDateTime,
  /** Since when an organiser has closed it. */
  closed: isoDateTime.optional(),
  ...deviceWords,
  unsent: deviceWords.unsent.optional(),
  /** The trials that it writes, since when. */
  trials: z.array(z.object({ oid, since: isoDateTime })),
  /** Numbers of its facts that are missing before one that has come. */
  gaps: z.array(numberGap),
});
/** `GET /api/lesecretariat/devices/{chOID}`: officials' devices, the last heard first; `now`: the server's clock, ms. */
export const devicesAnswer = z.object({ now: z.int(), devices: z.array(listedDevice) });
/** Query of `DELETE` and `POST /api/lesecretariat/devices/{chOID}`: the device that is closed, or opened again. */
export const deviceQuery = z.object({ device: deviceName });
/** The device as it is listed after that. */
export const deviceStateAnswer = z.object({ device: listedDevice });

/**
 * Body of `POST /api/live-input/{chOID}/hold`: a device reserves a trial for writing, or releases it (Q11). Until then organisers
 * and other devices of its kind cannot write there.
 */
export const deviceHoldBody = z.object({
  trialOID: oid,
  device: deviceName,
  hold: z.boolean().default(true),
  /** Takes the trial over from another device of the kind: from now on its own facts count, and the other's stand aside. */
  take: z.boolean().default(false),
  /** What the device is called to others («Sautoir 2»); no person's name. */
  label: z.string().trim().min(1).max(64).optional(),
  /** Since when it has held the trial without a network, by the server's clock; it counts from then unless it was another's. */
  since: eventDateTime.optional(),
  /** The device that handed the trial over to this one: its tenure ends where this one's begins. */
  from: deviceName.optional(),
});
/** `since`: its facts count from then on; `before`: whom it was taken from, and when that device was last heard. */
export const deviceHoldAnswer = z.object({
  oid,
  held: z.boolean(),
  expires: isoDateTime.optional(),
  since: isoDateTime.optional(),
  before: z.object({ device: z.string(), label: z.string().optional(), last: isoDateTime }).optional(),
});
