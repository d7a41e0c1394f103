import { z } from 'zod';
import { PAUSE_REASONS } from '../../trial/pause-reason.ts';
import { TRIAL_STATUS } from '../../trial/trial-status.ts';
import { MAX_DISTANCE } from '../aside.ts';
import { eventDateTime, oid } from './common.ts';
import { factId, factSchema, factSubject, factRules as rules, factReason as why } from './fact-parts.ts';
import { lapShape, photoFinishShape, startShape, timeShape } from './finish-facts.ts';
import { report, ruling, walk } from './judging-facts.ts';
import { startFacts } from './start-facts.ts';

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
 * not; the contest pauses, `reason` saying why, `text` what there is to add in the judge's words, and `until` when it goes on.
 */
const clock = factSchema('clock', {
  ...factSubject,
  act: z.enum(['start', 'stop', 'measure', 'clear', 'pause', 'resume']),
  ms: timeMs.optional(),
  until: eventDateTime.optional(),
  reason: z.enum(PAUSE_REASONS).optional(),
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

/**
 * Time of a fact by its device's clock, and its trial; `seq` orders facts of one device at the same instant. `renumbered`: how many
 * changes of keys the device had read (the length of the trial's `renumbered`), so that an exchange of bibs of which it did not know moves
 * nothing to another athlete; without it the keys are told by the clock.
 */
const factContext = z.object({
  at: eventDateTime,
  trialOID: oid,
  seq: z.int().min(0).optional(),
  renumbered: z.int().min(0).max(1_000_000).optional(),
});
/** One fact, sent with an official's access code. */
export const liveFact = z
  .discriminatedUnion('kind', [...plainFacts, replacementAttempt, protest, ruling, side, correction])
  .and(factContext);
