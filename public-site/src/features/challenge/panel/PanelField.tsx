import { formatHeight, readEvent } from 'shared-domain';
import type { FieldEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { CardTitle } from '../../../components/live-board/CardTitle.tsx';
import { turnWord } from '../../../components/live-board/turn-word.ts';
import { trialPath } from '../../../components/page/trial-path.ts';
import { useText } from '../../../locales/use-text.ts';
import { PanelRows } from './PanelRows.tsx';

const ROWS = 5;

/** A field event: «E4 – DUPONT Léa», the bar where there is one, and the best so far. */
export function PanelField({ event }: { readonly event: FieldEvent }) {
  const { t } = useText();
  const { athlete, attempt, bar, state } = event;
  const name = athlete && `${athlete.last} ${athlete.first}`;
  return (
    <Link className="panel-card" to={trialPath(event.chOID, event.oid)}>
      <CardTitle event={event}>{t(athlete === undefined ? `field.${state}` : turnWord(state))}</CardTitle>
      {name !== undefined && (
        <b className="panel-turn">{attempt === undefined ? name : t('panel.turn', { n: attempt, name })}</b>
      )}
      {bar !== undefined && (
        <span className="panel-bar">
          <span className="sub">{t(state === 'bar' ? 'field.bar' : 'turn.bar')}</span>
          <span className="mark panel-mark">{formatHeight(bar)}</span>
        </span>
      )}
      <PanelRows rows={event.rows.slice(0, ROWS)} event={readEvent(event)} />
    </Link>
  );
}
