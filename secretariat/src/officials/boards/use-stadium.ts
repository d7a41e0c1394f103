import { useMemo } from 'react';
import { describeCell, fold, listStadium, type StadiumCell } from 'shared-domain/board';
import { formatAttemptNumber } from '../contest/words.ts';
import { formatRunning } from '../finish/finish-words.ts';
import { sayChip } from './BoardChip.tsx';
import { formatHour } from './BoardFrame.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** What a line of an event says: words before a name, the name, words after it. */
interface CellWords {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** The events of the stadium that a picture has room for. */
export function useStadium(count: number): readonly StadiumCell[] {
  const { seen } = useBoard();
  const { at } = useBoardClock();
  const known = seen();
  // The order of what is to come changes with the minute, not with each look at the clock.
  const minute = Math.floor(at / 60_000) * 60_000;
  return useMemo(
    () =>
      known === undefined
        ? []
        : listStadium(known, minute, count).map((trial) => describeCell(fold(trial, known), known.challenge.call)),
    [known, minute, count],
  );
}

/** How an event is said: who is at it or leads, or when it is called; and the bar, the leading mark, the time that runs, the hour of the start. */
export function useCellWords() {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const hour = (ms: number) => formatHour(ms, seen()?.challenge.tz, language);
  const say = (words: string): CellWords => ({ before: words, name: '', after: '' });
  return {
    sayCell({ kind, bib, last = '', attempt, until, callAt }: StadiumCell): CellWords {
      if (kind === 'running') return say(t('board.running'));
      if (kind === 'pause')
        return say(until === undefined ? t('board.pause') : t('board.pauseUntil', { time: hour(until) }));
      if (kind === 'ahead')
        return say(callAt > at ? t('board.callUntil', { time: hour(callAt) }) : t('board.callOver'));
      return {
        before: kind === 'lead' ? t('board.leads') : (bib ?? ''),
        name: last.toUpperCase(),
        after: kind === 'turn' && attempt !== undefined ? `, ${formatAttemptNumber(attempt, t)}` : '',
      };
    },
    sayFigure({ kind, figure = '', since, startAt }: StadiumCell): string {
      if (kind === 'running' && since !== undefined) return formatRunning(at - since);
      return kind === 'ahead' || kind === 'pause' ? hour(startAt) : figure;
    },
    sayRecord: ({ record, made }: StadiumCell): string => sayChip({ record, made }, language),
  };
}
