import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/**
 * The code that an authenticator application shows for a secret (RFC 6238).
 * @param periodsAhead 0 for now: each code is accepted once, and the next period's is accepted early
 */
export function computeCode(secret: string, periodsAhead = 0): string {
  const letters = [...secret.replaceAll(' ', '')];
  const bits = letters.map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / PERIOD_MS) + periodsAhead));
  const hmac = createHmac('sha1', key).update(counter).digest();
  const number = hmac.readUInt32BE((hmac.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
