import { MAX_ACCOUNT_BYTES, MAX_ACCOUNT_CHALLENGES } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';
import { countActsSince, sumBytesSince } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import type { ListWrite } from '../planning/plan-lists.ts';
import type { UploadWrite } from '../planning/plan-write.ts';

const DAY_MS = 86_400_000;
/** Days over which the bytes of an account are summed: what its acts keep for undo is deleted after as many. */
const BYTES_DAYS = 30;

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
 * @param bytes what an act adds to lists and keeps for undo
 * @throws Refusal `too many requests` for an account whose acts of 30 days have `MAX_ACCOUNT_BYTES`
 */
export async function refuseTooManyBytes(db: Db, organiser: string, bytes: number, now: Date): Promise<void> {
  const since = new Date(now.getTime() - BYTES_DAYS * DAY_MS).toISOString();
  if ((await sumBytesSince(db, organiser, since)) + bytes <= MAX_ACCOUNT_BYTES) return;
  throw refusal(
    'too many requests',
    `what an account writes and can undo has at most ${MAX_ACCOUNT_BYTES} bytes in ${BYTES_DAYS} days`,
  );
}

interface StoredRow {
  readonly body: string;
  readonly sent?: string;
}

/** The bytes of the rows by which a list grows, nearly: a row's texts are mostly one byte a letter. */
function countAddedBytes(list: ListWrite<StoredRow> | undefined, storedCount: number): number {
  const { rows } = list ?? { rows: [] };
  if (rows.length <= storedCount) return 0;
  const bytes = rows.reduce((total, { body, sent = '' }) => total + body.length + sent.length, 0);
  return Math.round((bytes * (rows.length - storedCount)) / rows.length);
}

/** The bytes that a write adds to lists; those that it replaces are in what it keeps for undo. */
export function countNewBytes({ trials, commitments }: UploadWrite): number {
  const trialBytes = trials.map(
    ({ plan: { stored }, lists }) =>
      countAddedBytes(lists.starts, stored?.starts ?? 0) + countAddedBytes(lists.results, stored?.results ?? 0),
  );
  const commitmentBytes = commitments.map(({ group, list }) => countAddedBytes(list, group.stored?.entries ?? 0));
  return [...trialBytes, ...commitmentBytes].reduce((total, bytes) => total + bytes, 0);
}
