import { useRef } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import type { DeviceTrial } from 'shared-domain/live-input';
import { useConsole } from '../use-console.ts';
import type { StoredDeskChange } from './desk-change.ts';

/** Statuses at which nobody writes any more: they are applied at once. */
const CLOSED: readonly number[] = [TRIAL_STATUS.official, TRIAL_STATUS.cancelled];

/** What the secretariat changed in a trial and nobody has acknowledged on this device. */
export function useDeskChanges(trial: string): readonly StoredDeskChange[] {
  const changes = useConsole().seen()?.changes ?? [];
  return changes.filter((change) => change.trial === trial && !change.isSeen);
}

/**
 * The lists of a trial, which do not change under a finger: what the secretariat changed is applied once this device has written
 * something more, or somebody has acknowledged it.
 */
export function useSteadyTrial(oid: string): DeviceTrial | undefined {
  const { findTrial, findTenure, log } = useConsole();
  const newest = findTrial(oid);
  const isClosed = newest === undefined || CLOSED.includes(newest.status);
  const isWaiting = useDeskChanges(oid).length > 0 && findTenure(oid) === 'mine' && !isClosed;
  const acts = log.rows().filter(({ fact }) => fact.trialOID === oid).length;
  const steady = useRef({ oid, acts, trial: newest });
  if (!isWaiting || steady.current.oid !== oid || steady.current.acts !== acts || steady.current.trial === undefined)
    steady.current = { oid, acts, trial: newest };
  return steady.current.trial;
}
