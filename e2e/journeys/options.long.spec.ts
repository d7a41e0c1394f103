import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { checkPage } from '../support/check-page.ts';
import { waitUntilDrawn } from '../support/drawn-page.ts';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { createProgrammeMeet } from '../support/programme-meet.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { today } from '../support/today.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const NOTICE = 'Maintenance dimanche à 20 h : le site s’arrête dix minutes.';

test.describe('What the operator and the organiser decide', () => {
  test.describe.configure({ mode: 'serial' });
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer({ NOTICE });
    organiser = await OrganiserClient.signIn(server.url);
  });
  test.afterAll(() => server.stop());

  test('registrations by invitation, with a limit, go from the form to the public page', async ({ page }) => {
    const chOID = await organiser.createChallenge('Meeting sur invitation', today(1));
    const settings = `${server.url}/mgr/lesecretariat/${chOID}/settings`;
    await openAndSignIn(page, settings);
    const form = page.getByRole('group', { name: 'Inscriptions' });
    await expect(form.getByRole('radio', { name: 'Fermées' })).toBeChecked();
    await form.getByRole('radio', { name: 'Sur invitation' }).check();
    await form.getByLabel('Page d’inscription').fill('https://inscriptions.example/grand-val');
    await form.getByLabel('Engagés au plus').fill('8');
    await form.scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page, 'settings');
    if (process.env.FOULEE_SCREENS !== undefined)
      await page.screenshot({ path: join(process.env.FOULEE_SCREENS, 'registration-form.png') });
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Compétition enregistrée.')).toBeVisible();

    const landing = `${server.url}/challenge/${chOID}`;
    await page.goto(landing);
    const register = page.getByRole('link', { name: 'S’inscrire (sur invitation)' });
    await expect(register).toHaveAttribute('href', 'https://inscriptions.example/grand-val');
    await expect(page.getByText('8 places · 8 libres')).toBeVisible();
    await organiser.upload(chOID, buildHundredMetres([], 25));
    await page.goto(landing);
    await expect(page.getByText('Complet · 8 places')).toBeVisible();
    await expect(register).toHaveCount(0);
  });

  test('each option that the form ticks or not changes the public page', async ({ page }) => {
    const complaints = watchConsole(page);
    const chOID = await organiser.createChallenge('Meeting des options');
    await organiser.upload(chOID, buildHundredMetres([11_580, 11_660, 11_790], 15));
    const [settings, landing] = [
      `${server.url}/mgr/lesecretariat/${chOID}/settings`,
      `${server.url}/challenge/${chOID}`,
    ];
    const nav = page.getByRole('navigation', { name: 'Compétition' });
    await page.goto(landing);
    await expect(nav.getByRole('link', { name: 'Direct' })).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Combinés' })).toHaveCount(0);

    await openAndSignIn(page, settings);
    const options = page.getByRole('group', { name: 'Options' });
    await options.getByLabel('Résultats en direct').uncheck();
    await options.getByLabel('Classement par équipes').uncheck();
    await options.getByLabel('Épreuves combinées').check();
    await options.getByLabel('Vent obligatoire').check();
    await options.getByLabel('Résultats officiels').check();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(options.getByRole('alert')).toHaveText(
      'Des épreuves sont en cours ou non officielles : rendez d’abord leurs résultats officiels.',
    );
    await options.scrollIntoViewIfNeeded();
    await checkPage(page, { name: 'options-refused', language: 'fr', variant: '360', complaints, refused: true });
    await options.getByLabel('Résultats officiels').uncheck();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Compétition enregistrée.')).toBeVisible();

    await page.goto(landing);
    await expect(page.getByText('Épreuves combinées · Relevé du vent obligatoire')).toBeVisible();
    await expect(nav.getByRole('link', { name: 'Combinés' })).toHaveAttribute('href', `/challenge/${chOID}/fa-8`);
    await expect(nav.getByRole('link', { name: 'Direct' })).toHaveCount(0);
    await expect(page.getByText('Direct', { exact: true })).toHaveCount(0);
    await waitUntilSettled(page);
    await checkPage(page, { name: 'options-landing', language: 'fr', variant: '360', complaints, refused: true });
    await nav.getByRole('link', { name: 'Équipes' }).click();
    await expect(page.getByText(/cette compétition n’a pas de classement par équipes/)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await waitUntilSettled(page);
    await checkPage(page, { name: 'options-teams', language: 'fr', variant: '1280', complaints, refused: true });
  });

  test('an athlete to hide is chosen from the lists; a name that none bears is said', async ({ page }) => {
    const complaints = watchConsole(page);
    const chOID = await organiser.createChallenge('Meeting masqué');
    await organiser.upload(chOID, buildHundredMetres([11_580, 11_660], 15));
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/settings`);
    const part = page.getByRole('region', { name: 'Athlètes masqués' });
    const last = part.getByLabel('Nom de l’athlète', { exact: true });
    await last.fill('VALMORELLE');
    await part.getByRole('button', { name: 'Masquer' }).click();
    await expect(part.getByText(/^Aucune liste ne nomme VALMORELLE pour l’instant/)).toBeVisible();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await part.scrollIntoViewIfNeeded();
      await checkPage(page, { name: 'hidden-nowhere', language: 'fr', variant: String(width), complaints });
    }
    await part.getByRole('button', { name: 'Montrer à nouveau VALMORELLE' }).click();
    await last.fill('valmo');
    await expect(part.locator('option[value="VALMOREL Inès"]')).toHaveAttribute('label', 'AC Valmont');
    await last.fill('VALMOREL Inès');
    await expect(last).toHaveValue('VALMOREL');
    await expect(part.getByLabel('Prénom de l’athlète')).toHaveValue('Inès');
    await part.getByRole('button', { name: 'Masquer' }).click();
    await expect(part.getByRole('button', { name: 'Montrer à nouveau VALMOREL Inès' })).toBeVisible();
    const named = async () => (await fetch(`${server.url}/api/search?chOID=${chOID}&q=valmorel`)).text();
    expect(await named()).not.toContain('VALMOREL');
    await part.getByRole('button', { name: 'Montrer à nouveau VALMOREL Inès' }).click();
    await expect(part.getByText('Aucun athlète masqué.')).toBeVisible();
    expect(await named()).toContain('VALMOREL');
  });

  test('what the operator says is above every page: drawn by the server, at the door and in the secretariat', async ({
    page,
    browser,
  }) => {
    const complaints = watchConsole(page);
    const notice = page.getByRole('complementary', { name: 'Message de ce site' });
    const chOID = await createProgrammeMeet(organiser, 'Meeting du message');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [name, path] of [
        ['home', '/'],
        ['landing', `/challenge/${chOID}`],
        ['door', '/mgr/lesecretariat/'],
      ] as const) {
        await page.goto(server.url + path);
        await expect(notice).toHaveText(NOTICE);
        if (name === 'door') await expect(page.getByLabel('E-mail')).toBeVisible();
        await waitUntilSettled(page);
        await checkPage(page, { name: `notice-${name}`, language: 'fr', variant: String(width), complaints });
      }
    }
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/`);
    await expect(notice).toHaveText(NOTICE);
    const still = await browser.newContext({ javaScriptEnabled: false, locale: 'fr-FR' });
    const drawn = await still.newPage();
    await waitUntilDrawn(`${server.url}/challenge/${chOID}`);
    await drawn.goto(`${server.url}/challenge/${chOID}`);
    await expect(drawn.getByText(NOTICE)).toBeVisible();
    await still.close();
  });

  test('the files of the folder of downloads are offered with their size, system, day and hash', async ({ page }) => {
    const complaints = watchConsole(page);
    mkdirSync(join(server.siteDir, 'downloads'), { recursive: true });
    const content = Buffer.alloc(12_400_000, 7);
    writeFileSync(join(server.siteDir, 'downloads', 'foulee-chrono-2.1-win.zip'), content);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${server.url}/support/downloads`);
      const link = page.getByRole('link', { name: /foulee-chrono-2\.1-win\.zip.*Windows.*12,4 Mo/ });
      await expect(link).toBeVisible();
      await expect(page.getByText(createHash('sha256').update(content).digest('hex'))).toBeVisible();
      await waitUntilSettled(page);
      await checkPage(page, { name: 'downloads', language: 'fr', variant: String(width), complaints });
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('foulee-chrono-2.1-win.zip');
      expect(readFileSync(await download.path()).equals(content)).toBe(true);
    }
  });

  /** A part below what is in sight, scrolled to the middle of the screen. */
  const bringIn = (part: Locator) =>
    part.evaluate((element) => window.scrollTo({ top: window.scrollY + element.getBoundingClientRect().top - 300 }));

  test.describe('A reader whom motion does not trouble', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });

    test('sees parts of a competition’s page come in from the side they are scrolled to, each time anew', async ({
      page,
    }) => {
      const chOID = await createProgrammeMeet(organiser, 'Meeting animé');
      await page.setViewportSize({ width: 360, height: 400 });
      await page.goto(`${server.url}/challenge/${chOID}`);
      const facts = page.getByRole('region', { name: 'Informations' });
      await expect(facts).toBeAttached();
      await waitUntilSettled(page);
      await expect(facts).not.toHaveClass(/animate__/);
      await bringIn(facts);
      await expect(facts).toHaveClass(/animate__animated animate__fadeInUp/);
      const hour = page.locator('.hour').first();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      await expect(hour).not.toHaveClass(/animate__/);
      await bringIn(hour);
      await expect(hour).toHaveClass(/animate__animated animate__fadeInDown/);
    });

    test('sees nothing move that is in sight as the home page opens', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1600 });
      await page.goto(server.url);
      const next = page.getByRole('region', { name: 'Prochaines épreuves' });
      await waitUntilSettled(page);
      await expect(next).toHaveClass(/animate__fadeInUp/);
      await expect(next).not.toHaveClass(/animate__animated/);
    });
  });

  test('nothing comes in for a reader who asks for no motion', async ({ page }) => {
    const chOID = await createProgrammeMeet(organiser, 'Meeting immobile');
    await page.setViewportSize({ width: 360, height: 400 });
    await page.goto(`${server.url}/challenge/${chOID}`);
    const facts = page.getByRole('region', { name: 'Informations' });
    await waitUntilSettled(page);
    await bringIn(facts);
    await expect(facts).not.toHaveClass(/animate__/);
  });
});
