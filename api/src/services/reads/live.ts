import { findFieldState, isFieldEvent, isPublished, TRIAL_STATUS } from 'shared-domain';
import type { FieldEvent, LiveAnswer, LiveState, ResultRow, TrackEvent, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { readLiveStates } from '../live-input/settle-facts.ts';
import { readResultList, readStartRows } from '../sheets/result-lists.ts';
import { rowKeys } from '../sheets/row-key.ts';

/** Official results and start lists beside what runs now: enough for a screen. */
const MAX_RESULTS = 6;
const MAX_STARTLISTS = 3;

const isRunning = ({ status }: Trial): boolean => status < TRIAL_STATUS.unofficial;

/** What a track event shows (Q26). */
function shown({ status }: Trial): TrackEvent['md'] {
  if (status === TRIAL_STATUS.running || status === TRIAL_STATUS.finished) return 'run';
  return isPublished(status) ? 'res' : 'sl';
}

/** What runs, then the newest results, then the next start lists. */
function current(trials: readonly Trial[]): Trial[] {
  const results = trials
    .filter(({ status, results: rows }) => rows > 0 && isPublished(status))
    .toSorted((a, b) => b.revision - a.revision || Date.parse(b.date) - Date.parse(a.date));
  const called = trials.filter(({ status }) => status === TRIAL_STATUS.called);
  const listed = trials.filter(({ status, starts }) => status === TRIAL_STATUS.startlist && starts > 0);
  return [
    ...trials.filter(isRunning),
    ...results.slice(0, MAX_RESULTS),
    ...[...called, ...listed].slice(0, MAX_STARTLISTS),
  ];
}

async function trackEvent(db: Db, programme: Programme, trial: Trial): Promise<TrackEvent> {
  const { rows } = await readResultList(db, programme, trial);
  const md = shown(trial);
  return { ...trial, md, rows, startlist: md === 'res' ? [] : await readStartRows(db, trial.oid) };
}

type Shown = Pick<FieldEvent, 'state' | 'bar' | 'athlete' | 'attempt'>;

/** The live state of a field event: by its officials' devices where there are any, else by its rows. */
export async function shownField(
  db: Db,
  trial: Trial,
  rows: readonly ResultRow[],
  liveStates: LiveState | undefined,
): Promise<Shown> {
  const starts = await readStartRows(db, trial.oid);
  if (liveStates === undefined || trial.status !== TRIAL_STATUS.running) {
    const { state, bar, athlete, attempt } = findFieldState(trial, starts, rows);
    return { state, bar, athlete, attempt };
  }
  const own = starts[rowKeys(starts).indexOf(liveStates.row ?? '')];
  const { state, bar, attempt } = liveStates;
  return { state, bar, attempt, athlete: own && { last: own.last, first: own.first, club: own.club } };
}

async function fieldEvent(
  db: Db,
  programme: Programme,
  trial: Trial,
  liveStates: LiveState | undefined,
): Promise<FieldEvent> {
  const { rows } = await readResultList(db, programme, trial);
  return { ...trial, ...(await shownField(db, trial, rows, liveStates)), rows };
}

/** The live state of a challenge, for readers who poll and for screens. */
export async function readLiveEvents(db: Db, programme: Programme): Promise<LiveAnswer> {
  const track = programme.trials.filter(({ g0 }) => !isFieldEvent(g0));
  const field = programme.trials.filter(({ g0 }) => isFieldEvent(g0));
  const trackEvents = [];
  for (const trial of current(track)) trackEvents.push(await trackEvent(db, programme, trial));
  const fieldEvents = [];
  const liveStates = await readLiveStates(db, programme.challenge.oid);
  for (const trial of current(field))
    fieldEvents.push(await fieldEvent(db, programme, trial, liveStates.get(trial.oid)));
  return { revision: programme.challenge.revision, trackEvents, fieldEvents };
}
