import { useMemo } from 'react';
import type { FoldedTrialView } from 'shared-domain/live-input';
import type { RunningClock } from '../components/Countdown.tsx';
import { useConsole } from '../use-console.ts';

/** The attempt's clock as this page counts it, from the instant at which a device started it. */
export function useRunningClock(folded: FoldedTrialView, proposedMs: number): RunningClock | undefined {
  const { log } = useConsole();
  const { since, ms = proposedMs } = folded.sheet.live?.clock ?? {};
  return useMemo(
    () => (since === undefined ? undefined : { started: performance.now() - (log.clock.at() - Date.parse(since)), ms }),
    [since, ms, log],
  );
}
