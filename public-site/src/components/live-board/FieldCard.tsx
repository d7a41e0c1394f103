import { formatHeight, readEvent } from 'shared-domain';
import type { Challenge, FieldEvent } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { buildTrialPath } from '../page/challenge-paths.ts';
import { CardTitle } from './CardTitle.tsx';
import { AroundTurn, Outlook } from './Outlook.tsx';
import { speakTurn } from './outlook-text.ts';
import { SmallResultRows } from './SmallResultRows.tsx';
import { findTurnTextKey } from './turn-text.ts';

interface CardProps {
  readonly event: FieldEvent;
  readonly kind: Challenge['kind'];
}

/** A field event under way: the athlete whose turn it is, the attempt or the bar, and the best so far. */
export function FieldCard({ event, kind }: CardProps) {
  const text = useText();
  const { t } = text;
  const eventRef = readEvent(event, kind);
  const { athlete, bar, attempt } = event;
  return (
    <Link to={buildTrialPath(event.chOID, event.oid)}>
      <CardTitle event={event} kind={kind}>
        {athlete === undefined && t(`field.${event.state}`).toLowerCase()}
      </CardTitle>
      {athlete !== undefined && <span className="sr">{speakTurn(event, text)}</span>}
      {(athlete !== undefined || bar !== undefined) && (
        <span className="top1" aria-hidden={athlete !== undefined}>
          <span>
            {athlete !== undefined && (
              <>
                <span className="sub">{t(findTurnTextKey(event.state))}</span>
                <b>
                  {athlete.last} {athlete.first}
                </b>
              </>
            )}
            {attempt !== undefined && <span className="sub">{t('col.attempt.long', { n: attempt })}</span>}
          </span>
          {bar !== undefined && (
            <span className="standing-bar">
              <span className="sub">{t(event.state === 'bar' ? 'field.bar' : 'turn.bar')}</span>
              <span className="mark">{formatHeight(bar)}</span>
            </span>
          )}
        </span>
      )}
      <Outlook event={event} />
      <AroundTurn event={event} />
      <SmallResultRows
        rows={event.rows.slice(0, athlete === undefined ? 3 : 2)}
        listLength={event.results}
        event={eventRef}
      />
    </Link>
  );
}
