import { useMemo, useState } from 'react';
import { foldText } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link, useSearchParams } from 'shared-domain/platform';
import { useMyChallengesQuery } from '../../../api/my-challenges.ts';
import { type Org, useMyOrgsQuery } from '../../../api/my-orgs.ts';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { Segments } from '../../../components/form/Segments.tsx';
import { hasWriteRole } from '../../../components/has-write-role.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Empty } from '../../../components/page/Empty.tsx';
import { PageTitle } from '../../../components/page/PageTitle.tsx';
import { paths } from '../../../components/page/paths.ts';
import { useMediaQuery } from '../../../components/use-media-query.ts';
import { useText } from '../../../locales/use-text.ts';
import { ChallengeCards } from './ChallengeCards.tsx';
import { ChallengeTable } from './ChallengeTable.tsx';
import { chooseFirstPeriod, findPeriod, PERIODS, type Period } from './period.ts';
import '../challenges.css';

const NO_ORG: readonly Org[] = [];

/** P11.2: the competitions of the user's organisations. */
export function ChallengesPage() {
  const { t } = useText();
  const challenges = useMyChallengesQuery();
  return (
    <>
      <PageTitle
        aside={
          <Link className="btn main" to={paths.newChallenge}>
            <Icon name="plus" />
            {t('challenge.new')}
          </Link>
        }
      >
        {t('challenges.title')}
      </PageTitle>
      <QueryState query={challenges}>
        {(list) =>
          list.length === 0 ? (
            <Empty title={t('challenge.none')} help={t('challenge.new.first')} />
          ) : (
            <Challenges list={list} />
          )
        }
      </QueryState>
    </>
  );
}

function Challenges({ list }: { readonly list: readonly Challenge[] }) {
  const { t } = useText();
  const { data: orgs = NO_ORG } = useMyOrgsQuery();
  const now = useMemo(() => new Date(), []);
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find((value) => value === params.get('v')) ?? chooseFirstPeriod(list, now);
  const [search, setSearch] = useState('');
  const List = useMediaQuery('(max-width: 959px)') ? ChallengeCards : ChallengeTable;
  const writableOrgs = useMemo(() => new Set(orgs.filter(hasWriteRole).map(({ oid }) => oid)), [orgs]);
  const shownChallenges = selectChallenges(list, { period, search }, now);
  return (
    <>
      <div className="bar-filters">
        <Segments<Period>
          aria-label={t('challenges.filter')}
          value={period}
          onChange={(value) => setParams({ v: value }, { replace: true })}
          options={PERIODS.map((value) => ({ value, label: t(`challenges.${value}`) }))}
        />
        <input
          className="in grow"
          type="search"
          aria-label={t('challenges.search')}
          placeholder={t('challenges.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {shownChallenges.length === 0 ? (
        <Empty title={t(search.trim() === '' ? `challenge.none.${period}` : 'challenge.none.search')} />
      ) : (
        <List caption={t(`challenges.${period}`)} challenges={shownChallenges} writableOrgs={writableOrgs} now={now} />
      )}
    </>
  );
}

interface ListFilter {
  readonly period: Period;
  readonly search: string;
}

/** The competitions of a period whose name, place or organisation contains the words; the nearest in time first. */
function selectChallenges(
  challenges: readonly Challenge[],
  { period, search }: ListFilter,
  now: Date,
): readonly Challenge[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const containsWords = ({ name, place = '', org }: Challenge) => {
    const text = foldText(`${name} ${place} ${org.name}`);
    return words.every((word) => text.includes(word));
  };
  const direction = period === 'past' ? -1 : 1;
  return challenges
    .filter((challenge) => findPeriod(challenge, now) === period && containsWords(challenge))
    .toSorted((a, b) => direction * a.date.localeCompare(b.date) || a.name.localeCompare(b.name));
}
