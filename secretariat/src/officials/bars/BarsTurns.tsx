import { formatLocalTime, MARK_STATUS } from 'shared-domain';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import type { FoldedTrialView } from '../contest/fold-trial.ts';
import { useConsole, useText } from '../use-console.ts';
import type { SheetName } from '../view.ts';
import { formatBar, formatBib, formatLetters } from './bars-words.ts';
import { type BarsView, readLetters } from './read-bars.ts';

/** Before the first bar: the heights are asked for. */
export const HeightsMissing = {
  Title: function HeightsTitle({ folded: { trial } }: { readonly folded: FoldedTrialView }) {
    const { seen } = useConsole();
    const { t } = useText();
    return (
      <section className="who">
        <h2 className="nm">
          {t('trial.starts', { time: formatLocalTime(trial.date, seen()?.challenge.tz ?? 'UTC') })}
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
    </section>
  );
}

/** Those who share first place, and how the referee may decide it. */
function readTie({ athletes, contest, nextHeight }: BarsView) {
  const tied = athletes.filter(({ standing }) => standing?.rank === 1);
  const best = tied[0]?.standing?.best ?? 0;
  const above = contest.series.find((height) => height > best);
  return { tied, bar: above ?? nextHeight ?? best + contest.rules.jumpOffStep };
}

export const BarsTie = {
  Title: function TieTitle({ bars }: { readonly bars: BarsView }) {
    const { t } = useText();
    const { tied, bar } = readTie(bars);
    return (
      <section className="who">
        <h2 className="nm">{t('tie.title', { bibs: tied.map(formatBib).join(', ') })}</h2>
        <p className="w3">{t('tie.text', { bar: formatBar(bar) })}</p>
      </section>
    );
  },
  Keys: function TieKeys({
    bars,
    onAct,
    onSheet,
  }: {
    readonly bars: BarsView;
    readonly onAct: (decision: 'start') => void;
    readonly onSheet: (sheet: SheetName) => void;
  }) {
    const { t } = useText();
    return (
      <div className="keys">
        <Key className="key main" onPress={() => onAct('start')}>
          {t('tie.jump')}
          <small>{t('tie.at', { bar: formatBar(readTie(bars).bar) })}</small>
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

export const BarsEnd = {
  Title: function EndTitle({
    folded,
    isSigned,
    isOfficial,
  }: {
    readonly folded: FoldedTrialView;
    readonly isSigned: boolean;
    readonly isOfficial: boolean;
  }) {
    const { device, seen } = useConsole();
    const { t } = useText();
    const signed = [...folded.sheet.state.statusTimes.values()].at(-1);
    const time = signed === undefined ? '' : formatLocalTime(signed, seen()?.challenge.tz ?? 'UTC');
    return (
      <section className="who">
        <h2 className="nm">
          {isOfficial
            ? t('state.official')
            : isSigned
              ? t('end.signed', { place: `${time} · ${device().place ?? ''}` })
              : t('end.title')}
        </h2>
        <p className="w3">{t(isOfficial ? 'trial.official' : 'end.text')}</p>
      </section>
    );
  },
  Ranks: function EndRanks({ bars }: { readonly bars: BarsView }) {
    const { t } = useText();
    const ranked = listRanked(bars);
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls in itself is reached by keys too
      <section className="sc" tabIndex={0} aria-label={t('sheet')}>
        <ol className="rows cut">
          {ranked.map((athlete) => {
            const { standing, start, row, mark } = athlete;
            const isShared = ranked.filter((one) => one.standing?.rank === standing?.rank).length > 1;
            const jumpOff = standing?.attempts.filter(({ j }) => j === true) ?? [];
            const failures = standing?.failures?.last ?? 0;
            return (
              <li key={row}>
                <span className="r">
                  <span className="rk">
                    {standing?.rank === undefined ? '' : `${standing.rank}${isShared ? '=' : ''}`}
                  </span>
                  <b className="bib">{start.bib}</b>
                  <span>
                    <b>
                      {start.last.toUpperCase()} <span className="u">{start.first}</span>
                    </b>
                    <br />
                    <span className="s">
                      {jumpOff.length > 0
                        ? t('end.jumpOff', {
                            letters: jumpOff.map(({ h, r }) => `${formatBar(h)} ${formatLetters(r)}`).join(' '),
                          })
                        : failures > 0 && t('end.failures', { count: failures })}
                    </span>
                  </span>
                  <span className="mk">
                    {standing?.best === undefined
                      ? mark.prf?.st === MARK_STATUS.dns
                        ? 'DNS'
                        : 'NM'
                      : formatBar(standing.best)}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      </section>
    );
  },
  Keys: function EndKeys({
    isSigned,
    isMine,
    trial,
    onSheet,
  }: {
    readonly isSigned: boolean;
    readonly isMine: boolean;
    readonly trial: string;
    readonly onSheet: (sheet: SheetName) => void;
  }) {
    const { leaveTrial, takeTrial, views } = useConsole();
    const { t } = useText();
    return (
      <div className="keys">
        {!isSigned && (
          <Key className="key main w6" onPress={() => onSheet('close')}>
            {t('end.sign')}
          </Key>
        )}
        {isSigned && (
          <Key
            className="key main w6"
            onPress={() => {
              if (isMine) void leaveTrial(trial).then(() => views.back());
              else void takeTrial(trial);
            }}
          >
            {isMine ? t('trial.leave') : t('trial.take')}
          </Key>
        )}
        {isMine && (
          <>
            <Key className="key m q" onPress={() => onSheet('paper')}>
              {t('paper.title')}
            </Key>
            {isSigned ? (
              <Key className="key m q" onPress={() => onSheet('reopen')}>
                {t('end.reopen')}
              </Key>
            ) : (
              <Key className="key m q" onPress={() => onSheet('more')}>
                <Icon name="more" />
                <span className="sr">{t('more')}</span>
              </Key>
            )}
          </>
        )}
      </div>
    );
  },
};
