import { needsWind, readEvent, TRIAL_STATUS } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import type { Holder } from '../tenure/tenures.ts';

/** A device that was heard within this time is there, ms: each says so once a minute. */
const HEARD_MS = 90_000;

/** Who must be ready before a start, by the kind of their code. */
type ReadyKind = 'chrono' | 'wind' | 'judge';

/** Whether the console of another task is there: heard of late, silent for so many minutes, or never heard of. */
export interface Readiness {
  readonly kind: ReadyKind;
  readonly state: 'ready' | 'silent' | 'unknown';
  readonly holder: Holder | undefined;
  readonly minutes: number;
}

/** The consoles that a start waits for; without a network nothing is known of them. */
export function listReadiness({ trial, kind }: FoldedTrialView, now: number, isOnline: boolean): readonly Readiness[] {
  const kinds: readonly ReadyKind[] = needsWind(readEvent(trial, kind))
    ? ['chrono', 'wind', 'judge']
    : ['chrono', 'judge'];
  return kinds.map((one) => {
    const holder = trial.tenures?.find(({ by }) => by === one);
    const silence = holder === undefined ? 0 : Math.max(0, now - Date.parse(holder.last));
    const state = holder === undefined || !isOnline ? 'unknown' : silence <= HEARD_MS ? 'ready' : 'silent';
    return { kind: one, state, holder, minutes: Math.floor(silence / 60_000) };
  });
}

/** The steps of a start, and the one that is reached. */
export const STEPS = ['called', 'set', 'ready', 'gone'] as const;

/** The step that is under way, as a place in `STEPS`; −1 before the call. */
export function findStep({ sheet }: Pick<FoldedTrialView, 'sheet'>, readiness: readonly Readiness[]): number {
  const { status } = sheet.state;
  if (status === TRIAL_STATUS.planned || status === TRIAL_STATUS.startlist) return -1;
  if (status !== TRIAL_STATUS.called) return STEPS.indexOf('gone');
  return readiness.every(({ state }) => state === 'ready') ? STEPS.indexOf('ready') : STEPS.indexOf('set');
}
