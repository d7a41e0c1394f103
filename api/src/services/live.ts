import { fieldState, isFieldEvent, TRIAL_STATUS } from 'shared-domain';
import type { FieldEvent, LiveAnswer, TrackEvent, Trial } from 'shared-domain/contract';
import type { Db } from '../store/db.ts';
import type { Programme } from './programme.ts';
import { readResultList, readStartRows } from './result-lists.ts';

/** Official results and start lists beside what runs now: enough for a screen. */
const MOST_RESULTS = 6;
const MOST_STARTLISTS = 3;

const isRunning = ({ status }: Trial): boolean => status < TRIAL_STATUS.unofficial;

/** What a track event shows (decision 26). */
function shown({ status }: Trial): TrackEvent['md'] {
  if (status === TRIAL_STATUS.running || status === TRIAL_STATUS.finished) return 'run';
  return status === TRIAL_STATUS.unofficial || status === TRIAL_STATUS.official ? 'res' : 'sl';
}

/** What runs, then the newest results, then the next start lists. */
function current(trials: readonly Trial[]): Trial[] {
  const results = trials
    .filter(({ status, results: rows }) => rows > 0 && (status === 15 || status === 40))
    .toSorted((a, b) => b.revision - a.revision || Date.parse(b.date) - Date.parse(a.date));
  const called = trials.filter(({ status }) => status === TRIAL_STATUS.called);
  const listed = trials.filter(({ status, starts }) => status === TRIAL_STATUS.startlist && starts > 0);
  return [
    ...trials.filter(isRunning),
    ...results.slice(0, MOST_RESULTS),
    ...[...called, ...listed].slice(0, MOST_STARTLISTS),
  ];
}

async function trackEvent(db: Db, programme: Programme, trial: Trial): Promise<TrackEvent> {
  const { rows } = await readResultList(db, programme, trial);
  const md = shown(trial);
  return { ...trial, md, rows, startlist: md === 'res' ? [] : await readStartRows(db, trial.oid) };
}

async function fieldEvent(db: Db, programme: Programme, trial: Trial): Promise<FieldEvent> {
  const { rows } = await readResultList(db, programme, trial);
  const { state, bar, athlete, attempt } = fieldState(trial, await readStartRows(db, trial.oid), rows);
  return { ...trial, state, bar, athlete, attempt, rows };
}

/** The challenge as it stands now, for a reader who polls, and for a screen. */
export async function readLiveEvents(db: Db, programme: Programme): Promise<LiveAnswer> {
  const track = programme.trials.filter(({ g0 }) => !isFieldEvent(g0));
  const field = programme.trials.filter(({ g0 }) => isFieldEvent(g0));
  const trackEvents = [];
  for (const trial of current(track)) trackEvents.push(await trackEvent(db, programme, trial));
  const fieldEvents = [];
  for (const trial of current(field)) fieldEvents.push(await fieldEvent(db, programme, trial));
  return { revision: programme.challenge.revision, trackEvents, fieldEvents };
}
