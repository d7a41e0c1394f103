import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startClubSite } from '../support/club-site.ts';
import { waitUntilDrawn } from '../support/drawn-page.ts';
import { watchShifts } from '../support/layout-shifts.ts';
import { buildHundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { createProgrammeMeet, DAYS, programmeTrial } from '../support/programme-meet.ts';
import { createRunningMeeting } from '../support/running-meeting.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

let server: RunningServer;
let organiser: OrganiserClient;
let chOID: string;
let landing: string;

test.beforeAll(async ({ sharedServer }) => {
  test.setTimeout(240_000);
  server = sharedServer;
  organiser = await OrganiserClient.signIn(server.url);
  chOID = await createProgrammeMeet(organiser, 'Meeting des deux jours');
  landing = `${server.url}/challenge/${chOID}`;
});

const events = (page: Page) => page.locator('ol.rows .pg .ev').allInnerTexts();

test('12. With no results I read exactly «No Resultlist available»; no start list «No Startlist available»; no entries «No Commitment available»', async ({
  page,
}) => {
  await page.goto(landing);
  await page
    .getByRole('link', { name: /100 m.*Finale/ })
    .first()
    .click();
  for (const [tab, words] of [
    ['Engagés', 'No Commitment available'],
    ['Départs', 'No Startlist available'],
    ['Résultats', 'No Resultlist available'],
  ] as const) {
    await page.getByRole('link', { name: tab, exact: true }).first().click();
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
});

test('16. Filters chosen (sex, category, day), two of them at once, appear in the URL; reload and back restore them', async ({
  page,
}) => {
  await page.goto(landing);
  await waitUntilSettled(page);
  await expect(page.getByLabel('Catégories')).toBeVisible();
  await page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Sexe"] a')].find(
      ({ textContent }) => textContent === 'F',
    );
    const select = document.querySelector<HTMLSelectElement>('select[aria-label="Catégories"]');
    if (link === undefined || select === null) throw new Error('no filters on this page');
    link.click();
    // No frame is drawn between the two.
    await Promise.resolve();
    select.value = '56';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page).toHaveURL(`${landing}?sx=F&cat=56`);
  await page.getByRole('navigation', { name: 'Jour' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`${landing}?sx=F&cat=56&j=${DAYS[1]}`);
  const chosen = async () => {
    await expect(page.locator('ol.rows .pg')).toHaveCount(1);
    expect((await events(page))[0]).toMatch(/200\sm/);
    await expect(page.getByLabel('Catégories')).toHaveValue('56');
    await expect(page.getByRole('link', { name: 'F', exact: true })).toHaveAttribute('aria-current', 'true');
  };
  await chosen();
  await page.reload();
  await chosen();
  await page.locator('ol.rows .pg').click();
  await expect(page).toHaveURL(/\/trial-/);
  await page.goBack();
  await expect(page).toHaveURL(`${landing}?sx=F&cat=56&j=${DAYS[1]}`);
  await chosen();
});

test('a round of several heats reads on a telephone: chips beside its name, its words below, filters of one height', async ({
  page,
}) => {
  const meeting = await organiser.createChallenge('Meeting des séries');
  await organiser.upload(meeting, {
    trialsData: [
      programmeTrial('000100-0-56-h1', '100 m Femmes', stadiumTime('12:00')),
      programmeTrial('000100-0-56-h2', '100 m Femmes', stadiumTime('12:10')),
      programmeTrial('900001-0-52-f1', 'Hauteur Juniors Femmes', stadiumTime('13:00')),
    ],
  });
  await page.goto(`${server.url}/challenge/${meeting}`);
  await expect(page.locator('#first')).toHaveCount(0);
  for (const width of [360, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.locator('#root .heat-chip').first()).toBeVisible();
    await waitUntilSettled(page);
    const names = await page.locator('#root .pg a.ev').evaluateAll((found) =>
      found.map((name) => {
        const box = (part: Element) => part.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(name.firstChild ?? name);
        const chips = [...name.querySelectorAll('.sex, .chip')].map(box);
        const words = name.parentElement?.querySelector('.sub');
        const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
        return {
          height: box(name).height,
          lean: Math.max(...chips.map((chip) => Math.abs(middle(chip) - middle(text.getBoundingClientRect())))),
          isApart:
            words == null ||
            box(words).height === 0 ||
            box(words).top >= Math.max(...chips.map(({ bottom }) => bottom)),
        };
      }),
    );
    for (const { height, lean, isApart } of names) {
      expect(height).toBeGreaterThanOrEqual(24);
      expect(lean, `chips beside the name at ${width}`).toBeLessThan(3);
      expect(isApart, `words below the chips at ${width}`).toBe(true);
    }
    const heights = await page
      .locator('.filters > .seg, .filters .in, .filters > .sel')
      .evaluateAll((fields) => fields.map((field) => Math.round(field.getBoundingClientRect().height)));
    expect(new Set(heights)).toEqual(new Set([48]));
  }
});

test('a start that is put off says by how much, nothing moves while the page comes, and a visit is counted once in a session; 13. on live with nothing running I read exactly «No running track now» and «No running fields now»', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const shifted = await watchShifts(page);
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') counted.push(`${request.url()} ${request.postData()}`);
  });
  await page.goto(landing);
  await expect(page.getByText('Retardé +10 min')).toBeVisible();
  await expect(page.locator('#first')).toHaveCount(0);
  await page.getByRole('heading', { name: 'Informations' }).scrollIntoViewIfNeeded();
  await waitUntilSettled(page);
  expect(await shifted(), 'layout shift').toBeLessThan(0.05);
  const visitOf = (name: string) => `${server.url}/api/counter {"name":"${name}"}`;
  await expect.poll(() => counted).toEqual([visitOf('challenge')]);
  const expectNothingRunning = async () => {
    for (const words of ['No running track now', 'No running fields now'])
      await expect(page.getByText(words, { exact: true })).toBeVisible();
  };
  await expectNothingRunning();
  await page.goto(`${landing}?v=direct`);
  await expectNothingRunning();
  await waitUntilSettled(page);
  await expectNoSidewaysScroll(page);
  expect(counted.toSorted()).toEqual([visitOf('challenge'), visitOf('live')]);
  await page.reload();
  await waitUntilSettled(page);
  expect(counted).toHaveLength(2);
  expect(complaints()).toEqual([]);
});

test('days in two months are written alike by the server and by the browser, which takes the page over', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const twoMonths = await organiser.createChallenge('Meeting de fin de mois', '2027-06-30');
  await organiser.call('PUT', `/api/lesecretariat/challenge/${twoMonths}`, { duration: 2 });
  const address = `${server.url}/challenge/${twoMonths}`;
  await waitUntilDrawn(address);
  await page.goto(address);
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByText('30 juin – 1er juillet 2027').first()).toBeVisible();
  await waitUntilSettled(page);
  expect(complaints()).toEqual([]);
});

test('a page that the browser writes otherwise than the server is drawn anew, and leads on', async ({ page }) => {
  await waitUntilDrawn(landing);
  await page.route(landing, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('Les courses apparaissent', 'Les courses paraissent');
    await route.fulfill({ response: answer, body });
  });
  await page.goto(landing);
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByText('Les courses paraissent')).toHaveCount(0);
  await expect(page.getByText('Les courses apparaissent').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Jour' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`${landing}?j=${DAYS[1]}`);
});

/** Opens the landing page as the server drew it; what it returns lets the application's scripts come. */
async function openBeforeScripts(page: Page): Promise<() => void> {
  let letScriptsCome = () => {};
  const mayScriptsCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route('**/main.*.js', async (route) => {
    await mayScriptsCome;
    await route.continue();
  });
  await waitUntilDrawn(landing);
  await page.goto(landing, { waitUntil: 'commit' });
  return letScriptsCome;
}

test('a link that is pressed while the application takes the page over leads on', async ({ page }) => {
  const letScriptsCome = await openBeforeScripts(page);
  await page
    .locator('#first')
    .getByRole('link', { name: /100 m.*Finale/ })
    .first()
    .hover();
  await page.mouse.down();
  letScriptsCome();
  await expect(page.locator('#root main')).toBeAttached();
  await expect(page.locator('#root [aria-busy="true"]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page).not.toHaveURL(landing);
});

test('the tools of a list that were opened before the application ran stay open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const letScriptsCome = await openBeforeScripts(page);
  await page.locator('#first .tools-more').first().click();
  await expect(page.locator('#first .list-acts').first()).toBeVisible();
  letScriptsCome();
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.locator('#root .list-acts').first()).toBeVisible();
});

test('a reader whose clock is not the stadium’s is told so', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Europe/London', locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto(landing);
  await expect(page.getByText('heures du stade (chez vous : −1 h)')).toBeVisible();
  await context.close();
});

test('another site may frame a page that asks for it with ?embed=1, and no other', async ({ page }) => {
  const club = await startClubSite(landing);
  await page.addInitScript(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    window.addEventListener('message', ({ data }) => messages.push(data));
  });
  const readMessages = () => page.evaluate(() => (window as { messages?: unknown[] }).messages ?? []);
  await page.goto(`${club.url}/?embed=1`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByRole('heading', { level: 1 })).toHaveText('Meeting des deux jours');
  // The club's page learns how high the framed one is.
  await expect.poll(async () => (await readMessages()).length).toBeGreaterThan(0);
  for (const message of await readMessages())
    expect(message).toEqual({ type: 'foulee-height', height: expect.any(Number) });
  await expect(inside.getByRole('banner')).toHaveCount(0);
  await expect(inside.getByText(/version:/)).toHaveCount(0);
  await inside.getByRole('link', { name: /100 m/ }).first().click();
  await expect(inside.locator('#root .evname')).toBeVisible();
  await expect(inside.getByText(/version:/)).toHaveCount(0);
  await expect(inside.getByRole('link', { name: /Foulée/ })).toHaveAttribute('target', '_blank');

  await page.goto(club.url);
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  club.stop();
});

test('a card is downloaded as a square picture', async ({ page }) => {
  const meeting = await organiser.createChallenge('Meeting des cartes');
  await organiser.upload(meeting, buildHundredMetres([11_580, 11_660, 11_790], 40));
  await page.goto(`${server.url}/challenge/${meeting}/instagroups`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Image PNG, 100 m/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('100-m-seniors-f-finale-meeting-des-cartes.png');
  const png = readFileSync(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1080]);
  await expectNoSidewaysScroll(page);
});

test('the column beside the programme keeps its width and order once a list was read', async ({ page }) => {
  const meeting = await createRunningMeeting(server.url, [11_580, 11_660]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/challenge/${meeting.chOID}/trial-${meeting.trialOID}`);
  await expect(page.getByRole('row', { name: /VALMOREL/ })).toBeVisible();
  await page
    .getByRole('link', { name: /Grand-Val/ })
    .first()
    .click();
  const column = page.getByRole('complementary', { name: 'Autour de la compétition' });
  await column.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 4000);
  const parts = column.locator('.rail > section');
  await expect(parts.nth(1)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const lefts = await parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});
