import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_CHALLENGES } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { countActsSince, sumGrowthSince } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';

const DAY_MS = 86_400_000;
/** Days over which the growth of lists is summed. */
const GROWTH_DAYS = 30;

/** Acts that create a competition. */
const CREATING_ACTS = ['challenge created', 'competition imported'] as const;

/**
 * The account's own competitions count, deleted ones too, and nobody else's.
 * @throws Refusal `too many requests` for an account that has created `MAX_ACCOUNT_CHALLENGES` in 24 hours
 */
export async function refuseTooManyChallenges(db: Db, organiser: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  if ((await countActsSince(db, organiser, CREATING_ACTS, since)) < MAX_ACCOUNT_CHALLENGES) return;
  throw refusal('too many requests', `at most ${MAX_ACCOUNT_CHALLENGES} competitions are made in 24 hours`);
}

/**
 * @param bytes by how much an act makes lists grow; one that does not is never refused
 * @throws Refusal `too many requests` for an account whose acts of 30 days have added `MAX_ACCOUNT_BYTES` to lists that are there
 */
export async function refuseTooMuchGrowth(db: Db, organiser: string, bytes: number, now: Date): Promise<void> {
  if (bytes <= 0) return;
  const since = new Date(now.getTime() - GROWTH_DAYS * DAY_MS).toISOString();
  if ((await sumGrowthSince(db, organiser, since)) + bytes <= MAX_ACCOUNT_BYTES) return;
  throw refusal(
    'too many requests',
    `an account adds at most ${MAX_ACCOUNT_BYTES} bytes to lists in ${GROWTH_DAYS} days`,
  );
}
