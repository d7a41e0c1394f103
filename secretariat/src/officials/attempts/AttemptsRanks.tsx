import { formatDistance, formatWind, MARK_STATUS } from 'shared-domain';
import { type AttemptsAthlete, type AttemptsView, formatAttempt } from 'shared-domain/live-input';
import { RankLine } from '../contest/RankLine.tsx';
import { sayProtest } from '../contest/words.ts';
import { useText } from '../use-console.ts';
import { formatRank } from './attempts-words.ts';

const STATUS_WORDS: Readonly<Record<number, string>> = {
  [MARK_STATUS.dns]: 'DNS',
  [MARK_STATUS.dnf]: 'DNF',
  [MARK_STATUS.dq]: 'DQ',
};

const formatResult = ({ standing, mark }: AttemptsAthlete): string =>
  STATUS_WORDS[mark.prf?.st ?? MARK_STATUS.mark] ??
  (standing?.best === undefined ? 'NM' : formatDistance(standing.best));

/** The places of a contest that is over, with the series and the wind of the best attempt. */
export function AttemptsRanks({ attempts }: { readonly attempts: AttemptsView }) {
  const { t } = useText();
  const { athletes } = attempts;
  const ranked = athletes
    .filter(({ series, mark }) => series.length > 0 || mark.prf !== undefined)
    .toSorted((a, b) => (a.mark.rank ?? Number.MAX_SAFE_INTEGER) - (b.mark.rank ?? Number.MAX_SAFE_INTEGER));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too
    <section className="sc" tabIndex={0} aria-label={t('attempts.sheet')}>
      <ol className="rows cut">
        {ranked.map((athlete) => (
          <RankLine
            key={athlete.row}
            athlete={athlete}
            place={formatRank(athlete, athletes)}
            mark={formatResult(athlete)}
          >
            {athlete.standing?.wind !== undefined && <b>{formatWind(athlete.standing.wind)} · </b>}
            {[athlete.series.map(formatAttempt).join(' '), sayProtest(attempts, athlete.row, t)]
              .filter(Boolean)
              .join(' · ')}
          </RankLine>
        ))}
      </ol>
    </section>
  );
}
