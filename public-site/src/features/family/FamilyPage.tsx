import { findCategory, formatFamily } from 'shared-domain';
import type { Challenge, Group, RoundsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useChallengeQuery, useGroupsQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { CategorySelect } from '../../components/CategorySelect.tsx';
import { useFreshness, useSlowPollingInterval } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { buildFamilyPath } from '../../components/page/challenge-paths.ts';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { buildCalendarUrl, buildCsvUrl } from '../../components/toolbar/list-files.ts';
import { toFollowedChallenge } from '../../components/toolbar/list-tools.ts';
import { useText } from '../../locales/use-text.ts';
import { FamilyGroup } from './FamilyGroup.tsx';
import './family.css';

interface FamilyPageProps {
  readonly chOID: string;
  /** The number of a family (Q32). */
  readonly family: number;
}

/** All events of a family (sprints, jumps, throws…) with their results or entries. */
export function FamilyPage({ chOID, family }: FamilyPageProps) {
  const { language } = useText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const groups = useGroupsQuery(chOID, { pollingInterval: useSlowPollingInterval() });
  const rounds = useRoundsQuery(chOID, { pollingInterval });
  const name = formatFamily(family, language);
  usePage({ title: name === undefined ? undefined : challenge.data && `${name} – ${challenge.data.name}` });
  if (name === undefined || isNotFound(groups.error)) return <NotFound />;
  const gOIDs = new Set(groups.data?.groups.filter((group) => group.family === family).map(({ oid }) => oid));
  const oidsWithResults = (rounds.data?.rounds ?? [])
    .filter(({ gOID }) => gOIDs.has(gOID))
    .flatMap(({ heats }) => heats.filter(({ results }) => results > 0).map(({ oid }) => oid));
  const isReady = groups.data && rounds.data && challenge.data ? true : undefined;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[groups, rounds]} />
      <main id="contenu" className="wrap family">
        <div className="head with-tools">
          <PageTitle>{name}</PageTitle>
          <ListToolbar
            title={`${name} – ${challenge.data?.name ?? ''}`}
            follow={toFollowedChallenge(challenge.data)}
            hasEntrants
            csv={oidsWithResults.length > 0 ? buildCsvUrl({ chOID, trialOIDs: oidsWithResults }, language) : undefined}
            calendar={buildCalendarUrl(chOID, language, family)}
          />
        </div>
        <QueryState
          isWholePage
          rows={6}
          query={{ ...groups, data: isReady, isError: groups.isError || rounds.isError }}
        >
          {() => (
            <Events
              challenge={challenge.data as Challenge}
              groups={groups.data?.groups ?? []}
              rounds={rounds.data?.rounds ?? []}
              family={family}
            />
          )}
        </QueryState>
      </main>
    </>
  );
}

interface EventsProps {
  readonly challenge: Challenge;
  readonly groups: readonly Group[];
  readonly rounds: RoundsAnswer['rounds'];
  readonly family: number;
}

function Events({ challenge, groups, rounds, family }: EventsProps) {
  const { t, language } = useText();
  const [tabParam] = useParam('t');
  const [sex] = useParam('sx');
  const [cat, setCat] = useParam('cat');
  const tab = tabParam === 'engages' ? 'engages' : 'resultats';
  const families = [...new Set(groups.map((group) => group.family))].sort((a, b) => a - b);
  const familyGroups = groups.filter((group) => group.family === family);
  const hasMixed = familyGroups.some(({ category }) => findCategory(category)?.sex === 3);
  const groupsOfSex = familyGroups.filter(
    ({ category }) => sex === '' || SEX_LETTERS[findCategory(category)?.sex ?? 0] === sex,
  );
  const categories = [...new Set(groupsOfSex.map(({ category }) => category))].sort((one, other) => one - other);
  const shownGroups = groupsOfSex.filter(({ category }) => cat === '' || `${category}` === cat);
  return (
    <>
      <nav className="jump" aria-label={t('family.all')}>
        {families.map((id) => (
          <Link
            key={id}
            className="chip"
            to={buildFamilyPath(challenge.oid, id)}
            aria-current={id === family ? 'page' : undefined}
          >
            {formatFamily(id, language)}
          </Link>
        ))}
      </nav>
      <div className="family-choices">
        <SegmentedLinks
          label={t('tabs')}
          param="t"
          value={tab}
          fallback="resultats"
          items={[
            { value: 'resultats', label: t('tab.results') },
            { value: 'engages', label: t('tab.entries') },
          ]}
        />
        <SegmentedLinks
          className="tight"
          label={t('filter.sex')}
          param="sx"
          value={sex}
          fallback=""
          clearedParams="cat"
          items={[
            { value: '', label: t('all') },
            { value: 'F', label: t('women') },
            { value: 'M', label: t('men') },
            ...(hasMixed ? [{ value: 'X', label: t('sex.mixed') }] : []),
          ]}
        />
        {categories.length > 1 && <CategorySelect categories={categories} value={cat} onChange={setCat} />}
      </div>
      {shownGroups.length === 0 ? (
        <Empty what={tab === 'engages' ? 'entries' : 'results'}>
          {t(tab === 'engages' ? 'empty.entries' : 'empty.results')}
        </Empty>
      ) : (
        shownGroups.map((group, index) => (
          <FamilyGroup
            key={`${group.oid} ${tab}`}
            challenge={challenge}
            group={group}
            rounds={rounds}
            tab={tab}
            isInitiallyOpen={index === 0}
          />
        ))
      )}
    </>
  );
}

/** Letters of the sexes in the URL, by their numbers. */
const SEX_LETTERS: Readonly<Record<number, string>> = { 1: 'M', 2: 'F', 3: 'X' };
