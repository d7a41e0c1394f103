import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { createOfficialsMeeting, openHighJump, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const TAKEN = /Reprise par le secrétariat à \d\d:\d\d/;

test('A trial that the secretariat takes is read only on the console at once and says so; it is the judge’s again by a key, also where the network was away meanwhile', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val repris', athletes: 3 });
  const network = await openCuttableNetwork(server.url);
  await openHighJump(page, network.url, meeting.code);
  const keyO = page.getByRole('button', { name: 'O, franchi' });
  const called = page.locator('.w2 .bib');
  const first = (await called.textContent()) ?? '';
  await press(page, 'O, franchi');
  await expect(called).not.toHaveText(first);
  await expect.poll(async () => (await meeting.readHighJump()).rows[first]).toBe('1.70 o');

  await meeting.takeTrial();
  await expect(page.getByRole('alert')).toContainText(TAKEN);
  await expect(page.getByRole('alert')).toContainText('Le secrétariat écrit cette épreuve.');
  await expect(keyO).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(TAKEN);

  await meeting.releaseTrial();
  await expect(page.getByRole('alert')).toContainText('Vous ne tenez pas cette épreuve.');
  await expect(keyO).toHaveCount(0);
  await press(page, 'Je tiens cette épreuve');
  await expect(keyO).toBeVisible();
  await expect(page.getByText(TAKEN)).toHaveCount(0);

  // Without a network the judge goes on; the secretariat writes meanwhile.
  await network.cut();
  const late = (await called.textContent()) ?? '';
  await press(page, 'X, échec');
  await expect(called).not.toHaveText(late);
  await meeting.takeTrial();
  await network.mend();
  await expect(page.getByRole('alert').first()).toContainText(TAKEN, { timeout: 40_000 });
  await expect(keyO).toHaveCount(0);
  await expect.poll(async () => (await meeting.readFacts(server.url)).map(({ aside }) => aside)).toContain('held');
  expect((await meeting.readHighJump()).rows[late]).toBeUndefined();

  await meeting.releaseTrial();
  await press(page, 'Je tiens cette épreuve');
  await expect(called).toHaveText(late);
  await press(page, 'Voir');
  await press(page, 'La garder');
  await expect.poll(async () => (await meeting.readHighJump()).rows[late]).toBe('1.70 x');
});
