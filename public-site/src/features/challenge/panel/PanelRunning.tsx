import { findLastSplit, formatListRank, formatPassageTime, formatSplitName, readEvent } from 'shared-domain';
import type { Challenge, TrackEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { TrialState } from '../../../components/chips/TrialState.tsx';
import { CardTitle } from '../../../components/live-board/CardTitle.tsx';
import { buildTrialPath } from '../../../components/page/challenge-paths.ts';
import { buildRowKeys } from '../../../components/perf-table/order/row-keys.ts';
import { useText } from '../../../locales/use-text.ts';
import { MAX_TRACK_ROWS } from './limits.ts';
import { PanelName } from './PanelName.tsx';

interface PanelRunningProps {
  readonly event: TrackEvent;
  readonly kind: Challenge['kind'];
}

/** A race on its way: the furthest point that somebody passed, the leader's time there, and the first eight. */
export function PanelRunning({ event, kind }: PanelRunningProps) {
  const { language } = useText();
  const eventRef = readEvent(event, kind);
  const rows = event.rows.slice(0, MAX_TRACK_ROWS);
  const keys = buildRowKeys(rows);
  const point = event.rows[0] && findLastSplit(event.rows[0]);
  if (point === undefined) return null;
  return (
    <Link className="panel-card" to={buildTrialPath(event.chOID, event.oid)}>
      <CardTitle event={event} kind={kind}>
        <TrialState trial={event} /> · {formatSplitName(point, event, language)}
      </CardTitle>
      <span className="mark panel-mark hot">{formatPassageTime(point.t, point.d, eventRef)}</span>
      <span className="panel-rows">
        {rows.map((row, index) => {
          const last = findLastSplit(row);
          return (
            <span key={keys[index]} className="panel-row">
              <span className="panel-rank">{last?.d === point.d && formatListRank(last.rank, event.results)}</span>
              <PanelName row={row} />
              {last !== undefined && (
                <span className="figure panel-figure">
                  {last.d !== point.d && <small>{formatSplitName(last, event, language)} </small>}
                  {formatPassageTime(last.t, last.d, eventRef)}
                </span>
              )}
            </span>
          );
        })}
      </span>
    </Link>
  );
}
