import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLongJumpMeeting, judgeAttempt, openLongJump } from '../support/long-jump-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openOwnPhone } from '../support/own-phone.ts';
import { type RunningServer, runScript, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'stade.club.lan';
const dataDir = mkdtempSync(join(tmpdir(), 'foulee-https-'));
const ca = join(dataDir, 'ca');

/** The key of an authority, as a browser is told to trust it. */
function readAuthorityKey(): string {
  const key = new X509Certificate(readFileSync(join(ca, 'ca.crt'))).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(key).digest('base64');
}

test.describe('58. A stadium’s https by `npm run local-ca`', () => {
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    await runScript('local-ca.mjs', [NAME], { env: { DATA_DIR: dataDir } });
    const tls = { TLS_CERT: join(ca, 'server.crt'), TLS_KEY: join(ca, 'server.key') };
    server = await startServer({ HOST: '0.0.0.0', DATA_DIR: dataDir, ...tls });
  });
  test.afterAll(async () => {
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** A phone of the stadium, whose router answers the name of the laptop. */
  const openPhone = (launchOptions: Parameters<typeof openOwnPhone>[0], trusted: readonly string[]) =>
    openOwnPhone({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`, ...trusted],
    });

  test('a phone that does not trust the authority is shown no page', async ({ launchOptions }) => {
    const phone = await openPhone(launchOptions, []);
    try {
      const address = `https://${NAME}:${new URL(server.url).port}/officiel/`;
      await expect(phone.page().goto(address)).rejects.toThrow(/ERR_CERT_AUTHORITY_INVALID/);
    } finally {
      await phone.end();
    }
  });

  test('one that trusts it has a secure console: its worker keeps it, what is written comes live, and it opens with the server away', async ({
    launchOptions,
  }) => {
    test.setTimeout(300_000);
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux en https');
    const site = `https://${NAME}:${new URL(server.url).port}`;
    const phone = await openPhone(launchOptions, [`--ignore-certificate-errors-spki-list=${readAuthorityKey()}`]);
    try {
      await openLongJump(phone.page(), site, meeting.code);
      expect(await phone.page().evaluate(() => [window.isSecureContext, location.protocol])).toEqual([true, 'https:']);
      await phone.page().evaluate(async () => void (await navigator.serviceWorker.ready));
      const reader = await phone.page().context().newPage();
      await reader.goto(`${site}/challenge/${meeting.chOID}/trial-${meeting.oid}`);
      await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await reader.evaluate(() => window.isSecureContext)).toBe(true);
      await judgeAttempt(phone.page());
      await expect.poll(async () => (await meeting.readFacts()).length, { timeout: 60_000 }).toBeGreaterThan(0);
      await expect(reader.locator('main')).toContainText('6.42', { timeout: 60_000 });
      await server.stop();
      await phone.page().reload();
      await expect(phone.page().getByRole('banner')).toContainText('Hors ligne', { timeout: 30_000 });
      await expect(phone.page().locator('main').first()).toContainText('6.42');
    } finally {
      await phone.end();
    }
  });
});
