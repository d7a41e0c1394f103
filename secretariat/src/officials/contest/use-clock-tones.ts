import { useEffect } from 'react';
import type { RunningClock } from '../components/Countdown.tsx';
import { playTone } from '../components/tone.ts';
import { useConsole } from '../use-console.ts';

/** Where sound is on, a tone as the last seconds of an attempt's time begin, and one at its end; none for what has gone by already. */
export function useClockTones(clock: RunningClock | undefined, signalMs: number): void {
  const isOn = useConsole().device().preferences.hasSound === true;
  useEffect(() => {
    if (clock === undefined || !isOn) return;
    const left = clock.ms - (performance.now() - clock.started);
    const timers = [['signal', left - signalMs] as const, ['over', left] as const].flatMap(([tone, wait]) =>
      wait < 0 ? [] : [setTimeout(() => playTone(tone), wait)],
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [clock, signalMs, isOn]);
}
