import { formatWind, isOfficial, needsWind, readEvent } from 'shared-domain';
import type { TrackEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CardTitle } from '../../../components/live-board/CardTitle.tsx';
import { trialPath } from '../../../components/page/trial-path.ts';
import { Mark } from '../../../components/perf-table/cells/Mark.tsx';
import { useText } from '../../../locales/use-text.ts';
import { PanelRows } from './PanelRows.tsx';

const ROWS = 8;

/** A race: its winner's time large, its wind, how sure it is, and its first eight. */
export function PanelTrack({ event }: { readonly event: TrackEvent }) {
  const { t } = useText();
  const ref = readEvent(event);
  const { wind } = event.dets;
  const [first] = event.rows;
  return (
    <Link className="panel-card" to={trialPath(event.chOID, event.oid)}>
      <CardTitle event={event}>
        {needsWind(ref) && wind !== undefined && `${t('wind.label').toLowerCase()} ${formatWind(wind)} · `}
        {isOfficial(event.status) ? t('state.official.card') : t('state.unofficial.long').toLowerCase()}
      </CardTitle>
      {first !== undefined && <Mark prf={first.prf} event={ref} className="mark panel-mark hot" />}
      <PanelRows rows={event.rows.slice(0, ROWS)} event={ref} />
    </Link>
  );
}
