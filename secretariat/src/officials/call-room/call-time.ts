import { type CallMinutes, type DeviceTrial, findClosing, findNewestMinutes } from 'shared-domain/live-input';
import { listTaskTrials } from '../trials/trial-list.ts';
import { useConsole } from '../use-console.ts';

export const MINUTE_CHOICES: readonly number[] = [5, 10, 15, 20, 30, 40, 60];

/** Athletes who are not there are late from so long before the end of the call, ms. */
const LATE_MS = 300_000;

/** The order of a relay team is declared an hour before its call ends, ms. */
const RELAY_ORDER_MS = 3_600_000;

export const isLate = (closing: number, now: number): boolean => now >= closing - LATE_MS;

export const findRelayDeadline = (closing: number): number => closing - RELAY_ORDER_MS;

/** When calls close, as this call room or another one of the competition was told last. */
export function useCallMinutes(): CallMinutes | undefined {
  const { device, seen } = useConsole();
  return findNewestMinutes([device().callMinutes, seen()?.challenge.call]);
}

/** The trials of a call room by the end of their calls. */
export const listByClosing = (
  trials: readonly DeviceTrial[],
  minutes: CallMinutes | undefined,
): readonly DeviceTrial[] =>
  listTaskTrials(trials, 'callRoom', '').toSorted((a, b) => findClosing(a, minutes) - findClosing(b, minutes));
