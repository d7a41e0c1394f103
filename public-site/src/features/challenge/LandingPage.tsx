import { useChallengeQuery, useGroupsQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { LiveBoard } from '../../components/live-board/LiveBoard.tsx';
import { useFreshness } from '../../components/live-context.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { useText } from '../../locales/use-text.ts';
import { Hero } from './Hero.tsx';
import { Organiser } from './Organiser.tsx';
import { Programme } from './Programme.tsx';
import { programme } from './programme.ts';

/** A competition: what is on now, its programme by day and hour, and who organises it. */
export function LandingPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { live, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const groups = useGroupsQuery(chOID);
  const rounds = useRoundsQuery(chOID, { pollingInterval });
  usePage({ title: challenge.data?.name });
  if (isNotFound(challenge.error)) return <NotFound />;
  return (
    <main id="contenu">
      <StaleBar queries={[challenge, rounds]} />
      <QueryState page query={challenge}>
        {(found) => (
          <>
            <Hero challenge={found} live={live} />
            <div className="wrap landing">
              {live && <LiveBoard chOID={chOID} title={t('live.here')} light pollingInterval={pollingInterval} />}
              <div className="cols">
                <QueryState query={rounds}>
                  {({ rounds: all }) => {
                    const items = programme(found, groups.data?.groups ?? [], all);
                    if (items.length === 0) return <Empty what="starts">{t('empty.programme')}</Empty>;
                    return <Programme challenge={found} items={items} live={live} />;
                  }}
                </QueryState>
                <Organiser challenge={found} />
              </div>
            </div>
          </>
        )}
      </QueryState>
    </main>
  );
}
