import { type EventRef, findBestAttemptIndex, formatHeight, formatMark, speakBar } from 'shared-domain';
import type { CombinedPart, ResultRow } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';
import { useText } from '../../../locales/use-text.ts';
import { WindFigure } from '../../chips/Wind.tsx';
import { formatDisciplineText } from '../../trial-title.ts';
import { AttemptMark } from './AttemptCell.tsx';
import { readBars, readDistanceAttempts } from './attempts.ts';
import './attempt-sheet.css';

/** Loaded with the first sheet of a race that has passages. */
const PassageTable = lazyPage(() => import('../../splits/PassageTable.tsx'));

interface AttemptSheetProps {
  readonly row: ResultRow;
  readonly event: EventRef;
  readonly parts?: readonly CombinedPart[] | undefined;
  /** Rows of the whole list. */
  readonly listLength: number;
  /** Whether the race is on. */
  readonly isRunning: boolean;
}

/** Attempts, bars, passages or disciplines of one row, as a list. */
export function AttemptSheet({ row, event, parts = [], listLength, isRunning }: AttemptSheetProps) {
  const { t, language } = useText();
  const distanceAttempts = readDistanceAttempts(row);
  const bars = readBars(row);
  const bestIndex = findBestAttemptIndex(readDistanceAttempts(row));
  return (
    <>
      {distanceAttempts.length > 0 && (
        <ol className="tries-list">
          {distanceAttempts.map((attempt, index) => {
            const key = `e${index + 1}`;
            return (
              <li key={key} className={index === bestIndex ? 'best' : undefined}>
                <span className="sub">{t('col.attempt.long', { n: index + 1 })}</span>
                <b>
                  <AttemptMark attempt={attempt} event={event} />
                </b>
                <WindFigure wind={attempt.w} />
              </li>
            );
          })}
        </ol>
      )}
      {bars.length > 0 && (
        <ol className="tries-list">
          {bars.map((bar, index) => {
            const key = `${bar.h}-${index}`;
            return (
              <li key={key}>
                <span className="sub">
                  {formatHeight(bar.h)} {bar.j === true && <small>{t('bar.jumpOff.short')}</small>}
                </span>
                <b aria-hidden="true">{bar.r.replaceAll('-', '–')}</b>
                <span className="sr">{speakBar(bar, language)}</span>
              </li>
            );
          })}
        </ol>
      )}
      {row.splits !== undefined && row.splits.length > 0 && (
        <PassageTable row={row} event={event} listLength={listLength} isRunning={isRunning} />
      )}
      {parts.length > 0 && (
        <ol className="tries-list">
          {parts.map((part, index) => {
            const cell = row.cells?.[index];
            return (
              <li key={part.code}>
                <span className="sub">{formatDisciplineText(part, language)}</span>
                <b>{cell ? formatMark(cell.prf, { ...part, hand: cell.hand }) : '–'}</b>
                {cell && <span className="sub">{cell.pts}</span>}
              </li>
            );
          })}
        </ol>
      )}
    </>
  );
}
