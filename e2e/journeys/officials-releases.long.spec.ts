import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createLongJumpMeeting, judgeAttempt, openLongJump } from '../support/long-jump-meeting.ts';
import { press, readOwnFactIds, waitForPause } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { answerFromAhead } from '../support/other-servers.ts';
import { hashLoadedFiles, listReleaseFiles } from '../support/page-files.ts';
import { runScript, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { readRelease } from '../support/versions.ts';
import { createWorkingCopy, type WorkingCopy } from '../support/working-copy.ts';

test.use({ serviceWorkers: 'allow' });

/** Moves files of a site out of reach; gives back what puts them there again. */
function takeAwayFiles(siteDir: string, paths: readonly string[]): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'foulee-former-'));
  const files = paths.flatMap((path) => ['', '.br', '.gz'].map((suffix) => join(siteDir, `${path}${suffix}`)));
  const moved = files.filter((file) => existsSync(file));
  for (const file of moved) renameSync(file, join(dir, basename(file)));
  return () => {
    for (const file of moved) renameSync(join(dir, basename(file)), file);
    rmSync(dir, { recursive: true, force: true });
  };
}

/** Another release of the consoles: its texts, the first script, which names them, and those of its sheets and boards differ from the present ones. */
function changeConsoles(copy: WorkingCopy): void {
  copy.edit('secretariat/package.json', '"version": "0.', '"version": "9.');
  copy.edit('secretariat/src/officials/texts/fr/bars.ts', 'Feuille signée', 'Feuille close');
  copy.edit('secretariat/src/officials/wind/AttachWindSheet.tsx', 'className="seg"', 'className="seg next"');
  copy.edit('secretariat/src/officials/boards/BoardPage.tsx', '<BoardApp', '<BoardApp key="next"');
}

/** The status of a trial that is under way. */
const RUNNING = 5;

test('12, 13. A release during a contest changes no byte of its console, whose sheets open though the former files are gone from the server; after «Terminer» it is offered, and back again on a server that was rolled back', async ({
  page: first,
  context,
}) => {
  test.setTimeout(8 * 60_000);
  let page = first;
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-release-'));
  const copy = createWorkingCopy();
  let server = await startServer({ DATA_DIR: dataDir });
  /** A server holds in memory what it has served once: only after a start anew it misses what is gone from the disk. */
  const restartServer = async (root?: string) => {
    const { port } = new URL(server.url);
    await server.stop();
    server = await startServer({ DATA_DIR: dataDir, PORT: port }, root);
  };
  try {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createLongJumpMeeting(organiser, server.url, 'Régionaux du Val 12');
    const isShown = () => expect(page.locator('.ft .say')).toBeVisible();
    /** Hashes of what the contest's page loads, up to the script that is asked for once its athlete is drawn. */
    const hashContest = (open: () => Promise<unknown>) =>
      hashLoadedFiles(page, async () => {
        await Promise.all([page.waitForResponse(/officiel\/watch\./), open()]);
        await isShown();
      });
    const hashReload = () => hashContest(() => page.reload());
    /** Hashes of what the page of a contest loads that is over. */
    const hashOver = () =>
      hashLoadedFiles(page, async () => {
        await page.reload();
        await isShown();
      });
    const isOtherWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration('/officiel/');
        return registration !== undefined && registration.waiting !== null;
      });
    const reopen = async () => {
      await page.close();
      page = await context.newPage();
      // Beside the consoles, until the closed page no longer keeps the next worker waiting.
      await page.goto(`${server.url}/api/versions`);
      await expect.poll(isOtherWaiting).toBe(false);
      return hashContest(() => page.goto(`${server.url}/officiel/`));
    };
    const sign = async () => {
      await press(page, 'Terminer et signer…');
      await press(page, 'Terminer et signer');
      await expect.poll(async () => (await meeting.readSheet()).status).toBe(15);
    };
    /** The page is loaded anew at once. */
    const install = async () => {
      await waitForPause(page);
      await page.getByRole('button', { name: 'Installer' }).click();
    };
    const offer = () => page.getByText('Une nouvelle version est prête.');

    await openLongJump(page, server.url, meeting.code);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await judgeAttempt(page);
    await meeting.sayWind(undefined, undefined, 1.2);
    const begun = await hashReload();
    const formerFiles = await listReleaseFiles(server.url);
    const lazyFiles = formerFiles.filter((path) => path.endsWith('.js') && begun[path] === undefined);
    expect(Object.keys(begun)).toContain('/officiel/');
    expect(lazyFiles).not.toEqual([]);

    changeConsoles(copy);
    await runScript('release.mjs', ['secretariat', '--site', server.siteDir], { cwd: copy.dir });
    const released = await readRelease(server.url, 'secretariat');
    expect(released.version).toMatch(/^9\./);
    const files = await listReleaseFiles(server.url);
    const gone = formerFiles.filter((path) => !files.includes(path));
    const goneLazyFiles = lazyFiles.filter((path) => gone.includes(path));
    expect(goneLazyFiles).not.toEqual([]);
    const putBack = takeAwayFiles(server.siteDir, gone);
    await restartServer(copy.dir);
    expect((await readRelease(server.url, 'secretariat')).build).toBe(released.build);
    for (const path of gone) expect((await fetch(`${server.url}${path}`)).status, path).toBe(404);

    // The page of the contest, reloaded, and opened anew once the next release's worker is at work.
    expect(await hashReload()).toEqual(begun);
    await expect.poll(isOtherWaiting, { timeout: 60_000 }).toBe(true);
    expect(await hashReload()).toEqual(begun);
    await expect(offer()).toHaveCount(0);
    expect(await reopen()).toEqual(begun);
    expect(await isOtherWaiting()).toBe(false);

    // The device's screen and sheets, though their script was never loaded and is gone; on a server that says more than this console knows.
    await answerFromAhead(context);
    await expect(page.getByText('1 vent lu sans essai connu.')).toBeVisible();
    const sheetFiles = await hashLoadedFiles(page, async () => {
      await page.locator('.hd .st').click();
      await expect(page.getByText('Cette console est plus ancienne que le serveur')).toBeVisible();
    });
    expect(Object.keys(sheetFiles).filter((path) => goneLazyFiles.includes(path))).not.toEqual([]);
    await press(page, 'Retour');
    await expect(page.getByText('Cette console est plus ancienne que le serveur')).toHaveCount(0);
    await press(page, 'Attribuer');
    await press(page, /^301, essai 1/);
    await press(page, 'Attribuer à 301, essai 1');
    await expect(page.getByRole('contentinfo')).toContainText('301, essai 1 : vent +1.2');
    expect([await judgeAttempt(page), await judgeAttempt(page)]).toEqual(['302', '303']);
    await expect.poll(async () => (await meeting.readSheet()).attempts['303']).toBe('671');
    expect((await meeting.readSheet()).winds['301']).toEqual([1.2]);
    await context.unrouteAll({ behavior: 'ignoreErrors' });

    await expect(offer()).toHaveCount(0);
    await press(page, 'Autres actions');
    await press(page, 'Terminer l’épreuve…');
    await press(page, 'Terminer');
    await expect(offer()).toHaveCount(0);
    await sign();
    await expect(page.getByRole('heading', { name: /Feuille signée/ })).toBeVisible();
    await expect(offer()).toBeVisible();
    expect(await isOtherWaiting()).toBe(false);
    const facts = await readOwnFactIds(page);
    await install();
    await expect(page.getByRole('heading', { name: /Feuille close/ })).toBeVisible();
    await expect(offer()).toHaveCount(0);
    expect(await readOwnFactIds(page)).toEqual(facts);

    // The newer console on a server that went back.
    await press(page, 'Rouvrir…');
    await page.getByLabel('Raison').fill('Un essai oublié');
    await press(page, 'Rouvrir');
    await expect.poll(async () => (await meeting.readSheet()).status).toBe(RUNNING);
    const next = await hashOver();
    expect(next).not.toEqual(begun);
    putBack();
    await runScript('rollback.mjs', ['secretariat', '--site', server.siteDir]);
    await restartServer();
    expect(await listReleaseFiles(server.url)).toEqual(formerFiles);
    expect(await hashOver()).toEqual(next);
    await expect.poll(isOtherWaiting, { timeout: 60_000 }).toBe(true);
    await expect(offer()).toHaveCount(0);
    await sign();
    await expect(offer()).toBeVisible();
    await install();
    await expect(page.getByRole('heading', { name: /Feuille signée/ })).toBeVisible();
    expect(await meeting.readFacts()).toHaveLength((await readOwnFactIds(page)).length + 1);
  } finally {
    await server.stop();
    copy.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
