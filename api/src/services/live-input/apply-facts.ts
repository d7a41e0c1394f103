import { isCorrection, TRIAL_STATUS } from 'shared-domain';
import type { LiveState } from 'shared-domain/contract';
import { parseBodies } from '../../base/parse-bodies.ts';
import type { Db } from '../../store/db.ts';
import { readSentResults, readSentStarts } from '../../store/lists/lists.ts';
import type { SentResult, SentStart, SentTrial } from '../../store/lists/sent-rows.ts';
import { findLiveTrial, listLiveTrials, readFacts } from '../../store/live/facts.ts';
import type { TrialTable } from '../../store/schema.ts';
import { readRenumberings } from '../sheets/row-renumbering.ts';
import { parseDets, readTrialEvent } from '../sheets/sheet.ts';
import { applyCurrentKeys } from './current-keys.ts';
import { formatCanonicalJson, parseLoggedFact } from './fact.ts';
import { foldTrial, type TrialFold } from './fold-trial.ts';
import type { FactRow } from './merge-rows.ts';
import { buildFactRows, indexStartRows, mergeResults } from './trial-rows.ts';

/** What the facts of a trial gave last, stored as JSON; where the lists differ from it, the secretariat changed them by hand. */
export interface LiveTrialState {
  readonly status: number;
  readonly wind?: number | undefined;
  readonly heights?: readonly number[] | undefined;
  readonly started?: string | undefined;
  readonly rows: Readonly<Record<string, FactRow>>;
  /** Rules of disqualifications, by row. */
  readonly rules: Readonly<
    Record<string, { readonly id: string; readonly at: string; readonly rules: readonly string[] }>
  >;
  readonly live?: LiveState | undefined;
}

/** A trial with its facts applied, ready to be written. */
export interface AppliedFacts {
  readonly row: TrialTable;
  readonly fold: TrialFold;
  readonly sent: SentTrial;
  readonly results: readonly SentResult[];
  readonly resultsBefore: readonly SentResult[];
  readonly before: LiveTrialState | undefined;
  readonly after: LiveTrialState;
  /** `base` and `since` as in `TrialSetup`. */
  readonly base: number;
  readonly since: number;
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
  fold: TrialFold,
  before: LiveTrialState | undefined,
): SentTrial {
  const { uid, name, date, g0, g1, category, heat } = row;
  const storedDets = parseDets(row);
  const { wind: _, ...rest } = storedDets;
  const dets = {
    ...(fold.wind === before?.wind ? storedDets : { ...rest, ...(fold.wind === undefined ? {} : { wind: fold.wind }) }),
    ...(fold.heights === undefined || formatCanonicalJson(fold.heights) === formatCanonicalJson(before?.heights)
      ? {}
      : { heights: [...fold.heights] }),
  };
  const dts = Object.fromEntries(
    [...fold.reached].flatMap(([status, at]) =>
      DATE_FIELD_BY_STATUS[status] === undefined ? [] : [[DATE_FIELD_BY_STATUS[status], at]],
    ),
  );
  const correctionDate = isCorrection(row.status, fold.status) ? { corrected: fold.reached.get(fold.status) } : {};
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
    status: fold.status as NonNullable<SentTrial['status']>,
    dateE: fold.started === before?.started ? (row.date_e ?? undefined) : fold.started,
    dts: { ...dts, ...correctionDate },
  };
}

const listRules = ({ words }: TrialFold): LiveTrialState['rules'] =>
  Object.fromEntries(
    [...words].flatMap(([row, { fact, at }]) =>
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
  // The secretariat has changed the status since: later facts start from its status.
  const isMovedByHand = before !== undefined && before.status !== row.status;
  const base = liveTrial === undefined || isMovedByHand ? row.status : liveTrial.base;
  const since = isMovedByHand ? lastNumber : (liveTrial?.since ?? 0);
  const starts = parseBodies<SentStart>(await readSentStarts(db, row.oid));
  const resultsBefore = parseBodies<SentResult>(await readSentResults(db, row.oid));
  const { orderedKeys, rowKeys, findRowKey } = indexStartRows({ starts });
  const { g0, round } = row;
  const dets = parseDets(row);
  const loggedFacts = (await readFacts(db, row.oid)).map(parseLoggedFact);
  const facts = applyCurrentKeys(loggedFacts, await readRenumberings(db, row.oid), rowKeys);
  const fold = foldTrial({ g0, round, dets, athletes: orderedKeys, findRowKey, base, since }, facts);
  const event = readTrialEvent(row, kind);
  const rows = buildFactRows(fold, event);
  const isOver = fold.isEnded || fold.status !== TRIAL_STATUS.running;
  const { status, wind, heights, started, live } = fold;
  return {
    row,
    fold,
    resultsBefore,
    before,
    base,
    since,
    sent: buildSentTrial(row, group, fold, before),
    results: mergeResults(
      { starts, results: resultsBefore },
      { before: before?.rows ?? {}, facts: rows, event, isOver },
    ),
    after: { status, wind, heights, started, live, rows: Object.fromEntries(rows), rules: listRules(fold) },
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
