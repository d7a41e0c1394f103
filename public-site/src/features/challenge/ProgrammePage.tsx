import { Link } from 'shared-domain/platform';
import { useChallengeQuery, useGroupsQuery, useLiveQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { LiveBoard } from '../../components/live-board/LiveBoard.tsx';
import { useFreshness } from '../../components/live-context.ts';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { useOnce } from '../../components/states/use-once.ts';
import { useCounted } from '../../components/use-counted.ts';
import { useText } from '../../locales/use-text.ts';
import { Around } from './Around.tsx';
import { Hero } from './Hero.tsx';
import { Programme } from './Programme.tsx';
import { listProgrammeItems } from './programme.ts';

/** The page of a competition: live board, programme and organiser. */
export function ProgrammePage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const { live, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const groups = useGroupsQuery(chOID);
  const rounds = useRoundsQuery(chOID, { pollingInterval });
  const board = useLiveQuery(chOID, { skip: !live });
  // The live board is above the programme: they are shown together, so that the programme does not move down.
  const ready = useOnce(challenge.data !== undefined && !rounds.isLoading && !board.isLoading) || undefined;
  usePage({ title: challenge.data?.name });
  useCounted('challenge');
  return (
    <main id="contenu">
      <StaleBar queries={[challenge, rounds]} />
      <QueryState page query={challenge}>
        {(found) => (
          <>
            <Hero challenge={found} live={live} />
            <ChallengeNav chOID={chOID} />
            <div className="wrap landing">
              <QueryState query={{ data: ready, isError: false, refetch: rounds.refetch }}>
                {() => (
                  <>
                    {live && (
                      <LiveBoard
                        chOID={chOID}
                        title={t('live.here')}
                        light
                        pollingInterval={pollingInterval}
                        link={<Link to={`/challenge/${chOID}?v=direct`}>{t('live.see')}</Link>}
                      />
                    )}
                    <div className="cols">
                      <QueryState query={rounds}>
                        {({ rounds: all }) => {
                          const items = listProgrammeItems(found, groups.data?.groups ?? [], all);
                          if (items.length === 0) return <Empty what="starts">{t('empty.programme')}</Empty>;
                          return <Programme challenge={found} items={items} live={live} />;
                        }}
                      </QueryState>
                      <Around challenge={found} />
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
