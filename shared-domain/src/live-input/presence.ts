import type { DeviceTrial, FoldedTrialView } from './device-view.ts';

/** Whether an athlete is there. */
export type Presence = 'present' | 'absent';

/** Whether somebody is there, as officials or the secretariat said it last; undefined where nobody knows. */
export function findPresence(
  { row, presence }: DeviceTrial['rows'][number],
  { state }: FoldedTrialView['sheet'],
): Presence | undefined {
  const check = state.checks.get(row);
  if (check !== undefined) return check.presence ?? undefined;
  return presence === 'present' || presence === 'absent' ? presence : undefined;
}
