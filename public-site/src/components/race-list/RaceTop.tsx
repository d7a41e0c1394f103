import { FIRST_RACE_QUERY } from 'shared-domain';
import type { Challenge, RaceAnswer, Trial } from 'shared-domain/contract';
import { useRaceQuery } from '../../api/challenge-endpoints.ts';
import { useText } from '../../locales/use-text.ts';
import { useFreshness } from '../freshness.ts';
import { Empty } from '../states/Empty.tsx';
import { QueryState } from '../states/QueryState.tsx';
import { formatTrialTitle } from '../trial-title.ts';
import { RaceRows } from './RaceRows.tsx';

interface RaceTopProps {
  readonly race: Trial;
  readonly kind: Challenge['kind'] | undefined;
}

/** Rows shown of a long race on a page with other events. */
const MAX_TOP_ROWS = 10;

/** The first rows of a long race; its own page has all of them. */
export function RaceTop({ race, kind }: RaceTopProps) {
  const { t, language } = useText();
  const { pollingInterval } = useFreshness();
  // The same query as on the race's own page, which then has its answer in the cache.
  const query = useRaceQuery({ chOID: race.chOID, trialOID: race.oid, ...FIRST_RACE_QUERY }, { pollingInterval });
  return (
    <QueryState<RaceAnswer> query={query} rows={MAX_TOP_ROWS}>
      {(answer) =>
        answer.results.length === 0 ? (
          <Empty what="results">{t('empty.results')}</Empty>
        ) : (
          <>
            <RaceRows
              race={race}
              answer={{ ...answer, results: answer.results.slice(0, MAX_TOP_ROWS) }}
              caption={formatTrialTitle(race, language, kind)}
              kind={kind}
              isStale={false}
            />
            <p className="sub race-top">{t('race.count', { count: answer.total })}</p>
          </>
        )
      }
    </QueryState>
  );
}
