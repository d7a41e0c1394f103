import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { readSetting } from '../../store/settings.ts';
import type { ChangeSubscription, Store } from '../../store/store.ts';
import type { Faults } from './faults.ts';

/** The answer of `/api/health` without what depends on the caller. */
export type Health = Omit<HealthAnswer, 'caller'>;

/** How long the database may take to answer, ms. */
const TIMEOUT_MS = 2000;

/**
 * The health of this instance, which can serve readers as long as its database answers and reports other instances' changes.
 * @throws Refusal `unavailable`
 */
export async function readHealth(
  store: Store,
  { databaseFollower, faults, version }: { databaseFollower: ChangeSubscription; faults: Faults; version: string },
): Promise<Health> {
  const timeout = new AbortController();
  const hasAnswered = await Promise.race([
    readSetting(store.db, 'epoch').then(
      (epoch) => epoch !== undefined,
      () => false,
    ),
    sleep(TIMEOUT_MS, false, { signal: timeout.signal }).catch(() => false),
  ]);
  timeout.abort();
  if (!hasAnswered) throw refusal('unavailable', 'the database does not answer');
  if (!databaseFollower.isListening)
    throw refusal('unavailable', 'the database’s changes are not heard; they are read again soon');
  const currentFaults = [...(await faults.list())];
  const status = currentFaults.length === 0 ? 'ok' : 'degraded';
  return { status, faults: currentFaults, version, database: store.engine, schema: store.schema };
}
