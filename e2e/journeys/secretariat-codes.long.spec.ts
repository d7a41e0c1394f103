import type { Page } from '@playwright/test';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { readQr } from '../support/read-qr.ts';
import { ORGANISER, type RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const NAME = 'Régionaux du Grand-Val';
const KINDS = ['Juge', 'Anémomètre', 'Starter', 'Chronométrage', 'Afficheur vidéo', 'Afficheur de score'] as const;

test.describe('The office of the secretariat', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: { width: 1440, height: 900 } });
  let server: RunningServer;
  let organiser: OrganiserClient;
  let chOID: string;

  test.beforeAll(async ({ sharedServer }) => {
    server = sharedServer;
    organiser = await OrganiserClient.signIn(server.url);
    chOID = await organiser.createChallenge(NAME);
    await organiser.upload(chOID, buildHundredMetres([], 30) as unknown as Record<string, unknown>);
  });

  const ownOrg = async () =>
    (await organiser.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs')).orgs[0]?.oid;

  const openScreen = async (page: Page, segment: string) => {
    // A printer's dialog is nobody's in a journey: the page is put on paper by `page.pdf`.
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    await page.goto(`${server.url}/mgr/lesecretariat/${segment}`);
    await page.getByLabel('E-mail').fill(ORGANISER.email);
    await page.getByLabel('Mot de passe').fill(ORGANISER.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(page.getByRole('navigation', { name: 'Secrétariat' })).toBeVisible();
  };

  test('38. Each code kind shows its code, a QR of the link that opens its console or board, and a slip to print', async ({
    page,
  }) => {
    await openScreen(page, `${chOID}/codes`);
    for (const kind of KINDS) {
      await page.getByRole('button', { name: `Créer un code ${kind}` }).click();
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: kind, exact: true }) });
      const shown = card.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
      await expect(shown).toBeVisible();
      const code = (await shown.textContent()) ?? '';
      expect(await shown.evaluate((element) => getComputedStyle(element).fontSize)).toBe('32px');

      const qr = card.getByRole('img', { name: code });
      const box = await qr.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(160);
      // Clear of what is told at the foot of the window.
      await qr.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      expect(await readQr(page, await qr.screenshot())).toMatch(new RegExp(`/officiel/.*#code=${code}$`));
      await expect(card.getByRole('button', { name: /Imprimer/ })).toBeVisible();
    }
  });

  test('a code held up is valid until it is revoked; then it is known and opens nothing', async ({ page }) => {
    await openScreen(page, `${chOID}/codes`);
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Juge', exact: true }) });
    const code = (await card.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).textContent()) ?? '';
    const check = async (typed: string) => {
      await page.getByLabel('Vérifier un code').fill(typed);
      await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    };
    await check(code.toLowerCase().replace('-', ''));
    await expect(page.getByText(`Valide – Juge – ${NAME}`)).toBeVisible();
    await card.getByRole('button', { name: 'Révoquer le code Juge' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Révoquer le code Juge' }).click();
    await expect(page.getByRole('button', { name: 'Créer un code Juge' })).toBeVisible();
    await check(code);
    await expect(page.getByText(`Révoqué ou expiré – Juge – ${NAME}`)).toBeVisible();
    await check('ZZZZ-9999');
    await expect(page.getByText('Inconnu')).toBeVisible();
  });

  test('an invitation by its link makes an account, which is in the organisation', async ({ page }) => {
    await openScreen(page, 'organisations');
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByRole('textbox', { name: 'E-mail' }).fill('lea@val.example');
    await page.getByRole('button', { name: 'Créer l’invitation' }).click();
    const link = (await page.locator('.invite-link').textContent()) ?? '';
    await page.goto(link);
    await page.getByLabel('Mot de passe').fill('une autre phrase de passe');
    await page.getByRole('button', { name: /^Rejoindre/ }).click();
    await expect(page.getByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
    const { members } = await organiser.call<{ members: { email: string; role: string }[] }>(
      'GET',
      `/api/lesecretariat/organisation/${await ownOrg()}/members`,
    );
    expect(members).toContainEqual(expect.objectContaining({ email: 'lea@val.example', role: 'secretary' }));
  });
});
