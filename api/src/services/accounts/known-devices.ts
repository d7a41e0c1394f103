import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readDeviceSecret } from '../../store/database-secrets.ts';
import type { Context } from '../context/context.ts';

/** How long a browser is known after its last sign-in, ms. */
const DEVICE_LIFE_MS = 180 * 24 * 3600 * 1000;

/**
 * A browser that an account has signed in from shows it by `{id}.{end}.{signature}`, which it sends when that account signs in
 * and at no other time. The id is random, and the server stores nothing of it.
 */
interface KnownDevices {
  /** Id of the device among the values sent that this account has signed in from. */
  find(account: string, values: readonly string[]): Promise<string | undefined>;
  /** A value for the account's next sign-in, of the same device if it is known. */
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
