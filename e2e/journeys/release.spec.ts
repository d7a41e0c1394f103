import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { countBrokenStreams } from '../support/broken-streams.ts';
import { buildHundredMetres } from '../support/meet.ts';
import { raiseMajor, raiseMinor, readPlatformVersion } from '../support/next-platform.ts';
import type { OrganiserClient } from '../support/organiser.ts';
import { watchConsole } from '../support/page.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import { ORGANISER, type RunningServer, runScript, startServer } from '../support/server.ts';
import { hashFiles, listUrlPaths, readEtags } from '../support/site-files.ts';
import { expect, longTest, test } from '../support/test.ts';
import { readRelease } from '../support/versions.ts';
import { createWorkingCopy, type WorkingCopy } from '../support/working-copy.ts';

const LONG = process.env.FOULEE_LONG === '1';
const TABS = LONG ? 20 : 4;
const MARKS = [11_580, 11_660, 11_790, 11_840, 11_970, 12_050, 12_110, 12_300];

test.describe('Released apart, under the feet of its readers', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(240_000);
  let server: RunningServer;
  let organiser: OrganiserClient;
  let chOID: string;
  let trialOID: string;
  /** A team that is one version of the platform ahead, with a secretariat which takes the present one and the next major too. */
  let copy: WorkingCopy;
  let aheadBuild: string;
  const present = readPlatformVersion();
  const [major] = present.split('.').map(Number);
  const nextMajorVersion = `${(major ?? 0) + 1}.0`;

  test.beforeAll(async () => {
    server = await startServer();
    ({ organiser, chOID, trialOID } = await createRunningMeeting(server.url, MARKS));
    copy = createWorkingCopy();
    raiseMinor(copy);
    copy.edit('secretariat/package.json', '"version": "0.', '"version": "9.');
    copy.edit('secretariat/platform.json', '"\n}', ` || ${nextMajorVersion}"\n}`);
    copy.edit('secretariat/src/locales/fr.ts', 'Mes compétitions', 'Mes belles compétitions');
  });

  test.afterAll(async () => {
    copy?.remove();
    await server?.stop();
  });

  const signIn = async (page: Page, title = 'Mes compétitions') => {
    await page.goto(`${server.url}/mgr/lesecretariat/`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  };

  /** The secretariat of the team ahead opens, signs in, lists the competitions and the marks of a trial, and complains of nothing. */
  const worksAhead = async (page: Page) => {
    const complaints = watchConsole(page);
    await signIn(page, 'Mes belles compétitions');
    await expect(page.getByText('Régionaux du Grand-Val').first()).toBeVisible();
    await page.goto(`${server.url}/mgr/lesecretariat/${chOID}/results?oids=${trialOID}`);
    await expect(page.getByRole('table', { name: /Saisie des résultats/ })).toContainText('11.49');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByText('Secrétariat, version 9.')).toBeVisible();
    expect(complaints()).toEqual([]);
  };

  longTest(
    `a new secretariat, made for the next platform, reaches the next load on the present one; ${TABS} open tabs keep their streams and their form`,
    async ({ context }) => {
      const tabs: { readonly page: Page; readonly broken: () => Promise<number> }[] = [];
      for (let index = 0; index < TABS - 1; index += 1) {
        const page = await context.newPage();
        tabs.push({ page, broken: await countBrokenStreams(page) });
        await page.goto(`${server.url}/challenge/${chOID}/trial-${trialOID}`);
        await expect(page.locator('table')).toContainText('11.58');
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
        ...listUrlPaths(server.siteDir, 'shell', ''),
        ...listUrlPaths(server.siteDir, 'remotes/public-site', 'remotes/public-site/'),
      ];
      const before = await readEtags(server.url, others);
      const bytes = hashFiles(server.siteDir, ['shell', 'remotes/public-site', 'static']);
      const publicSite = await readRelease(server.url, 'public_site');
      const oldChunks = listUrlPaths(server.siteDir, 'remotes/secretariat', 'remotes/secretariat/');
      const old = await readRelease(server.url, 'secretariat');

      await runScript('release.mjs', ['secretariat', '--site', server.siteDir], { cwd: copy.dir });

      const released = await readRelease(server.url, 'secretariat');
      aheadBuild = released.build;
      expect(released.build).not.toBe(old.build);
      expect(released.version).toBe(old.version.replace(/^0/, '9'));
      expect(released.platform).toContain(nextMajorVersion);
      const next = await context.newPage();
      await next.goto(`${server.url}/mgr/lesecretariat/`);
      await expect(next.getByRole('heading', { name: 'Mes belles compétitions' })).toBeVisible();

      await expect(form.getByLabel('Nom')).toHaveValue('Meeting à moitié saisi');
      expect(await readEtags(server.url, others)).toEqual(before);
      expect(hashFiles(server.siteDir, ['shell', 'remotes/public-site', 'static'])).toEqual(bytes);
      expect(await readRelease(server.url, 'public_site')).toEqual(publicSite);
      await readEtags(server.url, oldChunks);

      await organiser.upload(chOID, buildHundredMetres([11_490, ...MARKS.slice(1)]));
      for (const { page, broken } of tabs) {
        await expect(page.locator('table')).toContainText('11.49');
        expect(await broken()).toBe(0);
      }

      const rolledBackAt = Date.now();
      await runScript('rollback.mjs', ['secretariat', '--site', server.siteDir]);
      expect((await readRelease(server.url, 'secretariat')).build).toBe(old.build);
      expect(Date.now() - rolledBackAt).toBeLessThan(60_000);
      await next.reload();
      await expect(next.getByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
      for (const { broken } of tabs) expect(await broken()).toBe(0);
    },
  );

  test('a new public site reaches the next load and leaves the shell and the secretariat as they were', async ({
    page,
  }) => {
    const bytes = hashFiles(server.siteDir, ['shell', 'remotes/secretariat', 'static']);
    copy.edit('public-site/src/locales/fr.ts', 'Prochaines épreuves', 'Bientôt sur le stade');
    await runScript('release.mjs', ['public-site', '--site', server.siteDir], { cwd: copy.dir });
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: 'Bientôt sur le stade' })).toBeVisible();
    expect(hashFiles(server.siteDir, ['shell', 'remotes/secretariat', 'static'])).toEqual(bytes);
    await runScript('rollback.mjs', ['public-site', '--site', server.siteDir]);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Prochaines épreuves' })).toBeVisible();
  });

  test.describe('one build of the secretariat, on a desk', () => {
    test.use({ viewport: { width: 1280, height: 900 } });
    const releaseShell = () => runScript('release.mjs', ['shell', '--site', server.siteDir], { cwd: copy.dir });
    const shellSays = async (page: Page, version: string) =>
      expect(page.locator('html')).toHaveAttribute(`data-since-minor${version.split('.')[1]}`, version);

    longTest('works on the platform before the one it was made for', async ({ page }) => {
      await runScript('rollback.mjs', ['secretariat', '--to', aheadBuild, '--site', server.siteDir]);
      await worksAhead(page);
    });

    longTest('works on the platform after the one it was made for, whose shell came alone', async ({ page }) => {
      const remotes = readFileSync(join(server.siteDir, 'remotes.json'), 'utf8');
      const bytes = hashFiles(server.siteDir, ['remotes']);
      const after = raiseMinor(copy);
      await releaseShell();
      expect(readFileSync(join(server.siteDir, 'remotes.json'), 'utf8')).toBe(remotes);
      expect(hashFiles(server.siteDir, ['remotes'])).toEqual(bytes);
      await worksAhead(page);
      await shellSays(page, after);
    });

    longTest('works on the next major, which it named; the public site, which did not, says so', async ({ page }) => {
      raiseMajor(copy, 'useParams');
      expect(await releaseShell()).toContain('public_site');
      await worksAhead(page);
      await page.goto(server.url);
      await expect(page.getByRole('heading', { name: 'Cette partie du site n’est pas encore à jour' })).toBeVisible();
    });
  });
});
