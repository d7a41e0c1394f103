import { TRIAL_STATUS } from 'shared-domain';
import type { UploadBody, UploadResult, UploadStart, UploadTrial } from 'shared-domain/contract';
import type { ChallengeDraft } from '../upload-file.ts';
import { formatLocalIso } from './local-time.ts';
import type { Frame } from './simulate/frame.ts';

/** One trial of the demo with all that will happen to it. Moments are milliseconds since 1970. */
export interface ScriptTrial {
  readonly trial: Omit<UploadTrial, 'status' | 'date' | 'dateE' | 'dts'>;
  readonly start: number;
  /** When the start list is published. */
  readonly publish: number;
  readonly starts: readonly UploadStart[];
  readonly frames: readonly Frame[];
}

/** Entries of a group, sent until its heats are seeded (`until`, ms since 1970). */
export interface Commitments {
  readonly groupUid: string;
  readonly rows: readonly UploadStart[];
  readonly until: number;
}

/** A competition with all its changes over time; `buildUploadBody` gives its state at a moment. */
export interface Script {
  readonly challenge: ChallengeDraft;
  readonly tz: string;
  readonly trials: readonly ScriptTrial[];
  readonly commitments: readonly Commitments[];
}

const MINUTE = 60_000;
/** Athletes are called this long before the start. */
const CALL_BEFORE = 15 * MINUTE;

export const findFrameTime = ({ start }: ScriptTrial, { at }: Frame): number => start + Math.round(at * MINUTE);

/** All moments at which a trial changes, ms since 1970. */
export function listMoments(trial: ScriptTrial): number[] {
  const callMoments =
    trial.frames.length > 0 && trial.start - CALL_BEFORE > trial.publish ? [trial.start - CALL_BEFORE] : [];
  return [trial.publish, ...callMoments, ...trial.frames.map((frame) => findFrameTime(trial, frame))];
}

interface TrialState {
  readonly trial: UploadTrial;
  readonly starts: readonly UploadStart[];
  readonly results: readonly UploadResult[];
}

/** The state of a trial at a moment, as meet-management software would send it. */
export function buildTrialState(script: Script, item: ScriptTrial, now: number): TrialState {
  const passed = item.frames.filter((frame) => findFrameTime(item, frame) <= now);
  const frame = passed.at(-1);
  const isPublished = now >= item.publish;
  const isCalled = isPublished && now >= item.start - CALL_BEFORE && item.frames.length > 0;
  const formatMoment = (moment: number | undefined): string | undefined =>
    moment === undefined ? undefined : formatLocalIso(script.tz, moment);
  const findStatusTime = (status: number): string | undefined => {
    const firstFrame = passed.find((one) => one.status === status);
    return formatMoment(firstFrame && findFrameTime(item, firstFrame));
  };
  const dts = {
    startlist: isPublished ? formatMoment(item.publish) : undefined,
    called: isCalled ? formatMoment(item.start - CALL_BEFORE) : undefined,
    started: findStatusTime(TRIAL_STATUS.running),
    finished: findStatusTime(TRIAL_STATUS.finished) ?? findStatusTime(TRIAL_STATUS.unofficial),
    official: findStatusTime(TRIAL_STATUS.official),
  };
  const { wind } = frame ?? {};
  return {
    trial: {
      ...item.trial,
      date: formatLocalIso(script.tz, item.start),
      status:
        frame?.status ?? (isCalled ? TRIAL_STATUS.called : isPublished ? TRIAL_STATUS.startlist : TRIAL_STATUS.planned),
      ...(dts.started === undefined ? {} : { dateE: dts.started }),
      dts: Object.fromEntries(Object.entries(dts).filter(([, moment]) => moment !== undefined)),
      dets: { ...item.trial.dets, ...(wind === undefined ? {} : { wind }) },
    },
    starts: isPublished ? item.starts : [],
    results: frame?.rows ?? [],
  };
}

/** The body of the documented call with the state of these trials at a moment. */
export function buildUploadBody(
  script: Script,
  trials: readonly ScriptTrial[],
  now: number,
): Omit<UploadBody, 'chOID'> {
  const states = trials.map((trial) => buildTrialState(script, trial, now));
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
