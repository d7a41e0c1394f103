import { formatGroupTitle, isLongRace, isU16OrYounger } from 'shared-domain';
import type { Challenge, Group, ResultList } from 'shared-domain/contract';
import { Link, Navigate } from 'shared-domain/platform';
import { useChallengeQuery, useGroupsQuery, useResultsQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useFreshness, useSlowPollingInterval } from '../../components/freshness.ts';
import { ListTabs } from '../../components/ListTabs.tsx';
import { EntryList } from '../../components/lists/EntryList.tsx';
import { GroupLists } from '../../components/lists/GroupLists.tsx';
import { type GroupSection, listGroupSections } from '../../components/lists/group-sections.ts';
import { TimedRanking } from '../../components/lists/TimedRanking.tsx';
import { NotFound } from '../../components/NotFound.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { buildOverallPath, buildTrialPath } from '../../components/page/challenge-paths.ts';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { useTab } from '../../components/page/use-tab.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { buildListTools, toFollowedEvent } from '../../components/toolbar/list-tools.ts';
import { formatEventTitle } from '../../components/trial-title.ts';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { useText } from '../../locales/use-text.ts';
import { GroupHead } from './GroupHead.tsx';
import { RoundSwitch } from './RoundSwitch.tsx';

interface GroupPageProps {
  readonly chOID: string;
  readonly gOID: string;
}

/** One event of the programme for one category: all its rounds and heats. */
export function GroupPage({ chOID, gOID }: GroupPageProps) {
  const { language } = useText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const groups = useGroupsQuery(chOID);
  const rounds = useRoundsQuery(chOID, { pollingInterval: useSlowPollingInterval() });
  const heats = rounds.data?.rounds.flatMap((each) => each.heats.filter((heat) => heat.gOID === gOID)) ?? [];
  const race = heats.length === 1 ? heats.find((heat) => isLongRace(heat, challenge.data?.kind)) : undefined;
  const isKindUnknown = (rounds.isLoading || challenge.isLoading) && !rounds.isError;
  const results = useResultsQuery(
    { chOID, groupOID: gOID },
    { pollingInterval, skip: isKindUnknown || race !== undefined },
  );
  const [round] = useParam('r');

  const group = groups.data?.groups.find(({ oid }) => oid === gOID);
  useCountVisit('group');
  usePage({
    title: group && [formatGroupTitle(group.name, group, language), challenge.data?.name].filter(Boolean).join(' – '),
    noindex: group !== undefined && isU16OrYounger(group.category),
  });
  if ((groups.data !== undefined && group === undefined) || isNotFound(groups.error) || isNotFound(results.error)) {
    return <NotFound />;
  }
  // A long race is loaded in parts, which only the page of its one trial does.
  if (race !== undefined) return <Navigate to={buildTrialPath(chOID, race.oid)} replace />;
  const sections = listGroupSections(rounds.data?.rounds ?? [], gOID);
  const lists = results.data?.results ?? [];
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <StaleBar queries={[results, rounds]} />
      <main id="contenu" className="wrap">
        <QueryState<Group> isWholePage query={{ ...groups, data: group }}>
          {(found) => (
            <>
              <GroupHead group={found} lists={lists} challenge={challenge.data} />
              <RoundSwitch sections={sections} value={round} tz={challenge.data?.tz} />
              <QueryState query={results}>
                {() => (
                  <GroupContent
                    chOID={chOID}
                    group={found}
                    sections={sections}
                    lists={lists}
                    challenge={challenge.data}
                    round={round}
                  />
                )}
              </QueryState>
            </>
          )}
        </QueryState>
      </main>
    </>
  );
}

interface GroupContentProps {
  readonly chOID: string;
  readonly group: Group;
  readonly sections: readonly GroupSection[];
  readonly lists: readonly ResultList[];
  readonly challenge: Challenge | undefined;
  /** The round that is shown; empty for all. */
  readonly round: string;
}

function GroupContent({ chOID, group, sections, lists, challenge, round }: GroupContentProps) {
  const { t, language } = useText();
  const { oid: gOID, name } = group;
  const starts = sections.reduce((sum, each) => sum + each.heats.reduce((n, heat) => n + heat.starts, 0), 0);
  const rows = lists.reduce((sum, list) => sum + list.rows.length, 0);
  const tab = useTab({ starts, rows });
  const title = formatGroupTitle(name, group, language);
  return (
    <>
      {tab.value === 'resultats' && lists.filter((list) => list.rows.length > 0).length > 1 && (
        <p className="to-scratch">
          <Link className="link" to={buildOverallPath(chOID, gOID)}>
            {t('scratch.see')}
          </Link>
        </p>
      )}
      <ListTabs
        value={tab.value}
        fallback={tab.fallback}
        hasNewResults={tab.hasNewResults}
        tools={
          <ListToolbar
            title={formatEventTitle(group, language, challenge?.kind)}
            {...buildListTools({ chOID, groupOID: gOID }, tab.value, challenge, { language, results: rows, starts })}
            follow={toFollowedEvent({ chOID, gOID, name: title }, challenge)}
          />
        }
      />
      {tab.value === 'engages' ? (
        <EntryList
          chOID={chOID}
          gOID={gOID}
          group={group}
          caption={`${title}, ${t('tab.entries')}`}
          kind={challenge?.kind}
        />
      ) : (
        <>
          {tab.value === 'resultats' && (
            <TimedRanking lists={lists} rounds={sections.map((section) => section.round)} challenge={challenge} />
          )}
          <GroupLists
            sections={round === '' ? sections : sections.filter((section) => section.round === round)}
            lists={lists}
            tab={tab.value}
            challenge={challenge}
          />
        </>
      )}
    </>
  );
}
