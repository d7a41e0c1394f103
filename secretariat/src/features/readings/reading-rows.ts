import {
  type AccessCodeKind,
  type EventRef,
  formatMark,
  isMark,
  MARK_STATUS,
  type Performance,
  readEvent,
  roundAsShown,
  setTimingMethod,
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
  /** Of a time that was taken at a place: which, whether by hand, how far its two clocks may differ, ms, and a doubt. */
  readonly place?: number | undefined;
  readonly hand?: boolean | undefined;
  readonly error?: number | undefined;
  readonly doubt?: boolean | undefined;
  /** The event as the reading was timed. */
  readonly readBy: EventRef;
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

/** Whether a row of a device says only who came in at a place. */
const isOrderPlace = ({ id, rank, prf }: TrialReadings['raws'][number]): boolean =>
  id !== undefined && rank !== undefined && prf.st === MARK_STATUS.mark && prf.v === undefined;

/** How sure a time is, as its timekeeper's device says. */
function readSureness(reading: object): Pick<ReadingRow, 'place' | 'hand' | 'error' | 'doubt'> {
  const { place, hand, error, doubt } = reading as Pick<ReadingRow, 'place' | 'hand' | 'error' | 'doubt'>;
  return { place, hand, error, doubt };
}

interface Person {
  readonly bib?: string | undefined;
  readonly auid?: string | undefined;
  readonly lane?: number | undefined;
}

/** Whether a row is of the person of a reading: by the bib, without one by the licence, else by the lane. */
function isOf(row: Person, { bib, auid, lane }: Person): boolean {
  if (bib !== undefined) return row.bib === bib;
  if (auid !== undefined) return row.auid === auid;
  return lane !== undefined && row.lane === lane;
}

/** Readings of a trial, each with the start and the result of its person. */
function buildTrialRows(trialReadings: TrialReadings, from: ReadingKind, kind: string): ReadingRow[] {
  const { trial, starts, results } = trialReadings;
  const event = readEvent(trial, kind);
  // A place of the order of finish is no reading of its own: it is shown beside the time of that place.
  const readings = from === 'raws' ? trialReadings.raws.filter((one) => !isOrderPlace(one)) : trialReadings.chronos;
  return readings.map((reading, index) => {
    const { bib, auid, lane, id, at: readAt, by } = reading;
    const place = 'place' in reading ? reading.place : undefined;
    const start = starts.find((one) => isOf(one, reading));
    const result = results.find((one) => isOf(one, { bib: bib ?? start?.bib, auid: auid ?? start?.auid }));
    const read: Performance = 'prf' in reading ? reading.prf : { v: reading.v, u: 'ms', st: MARK_STATUS.mark };
    const current = result?.prf;
    const areBothMarks = isMark(read) && current !== undefined && isMark(current);
    const person = result ?? start;
    const sureness = readSureness(reading);
    // A time of a key is rounded as a watch's, whatever the race has so far.
    const readBy = sureness.hand === true ? setTimingMethod(event, 'hand') : event;
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
      ...sureness,
      readBy,
      bib: bib ?? start?.bib ?? '',
      who: [person?.last, person?.first].filter(Boolean).join(' ') || (place === undefined ? '' : `${place}.`),
      gap: areBothMarks ? (roundAsShown(read, readBy) ?? 0) - (roundAsShown(current, event) ?? 0) : undefined,
      verdict: compareMarks(read, current, person !== undefined, readBy),
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
