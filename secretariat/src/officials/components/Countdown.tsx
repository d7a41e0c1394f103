import { useEffect, useState } from 'react';
import { useText } from '../use-console.ts';
import { Icon } from './Icon.tsx';

/** A clock that was started, by the count of this page. */
export interface RunningClock {
  readonly started: number;
  readonly ms: number;
}

/** «0:41»; a second that has begun is still there. */
export const formatClock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time that a clock has left, ms, read again as it runs; 0 without one. */
export function useTimeLeft(clock: RunningClock | undefined): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (clock === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), 200);
    return () => clearInterval(timer);
  }, [clock]);
  return clock === undefined ? 0 : clock.ms - Math.max(0, now - clock.started);
}

interface Props {
  readonly clock: RunningClock | undefined;
  readonly proposedMs: number;
  /** Remaining time at which the last seconds are shown. */
  readonly signalMs: number;
}

/** The time left for an attempt: it proposes, and at 0 it says so and writes nothing (TR 25.17). */
export function Countdown({ clock, proposedMs, signalMs }: Props) {
  const { t } = useText();
  const left = useTimeLeft(clock);
  if (clock === undefined) {
    return (
      <span className="cd idle" title={t('clock.proposed', { seconds: proposedMs / 1000 })}>
        <Icon name="clock" />
        {formatClock(proposedMs)}
      </span>
    );
  }
  if (left <= 0)
    return (
      <span className="cd last over" role="status">
        {t('clock.over')}
      </span>
    );
  return (
    <span className={left <= signalMs ? 'cd last' : 'cd'} role="timer">
      {formatClock(left)}
    </span>
  );
}
