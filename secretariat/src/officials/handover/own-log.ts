import type { Console } from '../console.ts';
import { gatherHandedLog, type HandedLog } from './handed-log.ts';

type Source = Pick<Console, 'log' | 'device' | 'seen'>;

/** Trials of this competition that this device knows facts of from its own log, the one that it writes first. */
export function listLoggedTrials({ log, device }: Pick<Source, 'log' | 'device'>): readonly string[] {
  const { code, open } = device();
  const said = log
    .rows()
    .filter(({ chOID }) => chOID === code?.chOID)
    .map(({ fact }) => fact.trialOID);
  return [...new Set([...open.filter((trial) => said.includes(trial)), ...said.toReversed()])];
}

/** The log of a trial as this device hands it over; undefined before it has a code. */
export function gatherOwnLog({ log, device, seen }: Source, trial: string): HandedLog | undefined {
  const { id, code, place } = device();
  if (code === undefined) return undefined;
  const own = { id, kind: code.kind, label: place ?? '' };
  return gatherHandedLog(trial, code.chOID, log.rows(), seen(), own);
}

/**
 * Once another device has read a fact, its instant no longer changes: the same fact would say two things. That is marked on the facts of
 * trials that were said before the server's clock was measured.
 */
export async function fixInstants({ log }: Pick<Source, 'log'>, trials: readonly string[]) {
  const undated = log.rows().filter(({ fact, isUndated }) => isUndated === true && trials.includes(fact.trialOID));
  await log.mark(undated.map(({ isUndated: _, ...row }) => ({ ...row, isOwnTime: true as const })));
}
