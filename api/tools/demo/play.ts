import { setTimeout as sleep } from 'node:timers/promises';
import { formatLocalTime, TRIAL_STATUS } from 'shared-domain';
import { calls, makeUrl, type UploadAnswer } from 'shared-domain/contract';
import type { Client } from '../client.ts';
import type { DemoOfficials } from './officials/play-officials.ts';
import { buildTrialState, buildUploadBody, listMoments, type Script, type ScriptTrial } from './script.ts';

interface PlayOptions {
  readonly client: Client;
  readonly chOID: string;
  readonly script: Script;
  /** The moment of the meeting at which to start, ms since 1970. */
  readonly from: number;
  /** Minutes of the meeting in a minute of the clock. */
  readonly speed: number;
  readonly signal: AbortSignal;
  /** Devices that write the field events; without them everything is uploaded. */
  readonly officials?: DemoOfficials;
  log(line: string): void;
}

/** Nights and breaks are shortened to this. */
const MAX_WAIT_MS = 3000;

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  [TRIAL_STATUS.planned]: 'prévue',
  [TRIAL_STATUS.startlist]: 'liste de départ publiée',
  [TRIAL_STATUS.called]: 'appel',
  [TRIAL_STATUS.running]: 'c’est parti',
  [TRIAL_STATUS.finished]: 'terminée, résultats attendus',
  [TRIAL_STATUS.unofficial]: 'résultats non officiels',
  [TRIAL_STATUS.official]: 'résultats officiels',
};

/** Moments after `from`, in order, with the trials that change then. */
function listChanges(script: Script, from: number): [number, ScriptTrial[]][] {
  const moments = new Map<number, ScriptTrial[]>();
  for (const trial of script.trials) {
    for (const moment of new Set(listMoments(trial))) {
      if (moment > from) moments.set(moment, [...(moments.get(moment) ?? []), trial]);
    }
  }
  return [...moments].sort(([a], [b]) => a - b);
}

async function send({ client, chOID, script }: PlayOptions, trials: readonly ScriptTrial[], now: number) {
  const body = { chOID, ...buildUploadBody(script, trials, now) };
  return client.send<UploadAnswer>('POST', makeUrl(calls.uploadTrials, { chOID }), body);
}

/** Logs changes of a trial's status, but not single attempts. */
function logChange({ script, log }: PlayOptions, trial: ScriptTrial, now: number): void {
  const state = buildTrialState(script, trial, now).trial;
  const before = buildTrialState(script, trial, now - 1).trial;
  if (state.status === before.status) return;
  log(
    `${formatLocalTime(new Date(now), script.tz)}  ${state.name} : ${STATUS_TEXTS[state.status ?? TRIAL_STATUS.planned]}`,
  );
}

/**
 * Plays a meeting from a moment to its end through the documented calls, with one upload for each change: lists, calls, starts, attempts,
 * results; what `officials` play comes as their facts. Aborted by the signal at once.
 */
export async function play(options: PlayOptions): Promise<void> {
  const { script, from, speed, signal, officials } = options;
  await send(options, script.trials, from);
  let clock = from;
  for (const [moment, trials] of listChanges(script, from)) {
    const wait = Math.min(MAX_WAIT_MS, (moment - clock) / speed);
    if (wait >= 1) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
    clock = moment;
    const uploaded: ScriptTrial[] = [];
    for (const trial of trials) if ((await officials?.play(trial, moment)) !== true) uploaded.push(trial);
    if (uploaded.length > 0) await send(options, uploaded, moment);
    for (const trial of trials) logChange(options, trial, moment);
  }
}
