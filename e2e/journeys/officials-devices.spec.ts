import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { findNetworkAddress } from '../support/network-address.ts';
import { createOfficialsMeeting, openHighJump, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { readQr } from '../support/read-qr.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, longTest, test } from '../support/test.ts';

const IS_LONG = process.env.FOULEE_LONG === '1';

test.use({ serviceWorkers: 'allow' });

test('11, 19, 20. One tab and one device write a trial: another asks before it takes it over, and decides on what the first one still says', async ({
  page: first,
  browser,
  context,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 19', athletes: 4 });
  const network = await openCuttableNetwork(server.url);
  await openHighJump(first, network.url, meeting.code);

  const tab = await context.newPage();
  await tab.goto(`${network.url}/officiel/`);
  await expect(tab.getByText(/Ouvert dans un autre onglet/)).toBeVisible();
  await expect(tab.getByRole('button', { name: 'O, franchi' })).toHaveCount(0);
  await press(tab, 'Prendre ici');
  await expect(tab.getByRole('button', { name: 'O, franchi' })).toBeVisible();
  await expect(first.getByText(/Ouvert dans un autre onglet/)).toBeVisible();
  await press(first, 'Prendre ici');
  await expect(tab.getByRole('button', { name: 'O, franchi' })).toHaveCount(0);
  await first.close();
  await expect(tab.getByRole('button', { name: 'O, franchi' })).toBeVisible({ timeout: 3000 });

  const bib = (await tab.locator('.w2 .bib').textContent()) ?? '';
  await press(tab, 'O, franchi');
  await expect.poll(async () => (await meeting.readHighJump()).rows[bib]).toBe('1.70 o');
  await network.cut();
  await expect(tab.getByRole('banner')).toContainText('Hors ligne', { timeout: 10_000 });

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${server.url}/officiel/#code=${meeting.code}`);
  await other.getByRole('button', { name: 'Sautoir 3' }).click();
  await press(other, 'Voir les épreuves');
  await expect(other.getByRole('button', { name: /Hauteur.*Sautoir 2/ })).toBeVisible();
  await other.getByRole('button', { name: /Hauteur/ }).click();
  await expect(other.getByText(/Sautoir 2 tient cette épreuve/)).toBeVisible();
  await press(other, 'Reprendre cette épreuve…');
  await expect(other.getByRole('dialog')).toContainText('1 fait reçu');
  await expect(other.getByRole('dialog').getByRole('button', { name: 'Annuler' })).toBeFocused();
  await press(other, 'Reprendre');
  await expect(other.getByRole('button', { name: 'O, franchi' })).toBeVisible();

  // The first one goes on without knowing, until its network is back.
  const late = (await tab.locator('.w2 .bib').textContent()) ?? '';
  await press(tab, 'X, échec');
  await expect(other.locator('.w2 .bib')).toHaveText(late);
  await press(other, 'O, franchi');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 o');
  await network.mend();
  await expect(tab.getByText(/Sautoir 3 a repris cette épreuve/)).toBeVisible({ timeout: 15_000 });
  await expect(tab.getByRole('button', { name: 'X, échec' })).toHaveCount(0);
  await expect(tab.getByRole('banner')).toContainText('1 à voir');
  expect((await meeting.readHighJump()).rows[late]).toBe('1.70 o');
  await tab.locator('.hd .st').click();
  await expect(tab.getByRole('listitem').first()).toContainText(/ou le secrétariat, décide/);
  await tab.getByRole('button', { name: 'Retour' }).click();

  await press(other, 'Voir');
  const columns = other.getByRole('dialog').getByRole('row').last().getByRole('cell');
  await expect(columns.first()).toContainText(new RegExp(`${late} · 1\\.70\\s: X`));
  await expect(columns.last()).toHaveText(new RegExp(`^${late} · 1\\.70\\s: O$`));
  await press(other, 'La garder');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 xo');
  await expect(tab.getByRole('banner')).not.toContainText('à voir');
  // What follows are the same answers again, and the secretariat's screen.
  if (!IS_LONG) return;
  const turnRound = async (key: string) => {
    await press(other, 'Autres actions');
    await press(other, 'Notes mises à part…');
    await press(other, key);
  };
  await turnRound('La laisser');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 o');
  await turnRound('La garder');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 xo');

  const desk = await (await browser.newContext({ locale: 'fr-FR' })).newPage();
  await openAndSignIn(desk, `${server.url}/mgr/lesecretariat/${meeting.chOID}/reports`);
  const aside = desk.getByRole('region', { name: /Hauteur/ });
  await expect(aside.getByRole('listitem')).toContainText(/X.*gardé.*Compte maintenant.*O/);
  await aside.getByRole('button', { name: 'Le laisser de côté' }).click();
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 o');
  await aside.getByRole('button', { name: 'Le garder' }).click();
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 xo');
});

longTest(
  '11. Over plain http a tab that crashes leaves its event to the other within three seconds, although the phone’s hour is set back',
  async ({ page: first, context, sharedServer: server }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 11', athletes: 3 });
    const network = await openCuttableNetwork(server.url, findNetworkAddress());
    await openHighJump(first, network.url, meeting.code);
    expect(await first.evaluate(() => navigator.locks)).toBeUndefined();
    const second = await context.newPage();
    await second.goto(`${network.url}/officiel/`);
    await expect(second.getByText(/Ouvert dans un autre onglet/)).toBeVisible();
    await second.evaluate(() => {
      const read = Date.now;
      Date.now = () => read() - 3 * 3_600_000;
    });
    const crash = await context.newCDPSession(first);
    void crash.send('Page.crash').catch(() => undefined);
    await expect(second.getByRole('button', { name: 'O, franchi' })).toBeVisible({ timeout: 3000 });
  },
);

longTest(
  '22, 23. Without a network a phone reads the log of another by QR codes and goes on with its event: each fact counts once',
  async ({ page: first, browser, sharedServer: server }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 22', athletes: 3 });
    const network = await openCuttableNetwork(server.url);
    await openHighJump(first, network.url, meeting.code);
    const other = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage();
    await other.goto(`${network.url}/officiel/#code=${meeting.code}`);
    await other.getByRole('button', { name: 'Sautoir 3' }).click();
    await press(other, 'Voir les épreuves');
    await expect(other.getByRole('button', { name: /Hauteur/ })).toBeVisible();
    for (const page of [first, other]) await page.evaluate(() => navigator.serviceWorker.ready);

    await network.cut();
    const called = first.locator('.w2 .bib');
    const jumped = (await called.textContent()) ?? '';
    await press(first, 'O, franchi');
    await expect(called).not.toHaveText(jumped);
    const failed = (await called.textContent()) ?? '';
    await press(first, 'X, échec');
    await first.locator('.hd .st').click();
    await press(first, 'Donner par QR');
    const code = first.getByRole('img', { name: 'QR du journal, partie 1 sur 1' });
    await expect(code).toBeVisible();
    const link = await readQr(first, await code.screenshot());
    await other.goto(link ?? '');
    await expect(other.getByRole('status')).toContainText(/Sautoir 2\s: 2 notes, dont 2 nouvelles/);
    expect(other.url()).toBe(`${network.url}/officiel/`);
    await press(first, 'C’est lu : passer la main…');
    await expect(first.getByRole('dialog').getByRole('button', { name: 'Annuler' })).toBeFocused();
    await press(first, 'Passer la main');
    for (let step = 0; step < 2; step += 1) await press(first, 'Retour');
    await expect(first.getByText(/Épreuve donnée à/)).toBeVisible();

    await press(other, 'Voir l’épreuve');
    await press(other, 'Je tiens cette épreuve');
    const last = (await other.locator('.w2 .bib').textContent()) ?? '';
    expect(last).not.toBe(jumped);
    await press(other, 'O, franchi');
    await network.mend();
    const rows = { [jumped]: '1.70 o', [failed]: '1.70 x', [last]: '1.70 o' };
    await expect.poll(async () => (await meeting.readHighJump()).rows, { timeout: 40_000 }).toEqual(rows);
    expect(await meeting.readFactIds(server.url)).toHaveLength(3);
    await expect(first.getByText(/Sautoir 3/).first()).toBeVisible({ timeout: 40_000 });
  },
);

longTest(
  '26. The secretariat closes one device: it stops, keeps what it wrote and hands it over, while the others with its code go on',
  async ({ page: first, browser, sharedServer: server }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 26', athletes: 3 });
    const network = await openCuttableNetwork(server.url);
    await openHighJump(first, network.url, meeting.code);
    const other = await (await browser.newContext()).newPage();
    await other.goto(`${server.url}/officiel/#code=${meeting.code}`);
    await other.getByRole('button', { name: 'Sautoir 3' }).click();
    await press(other, 'Voir les épreuves');
    const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await openAndSignIn(desk, `${server.url}/mgr/lesecretariat/${meeting.chOID}/devices`);
    const row = (name: string) => desk.getByRole('row', { name: new RegExp(name) });
    const close = async (name: string) => {
      await desk.getByRole('button', { name: `Fermer ${name}` }).click();
      const question = desk.getByRole('dialog', { name: `Fermer l’appareil ${name}` });
      await expect(question).toContainText('Les autres appareils de ce code continuent.');
      await question.getByRole('button', { name: 'Fermer l’appareil' }).click();
      await expect(row(name)).toContainText(/Fermé à \d\d:\d\d/);
    };
    await expect(row('Sautoir 2')).toContainText(/Juge · Barres.*il y a \d+\ss.*Hauteur/);
    await expect(row('Sautoir 3')).toContainText(/il y a \d+\ss/);

    const called = first.locator('.w2 .bib');
    const jumped = (await called.textContent()) ?? '';
    await press(first, 'O, franchi');
    await expect.poll(async () => (await meeting.readHighJump()).rows[jumped]).toBe('1.70 o');
    await network.cut();
    const failed = (await called.textContent()) ?? '';
    await press(first, 'X, échec');
    await close('Sautoir 2');
    await network.mend();
    await expect(first.getByText(/Le secrétariat a fermé cet appareil/)).toBeVisible();
    await expect(first.getByRole('banner')).toContainText('fermé');
    await expect(first.getByRole('button', { name: 'X, échec' })).toHaveCount(0);
    expect((await meeting.readHighJump()).rows[failed] ?? '').toBe('');

    await press(first, 'Donner par QR');
    const code = first.getByRole('img', { name: 'QR du journal, partie 1 sur 1' });
    await expect(code).toBeVisible();
    const link = (await readQr(first, await code.screenshot())) ?? '';
    await other.goto(link.replace(network.url, server.url));
    await expect(other.getByRole('status')).toContainText(/Sautoir 2\s: 2 notes/);
    await expect.poll(async () => (await meeting.readHighJump()).rows[failed]).toBe('1.70 x');
    await press(other, 'Voir l’épreuve');
    await press(other, 'Je tiens cette épreuve');
    const next = (await other.locator('.w2 .bib').textContent()) ?? '';
    await press(other, 'O, franchi');
    await expect.poll(async () => (await meeting.readHighJump()).rows[next]).toBe('1.70 o');

    await desk.getByRole('button', { name: 'Rouvrir Sautoir 2' }).click();
    await expect(first.getByText(/Le secrétariat a fermé cet appareil/)).toHaveCount(0, { timeout: 40_000 });
    await expect(row('Sautoir 2')).toContainText(/il y a \d+\ss/);
    await expect(row('Sautoir 3')).toContainText(/Hauteur/);
    await close('Sautoir 3');
    await expect(other.getByText(/Le secrétariat a fermé cet appareil/)).toBeVisible({ timeout: 10_000 });
    await desk.goto(`${server.url}/mgr/lesecretariat/${meeting.chOID}/logs`);
    await expect(desk.getByText('A fermé l’appareil « Sautoir 3 » (Juge).')).toBeVisible();
  },
);

longTest(
  '27, 28, 29. What the secretariat changes is said above the keys, is applied at the next turn, and keeps nobody waiting; a mark that it types is shown as its own and stays; a pause stops the keys',
  async ({ page, sharedServer: server }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 28', athletes: 3 });
    await openHighJump(page, server.url, meeting.code);
    const called = page.locator('.w2 .bib');
    const bib = (await called.textContent()) ?? '';
    await meeting.editStarts({ op: 'scratch', row: `bib:${bib}` });
    await expect(page.getByRole('alert')).toContainText(`Secrétariat : ${bib} forfait.`);
    // Under the finger nothing has moved.
    await expect(called).toHaveText(bib);
    await press(page, 'Vu');
    await expect(called).not.toHaveText(bib);
    await expect(page.getByRole('alert')).toHaveCount(0);

    await press(page, 'Autres actions');
    await press(page, 'Mettre en pause…');
    await page.getByRole('button', { name: 'Pluie' }).click();
    await press(page, 'Mettre en pause');
    await expect(page.locator('.strip')).toContainText(/En pause depuis.*Pluie/);
    await expect(page.getByRole('button', { name: 'O, franchi' })).toHaveCount(0);
    await press(page, 'Reprendre');
    const typed = (await called.textContent()) ?? '';
    await press(page, 'O, franchi');
    await expect.poll(async () => (await meeting.readHighJump()).rows[typed]).toBe('1.70 o');
    await meeting.typeRow({
      row: `bib:${typed}`,
      attempts: [{ h: 1700, r: 'xo' }],
      prf: { v: 1700, u: 'mm', st: 1 },
    });
    await expect(page.getByRole('alert')).toContainText(
      `Secrétariat, ${typed} à 1.70 : xo (vous : o). Sa valeur compte.`,
    );
    const next = (await called.textContent()) ?? '';
    await press(page, 'O, franchi');
    await expect(page.getByRole('button', { name: new RegExp(`${typed}.*valeur du secrétariat`) })).toHaveCount(1);
    await expect.poll(async () => (await meeting.readHighJump()).rows[next]).toBe('1.70 o');
    expect((await meeting.readHighJump()).rows[typed]).toBe('1.70 xo');
    await expect(page.getByRole('button', { name: 'Monter…' })).toBeVisible();
  },
);
