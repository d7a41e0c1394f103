import { useMemo } from 'react';
import { formatRound } from 'shared-domain';
import {
  describeCell,
  fold,
  formatEventName,
  formatEventShort,
  formatShownRecord,
  listStadium,
  type StadiumCell,
} from 'shared-domain/board';
import { formatAttemptNumber } from '../contest/words.ts';
import { formatRunning } from '../finish/finish-words.ts';
import { formatHour } from './BoardFrame.tsx';
import { useBoard, useBoardClock, useBoardText } from './use-board.ts';

/** Who is at it or leads, or when it is called, in one line: of its parts only the name is cut where there is no room. */
function Line({ cell }: { readonly cell: StadiumCell }) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const { kind, bib, last = '', attempt, until, callAt } = cell;
  const hour = (ms: number) => formatHour(ms, seen()?.challenge.tz, language);
  const say = (words: string) => (
    <small>
      <span>{words}</span>
    </small>
  );
  if (kind === 'running') return say(t('board.running'));
  if (kind === 'pause')
    return say(until === undefined ? t('board.pause') : t('board.pauseUntil', { time: hour(until) }));
  if (kind === 'ahead') return say(callAt > at ? t('board.callUntil', { time: hour(callAt) }) : t('board.callOver'));
  return (
    <small>
      {kind === 'lead' ? <span>{t('board.leads')} </span> : bib !== undefined && <span>{bib} </span>}
      <span className="shrinking">{last.toUpperCase()}</span>
      {kind === 'turn' && <span>, {formatAttemptNumber(attempt ?? 1, t)}</span>}
    </small>
  );
}

/** The bar, the leading mark, the time that runs, the hour of the start. */
function Figure({ cell }: { readonly cell: StadiumCell }) {
  const { seen } = useBoard();
  const { language } = useBoardText();
  const { at } = useBoardClock();
  const { kind, figure, record, since, startAt } = cell;
  if (kind === 'running' && since !== undefined) return <b role="timer">{formatRunning(at - since)}</b>;
  if (kind === 'ahead' || kind === 'pause') return <b>{formatHour(startAt, seen()?.challenge.tz, language)}</b>;
  return (
    <b>
      {figure ?? ''}
      {record !== undefined && <i className={`chip record ${record.state}`}>{formatShownRecord(record, language)}</i>}
    </b>
  );
}

interface Props {
  /** How many events. */
  readonly count: number;
  readonly className: string;
}

/** The events of the stadium: who is at it, who leads, what comes next and when it is called. */
export function StadiumCells({ count, className }: Props) {
  const { seen } = useBoard();
  const { t, language } = useBoardText();
  const { at } = useBoardClock();
  const known = seen();
  // The order of what is to come changes with the minute, not with each look at the clock.
  const minute = Math.floor(at / 60_000) * 60_000;
  const cells = useMemo(
    () =>
      known === undefined ? [] : listStadium(known, minute, count).map((trial) => describeCell(fold(trial, known))),
    [known, minute, count],
  );
  if (cells.length === 0) return <p className="board-none">{t('board.nothing')}</p>;
  return (
    <ol className={`stadium ${className}`}>
      {cells.map((cell) => {
        const { trial } = cell;
        return (
          <li key={trial.oid} className={cell.kind}>
            <h2>
              {className === 'in-lines' ? formatEventShort(trial, language) : formatEventName(trial, language)}{' '}
              <span>{formatRound(trial, language).toLocaleLowerCase(language)}</span>
            </h2>
            <Figure cell={cell} />
            <Line cell={cell} />
          </li>
        );
      })}
    </ol>
  );
}
