import type { BoardAnswer } from '../../contract/types.ts';
import { readEvent } from '../../discipline/challenge-event.ts';
import { isFieldEvent } from '../../discipline/event-ref.ts';
import { findUnit } from '../../performance/shown-value.ts';
import { fold } from '../freeze.ts';
import { chooseMix, describeMixList, findMixSources, OVERVIEW_CELLS, WINNER_OTHERS } from '../mix-picture.ts';
import { findMixPart, MAX_NEWS_ROWS } from '../mix-plan.ts';
import { describeCell, findLastResult, listStadium, STADIUM_CELLS, type StadiumCell } from '../stadium.ts';
import { answerList } from './list.ts';
import {
  type AnswerContext,
  type AnsweredList,
  answerDistance,
  answerMark,
  answerPerson,
  answerPicture,
  answerRaceClock,
  answerRecord,
  answerTrial,
  formatInstant,
  keepPresent,
} from './words.ts';

type AnsweredCell = NonNullable<BoardAnswer['stadium']>[number];
/** The parts of an answer about the stadium. */
type Stadium = Pick<BoardAnswer, 'stadium' | 'mix' | 'list' | 'picture'>;

function answerCell(
  { trial, kind, row, attempt, figure, raw, made, record, since, until }: StadiumCell,
  context: AnswerContext,
): AnsweredCell {
  const event = readEvent(trial, context.known.challenge.kind);
  const start = trial.rows.find((one) => one.row === row);
  return {
    trial: answerTrial(trial, context),
    state: kind,
    ...answerRecord(record),
    ...keepPresent({
      athlete: start && answerPerson(start, event, context),
      number: attempt,
      mark: answerMark(figure ?? '', raw, isFieldEvent(trial.g0) ? 'mm' : findUnit(event)),
      made: answerDistance(made),
      clock: answerRaceClock(since),
      until: until === undefined ? undefined : formatInstant(until),
    }),
  };
}

const answerCells = (count: number, context: AnswerContext): AnsweredCell[] =>
  listStadium(context.known, context.at, count).map((trial) =>
    answerCell(describeCell(fold(trial, context.known), context.known.challenge.call), context),
  );

/** The events of the stadium. */
export const answerStadium = (context: AnswerContext): Stadium => ({
  stadium: answerCells(context.address.rows ?? STADIUM_CELLS.screen, context),
});

/** The last result: who won, and the three after. */
function answerLastResult(context: AnswerContext): AnsweredList | undefined {
  const trial = findLastResult(context.known);
  if (trial === undefined) return undefined;
  const { picture, isAwaited } = describeMixList(trial, context.known);
  const { layout } = findListLayout(trial.g0);
  const { rows, ...list } = answerList({ layout, trial, picture, isAwaited }, context);
  return { ...list, rows: rows.slice(0, 1 + WINNER_OTHERS) };
}

const findListLayout = (g0: number) => ({ layout: isFieldEvent(g0) ? 'classement' : 'resultat' }) as const;

/** What a wall shows by turns: a list, a picture of a sponsor, or the whole stadium with the last result. */
export function answerMix(context: AnswerContext): Stadium {
  const { known, at } = context;
  const { shown, trial, sponsorMs } = chooseMix(known, findMixSources(known), at);
  const rank = shown.kind === 'news' ? shown.news.rank : undefined;
  const mix = {
    kind: shown.kind,
    ...keepPresent({ rank }),
    since: formatInstant(shown.since),
    until: formatInstant(shown.until),
  };
  if (sponsorMs !== undefined) return { mix, ...keepPresent({ picture: answerPicture(context, sponsorMs) }) };
  if (trial === undefined)
    return { mix, stadium: answerCells(OVERVIEW_CELLS, context), ...keepPresent({ list: answerLastResult(context) }) };
  const { picture, isAwaited } = describeMixList(trial, known);
  const { cut, ...uncut } = picture;
  const rows = shown.kind === 'news' ? picture.rows.slice(0, MAX_NEWS_ROWS) : picture.rows;
  const found = findMixPart(rows, at - shown.since);
  const part = found.of === 1 ? undefined : { ...found, until: Math.min(shown.since + found.endMs, shown.until) };
  const drawn = part === undefined && cut !== undefined ? { ...uncut, cut } : uncut;
  return { mix, list: answerList({ ...findListLayout(trial.g0), trial, picture: drawn, isAwaited, part }, context) };
}
