import { type EventRef, formatListRank, formatMark } from 'shared-domain';
import type { Challenge, TrackEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CardTitle } from '../../../components/live-board/CardTitle.tsx';
import { buildTrialPath } from '../../../components/page/challenge-paths.ts';
import { buildRowKeys } from '../../../components/perf-table/order/row-keys.ts';
import { usePanelText } from '../use-panel-text.ts';
import { MAX_TRACK_ROWS } from './limits.ts';

interface PanelChaseProps {
  /** A combined event. */
  readonly event: TrackEvent;
  readonly kind: Challenge['kind'];
}

/** The unit of a mark is its own; a time of the last discipline is one of the track. */
const LAST_RACE: EventRef = { g0: 1500, g1: '0' };

/** A combined event before its last discipline: the mark by which each athlete passes the one ahead. */
export function PanelChase({ event, kind }: PanelChaseProps) {
  const { t } = usePanelText();
  const rows = event.rows.filter(({ chase }) => chase !== undefined).slice(0, MAX_TRACK_ROWS);
  const keys = buildRowKeys(rows);
  return (
    <Link className="panel-card" to={buildTrialPath(event.chOID, event.oid)}>
      <CardTitle event={event} kind={kind}>
        {t('panel.chase')}
      </CardTitle>
      <span className="panel-rows">
        {rows.map(
          ({ chase, rank, last, first }, index) =>
            chase !== undefined && (
              <span key={keys[index]} className="panel-row">
                <span className="panel-rank">{formatListRank(rank, event.results)}</span>
                <span className="panel-name">
                  <b>
                    {last} {first}
                  </b>{' '}
                  <span className="sub panel-chase">
                    {t('chase.pass')} {chase.last} {chase.first}{' '}
                    {t(`chase.${chase.by}`, { mark: formatMark(chase.rival, LAST_RACE) })}
                  </span>
                </span>{' '}
                <span className="figure panel-figure">{formatMark(chase.mark, LAST_RACE)}</span>
              </span>
            ),
        )}
      </span>
    </Link>
  );
}
