import { readEvent } from '../../discipline/challenge-event.ts';
import type { DeviceTrial } from '../../live-input/device-view.ts';
import { formatGap } from '../../performance/format-mark.ts';
import { findUnit } from '../../performance/shown-value.ts';
import { findParticipation } from '../../ranking/mark-order.ts';
import { formatListRank } from '../../result/rank-display.ts';
import type { ListLayout, ListPicture, ListRow } from '../list-picture.ts';
import { findListPart, type ListPart } from '../race-rows.ts';
import {
  type AnswerContext,
  type AnsweredList,
  type AnsweredRow,
  answerChips,
  answerDistance,
  answerHeight,
  answerMark,
  answerPerson,
  answerRaceClock,
  answerTrial,
  formatInstant,
  keepPresent,
} from './words.ts';

/** A list, whose it is, and the part of it that is answered. */
interface Answered {
  readonly layout: ListLayout;
  readonly trial: DeviceTrial;
  readonly picture: ListPicture;
  readonly isAwaited: boolean;
  /** The rows that are shown now, and which part of the list they are; all of them where there is none. */
  readonly part?: ListPart<ListRow> | undefined;
}

/** Which part of a longer list is answered. */
export const answerPart = (part: Omit<ListPart<unknown>, 'rows'> | undefined) =>
  keepPresent({ part: part && { index: part.index, of: part.of, until: formatInstant(part.until) } });

/** How a row takes part, where not for the places of the event. */
function findOtherStanding(rank: number, listLength: number): AnsweredRow['standing'] {
  const standing = findParticipation({ rank }, listLength);
  return standing === 'ranked' ? undefined : standing;
}

function answerRow(one: ListRow, { trial, picture }: Answered, context: AnswerContext): AnsweredRow[] {
  const start = trial.rows.find(({ row }) => row === one.row);
  if (start === undefined) return [];
  const event = readEvent(trial, context.known.challenge.kind);
  const { place, rank, mark, raw, made, behind, wind, out, chip, record, isFirst, isLatest, isFrozen } = one;
  const unit = findUnit(event);
  const states = [
    ...(isFirst && !isFrozen ? (['first'] as const) : []),
    ...(isLatest ? (['latest'] as const) : []),
    ...(isFrozen ? (['frozen'] as const) : []),
  ];
  return [
    {
      ...answerPerson(start, event, context),
      ...keepPresent({
        place:
          place === '' ? undefined : Number(rank === undefined ? place : formatListRank(rank, picture.rows.length)),
        // Before a race the bests of a person stand where the mark will be.
        mark: answerMark(picture.kind === 'lanes' ? (out ?? '') : mark, raw, unit),
        behind: behind === undefined || isFrozen ? undefined : answerMark(formatGap(behind, 'ms', event), behind, 'ms'),
        wind: isFrozen ? undefined : wind,
        made: isFrozen ? undefined : answerDistance(made),
        standing: rank === undefined ? undefined : findOtherStanding(rank, picture.rows.length),
      }),
      ...(isFrozen ? { chips: [] } : answerChips(record, chip)),
      states,
    },
  ];
}

/** A list as its layout shows it. */
export function answerList(answered: Answered, context: AnswerContext): AnsweredList {
  const { layout, trial, picture, isAwaited, part } = answered;
  const { kind, state, since, wind, bar, attemptCount, cut, rows } = picture;
  return {
    layout,
    trial: answerTrial(trial, context),
    kind,
    state,
    awaitsReferee: isAwaited,
    ...keepPresent({
      clock: answerRaceClock(since),
      wind,
      bar: answerHeight(bar),
      attempts: attemptCount,
      cut,
    }),
    ...answerPart(part),
    count: rows.length,
    rows: (part?.rows ?? rows).flatMap((one) => answerRow(one, answered, context)),
  };
}

/** The part of a list that a board of so many rows shows now; undefined where it has room for all. */
export const findShownPart = (
  { rows }: ListPicture,
  count: number | undefined,
  keepsHead: boolean,
  { address, at }: AnswerContext,
): ListPart<ListRow> | undefined =>
  count === undefined ? undefined : findListPart(rows, count, keepsHead, at, address.pageMs);
