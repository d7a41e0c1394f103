import { isFieldEvent } from 'shared-domain';
import type { Device } from '../log/device.ts';
import type { DeviceTrial } from '../sync/seen.ts';
import { listTaskTrials } from '../trials/trial-list.ts';

/** Minutes before the start at which the call closes: each meeting publishes its own, these are proposed. */
export const PROPOSED_MINUTES = { race: 15, field: 30 } as const;
export const MINUTE_CHOICES: readonly number[] = [5, 10, 15, 20, 30, 40, 60];

/** Athletes who are not there are late from so long before the end of the call, ms. */
const LATE_MS = 300_000;

/** The order of a relay team is declared an hour before its call ends, ms. */
const RELAY_ORDER_MS = 3_600_000;

export type CallKind = keyof typeof PROPOSED_MINUTES;
export type CallMinutes = Device['callMinutes'];

export const findCallKind = ({ g0 }: Pick<DeviceTrial, 'g0'>): CallKind => (isFieldEvent(g0) ? 'field' : 'race');

/** When the call of a trial closes, ms. */
export function findClosing(trial: Pick<DeviceTrial, 'g0' | 'date'>, minutes: CallMinutes): number {
  const kind = findCallKind(trial);
  return Date.parse(trial.date) - (minutes?.[kind] ?? PROPOSED_MINUTES[kind]) * 60_000;
}

export const isLate = (closing: number, now: number): boolean => now >= closing - LATE_MS;

export const findRelayDeadline = (closing: number): number => closing - RELAY_ORDER_MS;

/** The trials of a call room by the end of their calls. */
export const listByClosing = (trials: readonly DeviceTrial[], minutes: CallMinutes): readonly DeviceTrial[] =>
  listTaskTrials(trials, 'callRoom', '').toSorted((a, b) => findClosing(a, minutes) - findClosing(b, minutes));
