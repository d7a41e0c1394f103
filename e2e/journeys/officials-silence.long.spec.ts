import type { Page } from '@playwright/test';
import { CONSOLES, type ConsolePath, createConsolesMeeting, openConsole } from '../support/consoles.ts';
import { type CuttableNetwork, openCuttableNetwork } from '../support/cuttable-network.ts';
import { createOfficialsMeeting, openHighJump, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

/** By when a console says that it has lost the server, ms. */
const TOLD_MS = 10_000;
const MIN_HEADER = 48;

/** What becomes of the network under a console that is open. */
const LOSSES: readonly (readonly [name: string, lose: (network: CuttableNetwork) => unknown])[] = [
  ['refuses every connection', (network) => network.cut()],
  ['answers nothing', (network) => network.hush()],
];

async function expectLossTold(page: Page, task: string): Promise<void> {
  const head = page.getByRole('banner');
  await expect(head, task).toContainText('Hors ligne', { timeout: TOLD_MS });
  expect((await head.boundingBox())?.height ?? 0, task).toBeGreaterThanOrEqual(MIN_HEADER);
}

/** The document says that nobody looks at it, or that somebody does again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Consoles that are open beside one another. */
const AT_ONCE = 5;
const GROUPS = Array.from({ length: Math.ceil(CONSOLES.length / AT_ONCE) }, (_, at) =>
  CONSOLES.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
);
const nameTasks = (group: readonly ConsolePath[]) => group.map(({ task }) => task).join(', ');

for (const group of GROUPS)
  test(`15. A server that is gone is told within ten seconds, in words and in size: ${nameTasks(group)}`, async ({
    browser,
    sharedServer: server,
  }) => {
    test.setTimeout(4 * 60_000);
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createConsolesMeeting(organiser, server.url, `Régionaux du Val 15 ${nameTasks(group)}`);
    const network = await openCuttableNetwork(server.url);
    const opened: { readonly page: Page; readonly task: string }[] = [];
    for (const path of group) {
      const viewport = path.isWide === true ? { width: 1280, height: 800 } : { width: 360, height: 740 };
      const page = await (await browser.newContext({ viewport, locale: 'fr-FR' })).newPage();
      await openConsole(page, network.url, meeting, path);
      opened.push({ page, task: path.task });
    }
    for (const [name, lose] of LOSSES) {
      await lose(network);
      await Promise.all(opened.map(({ page, task }) => expectLossTold(page, `${task}, when the network ${name}`)));
      await network.mend();
      for (const { page, task } of opened)
        await expect(page.getByRole('banner'), task).not.toContainText('Hors ligne', { timeout: 40_000 });
    }
    for (const { page } of opened) await page.context().close();
  });

test('15. A phone that is woken out of reach, with an attempt that is not sent, says so within ten seconds', async ({
  page,
  sharedServer: server,
}) => {
  const organiser = await OrganiserClient.signIn(server.url);
  const meeting = await createOfficialsMeeting(organiser, { name: 'Régionaux du Val 15', athletes: 3 });
  const network = await openCuttableNetwork(server.url);
  await openHighJump(page, network.url, meeting.code);
  await press(page, 'X, échec');
  network.hush();
  await setHidden(page, true);
  await setHidden(page, false);
  await expectLossTold(page, 'Barres');
  await network.mend();
  await expect(page.getByRole('banner')).not.toContainText('Hors ligne', { timeout: 40_000 });
  const hasOneFailure = async () =>
    Object.values((await meeting.readHighJump()).rows).filter((row) => row === '1.70 x');
  await expect.poll(hasOneFailure, { timeout: 40_000 }).toHaveLength(1);
});
