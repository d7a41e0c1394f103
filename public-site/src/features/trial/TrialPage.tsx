import {
  FIRST_RACE_QUERY,
  findLocalDay,
  formatTrialGroup,
  isFieldEvent,
  isFinished,
  isLongRace,
  isU16OrYounger,
  TRIAL_STATUS,
} from 'shared-domain';
import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';
import { useChallengeQuery, useRaceQuery, useResultsQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useFreshness, useSlowPollingInterval } from '../../components/freshness.ts';
import { ListTabs } from '../../components/ListTabs.tsx';
import { NotFound } from '../../components/NotFound.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useTab } from '../../components/page/use-tab.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { buildListTools, toFollowedEvent } from '../../components/toolbar/list-tools.ts';
import { formatTrialTitle } from '../../components/trial-title.ts';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { useText } from '../../locales/use-text.ts';
import { CombinedChases } from './CombinedChases.tsx';
import { CombinedSteps } from './CombinedSteps.tsx';
import { LastPartChases } from './LastPartChases.tsx';
import { formatLeaders } from './leaders-line.ts';
import { TrialHead } from './TrialHead.tsx';
import { TrialLists } from './TrialLists.tsx';
import { TrialRounds } from './TrialRounds.tsx';

const TurnBoard = lazyPage(() => import('./TurnBoard.tsx'));

interface TrialPageProps {
  readonly chOID: string;
  readonly trialOID: string;
}

/** One heat or one competition of an event: the page that people share. */
export function TrialPage({ chOID, trialOID }: TrialPageProps) {
  const { language } = useText();
  const { isLive, pollingInterval } = useFreshness();
  const slowPollingInterval = useSlowPollingInterval();
  const challenge = useChallengeQuery(chOID);
  const rounds = useRoundsQuery(chOID, { pollingInterval: slowPollingInterval });
  const heats = rounds.data?.rounds.flatMap((round) => round.heats);
  const plannedTrial = heats?.find(({ oid }) => oid === trialOID);
  const race = plannedTrial !== undefined && isLongRace(plannedTrial, challenge.data?.kind) ? plannedTrial : undefined;
  // A long race must not be requested whole: nothing is requested until it is known whether this is one.
  const isKindUnknown = (rounds.isLoading || challenge.isLoading) && !rounds.isError;
  const results = useResultsQuery({ chOID, trialOID }, { pollingInterval, skip: isKindUnknown || race !== undefined });
  const racePage = useRaceQuery(
    { chOID, trialOID, ...FIRST_RACE_QUERY },
    { pollingInterval: slowPollingInterval, skip: race === undefined },
  );

  const fullList = results.data?.results.find(({ oid }) => oid === trialOID);
  const list =
    race === undefined
      ? fullList
      : racePage.data && { ...race, rows: racePage.data.results, records: racePage.data.records };
  const trial = list ?? race ?? (results.data && plannedTrial);
  const isYoung = trial !== undefined && isU16OrYounger(trial.category);
  useCountVisit('trial');
  usePage({
    title:
      trial &&
      [formatTrialTitle(trial, language, challenge.data?.kind), challenge.data?.name].filter(Boolean).join(' – '),
    description: formatLeaders(list, challenge.data?.kind),
    noindex: isYoung,
  });

  const isMissing =
    race === undefined && results.data !== undefined && rounds.data !== undefined && trial === undefined;
  if (isMissing || isNotFound(results.error)) return <NotFound />;
  return (
    <>
      <ContextBar
        chOID={chOID}
        challenge={challenge.data}
        isLive={isLive}
        day={trial && challenge.data && findLocalDay(trial.date, challenge.data.tz)}
      />
      <StaleBar queries={[race === undefined ? results : racePage]} />
      <main id="contenu" className="wrap">
        <QueryState<Trial | ResultList> isWholePage query={{ ...results, data: trial }}>
          {(found) => (
            <TrialContent trial={found} list={list} heats={heats ?? []} challenge={challenge.data} race={race} />
          )}
        </QueryState>
      </main>
    </>
  );
}

interface TrialContentProps {
  readonly trial: Trial | ResultList;
  readonly list: ResultList | undefined;
  readonly heats: readonly Trial[];
  readonly challenge: Challenge | undefined;
  /** The trial, if it is a long race, whose rows are loaded in parts. */
  readonly race: Trial | undefined;
}

function TrialContent({ trial, list, heats, challenge, race }: TrialContentProps) {
  const { language } = useText();
  const rows = race?.results ?? list?.rows.length ?? 0;
  const group = heats.filter(({ gOID }) => gOID === trial.gOID);
  const starts = group.find(({ oid }) => oid === trial.oid)?.starts ?? 0;
  const tab = useTab({ isOver: isFinished(trial.status), starts, rows });
  const title = formatTrialTitle(trial, language, challenge?.kind);
  const rounds = group.filter(({ round }) => (round === 'c') === (trial.round === 'c'));
  return (
    <>
      <TrialHead trial={trial} heats={group} challenge={challenge} list={list} />
      {list?.parts !== undefined && <CombinedSteps parts={list.parts} tz={challenge?.tz} />}
      {list !== undefined && <CombinedChases list={list} />}
      {list?.status === TRIAL_STATUS.running && isFieldEvent(list.g0) && <TurnBoard list={list} />}
      <div className={rounds.length > 1 ? 'cols' : undefined}>
        <div>
          <ListTabs
            value={tab.value}
            fallback={tab.fallback}
            hasNewResults={tab.hasNewResults}
            tools={
              <ListToolbar
                title={title}
                text={[title, formatLeaders(list, challenge?.kind)].filter(Boolean).join(' – ')}
                {...buildListTools({ chOID: trial.chOID, trialOID: trial.oid }, tab.value, challenge, {
                  language,
                  results: rows,
                  starts,
                })}
                follow={toFollowedEvent(
                  { chOID: trial.chOID, gOID: trial.gOID, name: formatTrialGroup(trial, language) },
                  challenge,
                )}
              />
            }
          />
          <TrialLists trial={trial} list={list} tab={tab.value} challenge={challenge} race={race} />
          <LastPartChases trial={trial} group={group} />
        </div>
        {rounds.length > 1 && <TrialRounds trial={trial} heats={rounds} challenge={challenge} />}
      </div>
    </>
  );
}
