import { formatGroupTitle, hasNoMark, isLongRace, isU16OrYounger, readEvent } from 'shared-domain';
import type { Challenge, RoundsAnswer, ScratchAnswer } from 'shared-domain/contract';
import { useChallengeQuery, useRoundsQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useScratchQuery } from '../../api/standings-endpoints.ts';
import { CategorySelect } from '../../components/CategorySelect.tsx';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../components/follow/use-only-followed.ts';
import { useFreshness } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { MoreRows } from '../../components/perf-table/cells/MoreRows.tsx';
import { usePages } from '../../components/perf-table/order/use-pages.ts';
import { PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { RaceList } from '../../components/race-list/RaceList.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { useText } from '../../locales/use-text.ts';
import { OverallHead } from './OverallHead.tsx';
import { buildOverallColumns } from './overall-columns.tsx';

interface OverallPageProps {
  readonly chOID: string;
  readonly gOID: string;
}

/** The overall ranking of an event over all its heats and categories (Q10). */
export function OverallPage({ chOID, gOID }: OverallPageProps) {
  const { t, language } = useText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const rounds = useRoundsQuery(chOID);
  const race = findOnlyRace(rounds.data, gOID, challenge.data?.kind);
  // A race of thousands must not be requested whole: nothing is requested until it is known whether this is one.
  const isKindUnknown = (rounds.isLoading || challenge.isLoading) && !rounds.isError;
  const scratch = useScratchQuery(gOID, { pollingInterval, skip: isKindUnknown || race !== undefined });
  const event = race === undefined ? scratch.data : { ...race, categories: race.dets.categories };
  const name = event && formatGroupTitle(race?.group ?? scratch.data?.name ?? '', event, language);
  const category = race?.category ?? scratch.data?.category;
  usePage({
    title: name && [t('scratch'), name, challenge.data?.name].filter(Boolean).join(' – '),
    noindex: category !== undefined && isU16OrYounger(category),
  });
  if (isNotFound(scratch.error)) return <NotFound />;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[scratch]} />
      <main id="contenu" className="wrap">
        {race !== undefined && (
          <>
            <OverallHead
              event={event ?? race}
              gOID={gOID}
              group={race.group}
              name={name ?? ''}
              rows={race.results}
              challenge={challenge.data}
            />
            <RaceList race={race} caption={`${name}, ${t('scratch')}`} kind={challenge.data?.kind} />
          </>
        )}
        {race === undefined && (
          <QueryState<ScratchAnswer> isWholePage query={scratch} rows={12}>
            {(found) => (
              <>
                <OverallHead
                  event={found}
                  gOID={gOID}
                  group={found.name}
                  name={name ?? ''}
                  rows={found.results.length}
                  challenge={challenge.data}
                />
                {found.results.length === 0 ? (
                  <Empty what="results">{t('empty.results')}</Empty>
                ) : (
                  <Ranking scratch={found} name={name ?? ''} kind={challenge.data?.kind} />
                )}
              </>
            )}
          </QueryState>
        )}
      </main>
    </>
  );
}

/** A group that is one long race: its overall ranking is that race's own list. */
function findOnlyRace(answer: RoundsAnswer | undefined, gOID: string, kind: Challenge['kind'] | undefined) {
  const trials = answer?.rounds.flatMap(({ heats }) => heats.filter((heat) => heat.gOID === gOID)) ?? [];
  const [first, ...others] = trials;
  return first !== undefined && others.length === 0 && isLongRace(first, kind) ? first : undefined;
}

interface RankingProps {
  readonly scratch: ScratchAnswer;
  /** The group's name in the reader's language. */
  readonly name: string;
  readonly kind: Challenge['kind'] | undefined;
}

function Ranking({ scratch, name, kind }: RankingProps) {
  const { t, language } = useText();
  const [category, setCategory] = useParam('cat');
  const { limit, showMore } = usePages();
  const allRows = scratch.results;
  const categories = [...new Set(allRows.flatMap((row) => row.category ?? []))].sort((a, b) => a - b);
  const rows = category === '' ? allRows : allRows.filter((row) => `${row.category}` === category);
  const columns = buildOverallColumns({
    t,
    language,
    rows,
    listLength: allRows.length,
    chOID: scratch.chOID,
    event: readEvent(scratch, kind),
    onOpen: undefined,
    hasCategoryPlace: category !== '',
  });
  const filtered = useOnlyFollowed(rows, (row) => row);
  const shownRows = filtered.rows
    .slice(0, limit)
    .map((row) => ({ key: `${row.trialOID} ${row.bib ?? ''} ${row.last} ${row.first}`, row }));
  return (
    <>
      {categories.length > 1 && (
        <div className="filters">
          <CategorySelect categories={categories} value={category} onChange={setCategory} />
        </div>
      )}
      <OnlyFollowedLine />
      <PerfTable
        caption={`${name}, ${t('scratch')}`}
        columns={columns}
        rows={shownRows}
        className="gaps"
        findRowClass={({ row }) => (hasNoMark(row.prf) ? 'out' : '')}
        stars={{ toEntrant: (row) => row, isFollowed: filtered.isFollowed, isAlwaysShown: true }}
      />
      <MoreRows shownCount={shownRows.length} totalCount={filtered.rows.length} onMore={showMore} />
      {scratch.remaining > 0 && <p className="note">{t('scratch.remaining', { count: scratch.remaining })}</p>}
    </>
  );
}
