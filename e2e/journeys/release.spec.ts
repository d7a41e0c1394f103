import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hundredMetres } from '../support/meet.ts';
import type { OrganiserClient } from '../support/organiser.ts';
import { runningMeeting } from '../support/running-meeting.ts';
import { freePort, ORGANISER, type RunningServer, runScript, startServer } from '../support/server.ts';
import { addressesUnder, etagsOf } from '../support/site-files.ts';
import { expect, test } from '../support/test.ts';
import { type WorkingCopy, workingCopy } from '../support/working-copy.ts';

const TABS = process.env.FOULEE_LONG === '1' ? 20 : 8;
const MARKS = [11_580, 11_660, 11_790, 11_840, 11_970, 12_050, 12_110, 12_300];

interface Versions {
  remotes: { name: string; build: string; version: string; entry: string }[];
}

const versionsOf = async (url: string): Promise<Versions> =>
  (await (await fetch(`${url}/api/versions`)).json()) as Versions;
const buildOf = async (url: string, name: string) =>
  (await versionsOf(url)).remotes.find((remote) => remote.name === name)?.build;

/** Counts, in the page, every stream that breaks. */
async function countBrokenStreams(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = window.EventSource;
    const counters = window as unknown as { brokenStreams: number };
    counters.brokenStreams = 0;
    window.EventSource = class extends Native {
      constructor(url: string | URL, init?: EventSourceInit) {
        super(url, init);
        this.addEventListener('error', () => {
          counters.brokenStreams += 1;
        });
      }
    };
  });
}

const brokenStreams = (page: Page) =>
  page.evaluate(() => (window as unknown as { brokenStreams: number }).brokenStreams);

test.describe('Released apart, under the feet of its readers', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(240_000);
  let server: RunningServer;
  let organiser: OrganiserClient;
  let chOID: string;
  let trialOID: string;
  let copy: WorkingCopy;

  test.beforeAll(async () => {
    server = await startServer();
    ({ organiser, chOID, trialOID } = await runningMeeting(server.url, MARKS));
    copy = workingCopy();
  });

  test.afterAll(async () => {
    copy?.remove();
    await server?.stop();
  });

  const signIn = async (page: Page) => {
    await page.goto(`${server.url}/mgr/lesecretariat/`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
  };

  test(`a new secretariat reaches the next load; ${TABS} open tabs keep their streams and their form`, async ({
    context,
  }) => {
    const tabs: Page[] = [];
    for (let index = 0; index < TABS - 1; index += 1) {
      const tab = await context.newPage();
      await countBrokenStreams(tab);
      await tab.goto(`${server.url}/challenge/${chOID}/trial-${trialOID}`);
      await expect(tab.locator('table')).toContainText('11.58');
      tabs.push(tab);
    }
    const form = await context.newPage();
    await signIn(form);
    await form
      .getByRole('button', { name: 'Nouvelle compétition' })
      .or(form.getByRole('link', { name: 'Nouvelle compétition' }))
      .first()
      .click();
    await form.getByLabel('Nom').fill('Meeting à moitié saisi');

    const others = [
      ...addressesUnder(server.siteDir, 'shell', ''),
      ...addressesUnder(server.siteDir, 'remotes/public-site', 'remotes/public-site/'),
    ];
    const before = await etagsOf(server.url, others);
    const oldChunks = addressesUnder(server.siteDir, 'remotes/secretariat', 'remotes/secretariat/');
    const oldBuild = await buildOf(server.url, 'secretariat');

    copy.edit('secretariat/src/locales/fr.ts', 'Mes compétitions', 'Mes belles compétitions');
    await runScript('release.mjs', ['secretariat', '--site', server.siteDir], { cwd: copy.dir });

    expect(await buildOf(server.url, 'secretariat')).not.toBe(oldBuild);
    const next = await context.newPage();
    await next.goto(`${server.url}/mgr/lesecretariat/`);
    await expect(next.getByRole('heading', { name: 'Mes belles compétitions' })).toBeVisible();

    await expect(form.getByLabel('Nom')).toHaveValue('Meeting à moitié saisi');
    expect(await etagsOf(server.url, others)).toEqual(before);
    await etagsOf(server.url, oldChunks);

    await organiser.upload(chOID, hundredMetres([11_490, ...MARKS.slice(1)]));
    for (const tab of tabs) {
      await expect(tab.locator('table')).toContainText('11.49');
      expect(await brokenStreams(tab)).toBe(0);
    }

    const rolledBackAt = Date.now();
    await runScript('rollback.mjs', ['secretariat', '--site', server.siteDir]);
    expect(await buildOf(server.url, 'secretariat')).toBe(oldBuild);
    expect(Date.now() - rolledBackAt).toBeLessThan(60_000);
    await next.reload();
    await expect(next.getByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
    for (const tab of tabs) expect(await brokenStreams(tab)).toBe(0);
  });

  test('a new public site reaches the next load and leaves the shell and the secretariat as they were', async ({
    page,
  }) => {
    const others = [
      ...addressesUnder(server.siteDir, 'shell', ''),
      ...addressesUnder(server.siteDir, 'remotes/secretariat', 'remotes/secretariat/'),
    ];
    const before = await etagsOf(server.url, others);
    copy.edit('public-site/src/locales/fr.ts', 'Prochaines épreuves', 'Bientôt sur le stade');
    await runScript('release.mjs', ['public-site', '--site', server.siteDir], { cwd: copy.dir });
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: 'Bientôt sur le stade' })).toBeVisible();
    expect(await etagsOf(server.url, others)).toEqual(before);
    await runScript('rollback.mjs', ['public-site', '--site', server.siteDir]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Prochaines épreuves' })).toBeVisible();
  });
});

test('a secretariat served from a second origin opens, and the policy names that origin', async ({ page }) => {
  test.setTimeout(240_000);
  const dir = mkdtempSync(join(tmpdir(), 'foulee-origin-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const elsewhere: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', request.url?.endsWith('.css') ? 'text/css' : 'text/javascript');
    createReadStream(join(dir, new URL(request.url ?? '/', origin).pathname))
      .on('error', () => {
        response.statusCode = 404;
        response.end();
      })
      .pipe(response);
  }).listen(port);
  const server = await startServer({ REMOTE_ORIGINS: origin });
  try {
    await runScript('release.mjs', ['secretariat', '--site', server.siteDir, '--origin', origin, '--dir', dir]);
    const { remotes } = await versionsOf(server.url);
    expect(remotes.find((remote) => remote.name === 'secretariat')?.entry).toContain(origin);
    const policy = (await fetch(server.url)).headers.get('content-security-policy');
    expect(policy).toContain(origin);
    await page.goto(`${server.url}/mgr/lesecretariat/`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  } finally {
    elsewhere.close();
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});
