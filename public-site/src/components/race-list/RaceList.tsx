import { RACE_PAGE_ROWS, readEvent } from 'shared-domain';
import type { Challenge, RaceAnswer, Trial } from 'shared-domain/contract';
import { lazyPage } from 'shared-domain/platform';
import { useRaceQuery } from '../../api/challenge-endpoints.ts';
import { useText } from '../../locales/use-text.ts';
import { OnlyFollowedLine } from '../follow/OnlyFollowedLine.tsx';
import { useOnlyFollowed } from '../follow/use-only-followed.ts';
import { useFreshness } from '../freshness.ts';
import { ResultNotes } from '../lists/ResultNotes.tsx';
import { LaterPart } from '../page/LaterPart.tsx';
import { MoreRows } from '../perf-table/cells/MoreRows.tsx';
import { useCourse } from '../splits/course.ts';
import { PointLinks } from '../splits/PointLinks.tsx';
import { Empty } from '../states/Empty.tsx';
import { QueryState } from '../states/QueryState.tsx';
import { RaceFilters } from './RaceFilters.tsx';
import { RaceRows } from './RaceRows.tsx';
import { buildRaceQuery, type RaceChoice, readBib, readRowCount, useRaceChoice } from './race-choice.ts';
import { useFollowedQuery } from './use-followed-query.ts';

/** Loaded on demand, for paper. */
const PrintedPart = lazyPage(() => import('./PrintedPart.tsx'));

/** An older server does not tell the points of the course. */
const NO_POINTS: NonNullable<RaceAnswer['points']> = [];

interface RaceListProps {
  readonly race: Trial;
  readonly caption: string;
  readonly kind: Challenge['kind'] | undefined;
}

/** A race of thousands (P10.8): the server filters, counts and sends one page; the row of the searched bib comes first. */
export function RaceList({ race, caption, kind }: RaceListProps) {
  const { pollingInterval } = useFreshness();
  const [choice, choose] = useRaceChoice();
  const request = { chOID: race.chOID, trialOID: race.oid, ...buildRaceQuery(choice), ...useFollowedQuery() };
  const query = useRaceQuery(request, { pollingInterval });
  // The old answer stays on screen until the new one arrives: the list would flicker at every keystroke.
  const isStale = query.isFetching && query.currentData === undefined;
  return (
    <QueryState<RaceAnswer> query={query} rows={12}>
      {(answer) => (
        <RaceContent
          race={race}
          caption={caption}
          kind={kind}
          answer={answer}
          choice={choice}
          onChoose={choose}
          isStale={isStale}
        />
      )}
    </QueryState>
  );
}

interface RaceContentProps extends RaceListProps {
  readonly answer: RaceAnswer;
  readonly choice: RaceChoice;
  readonly onChoose: (next: Partial<RaceChoice>) => void;
  readonly isStale: boolean;
}

function RaceContent({ race, caption, kind, answer, choice, onChoose, isStale }: RaceContentProps) {
  const course = useCourse(answer.points ?? NO_POINTS);
  // Namesakes of those whom the reader follows are not theirs.
  const { rows } = useOnlyFollowed(answer.results, (row) => row);
  const total = answer.total - (answer.results.length - rows.length);
  const shown = { ...answer, results: [...rows], total };
  return (
    <>
      <RaceFilters race={race} kind={kind} choice={choice} categories={answer.categories} onChoose={onChoose} />
      <PointLinks course={course} event={readEvent(race, kind)} />
      <OnlyFollowedLine />
      <PrintedPart race={race} shownCount={rows.length} totalCount={total} />
      <MatchCount answer={shown} isStale={isStale} bib={readBib(choice.q)} />
      {rows.length === 0 && answer.rrdbib === null ? null : (
        <LaterPart>
          <RaceRows race={race} answer={shown} caption={caption} kind={kind} isStale={isStale} course={course} />
        </LaterPart>
      )}
      <MoreRows
        shownCount={rows.length}
        totalCount={total}
        onMore={() => onChoose({ n: `${readRowCount(choice.n) + RACE_PAGE_ROWS}` })}
      />
      <ResultNotes list={{ ...race, rows: shown.results }} />
    </>
  );
}

interface MatchCountProps {
  readonly answer: RaceAnswer;
  readonly isStale: boolean;
  readonly bib: string | undefined;
}

/** The number of matching rows, announced to screen readers when it changes, and a notice when the bib is not in the race. */
function MatchCount({ answer, isStale, bib }: MatchCountProps) {
  const { t } = useText();
  const { total, rrdbib } = answer;
  if (total === 0 && rrdbib === null) return <Empty what="results">{t('race.none')}</Empty>;
  return (
    <p className="sub race-found" role="status">
      {bib !== undefined && rrdbib === null && !isStale && <strong>{t('race.bib.none', { bib })} </strong>}
      {t('race.count', { count: total })}
    </p>
  );
}
