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
import type { CallRow, Place } from './place.ts';
import { no, row } from './secretariat-rows.ts';

const BASE = '/api/lesecretariat/account';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const FRESH = 'long enough by far';

let counted = 0;
const someone = () => {
  counted += 1;
  return `account${counted}@calls.example`;
};

const inAnHour = (server: RunningServer) => new Date(server.ctx.clock().getTime() + 3_600_000).toISOString();

/** A link to a new password of somebody's account. */
const mailedReset = async (server: RunningServer) => {
  const { db } = server.ctx.store;
  const email = someone();
  const now = server.ctx.clock();
  const organiser = await insertAccount(db, { email, password: 'x', demo: false, now, verified: true });
  return { key: await makeAccountLink(db, { organiser, kind: 'reset', email, expires: inAnHour(server) }) };
};

const mailedVerification = async (server: RunningServer, _: Place, own: string) => {
  const { db } = server.ctx.store;
  const email = (await findAccountByOid(db, own))?.email ?? '';
  return { key: await makeAccountLink(db, { organiser: own, kind: 'verify', email, expires: inAnHour(server) }) };
};

const plain = async ({ ctx }: RunningServer, _: Place, own: string) => {
  await turnOffSecondFactor(ctx.store.db, own);
  await ctx.store.db.updateTable('organiser').set({ verified: null }).where('oid', '=', own).execute();
  return {};
};

const codeNow = ({ ctx }: RunningServer) => makeCode(parseBase32(SECRET), computeStep(ctx.clock()));

const pending = async (server: RunningServer, at: Place, own: string) => {
  await plain(server, at, own);
  await writePendingSecret(server.ctx.store.db, own, SECRET);
  return { code: codeNow(server) };
};

const protectedBy = async (server: RunningServer, at: Place, own: string) => {
  const made = await pending(server, at, own);
  await turnOnSecondFactor(server.ctx.store.db, own, { secret: SECRET, step: 0, now: server.ctx.clock() });
  return made;
};

const { password } = OWNER;
const spent = /^\$\.key: this link has been used/;
const notYours = (path: string) =>
  no('forbidden', 'a wrong password', () => ({ path, body: { password: 'x' } }), /^\$\.password: /);

/** One's own account, and what mailed links open. */
export const ACCOUNT_ROWS = {
  forgotPassword: row(
    'anyone',
    () => ({ path: '/api/password/forgotten', body: { email: 'forgotten@calls.example' } }),
    s.doneAnswer,
    {
      refusals: [
        no(
          'invalid request',
          'none',
          () => ({ path: '/api/password/forgotten', body: { email: 'x' } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  readAccountLink: row(
    'anyone',
    ({ made }) => ({ path: '/api/account-link', body: { key: made.key } }),
    s.accountLinkAnswer,
    { ready: mailedReset, unknown: 'forbidden' },
  ),
  resetPassword: row(
    'anyone',
    ({ made }) => ({ path: '/api/password/reset', body: { key: made.key, password: FRESH } }),
    s.addressAnswer,
    {
      ready: mailedReset,
      unknown: 'forbidden',
      refusals: [
        no('forbidden', 'none', () => ({ path: '/api/password/reset', body: { key: 'x', password: FRESH } }), spent),
        no(
          'common password',
          'a password that everybody has',
          ({ made }) => ({ path: '/api/password/reset', body: { key: made.key, password: 'motdepasse2026' } }),
          /^\$\.password: is one of the most used/,
        ),
      ],
    },
  ),
  account: row('signed in', () => BASE, s.accountAnswer),
  askVerification: row('signed in', () => `${BASE}/verification`, s.doneAnswer, { ready: plain, unknown: 'fine' }),
  changeAddress: row(
    'signed in',
    () => ({ path: `${BASE}/address`, body: { email: someone(), password } }),
    s.doneAnswer,
    {
      ready: plain,
      unknown: 'fine',
      refusals: [
        no(
          'invalid request',
          'no address',
          () => ({ path: `${BASE}/address`, body: { email: 'x', password } }),
          /^\$\.email: /,
        ),
      ],
    },
  ),
  confirmAddress: row(
    'signed in',
    ({ made }) => ({ path: `${BASE}/address/confirm`, body: { key: made.key } }),
    s.addressAnswer,
    { ready: mailedVerification, unknown: 'forbidden' },
  ),
  startSecondFactor: row(
    'signed in',
    () => ({ path: `${BASE}/second-factor`, body: { password } }),
    s.secondFactorAnswer,
    { ready: plain, unknown: 'fine', refusals: [notYours(`${BASE}/second-factor`)] },
  ),
  confirmSecondFactor: row(
    'signed in',
    ({ made }) => ({ path: `${BASE}/second-factor`, body: { code: made.code } }),
    s.recoveryCodesAnswer,
    { ready: pending, unknown: 'invalid request' },
  ),
  endSecondFactor: row(
    'signed in',
    ({ made }) => ({ path: `${BASE}/second-factor/end`, body: { password, code: made.code } }),
    s.doneAnswer,
    { ready: protectedBy, unknown: 'code required', refusals: [notYours(`${BASE}/second-factor/end`)] },
  ),
  renewRecoveryCodes: row(
    'signed in',
    ({ made }) => ({ path: `${BASE}/recovery-codes`, body: { password, code: made.code } }),
    s.recoveryCodesAnswer,
    { ready: protectedBy, unknown: 'code required' },
  ),
  deleteAccount: row('signed in', () => ({ path: `${BASE}/delete`, body: { password } }), s.doneAnswer, {
    ready: plain,
    unknown: 'fine',
    refusals: [notYours(`${BASE}/delete`)],
  }),
  requireSecondFactor: row(
    'owners',
    ({ orgOID }) => ({ path: `/api/lesecretariat/organisation/${orgOID}/second-factor`, body: { required: false } }),
    s.secondFactorRequiredAnswer,
    {
      ready: plain,
      refusals: [
        no(
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
