import { findStartTime, formatLocalTime, MARK_STATUS } from 'shared-domain';
import { type BarsView, type FoldedTrialView, readLetters } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { RankLine } from '../contest/RankLine.tsx';
import { formatBib, sayProtest } from '../contest/words.ts';
import { useConsole, useText } from '../use-console.ts';
import type { SheetName } from '../view.ts';
import { formatBar, formatLetters } from './bars-words.ts';

/** Before the first bar: the heights are asked for. */
export const HeightsMissing = {
  Title: function HeightsTitle({ folded: { trial } }: { readonly folded: FoldedTrialView }) {
    const { seen } = useConsole();
    const { t } = useText();
    return (
      <section className="who">
        <h2 className="nm">
          {t('trial.starts', { time: formatLocalTime(findStartTime(trial), seen()?.challenge.tz ?? 'UTC') })}
        </h2>
        <p className="w3">
          <b>{t('heights.needed')}</b> {t('trial.noHeights', { count: trial.rows.length })}
        </p>
      </section>
    );
  },
};

/** Between two bars: who cleared it, and how many go on. */
export function BarDone({ bars }: { readonly bars: BarsView }) {
  const { t } = useText();
  const { contest, athletes } = bars;
  const cleared = athletes.filter((athlete) => readLetters(athlete, { h: contest.bar }).endsWith('o'));
  const left = athletes.filter(({ standing, absence }) => standing?.status === 'in' && absence === undefined);
  return (
    <section className="who">
      <div className="w1">
        <span className="bar">{formatBar(contest.bar)}</span>
        <span className="tr">{t('raise.nobody')}</span>
      </div>
      <p className="w3">
        <b>
          {cleared.length === 0
            ? t('raise.clearedNone')
            : t('raise.cleared', { count: cleared.length, bibs: cleared.map(formatBib).join(', ') })}
        </b>
        {' · '}
        <b>{t('raise.in', { count: left.length })}</b>
      </p>
      {athletes
        .filter(({ row }) => bars.protests.has(row))
        .map((athlete) => (
          <p key={athlete.row} className="w3">
            <b>{formatBib(athlete)}</b> {sayProtest(bars, athlete.row, t)}
          </p>
        ))}
    </section>
  );
}

type Tie = NonNullable<BarsView['tie']>;

/** Those who share first place, and how the referee may decide it. */
export const BarsTie = {
  Title: function TieTitle({ tie }: { readonly tie: Tie }) {
    const { t } = useText();
    const { athletes, bar } = tie;
    return (
      <section className="who">
        <h2 className="nm">{t('tie.title', { bibs: athletes.map(formatBib).join(', ') })}</h2>
        <p className="w3">{t('tie.text', { bar: formatBar(bar) })}</p>
      </section>
    );
  },
  Keys: function TieKeys({ tie, onSheet }: { readonly tie: Tie; readonly onSheet: (sheet: SheetName) => void }) {
    const { t } = useText();
    return (
      <div className="keys">
        <Key className="key main" onPress={() => onSheet('jumpOffStart')}>
          {t('tie.jump')}…<small>{t('tie.at', { bar: formatBar(tie.bar) })}</small>
        </Key>
        <Key className="key" onPress={() => onSheet('jumpOff')}>
          {t('tie.share')}…
        </Key>
      </div>
    );
  },
};

/** The order of a contest that is over. */
export function listRanked({ athletes }: BarsView) {
  return athletes
    .filter(({ standing, mark }) => (standing?.attempts.length ?? 0) > 0 || mark.prf !== undefined)
    .toSorted((a, b) => (a.standing?.rank ?? 10_000) - (b.standing?.rank ?? 10_000));
}

/** The places of a contest that is over. */
export function BarsRanks({ bars }: { readonly bars: BarsView }) {
  const { t } = useText();
  const ranked = listRanked(bars);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too
    <section className="sc" tabIndex={0} aria-label={t('sheet')}>
      <ol className="rows cut">
        {ranked.map((athlete) => {
          const { standing, row, mark } = athlete;
          const isShared = ranked.filter((one) => one.standing?.rank === standing?.rank).length > 1;
          const jumpOff = standing?.attempts.filter(({ j }) => j === true) ?? [];
          const failures = standing?.failures?.last ?? 0;
          return (
            <RankLine
              key={row}
              athlete={athlete}
              place={standing?.rank === undefined ? '' : `${standing.rank}${isShared ? '=' : ''}`}
              mark={
                standing?.best === undefined
                  ? mark.prf?.st === MARK_STATUS.dns
                    ? 'DNS'
                    : 'NM'
                  : formatBar(standing.best)
              }
            >
              {[
                jumpOff.length > 0
                  ? t('end.jumpOff', {
                      letters: jumpOff.map(({ h, r }) => `${formatBar(h)}\u00a0${formatLetters(r)}`).join(', '),
                    })
                  : failures > 0 && t('end.failures', { count: failures }),
                sayProtest(bars, row, t),
              ]
                .filter(Boolean)
                .join(' · ')}
            </RankLine>
          );
        })}
      </ol>
    </section>
  );
}
