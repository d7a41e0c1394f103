import type { Page } from '@playwright/test';
import type { ContestMeeting } from './contest-meeting.ts';
import { type CuttableNetwork, openCuttableNetwork } from './cuttable-network.ts';
import { press, readOwnFactIds } from './officials-meeting.ts';
import { openOwnPhone } from './own-phone.ts';
import { expect } from './test.ts';

const MAX_SENDING_MS = 60_000;

/** A contest that a judge writes alone, from the slip to the signature. */
interface WholeContest {
  readonly page: () => Page;
  /** Kills the browser; what was on the device is there again, without a network. */
  readonly kill: () => Promise<void>;
  /** The network comes back: the server has what the device has, each fact once; then the judge signs. */
  readonly sendAndSign: () => Promise<void>;
  readonly end: () => Promise<void>;
}

interface ContestPlace {
  readonly task: RegExp;
  readonly event: RegExp;
}

/** From the slip to the event whose name is `event`, held by this device. */
export async function takeContest(page: Page, url: string, code: string, { task, event }: ContestPlace): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await page.getByRole('radio', { name: task }).click();
  await page.getByRole('button', { name: 'Sautoir 2' }).click();
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: event }).first().click();
  await press(page, 'Je tiens cette épreuve');
}

/** Takes an event on a phone of its own, and pulls the cable. */
export async function beginOffline(
  launchOptions: Parameters<typeof openOwnPhone>[0],
  url: string,
  meeting: ContestMeeting,
  place: ContestPlace,
): Promise<WholeContest> {
  const phone = await openOwnPhone(launchOptions);
  const network: CuttableNetwork = await openCuttableNetwork(url);
  const { page } = phone;
  try {
    await takeContest(page(), network.url, meeting.code, place);
    await page().evaluate(() => navigator.serviceWorker.ready);
    await network.cut();
  } catch (error) {
    await phone.end();
    throw error;
  }
  return {
    page,
    async kill() {
      const before = await readOwnFactIds(page());
      await phone.killAndOpen(`${network.url}/officiel/`);
      await expect(page().getByRole('banner')).toContainText('Hors ligne');
      expect(await readOwnFactIds(page())).toEqual(before);
    },
    async sendAndSign() {
      const own = await readOwnFactIds(page());
      expect(await meeting.readFactIds()).toEqual([]);
      await network.mend();
      await expect.poll(async () => (await meeting.readFactIds()).length, { timeout: MAX_SENDING_MS }).toBe(own.length);
      expect(await meeting.readFactIds()).toEqual(own);
      await expect(page().getByRole('banner')).not.toContainText('Hors ligne');
      await press(page(), 'Terminer et signer…');
      await press(page(), 'Terminer et signer');
      await expect.poll(async () => (await meeting.readSheet()).status).toBe(15);
    },
    async end() {
      await phone.end();
      await network.cut().catch(() => undefined);
    },
  };
}
