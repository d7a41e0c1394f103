import type { Page } from '@playwright/test';
import { findNetworkAddress } from '../support/network-address.ts';
import { createOfficialsMeeting, openHighJump, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { readSheetTexts } from '../support/pdf-texts.ts';
import { readQr } from '../support/read-qr.ts';
import { startServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { setStoragePermission } from '../support/storage-permission.ts';
import { expect, test } from '../support/test.ts';

test('2. A slip printed on localhost carries the address that was chosen in the network, and opens the console there', async ({
  page: desk,
  browser,
  sharedServer: server,
}) => {
  const { port } = new URL(server.url);
  const chosen = `http://${findNetworkAddress()}:${port}`;
  const other = `http://10.99.99.99:${port}`;
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 2' });
  await desk.setViewportSize({ width: 1280, height: 900 });
  // The print dialog is nobody's in a journey: what would be printed stays on the page.
  await desk.addInitScript(() => {
    window.print = () => undefined;
  });
  // A machine in two networks, of which the first is not the one of the phones.
  await desk.route(/\/api\/info\?.*origins/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { origins: object[] };
    await route.fulfill({
      response: answer,
      json: { ...body, origins: [{ origin: other, network: 'lan9' }, ...body.origins] },
    });
  });
  await openAndSignIn(desk, `${server.url}/mgr/lesecretariat/${meeting.chOID}/codes`);
  const field = desk.getByLabel('Adresse des fiches et des QR');
  await expect(field).toHaveValue(other);
  await field.selectOption(chosen);
  await desk.getByRole('button', { name: 'Imprimer la fiche Juge' }).click();
  await desk.emulateMedia({ media: 'print' });
  const slip = desk.locator('.code-slip');
  await expect(slip).toContainText(meeting.code);
  const link = (await readQr(desk, await slip.getByRole('img', { name: meeting.code }).screenshot())) ?? '';
  expect(link).toBe(`${chosen}/officiel/#code=${meeting.code}`);
  const [texts = []] = await readSheetTexts(await desk.pdf({ preferCSSPageSize: true }));
  expect(texts.join(' ')).toContain(`${new URL(chosen).host}/officiel/`);
  expect(texts.join(' ')).not.toContain('localhost');

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Que faites-vous ?' })).toBeVisible();
  await expect(phone.getByRole('banner')).toContainText('Juge');
  await expect(phone.getByRole('banner')).toContainText(meeting.name);
  expect(phone.url()).toBe(`${chosen}/officiel/`);

  // The desk remembers what was chosen.
  await desk.emulateMedia({ media: 'screen' });
  await desk.reload();
  await expect(desk.getByLabel('Adresse des fiches et des QR')).toHaveValue(chosen);
});

test('1. A slip that is scanned over an open console leads to the choice of the task too, and a wrong one says so', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 1 bis' });
  const question = page.getByRole('heading', { name: 'Que faites-vous ?' });
  const openLink = (code: string) => page.goto(`${server.url}/officiel/#code=${code}`);
  await openLink(meeting.code);
  await page.getByRole('button', { name: 'Sautoir 2' }).click();
  await press(page, 'Voir les épreuves');
  await expect(question).toHaveCount(0);
  // Nothing but what stands behind the `#` is another: the browser does not load the page anew.
  await openLink(meeting.code);
  await expect(question).toBeVisible();
  expect(page.url()).toBe(`${server.url}/officiel/`);
  await openLink('WXYZ-9999');
  await expect(page.getByText('Code inconnu')).toBeVisible();
  await expect(page.getByLabel('')).toHaveValue('WXYZ-9999');
  expect(page.url()).toBe(`${server.url}/officiel/`);
});

test('2. The choice of the task waits for nothing but the answer about the code; the list says that its trials are coming', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 2 bis' });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/live-input/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${server.url}/officiel/#code=${meeting.code}`);
  await page.getByRole('radio', { name: /^Barres/ }).click();
  await page.getByRole('button', { name: 'Sautoir 2' }).click();
  await press(page, 'Voir les épreuves');
  await expect(page.getByText('Les épreuves arrivent du serveur…')).toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: /Hauteur/ })).toBeVisible();
  await expect(page.getByText('Les épreuves arrivent du serveur…')).toHaveCount(0);
});

/** Wrong codes of one network that are looked at before the next one is put off. */
const MAX_WRONG = 20;

test('3. A wrong code says that it is unknown, the 21st in the window when to try again; a right one is never counted and opens even then', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // Wrong codes count for a whole network: the servers of other journeys are in it too.
  const server = await startServer();
  try {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 3' });
    const starter = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${meeting.chOID}?kind=starter`);
    await page.goto(`${server.url}/officiel/`);
    const field = page.getByLabel('Code de la fiche');
    const tryCode = async (code: string) => {
      const answered = page.waitForResponse(/\/api\/valid-code/);
      await field.fill(code);
      await press(page, 'Continuer');
      await answered;
    };
    const openCode = async (code: string, kind: string) => {
      await tryCode(code);
      await expect(page.getByRole('heading', { name: 'Que faites-vous ?' })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(kind);
      await press(page, 'Retour');
      await expect(field).toBeVisible();
    };
    for (let wrong = 1; wrong <= MAX_WRONG; wrong += 1) {
      await tryCode(`ZZZZ-22${String(wrong).padStart(2, '2')}`);
      await expect(page.getByRole('alert')).toContainText('Code inconnu');
      if (wrong % 10 === 5) await openCode(starter.code.code, 'Starter');
      if (wrong % 10 === 0) await openCode(meeting.code, 'Juge');
    }
    await tryCode('ZZZZ-9999');
    await expect(page.getByRole('alert')).toContainText(/Trop d’essais\. Réessayez dans 1[45]\smin/);
    // Who has a right code is not put off by those who guess.
    await openCode(starter.code.code, 'Starter');
    await tryCode('ZZZZ-8888');
    await expect(page.getByRole('alert')).toContainText('Trop d’essais');
  } finally {
    await server.stop();
  }
});

const openDevice = async (page: Page) => {
  await page.locator('.hd .st').click();
  await expect(page.getByRole('heading', { name: 'Cet appareil' })).toBeVisible();
};

test('14. Where the browser does not promise to keep what is stored, «Cet appareil» says so', async ({
  browser,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 14', athletes: 3 });
  const openAt = async (url: string, setting?: 'granted' | 'denied') => {
    const page = await (await browser.newContext()).newPage();
    if (setting !== undefined) await setStoragePermission(page, new URL(url).origin, setting);
    await openHighJump(page, url, meeting.code);
    await openDevice(page);
    const text = page.locator('.kv');
    return {
      text,
      end: async () => {
        await press(page, 'Retour');
        await press(page, 'Autres actions');
        await press(page, 'Ne plus tenir cette épreuve');
        // What is not sent yet goes with the context.
        await expect(page.locator('.hd .st')).toContainText('le serveur a tout');
        await page.context().close();
      },
    };
  };
  const refused = await openAt(server.url, 'denied');
  await expect(refused.text).toContainText('le navigateur peut l’effacer s’il manque de place');
  await refused.end();
  const promised = await openAt(server.url, 'granted');
  await expect(promised.text).toContainText(/Stockage\s*protégé/);
  await promised.end();
  const plain = await openAt(`http://${findNetworkAddress()}:${new URL(server.url).port}`);
  await expect(plain.text).toContainText('non protégé sur cette adresse (http)');
  await plain.end();
});

test('The QR code of a judge’s printed sheet opens the console at its event, once the judge has said what and where; one to hang up holds no code', async ({
  page: desk,
  browser,
  sharedServer: server,
}) => {
  const origin = `http://${findNetworkAddress()}:${new URL(server.url).port}`;
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val, feuilles', athletes: 3 });
  await desk.setViewportSize({ width: 1280, height: 900 });
  await desk.addInitScript(() => {
    window.print = () => undefined;
  });
  await openAndSignIn(desk, `${server.url}/mgr/lesecretariat/${meeting.chOID}/starts?oids=${meeting.trialOID}`);
  const printSheet = async (kind: RegExp): Promise<string> => {
    await desk.emulateMedia({ media: 'screen' });
    await desk.getByRole('button', { name: 'Imprimer les feuilles' }).click();
    await desk.getByRole('menuitem', { name: kind }).click();
    await desk.emulateMedia({ media: 'print' });
    const qr = desk.locator('.start-sheet-qr svg');
    return (await readQr(desk, await qr.screenshot())) ?? '';
  };
  const judges = await printSheet(/^Pour les juges/);
  expect(judges).toBe(`${origin}/officiel/#code=${meeting.code}&t=${meeting.trialOID}`);
  const wall = await printSheet(/^À afficher/);
  expect(wall).toBe(judges.replace(`code=${meeting.code}&`, ''));

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  const first = await phone.newPage();
  await first.goto(judges);
  await expect(first.getByText('Épreuve de la feuille : Hauteur')).toBeVisible();
  expect(first.url()).toBe(`${origin}/officiel/`);
  await expect(first.getByRole('radio', { name: /^Barres/ })).toBeChecked();
  await first.getByRole('button', { name: 'Sautoir 2' }).click();
  await press(first, 'Voir les épreuves');
  await expect(first.getByRole('button', { name: 'Je tiens cette épreuve' })).toBeVisible();
  await press(first, 'Retour');
  await expect(first.getByRole('button', { name: /Hauteur/ })).toBeVisible();
  await press(first, 'Retour');
  await expect(first.getByRole('heading', { name: 'Que faites-vous ?' })).toBeVisible();
  await first.close();

  // The sheet on the wall leads a phone that has a code to the event at once, and asks another one for its code.
  const again = await phone.newPage();
  await again.goto(wall);
  await expect(again.getByRole('button', { name: 'Je tiens cette épreuve' })).toBeVisible();
  const stranger = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await stranger.goto(wall);
  await stranger.getByRole('textbox').fill(meeting.code);
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByText('Épreuve de la feuille : Hauteur')).toBeVisible();
});
