import { useEffect, useState } from 'react';
import type { WindReading } from 'shared-domain';
import { useText } from '../use-console.ts';

interface Props {
  readonly reading: WindReading | undefined;
  /** When the measurement began, by the count of this page. */
  readonly started: number | undefined;
}

/** What is left of the time over which the wind is averaged, in figures and as a bar that fills. */
export function WindWindow({ reading, started }: Props) {
  const { t } = useText();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (started === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [started]);
  if (reading === undefined) return null;
  const { seconds, from, mark = 0 } = reading;
  const left = started === undefined ? seconds : Math.max(0, seconds - Math.max(0, now - started) / 1000);
  return (
    <div className="win">
      <span className="big" role="timer">
        {left.toFixed(1)}
        <span className="u"> s</span>
      </span>
      <progress className="gauge" aria-hidden="true" max={seconds} value={seconds - left} />
      <div className="ends" aria-hidden="true">
        <span>{t(`gauge.origin.${from}`, { mark })}</span>
        <span>{seconds} s</span>
      </div>
    </div>
  );
}
