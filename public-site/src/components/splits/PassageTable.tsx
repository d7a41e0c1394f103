import {
  type EventRef,
  findDistance,
  formatListRank,
  formatPace,
  formatPassageTime,
  formatSplitName,
  listPassages,
  MIN_PACE_METRES,
  type Passage,
  projectFinish,
} from 'shared-domain';
import type { ResultRow } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { PlaceChange } from './PlaceChange.tsx';

interface PassageTableProps {
  readonly row: ResultRow;
  readonly event: EventRef;
  /** Rows of the whole list. */
  readonly listLength: number;
  readonly isRunning: boolean;
}

/** The passages of one runner: time and place at each point, time and pace since the one before, then the finish, or what is to be expected. */
export function PassageTable({ row, event, listLength, isRunning }: PassageTableProps) {
  const { t, language } = useText();
  const distance = findDistance(event);
  const passages = listPassages(row, event);
  const hasPlaces = passages.some(({ rank }) => rank !== undefined);
  const hasPace = distance >= MIN_PACE_METRES;
  const projected = isRunning ? projectFinish(row, distance) : undefined;
  const formatPoint = (passage: Passage) =>
    passage.isFinish ? t('splits.finish') : formatSplitName(passage, event, language);
  return (
    <table className="passages">
      <caption className="sr">{t('splits')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('splits.point')}</th>
          <th scope="col">{t('splits.time')}</th>
          <th scope="col">{t('splits.segment')}</th>
          {hasPace && (
            <th scope="col" abbr={t('col.pace.long')}>
              {t('col.pace')}
            </th>
          )}
          {hasPlaces && (
            <th scope="col" abbr={t('splits.place.long')}>
              {t('splits.place')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {passages.map((passage, index) => (
          <tr key={passage.d} className={passage.isFinish ? 'finish' : undefined}>
            <th scope="row">{formatPoint(passage)}</th>
            <td>
              <b>{formatPassageTime(passage.t, passage.d, event)}</b>
            </td>
            <td>
              {passage.segment !== undefined &&
                index > 0 &&
                formatPassageTime(passage.segment.ms, passage.segment.to - passage.segment.from, event)}
            </td>
            {hasPace && <td>{formatPace(passage.segment?.pace)}</td>}
            {hasPlaces && (
              <td>
                {formatListRank(passage.rank, listLength)}{' '}
                <PlaceChange from={passages[index - 1]?.rank} to={passage.rank} />
              </td>
            )}
          </tr>
        ))}
        {projected !== undefined && (
          <tr className="finish">
            <th scope="row">{t('splits.projected')}</th>
            <td>
              <b>≈ {formatPassageTime(projected.t, distance, event)}</b>
            </td>
            <td colSpan={1 + Number(hasPace) + Number(hasPlaces)} />
          </tr>
        )}
      </tbody>
    </table>
  );
}
