import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { WIDE } from '../support/marks-grid.ts';
import { createOfficialsMeeting, openHighJump, press, readOwnFactIds } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

const REASON = 'Feuille retrouvée au sautoir';

test('21. What comes for an official high jump is kept aside and named to the secretariat, which takes it with a reason that the journal and the results keep', async ({
  page,
  browser,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 21', athletes: 2 });
  const network = await openCuttableNetwork(server.url);
  await openHighJump(page, network.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const first = (await called.textContent()) ?? '';
  await press(page, 'O, franchi');
  await expect(called).not.toHaveText(first);
  const late = (await called.textContent()) ?? '';
  await press(page, 'X, échec');
  await expect.poll(async () => (await meeting.readHighJump()).rows).toEqual({ [first]: '1.70 o', [late]: '1.70 x' });
  await network.cut();
  await press(page, 'O, franchi');
  await meeting.setStatus(40);
  const desk = await (await browser.newContext({ viewport: WIDE })).newPage();
  const office = `${server.url}/mgr/lesecretariat/${meeting.chOID}`;
  await openAndSignIn(desk, office);
  await expect(desk.getByRole('region', { name: 'Qui tient quoi' })).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Faits mis à part' })).toHaveCount(0);

  await network.mend();
  await expect(page.getByRole('banner')).toContainText('1 à voir', { timeout: 40_000 });
  await expect(page.getByText('Résultats officiels : le secrétariat corrige.').first()).toBeVisible();
  expect(await meeting.readFactIds(server.url)).toEqual(await readOwnFactIds(page));
  expect((await meeting.readHighJump()).rows[late]).toBe('1.70 x');

  // The page of the day says so by itself.
  await desk.getByRole('region', { name: 'Faits mis à part' }).getByRole('link').click();
  const kept = desk.getByRole('region', { name: /Hauteur/ });
  await expect(kept.getByRole('listitem')).toHaveText(
    new RegExp(`${late} · 1\\.70\\s: O.*Sautoir 2\\s: les résultats étaient officiels`),
  );
  await kept.getByRole('button', { name: 'Le garder' }).click();
  const question = desk.getByRole('dialog', { name: 'Pourquoi ?' });
  await question.getByRole('button', { name: 'Le garder' }).click();
  await expect(question).toBeVisible();
  expect((await meeting.readHighJump()).rows[late]).toBe('1.70 x');
  await question.getByRole('textbox').fill(REASON);
  await question.getByRole('button', { name: 'Le garder' }).click();
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 xo');
  await expect(kept.getByRole('listitem')).toContainText('gardé');
  await expect(page.getByRole('banner')).not.toContainText('à voir', { timeout: 40_000 });
  const turnRound = async (key: string) => {
    await kept.getByRole('button', { name: key }).click();
    await question.getByRole('textbox').fill(REASON);
    await question.getByRole('button', { name: key }).click();
  };
  await turnRound('Le laisser de côté');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 x');
  await turnRound('Le garder');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 xo');
  expect((await meeting.readHighJump()).status).toBe(40);

  await desk.goto(`${office}/logs`);
  await expect(desk.getByText(/décision sur des saisies mises de côté/).first()).toBeVisible();
  await desk.goto(`${office}/results`);
  await desk.getByRole('link', { name: /^Hauteur/ }).click();
  await expect(desk.getByText(new RegExp(REASON)).first()).toBeAttached();
});
