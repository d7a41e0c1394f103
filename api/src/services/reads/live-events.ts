import {
  findFieldOutlook,
  findFieldState,
  isFieldEvent,
  isPublished,
  listTrialTargets,
  TRIAL_STATUS,
} from 'shared-domain';
import type { FieldEvent, LiveAnswer, LiveState, ResultRow, StartRow, TrackEvent, Trial } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import type { Programme } from '../context/programme.ts';
import { readLiveStates } from '../live-input/apply-facts.ts';
import { readMadeRecords } from '../sheets/made-records.ts';
import { readResultList, readStartRows } from '../sheets/result-lists.ts';
import { makeRowKeys } from '../sheets/row-key.ts';

/** Published results and start lists besides the running trials: enough for one screen. */
const MAX_RESULTS = 6;
const MAX_STARTLISTS = 3;
/** Rows of a race and of its start list: a screen shows eight, a road race has thousands. */
const MAX_ROWS = 50;

const isRunning = ({ status }: Trial): boolean => status < TRIAL_STATUS.unofficial;

/** Whether a track event shows its start list, its race or its results (Q26). */
function findTrackMode({ status }: Trial): TrackEvent['md'] {
  if (status === TRIAL_STATUS.running || status === TRIAL_STATUS.finished) return 'run';
  return isPublished(status) ? 'res' : 'sl';
}

/** The running trials, then those with the newest results, then those with the next start lists. */
function listCurrentTrials(trials: readonly Trial[]): Trial[] {
  const results = trials
    .filter(({ status, results: rows }) => rows > 0 && isPublished(status))
    .toSorted((a, b) => b.revision - a.revision || Date.parse(b.date) - Date.parse(a.date));
  const calledTrials = trials.filter(({ status }) => status === TRIAL_STATUS.called);
  const listedTrials = trials.filter(({ status, starts }) => status === TRIAL_STATUS.startlist && starts > 0);
  return [
    ...trials.filter(isRunning),
    ...results.slice(0, MAX_RESULTS),
    ...[...calledTrials, ...listedTrials].slice(0, MAX_STARTLISTS),
  ];
}

async function readTrackEvent(db: Db, programme: Programme, trial: Trial): Promise<TrackEvent> {
  const { rows } = await readResultList(db, programme, trial, MAX_ROWS);
  const md = findTrackMode(trial);
  return { ...trial, md, rows, startlist: md === 'res' ? [] : await readStartRows(db, trial.oid, MAX_ROWS) };
}

type FieldState = Pick<FieldEvent, 'state' | 'bar' | 'athlete' | 'attempt' | 'outlook'>;

/** The live state of a field event: by its officials' devices where they send one, else by its rows. */
export async function readFieldState(
  db: Db,
  programme: Programme,
  trial: Trial,
  rows: readonly ResultRow[],
  liveState: LiveState | undefined,
): Promise<FieldState> {
  const starts = await readStartRows(db, trial.oid);
  const isByDevice = liveState !== undefined && trial.status === TRIAL_STATUS.running;
  const fieldState = isByDevice ? readDeviceState(liveState, starts) : findFieldState(trial, starts, rows);
  const { state, bar, athlete, attempt } = fieldState;
  const outlook = findFieldOutlook(trial, starts, rows, fieldState, await readOtherPools(db, programme, trial));
  const records = outlook && (await listTargets(db, programme, trial, findStart(starts, athlete)));
  return {
    state,
    bar,
    athlete,
    attempt,
    outlook: outlook && records && records.length > 0 ? { ...outlook, records } : outlook,
  };
}

/** What the other pools of a qualification have done so far. */
async function readOtherPools(db: Db, programme: Programme, trial: Trial): Promise<ResultRow[]> {
  if (trial.round !== 'q') return [];
  const pools = programme
    .listGroupTrials(trial.gOID)
    .filter(
      ({ oid, round, status }) => oid !== trial.oid && round === trial.round && status !== TRIAL_STATUS.cancelled,
    );
  const lists = [];
  for (const pool of pools) lists.push((await readResultList(db, programme, pool)).rows);
  return lists.flat();
}

const findStart = (starts: readonly StartRow[], athlete: FieldState['athlete']): StartRow | undefined =>
  starts.find(({ last, first, club }) => last === athlete?.last && first === athlete.first && club === athlete.club);

type RecordTargets = NonNullable<NonNullable<FieldState['outlook']>['records']>;

/** The marks that would be records of an athlete, as records stand after all marks of the competition. */
async function listTargets(
  db: Db,
  programme: Programme,
  { g0, g1, category }: Trial,
  athlete: StartRow | undefined,
): Promise<RecordTargets> {
  const { kind } = programme.challenge;
  const made = await readMadeRecords(db, programme, g0);
  return listTrialTargets(programme.findComparedRecords(g0), athlete ?? {}, { g0, g1, category, kind }, made);
}

/** The state that officials' devices have sent, with the athlete's names. */
function readDeviceState({ state, bar, attempt, row }: LiveState, starts: readonly StartRow[]): FieldState {
  const athlete = starts[makeRowKeys(starts).indexOf(row ?? '')];
  return { state, bar, attempt, athlete: athlete && { last: athlete.last, first: athlete.first, club: athlete.club } };
}

async function readFieldEvent(
  db: Db,
  programme: Programme,
  trial: Trial,
  liveState: LiveState | undefined,
): Promise<FieldEvent> {
  const { rows } = await readResultList(db, programme, trial);
  return { ...trial, ...(await readFieldState(db, programme, trial, rows, liveState)), rows };
}

/** The live state of a challenge, for readers who poll and for screens. */
export async function readLiveEvents(db: Db, programme: Programme): Promise<LiveAnswer> {
  const track = programme.trials.filter(({ g0 }) => !isFieldEvent(g0));
  const field = programme.trials.filter(({ g0 }) => isFieldEvent(g0));
  const trackEvents = [];
  for (const trial of listCurrentTrials(track)) trackEvents.push(await readTrackEvent(db, programme, trial));
  const fieldEvents = [];
  const liveStates = await readLiveStates(db, programme.challenge.oid);
  for (const trial of listCurrentTrials(field))
    fieldEvents.push(await readFieldEvent(db, programme, trial, liveStates.get(trial.oid)));
  return { revision: programme.challenge.revision, trackEvents, fieldEvents };
}
