import {
  type AccessCodeKind,
  type EventRef,
  formatMark,
  isMark,
  MARK_STATUS,
  type Performance,
  readEvent,
  roundAsShown,
} from 'shared-domain';
import type { TrialReadings } from './readings-endpoints.ts';

/** How a reading compares with the result; `nobody`: nobody in the start list has its bib or lane. */
export const VERDICTS = ['nobody', 'differs', 'missing', 'same'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type ReadingKind = 'raws' | 'chronos';

/** A reading and the result that it belongs to. */
export interface ReadingRow {
  readonly key: string;
  /** The id of the official's fact; undefined for an uploaded reading, which needs no accepting. */
  readonly id: string | undefined;
  readonly trial: TrialReadings['trial'];
  readonly at: string | undefined;
  readonly by: AccessCodeKind | undefined;
  readonly bib: string;
  readonly lane: number | undefined;
  readonly who: string;
  readonly read: Performance;
  readonly current: Performance | undefined;
  /** The reading minus the result, in the unit of the event; only where both are marks. */
  readonly gap: number | undefined;
  readonly verdict: Verdict;
  /** The reading as the device sent it. */
  readonly raw: object;
}

function compareMarks(
  read: Performance,
  current: Performance | undefined,
  hasPerson: boolean,
  event: EventRef,
): Verdict {
  if (!hasPerson) return 'nobody';
  if (current === undefined || current.st === MARK_STATUS.dash) return 'missing';
  return formatMark(read, event) === formatMark(current, event) ? 'same' : 'differs';
}

/** Readings of a trial, each with the result of its bib or, without a bib, of its lane. */
function buildTrialRows(trialReadings: TrialReadings, from: ReadingKind, kind: string): ReadingRow[] {
  const { trial, starts, results } = trialReadings;
  const event = readEvent(trial, kind);
  const readings = from === 'raws' ? trialReadings.raws : trialReadings.chronos;
  return readings.map((reading, index) => {
    const { bib, lane, id, at: readAt, by } = reading;
    const place = 'place' in reading ? reading.place : undefined;
    const start = starts.find((one) => (bib === undefined ? lane !== undefined && one.lane === lane : one.bib === bib));
    const result = results.find((one) => (bib ?? start?.bib) !== undefined && one.bib === (bib ?? start?.bib));
    const read: Performance = 'prf' in reading ? reading.prf : { v: reading.v, u: 'ms', st: MARK_STATUS.mark };
    const current = result?.prf;
    const areBothMarks = isMark(read) && current !== undefined && isMark(current);
    const person = result ?? start;
    return {
      key: `${trial.oid} ${id ?? index}`,
      id,
      trial,
      at: readAt,
      by,
      lane: lane ?? start?.lane,
      read,
      current,
      raw: reading,
      bib: bib ?? start?.bib ?? '',
      who: [person?.last, person?.first].filter(Boolean).join(' ') || (place === undefined ? '' : `${place}.`),
      gap: areBothMarks ? (roundAsShown(read, event) ?? 0) - (roundAsShown(current, event) ?? 0) : undefined,
      verdict: compareMarks(read, current, person !== undefined, event),
    };
  });
}

/** Readings of several trials: those that do not agree with the results first, each group newest first. */
export function buildRows(trialReadings: readonly TrialReadings[], from: ReadingKind, kind: string): ReadingRow[] {
  const rankVerdict = (row: ReadingRow) => VERDICTS.indexOf(row.verdict);
  return trialReadings
    .flatMap((each) => buildTrialRows(each, from, kind))
    .toSorted((a, b) => rankVerdict(a) - rankVerdict(b) || (b.at ?? '').localeCompare(a.at ?? ''));
}
