import { type CallMinutes, type DeviceTrial, findClosing } from 'shared-domain/live-input';
import { listTaskTrials } from '../trials/trial-list.ts';

export const MINUTE_CHOICES: readonly number[] = [5, 10, 15, 20, 30, 40, 60];

/** Athletes who are not there are late from so long before the end of the call, ms. */
const LATE_MS = 300_000;

/** The order of a relay team is declared an hour before its call ends, ms. */
const RELAY_ORDER_MS = 3_600_000;

export const isLate = (closing: number, now: number): boolean => now >= closing - LATE_MS;

export const findRelayDeadline = (closing: number): number => closing - RELAY_ORDER_MS;

/** The trials of a call room by the end of their calls. */
export const listByClosing = (trials: readonly DeviceTrial[], minutes: CallMinutes): readonly DeviceTrial[] =>
  listTaskTrials(trials, 'callRoom', '').toSorted((a, b) => findClosing(a, minutes) - findClosing(b, minutes));
