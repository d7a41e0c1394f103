import { isTrackEvent, listType } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';
import { MarkRow } from './MarkRow.tsx';
import type { TableProps } from './table-props.ts';

interface Props extends TableProps {
  /** The rows shown, of a long list. */
  readonly from?: number;
  readonly count?: number;
}

/** Races and relays: a mark a row. */
export function MarkTable({ entry, trial, caption, isReadOnly, showsReaction, from = 0, count }: Props) {
  const { t } = useText();
  const { lines, grid, drafts, standings } = entry;
  const columns = {
    lanes: lines.some(({ lane }) => lane !== undefined),
    reaction: showsReaction && isTrackEvent(grid.event.g0),
    points: lines.some(({ result }) => result?.pts !== undefined),
  };
  const shown = Object.entries(columns)
    .filter(([, isShown]) => isShown)
    .map(([name]) => name)
    .join(' ');
  const isRelay = listType(grid.event) === 'relay';
  return (
    <table className="entry">
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.lanes && (
            <th scope="col" className="c" abbr={t('results.lane.long')}>
              {t('results.lane')}
            </th>
          )}
          <th scope="col" className="r ph0" abbr={t('results.bib.long')}>
            {t('results.bib')}
          </th>
          <th scope="col">{t(isRelay ? 'results.team' : 'results.athlete')}</th>
          <th scope="col" className="p2 r" abbr={t('results.best.long')}>
            {t('results.best')}
          </th>
          {columns.reaction && (
            <th scope="col" abbr={t('results.reaction.long')}>
              {t('results.reaction')}
            </th>
          )}
          <th scope="col">{t('results.mark')}</th>
          <th scope="col" className="says">
            {t('results.read')}
          </th>
          <th scope="col" className="c" abbr={t('results.place.long')}>
            {t('results.place')}
          </th>
          {columns.points && (
            <th scope="col" className="r p2" abbr={t('results.points.long')}>
              {t('results.points')}
            </th>
          )}
          <th scope="col" className="ph0">
            {t('results.state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {(count === undefined ? lines : lines.slice(from, from + count)).map((line) => (
          <MarkRow
            key={line.row}
            line={line}
            grid={grid}
            draft={drafts.get(line.row)}
            standing={standings.get(line.row)}
            handlers={entry.handlers}
            isReadOnly={isReadOnly}
            trial={trial}
            columns={shown}
          />
        ))}
      </tbody>
    </table>
  );
}
