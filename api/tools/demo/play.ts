import { setTimeout as sleep } from 'node:timers/promises';
import { formatLocalTime } from 'shared-domain';
import { calls, makeUrl, type UploadAnswer } from 'shared-domain/contract';
import type { Client } from '../client.ts';
import { bodyAt, momentsOf, type Script, type ScriptTrial, trialAt } from './script.ts';

interface PlayOptions {
  readonly client: Client;
  readonly chOID: string;
  readonly script: Script;
  /** The moment of the meeting at which to start, ms since 1970. */
  readonly from: number;
  /** Minutes of the meeting in a minute of the clock. */
  readonly speed: number;
  readonly signal: AbortSignal;
  log(line: string): void;
}

/** A night or a break is not waited out. */
const LONGEST_WAIT = 3000;

const STATE: Readonly<Record<number, string>> = {
  20: 'prévue',
  25: 'liste de départ publiée',
  30: 'appel',
  5: 'c’est parti',
  10: 'terminée, résultats attendus',
  15: 'résultats non officiels',
  40: 'résultats officiels',
};

/** Trials that change, by the moment at which they do. */
function agenda(script: Script, from: number): [number, ScriptTrial[]][] {
  const moments = new Map<number, ScriptTrial[]>();
  for (const trial of script.trials) {
    for (const moment of new Set(momentsOf(trial))) {
      if (moment > from) moments.set(moment, [...(moments.get(moment) ?? []), trial]);
    }
  }
  return [...moments].sort(([a], [b]) => a - b);
}

async function send({ client, chOID, script }: PlayOptions, trials: readonly ScriptTrial[], now: number) {
  const body = { chOID, ...bodyAt(script, trials, now) };
  return client.send<UploadAnswer>('POST', makeUrl(calls.uploadTrials, { chOID }), body);
}

/** Says what changed, for the person who watches: states, not every trial of a contest. */
function tell({ script, log }: PlayOptions, trial: ScriptTrial, now: number): void {
  const state = trialAt(script, trial, now).trial;
  const before = trialAt(script, trial, now - 1).trial;
  if (state.status === before.status) return;
  log(`${formatLocalTime(new Date(now), script.tz)}  ${state.name} : ${STATE[state.status ?? 20]}`);
}

/**
 * Plays a meeting from a moment to its end through the documented call, one upload a change: lists, calls, starts, every
 * single trial of the contests, results. Stops at once when the signal says so.
 */
export async function play(options: PlayOptions): Promise<void> {
  const { script, from, speed, signal } = options;
  await send(options, script.trials, from);
  let clock = from;
  for (const [moment, trials] of agenda(script, from)) {
    const wait = Math.min(LONGEST_WAIT, (moment - clock) / speed);
    if (wait >= 1) await sleep(wait, undefined, { signal });
    signal.throwIfAborted();
    clock = moment;
    await send(options, trials, moment);
    for (const trial of trials) tell(options, trial, moment);
  }
}
