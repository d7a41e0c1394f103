import { z } from 'zod';
import { MAX_PUSH_ATHLETES, MAX_PUSH_CHALLENGES } from '../limits.ts';
import { oid } from './common.ts';

/** Binary values as browsers write them: base64url, its padding optional. */
const publicKey = z.string().regex(/^[\w-]{87}=?$/, 'is no public key of 65 bytes in base64url');
const secret = z.string().regex(/^[\w-]{22}(==)?$/, 'is no secret of 16 bytes in base64url');

/** An address of a push service. It is secret: who has it may end the subscription. */
const endpoint = z.url({ protocol: /^https?$/, error: 'must be an https address' }).max(1000);

export const pushKeyAnswer = z.object({ key: z.string() });

/**
 * A browser's subscription (W3C Push API) and whom it is told of: the athletes of each competition, by the ids of their rows.
 * `follows` is the whole choice; without it the choice and the language stay, those of `replaces` where the browser has changed its subscription.
 */
export const pushBody = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: publicKey, auth: secret }),
  language: z.enum(['fr', 'en']).optional(),
  follows: z
    .array(z.strictObject({ chOID: oid, athletes: z.array(z.string().min(1).max(64)).max(MAX_PUSH_ATHLETES) }))
    .max(MAX_PUSH_CHALLENGES)
    .optional(),
  replaces: endpoint.optional(),
});
/** `athletes`: how many are told of; those of competitions that are unknown, hidden or long over do not count. */
export const pushAnswer = z.object({ athletes: z.int() });

export const stopPushBody = z.strictObject({ endpoint });
export const stopPushAnswer = z.object({ stopped: z.literal(true) });
