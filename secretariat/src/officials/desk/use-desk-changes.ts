import { useEffect, useRef } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import type { DeviceTrial, FoldedTrialView } from 'shared-domain/live-input';
import type { Task } from '../log/device.ts';
import { useConsole } from '../use-console.ts';
import type { StoredDeskChange } from './desk-change.ts';
import { rekeyTrial } from './rekey-trial.ts';
import { nameTurn } from './turn-name.ts';

/** Statuses at which nobody writes any more: they are applied at once. */
const CLOSED: readonly number[] = [TRIAL_STATUS.official, TRIAL_STATUS.cancelled];

/** Tasks that write a trial beside whoever holds it. */
const BESIDE_TASKS: readonly Task[] = ['clock', 'callRoom', 'walk', 'walkRecorder', 'umpire'];

/** Tasks in which an official gives the bib or the lane that is seen: the newest lists have whose it is, so that these never wait. */
const SIGHT_TASKS: readonly Task[] = ['order', 'walk', 'walkRecorder', 'umpire'];

/** What the secretariat changed in a trial and nobody has acknowledged on this device. */
export function useDeskChanges(trial: string): readonly StoredDeskChange[] {
  const changes = useConsole().seen()?.changes ?? [];
  return changes.filter((change) => change.trial === trial && !change.isSeen);
}

/** The lists that a console shows, with the newest that it had then, and in which turn what came since began to wait. */
interface Shown {
  readonly trial: DeviceTrial;
  readonly newest: DeviceTrial;
  readonly turn?: string | undefined;
}

/**
 * The lists of a trial, which do not change under a finger where athletes are called by name or shown in their places: what the
 * secretariat changed is applied once the turn is over, or somebody has acknowledged it. `fold` applies the facts to them.
 */
export function useSteadyTrial(
  oid: string,
  fold: (trial: DeviceTrial) => FoldedTrialView | undefined,
): DeviceTrial | undefined {
  const { findTrial, findTenure, log, sync, views } = useConsole();
  const view = views.current();
  const isBeside = view.name === 'trial' && BESIDE_TASKS.includes(view.task);
  const isBySight = view.name === 'trial' && SIGHT_TASKS.includes(view.task);
  useEffect(() => (isBeside ? sync.noteChanges(oid) : undefined), [isBeside, sync, oid]);
  const newest = findTrial(oid);
  const isClosed = newest === undefined || CLOSED.includes(newest.status);
  const isWriting = isBeside || findTenure(oid) === 'mine';
  const isWaiting = useDeskChanges(oid).length > 0 && isWriting && !isBySight && !isClosed;
  const shown = useRef<Shown>(undefined);
  const { current } = shown;
  const held = isWaiting && current?.trial.oid === oid ? holdLists(current, newest) : undefined;
  const folded = held && fold(held.trial);
  const turn = folded && nameTurn(folded, log.rows(), view);
  const isTurnOver = held?.turn !== undefined && held.turn !== turn;
  if (held !== undefined && !isTurnOver) shown.current = { ...held, turn };
  else shown.current = newest && { trial: newest, newest };
  return shown.current?.trial;
}

/** The lists of before, with the keys that the newest have. */
const holdLists = (shown: Shown, newest: DeviceTrial): Shown =>
  shown.newest === newest ? shown : { ...shown, newest, trial: rekeyTrial(shown.trial, newest) };
