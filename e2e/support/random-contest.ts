import type { Browser, Locator, Page } from '@playwright/test';
import { type CuttableNetwork, openCuttableNetwork } from './cuttable-network.ts';
import { createLongJumpMeeting, type LongJumpMeeting, readLongJump, typeDigits } from './long-jump-meeting.ts';
import { WIDE } from './marks-grid.ts';
import { notePress, press, waitForPause } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';
import { openAndSignIn } from './signed-in.ts';
import { expect } from './test.ts';

type Draw = (min: number, max: number) => number;

/** A page of the contest; what it may press changes with what the others do. */
interface Actor {
  readonly page: Page;
  /** Does one thing that its person may do now. */
  readonly act: (draw: Draw) => Promise<void>;
}

/** An official's phone on a network of its own. */
interface Phone extends Actor {
  readonly network: CuttableNetwork;
  isOnline: boolean;
}

/** Six athletes: no series is complete before a run is over. */
const ATHLETES = 6;
/** What is on the screen may be gone before it is pressed, as another device takes over: then nothing is done. */
const PRESS_MS = 3000;
/** Where facts are posted; what a device reads is asked with a query. */
const LIVE_INPUT = /\/api\/live-input\/[^/?]+$/;

/** Presses a key if it can still be pressed; says whether. */
async function tryPress(page: Page, key: Locator): Promise<boolean> {
  if (!(await key.first().isVisible())) return false;
  await waitForPause(page);
  const isPressed = await key
    .first()
    .click({ timeout: PRESS_MS })
    .then(
      () => true,
      () => false,
    );
  await notePress(page);
  return isPressed;
}

const findKey = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Leaves a sheet or a measurement that somebody else made pointless. */
async function leaveSheet(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
  if (await page.getByText('Mesure en cours').isVisible()) await tryPress(page, findKey(page, 'Annuler'));
}

const tryDigits = (page: Page, digits: string) => typeDigits(page, digits).catch(() => undefined);

async function writeAttempt(page: Page, draw: Draw): Promise<void> {
  const kind = draw(0, 9);
  if (kind === 0) await tryPress(page, findKey(page, 'impasse'));
  else if (kind < 4) await tryPress(page, findKey(page, 'X mordu'));
  else if (await tryPress(page, findKey(page, 'Blanc mesurer'))) {
    const validate = findKey(page, /^Valider|^Écrire/);
    if (!(await validate.isVisible())) return;
    await tryDigits(page, String(draw(580, 660)));
    await tryPress(page, validate);
    // A mark far from the others is asked about once.
    await tryPress(page, findKey(page, /^Écrire/));
  }
}

async function correctAttempt(page: Page, draw: Draw): Promise<void> {
  const cells = findKey(page, /^Corriger \d+, essai/);
  const count = await cells.count();
  if (count === 0) return;
  const chosen = cells.nth(draw(0, count - 1));
  if (!(await tryPress(page, chosen))) return;
  const sheet = page.getByRole('dialog');
  if (draw(0, 1) === 0) await tryDigits(page, String(draw(580, 660)));
  else await tryPress(page, sheet.getByRole('button', { name: 'X', exact: true }));
  await tryPress(page, sheet.getByRole('button', { name: 'Corriger', exact: true }));
}

async function takeTrial(page: Page): Promise<void> {
  if (await tryPress(page, findKey(page, 'Je tiens cette épreuve'))) return;
  if (await tryPress(page, findKey(page, 'Reprendre cette épreuve…'))) await tryPress(page, findKey(page, 'Reprendre'));
}

async function decideAside(page: Page, draw: Draw): Promise<void> {
  if (!(await tryPress(page, findKey(page, 'Voir')))) return;
  await tryPress(page, findKey(page, draw(0, 1) === 0 ? /^Les? garder$/ : /^Les? laisser$/));
}

async function attachWind(page: Page, draw: Draw): Promise<void> {
  if (!(await tryPress(page, findKey(page, 'Attribuer')))) return;
  const attempts = page.getByRole('dialog').getByRole('button', { name: /^\d+, essai \d/ });
  const count = await attempts.count();
  if (count > 0 && (await tryPress(page, attempts.nth(draw(0, count - 1)))))
    await tryPress(page, findKey(page, /^Attribuer à/));
}

/** The answer to the next post is lost on its way: the phone sends the same facts again. */
const loseAnswer = (page: Page) =>
  page.route(
    LIVE_INPUT,
    async (route) => {
      await route.fetch().catch(() => undefined);
      await route.abort();
    },
    { times: 1 },
  );

async function sendAgain(page: Page): Promise<void> {
  if (!(await tryPress(page, page.locator('.hd .st')))) return;
  await tryPress(page, findKey(page, 'Renvoyer maintenant'));
  await press(page, 'Retour');
}

const chooseJudgeAct = (page: Page, draw: Draw): Promise<unknown> => {
  const act = draw(0, 19);
  if (act < 9) return writeAttempt(page, draw);
  if (act < 11) return correctAttempt(page, draw);
  if (act < 12) return tryPress(page, findKey(page, 'Annuler cette ligne'));
  if (act < 15) return takeTrial(page);
  if (act < 17) return decideAside(page, draw);
  if (act < 18) return attachWind(page, draw);
  return draw(0, 1) === 0 ? loseAnswer(page) : sendAgain(page);
};

async function readGauge(page: Page, draw: Draw): Promise<void> {
  if (!(await tryPress(page, findKey(page, 'Lire maintenant')))) return;
  await tryDigits(page, String(draw(0, 25)).padStart(2, '0'));
  await tryPress(page, findKey(page, draw(0, 2) === 0 ? '− de face' : '+ dans le dos'));
  await tryPress(page, findKey(page, /^Envoyer/));
}

/** The secretary takes the event, types somebody's first attempt and gives it back. */
async function typeAtDesk(page: Page, draw: Draw): Promise<void> {
  const take = findKey(page, 'Reprendre l’épreuve');
  if (await take.isVisible()) {
    await take.click({ timeout: PRESS_MS }).catch(() => undefined);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Reprendre l’épreuve' })
      .click({ timeout: PRESS_MS })
      .catch(() => undefined);
  }
  const cell = page.getByRole('textbox', { name: new RegExp(`^Essai 1, ${draw(301, 300 + ATHLETES)} `) });
  const text = draw(0, 2) === 0 ? 'x' : String(draw(580, 660));
  const isTyped = await cell.fill(text, { timeout: PRESS_MS }).then(
    () => true,
    () => false,
  );
  if (isTyped) {
    await cell.press('Enter');
    await cell.blur();
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
  }
  const giveBack = findKey(page, 'Rendre l’épreuve');
  await expect(take.or(giveBack))
    .toBeVisible({ timeout: PRESS_MS })
    .catch(() => undefined);
  if (await giveBack.isVisible()) await giveBack.click({ timeout: PRESS_MS }).catch(() => undefined);
}

/** Who has attempts. */
const dropEmpty = (rows: readonly (readonly [bib: string, attempts: string])[]): Record<string, string> =>
  Object.fromEntries(rows.filter(([, attempts]) => attempts !== ''));

/** The attempts that a page of a judge shows, by bib: «612 x -». */
const readConsole = async (page: Page): Promise<Record<string, string>> =>
  dropEmpty(
    await page.evaluate(() =>
      [...document.querySelectorAll('.grid.attempts tbody tr')].map((row): [string, string] => {
        const cells = [...row.querySelectorAll('td .nb')].map((cell) => cell.firstChild?.nodeValue ?? '');
        const marks = cells.map((text) => ({ X: 'x', '–': '-' })[text] ?? text.replace('.', ''));
        return [row.querySelector('.bib')?.textContent ?? '', marks.join(' ').trim()];
      }),
    ),
  );

/** The same of the secretariat's grid. */
const readDesk = async (page: Page): Promise<Record<string, string>> =>
  dropEmpty(
    await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row): [string, string] => {
        const cells = [...row.querySelectorAll<HTMLInputElement>('td.attempt input:not(.wind)')];
        return [
          row.dataset.row?.replace('bib:', '') ?? '',
          cells
            .map(({ value }) => value)
            .join(' ')
            .trim(),
        ];
      }),
    ),
  );

/** The same of the server's sheet. */
const readServer = async (meeting: LongJumpMeeting): Promise<Record<string, string>> =>
  dropEmpty(Object.entries((await meeting.readSheet()).attempts));

/** Two judges' consoles, a gauge and the secretariat's grid on one long jump. */
export interface RandomContest {
  /** One of them does something, or a phone loses its network or finds it. */
  readonly step: (draw: Draw) => Promise<void>;
  /** All have their networks again and have sent everything: they show the server's sheet, which is returned. */
  readonly expectOneSheet: () => Promise<Record<string, string>>;
  readonly meeting: LongJumpMeeting;
  /** Those of the phones. */
  readonly pages: readonly Page[];
  readonly end: () => Promise<void>;
}

export async function openRandomContest(
  browser: Browser,
  organiser: OrganiserClient,
  url: string,
  name: string,
): Promise<RandomContest> {
  const meeting = await createLongJumpMeeting(organiser, url, name, ATHLETES);
  const contexts = await Promise.all([0, 1, 2].map(() => browser.newContext({ serviceWorkers: 'block' })));
  const openPhone = async (at: number, act: (page: Page, draw: Draw) => Promise<unknown>): Promise<Phone> => {
    const context = contexts[at];
    if (context === undefined) throw new Error('no such phone');
    const page = await context.newPage();
    return {
      page,
      network: await openCuttableNetwork(url),
      isOnline: true,
      async act(draw) {
        await leaveSheet(page);
        await act(page, draw);
        await leaveSheet(page);
      },
    };
  };
  const judges = [await openPhone(0, chooseJudgeAct), await openPhone(1, chooseJudgeAct)];
  const gauge = await openPhone(2, readGauge);
  const phones = [...judges, gauge];
  for (const [at, { page, network }] of judges.entries())
    await readLongJump(page, network.url, meeting.code, `Sautoir ${at + 1}`);
  await press((judges[0] as Phone).page, 'Je tiens cette épreuve');
  await gauge.page.goto(`${gauge.network.url}/officiel/#code=${meeting.gauge}`);
  await gauge.page.getByRole('button', { name: 'Sautoir 1' }).click();
  await press(gauge.page, 'Voir les épreuves');
  await gauge.page.getByRole('button', { name: /Longueur/ }).click();
  await press(gauge.page, 'Je tiens cette épreuve');
  const office = await browser.newContext({ viewport: WIDE });
  const desk = await office.newPage();
  await openAndSignIn(desk, `${url}/mgr/lesecretariat/${meeting.chOID}/results?oids=${meeting.oid}`);
  await expect(desk.getByRole('table', { name: /Saisie des résultats/ })).toBeVisible();

  const setOnline = async (phone: Phone, isOnline: boolean) => {
    if (phone.isOnline === isOnline) return;
    phone.isOnline = isOnline;
    await (isOnline ? phone.network.mend() : phone.network.cut());
  };
  return {
    meeting,
    pages: phones.map(({ page }) => page),
    async step(draw) {
      const who = draw(0, 19);
      const phone = phones[draw(0, phones.length - 1)] as Phone;
      if (who < 13) await (judges[draw(0, 1)] as Phone).act(draw);
      else if (who < 15) await gauge.act(draw);
      else if (who < 16) await typeAtDesk(desk, draw);
      else await setOnline(phone, !phone.isOnline);
    },
    async expectOneSheet() {
      for (const phone of phones) await setOnline(phone, true);
      for (const { page } of phones) {
        await leaveSheet(page);
        // A console that has lost its network asks again within half a minute.
        await expect(page.getByRole('banner')).not.toContainText('Hors ligne', { timeout: 60_000 });
        await expect(page.locator('.hd .chip.up')).toHaveCount(0, { timeout: 60_000 });
      }
      await desk.reload();
      await expect(desk.getByRole('table', { name: /Saisie des résultats/ })).toBeVisible();
      await expect(async () => {
        const sheet = await readServer(meeting);
        for (const { page } of judges) {
          // What the secretariat changed is applied once it was read.
          await tryPress(page, findKey(page, /^Vu/));
          expect(await readConsole(page)).toEqual(sheet);
        }
        expect(await readDesk(desk)).toEqual(sheet);
      }).toPass({ timeout: 60_000 });
      return readServer(meeting);
    },
    async end() {
      for (const context of [...contexts, office]) await context.close();
      for (const phone of phones) if (phone.isOnline) await phone.network.cut();
    },
  };
}
