import { useState } from 'react';
import { useNavigate } from 'shared-domain/platform';
import { listChallenges, useChallengesInfiniteQuery } from '../../api/challenges-endpoints.ts';
import { ChallengeRow } from '../../components/ChallengeRow.tsx';
import { ChoiceSelect } from '../../components/ChoiceSelect.tsx';
import { Icon } from '../../components/Icon.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { SegmentedLinks } from '../../components/page/SegmentedLinks.tsx';
import { usePage } from '../../components/page/use-page.ts';
import { useParam } from '../../components/page/use-param.ts';
import { RegionSelect } from '../../components/RegionSelect.tsx';
import { useFederations, useRegions } from '../../components/reference.ts';
import { QueryState } from '../../components/states/QueryState.tsx';
import { StaleBar } from '../../components/states/StaleBar.tsx';
import { useIsWide } from '../../components/use-is-wide.ts';
import { useText } from '../../locales/use-text.ts';
import { ChallengesTable } from './ChallengesTable.tsx';
import {
  findDayRange,
  groupByMonth,
  MIN_LETTERS,
  PERIODS,
  type Period,
  selectChallenges,
} from './select-challenges.ts';
import { UnknownRegion } from './UnknownRegion.tsx';
import './challenges.css';
import { readNow } from '../../components/page-clock.ts';

/** The path segment for the whole country. */
const ALL_REGIONS = 'fr';
const KINDS = ['outdoor', 'indoor', 'cross', 'road', 'trail'] as const;

/** The competitions of a region, or of the whole country. */
export function ChallengesPage({ insee }: { readonly insee: string }) {
  const regions = useRegions();
  const isKnown = insee === ALL_REGIONS || regions.some((region) => region.insee === insee);
  return isKnown ? <RegionPage insee={insee === ALL_REGIONS ? '' : insee} /> : <UnknownRegion />;
}

/** Whether a region has competitions of a period; undefined while loading, false where the reader has chosen a period. */
function useHasChallenges(insee: string, period: Period, now: Date, skip: boolean): boolean | undefined {
  const { data, isError } = useChallengesInfiniteQuery({ insee, ...findDayRange(period, now) }, { skip });
  if (skip || isError) return false;
  return data === undefined ? undefined : selectChallenges(listChallenges(data), period, now).length > 0;
}

/** The period shown by default: live, else upcoming, else past; undefined while loading. */
function useDefaultPeriod(insee: string, now: Date, skip: boolean): Period | undefined {
  const isLive = useHasChallenges(insee, 'direct', now, skip);
  const isComing = useHasChallenges(insee, 'avenir', now, skip || isLive === true);
  if (isLive === true) return 'direct';
  if (isLive === undefined || isComing === undefined) return undefined;
  return isComing ? 'avenir' : 'passees';
}

function RegionPage({ insee }: { readonly insee: string }) {
  const { t, language } = useText();
  const isWide = useIsWide();
  const navigate = useNavigate();
  const [periodParam] = useParam('v');
  const [kind, setKind] = useParam('type');
  const [federation, setFederation] = useParam('fed');
  const [text, setText] = useParam('q');
  const regions = useRegions();
  const federations = useFederations();
  const name = regions.find((region) => region.insee === insee)?.name ?? t('region.all');
  usePage({ title: `${t('challenges')} – ${name}` });

  const [now] = useState(readNow);
  const chosenPeriod = PERIODS.find((each) => each === periodParam);
  const defaultPeriod = useDefaultPeriod(insee, now, chosenPeriod !== undefined);
  const period = chosenPeriod ?? defaultPeriod ?? 'direct';
  const q = text.trim().length < MIN_LETTERS ? '' : text.trim();
  const query = useChallengesInfiniteQuery({ insee, ...findDayRange(period, now), kind, federation, q });
  return (
    <>
      <StaleBar queries={[query]} />
      <main id="contenu" className="wrap">
        <div className="head list-head">
          <PageTitle>
            {t('challenges')} <span className="where">– {name}</span>
          </PageTitle>
        </div>
        <div className="filters list-filters">
          <SegmentedLinks
            label={t('filter.when')}
            param="v"
            value={period}
            items={PERIODS.map((each) => ({ value: each, label: t(`when.${each}`) }))}
          />
          <div className="search">
            <Icon name="search" />
            <input
              className="in"
              type="search"
              aria-label={t('filter.meeting')}
              aria-describedby="hint"
              placeholder={t('filter.meeting')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <RegionSelect
            value={insee}
            onChange={(chosen) => navigate(`/challenges/${chosen === '' ? ALL_REGIONS : chosen}`)}
          />
          <ChoiceSelect
            label={t('filter.kind')}
            value={kind}
            choices={KINDS.map((each) => ({ value: each, label: t(`kind.${each}`) }))}
            onChange={setKind}
          />
          <ChoiceSelect
            label={t('filter.federation')}
            value={federation}
            choices={federations.map(({ value, text }) => ({
              value,
              label: value === 'OTHER' ? t('federation.other') : text,
            }))}
            onChange={setFederation}
          />
        </div>
        <p id="hint" className="sub" hidden={text.length === 0 || text.length >= MIN_LETTERS}>
          {t('filter.letters')}
        </p>
        <QueryState query={query}>
          {(data) => {
            const found = selectChallenges(listChallenges(data), period, now);
            if (found.length === 0 && !query.hasNextPage) {
              return (
                <div className="empty">
                  <strong>{t('challenges.none')}</strong>
                  <p>{t('challenges.none.help')}</p>
                </div>
              );
            }
            const months = groupByMonth(found, language).map(([month, list]) => (
              <section key={month} className="sec" aria-label={month}>
                <header>
                  <h2>{month}</h2>
                </header>
                {isWide ? (
                  <ChallengesTable caption={month} challenges={list} />
                ) : (
                  <ul className="rows">
                    {list.map((challenge) => (
                      <ChallengeRow key={challenge.oid} challenge={challenge} />
                    ))}
                  </ul>
                )}
              </section>
            ));
            return (
              <>
                {months}
                {query.hasNextPage && (
                  <button
                    type="button"
                    className="btn"
                    disabled={query.isFetching}
                    onClick={() => query.fetchNextPage()}
                  >
                    {t('challenges.more')}
                  </button>
                )}
              </>
            );
          }}
        </QueryState>
      </main>
    </>
  );
}
