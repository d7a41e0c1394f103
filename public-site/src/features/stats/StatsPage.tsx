import { findLocalDay, formatFamily } from 'shared-domain';
import type { StatsAnswer } from 'shared-domain/contract';
import { useChallengeQuery } from '../../api/challenge-endpoints.ts';
import { isNotFound } from '../../api/public-error.ts';
import { useStatsQuery } from '../../api/standings-endpoints.ts';
import { Country } from '../../components/chips/Country.tsx';
import { LevelCode } from '../../components/chips/LevelCode.tsx';
import { useFreshness } from '../../components/freshness.ts';
import { NotFound } from '../../components/NotFound.tsx';
import { ChallengeNav } from '../../components/page/ChallengeNav.tsx';
import { ContextBar } from '../../components/page/ContextBar.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { toFollowedChallenge } from '../../components/toolbar/list-tools.ts';
import { useCountVisit } from '../../components/use-count-visit.ts';
import { useNow } from '../../components/use-now.ts';
import { AgePyramid } from './AgePyramid.tsx';
import { BarList } from './BarList.tsx';
import { HourChart } from './HourChart.tsx';
import { formatShare, StatsTiles } from './StatsTiles.tsx';
import { useStatsText } from './use-stats-text.ts';
import './stats.css';

/** The statistics of a competition: participants, hours, clubs, levels and more. */
export function StatsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useStatsText();
  const { isLive, pollingInterval } = useFreshness();
  const challenge = useChallengeQuery(chOID);
  const [sexParam] = useParam('sx');
  const sex = sexParam === 'F' || sexParam === 'M' ? sexParam : undefined;
  const stats = useStatsQuery({ chOID, sex }, { pollingInterval });
  const now = useNow();
  useCountVisit('stats');
  usePage({ title: challenge.data && `${t('stats')} – ${challenge.data.name}` });
  if (isNotFound(stats.error)) return <NotFound />;
  return (
    <>
      <ContextBar chOID={chOID} challenge={challenge.data} isLive={isLive} />
      <ChallengeNav chOID={chOID} />
      <StaleBar queries={[stats]} />
      <main id="contenu" className="wrap stats">
        <div className="head with-tools">
          <PageTitle>{t('stats')}</PageTitle>
          <ListToolbar
            title={`${t('stats')} – ${challenge.data?.name ?? ''}`}
            follow={toFollowedChallenge(challenge.data)}
          />
        </div>
        <QueryState<StatsAnswer> isWholePage query={stats} rows={6}>
          {(found) => (
            <>
              {(sex !== undefined || found.sexes.length > 1) && <SexSwitch sex={sex} />}
              {found.athletes + found.results === 0 ? (
                <div className="empty">
                  <strong>{t('stats.empty')}</strong>
                  <p>{t('stats.none')}</p>
                </div>
              ) : (
                <Figures stats={found} today={challenge.data && findLocalDay(now, challenge.data.tz)} />
              )}
            </>
          )}
        </QueryState>
      </main>
    </>
  );
}

/** Everybody, or the women or the men alone, kept in the address. */
function SexSwitch({ sex }: { readonly sex: 'F' | 'M' | undefined }) {
  const { t, language } = useStatsText();
  return (
    <SegmentedLinks
      className="tight"
      label={t('filter.sex')}
      param="sx"
      value={sex ?? ''}
      fallback=""
      items={[
        { value: '', label: t('all') },
        { value: 'F', label: language === 'fr' ? 'F' : 'W' },
        { value: 'M', label: 'M' },
      ]}
    />
  );
}

interface FiguresProps {
  readonly stats: StatsAnswer;
  /** The day in the stadium. */
  readonly today: string | undefined;
}

/** Clubs shown before the reader asks for all. */
const MAX_CLUBS = 20;

function Figures({ stats, today }: FiguresProps) {
  const { t, language } = useStatsText();
  const { dns, dnf, dq, nm } = stats.status;
  const statuses = [
    ['dns', dns],
    ['dnf', dnf],
    ['dq', dq],
    ['nm', nm],
  ] as const;
  const athletes = t('stats.byAthletes');
  return (
    <>
      <StatsTiles stats={stats} />
      <div className="two">
        <AgePyramid stats={stats} />
        <HourChart stats={stats} today={today} />
        <BarList
          title={t('stats.clubs')}
          aside={athletes}
          maxRows={MAX_CLUBS}
          rows={stats.clubList.map(({ club, athletes: count }) => ({ key: club, name: club, count }))}
        />
        <BarList
          title={t('stats.levels')}
          aside={t('stats.levels.aside')}
          maxRows={11}
          rows={stats.levels.map(({ lvl, results }) => ({
            key: `${lvl}`,
            name: <LevelCode points={{ lvl }} />,
            count: results,
          }))}
        />
        <BarList
          title={t('stats.families')}
          aside={t('stats.byResults')}
          maxRows={12}
          rows={stats.families
            .toSorted((a, b) => b.results - a.results)
            .map(({ family, results, groups }) => ({
              key: `${family}`,
              name: formatFamily(family, language) ?? family,
              count: results,
              detail: t('stats.groups.count', { count: groups }),
            }))}
        />
        <BarList
          title={t('stats.countries')}
          aside={athletes}
          rows={
            stats.countryList.length < 2
              ? []
              : stats.countryList.map(({ country, athletes: count }) => ({
                  key: country,
                  name: <Country code={country} />,
                  count,
                }))
          }
        />
        <BarList
          title={t('stats.statuses')}
          aside={t('stats.byResults')}
          rows={statuses
            .filter(([, count]) => count > 0)
            .map(([status, count]) => ({
              key: status,
              name: t(`stats.status.${status}`),
              count,
              detail: formatShare(count, stats.results, language),
            }))}
        />
      </div>
    </>
  );
}
