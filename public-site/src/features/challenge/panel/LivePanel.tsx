import { type ReactNode, useRef } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useLiveQuery } from '../../../api/challenge-endpoints.ts';
import { useFreshness } from '../../../components/freshness.ts';
import { selectLive } from '../../../components/live-board/select-live.ts';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { usePage } from '../../../components/page/use-page.ts';
import { Empty } from '../../../components/states/Empty.tsx';
import { QueryState } from '../../../components/states/QueryState.tsx';
import { StaleBar } from '../../../components/states/StaleBar.tsx';
import { useCountVisit } from '../../../components/use-count-visit.ts';
import { Announcements } from '../announcements/Announcements.tsx';
import { usePanelText } from '../use-panel-text.ts';
import { PanelChase } from './PanelChase.tsx';
import { PanelField, PanelStart, PanelTrack } from './PanelEvent.tsx';
import { PanelTools } from './PanelTools.tsx';
import { useFullScreen, useWakeLock } from './screen.ts';
import { usePaging } from './use-paging.ts';

/** Shown while the competition is not live, whatever the answer still has. */
const NO_EVENTS: ReturnType<typeof selectLive> = { trackEvents: [], fieldEvents: [], startLists: [], chases: [] };

/** The live panel, for a phone in the stands and for a large screen (P12.1). */
export function LivePanel({ challenge }: { readonly challenge: Challenge }) {
  const { t } = usePanelText();
  const { isLive, pollingInterval } = useFreshness();
  const query = useLiveQuery(challenge.oid, { pollingInterval });
  const panel = useRef<HTMLElement>(null);
  const screen = useFullScreen(panel);
  const paging = usePaging(panel, screen.isOn);
  useWakeLock();
  useCountVisit('live');
  usePage({ title: `${t('panel')} – ${challenge.name}` });
  return (
    <>
      <StaleBar queries={[query]} />
      <main id="contenu" ref={panel} className={screen.isOn ? 'panel panel-screen' : 'panel'}>
        <div className="panel-head">
          <PageTitle>{screen.isOn ? challenge.name : t('panel')}</PageTitle>
          <PanelTools screen={screen} paging={paging} />
        </div>
        <QueryState query={query} rows={6}>
          {(answer) => {
            const { trackEvents, fieldEvents, startLists, chases } = isLive ? selectLive(answer) : NO_EVENTS;
            return (
              <div className="panel-zones">
                <PanelZone what="tracks">
                  {trackEvents.map((event) => (
                    <PanelTrack key={event.oid} event={event} kind={challenge.kind} />
                  ))}
                </PanelZone>
                <PanelZone what="fields">
                  {fieldEvents.map((event) => (
                    <PanelField key={event.oid} event={event} kind={challenge.kind} />
                  ))}
                </PanelZone>
                <PanelZone what="starts">
                  {[
                    ...chases.map((event) => <PanelChase key={event.oid} event={event} kind={challenge.kind} />),
                    ...startLists.map((event) => <PanelStart key={event.oid} event={event} kind={challenge.kind} />),
                  ]}
                </PanelZone>
              </div>
            );
          }}
        </QueryState>
        <Announcements challenge={challenge} />
      </main>
    </>
  );
}

interface PanelZoneProps {
  readonly what: 'tracks' | 'fields' | 'starts';
  readonly children: readonly ReactNode[];
}

/** The cards of the races with results, of the field events, or of the next races. */
function PanelZone({ what, children }: PanelZoneProps) {
  const { t } = usePanelText();
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
