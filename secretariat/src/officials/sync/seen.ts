import type { AccessCodeKind } from 'shared-domain';
import type { DeviceAnswer, ScreenOrder } from 'shared-domain/contract';
import type { DeviceTrial, KnownCompetition } from 'shared-domain/live-input';
import type { StoredDeskChange } from '../desk/desk-change.ts';
import type { Database } from '../log/database.ts';
import { type HeldLists, holdLists } from './held-lists.ts';

/** Up to where something was read: the number of a fact, the revision of the lists, and when, by the device's clock, ms. */
interface ReadMark {
  readonly cursor: number;
  readonly revision: number;
  readonly read: number;
}

/** A judge's device, and how long the server had not heard of it when it was read, ms. */
export interface HeardJudge {
  /** Unknown of what an earlier release has stored. */
  readonly device?: string | undefined;
  readonly label: string;
  readonly task: string | undefined;
  readonly silence: number;
}

/** A device at the finish or of a judge, as a starter reads of it. */
export interface HeardDevice {
  readonly by: AccessCodeKind;
  readonly device: string;
  readonly label: string | undefined;
  readonly task: string | undefined;
  /** How long the server had not heard of it when it was read, ms. */
  readonly silence: number;
}

/** What was last read of a competition: its trials with their lists, and every fact of them. */
export interface Seen extends ReadMark, KnownCompetition {
  readonly chOID: string;
  readonly expires: string;
  readonly judges?: readonly HeardJudge[] | undefined;
  readonly heard?: readonly HeardDevice[] | undefined;
  /** What this screen was told to show. */
  readonly screen?: ScreenOrder | undefined;
  /** The lists of this screen as they were when it was told to freeze. */
  readonly held?: HeldLists | undefined;
  /** Trials that were read alone since all were, by oid. */
  readonly marks?: Readonly<Record<string, ReadMark>> | undefined;
  /** What the secretariat changed in the trials of this device, the oldest first. */
  readonly changes?: readonly StoredDeskChange[] | undefined;
}

/** What a device asks the server for. */
export interface SeenQuery {
  readonly since: number;
  readonly revision?: number | undefined;
  /** `mark` of the last answer to the same question. */
  readonly mark?: string | undefined;
  /** The device that asks. */
  readonly device?: string | undefined;
  /** Only these trials. */
  readonly trials?: readonly string[] | undefined;
}

const findMark = (seen: Seen, trial: string): ReadMark => seen.marks?.[trial] ?? seen;

/** When a trial was last read, by the device's clock, ms. */
export const findReadTime = (seen: Seen, trial: string): number => findMark(seen, trial).read;

/** The number of the newest fact that any trial was read up to. */
export const findLastNumber = ({ cursor, marks = {} }: Pick<Seen, 'cursor' | 'marks'>): number =>
  Math.max(cursor, ...Object.values(marks).map((mark) => mark.cursor));

/** Asks for what is new in one trial, or in all of them. */
export function findQuery(seen: Seen | undefined, trial?: string): SeenQuery {
  if (seen === undefined) return { since: 0 };
  if (trial === undefined || !seen.trials.some(({ oid }) => oid === trial))
    return { since: seen.cursor, revision: seen.revision };
  const { cursor, revision } = findMark(seen, trial);
  return { since: cursor, revision, trials: [trial] };
}

/** The trials after an answer: one whose lists are the `same` keeps its rows. Undefined where it has none to keep. */
function mergeTrials(
  seen: Seen | undefined,
  answered: DeviceAnswer['trials'],
  asked: readonly string[] | undefined,
): readonly DeviceTrial[] | undefined {
  const before = new Map(seen?.trials.map((trial) => [trial.oid, trial]));
  const merged = new Map<string, DeviceTrial>();
  for (const { same, ...trial } of answered) {
    const known = before.get(trial.oid);
    if (same === true && known === undefined) return undefined;
    merged.set(
      trial.oid,
      same === true && known !== undefined ? { ...trial, rows: known.rows, fold: known.fold } : trial,
    );
  }
  if (asked === undefined || seen === undefined) return [...merged.values()];
  return seen.trials.flatMap((trial) => (asked.includes(trial.oid) ? (merged.get(trial.oid) ?? []) : trial));
}

/** What is known after one more answer; undefined where the answer builds on lists that this device does not have. */
export function mergeAnswer(
  seen: Seen | undefined,
  answer: DeviceAnswer,
  now: number,
  asked?: readonly string[],
): Seen | undefined {
  const trials = mergeTrials(seen, answer.trials, asked);
  if (trials === undefined) return undefined;
  const known = new Set(answer.facts.map(({ n }) => n));
  const before = (seen?.facts ?? []).filter(({ n }) => !known.has(n));
  const mark: ReadMark = { cursor: answer.cursor, revision: answer.revision, read: now };
  const { screen, pictures, withheld } = answer;
  const isPart = asked !== undefined && seen !== undefined;
  return {
    chOID: answer.challenge.oid,
    challenge: answer.challenge,
    expires: answer.code.expires,
    changes: seen?.changes,
    screen,
    held: holdLists(seen?.held, screen?.cue, seen, { trials, withheld, pictures }),
    pictures,
    withheld,
    judges: answer.judges?.map(({ device, label, task, seen: heard }) => ({
      device,
      label,
      task,
      silence: answer.now - Date.parse(heard),
    })),
    heard: answer.heard?.map(({ by, device, label, task, seen: heard }) => ({
      by,
      device,
      label,
      task,
      silence: answer.now - Date.parse(heard),
    })),
    trials,
    facts: answer.facts.length === 0 ? (seen?.facts ?? []) : [...before, ...answer.facts],
    ...(isPart
      ? {
          cursor: seen.cursor,
          revision: seen.revision,
          read: seen.read,
          marks: { ...seen.marks, ...Object.fromEntries(asked.map((trial) => [trial, mark])) },
        }
      : { ...mark, marks: {} }),
  };
}

export const readSeen = (database: Database, chOID: string): Promise<Seen | undefined> =>
  database.read<Seen | undefined>('seen', (store) => store.get(chOID));

export const writeSeen = (database: Database, seen: Seen): Promise<void> =>
  database.write(['seen'], async (transaction) => {
    transaction.objectStore('seen').put(seen);
  });
