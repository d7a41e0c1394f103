import { type AttemptTime, formatBest, formatDistance, formatEquipment, formatWind } from 'shared-domain';
import { type AttemptsAthlete, type AttemptsView, formatAttempt, listLeaders } from 'shared-domain/live-input';
import { Countdown, type RunningClock } from '../components/Countdown.tsx';
import { Key } from '../components/Key.tsx';
import { Provisional } from '../contest/Provisional.tsx';
import { NearestRecord } from '../contest/TurnWatch.tsx';
import type { TurnWatch } from '../contest/turn-watch.ts';
import { formatBib, formatPlace, sayProtest } from '../contest/words.ts';
import { useNow, useText } from '../use-console.ts';
import type { TypedMark } from './use-mark-entry.ts';

interface Props {
  readonly attempts: AttemptsView;
  readonly called: AttemptsAthlete;
  readonly time: AttemptTime;
  readonly clock: RunningClock | undefined;
  /** What is typed while the attempt is being measured. */
  readonly typed: TypedMark | undefined;
  readonly implement: string | undefined;
  readonly records: TurnWatch['records'];
  readonly onClock: (() => void) | undefined;
}

/** Attempts that stand beside one another. */
const SHOWN_ATTEMPTS = 3;

/** As long as fewer than the cut takes have a mark, any mark is enough, mm. */
const ANY_MARK = 10;

/** What the next attempt must be: to go on, else to lead. */
function Needed({ attempts, called }: Pick<Props, 'attempts' | 'called'>) {
  const { t, language } = useText();
  const { standing, lastGoingOn } = called;
  const { athletes, contest } = attempts;
  const { best, rank, markToGoOn, markToLead } = standing ?? {};
  const isShared = athletes.filter((one) => one.standing?.rank === rank).length > 1;
  const { standard } = contest.rules;
  const cut = lastGoingOn?.place ?? 8;
  const leader = listLeaders(athletes, called).find((one) => one.row !== called.row);
  return (
    <>
      {best === undefined ? (
        t('attempts.noMark')
      ) : (
        <>
          {t('attempts.best')} <b>{formatDistance(best)}</b>
        </>
      )}
      {rank !== undefined && ` · ${formatPlace(rank, isShared, language)}`}
      {rank !== undefined && <Provisional />}
      {standard !== undefined ? (
        <>
          {' · '}
          {t('attempts.standard')} <b>{formatDistance(standard)}</b>
        </>
      ) : markToGoOn !== undefined && markToGoOn > ANY_MARK ? (
        <>
          {' · '}
          {t('attempts.needs')} <b>{formatDistance(markToGoOn)}</b> {t('attempts.toGoOn', { count: cut })}
        </>
      ) : lastGoingOn !== undefined && best !== undefined ? (
        ` · ${formatPlace(cut, false, language)} ${t('attempts.at', { mark: formatDistance(lastGoingOn.mark) })}`
      ) : (
        markToLead !== undefined &&
        best !== undefined && (
          <>
            {' · '}
            {t('attempts.needs')} <b>{formatDistance(markToLead)}</b>{' '}
            {leader === undefined ? t('attempts.toLead') : t('attempts.toLeadOf', { bib: formatBib(leader) })}
          </>
        )
      )}
    </>
  );
}

/** A wind whose sign is not typed yet: «±0.8». */
const formatUnsignedWind = (digits: string): string => (digits === '' ? '?' : `±${(Number(digits) / 10).toFixed(1)}`);

/** The wind of the attempt: the gauge's, which stands before the judge's own, or a key to type one. */
function WindChip({ attempts, typed }: { readonly attempts: AttemptsView; readonly typed: TypedMark }) {
  const { t } = useText();
  const now = useNow();
  const { gaugeWind } = attempts;
  if (gaugeWind !== undefined) {
    const seconds = Math.max(0, Math.round((now - Date.parse(gaugeWind.at)) / 1000));
    const isDifferent = typed.wind !== undefined && typed.wind !== gaugeWind.w;
    return (
      <span className="windc" role="status">
        <span>
          {isDifferent ? t('wind.differs', { wind: formatWind(typed.wind ?? 0) }) : t('wind.ago', { seconds })}
        </span>
        <b>{formatWind(gaugeWind.w)}</b>
      </span>
    );
  }
  return (
    <Key
      className={typed.pad === 'wind' ? 'windc sel' : 'windc'}
      isQuick
      aria-pressed={typed.pad === 'wind'}
      onPress={() => typed.show(typed.pad === 'wind' ? 'mark' : 'wind')}
    >
      <span>{t('wind.own')}</span>
      <b>{typed.wind === undefined ? formatUnsignedWind(typed.windDigits) : formatWind(typed.wind)}</b>
    </Key>
  );
}

/** For whom the keys write: name, best and what it takes, time, attempts, who is next, and what is typed. */
export function AttemptsWho({ attempts, called, time, clock, typed, implement, records, onClock }: Props) {
  const { t, language } = useText();
  const { number, following, contest, event, hasWind } = attempts;
  const { start, series } = called;
  const first = Math.floor((number - 1) / SHOWN_ATTEMPTS) * SHOWN_ATTEMPTS;
  const shown = Array.from(
    { length: Math.min(SHOWN_ATTEMPTS, contest.rules.attemptCount - first) },
    (_, at) => first + at,
  );
  const equipment = implement ?? formatEquipment(event, language);
  const best = start.pe?.pb;
  const facts = [
    start.club,
    best !== undefined && t('pb', { mark: formatBest(best, event) }),
    equipment,
    sayProtest(attempts, called.row, t),
  ].filter(Boolean);
  const countdown = <Countdown clock={clock} proposedMs={time.ms} signalMs={time.signalMs} />;
  return (
    <section className="who" aria-label={`${formatBib(called)} ${start.last} ${start.first}`}>
      <div className="w2">
        <b className="bib">{formatBib(called)}</b>
        <h2 className="now">
          {start.last.toUpperCase()} <span>{start.first}</span>
        </h2>
      </div>
      <div className="wl">
        <div>
          <p className="w3">
            <Needed attempts={attempts} called={called} />
          </p>
          <p className="w3 more-w">
            {facts.join(' · ')}
            <NearestRecord records={records} isAfter={facts.length > 0} />
            {following.length > 0 && (
              <>
                {' · '}
                {t('next')} <b>{following.map(formatBib).join(', ')}</b>
              </>
            )}
          </p>
        </div>
        {onClock === undefined ? (
          countdown
        ) : (
          <Key className="clockk" onPress={onClock}>
            <span className="sr">{t(clock === undefined ? 'key.clock' : 'key.clock.stop')} </span>
            {countdown}
          </Key>
        )}
      </div>
      <div className="series">
        {shown.map((at) => {
          const attempt = series[at];
          const isNext = at === number - 1;
          return (
            <span key={at} className={isNext ? 'cur' : ''}>
              {t('attempts.short', { n: at + 1 })}
              {attempt?.w !== undefined && ` · ${formatWind(attempt.w)}`}
              <b className={attempt?.r === 'x' ? 'x' : ''}>
                {isNext && typed !== undefined ? t('attempts.measure') : formatAttempt(attempt) || '\u00a0'}
              </b>
            </span>
          );
        })}
      </div>
      {typed !== undefined && (
        <div className="typed">
          <output aria-label={t('attempts.typed', { mark: formatDistance(typed.distance ?? 0) })}>
            {typed.distance !== undefined && formatDistance(typed.distance)}
            {typed.pad === 'mark' && <span className="caret" />}
            <span className="u">m</span>
          </output>
          {hasWind && <WindChip attempts={attempts} typed={typed} />}
        </div>
      )}
    </section>
  );
}
