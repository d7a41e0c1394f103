import { formatLocalTime, isToStart, TRIAL_STATUS } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { type FoldedTrialView, findClosing, type ListedAthlete, listAthletes } from 'shared-domain/live-input';
import { formatClock } from '../components/Countdown.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { useAct } from '../contest/use-act.ts';
import { useTouchedRows } from '../desk/use-touched-rows.ts';
import {
  createPresenceFacts,
  findDnsFact,
  findNextPresence,
  formatBibName,
  formatSexed,
} from '../presence/presence.ts';
import { useConsole, useIsShutOut, useText } from '../use-console.ts';
import { findRelayDeadline, isLate, useCallMinutes } from './call-time.ts';

/** A countdown is read up to here; before, the time of day says more, ms. */
const MAX_COUNTDOWN_MS = 5_940_000;
const ITEMS = ['bib', 'shoes', 'spikes', 'bag'] as const;

export const isClosed = ({ sheet }: Pick<FoldedTrialView, 'sheet'>): boolean =>
  sheet.state.status === TRIAL_STATUS.called || !isToStart(sheet.state.status);

interface Props {
  readonly folded: FoldedTrialView;
  readonly now: number;
  /** Somebody with a DNS has come after all. */
  readonly onBack: (row: string) => void;
}

/** What the key of an athlete shows: a word, its colour and its drawing. */
function describe({ presence, out }: ListedAthlete, isLateNow: boolean) {
  if (out !== undefined) return { shape: 'no', icon: 'cross' } as const;
  if (presence === 'present') return { shape: 'ok', icon: 'check', text: 'presence.present' } as const;
  if (presence === 'absent') return { shape: 'no', icon: 'cross', text: 'presence.absent' } as const;
  if (isLateNow) return { shape: 'late', icon: 'clock', text: 'presence.late' } as const;
  return { shape: '', icon: undefined } as const;
}

/** One event of the call room: who is there, by lane or order, and how long the call is open. */
export function Room({ folded, now, onBack }: Props) {
  const { device, seen } = useConsole();
  const { t, language } = useText();
  const { act, refusal, forget } = useAct(folded);
  const { trial, sheet } = folded;
  const touched = useTouchedRows(trial);
  const callMinutes = useCallMinutes();
  const { hasCallItems = false } = device();
  const tz = seen()?.challenge.tz ?? 'UTC';
  const closing = findClosing(trial, callMinutes);
  const left = closing - now;
  const closed = isClosed(folded);
  const isShut = useIsShutOut();
  const canCheck = isToStart(sheet.state.status) && !isShut;
  const athletes = listAthletes(folded);
  const hasLanes = athletes.some(({ start }) => start.lane !== undefined);
  const isRelay = athletes.some(({ start }) => (start.members ?? []).length > 0);
  const facts = createPresenceFacts(trial.oid);
  const title = formatEventName(trial, language);
  const press = ({ row, presence, out }: ListedAthlete) => {
    if (out === 'DNS' && findDnsFact(folded, row) !== undefined) onBack(row);
    else if (out === undefined) void act([facts.check(row, findNextPresence(presence))]);
  };
  const describeTeam = ({ start: { bib, first, members = [] } }: ListedAthlete) => {
    const runners = members.toSorted((a, b) => (a.leg ?? 0) - (b.leg ?? 0)).map(({ last }, at) => `${at + 1} ${last}`);
    return [bib, runners.length > 0 ? runners.join(', ') : first].filter(Boolean).join(' · ');
  };
  return (
    <section className="room" aria-label={title}>
      <header>
        <div className="hx">
          <div>
            <h2>{title}</h2>
            <span className="s">
              {formatTrialRound(trial, language)} · {t(hasLanes ? 'call.byLane' : 'call.byOrder')}
              {isRelay && ` · ${t('call.relay', { time: formatLocalTime(new Date(findRelayDeadline(closing)), tz) })}`}
            </span>
          </div>
          {closed ? (
            <span className="state ok">
              <i />
              {t('call.closed')}
            </span>
          ) : (
            <span className={isLate(closing, now) ? 'cd last' : 'cd'} role="timer">
              <span className="sr">{t('call.closes', { time: formatLocalTime(new Date(closing), tz) })}</span>
              <span aria-hidden="true">
                {left > MAX_COUNTDOWN_MS ? formatLocalTime(new Date(closing), tz) : formatClock(left)}
              </span>
            </span>
          )}
        </div>
      </header>
      {refusal !== undefined && (
        <Strip onPress={forget}>
          <b>{t('refused.title')}</b> {refusal}
        </Strip>
      )}
      <ul>
        {athletes.map((athlete) => {
          const { row, no, start, out, presence, items } = athlete;
          const { shape, icon, text } = describe(athlete, canCheck && isLate(closing, now));
          const word =
            out === undefined
              ? text === undefined
                ? '–'
                : formatSexed(text, trial.category, t)
              : out === 'scratched'
                ? t('presence.scratched')
                : out;
          const isStill = out !== undefined && (out !== 'DNS' || findDnsFact(folded, row) === undefined);
          return (
            <li key={row}>
              <div className={touched.includes(row) ? 'pres flash' : 'pres'}>
                <span className="lno">{no}</span>
                <span className="nam">
                  <b>{start.last.toUpperCase()}</b>
                  <small>{describeTeam(athlete)}</small>
                </span>
                <Key
                  className={`pk ${shape}`}
                  isQuick={false}
                  disabled={!canCheck || isStill}
                  aria-label={t('pair', {
                    name: formatBibName(athlete),
                    value: word === '–' ? t('presence.unknown') : word,
                  })}
                  onPress={() => press(athlete)}
                >
                  {icon !== undefined && <Icon name={icon} />}
                  {word}
                </Key>
              </div>
              {hasCallItems && out === undefined && (
                <div className="items">
                  {ITEMS.map((item) => (
                    <Key
                      key={item}
                      className={items.includes(item) ? 'btn sel' : 'btn q'}
                      aria-pressed={items.includes(item)}
                      aria-label={t('pair', { name: formatBibName(athlete), value: t(`call.item.${item}`) })}
                      disabled={!canCheck}
                      onPress={() =>
                        void act([
                          facts.check(
                            row,
                            presence ?? null,
                            items.includes(item) ? items.filter((one) => one !== item) : [...items, item],
                          ),
                        ])
                      }
                    >
                      {t(`call.item.${item}`)}
                    </Key>
                  ))}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
