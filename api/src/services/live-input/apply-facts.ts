import { isCorrection, TRIAL_STATUS } from 'shared-domain';
import type { LiveState } from 'shared-domain/contract';
import {
  buildFactRows,
  formatCanonicalJson,
  indexStartRows,
  isTrialOver,
  readTrialState,
  type TrialState,
} from 'shared-domain/live-input';
import { parseBodies } from '../../base/parse-bodies.ts';
import { parseLoggedFact } from '../../presenters/logged-fact.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import type { SentResult, SentStart, SentTrial } from '../../store/lists/sent-rows.ts';
import { findLiveTrial, listLiveTrials, readFacts } from '../../store/live/facts.ts';
import type { TrialTable } from '../../store/schema.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';
import { parseDets, readTrialEvent } from '../sheets/sheet.ts';
import { findAbsences } from './absences.ts';
import { findInitialStatus, listResultFacts } from './fold-start.ts';
import type { LiveTrialState } from './live-trial-state.ts';
import { findDeskChecks, mergePresences } from './presences.ts';
import { listReportNotes } from './report-notes.ts';
import { keyStarts, mergeResults } from './trial-rows.ts';
import { applyWalkCards, listWalkCards } from './walk-results.ts';

/** A trial with its facts applied, ready to be written. */
export interface AppliedFacts {
  readonly row: TrialTable;
  readonly trialState: TrialState;
  readonly sent: SentTrial;
  readonly results: readonly SentResult[];
  readonly resultsBefore: readonly SentResult[];
  readonly starts: readonly SentStart[];
  readonly startsBefore: readonly SentStart[];
  readonly before: LiveTrialState | undefined;
  readonly after: LiveTrialState;
  /** `initialStatus` and `lastIgnoredNumber` as in `TrialSetup`. */
  readonly initialStatus: number;
  readonly lastIgnoredNumber: number;
}

/** The field of `dts` that gets the instant at which a status is reached (Q9). */
const DATE_FIELD_BY_STATUS: Readonly<Record<number, keyof SentTrial['dts']>> = {
  [TRIAL_STATUS.called]: 'called',
  [TRIAL_STATUS.running]: 'started',
  [TRIAL_STATUS.finished]: 'finished',
};

function buildSentTrial(
  row: TrialTable,
  group: string,
  trialState: TrialState,
  before: LiveTrialState | undefined,
): SentTrial {
  const { uid, name, date, g0, g1, category, heat } = row;
  const storedDets = parseDets(row);
  const { wind: _, ...rest } = storedDets;
  const dets = {
    ...(trialState.wind === before?.wind
      ? storedDets
      : { ...rest, ...(trialState.wind === undefined ? {} : { wind: trialState.wind }) }),
    ...(trialState.heights === undefined ||
    formatCanonicalJson(trialState.heights) === formatCanonicalJson(before?.heights)
      ? {}
      : { heights: [...trialState.heights] }),
  };
  const dts = Object.fromEntries(
    [...trialState.statusTimes].flatMap(([status, at]) =>
      DATE_FIELD_BY_STATUS[status] === undefined ? [] : [[DATE_FIELD_BY_STATUS[status], at]],
    ),
  );
  const correctionDate = isCorrection(row.status, trialState.status)
    ? { corrected: trialState.statusTimes.get(trialState.status) }
    : {};
  return {
    uid,
    group,
    name,
    date,
    g0,
    g1,
    category,
    heat,
    dets,
    round: row.round as SentTrial['round'],
    status: trialState.status as NonNullable<SentTrial['status']>,
    dateE: trialState.startedAt === before?.started ? undefined : trialState.startedAt,
    dts: { ...dts, ...correctionDate },
  };
}

const listRules = ({ athleteStatuses }: TrialState): LiveTrialState['rules'] =>
  Object.fromEntries(
    [...athleteStatuses].flatMap(([row, { fact, at }]) =>
      fact.rules === undefined ? [] : [[row, { id: fact.id, at, rules: fact.rules }]],
    ),
  );

/**
 * Applies all facts of a trial to its lists.
 * @param lastNumber number of the newest fact before those that have just come
 */
export async function applyFacts(
  db: Db,
  row: TrialTable,
  { group, kind, lastNumber }: { readonly group: string; readonly kind: string; readonly lastNumber: number },
): Promise<AppliedFacts> {
  const liveTrial = await findLiveTrial(db, row.oid);
  const before = liveTrial && (JSON.parse(liveTrial.body) as LiveTrialState);
  const { status: initialStatus, since: lastIgnoredNumber } = findInitialStatus(row.status, liveTrial, lastNumber);
  const starts = parseBodies<SentStart>(await readSentStarts(db, row.oid));
  const resultsBefore = parseBodies<SentResult>(await readSentResults(db, row.oid));
  const keyedStarts = keyStarts(starts);
  const rowKeys = keyedStarts.map(({ row: key }) => key);
  const facts = (await readFacts(db, row.oid)).map(parseLoggedFact);
  const absences = findAbsences({ starts, rowKeys, results: resultsBefore }, before);
  const { g0, g1, category, round } = row;
  const checked = findDeskChecks({ starts, rowKeys }, before, lastNumber);
  const listed = listResultFacts(
    { starts, rowKeys, results: resultsBefore },
    { dets: parseDets(row), acts: new Map() },
  );
  const fold = { status: initialStatus, since: lastIgnoredNumber, absences, checked, listed };
  const renumbered = await readRenumberings(db, row.oid);
  const trialState = readTrialState(
    { g0, g1, category, round, status: row.status, dets: parseDets(row), rows: keyedStarts, fold, renumbered },
    facts,
  );
  const event = readTrialEvent(row, kind);
  const rows = buildFactRows(trialState, event);
  const isOver = isTrialOver(trialState);
  const { status, wind, heights, startedAt, live } = trialState;
  const merged = mergePresences({ starts, rowKeys }, before, trialState);
  const walk = listWalkCards(trialState);
  const notes = listReportNotes(trialState);
  return {
    row,
    trialState,
    resultsBefore,
    starts: merged.starts,
    startsBefore: starts,
    before,
    initialStatus,
    lastIgnoredNumber,
    sent: buildSentTrial(row, group, trialState, before),
    results: applyWalkCards(
      {
        starts,
        results: mergeResults(
          { starts, results: resultsBefore },
          { before: before?.rows ?? {}, facts: rows, event, isOver },
        ),
      },
      before?.walk ?? {},
      walk,
    ),
    after: {
      status,
      wind,
      heights,
      started: startedAt,
      live,
      athletes:
        before?.athletes ??
        ([...trialState.series.values()].some(({ length }) => length > 0)
          ? indexStartRows(keyedStarts).orderedKeys
          : undefined),
      rows: Object.fromEntries(rows),
      rules: listRules(trialState),
      presences: merged.presences,
      checked,
      ...(Object.keys(walk).length === 0 ? {} : { walk }),
      ...(notes.length === 0 ? {} : { notes }),
    },
  };
}

/** The live state of each field event that officials' devices follow, by the trials' oids. */
export async function readLiveStates(db: Db, challenge: string): Promise<ReadonlyMap<string, LiveState>> {
  const states = new Map<string, LiveState>();
  for (const { trial, body } of await listLiveTrials(db, challenge)) {
    const { live } = JSON.parse(body) as LiveTrialState;
    if (live !== undefined) states.set(trial, live);
  }
  return states;
}
