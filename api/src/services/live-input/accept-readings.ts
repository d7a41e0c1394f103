import {
  createMark,
  type EventRef,
  findHandTime,
  isFieldEvent,
  isOut,
  isPublished,
  MARK_STATUS,
  setTimingMethod,
} from 'shared-domain';
import type { EditAnswer } from 'shared-domain/contract';
import type { acceptBody } from 'shared-domain/contract/schemas';
import { formatCanonicalJson } from 'shared-domain/live-input';
import type { z } from 'zod';
import { conflictAt, refusal, refusalAt } from '../../base/refusal.ts';
import type { SentResult, SentTrial } from '../../store/lists/sent-rows.ts';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { requireChallengeOfTrial, requireTrial, type StoredTrials } from '../planning/stored-trials.ts';
import { buildUnchangedTrial } from '../planning/unchanged-trial.ts';
import { createAct } from '../sheets/acts.ts';
import { makeRowKeys } from '../sheets/row-key.ts';
import { createResult, parseDets, readSheet, readTrialEvent, type Sheet } from '../sheets/sheet.ts';
import { pickLoggedFields, requireReason } from '../writing/corrections.ts';
import { type ManualEdit, type ManualEditState, writeManualEdit } from '../writing/manual-edit.ts';
import { planQualificationAct } from '../writing/qualification-act.ts';
import { findLapSplits } from './lap-splits.ts';
import { isOfPair, type Reading, readReadings } from './readings.ts';
import { findStartIndexes } from './trial-rows.ts';

type Body = z.output<typeof acceptBody>;
type AnyReading = Reading<'raw'> | Reading<'time'>;

type TimeRule = (times: readonly number[]) => number;

/** Whether a time was taken by a person at a watch or a key. */
const isHandTime = ({ fact }: AnyReading): boolean => fact.kind === 'time' && fact.hand === true;

/** Chooses the time among several readings: of hand times by TR 19.8–19.12, else the middle one (of two the slower), unrounded. */
const createTimeRule =
  (event: EventRef): TimeRule =>
  (times) =>
    (event.hand === true ? findHandTime(times, event) : undefined) ??
    times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ??
    0;

/** Readings to accept: all, or those named. @throws Refusal `not found` */
function chooseReadings(allReadings: readonly AnyReading[], { ids }: Body): readonly AnyReading[] {
  if (ids === undefined) return allReadings;
  return ids.map((id, at) => {
    const one = allReadings.find(({ fact }) => fact.id === id);
    if (one === undefined) throw refusalAt('not found', `$.ids[${at}]`, `there is no reading ${id} of this trial`);
    return one;
  });
}

/** A result with the readings of its athlete: the last photo finish, or the time chosen among hand times. */
function applyReadings(row: SentResult, readings: readonly AnyReading[], timeRule: TimeRule): SentResult {
  const last = readings.at(-1);
  if (last === undefined) return row;
  if (last.fact.kind === 'time') {
    const v = timeRule(readings.flatMap(({ fact }) => fact.v ?? []));
    // The order of finish decides the places, also of equal times (TR 18.2).
    const place = last.isPaired === true ? { rank: last.fact.place } : {};
    return { ...row, prf: createMark(v, 'ms'), ...place };
  }
  const { v, st, place, reaction, splits } = last.fact;
  return {
    ...row,
    prf: v === undefined ? { st } : { v, u: 'ms', st },
    ...(place === undefined ? {} : { rank: place }),
    ...(reaction === undefined ? {} : { reaction }),
    ...(splits === undefined ? {} : { splits }),
  };
}

function mergeReadings(
  sheet: Sheet,
  readings: readonly AnyReading[],
  timeRule: TimeRule,
  lapSplits: ReturnType<typeof findLapSplits>,
): SentResult[] {
  const byRow = new Map<string, AnyReading[]>();
  for (const one of readings) {
    const { row, fact } = one;
    if (row === undefined) {
      const name = fact.bib ?? (fact.lane === undefined ? `place ${fact.place ?? '?'}` : `lane ${fact.lane}`);
      throw conflictAt('not listed', '$.ids', `reading ${fact.id} (${name}) is of nobody of the start list`);
    }
    byRow.set(row, [...(byRow.get(row) ?? []), one]);
  }
  const starts = sheet.starts.map(({ sent }) => sent);
  const results = sheet.results.map(({ sent }) => sent);
  const startIndexes = findStartIndexes(starts, results);
  const rows = [...results];
  for (const [at, { key, sent }] of sheet.starts.entries()) {
    const athleteReadings = byRow.get(key);
    if (athleteReadings === undefined) continue;
    const index = startIndexes.indexOf(at);
    const before = results[index];
    if (before?.prf.st === MARK_STATUS.dns)
      throw conflictAt('did not start', '$.ids', `${key} is said not to have started; correct that first`);
    if (before !== undefined && isOut(before.prf)) continue;
    const accepted = applyReadings(before ?? createResult(sent), athleteReadings, timeRule);
    const splits = accepted.splits ?? lapSplits.get(key);
    const after = splits === undefined ? accepted : { ...accepted, splits };
    if (before === undefined) rows.push(after);
    else rows[index] = after;
  }
  return rows;
}

/** Public remarks with the rules of disqualifications that were accepted now. */
const listRuleRemarks = (
  { results }: Sheet,
  readings: readonly AnyReading[],
  after: ReadonlyMap<string, SentResult | undefined>,
  subject: { readonly challenge: string; readonly list: string },
  { organiser, now }: Pick<ManualEditState, 'organiser' | 'now'>,
): OfficialActTable[] => {
  const outBefore = new Set(results.filter(({ sent }) => isOut(sent.prf)).map(({ key }) => key));
  return [...after].flatMap(([row, result]) => {
    if (result?.prf.st !== MARK_STATUS.dq || outBefore.has(row)) return [];
    const { fact } = readings.findLast((one) => one.row === row) ?? {};
    if (fact?.kind !== 'raw' || fact.rules === undefined) return [];
    return [createAct('remark', { ...subject, row }, { rules: fact.rules, public: true }, organiser, now)];
  });
};

/** A trial whose times are by hand from now on. */
function buildHandTrial({ groups }: StoredTrials, trial: TrialTable): SentTrial {
  const group = [...groups.values()].find(({ oid }) => oid === trial.trial_group)?.name ?? trial.name;
  return { ...buildUnchangedTrial(trial, group), dets: { ...parseDets(trial), hand: true } };
}

async function planAcceptance(state: ManualEditState, oid: string, body: Body): Promise<ManualEdit> {
  const trial = requireTrial(state.stored, oid);
  if (isFieldEvent(trial.g0)) throw refusal('conflict', `trial ${trial.uid} is no race`);
  requireReason(trial.status, body.reason);
  const sheet = await readSheet(state.db, trial);
  const { raws, times, laps } = await readReadings(
    state.db,
    oid,
    sheet.starts.map(({ sent }) => sent),
  );
  // Without a choice a place of the order of finish goes with its time.
  const photoFinishes = body.ids === undefined ? raws.filter((one) => !isOfPair(one, times)) : raws;
  const readings = chooseReadings(body.from === 'raws' ? photoFinishes : times, body);
  const event = readTrialEvent(trial, state.challenge.kind);
  const isByHand = readings.length > 0 && readings.every(isHandTime);
  const timedEvent = isByHand ? setTimingMethod(event, 'hand') : event;
  const rows = mergeReadings(sheet, readings, createTimeRule(timedEvent), findLapSplits(laps, event, trial.date_e));
  const after = new Map(makeRowKeys(rows).map((key, at) => [key, rows[at]]));
  const subject = { challenge: state.challenge.oid, list: oid };
  const corrections: OfficialActTable[] = [];
  for (const { key, sent } of isPublished(trial.status) ? sheet.results : []) {
    const rowAfter = after.get(key);
    if (formatCanonicalJson(rowAfter) === formatCanonicalJson(sent)) continue;
    const change = { before: pickLoggedFields(sent), after: pickLoggedFields(rowAfter), why: body.reason };
    corrections.push(createAct('correction', { ...subject, row: key }, change, state.organiser, state.now));
  }
  return {
    action: 'times accepted',
    detail: {
      trial: oid,
      uid: trial.uid,
      from: body.from,
      reason: body.reason,
      readings: readings.map(({ fact, row, by }) => ({ id: fact.id, row, v: fact.v, by })),
    },
    acts: [
      ...corrections,
      ...listRuleRemarks(sheet, readings, after, subject, state),
      ...(await planQualificationAct(state, sheet)),
    ],
    // Times of keys are hand times, and the race says so.
    restoresTrials: isByHand,
    trialsData: isByHand && event.hand !== true ? [buildHandTrial(state.stored, trial)] : undefined,
    resultlists: readings.length === 0 ? {} : { [trial.uid]: rows },
  };
}

/** Writes the results of a race from photo finishes or hand times; the readings do not change, and it can be undone. */
export async function acceptReadings(ctx: Context, organiser: string, oid: string, body: Body): Promise<EditAnswer> {
  const chOID = await requireChallengeOfTrial(ctx.store.db, oid);
  return writeManualEdit(ctx, { organiser, chOID }, (state) => planAcceptance(state, oid, body));
}
