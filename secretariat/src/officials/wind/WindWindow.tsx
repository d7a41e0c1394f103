import { useEffect, useState } from 'react';

interface Props {
  readonly seconds: number | undefined;
  /** When the measurement began, by the count of this page. */
  readonly started: number | undefined;
}

/** What is left of the time over which the wind is averaged. */
export function WindWindow({ seconds, started }: Props) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (started === undefined) return;
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, [started]);
  if (seconds === undefined) return null;
  const left = started === undefined ? seconds : Math.max(0, seconds - Math.max(0, now - started) / 1000);
  return (
    <div className="win">
      <span className="big" role="timer">
        {left.toFixed(1)}
        <span className="u"> s</span>
      </span>
    </div>
  );
}
