import { formatWind, isOfficial, needsWind, readEvent } from 'shared-domain';
import type { Challenge, TrackEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { buildTrialPath } from '../page/challenge-paths.ts';
import { findTeamName } from '../perf-table/cells/AthleteName.tsx';
import { Mark } from '../perf-table/cells/Mark.tsx';
import { findClub } from '../perf-table/columns/column.ts';
import { CardTitle } from './CardTitle.tsx';
import { SmallResultRows } from './SmallResultRows.tsx';

interface CardProps {
  readonly event: TrackEvent;
  readonly kind: Challenge['kind'];
}

/** A race that has just finished: the winner's time large, the next two below. */
export function TrackCard({ event, kind }: CardProps) {
  const { t } = useText();
  const eventRef = readEvent(event, kind);
  const [first, ...rest] = event.rows;
  const { wind } = event.dets;
  return (
    <Link to={buildTrialPath(event.chOID, event.oid)}>
      <CardTitle event={event} kind={kind}>
        {needsWind(eventRef) && wind !== undefined && `${t('wind.label').toLowerCase()} ${formatWind(wind)} · `}
        {isOfficial(event.status) ? t('state.official.card') : t('state.unofficial.long').toLowerCase()}
      </CardTitle>
      {first !== undefined && (
        <span className="top1">
          <span>
            <b>{first.relay === undefined ? `${first.last} ${first.first}` : findTeamName(first)}</b>
            <span className="sub">
              {[findClub(first) ?? first.country, first.pe && t(first.pe.k === 'PB' ? 'record.pb' : 'record.sb')]
                .filter(Boolean)
                .join('\u00a0· ')}
            </span>
          </span>
          <Mark prf={first.prf} event={eventRef} className="mark hot" />
        </span>
      )}
      <SmallResultRows rows={rest.slice(0, 2)} listLength={event.results} event={eventRef} />
    </Link>
  );
}
