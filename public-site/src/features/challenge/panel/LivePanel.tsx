import { type ReactNode, useRef } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useLiveQuery } from '../../../api/challenge-endpoints.ts';
import { selectLive } from '../../../components/live-board/select-live.ts';
import { useFreshness } from '../../../components/live-context.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { usePage } from '../../../components/page/use-page.ts';
import { Empty } from '../../../components/states/Empty.tsx';
import { QueryState } from '../../../components/states/QueryState.tsx';
import { StaleBar } from '../../../components/states/StaleBar.tsx';
import { useCounted } from '../../../components/use-counted.ts';
import { useText } from '../../../locales/use-text.ts';
import { Announcements } from './Announcements.tsx';
import { PanelField, PanelTrack } from './PanelEvent.tsx';
import { PanelTools } from './PanelTools.tsx';
import { useFullScreen, useWakeLock } from './screen.ts';
import { useTurning } from './use-turning.ts';

/** Shown while the competition is not live, whatever the answer still has. */
const NOTHING: ReturnType<typeof selectLive> = { trackEvents: [], fieldEvents: [] };

/** The live panel, for a phone in the stands and for a large screen (P12.1). */
export function LivePanel({ challenge }: { readonly challenge: Challenge }) {
  const { t } = useText();
  const { live, pollingInterval } = useFreshness();
  const query = useLiveQuery(challenge.oid, { pollingInterval });
  const place = useRef<HTMLElement>(null);
  const screen = useFullScreen(place);
  const turning = useTurning(place, screen.on);
  useWakeLock();
  useCounted('live');
  usePage({ title: `${t('panel')} – ${challenge.name}` });
  return (
    <>
      <StaleBar queries={[query]} />
      <main id="contenu" ref={place} className={screen.on ? 'panel panel-screen' : 'panel'}>
        <div className="panel-head">
          <PageTitle>{screen.on ? challenge.name : t('panel')}</PageTitle>
          <PanelTools screen={screen} turning={turning} />
        </div>
        <QueryState query={query} rows={6}>
          {(answer) => {
            const { trackEvents, fieldEvents } = live ? selectLive(answer) : NOTHING;
            return (
              <div className="panel-zones">
                <PanelZone what="tracks">
                  {trackEvents.map((event) => (
                    <PanelTrack key={event.oid} event={event} />
                  ))}
                </PanelZone>
                <PanelZone what="fields">
                  {fieldEvents.map((event) => (
                    <PanelField key={event.oid} event={event} />
                  ))}
                </PanelZone>
              </div>
            );
          }}
        </QueryState>
        <Announcements answer={query.data} />
      </main>
    </>
  );
}

interface PanelZoneProps {
  readonly what: 'tracks' | 'fields';
  readonly children: readonly ReactNode[];
}

/** The cards of the races, or of the field events. */
function PanelZone({ what, children }: PanelZoneProps) {
  const { t } = useText();
  return (
    <section className="panel-zone" aria-labelledby={`panel-${what}`}>
      <h2 id={`panel-${what}`}>{t(`panel.${what}`)}</h2>
      {children.length === 0 ? (
        <Empty what={what}>{t(`empty.${what}`)}</Empty>
      ) : (
        <div className="panel-cards">{children}</div>
      )}
    </section>
  );
}
