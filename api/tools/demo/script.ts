import type { UploadBody, UploadResult, UploadStart, UploadTrial } from 'shared-domain/contract';
import type { ChallengeDraft } from '../upload-file.ts';
import { isoIn } from './local-time.ts';
import type { Frame } from './simulate/frame.ts';

/** One trial of the demo with all that will happen to it. Moments are milliseconds since 1970. */
export interface ScriptTrial {
  readonly trial: Omit<UploadTrial, 'status' | 'date' | 'dateE' | 'dts'>;
  readonly start: number;
  /** The start list is known from here on. */
  readonly publish: number;
  readonly starts: readonly UploadStart[];
  readonly frames: readonly Frame[];
}

/** Entries of a group, until they are drawn into heats. */
export interface Commitments {
  readonly groupUid: string;
  readonly rows: readonly UploadStart[];
  readonly until: number;
}

/** A competition as it will have been: cut it at any moment and it is a body of the documented call. */
export interface Script {
  readonly challenge: ChallengeDraft;
  readonly tz: string;
  readonly trials: readonly ScriptTrial[];
  readonly commitments: readonly Commitments[];
}

const MINUTE = 60_000;
/** Athletes are called this long before the start. */
const CALL = 15 * MINUTE;

export const frameTime = ({ start }: ScriptTrial, { at }: Frame): number => start + Math.round(at * MINUTE);

/** Every moment at which something of a trial changes, with the trial. */
export function momentsOf(trial: ScriptTrial): number[] {
  const called = trial.frames.length > 0 && trial.start - CALL > trial.publish ? [trial.start - CALL] : [];
  return [trial.publish, ...called, ...trial.frames.map((frame) => frameTime(trial, frame))];
}

interface TrialNow {
  readonly trial: UploadTrial;
  readonly starts: readonly UploadStart[];
  readonly results: readonly UploadResult[];
}

/** A trial as meet-management software would send it at a moment. */
export function trialAt(script: Script, item: ScriptTrial, now: number): TrialNow {
  const passed = item.frames.filter((frame) => frameTime(item, frame) <= now);
  const frame = passed.at(-1);
  const published = now >= item.publish;
  const called = published && now >= item.start - CALL && item.frames.length > 0;
  const iso = (moment: number | undefined): string | undefined =>
    moment === undefined ? undefined : isoIn(script.tz, moment);
  const when = (status: number): string | undefined => {
    const found = passed.find((one) => one.status === status);
    return iso(found && frameTime(item, found));
  };
  const dts = {
    startlist: published ? iso(item.publish) : undefined,
    called: called ? iso(item.start - CALL) : undefined,
    started: when(5),
    finished: when(10) ?? when(15),
    official: when(40),
  };
  const { wind } = frame ?? {};
  return {
    trial: {
      ...item.trial,
      date: isoIn(script.tz, item.start),
      status: frame?.status ?? (called ? 30 : published ? 25 : 20),
      ...(dts.started === undefined ? {} : { dateE: dts.started }),
      dts: Object.fromEntries(Object.entries(dts).filter(([, moment]) => moment !== undefined)),
      dets: { ...item.trial.dets, ...(wind === undefined ? {} : { wind }) },
    },
    starts: published ? item.starts : [],
    results: frame?.rows ?? [],
  };
}

/** The body of the documented call that brings these trials to a moment. */
export function bodyAt(script: Script, trials: readonly ScriptTrial[], now: number): Omit<UploadBody, 'chOID'> {
  const states = trials.map((trial) => trialAt(script, trial, now));
  const groups = new Set(trials.map(({ trial }) => trial.group));
  const commitments = script.commitments.filter(({ groupUid }) =>
    script.trials.some(({ trial }) => groups.has(trial.group) && trial.uid.startsWith(`${groupUid}-`)),
  );
  return {
    trialsData: states.map(({ trial }) => trial),
    startlists: {
      ...Object.fromEntries(states.map(({ trial, starts }) => [trial.uid, [...starts]])),
      ...Object.fromEntries(commitments.map(({ groupUid, rows, until }) => [groupUid, now < until ? [...rows] : []])),
    },
    resultlists: Object.fromEntries(states.map(({ trial, results }) => [trial.uid, [...results]])),
  };
}
