import { openCuttableNetwork } from '../support/cuttable-network.ts';
import { findNetworkAddress } from '../support/network-address.ts';
import { createOfficialsMeeting, press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expect, test } from '../support/test.ts';

/** Where a worker brings all files, and where the page itself does. */
const PLACES = [
  { place: 'with a worker', find: () => 'localhost' },
  { place: 'on plain http', find: findNetworkAddress },
];

const TEXTS = /\/officiel\/(french|english)\.\w+\.js$/;

for (const { place, find } of PLACES)
  test(`5. A console that is opened in English for the first time fetches its texts beside the first script, and has French too once the network is gone: ${place}`, async ({
    browser,
    sharedServer: server,
  }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createOfficialsMeeting(organiser, { name: `Régionaux du Val 5 ${place}`, athletes: 3 });
    const host = find();
    const network = await openCuttableNetwork(server.url, host);
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: 'en-GB',
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(...(TEXTS.exec(request.url())?.slice(1) ?? [])));
    const awaitScript = (name: string) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/officiel/${name}.`));
    const brought = host === 'localhost' ? [] : ['french', 'extras'].map(awaitScript);
    // The first script does not come before the texts are asked for.
    const english = page.waitForRequest(/\/officiel\/english\./);
    const firstScript = /\/officiel\/console\.\w+\.js$/;
    let askedBefore: readonly string[] = [];
    await page.route(firstScript, async (route) => {
      await english;
      askedBefore = [...asked];
      await route.continue();
    });

    await page.goto(`${network.url}/officiel/#code=${meeting.code}`);
    await expect(page.getByRole('heading', { name: 'What do you do?' })).toBeVisible();
    expect(askedBefore).toEqual(['english']);
    await page.unroute(firstScript);
    await page.getByRole('button', { name: 'Pit 2' }).click();
    await press(page, 'Show the events');
    await page.getByRole('button', { name: /Hauteur|High jump/ }).click();
    await press(page, 'I hold this event');
    await press(page, 'O, cleared');
    await Promise.all(brought);
    if (host === 'localhost') await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await network.cut();
    await expect(page.getByRole('banner')).toContainText('Offline');
    const choose = async (language: string, back: string) => {
      await page.locator('.hd .st').click();
      await page.getByRole('button', { name: language }).click();
      await press(page, back);
    };
    await choose('Français', 'Retour');
    await press(page, 'X, échec');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    if (host === 'localhost') {
      // Opened anew, it asks for the texts of the language that was chosen, and for no others.
      asked.length = 0;
      await page.reload();
      await expect(page.getByRole('button', { name: 'O, franchi' })).toBeVisible();
      expect([...new Set(asked)]).toEqual(['french']);
    }
    await choose('English', 'Back');
    await expect(page.getByRole('button', { name: 'O, cleared' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  });
