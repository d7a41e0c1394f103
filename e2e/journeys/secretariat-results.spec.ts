import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { hundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { ORGANISER, type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const WIDE = { width: 1280, height: 900 };
const HUNDRED = '000100-0-56-f1';
const EIGHT_HUNDRED = '000800-0-56-f1';
const LONG_JUMP = '900003-0-56-f1';

interface Sheet {
  results: { bib: string; rank?: number; prf: { v?: number; st: number } }[];
}

test.describe('The marks keyboard of the secretariat', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: WIDE });
  let server: RunningServer;
  let organiser: OrganiserClient;

  test.beforeAll(async () => {
    server = await startServer();
    organiser = await OrganiserClient.signIn(server.url);
  });
  test.afterAll(() => server?.stop());

  /** A competition of finals over 100 and 800 m and of a long jump without results; its address in the console, and the oids. */
  async function aMeeting(): Promise<{
    base: string;
    sheetOf: (uid: string) => Promise<Sheet>;
    oid: (uid: string) => string;
  }> {
    const chOID = await organiser.createChallenge('Meeting du Val');
    const { trialsData, startlists } = hundredMetres([], 30) as unknown as {
      trialsData: Record<string, unknown>[];
      startlists: Record<string, unknown[]>;
    };
    const [hundred] = trialsData;
    const people = Object.values(startlists)[0] ?? [];
    await organiser.upload(chOID, {
      trialsData: [
        hundred,
        { ...hundred, uid: EIGHT_HUNDRED, group: '800 m', name: '800 m – Finale', g0: 800, dets: {} },
        { ...hundred, uid: LONG_JUMP, group: 'Longueur', name: 'Longueur – Finale', g0: 900_003, status: 5, dets: {} },
      ],
      startlists: { ...startlists, [EIGHT_HUNDRED]: people, [LONG_JUMP]: people },
    });
    const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
      'GET',
      `/api/lesecretariat/trials/${chOID}`,
    );
    const oid = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';
    const sheetOf = (uid: string) => organiser.call<Sheet>('GET', `/api/lesecretariat/trial/${oid(uid)}/sheet`);
    return { base: `${server.url}/mgr/lesecretariat/${chOID}`, sheetOf, oid };
  }

  const signIn = async (page: Page, who = ORGANISER) => {
    await page.getByLabel('E-mail').fill(who.email);
    await page.getByLabel('Mot de passe').fill(who.password);
    await page.getByRole('button', { name: /Se (re)?connecter/ }).click();
  };

  const openGrid = async (page: Page, address: string, who = ORGANISER) => {
    await page.goto(address);
    await signIn(page, who);
    await expect(page.getByRole('table', { name: /Saisie des résultats/ })).toBeVisible();
  };

  const markOf = (page: Page, bib: number) => page.getByRole('textbox', { name: new RegExp(`^Performance, ${bib} `) });
  const rowOf = (page: Page, bib: number) => page.locator(`tr[data-row="bib:${bib}"]`);

  test('35. 1052 previews 10.52, 15234 previews 1:52.34, 745 in long jump 7.45; DNS is accepted, abc is refused at its field', async ({
    page,
  }) => {
    const { base, oid } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await markOf(page, 101).pressSequentially('1052');
    await expect(rowOf(page, 101).getByText('10.52', { exact: true })).toBeVisible();
    await markOf(page, 103).pressSequentially('DNS');
    await expect(rowOf(page, 103).getByText('DNS', { exact: true })).toBeVisible();
    await markOf(page, 104).pressSequentially('abc');
    await expect(markOf(page, 104)).toHaveAttribute('aria-invalid', 'true');
    await expect(markOf(page, 104)).toHaveAccessibleDescription('Performance illisible');
    await page.keyboard.press('Escape');
    await expect(markOf(page, 104)).toHaveValue('');

    await page.goto(`${base}/results?oids=${oid(EIGHT_HUNDRED)}`);
    await markOf(page, 102).pressSequentially('15234');
    await expect(rowOf(page, 102).getByText('1:52.34', { exact: true })).toBeVisible();

    await page.goto(`${base}/results?oids=${oid(LONG_JUMP)}`);
    await page.getByRole('textbox', { name: /^Essai 1, 101/ }).pressSequentially('745');
    await expect(rowOf(page, 101).locator('.under').getByText('7.45')).toBeVisible();
  });

  test('a heat of eight takes at most five key presses or clicks a row, and the public reads it', async ({ page }) => {
    const { base, oid, sheetOf } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await page.evaluate(() => {
      const counted = window as unknown as { presses: number };
      counted.presses = 0;
      for (const kind of ['keydown', 'pointerdown'])
        window.addEventListener(
          kind,
          () => {
            counted.presses += 1;
          },
          true,
        );
    });
    await markOf(page, 101).click();
    for (const typed of ['1158', '1166', '1179', 'n', '1197', 'd', '1211', '1230']) {
      for (const key of typed) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    const presses = await page.evaluate(() => (window as unknown as { presses: number }).presses);
    // The click that opens the first cell counts too.
    expect(presses).toBeLessThanOrEqual(8 * 5);
    const { results } = await sheetOf(HUNDRED);
    expect(results.map(({ bib, rank, prf }) => [bib, rank, prf.v ?? prf.st])).toEqual([
      ['101', 1, 11_580],
      ['102', 2, 11_660],
      ['103', 3, 11_790],
      ['105', 4, 11_970],
      ['107', 5, 12_110],
      ['108', 6, 12_300],
      ['106', undefined, 3],
      ['104', undefined, 2],
    ]);
  });

  test('36. without network every typed mark survives a reload, is counted, and is sent once when it is back', async ({
    page,
    context,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    const uid = HUNDRED;
    await openGrid(page, `${base}/results?oids=${oid(uid)}`);
    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 101).getByText('Enregistré')).toBeVisible();

    const sent: string[] = [];
    await cutCalls(context, sent);
    for (const mark of ['1166', '1179', '1184']) {
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('12');
    await expect(page.getByText(/^4 marques non envoyées/).last()).toBeVisible();

    await page.reload();
    await expect(markOf(page, 102)).toHaveValue('1166');
    await expect(markOf(page, 103)).toHaveValue('1179');
    await expect(markOf(page, 104)).toHaveValue('1184');
    await expect(markOf(page, 105)).toHaveValue('12');
    await expect(page.getByText(/marques non envoyées/).last()).toBeVisible();
    expect((await sheetOf(uid)).results).toHaveLength(1);

    await context.unroute('**/api/lesecretariat/trial/*/row');
    sent.length = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/row')) sent.push(JSON.parse(request.postData() ?? '{}').row);
    });
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByText(/^1 marque non envoyée/).last()).toBeVisible();
    expect(sent.sort()).toEqual(['bib:102', 'bib:103', 'bib:104']);
    const { results } = await sheetOf(uid);
    expect(results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660, 11_790, 11_840]);
  });

  test('37. an expired token opens the session dialog once and keeps what was typed; signed in again, it is sent', async ({
    page,
    context,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await context.route('**/api/lesecretariat/trial/*/row', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ id: 'expired token', detail: 'the token has expired' }] }),
      }),
    );
    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await expect(dialog).toHaveCount(1);
    await expect(markOf(page, 101)).toHaveValue('1158');
    await context.unroute('**/api/lesecretariat/trial/*/row');
    await signIn(page);
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 101).getByText('Enregistré')).toBeVisible();
    expect((await sheetOf(HUNDRED)).results).toHaveLength(1);
  });

  test('a browser killed in the middle of an entry has every mark when it is opened again, and sends each once', async ({
    launchOptions,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    const address = `${base}/results?oids=${oid(HUNDRED)}`;
    const profile = mkdtempSync(join(tmpdir(), 'foulee-profile-'));
    const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, viewport: WIDE, locale: 'fr-FR' });
    try {
      const killed = await open();
      const page = killed.pages()[0] ?? (await killed.newPage());
      await answered(page);
      await openGrid(page, address);
      await cutCalls(killed, []);
      await markOf(page, 101).click();
      for (const mark of ['1158', '1166', '1179']) {
        await page.keyboard.type(mark);
        await page.keyboard.press('Enter');
      }
      await expect(page.getByText(/^3 marques non envoyées/).last()).toBeVisible();
      // As when the power goes: no page is told.
      const session = await killed.newCDPSession(page);
      await session.send('Browser.crash' as never).catch(() => undefined);
      await killed.close().catch(() => undefined);
      expect((await sheetOf(HUNDRED)).results).toEqual([]);

      const again = await open();
      const sent: string[] = [];
      again.on('request', (request) => {
        if (request.url().endsWith('/row')) sent.push(String(request.postDataJSON().row));
      });
      const reopened = again.pages()[0] ?? (await again.newPage());
      await answered(reopened);
      await reopened.goto(address);
      // A browser that was killed may have forgotten the session; it has not forgotten the marks.
      const door = reopened.getByLabel('E-mail');
      await expect(door.or(markOf(reopened, 103))).toBeVisible();
      if (await door.isVisible()) await signIn(reopened);
      await expect(reopened.getByText('Tout est envoyé')).toBeVisible();
      await expect(markOf(reopened, 103)).toHaveValue('1179');
      expect(sent).toEqual(['bib:101', 'bib:102', 'bib:103']);
      expect((await sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660, 11_790]);
      await again.close();
    } finally {
      rmSync(profile, { recursive: true, force: true });
    }
  });

  test('two secretaries on one heat: the hold is named, a change is seen within a second, neither overwrites the other', async ({
    browser,
    page,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    const address = `${base}/results?oids=${oid(HUNDRED)}`;
    const marie = await aSecretary();
    const context = await browser.newContext({ viewport: WIDE, locale: 'fr-FR' });
    const other = await context.newPage();
    await answered(other);
    await openGrid(page, address);
    await openGrid(other, address, marie);

    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 101).getByText('Enregistré')).toBeVisible();
    await expect(rowOf(other, 101).getByText('11.58')).toBeVisible({ timeout: 1000 });
    await expect(other.getByText(`Épreuve tenue par ${ORGANISER.email}`, { exact: false })).toBeVisible();
    await expect(markOf(other, 102)).toHaveAttribute('readonly', '');

    // Taken over while the first has a mark under way for the same row.
    await cutCalls(page.context(), []);
    await page.keyboard.type('1166');
    await page.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Reprendre l’épreuve' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Reprendre l’épreuve' }).click();
    await expect(markOf(other, 102)).toBeEditable();
    await markOf(other, 102).click();
    await other.keyboard.type('1170');
    await other.keyboard.press('Enter');
    await expect(rowOf(other, 102).getByText('Enregistré')).toBeVisible();
    await other.getByRole('button', { name: 'Rendre l’épreuve' }).click();

    await page.context().unroute('**/api/lesecretariat/trial/*/row');
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    const choice = page.getByRole('alert').filter({ hasText: 'a enregistré 11.70 pendant que vous saisissiez 11.66' });
    await expect(choice).toBeVisible();
    expect((await sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_700]);
    await choice.getByRole('button', { name: 'Garder la mienne : 11.66' }).click();
    await expect(rowOf(page, 102).getByText('Enregistré')).toBeVisible();
    expect((await sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660]);
    await context.close();
  });

  /** Marie, secretary of the same organisation, by its invitation. */
  async function aSecretary(): Promise<typeof ORGANISER> {
    const { orgs } = await organiser.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs');
    const marie = { email: 'marie@foulee.example', password: 'une autre phrase de passe' };
    const { link = '' } = await organiser.call<{ link?: string }>(
      'POST',
      `/api/lesecretariat/organisation/${orgs[0]?.oid}/invitations`,
      { email: marie.email, role: 'secretary' },
    );
    const key = new URL(link, server.url).searchParams.values().next().value;
    await organiser.call('POST', '/api/invitation/accept', { key, password: marie.password });
    return marie;
  }
});

/** The row call fails as it does without a network; which rows tried is noted. */
async function cutCalls(context: BrowserContext, tried: string[]): Promise<void> {
  await context.route('**/api/lesecretariat/trial/*/row', (route) => {
    tried.push(String(route.request().postDataJSON().row));
    return route.abort('internetdisconnected');
  });
}

/** A reader who has answered about cookies before. */
async function answered(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    localStorage.setItem('eP_answered', 'true');
    localStorage.setItem('eP_essential', 'true');
    localStorage.setItem('eP_analytics', 'false');
  });
}
