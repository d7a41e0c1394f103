import { lazy, Suspense, useEffect, useState } from 'react';
import { findLocalDay, listChallengeDays } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Link, useLocation } from 'shared-domain/platform';
import { OnlyFollowedLine } from '../../components/follow/OnlyFollowedLine.tsx';
import { ONLY } from '../../components/follow/use-only-followed.ts';
import { StadiumTimes } from '../../components/LocalTime.tsx';
import { Seg, withParam } from '../../components/page/Seg.tsx';
import { useParam } from '../../components/page/use-param.ts';
import { ListToolbar } from '../../components/toolbar/ListToolbar.tsx';
import { calendarUrl, pdfUrl } from '../../components/toolbar/list-files.ts';
import { useText } from '../../locales/use-text.ts';
import { Filters } from './Filters.tsx';
import { ProgrammeDays } from './ProgrammeDays.tsx';
import { filterProgramme, isItemInProgress, type ProgrammeItem } from './programme.ts';
import { useFollowedItems } from './use-followed-items.ts';
import './programme-view.css';

const ProgrammeGrid = lazy(() =>
  import('./grid/ProgrammeGrid.tsx').then(({ ProgrammeGrid: grid }) => ({ default: grid })),
);

interface ProgrammeProps {
  readonly challenge: Challenge;
  readonly items: readonly ProgrammeItem[];
  readonly live: boolean;
}

/** The programme of the chosen day, or while a text is searched, of all days. */
export function Programme({ challenge, items, live }: ProgrammeProps) {
  const { t, language } = useText();
  const now = useNow();
  const today = findLocalDay(now, challenge.tz);
  const days = daysOf(challenge, items);
  const firstDay = days.includes(today) ? today : (days[0] ?? '');
  const [j] = useParam('j');
  const [sex] = useParam('sx');
  const [category] = useParam('cat');
  const [eventKind] = useParam('fam');
  const [text] = useParam('q');
  const day = days.includes(j) ? j : firstDay;
  const own = useFollowedItems(challenge.oid, items);
  const [view] = useParam('v');
  const grid = view === GRID;
  const filters = { day: own.only ? '' : day, sex, category, eventKind, text };
  const found = filterProgramme(live ? broughtTo(today, own.items) : own.items, filters);
  const done = found.some(({ trial }) => (trial?.results ?? 0) > 0);
  const paper = { chOID: challenge.oid, ...(days.length > 1 && { day }) };
  return (
    <div>
      <div className="tools programme-tools">
        <strong>{t('nav.programme')}</strong>
        <ListToolbar
          title={challenge.name}
          entrants
          pdf={found.length > 0 ? pdfUrl(paper, done ? 'results' : 'starts', language) : undefined}
          calendar={calendarUrl(challenge.oid, language)}
        />
      </div>
      <OnlyFollowedLine />
      <Filters items={items} days={days} day={text.trim() === '' && !own.only ? day : ''} firstDay={firstDay} />
      <div className="counted">
        <span role="status">{t('programme.count', { count: found.length })}</span>
        <StadiumTimes iso={found[0]?.trial?.date ?? now.toISOString()} tz={challenge.tz} />
        <ViewSwitch grid={grid} />
      </div>
      {found.length === 0 && <NoneFound />}
      {grid && (
        <div className="only-grid">
          <Suspense fallback={<div aria-busy="true" />}>
            <ProgrammeGrid items={found} />
          </Suspense>
        </div>
      )}
      <div className={grid ? 'not-grid' : undefined}>
        <ProgrammeDays
          key={Object.values(filters).join(' ')}
          challenge={challenge}
          items={found}
          live={live}
          now={now}
          today={today}
        />
      </div>
    </div>
  );
}

/** Shown when no event passes the filters, with a link that clears them. */
function NoneFound() {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const all = ['sx', 'cat', 'fam', 'q', ONLY].reduce((query, param) => withParam(query, param, undefined), search);
  return (
    <div className="none">
      <p className="muted">{t('programme.none')}</p>
      <Link className="btn" to={pathname + all} replace preventScrollReset>
        {t('filter.clear')}
      </Link>
    </div>
  );
}

/** Items in progress are listed today, even those that began earlier, such as combined events. */
const broughtTo = (today: string, items: readonly ProgrammeItem[]): ProgrammeItem[] =>
  items.map((item) => (isItemInProgress(item) ? { ...item, day: today } : item));

/** The competition's days that have events, with days of trials outside its dates. */
function daysOf(challenge: Challenge, items: readonly ProgrammeItem[]): string[] {
  const used = new Set(items.map(({ day }) => day));
  const own = listChallengeDays(challenge).filter((day) => used.has(day));
  return [...new Set([...own, ...used])].sort();
}

/** Value of `?v=` for the programme as a table of events by category. */
const GRID = 'grille';

/** Chooses between list and table, on screens wide enough for the table. */
function ViewSwitch({ grid }: { readonly grid: boolean }) {
  const { t } = useText();
  return (
    <Seg
      className="tight view-switch"
      label={t('programme.view')}
      param="v"
      value={grid ? GRID : ''}
      fallback=""
      items={[
        { value: '', label: t('programme.list') },
        { value: GRID, label: t('programme.grid') },
      ]}
    />
  );
}

const MINUTE_MS = 60_000;

/** The current time, updated every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
