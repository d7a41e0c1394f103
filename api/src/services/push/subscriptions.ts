import { createECDH } from 'node:crypto';
import type { PushAnswer, PushBody } from 'shared-domain/contract';
import { refusal, refusalAt } from '../../base/refusal.ts';
import { findChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { deleteStates, noteNewFollows } from '../../store/push/news.ts';
import {
  countFollows,
  countSubscriptions,
  deleteSubscription,
  type Follow,
  findSubscription,
  listFollows,
  moveFollows,
  replaceFollows,
  writeSubscription,
} from '../../store/push/subscriptions.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';
import { findEndpointFault } from './endpoint.ts';

/** Days after the end of a competition at which who follows its athletes is forgotten. */
export const FOLLOW_DAYS = 7;

/** Subscriptions of one site: far more than a national championship has. */
const MAX_SUBSCRIPTIONS = 200_000;

/** What reads and writes who follows whom comes one after another on a server (`Store.transaction`). */
export const PUSH_TURN = 'push';

/** Whether a key is a point of the curve by which messages are encrypted. */
function isPublicKey(key: string): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

/** The earliest end of a competition whose athletes may be followed. */
export const findOldestEnd = (now: Date): string => new Date(now.getTime() - FOLLOW_DAYS * 86_400_000).toISOString();

/** The follows of challenges that are public and not long over. */
async function selectFollows(ctx: Context, db: Db, sent: NonNullable<PushBody['follows']>): Promise<Follow[]> {
  const follows: Follow[] = [];
  for (const { chOID, athletes } of sent) {
    const challenge = await findChallenge(db, chOID);
    if (challenge?.visible !== 1 || challenge.ends_at < findOldestEnd(ctx.clock())) continue;
    for (const athlete of new Set(athletes)) follows.push({ challenge: chOID, athlete });
  }
  return follows;
}

/** What is known of an athlete whom nobody followed is old: it is forgotten, and what stands now is what new followers know. */
async function forgetOldStates(db: Db, challenge: string): Promise<void> {
  const follows = await listFollows(db, challenge);
  const followedBefore = new Set(follows.filter(({ is_new }) => is_new === 0).map(({ athlete }) => athlete));
  for (const athlete of new Set(follows.map((follow) => follow.athlete)))
    if (!followedBefore.has(athlete)) await deleteStates(db, challenge, athlete);
}

/**
 * Stores a browser's subscription and the athletes whom it is told of.
 * @param allowsPrivate whether the push service may be in a private network
 */
export async function saveSubscription(ctx: Context, body: PushBody, allowsPrivate: boolean): Promise<PushAnswer> {
  const { endpoint, keys, language, follows, replaces } = body;
  const fault = findEndpointFault(endpoint, allowsPrivate);
  if (fault !== undefined) throw refusalAt('invalid request', '$.endpoint', fault);
  if (!isPublicKey(keys.p256dh)) throw refusalAt('invalid request', '$.keys.p256dh', 'is no point of the curve P-256');
  return ctx.store.transaction(async (db) => {
    const id = hashSecret(endpoint);
    const stored = await findSubscription(db, id);
    if (stored === undefined && (await countSubscriptions(db)) >= MAX_SUBSCRIPTIONS)
      throw refusal('too many requests', 'this site has as many subscriptions as it may have');
    const formerId = replaces === undefined ? id : hashSecret(replaces);
    const former = stored ?? (await findSubscription(db, formerId));
    await writeSubscription(db, {
      id,
      endpoint,
      host: new URL(endpoint).host,
      ...keys,
      language: language ?? former?.language ?? 'fr',
      day: former?.day ?? '',
      sent: former?.sent ?? 0,
    });
    if (formerId !== id) {
      if (stored === undefined) await moveFollows(db, formerId, id);
      await deleteSubscription(db, formerId);
    }
    if (follows !== undefined) {
      for (const challenge of await replaceFollows(db, id, await selectFollows(ctx, db, follows))) {
        await forgetOldStates(db, challenge);
        await noteNewFollows(db, challenge, (await findChallenge(db, challenge))?.revision ?? 0);
      }
    }
    return { athletes: await countFollows(db, id) };
  }, PUSH_TURN);
}

export const stopSubscription = ({ store }: Context, endpoint: string): Promise<void> =>
  deleteSubscription(store.db, hashSecret(endpoint));
