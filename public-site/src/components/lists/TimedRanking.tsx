import { isTimedFinals, listEventPlaces, orderResults, readEvent } from 'shared-domain';
import type { Challenge, ResultList } from 'shared-domain/contract';
import { useText } from '../../locales/use-text.ts';
import { type HeatRow, HeatsTable } from './HeatsTable.tsx';

interface TimedRankingProps {
  /** Result lists of the group. */
  readonly lists: readonly ResultList[];
  /** Rounds of the group that the programme has. */
  readonly rounds: readonly string[];
  readonly challenge: Challenge | undefined;
}

/** The ranking of an event over the heats of its timed finals, by mark (TR 20.9). Nothing where there are other rounds. */
export function TimedRanking({ lists, rounds, challenge }: TimedRankingProps) {
  const { t } = useText();
  const filledLists = lists.filter(({ rows }) => rows.length > 0);
  const [first] = filledLists;
  if (first === undefined || !isTimedFinals(filledLists) || rounds.some((round) => round !== 'f')) return null;
  const event = readEvent(first, challenge?.kind);
  const placesByList = listEventPlaces(filledLists, event);
  const rankedRows = filledLists.flatMap((list, listIndex) =>
    list.rows.map(({ rank: _, gap: __, ...row }, index): HeatRow => {
      const place = placesByList[listIndex]?.[index];
      return { ...row, list, ...(place !== undefined && { rank: place }) };
    }),
  );
  return (
    <HeatsTable
      id="timed"
      title={t('timed.title')}
      help={t('timed.help', { count: filledLists.length })}
      rows={orderResults(rankedRows)}
      kind={challenge?.kind}
      isRanked
    />
  );
}
