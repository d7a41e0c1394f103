import {
  type EventRef,
  formatHeight,
  formatListRank,
  formatWind,
  isOfficial,
  isOnCourse,
  needsWind,
  readEvent,
} from 'shared-domain';
import type { Challenge, FieldEvent, ResultRow, TrackEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { RecordChip } from '../../../components/chips/RecordChip.tsx';
import { TouchedRecords } from '../../../components/chips/TouchedRecords.tsx';
import { TrialState } from '../../../components/chips/TrialState.tsx';
import { CardTitle } from '../../../components/live-board/CardTitle.tsx';
import { AroundTurn, Outlook } from '../../../components/live-board/Outlook.tsx';
import { speakTurn } from '../../../components/live-board/outlook-text.ts';
import { findTurnTextKey } from '../../../components/live-board/turn-text.ts';
import { buildTrialPath } from '../../../components/page/challenge-paths.ts';
import { Mark } from '../../../components/perf-table/cells/Mark.tsx';
import { buildRowKeys } from '../../../components/perf-table/order/row-keys.ts';
import { usePanelText } from '../use-panel-text.ts';
import { MAX_TRACK_ROWS } from './limits.ts';
import { PanelName } from './PanelName.tsx';
import { PanelRunning } from './PanelRunning.tsx';

interface PanelProps<Event> {
  readonly event: Event;
  readonly kind: Challenge['kind'];
}

/** A race: the winner's time in large type, wind, whether it is official, and the first eight. */
export function PanelTrack({ event, kind }: PanelProps<TrackEvent>) {
  const { t } = usePanelText();
  const eventRef = readEvent(event, kind);
  const { wind } = event.dets;
  const [first] = event.rows;
  return (
    <Link className="panel-card" to={buildTrialPath(event.chOID, event.oid)}>
      <CardTitle event={event} kind={kind}>
        {needsWind(eventRef) && wind !== undefined && `${t('wind.label').toLowerCase()} ${formatWind(wind)} · `}
        {isOfficial(event.status) ? t('state.official.card') : t('state.unofficial.long').toLowerCase()}
      </CardTitle>
      {first !== undefined && <Mark prf={first.prf} event={eventRef} className="mark panel-mark hot" />}
      <PanelRows rows={event.rows.slice(0, MAX_TRACK_ROWS)} listLength={event.results} event={eventRef} />
    </Link>
  );
}

/** A race that has no results yet: who leads at the last point of the course, or who starts in which lane. */
export function PanelStart({ event, kind }: PanelProps<TrackEvent>) {
  const [leader] = event.rows;
  if (leader !== undefined && isOnCourse(leader)) return <PanelRunning event={event} kind={kind} />;
  const rows = event.startlist.slice(0, MAX_TRACK_ROWS);
  const keys = buildRowKeys(rows);
  return (
    <Link className="panel-card" to={`${buildTrialPath(event.chOID, event.oid)}?t=departs`}>
      <CardTitle event={event} kind={kind}>
        <TrialState trial={event} />
      </CardTitle>
      <span className="panel-rows">
        {rows.map((row, index) => (
          <span key={keys[index]} className="panel-row">
            <span className="panel-rank">{row.lane ?? row.odr}</span>
            <PanelName row={row} />
          </span>
        ))}
      </span>
    </Link>
  );
}

const MAX_FIELD_ROWS = 5;

/** A field event: whose turn it is («E4 – DUPONT Léa»), the bar if there is one, and the best so far. */
export function PanelField({ event, kind }: PanelProps<FieldEvent>) {
  const text = usePanelText();
  const { t } = text;
  const { athlete, attempt, bar, state } = event;
  const name = athlete && `${athlete.last} ${athlete.first}`;
  return (
    <Link className="panel-card" to={buildTrialPath(event.chOID, event.oid)}>
      <CardTitle event={event} kind={kind}>
        {t(athlete === undefined ? `field.${state}` : findTurnTextKey(state))}
      </CardTitle>
      {athlete !== undefined && <span className="sr">{speakTurn(event, text)}</span>}
      {name !== undefined && (
        <b className="panel-turn" aria-hidden="true">
          {attempt === undefined ? name : t('panel.turn', { n: attempt, name })}
        </b>
      )}
      {bar !== undefined && (
        <span className="panel-bar" aria-hidden={athlete !== undefined}>
          <span className="sub">{t(state === 'bar' ? 'field.bar' : 'turn.bar')}</span>
          <span className="mark panel-mark">{formatHeight(bar)}</span>
        </span>
      )}
      <Outlook event={event} />
      <AroundTurn event={event} />
      <PanelRows rows={event.rows.slice(0, MAX_FIELD_ROWS)} listLength={event.results} event={readEvent(event, kind)} />
    </Link>
  );
}

interface PanelRowsProps {
  readonly rows: readonly ResultRow[];
  /** Rows of the whole list. */
  readonly listLength: number;
  readonly event: EventRef;
}

/** The first rows of a list, large enough to be read from afar. */
function PanelRows({ rows, listLength, event }: PanelRowsProps) {
  const keys = buildRowKeys(rows);
  return (
    <span className="panel-rows">
      {rows.map((row, index) => (
        <span key={keys[index]} className="panel-row">
          <span className="panel-rank">{formatListRank(row.rank, listLength)}</span>
          <PanelName row={row} />
          <span className="panel-chips">
            <TouchedRecords records={row.records} /> <RecordChip record={row.pe} />
          </span>{' '}
          <Mark prf={row.prf} event={event} className="figure panel-figure" />
        </span>
      ))}
    </span>
  );
}
