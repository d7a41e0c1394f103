import { lazy, Suspense, useState } from 'react';
import { findChallengeEnd, findLocalDay, listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { ONLY_FOLLOWED_PARAM } from '../../components/follow/use-only-followed.ts';
import { StadiumTimes } from '../../components/LocalTime.tsx';
import { SegmentedLinks, setParam } from '../../components/page/SegmentedLinks.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { buildCalendarUrl, buildPdfUrl } from '../../components/toolbar/list-files.ts';
import { useNow } from '../../components/use-now.ts';
import { useText } from '../../locales/use-text.ts';
import { Filters } from './Filters.tsx';
import { NowButton } from './NowButton.tsx';
import { ProgrammeDays } from './ProgrammeDays.tsx';
import { filterProgramme, mergeHeats, moveToToday, type ProgrammeItem, selectItemsWithResults } from './programme.ts';
import { ResultDays } from './ResultDays.tsx';
import { useFollowedItems } from './use-followed-items.ts';
import './programme-view.css';

const ProgrammeGrid = lazy(() =>
  import('./grid/ProgrammeGrid.tsx').then(({ ProgrammeGrid: component }) => ({ default: component })),
);

interface ProgrammeProps {
  readonly challenge: Challenge;
  readonly items: readonly ProgrammeItem[];
  readonly isLive: boolean;
}

/**
 * The programme of the chosen day, or while a text is searched, of all days. Once the competition is over its results are
 * shown first, and the programme on demand (`?t=programme`).
 */
export function Programme({ challenge, items, isLive }: ProgrammeProps) {
  const { t, language } = useText();
  const now = useNow();
  const today = findLocalDay(now, challenge.tz);
  const [view] = useParam('v');
  const isGrid = view === GRID_VIEW;
  const [tab] = useParam('t');
  const itemsWithResults = selectItemsWithResults(items);
  // At midnight nothing changes under who reads.
  const [wasOver] = useState(() => now >= findChallengeEnd(challenge));
  const hasResultsTab = wasOver && itemsWithResults.length > 0;
  const isResults = hasResultsTab && !isGrid && tab !== PROGRAMME_TAB;
  const listedItems = isResults ? itemsWithResults : items;
  const days = listDays(challenge, listedItems);
  const firstDay = days.includes(today) ? today : (days[0] ?? '');
  const [dayParam] = useParam('j');
  const [sex] = useParam('sx');
  const [category] = useParam('cat');
  const [eventKind] = useParam('fam');
  const [text] = useParam('q');
  const day = days.includes(dayParam) ? dayParam : firstDay;
  const followed = useFollowedItems(challenge.oid, listedItems);
  const filters = { day: followed.isFiltered ? '' : day, sex, category, eventKind, text };
  const shownItems = filterProgramme(isLive ? moveToToday(today, followed.items) : followed.items, filters);
  const shownRounds = mergeHeats(shownItems);
  const hasResults = selectItemsWithResults(shownItems).length > 0;
  const printedLists = { chOID: challenge.oid, ...(days.length > 1 && { day }) };
  return (
    <div>
      <div className="tools programme-tools">
        {hasResultsTab ? <ResultsSwitch isResults={isResults} /> : <strong>{t('nav.programme')}</strong>}
        <ListToolbar
          title={challenge.name}
          hasEntrants
          hasEvents
          pdf={
            shownItems.length > 0 ? buildPdfUrl(printedLists, hasResults ? 'results' : 'starts', language) : undefined
          }
          calendar={buildCalendarUrl(challenge.oid, language)}
        />
      </div>
      <OnlyFollowedLine />
      <Filters
        items={listedItems}
        days={days}
        day={text.trim() === '' && !followed.isFiltered ? day : ''}
        firstDay={firstDay}
      />
      <div className="counted">
        <span role="status">{t('programme.count', { count: shownRounds.length })}</span>
        <StadiumTimes iso={new Date(shownItems[0]?.startMs ?? now).toISOString()} tz={challenge.tz} />
        <NowButton />
        {!isResults && <ViewSwitch isGrid={isGrid} />}
      </div>
      {shownItems.length === 0 && <NoneFound />}
      {isGrid && (
        <div className="only-grid">
          <Suspense fallback={<div aria-busy="true" />}>
            <ProgrammeGrid items={shownItems} />
          </Suspense>
        </div>
      )}
      {isResults ? (
        <ResultDays chOID={challenge.oid} items={shownRounds} />
      ) : (
        <div className={isGrid ? 'not-grid' : undefined}>
          <ProgrammeDays
            key={Object.values(filters).join(' ')}
            challenge={challenge}
            items={shownRounds}
            isLive={isLive}
            now={now}
            today={today}
          />
        </div>
      )}
    </div>
  );
}

/** Shown when no event passes the filters, with a link that clears them. */
function NoneFound() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const clearedQuery = ['sx', 'cat', 'fam', 'q', ONLY_FOLLOWED_PARAM].reduce(
    (query, param) => setParam(query, param, undefined),
    search,
  );
  return (
    <div className="none">
      <p className="muted">{t('programme.none')}</p>
      <Link className="btn" to={pathname + clearedQuery} replace preventScrollReset>
        {t('filter.clear')}
      </Link>
    </div>
  );
}

/** The competition's days that have events, with days of trials outside its dates. */
function listDays(challenge: Challenge, items: readonly ProgrammeItem[]): string[] {
  const usedDays = new Set(items.map(({ day }) => day));
  const challengeDays = listChallengeDays(challenge).filter((day) => usedDays.has(day));
  return [...new Set([...challengeDays, ...usedDays])].sort();
}

/** Value of `?t=` for the programme of a competition that is over. */
const PROGRAMME_TAB = 'programme';
const RESULTS_TAB = 'resultats';

/** Chooses between the results and the programme of a competition that is over. */
function ResultsSwitch({ isResults }: { readonly isResults: boolean }) {
  const { t } = useText();
  return (
    <SegmentedLinks
      className="tight"
      label={t('tabs')}
      param="t"
      value={isResults ? RESULTS_TAB : PROGRAMME_TAB}
      fallback={RESULTS_TAB}
      clearedParams="v"
      items={[
        { value: RESULTS_TAB, label: t('tab.results') },
        { value: PROGRAMME_TAB, label: t('nav.programme') },
      ]}
    />
  );
}

/** Value of `?v=` for the programme as a table of events by category. */
const GRID_VIEW = 'grille';

/** Chooses between list and table, on screens wide enough for the table. */
function ViewSwitch({ isGrid }: { readonly isGrid: boolean }) {
  const { t } = useText();
  return (
    <SegmentedLinks
      className="tight view-switch"
      label={t('programme.view')}
      param="v"
      value={isGrid ? GRID_VIEW : ''}
      fallback=""
      items={[
        { value: '', label: t('programme.list') },
        { value: GRID_VIEW, label: t('programme.grid') },
      ]}
    />
  );
}
