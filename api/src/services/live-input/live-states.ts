import type { LiveState } from 'shared-domain/contract';
import type { Db } from '../../store/db.ts';
import { listLiveTrials } from '../../store/live/facts.ts';
import type { LiveTrialState } from './settle-facts.ts';

/** The live state of each field event that officials' devices follow, by the trials' oids. */
export async function readLiveStates(db: Db, challenge: string): Promise<ReadonlyMap<string, LiveState>> {
  const states = new Map<string, LiveState>();
  for (const { trial, body } of await listLiveTrials(db, challenge)) {
    const { live } = JSON.parse(body) as LiveTrialState;
    if (live !== undefined) states.set(trial, live);
  }
  return states;
}
