import { screenPicture } from '../../contract/calls.ts';
import { makeUrl } from '../../contract/paths.ts';
import type { BoardAnswer, BoardRecord } from '../../contract/types.ts';
import type { EventRef } from '../../discipline/event-ref.ts';
import { findClosing } from '../../live-input/call-time.ts';
import type { DeviceTrial, KnownCompetition } from '../../live-input/device-view.ts';
import { formatBest, formatDistance, formatHeight } from '../../performance/format-mark.ts';
import { findUnit } from '../../performance/shown-value.ts';
import type { Language } from '../../text/language.ts';
import { findStartTime } from '../../trial/start-time.ts';
import type { BoardAddress } from '../board-address.ts';
import { shortenFirst } from '../board-names.ts';
import type { AttemptClock } from '../running-clock.ts';
import { choosePictures } from '../sponsor-turn.ts';
import { formatEventName, formatEventShort, formatTrialRound } from '../trial-names.ts';

/** What an answer is made from: what is known, what the address asks for, the language and the instant, ms. */
export interface AnswerContext {
  readonly known: KnownCompetition;
  readonly address: BoardAddress;
  readonly language: Language;
  readonly at: number;
}

export type AnsweredList = NonNullable<BoardAnswer['list']>;
export type AnsweredRow = AnsweredList['rows'][number];
export type AnsweredTrial = AnsweredList['trial'];
export type AnsweredMark = NonNullable<AnsweredRow['mark']>;
export type AnsweredPerson = NonNullable<NonNullable<BoardAnswer['overlay']>['athlete']>;
export type AnsweredClock = NonNullable<BoardAnswer['clock']>;

/** Fields that are not said are not there. */
export type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };
/** Leaves out what is undefined. */
export const keepPresent = <T extends object>(fields: T): Partial<Present<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Present<T>>;

export const formatInstant = (ms: number): string => new Date(ms).toISOString();

/** A mark as it is written, with what it is in raw units. Undefined where there is nothing to write. */
export function answerMark(text: string, v: number | undefined, unit: AnsweredMark['unit']): AnsweredMark | undefined {
  if (text === '') return undefined;
  return v === undefined || unit === undefined ? { text } : { text, v, unit };
}

export const answerHeight = (h: number | undefined): AnsweredMark | undefined =>
  h === undefined || h <= 0 ? undefined : { text: formatHeight(h), v: h, unit: 'mm' };
export const answerDistance = (v: number | undefined): AnsweredMark | undefined =>
  v === undefined ? undefined : { text: formatDistance(v), v, unit: 'mm' };

/** A record without the row and the mark that made it. */
const pickRecord = ({ kind, relation, scope, state }: BoardRecord) => ({
  kind,
  relation,
  state,
  ...keepPresent({ scope }),
});

/** The record that a mark makes, where it makes one. */
export const answerRecord = (record: BoardRecord | undefined) => keepPresent({ record: record && pickRecord(record) });

/** What stands beside a mark: its record, and whether it is a best. */
export const answerChips = (record: BoardRecord | undefined, chip: 'PB' | 'SB' | undefined) => ({
  chips: [record?.kind, chip].flatMap((one) => one ?? []),
  ...answerRecord(record),
});

/** The address of the sponsor's picture whose turn it is; undefined where a competition has none. */
export function answerPicture({ known, at }: AnswerContext, pageMs: number | undefined): string | undefined {
  const [shown] = choosePictures(known.pictures ?? [], at, pageMs);
  return shown && makeUrl(screenPicture, { chOID: known.challenge.oid, id: shown.id });
}

/** The time of an attempt that runs, from its start to its end. */
export function answerAttemptClock(clock: AttemptClock | undefined): AnsweredClock | undefined {
  if (clock === undefined) return undefined;
  const end = Date.parse(clock.since) + clock.ms;
  return {
    kind: 'attempt',
    start: formatInstant(Date.parse(clock.since)),
    end: formatInstant(end),
    signal: formatInstant(end - clock.signalMs),
  };
}

/** The time of a race that runs since an instant, ms. */
export const answerRaceClock = (since: number | undefined): AnsweredClock | undefined =>
  since === undefined ? undefined : { kind: 'race', start: formatInstant(since) };

/** Which trial it is, in words and by ids. */
export function answerTrial(
  trial: DeviceTrial,
  { language, known }: Pick<AnswerContext, 'language' | 'known'>,
): AnsweredTrial {
  const { oid, uid, g0, g1, category, round, heat, heats, status } = trial;
  return {
    oid,
    uid,
    event: {
      name: formatEventName(trial, language),
      short: formatEventShort(trial, language),
      g0,
      g1,
      category,
    },
    round: { id: round, name: formatTrialRound(trial, language), heat, heats },
    status,
    start: formatInstant(Date.parse(findStartTime(trial))),
    callEnd: formatInstant(findClosing(trial, known.challenge.call)),
  };
}

/** Who somebody of a start list is, by the name that the address asks for. */
export function answerPerson(
  { row, bib, last, first, club, country, category, lane, members = [], pe }: DeviceTrial['rows'][number],
  event: EventRef,
  { address }: Pick<AnswerContext, 'address'>,
): AnsweredPerson {
  const unit = findUnit(event);
  const given = address.hasShortNames === true ? shortenFirst(first) : first;
  const runners = members.toSorted((a, b) => (a.leg ?? 0) - (b.leg ?? 0));
  return {
    row,
    name: `${last.toUpperCase()} ${given}`.trim(),
    last,
    first,
    ...keepPresent({
      bib,
      club,
      country,
      category,
      lane,
      members: runners.length === 0 ? undefined : runners,
      pb: answerMark(formatBest(pe?.pb, event), pe?.pb, unit),
      sb: answerMark(formatBest(pe?.sb, event), pe?.sb, unit),
    }),
  };
}
