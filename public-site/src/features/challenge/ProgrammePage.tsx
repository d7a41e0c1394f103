import { Link } from 'shared-domain/platform';
import { useChallengeQuery, useGroupsQuery, useLiveQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { useFreshness } from '../../components/freshness.ts';
import { LiveBoard } from '../../components/live-board/LiveBoard.tsx';
import { PrintedAt } from '../../components/PrintedAt.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { SilentStadium } from '../../components/states/SilentStadium.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { useHasBeenTrue } from '../../components/states/use-has-been-true.ts';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { useText } from '../../locales/use-text.ts';
import { ChallengeSidebar } from './ChallengeSidebar.tsx';
import { FollowedHere } from './FollowedHere.tsx';
import { Hero } from './Hero.tsx';
import { Programme } from './Programme.tsx';
import { listProgrammeItems } from './programme.ts';

/** The page of a competition: live board, programme and organiser. */
export function ProgrammePage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const groups = useGroupsQuery(chOID);
  const rounds = useRoundsQuery(chOID, { pollingInterval });
  const liveQuery = useLiveQuery(chOID, { skip: !isLive });
  // The live board is above the programme: they are shown together, so that the programme does not move down.
  const isReady =
    useHasBeenTrue(challenge.data !== undefined && !rounds.isLoading && !liveQuery.isLoading) || undefined;
  usePage({ title: challenge.data?.name });
  useCountVisit('challenge');
  return (
    <main id="contenu">
      <StaleBar queries={[challenge, rounds]} />
      <SilentStadium challenge={challenge.data} />
      <QueryState isWholePage query={challenge}>
        {(found) => (
          <>
            <Hero challenge={found} isLive={isLive} />
            <PrintedAt />
            <ChallengeNav chOID={chOID} />
            <div className="wrap landing">
              <QueryState query={{ data: isReady, isError: false, refetch: rounds.refetch }}>
                {() => (
                  <>
                    <FollowedHere chOID={chOID} isLive={isLive} />
                    {isLive && (
                      <LiveBoard
                        challenge={found}
                        title={t('live.here')}
                        isLight
                        pollingInterval={pollingInterval}
                        link={
                          <>
                            <Link to={`/challenge/${chOID}?v=annonces`}>{t('live.announced')}</Link>
                            <Link to={`/challenge/${chOID}?v=direct`}>{t('live.see')}</Link>
                          </>
                        }
                      />
                    )}
                    <div className="cols">
                      <QueryState query={rounds}>
                        {({ rounds: all }) => {
                          const items = listProgrammeItems(found, groups.data?.groups ?? [], all);
                          if (items.length === 0) return <Empty what="starts">{t('empty.programme')}</Empty>;
                          return <Programme key={found.oid} challenge={found} items={items} isLive={isLive} />;
                        }}
                      </QueryState>
                      <ChallengeSidebar challenge={found} />
                    </div>
                  </>
                )}
              </QueryState>
            </div>
          </>
        )}
      </QueryState>
    </main>
  );
}
