import {
  findListType,
  findLocalDay,
  findStartTime,
  formatLocalTime,
  formatRound,
  isToStart,
  isTrackEvent,
  needsWind,
  readEvent,
} from 'shared-domain';
import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { TrialState } from '../chips/TrialState.tsx';
import { WindLine } from '../chips/Wind.tsx';
import type { Tab } from '../ListTabs.tsx';
import { LocalTime } from '../LocalTime.tsx';
import { buildTrialPath } from '../page/challenge-paths.ts';
import { formatShortDay } from '../page/dates.ts';
import { ResultTable } from '../perf-table/tables/ResultTable.tsx';
import { Empty } from '../states/Empty.tsx';
import { formatDisciplineText, formatHeatText, formatTrialTitle } from '../trial-title.ts';
import type { GroupSection } from './group-sections.ts';
import { ResultNotes } from './ResultNotes.tsx';
import { RoundQualifiers } from './RoundQualifiers.tsx';
import { StartList } from './StartList.tsx';
import { formatSectionName } from './section-name.ts';
import { useStartLists } from './use-start-lists.ts';

interface GroupListsProps {
  readonly sections: readonly GroupSection[];
  readonly lists: readonly ResultList[];
  readonly tab: Exclude<Tab, 'engages'>;
  readonly challenge: Challenge | undefined;
}

/** All heats of all rounds of an event, each with a header and a table. */
export function GroupLists({ sections, lists, tab, challenge }: GroupListsProps) {
  const { t, language } = useText();
  const trials = sections.flatMap(({ heats }) => heats);
  const starts = useStartLists(
    trials[0]?.chOID ?? '',
    trials.map(({ oid }) => oid),
    tab === 'departs',
  );
  const byOid = new Map(lists.map((list) => [list.oid, list]));
  if (sections.length === 0) {
    return tab === 'resultats' ? (
      <Empty what="results">{t('empty.results')}</Empty>
    ) : (
      <Empty what="starts">{t('empty.starts')}</Empty>
    );
  }
  return sections.map(({ round, heats }) => (
    <section key={round} className="round" aria-label={formatSectionName({ round, heats }, t, language)}>
      {heats.length > 2 && (
        <nav className="jump" aria-label={t('heats')}>
          {heats.map((heat) => (
            <a key={heat.oid} className="chip" href={`#${buildAnchor(heat)}`}>
              {heat.round === 'c' ? formatDisciplineText(heat, language) : formatRound(heat, language, true)}
            </a>
          ))}
        </nav>
      )}
      {tab === 'resultats' && (
        <RoundQualifiers lists={heats.flatMap(({ oid }) => byOid.get(oid) ?? [])} challenge={challenge} />
      )}
      <div className={heats.length > 1 && !needsFullWidth(heats) ? 'heats two-up' : 'heats'}>
        {heats.map((heat) => {
          const list = byOid.get(heat.oid);
          const title = formatTrialTitle(heat, language, challenge?.kind);
          return (
            <section key={heat.oid} id={buildAnchor(heat)} className="heat" aria-labelledby={`h-${heat.oid}`}>
              <HeatHead trial={list ?? heat} challenge={challenge} />
              {tab === 'departs' ? (
                <StartList
                  trial={heat}
                  query={starts}
                  caption={`${title}, ${t('tab.starts')}`}
                  kind={challenge?.kind}
                />
              ) : list === undefined || list.rows.length === 0 ? (
                <Empty what="results">{t('empty.results')}</Empty>
              ) : (
                <>
                  <ResultTable list={list} caption={title} kind={challenge?.kind} />
                  <ResultNotes list={list} challenge={challenge} />
                </>
              )}
            </section>
          );
        })}
      </div>
    </section>
  ));
}

const buildAnchor = (trial: Pick<Trial, 'round' | 'heat' | 'g0'>): string =>
  trial.round === 'c' ? `c${trial.g0}-${trial.heat}` : `${trial.round}${trial.heat}`;

/** Field events and combined events need the full width; heats of races are shown two side by side. */
const needsFullWidth = (heats: readonly Trial[]): boolean => heats.some(({ g0 }) => !isTrackEvent(g0));

interface HeatHeadProps {
  readonly trial: Trial | ResultList;
  readonly challenge: Challenge | undefined;
}

/** «Série 2/4 – 14:35 – Vent +1.2 m/s – Officiel», with a link to the heat's page. */
function HeatHead({ trial, challenge }: HeatHeadProps) {
  const { language } = useText();
  const event = readEvent(trial, challenge?.kind);
  const hasHeatWind = needsWind(event) && findListType(event) !== 'horizontal';
  return (
    <header className="heat-head">
      <h2 id={`h-${trial.oid}`}>
        <Link to={buildTrialPath(trial.chOID, trial.oid)}>{formatHeatText(trial, language, challenge?.kind)}</Link>
      </h2>
      <span className="facts">
        {challenge !== undefined && (
          <time dateTime={findStartTime(trial)}>
            {challenge.duration > 1 && `${formatShortDay(findLocalDay(findStartTime(trial), challenge.tz), language)} `}
            {formatLocalTime(findStartTime(trial), challenge.tz)}{' '}
            {isToStart(trial.status) && <LocalTime iso={findStartTime(trial)} tz={challenge.tz} />}
          </time>
        )}
        {hasHeatWind && trial.dets.wind !== undefined && <WindLine wind={trial.dets.wind} />}
        <TrialState trial={trial} />
      </span>
    </header>
  );
}
