import { randomBytes } from 'node:crypto';
import {
  type AccessCodeKind,
  findAccessCodeEnd,
  formatAccessCode,
  makeAccessCode,
  parseAccessCode,
} from 'shared-domain';
import { type AccessCode, type CheckCodeAnswer, MAX_CODES, type ValidCodeAnswer } from 'shared-domain/contract';
import { conflict, refusal, refusalAt } from '../../base/refusal.ts';
import { findCodeEnd } from '../../policies/code-policy.ts';
import { findChallenge, lockChallenge } from '../../store/challenges/challenges.ts';
import type { Db } from '../../store/db.ts';
import { countCodes, findCode, insertCode, listCodes, opensAt, revokeCodes } from '../../store/live/access-codes.ts';
import { listSigners } from '../../store/live/facts.ts';
import type { ChallengeTable } from '../../store/schema.ts';
import type { AccessCodeTable } from '../../store/secretariat-tables.ts';
import type { Context } from '../context/context.ts';
import { createMissingChallengeRefusal } from '../context/programme.ts';
import { logUndoableAct, NOTHING_REMOVED } from '../writing/undo-log.ts';

/** Random bytes for `makeAccessCode`, which hardly ever needs more. */
const RANDOM_BYTES = 32;
const MINUTE_MS = 60_000;

async function requireChallenge(db: Db, chOID: string): Promise<ChallengeTable> {
  const challenge = await findChallenge(db, chOID);
  if (challenge === undefined) throw createMissingChallengeRefusal(chOID);
  return challenge;
}

const presentCode = ({ code, kind, created }: AccessCodeTable, challenge: ChallengeTable): AccessCode => ({
  code: formatAccessCode(code),
  kind: kind as AccessCodeKind,
  created,
  expires: findAccessCodeEnd(challenge).toISOString(),
});

/** The valid access codes of a challenge. Their end follows from the challenge's dates, and moves with them. */
export async function readCodes(ctx: Context, chOID: string): Promise<AccessCode[]> {
  const challenge = await requireChallenge(ctx.store.db, chOID);
  if (findAccessCodeEnd(challenge) <= ctx.clock()) return [];
  const signers = await listSigners(ctx.store.db, chOID);
  return (await listCodes(ctx.store.db, chOID)).map((row) => ({
    ...presentCode(row, challenge),
    ...describeUse(row, signers),
  }));
}

type Signer = Awaited<ReturnType<typeof listSigners>>[number];

/** How many devices have used the code, and when the last one did; what came before its creation came by an older code. */
function describeUse({ kind, created }: AccessCodeTable, signers: readonly Signer[]): Pick<AccessCode, 'used'> {
  const uses = signers.filter(({ by, last }) => by === kind && last >= created).map(({ last }) => last);
  const last = uses.toSorted().at(-1);
  return last === undefined ? {} : { used: { devices: uses.length, last } };
}

async function createUnusedCode(db: Db): Promise<string> {
  const code = makeAccessCode(randomBytes(RANDOM_BYTES));
  return code !== undefined && (await findCode(db, code)) === undefined ? code : createUnusedCode(db);
}

/**
 * Creates a code of a kind and revokes the previous one, which still opens for `graceMinutes` so that devices can change over. The log
 * never has the code itself.
 */
export async function createCode(
  ctx: Context,
  organiser: string,
  chOID: string,
  { kind, grace: graceMinutes = 0 }: { readonly kind: AccessCodeKind; readonly grace?: number | undefined },
): Promise<AccessCode> {
  const now = ctx.clock();
  const grace = graceMinutes > 0 ? new Date(now.getTime() + graceMinutes * MINUTE_MS).toISOString() : null;
  return ctx.store.transaction(async (tx) => {
    await lockChallenge(tx, chOID);
    const challenge = await requireChallenge(tx, chOID);
    if (findAccessCodeEnd(challenge) <= now) {
      throw conflict('codes over', 'codes end two days after the last day of the challenge, which has gone by');
    }
    if ((await countCodes(tx, chOID)) >= MAX_CODES)
      throw refusal('too large', `a competition has at most ${MAX_CODES} codes, revoked ones too`);
    const revokedCodes = (await listCodes(tx, chOID)).filter((one) => one.kind === kind).map(({ code }) => code);
    const revoked = await revokeCodes(tx, chOID, { kind }, { now, grace });
    const row = {
      code: await createUnusedCode(tx),
      challenge: chOID,
      kind,
      created: now.toISOString(),
      revoked: null,
      grace: null,
    };
    await insertCode(tx, row);
    const act = { challenge: chOID, organisation: challenge.organisation, organiser, action: 'code made', now };
    const codeChange = { kind, made: row.code, revoked: revokedCodes };
    await logUndoableAct(
      tx,
      { ...act, detail: { kind, revoked } },
      { ...NOTHING_REMOVED, revision: challenge.revision, codeChange },
    );
    return presentCode(row, challenge);
  });
}

export async function revokeCode(ctx: Context, organiser: string, chOID: string, typedCode: string): Promise<string> {
  const code = parseAccessCode(typedCode) ?? '';
  const now = ctx.clock();
  await ctx.store.transaction(async (tx) => {
    const storedCode = await findCode(tx, code);
    if ((await revokeCodes(tx, chOID, { code }, { now })) === 0) {
      throw refusalAt('not found', 'query.code', `${JSON.stringify(typedCode)} is no live code of this challenge`);
    }
    const { organisation, revision } = await requireChallenge(tx, chOID);
    const kind = storedCode?.kind ?? '';
    await logUndoableAct(
      tx,
      { challenge: chOID, organisation, organiser, action: 'code revoked', detail: { kind }, now },
      { ...NOTHING_REMOVED, revision, codeChange: { kind, revoked: [code] } },
    );
  });
  return formatAccessCode(code);
}

/** Whether a code ever existed, and for which kind and challenge. */
export async function checkCode(ctx: Context, typedCode: string): Promise<CheckCodeAnswer> {
  const storedCode = await findCode(ctx.store.db, parseAccessCode(typedCode) ?? '');
  if (storedCode === undefined) return { exists: false };
  return { exists: true, kind: storedCode.kind as AccessCodeKind, chOID: storedCode.challenge };
}

/** Whether a code is valid now. */
export async function readValidCode(ctx: Context, typedCode: string): Promise<ValidCodeAnswer> {
  const storedCode = await findCode(ctx.store.db, parseAccessCode(typedCode) ?? '');
  if (storedCode === undefined || !opensAt(storedCode, ctx.clock())) return { valid: false };
  const challenge = await requireChallenge(ctx.store.db, storedCode.challenge);
  const end = findCodeEnd(storedCode, findAccessCodeEnd(challenge));
  if (end <= ctx.clock()) return { valid: false };
  return {
    valid: true,
    kind: storedCode.kind as AccessCodeKind,
    chOID: storedCode.challenge,
    expires: end.toISOString(),
  };
}
