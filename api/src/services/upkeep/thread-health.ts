import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { readSetting } from '../../store/settings.ts';
import type { Following, Store } from '../../store/store.ts';
import type { Faults } from './faults.ts';

/** What is known without knowing who asks. */
export type Health = Omit<HealthAnswer, 'caller'>;

/** A database that takes longer is not well, ms. */
const TIMEOUT_MS = 2000;

/**
 * Whether this instance may be sent readers: its database answers, and it hears what other instances change.
 * @throws Refusal `unavailable`
 */
export async function readHealth(
  store: Store,
  { databaseFollower: following, faults, version }: { databaseFollower: Following; faults: Faults; version: string },
): Promise<Health> {
  const late = new AbortController();
  const answered = await Promise.race([
    readSetting(store.db, 'epoch').then(
      (epoch) => epoch !== undefined,
      () => false,
    ),
    sleep(TIMEOUT_MS, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  if (!answered) throw refusal('unavailable', 'the database does not answer');
  if (!following.hears) throw refusal('unavailable', 'the database’s changes are not heard; they are read again soon');
  const present = [...(await faults.list())];
  const status = present.length === 0 ? 'ok' : 'degraded';
  return { status, faults: present, version, database: store.engine, schema: store.schema };
}
