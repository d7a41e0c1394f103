import { isUnder16Category, listChallengeDays } from 'shared-domain';
import type { AthleteAnswer, Challenge } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useAthleteQuery } from '../../api/standings-endpoints.ts';
import { CategoryChip } from '../../components/chips/CategoryChip.tsx';
import { Country } from '../../components/chips/Country.tsx';
import { PushPlace } from '../../components/follow/push/PushPlace.tsx';
import { StarButton } from '../../components/follow/StarButton.tsx';
import { useFollowed } from '../../components/follow/use-followed.ts';
import { useFreshness } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { buildMembersPath } from '../../components/page/challenge-paths.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { ShareButton } from '../../components/page/ShareButton.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { findClub } from '../../components/perf-table/columns/column.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { splitAthleteTrials } from './athlete-trials.ts';
import { NextStart } from './NextStart.tsx';
import { OtherChallenges } from './OtherChallenges.tsx';
import { ResultLine } from './ResultLine.tsx';
import { StartLine } from './StartLine.tsx';
import { useAthleteText } from './use-athlete-text.ts';
import './athlete.css';

interface AthletePageProps {
  readonly chOID: string;
  /** The `auid` of the athlete's rows. */
  readonly athleteKey: string;
}

/** One athlete in a competition (Q37): the next start first, then what follows, results, and other competitions. */
export function AthletePage({ chOID, athleteKey }: AthletePageProps) {
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const athlete = useAthleteQuery({ chOID, key: athleteKey }, { pollingInterval });
  const title = athlete.data && formatName(athlete.data);
  usePage({
    title: title && [title, challenge.data?.name].filter(Boolean).join(' – '),
    noindex: isUnder16Category(athlete.data?.category),
  });
  if (isNotFound(athlete.error)) return <NotFound />;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[athlete, challenge]} />
      <main id="contenu" className="wrap athlete">
        <QueryState<AthleteAnswer> isWholePage query={athlete}>
          {(found) => (
            <>
              <AthleteHead chOID={chOID} athlete={found} />
              <QueryState<Challenge> query={challenge}>
                {(of) => <AthleteTrials athlete={found} challenge={of} />}
              </QueryState>
              <OtherChallenges chOID={chOID} athlete={found} />
            </>
          )}
        </QueryState>
      </main>
    </>
  );
}

const formatName = ({ last, first }: AthleteAnswer): string => `${first} ${last}`.trim();

interface AthleteHeadProps {
  readonly chOID: string;
  readonly athlete: AthleteAnswer;
}

/** Name, club, category and bib, with the star and what can be done with the page. */
function AthleteHead({ chOID, athlete }: AthleteHeadProps) {
  const { t } = useAthleteText();
  const { last, first, auid, club, country, category, bib, teamId } = athlete;
  const shownClub = findClub(athlete);
  const item = {
    kind: 'athlete',
    last,
    first,
    auid,
    club: shownClub === undefined ? undefined : club,
    country,
  } as const;
  const isFollowing = useFollowed().has(item);
  return (
    <div className="head">
      <PageTitle>
        {first} <b>{last}</b>
      </PageTitle>
      <div className="facts">
        {shownClub !== undefined && teamId !== undefined ? (
          <Link className="link" to={buildMembersPath(chOID, teamId)}>
            {shownClub}
          </Link>
        ) : (
          shownClub
        )}
        <CategoryChip category={category} />
        <Country code={country} />
        {bib !== undefined && <span>{t('athlete.bib', { bib })}</span>}
      </div>
      <div className="ath-acts">
        <StarButton className="btn" item={item} />
        <ShareButton className="btn" title={formatName(athlete)} />
      </div>
      {isFollowing && <PushPlace />}
    </div>
  );
}

interface AthleteTrialsProps {
  readonly athlete: AthleteAnswer;
  readonly challenge: Challenge;
}

function AthleteTrials({ athlete, challenge }: AthleteTrialsProps) {
  const { t } = useAthleteText();
  const { results, awaited, starts } = splitAthleteTrials(athlete.trials);
  const [next, ...laterStarts] = starts;
  const hasDays = listChallengeDays(challenge).length > 1;
  if (athlete.trials.length === 0) return <Empty what="results">{t('athlete.nothing')}</Empty>;
  return (
    <>
      {next === undefined ? (
        <p className="sub next-none">{t('athlete.noneLeft')}</p>
      ) : (
        <NextStart challenge={challenge} athlete={athlete} next={next} />
      )}
      {laterStarts.length > 0 && (
        <section className="sec" aria-labelledby="later">
          <h2 id="later">{t('athlete.later')}</h2>
          <ul className="ath-list">
            {laterStarts.map((item) => (
              <StartLine key={item.trial.oid} challenge={challenge} item={item} hasDays={hasDays} />
            ))}
          </ul>
        </section>
      )}
      {results.length + awaited.length > 0 && (
        <section className="sec" aria-labelledby="results">
          <h2 id="results">{t('athlete.results')}</h2>
          <ul className="ath-list">
            {awaited.map((item) => (
              <StartLine key={item.trial.oid} challenge={challenge} item={item} hasDays={hasDays} />
            ))}
            {results.map((item) => (
              <ResultLine key={item.trial.oid} challenge={challenge} item={item} hasDays={hasDays} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
