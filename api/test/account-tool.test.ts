import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type AccountAnswer, calls } from 'shared-domain/contract';
import { findAccount } from '../src/store/accounts/organisers.ts';
import { findSecondFactor, replaceRecoveryCodes } from '../src/store/accounts/second-factors.ts';
import { openStore } from '../src/store/open-store.ts';
import { newTestDatabase, type TestDatabase } from './database/test-database.ts';
import { longTest } from './long-test.ts';
import { type OpenedServer, openServer } from './opened-server.ts';
import { runTool } from './run-tool.ts';
import { OWNER } from './running-server.ts';

const NEW = 'another password of mine';

let folder: string;
let database: TestDatabase;
let env: Record<string, string>;
let server: OpenedServer | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-account-'));
  database = await newTestDatabase();
  env = { DATA_DIR: folder, ...database.env, PUBLIC_URL: 'https://resultats.valmont.example/' };
  server = await openServer(env);
  await server.end();
});
afterEach(async () => {
  await server?.end();
  server = undefined;
  await database.drop();
  rmSync(folder, { recursive: true });
});

const help = (...args: string[]) => runTool('account-help', args, env);
const openDatabase = () => openStore({ dataDir: folder, databaseUrl: env.DATABASE_URL });
const post = (path: string, body: object) =>
  fetch(`${server?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('npm run account', () => {
  test('reset gives a link, with the site’s address, to a new password', async () => {
    const { code, output } = await help('reset', OWNER.email.toUpperCase());
    expect(code).toBe(0);
    const [, key] =
      /https:\/\/resultats\.valmont\.example\/mgr\/lesecretariat\/#reset=([\w-]{43})$/m.exec(output) ?? [];
    server = await openServer(env);
    expect((await post(calls.resetPassword.path, { key, password: NEW })).status).toBe(200);
    const signIn = (password: string) => post(calls.signIn.path, { email: OWNER.email, password });
    expect([(await signIn(OWNER.password)).status, (await signIn(NEW)).status]).toEqual([401, 200]);
  }, 60_000);

  longTest(
    'verify counts an address as confirmed, second-factor takes a lost one off with its codes',
    async () => {
      const before = await openDatabase();
      const { oid = '' } = (await findAccount(before.db, OWNER.email)) ?? {};
      const since = '2026-06-13T10:00:00.000Z';
      await before.db
        .updateTable('organiser')
        .set({ verified: null, second_factor: since, totp_secret: 'JBSWY3DPEHPK3PXP', totp_step: 1 })
        .where('oid', '=', oid)
        .execute();
      await replaceRecoveryCodes(before.db, oid, ['a', 'b']);
      await before.close();

      expect(await help('verify', OWNER.email)).toMatchObject({ code: 0, output: `✓ ${OWNER.email} est confirmée.\n` });
      const between = await openDatabase();
      expect(await findAccount(between.db, OWNER.email)).toMatchObject({
        verified: expect.any(String),
        second_factor: since,
      });
      await between.close();

      expect(await help('second-factor', OWNER.email)).toMatchObject({ code: 0 });
      const after = await openDatabase();
      expect(await findSecondFactor(after.db, oid)).toEqual({ secret: undefined, pending: undefined });
      expect(await after.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
      await after.close();
      server = await openServer(env);
      expect(await server.client.send<AccountAnswer>('GET', calls.account.path)).toMatchObject({
        verified: true,
        secondFactor: false,
      });
    },
    60_000,
  );

  longTest(
    'says in a sentence that an address has no account, and what it expects instead of a word it does not know',
    async () => {
      expect(await help('verify', 'nobody@valmont.example')).toEqual({
        code: 1,
        output: 'nobody@valmont.example : aucun compte n’a cette adresse.\n',
      });
      expect(await help('forget', OWNER.email)).toEqual({
        code: 1,
        output: 'forget : verify, reset ou second-factor est attendu.\n',
      });
      expect(await help()).toMatchObject({ code: 0, output: expect.stringContaining('npm run account -- reset') });
    },
    60_000,
  );
});
