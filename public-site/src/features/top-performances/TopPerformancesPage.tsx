import { formatFamily } from 'shared-domain';
import type { Challenge, PerfsAnswer } from 'shared-domain/contract';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { usePerfsQuery } from '../../api/standings-endpoints.ts';
import { CategorySelect } from '../../components/CategorySelect.tsx';
import { ChoiceSelect } from '../../components/ChoiceSelect.tsx';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../../components/follow/use-only-followed.ts';
import { useFreshness } from '../../components/freshness.ts';
import { POINTS_NOTES } from '../../components/lists/points-notes.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { MoreRows } from '../../components/perf-table/cells/MoreRows.tsx';
import { usePages } from '../../components/perf-table/order/use-pages.ts';
import { PerfTable } from '../../components/perf-table/tables/PerfTable.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { toFollowedChallenge } from '../../components/toolbar/list-tools.ts';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { selectTop } from './select-top.ts';
import { buildTopColumns } from './top-columns.tsx';
import './top-performances.css';
import { useTopText } from './use-top-text.ts';

/** The best marks of a competition, women and men side by side on wide screens. */
export function TopPerformancesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useTopText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const perfs = usePerfsQuery(chOID, { pollingInterval });
  useCountVisit('topperfs');
  usePage({ title: challenge.data && `${t('top')} – ${challenge.data.name}` });
  if (isNotFound(perfs.error)) return <NotFound />;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[perfs]} />
      <main id="contenu" className="wrap top-perfs">
        <div className="head with-tools">
          <PageTitle>{t('top')}</PageTitle>
          <ListToolbar
            title={`${t('top')} – ${challenge.data?.name ?? ''}`}
            follow={toFollowedChallenge(challenge.data)}
            hasEntrants
            hasTable
          />
        </div>
        <QueryState<PerfsAnswer> isWholePage query={perfs}>
          {(found) =>
            found.women.length + found.men.length === 0 ? (
              <Empty what="results">{t('empty.results')}</Empty>
            ) : (
              <Lists chOID={chOID} kind={challenge.data?.kind} perfs={found} />
            )
          }
        </QueryState>
      </main>
    </>
  );
}

function Lists({ chOID, kind, perfs }: Omit<TopListProps, 'sex'>) {
  const { t } = useTopText();
  const [sexParam] = useParam('sx');
  const sex = sexParam === 'M' || (sexParam === '' && perfs.women.length === 0) ? 'M' : 'F';
  return (
    <>
      <Filters perfs={perfs} sex={sex} />
      <OnlyFollowedLine />
      <div className={`top-lists shows-${sex}`}>
        <TopList chOID={chOID} kind={kind} perfs={perfs} sex="F" />
        <TopList chOID={chOID} kind={kind} perfs={perfs} sex="M" />
      </div>
      <p className="note">
        {t('top.note')} {t(POINTS_NOTES[perfs.by])}
      </p>
    </>
  );
}

function Filters({ perfs, sex }: { readonly perfs: PerfsAnswer; readonly sex: 'F' | 'M' }) {
  const { t, language } = useTopText();
  const [family, setFamily] = useParam('fam');
  const [category, setCategory] = useParam('cat');
  const allRows = [...perfs.women, ...perfs.men];
  const families = [...new Set(allRows.map((row) => row.family))].sort((a, b) => a - b);
  const categories = [...new Set(allRows.map((row) => row.category))].sort((a, b) => a - b);
  return (
    <div className="filters">
      <SegmentedLinks
        className="tight only-narrow"
        label={t('filter.sex')}
        param="sx"
        value={sex}
        items={[
          { value: 'F', label: t('women') },
          { value: 'M', label: t('men') },
        ]}
      />
      {families.length > 1 && (
        <ChoiceSelect
          label={t('top.family')}
          value={family}
          choices={families.map((id) => ({ value: id, label: formatFamily(id, language) }))}
          onChange={setFamily}
        />
      )}
      {categories.length > 1 && <CategorySelect categories={categories} value={category} onChange={setCategory} />}
    </div>
  );
}

interface TopListProps {
  readonly chOID: string;
  readonly kind: Challenge['kind'] | undefined;
  readonly perfs: PerfsAnswer;
  readonly sex: 'F' | 'M';
}

function TopList({ chOID, kind, perfs, sex }: TopListProps) {
  const { t, language } = useTopText();
  const [family] = useParam('fam');
  const [category] = useParam('cat');
  const { limit, showMore } = usePages();
  const rows = selectTop(sex === 'F' ? perfs.women : perfs.men, { family, category }, perfs.by);
  const title = t(sex === 'F' ? 'women' : 'men');
  const filtered = useOnlyFollowed(rows, (row) => row);
  const shownRows = filtered.rows
    .slice(0, limit)
    .map((row) => ({ key: `${row.trialOID} ${row.bib ?? row.last} ${row.first}`, row }));
  return (
    <section className={`sec of-${sex}`} aria-labelledby={`top-${sex}`}>
      <header>
        <h2 id={`top-${sex}`}>{title}</h2>
        <span className="aside">{t('top.count', { count: rows.length })}</span>
      </header>
      {rows.length === 0 ? (
        <p className="sub">{t('top.nobody')}</p>
      ) : (
        <PerfTable
          caption={`${t('top')}, ${title}`}
          columns={buildTopColumns({ t, language, chOID, kind, rows, pointsField: perfs.by })}
          rows={shownRows}
          stars={{ toEntrant: (row) => row, isFollowed: filtered.isFollowed, isAlwaysShown: true }}
        />
      )}
      <MoreRows shownCount={shownRows.length} totalCount={filtered.rows.length} onMore={showMore} />
    </section>
  );
}
