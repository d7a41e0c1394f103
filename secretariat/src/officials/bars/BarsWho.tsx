import { type AttemptTime, formatBest, MAX_CONSECUTIVE_FAILURES } from 'shared-domain';
import type { BarsAthlete, BarsView } from 'shared-domain/live-input';
import { Countdown, type RunningClock } from '../components/Countdown.tsx';
import { Provisional } from '../contest/Provisional.tsx';
import { NearestRecord, NeededMarks } from '../contest/TurnWatch.tsx';
import type { TurnWatch } from '../contest/turn-watch.ts';
import { formatAttemptNumber, formatBib, formatPlace, sayProtest } from '../contest/words.ts';
import { useText } from '../use-console.ts';
import { formatBar } from './bars-words.ts';

interface Props {
  readonly bars: BarsView;
  readonly called: BarsAthlete;
  readonly event: { readonly g0: number; readonly g1: string };
  readonly time: AttemptTime;
  readonly clock: RunningClock | undefined;
  readonly watch: TurnWatch;
  /** Where the athlete wants the uprights, mm from the box. */
  readonly uprights: number | undefined;
}

/** A square for each attempt at this bar, the next one marked: as many as `left` are to come before the athlete is out. */
function Tries({ letters, left }: { readonly letters: string; readonly left: number }) {
  const { t } = useText();
  const squares = Array.from({ length: letters.length + left }, (_, at) => at);
  return (
    <span
      className="tries"
      role="img"
      aria-label={t('pair', { name: t('attempt.at'), value: letters === '' ? t('empty') : letters })}
    >
      {squares.map((at) => {
        const letter = letters[at];
        const kind = letter === 'x' || letter === 'o' ? letter : at === letters.length ? 'cur' : '';
        return (
          <i key={at} className={kind}>
            {letter === '-' ? '–' : letter}
          </i>
        );
      })}
    </span>
  );
}

/** For whom the keys write: bar, attempt, time, name, standing, who is next. */
export function BarsWho({ bars, called, event, time, clock, watch, uprights }: Props) {
  const { t, language } = useText();
  const { contest, letters, following, athletes } = bars;
  const { start, standing } = called;
  const isJumpOff = contest.phase === 'jumpOff';
  // Failures at a bar that was passed then are failures in a row too (TR 26.2).
  const failures = contest.sheets[contest.athletes.indexOf(called.row)]?.consecutiveFailures ?? 0;
  const left = isJumpOff ? 1 - letters.length : MAX_CONSECUTIVE_FAILURES - failures;
  const rank = standing?.rank;
  const isShared = athletes.filter((one) => one.standing?.rank === rank).length > 1;
  const best = start.pe?.pb;
  const facts = [
    start.club,
    best !== undefined && t('pb', { mark: formatBest(best, event) }),
    uprights !== undefined && t('uprights', { cm: uprights / 10 }),
    sayProtest(bars, called.row, t),
  ].filter(Boolean);
  return (
    <section className="who" aria-label={`${formatBib(called)} ${start.last} ${start.first}`}>
      <div className="w1">
        <span className="bar">{formatBar(contest.bar)}</span>
        <span className="tt">
          <span className="tr">{formatAttemptNumber(isJumpOff ? 1 : letters.length + 1, t)}</span>
          <Tries letters={letters} left={left} />
        </span>
        <Countdown clock={clock} proposedMs={time.ms} signalMs={time.signalMs} />
      </div>
      <div className="w2">
        <b className="bib">{formatBib(called)}</b>
        <h2 className="now">
          {start.last.toUpperCase()} <span>{start.first}</span>
        </h2>
      </div>
      <p className="w3">
        {facts.join(' · ')}
        <NearestRecord records={watch.records} isAfter={facts.length > 0} />
      </p>
      <p className="w3">
        {standing?.best === undefined || rank === undefined
          ? t('standing.none')
          : t('standing', { rank: formatPlace(rank, isShared, language), mark: formatBar(standing.best) })}
        {rank !== undefined && <Provisional />}
        <NeededMarks needed={watch.needed} />
        {following.length > 0 && (
          <>
            {' · '}
            {t('next')} <b>{following.map(formatBib).join(', ')}</b>
          </>
        )}
      </p>
    </section>
  );
}
