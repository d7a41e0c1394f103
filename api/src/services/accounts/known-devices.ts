import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readDeviceSecret } from '../../store/database-secrets.ts';
import type { Context } from '../context/context.ts';

/** How long a browser is recognised after its last sign-in, ms. */
const DEVICE_LIFE_MS = 180 * 24 * 3600 * 1000;

/**
 * Recognises a browser that an account has signed in from by a value `{id}.{end}.{signature}` that the browser sends at sign-in.
 * `id` is random, `end` is in ms since 1970; the server stores only the secret of the signatures.
 */
interface KnownDevices {
  /** Id of the first of the values sent that is signed for this account and has not expired. */
  find(account: string, values: readonly string[]): Promise<string | undefined>;
  /** The value for the account's next sign-in; it keeps the id of a recognised device. */
  issue(account: string, id?: string): Promise<string>;
}

const DEVICE_VALUE = /^([\w-]{16})\.(\d{1,15})\.([\w-]{43})$/;

export function createKnownDevices(ctx: Pick<Context, 'store' | 'clock'>): KnownDevices {
  let secret: Promise<string> | undefined;

  async function sign(account: string, id: string, end: string): Promise<string> {
    secret ??= readDeviceSecret(ctx.store.db).catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(JSON.stringify([account, id, end]))
      .digest('base64url');
  }

  return {
    async find(account, values) {
      for (const value of values) {
        const [, id, end, signature] = DEVICE_VALUE.exec(value) ?? [];
        if (id === undefined || end === undefined || signature === undefined) continue;
        if (Number(end) <= ctx.clock().getTime()) continue;
        if (timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(account, id, end)))) return id;
      }
      return undefined;
    },
    async issue(account, id = randomBytes(12).toString('base64url')) {
      const end = String(ctx.clock().getTime() + DEVICE_LIFE_MS);
      return `${id}.${end}.${await sign(account, id, end)}`;
    },
  };
}
