import type { Page } from '@playwright/test';
import {
  createOfficialsMeeting,
  notePress,
  openHighJump,
  press,
  readOwnFacts,
  waitForPause,
} from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { openPublicStream } from '../support/public-stream.ts';
import { expect, test } from '../support/test.ts';

/** Waits until little is left of the ring that says how long the last act can be taken back. */
const waitForRingEnd = (page: Page) =>
  page.waitForFunction(() => {
    const [left = 99, whole = 1] = (
      document.querySelector('.ring circle:last-child')?.getAttribute('stroke-dasharray') ?? ''
    )
      .split(' ')
      .map(Number);
    return left / whole < 0.2;
  });

test('36. What is taken back within three seconds, at once or at the last moment, is never heard by the public; what is corrected later leaves both in the log', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 36', athletes: 3 });
  const stream = await openPublicStream(server.url, meeting.chOID);
  await openHighJump(page, server.url, meeting.code);
  const called = page.locator('.w2 .bib');
  const [first = '', second = ''] = await page.locator('.grid .bib').allTextContents();

  await press(page, 'X, échec');
  await press(page, 'Annuler cette ligne');
  await expect(called).toHaveText(first);
  await press(page, 'O, franchi');
  await expect(called).toHaveText(second);
  await press(page, 'X, échec');
  await expect(called).not.toHaveText(second);
  await waitForRingEnd(page);
  await press(page, 'Annuler cette ligne');
  await expect(called).toHaveText(second);
  await press(page, 'O, franchi');
  await expect.poll(stream.heard).toContain(`${second} 1.70 o`);
  expect(stream.heard().filter((line) => / x+o?$/.test(line))).toEqual([]);

  await press(page, 'X, échec');
  await expect.poll(stream.heard).toContainEqual(expect.stringMatching(/1\.70 x$/));
  await press(page, 'Corriger');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'o', exact: true }).click();
  await waitForPause(page);
  await dialog.getByRole('button', { name: 'Corriger', exact: true }).click();
  await notePress(page);
  const own = await readOwnFacts(page);
  expect(own.filter(({ kind }) => kind === 'attempt')).toHaveLength(5);
  expect(own.filter(({ kind }) => kind === 'correction').length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => meeting.readFactIds(server.url)).toEqual(own.map(({ id }) => id));
  stream.close();
});
