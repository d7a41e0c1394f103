import { isFieldEvent } from '../discipline/event-ref.ts';
import { findStartTime } from '../trial/start-time.ts';
import type { DeviceTrial } from './device-view.ts';

/** Minutes before the start at which the call closes: each meeting publishes its own, these are proposed. */
export const PROPOSED_MINUTES = { race: 15, field: 30 } as const;

export type CallKind = keyof typeof PROPOSED_MINUTES;
/** Minutes that the call room was told, by what is called, and when by the server's clock, ms. */
export type CallMinutes = { readonly [K in CallKind]?: number | undefined } & { readonly set?: number | undefined };

/** Of several settings the newest one: those of two call rooms, one's own and the competition's. */
export function findNewestMinutes(settings: readonly (CallMinutes | undefined)[]): CallMinutes | undefined {
  const set = settings.filter((one) => one !== undefined);
  return set.toSorted((a, b) => (b.set ?? 0) - (a.set ?? 0))[0];
}

export const findCallKind = ({ g0 }: Pick<DeviceTrial, 'g0'>): CallKind => (isFieldEvent(g0) ? 'field' : 'race');

/** When the call of a trial closes, ms. */
export function findClosing(
  trial: Pick<DeviceTrial, 'g0' | 'status' | 'date' | 'dateE'>,
  minutes: CallMinutes | undefined,
): number {
  const kind = findCallKind(trial);
  return Date.parse(findStartTime(trial)) - (minutes?.[kind] ?? PROPOSED_MINUTES[kind]) * 60_000;
}
