import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseBase32 } from './base32.ts';

/** How long a code is valid and how many digits it has: the defaults of every authenticator. */
const TOTP_PERIOD_S = 30;
const TOTP_DIGITS = 6;

/** A phone's clock may be this many steps fast or slow. */
const CLOCK_TOLERANCE_STEPS = 1;

/** The code of a step by RFC 4226. @param step periods since 1970 */
export function makeCode(secret: Buffer, step: number, digits = TOTP_DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hmac = createHmac('sha1', secret).update(counter).digest();
  const offset = (hmac.at(-1) ?? 0) & 0xf;
  const number = hmac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** RFC 6238: the step that an instant is in. */
export const computeStep = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_PERIOD_S);

/** The step that a valid code belongs to: the current one, the one before or the one after; undefined for any other code. */
export function findCodeStep(secret: string, code: string, now: Date): number | undefined {
  const typedCode = Buffer.from(code);
  const key = parseBase32(secret);
  const currentStep = computeStep(now);
  let matchingStep: number | undefined;
  for (let step = currentStep - CLOCK_TOLERANCE_STEPS; step <= currentStep + CLOCK_TOLERANCE_STEPS; step += 1) {
    const expected = Buffer.from(makeCode(key, step));
    if (typedCode.length === expected.length && timingSafeEqual(typedCode, expected)) matchingStep = step;
  }
  return matchingStep;
}

/** The address in the QR code that an authenticator scans. */
export function formatTotpUri(secret: string, email: string): string {
  const issuer = encodeURIComponent('Foulée');
  return `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
}
