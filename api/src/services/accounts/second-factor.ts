import { randomBytes } from 'node:crypto';
import { refusal, refusalAt } from '../../base/refusal.ts';
import type { Account } from '../../store/accounts/organisers.ts';
import {
  claimStep,
  findSecondFactor,
  replaceRecoveryCodes,
  spendRecoveryCode,
  turnOffSecondFactor,
  turnOnSecondFactor,
  writePendingSecret,
} from '../../store/accounts/second-factors.ts';
import { deleteOtherTokens } from '../../store/accounts/tokens.ts';
import type { Db } from '../../store/db.ts';
import type { Context } from '../context/context.ts';
import { hashSecret } from '../context/secret.ts';
import { formatBase32 } from './base32.ts';
import { type Caller, type Proof, provePassword } from './identity.ts';
import { findCodeStep, formatTotpUri } from './totp.ts';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const RECOVERY_CODE_COUNT = 10;
/** Characters of each half of a recovery code; both are 50 bits. */
const HALF_LENGTH = 5;

const createCodeRefusal = (account: string, detail: string) => refusalAt('code required', '$.code', detail, account);

/** A recovery code may be typed with or without its dash, in any case. */
const normalizeRecoveryCode = (typedCode: string): string => typedCode.toUpperCase().replace(/[^A-Z2-7]/g, '');

const hashRecoveryCode = (organiser: string, code: string): string => hashSecret(`${organiser} ${code}`);

/** Uses up a code of the authenticator or a recovery code; false where it is wrong or was used before. */
async function spendCode(db: Db, organiser: string, typedCode: string, now: Date): Promise<boolean> {
  const { secret } = await findSecondFactor(db, organiser);
  const digits = typedCode.replace(/\s/g, '');
  const step = secret === undefined ? undefined : findCodeStep(secret, digits, now);
  if (step !== undefined) return claimStep(db, organiser, step);
  const recoveryCode = normalizeRecoveryCode(typedCode);
  return (
    recoveryCode.length === 2 * HALF_LENGTH &&
    spendRecoveryCode(db, organiser, hashRecoveryCode(organiser, recoveryCode))
  );
}

/**
 * Checks and uses up a code where the account has a second factor.
 * @throws Refusal `code required` without a code or with a wrong one, `too many requests` after several wrong ones
 */
export async function proveSecondFactor(
  { store, clock, codeGuesses }: Context,
  account: Pick<Account, 'oid' | 'second_factor'>,
  code: string | undefined,
): Promise<void> {
  if (account.second_factor === null) return;
  if (code === undefined || code === '') throw createCodeRefusal(account.oid, 'this account has a second factor');
  codeGuesses.take(account.oid);
  if (!(await spendCode(store.db, account.oid, code, clock())))
    throw createCodeRefusal(account.oid, 'is not right, or was used already');
  codeGuesses.forgive(account.oid);
}

/** Creates a secret, which is answered only this once; the second factor is on once a first code is confirmed. */
export async function startSecondFactor(ctx: Context, { organiser }: Caller, proof: Proof) {
  const account = await provePassword(ctx, organiser, proof.password);
  if (account.second_factor !== null) throw refusal('conflict', 'this account has a second factor already');
  const secret = formatBase32(randomBytes(SECRET_BYTES));
  await writePendingSecret(ctx.store.db, organiser, secret);
  return { secret, uri: formatTotpUri(secret, account.email) };
}

async function writeRecoveryCodes(db: Db, organiser: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
    formatBase32(randomBytes(7)).slice(0, 2 * HALF_LENGTH),
  );
  await replaceRecoveryCodes(
    db,
    organiser,
    codes.map((code) => hashRecoveryCode(organiser, code)),
  );
  return codes.map((code) => `${code.slice(0, HALF_LENGTH)}-${code.slice(HALF_LENGTH)}`.toLowerCase());
}

/** Turns the second factor on by its first code and returns the recovery codes; sessions opened without it end. */
export async function confirmSecondFactor(ctx: Context, { organiser, token }: Caller, code: string): Promise<string[]> {
  const now = ctx.clock();
  const { pending } = await findSecondFactor(ctx.store.db, organiser);
  if (pending === undefined) throw refusal('conflict', 'there is no second factor to confirm; start again');
  ctx.codeGuesses.take(organiser);
  const step = findCodeStep(pending, code.replace(/\s/g, ''), now);
  if (step === undefined) throw refusalAt('invalid request', '$.code', 'is not the one that your application shows');
  return ctx.store.transaction(async (tx) => {
    if (!(await turnOnSecondFactor(tx, organiser, { secret: pending, step, now })))
      throw refusal('conflict', 'there is no second factor to confirm; start again');
    ctx.codeGuesses.forgive(organiser);
    await deleteOtherTokens(tx, organiser, hashSecret(token));
    return writeRecoveryCodes(tx, organiser);
  });
}

/** Checks password and code; a call that changes the account itself asks for both. */
export async function proveIdentity(ctx: Context, organiser: string, proof: Proof): Promise<Account> {
  const account = await provePassword(ctx, organiser, proof.password);
  await proveSecondFactor(ctx, account, proof.code);
  return account;
}

export async function endSecondFactor(ctx: Context, { organiser }: Caller, proof: Proof): Promise<Account> {
  const account = await proveIdentity(ctx, organiser, proof);
  await ctx.store.transaction((tx) => turnOffSecondFactor(tx, organiser));
  return account;
}

export async function renewRecoveryCodes(ctx: Context, { organiser }: Caller, proof: Proof): Promise<string[]> {
  const { second_factor } = await proveIdentity(ctx, organiser, proof);
  if (second_factor === null) throw refusal('conflict', 'this account has no second factor');
  return ctx.store.transaction((tx) => writeRecoveryCodes(tx, organiser));
}
