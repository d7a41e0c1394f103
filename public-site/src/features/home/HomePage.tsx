import { useContext, useState } from 'react';
import { findFirstFollowed } from 'shared-domain';
import { CACHE_SECONDS, type ChallengeLine, type HomeAnswer, type HomeTrial } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { useLiveQuery } from '../../api/challenge-endpoints.ts';
import { LiveChip } from '../../components/chips/ChallengeChips.tsx';
import { LiveBoard } from '../../components/live-board/LiveBoard.tsx';
import { findToday, formatLongDay } from '../../components/page/dates.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { RegionSelect } from '../../components/RegionSelect.tsx';
import { Reveal } from '../../components/Reveal.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { useHasBeenTrue } from '../../components/states/use-has-been-true.ts';
import { useStoredRegion } from '../../components/stored-region.ts';
import { useText } from '../../locales/use-text.ts';
import { DayView } from './DayView.tsx';
import { FollowedSection } from './followed/FollowedSection.tsx';
import { RecentSection } from './followed/RecentSection.tsx';
import { useHomeQuery } from './home-endpoints.ts';
import { Meetings } from './Meetings.tsx';
import { NextTrials } from './NextTrials.tsx';
import './home.css';
import { HostContext } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { setParam } from '../../components/page/SegmentedLinks.tsx';
import { formatPlaceLine } from '../../components/place-line.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { TrialLines } from './TrialLines.tsx';

const POLL_MS = 10_000;

/** The home page: what is live, the day's competitions, next trials and latest results. */
export function HomePage() {
  const { t, language } = useText();
  const [insee, setInsee] = useStoredRegion();
  const [md] = useParam('j');
  const [view] = useParam('v');
  const [isLive, setIsLive] = useState(false);
  const home = useHomeQuery(
    { ...(insee !== '' && { insee }), ...(md !== '' && { md }) },
    {
      pollingInterval: isLive ? POLL_MS : 0,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: CACHE_SECONDS.home,
    },
  );
  const hasLive = (home.data?.live.length ?? 0) > 0;
  if (hasLive !== isLive) setIsLive(hasLive);
  const firstLiveId = findFirstFollowed(home.data?.live ?? [])?.oid ?? '';
  const liveQuery = useLiveQuery(firstLiveId, { skip: firstLiveId === '' });
  // The live board is on top: the rest waits for it, so that nothing moves down.
  const isReady = useHasBeenTrue(home.data !== undefined && !liveQuery.isLoading);
  useCountVisit('home');
  usePage({ title: t('home.title') });
  return (
    <>
      <StaleBar queries={[home]} />
      <main id="contenu" className="wrap">
        <div className="home-top">
          <SearchField />
          <PageTitle>{formatLongDay(findToday(), language)}</PageTitle>
          <RegionSelect value={insee} onChange={setInsee} />
        </div>
        <p className="sr" role="status">
          {hasLive && t('home.live', { count: home.data?.live.length ?? 0 })}
        </p>
        <QueryState<HomeAnswer> query={{ ...home, data: isReady ? home.data : undefined }} rows={6}>
          {(answer) => {
            const first = findFirstFollowed(answer.live);
            const others = answer.live.filter((challenge) => challenge !== first);
            return (
              <>
                {first === undefined && others.length > 0 && (
                  <section className="board direct bleed" aria-label={t('state.running')}>
                    <OtherLiveChallenges others={others} />
                  </section>
                )}
                {first !== undefined && (
                  <LiveBoard
                    challenge={first}
                    title={first.name}
                    pollingInterval={POLL_MS}
                    link={
                      <Link to={`/challenge/${first.oid}`} aria-label={t('live.all', { name: first.name })}>
                        {t('live.see')}
                      </Link>
                    }
                  >
                    <OtherLiveChallenges others={others} />
                  </LiveBoard>
                )}
                <div className="home-cols">
                  <FollowedSection live={answer.live} />
                  <div>
                    <DayView answer={answer} />
                    <div className="home-grid">
                      <NextTrials trials={answer.next} />
                      {view !== 'resultats' && <LatestResults trials={answer.results} />}
                    </div>
                  </div>
                  <div className="rail">
                    <Meetings title={t('home.recent')} challenges={answer.recent} />
                    <Meetings title={t('home.upcoming')} challenges={answer.upcoming} />
                    <RecentSection />
                  </div>
                </div>
              </>
            );
          }}
        </QueryState>
      </main>
    </>
  );
}

/** Opens the search; hidden by CSS where the top bar shows its search field. */
function SearchField() {
  const { t } = useText();
  const openSearch = useContext(HostContext)?.openSearch;
  if (openSearch === undefined) return null;
  return (
    <button type="button" className="search home-search" aria-haspopup="dialog" onClick={openSearch}>
      <Icon name="search" />
      <span className="in">{t('home.search')}</span>
    </button>
  );
}

/** Below the live board, or without one: the other live competitions. */
function OtherLiveChallenges({ others }: { readonly others: readonly ChallengeLine[] }) {
  const { t } = useText();
  if (others.length === 0) return null;
  return (
    <ul className="others">
      {others.map((challenge) => (
        <li key={challenge.oid}>
          <Link to={`/challenge/${challenge.oid}`}>
            {challenge.live === false ? (
              <LiveChip challenge={challenge} />
            ) : (
              <span className="live">
                <span className="sr">{t('live')}</span>
              </span>
            )}
            <span>
              {challenge.name}
              <span className="sub">{formatPlaceLine(challenge)}</span>
            </span>
            <span className="sub">{t('trials', { count: challenge.trials })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

const MAX_RESULTS = 6;

/** The newest result lists, with a link to all of them. */
function LatestResults({ trials }: { readonly trials: readonly HomeTrial[] }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  return (
    <Reveal className="sec" aria-labelledby="last">
      <header>
        <h2 id="last">{t('home.results')}</h2>
        {trials.length > MAX_RESULTS && (
          <Link className="link" to={pathname + setParam(search, 'v', 'resultats')} preventScrollReset>
            {t('home.results.all')}
          </Link>
        )}
      </header>
      {trials.length === 0 ? (
        <Empty what="results">{t('empty.results')}</Empty>
      ) : (
        <TrialLines trials={trials.slice(0, MAX_RESULTS)} />
      )}
    </Reveal>
  );
}
