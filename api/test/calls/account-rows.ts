import * as s from 'shared-domain/contract/schemas';
import { makeAccountLink } from '../../src/services/accounts/account-links.ts';
import { parseBase32 } from '../../src/services/accounts/base32.ts';
import { computeStep, makeCode } from '../../src/services/accounts/totp.ts';
import { findAccountByOid, insertAccount } from '../../src/store/accounts/organisers.ts';
import {
  turnOffSecondFactor,
  turnOnSecondFactor,
  writePendingSecret,
} from '../../src/store/accounts/second-factors.ts';
import { OWNER, type RunningServer } from '../running-server.ts';
import type { CallRow, CallTarget } from './call-target.ts';
import { makeRow, refuse } from './make-row.ts';

const BASE = '/api/lesecretariat/account';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NEW_PASSWORD = 'long enough by far';

let accountCount = 0;
const createEmail = () => {
  accountCount += 1;
  return `account${accountCount}@calls.example`;
};

const findNextHour = (server: RunningServer) => new Date(server.ctx.clock().getTime() + 3_600_000).toISOString();

/** A link to a new password of somebody's account. */
const prepareResetLink = async (server: RunningServer) => {
  const { db } = server.ctx.store;
  const email = createEmail();
  const now = server.ctx.clock();
  const organiser = await insertAccount(db, { email, password: 'x', demo: false, now, verified: true });
  return { key: await makeAccountLink(db, { organiser, kind: 'reset', email, expires: findNextHour(server) }) };
};

const prepareVerificationLink = async (server: RunningServer, _: CallTarget, organiserOid: string) => {
  const { db } = server.ctx.store;
  const email = (await findAccountByOid(db, organiserOid))?.email ?? '';
  return {
    key: await makeAccountLink(db, { organiser: organiserOid, kind: 'verify', email, expires: findNextHour(server) }),
  };
};

const resetAccount = async ({ ctx }: RunningServer, _: CallTarget, organiserOid: string) => {
  await turnOffSecondFactor(ctx.store.db, organiserOid);
  await ctx.store.db.updateTable('organiser').set({ verified: null }).where('oid', '=', organiserOid).execute();
  return {};
};

const computeCode = ({ ctx }: RunningServer) => makeCode(parseBase32(SECRET), computeStep(ctx.clock()));

const preparePendingFactor = async (server: RunningServer, target: CallTarget, organiserOid: string) => {
  await resetAccount(server, target, organiserOid);
  await writePendingSecret(server.ctx.store.db, organiserOid, SECRET);
  return { code: computeCode(server) };
};

const prepareSecondFactor = async (server: RunningServer, target: CallTarget, organiserOid: string) => {
  const prepared = await preparePendingFactor(server, target, organiserOid);
  await turnOnSecondFactor(server.ctx.store.db, organiserOid, { secret: SECRET, step: 0, now: server.ctx.clock() });
  return prepared;
};

const { password } = OWNER;
const USED_LINK = /^\$\.key: this link has been used/;
const createPasswordRefusal = (path: string) =>
  refuse('forbidden', 'a wrong password', () => ({ path, body: { password: 'x' } }), /^\$\.password: /);

/** Calls about the caller's account, and calls of mailed links. */
export const ACCOUNT_ROWS = {
  forgotPassword: makeRow(
    'anyone',
    () => ({ path: '/api/password/forgotten', body: { email: 'forgotten@calls.example' } }),
    s.emptyAnswer,
    {
      refusals: [
        refuse(
          'invalid request',
          'none',
          () => ({ path: '/api/password/forgotten', body: { email: 'x' } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  readAccountLink: makeRow(
    'anyone',
    ({ prepared }) => ({ path: '/api/account-link', body: { key: prepared.key } }),
    s.accountLinkAnswer,
    { prepare: prepareResetLink, unknown: 'forbidden' },
  ),
  resetPassword: makeRow(
    'anyone',
    ({ prepared }) => ({ path: '/api/password/reset', body: { key: prepared.key, password: NEW_PASSWORD } }),
    s.addressAnswer,
    {
      prepare: prepareResetLink,
      unknown: 'forbidden',
      refusals: [
        refuse(
          'forbidden',
          'none',
          () => ({ path: '/api/password/reset', body: { key: 'x', password: NEW_PASSWORD } }),
          USED_LINK,
        ),
        refuse(
          'common password',
          'a password that everybody has',
          ({ prepared }) => ({ path: '/api/password/reset', body: { key: prepared.key, password: 'motdepasse2026' } }),
          /^\$\.password: is one of the most used/,
        ),
      ],
    },
  ),
  account: makeRow('signed in', () => BASE, s.accountAnswer),
  askVerification: makeRow('signed in', () => `${BASE}/verification`, s.emptyAnswer, {
    prepare: resetAccount,
    unknown: 'fine',
  }),
  changeAddress: makeRow(
    'signed in',
    () => ({ path: `${BASE}/address`, body: { email: createEmail(), password } }),
    s.emptyAnswer,
    {
      prepare: resetAccount,
      unknown: 'fine',
      refusals: [
        refuse(
          'invalid request',
          'no address',
          () => ({ path: `${BASE}/address`, body: { email: 'x', password } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  confirmAddress: makeRow(
    'signed in',
    ({ prepared }) => ({ path: `${BASE}/address/confirm`, body: { key: prepared.key } }),
    s.addressAnswer,
    { prepare: prepareVerificationLink, unknown: 'forbidden' },
  ),
  startSecondFactor: makeRow(
    'signed in',
    () => ({ path: `${BASE}/second-factor`, body: { password } }),
    s.secondFactorAnswer,
    { prepare: resetAccount, unknown: 'fine', refusals: [createPasswordRefusal(`${BASE}/second-factor`)] },
  ),
  confirmSecondFactor: makeRow(
    'signed in',
    ({ prepared }) => ({ path: `${BASE}/second-factor`, body: { code: prepared.code } }),
    s.recoveryCodesAnswer,
    { prepare: preparePendingFactor, unknown: 'invalid request' },
  ),
  endSecondFactor: makeRow(
    'signed in',
    ({ prepared }) => ({ path: `${BASE}/second-factor/end`, body: { password, code: prepared.code } }),
    s.emptyAnswer,
    {
      prepare: prepareSecondFactor,
      unknown: 'code required',
      refusals: [createPasswordRefusal(`${BASE}/second-factor/end`)],
    },
  ),
  renewRecoveryCodes: makeRow(
    'signed in',
    ({ prepared }) => ({ path: `${BASE}/recovery-codes`, body: { password, code: prepared.code } }),
    s.recoveryCodesAnswer,
    { prepare: prepareSecondFactor, unknown: 'code required' },
  ),
  deleteAccount: makeRow('signed in', () => ({ path: `${BASE}/delete`, body: { password } }), s.emptyAnswer, {
    prepare: resetAccount,
    unknown: 'fine',
    refusals: [createPasswordRefusal(`${BASE}/delete`)],
  }),
  requireSecondFactor: makeRow(
    'owners',
    ({ orgOID }) => ({ path: `/api/lesecretariat/organisation/${orgOID}/second-factor`, body: { required: false } }),
    s.secondFactorRequiredAnswer,
    {
      prepare: resetAccount,
      refusals: [
        refuse(
          'conflict',
          'of an owner who has none',
          ({ orgOID }) => ({
            path: `/api/lesecretariat/organisation/${orgOID}/second-factor`,
            body: { required: true },
          }),
          /your own second factor first/,
        ),
      ],
    },
  ),
} as const satisfies Record<string, CallRow>;
