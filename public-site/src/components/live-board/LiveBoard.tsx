import type { CSSProperties } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useLiveQuery } from '../../api/challenge-endpoints.ts';
import { useText } from '../../locales/use-text.ts';
import { Empty } from '../states/Empty.tsx';
import { FieldCard } from './FieldCard.tsx';
import { selectLive } from './select-live.ts';
import { TrackCard } from './TrackCard.tsx';
import './live-board.css';

interface LiveBoardProps {
  readonly challenge: Pick<Challenge, 'oid' | 'kind'>;
  readonly title: string;
  /** On a light background, where a dark header is above it. */
  readonly isLight?: boolean;
  readonly pollingInterval: number;
  readonly link?: React.ReactNode;
  readonly children?: React.ReactNode;
}

/** What is on in the stadium: the last two races and every field event. The cards are not ARIA live regions: too much changes. */
export function LiveBoard({ challenge, title, isLight = false, pollingInterval, link, children }: LiveBoardProps) {
  const { t } = useText();
  const { oid: chOID, kind } = challenge;
  const { data } = useLiveQuery(chOID, { pollingInterval });
  const { trackEvents, fieldEvents } = data === undefined ? { trackEvents: [], fieldEvents: [] } : selectLive(data);
  const cardCount = trackEvents.length + fieldEvents.length;
  const columnCount = cardCount === 4 ? 2 : Math.max(1, Math.min(3, cardCount));
  const isLoaded = data !== undefined;
  return (
    <section className={`board direct bleed ${isLight ? 'light' : ''}`} aria-labelledby={`direct-${chOID}`}>
      <div className="direct-head">
        <span className="live">{t('live')}</span>
        <h2 id={`direct-${chOID}`}>{title.replace(/ (?=[–-] )/g, '\u00a0')}</h2>
        {link}
      </div>
      <div className="now" style={{ '--n': columnCount } as CSSProperties}>
        {trackEvents.map((event) => (
          <TrackCard key={event.oid} event={event} kind={kind} />
        ))}
        {fieldEvents.map((event) => (
          <FieldCard key={event.oid} event={event} kind={kind} />
        ))}
      </div>
      {isLoaded && (trackEvents.length === 0 || fieldEvents.length === 0) && (
        <div className="idle">
          {trackEvents.length === 0 && <Empty what="tracks">{t('empty.tracks')}</Empty>}
          {fieldEvents.length === 0 && <Empty what="fields">{t('empty.fields')}</Empty>}
        </div>
      )}
      {children}
    </section>
  );
}
