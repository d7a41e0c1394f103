import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { hundredMetres } from '../support/meet.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { ownBrowser } from '../support/own-browser.ts';
import { ORGANISER, type RunningServer, startServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

const WIDE = { width: 1280, height: 900 };
const HUNDRED = '000100-0-56-f1';
const EIGHT_HUNDRED = '000800-0-56-f1';
const LONG_JUMP = '900003-0-56-f1';
const HIGH_JUMP = '900001-0-56-f1';

interface Sheet {
  results: { bib: string; rank?: number; prf: { v?: number; st: number }; attempts?: object[] }[];
  trial: { dets: { heights?: number[] } };
}

test.describe('The marks keyboard of the secretariat', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(120_000);
  test.use({ viewport: WIDE });
  let server: RunningServer;
  let organiser: OrganiserClient;
  let joined: Promise<typeof ORGANISER> | undefined;

  test.beforeAll(async () => {
    server = await startServer();
    organiser = await OrganiserClient.signIn(server.url);
  });
  test.afterAll(() => server?.stop());

  /**
   * A competition of finals over 100 and 800 m, of a long jump and of a high jump without results; its address in the console,
   * the oids, and what the server has written of it by its own journal.
   */
  async function aMeeting(): Promise<{
    base: string;
    sheetOf: (uid: string) => Promise<Sheet>;
    /** Rows that were entered, each as often as it was; and how often the trials were changed. */
    written: () => Promise<{ rows: string[]; trials: number }>;
    oid: (uid: string) => string;
  }> {
    const chOID = await organiser.createChallenge('Meeting du Val');
    const { trialsData, startlists } = hundredMetres([], 30) as unknown as {
      trialsData: Record<string, unknown>[];
      startlists: Record<string, unknown[]>;
    };
    const [hundred] = trialsData;
    const people = Object.values(startlists)[0] ?? [];
    await organiser.upload(chOID, {
      trialsData: [
        hundred,
        { ...hundred, uid: EIGHT_HUNDRED, group: '800 m', name: '800 m – Finale', g0: 800, dets: {} },
        { ...hundred, uid: LONG_JUMP, group: 'Longueur', name: 'Longueur – Finale', g0: 900_003, status: 5, dets: {} },
        {
          ...{ ...hundred, uid: HIGH_JUMP, group: 'Hauteur', name: 'Hauteur – Finale', g0: 900_001, status: 5 },
          dets: { heights: [1700, 1750] },
        },
      ],
      startlists: { ...startlists, [EIGHT_HUNDRED]: people, [LONG_JUMP]: people, [HIGH_JUMP]: people },
    });
    const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
      'GET',
      `/api/lesecretariat/trials/${chOID}`,
    );
    const oid = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';
    const sheetOf = (uid: string) => organiser.call<Sheet>('GET', `/api/lesecretariat/trial/${oid(uid)}/sheet`);
    const written = async () => {
      const { logs } = await organiser.call<{ logs: { action: string; detail: { uid?: string; row?: string } }[] }>(
        'GET',
        `/api/lesecretariat/logs?chOID=${chOID}`,
      );
      const rows = logs.filter(({ action }) => action === 'result entered' || action === 'result corrected');
      return {
        rows: rows.map(({ detail }) => `${detail.uid} ${detail.row}`).sort(),
        trials: logs.filter(({ action }) => action === 'trial changed').length,
      };
    };
    return { base: `${server.url}/mgr/lesecretariat/${chOID}`, sheetOf, written, oid };
  }

  const signIn = async (page: Page, who = ORGANISER) => {
    await page.getByLabel('E-mail').fill(who.email);
    await page.getByLabel('Mot de passe').fill(who.password);
    await page.getByRole('button', { name: /Se (re)?connecter/ }).click();
  };

  const openGrid = async (page: Page, address: string, who = ORGANISER) => {
    await page.goto(address);
    await signIn(page, who);
    await expect(page.getByRole('table', { name: /Saisie des résultats/ }).first()).toBeVisible();
  };

  const markOf = (page: Page, bib: number) => page.getByRole('textbox', { name: new RegExp(`^Performance, ${bib} `) });
  const rowOf = (page: Page, bib: number) => page.locator(`tr[data-row="bib:${bib}"]`);

  test('35. 1052 previews 10.52, 15234 previews 1:52.34, 745 in long jump 7.45; DNS is accepted, abc is refused at its field', async ({
    page,
  }) => {
    const { base, oid } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await markOf(page, 101).pressSequentially('1052');
    await expect(rowOf(page, 101).getByText('10.52', { exact: true })).toBeVisible();
    await markOf(page, 103).pressSequentially('DNS');
    await expect(rowOf(page, 103).getByText('DNS', { exact: true })).toBeVisible();
    await markOf(page, 104).pressSequentially('abc');
    await expect(markOf(page, 104)).toHaveAttribute('aria-invalid', 'true');
    await expect(markOf(page, 104)).toHaveAccessibleDescription('Performance illisible');
    await page.keyboard.press('Escape');
    await expect(markOf(page, 104)).toHaveValue('');

    await page.goto(`${base}/results?oids=${oid(EIGHT_HUNDRED)}`);
    await markOf(page, 102).pressSequentially('15234');
    await expect(rowOf(page, 102).getByText('1:52.34', { exact: true })).toBeVisible();

    await page.goto(`${base}/results?oids=${oid(LONG_JUMP)}`);
    await page.getByRole('textbox', { name: /^Essai 1, 101/ }).pressSequentially('745');
    await expect(rowOf(page, 101).locator('.under').getByText('7.45')).toBeVisible();
  });

  test('a heat of eight takes at most five key presses or clicks a row, and the public reads it', async ({ page }) => {
    const { base, oid, sheetOf } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await page.evaluate(() => {
      const counted = window as unknown as { presses: number };
      counted.presses = 0;
      for (const kind of ['keydown', 'pointerdown'])
        window.addEventListener(
          kind,
          () => {
            counted.presses += 1;
          },
          true,
        );
    });
    await markOf(page, 101).click();
    for (const typed of ['1158', '1166', '1179', 'n', '1197', 'd', '1211', '1230']) {
      for (const key of typed) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    const presses = await page.evaluate(() => (window as unknown as { presses: number }).presses);
    // The click that opens the first cell counts too.
    expect(presses).toBeLessThanOrEqual(8 * 5);
    const { results } = await sheetOf(HUNDRED);
    expect(results.map(({ bib, rank, prf }) => [bib, rank, prf.v ?? prf.st])).toEqual([
      ['101', 1, 11_580],
      ['102', 2, 11_660],
      ['103', 3, 11_790],
      ['105', 4, 11_970],
      ['107', 5, 12_110],
      ['108', 6, 12_300],
      ['106', undefined, 3],
      ['104', undefined, 2],
    ]);
  });

  test('36. without network every typed mark survives a reload, is counted, and is sent once when it is back', async ({
    page,
    context,
  }) => {
    const { base, oid, sheetOf, written } = await aMeeting();
    const uid = HUNDRED;
    await openGrid(page, `${base}/results?oids=${oid(uid)}`);
    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 101).getByText('Enregistré')).toBeVisible();

    const sent: string[] = [];
    await cutCalls(context, sent);
    for (const mark of ['1166', '1179', '1184']) {
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    }
    await page.keyboard.type('12');
    await expect(page.getByText(/^4 marques non envoyées/).last()).toBeVisible();

    await page.reload();
    await expect(markOf(page, 102)).toHaveValue('1166');
    await expect(markOf(page, 103)).toHaveValue('1179');
    await expect(markOf(page, 104)).toHaveValue('1184');
    await expect(markOf(page, 105)).toHaveValue('12');
    await expect(page.getByText(/marques non envoyées/).last()).toBeVisible();
    expect((await sheetOf(uid)).results).toHaveLength(1);

    await mendCalls(context);
    sent.length = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/row')) sent.push(JSON.parse(request.postData() ?? '{}').row);
    });
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByText(/^1 marque non envoyée/).last()).toBeVisible();
    expect(sent.sort()).toEqual(['bib:102', 'bib:103', 'bib:104']);
    const { results } = await sheetOf(uid);
    expect(results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660, 11_790, 11_840]);
    expect((await written()).rows).toEqual([101, 102, 103, 104].map((bib) => `${HUNDRED} bib:${bib}`));
  });

  test('37. an expired token opens the session dialog once and keeps what was typed; signed in again, it is sent', async ({
    page,
    context,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await context.route(ROW_CALLS, (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/json',
        body: JSON.stringify({ errors: [{ id: 'expired token', detail: 'the token has expired' }] }),
      }),
    );
    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Votre session a expiré' });
    await expect(dialog).toHaveCount(1);
    await expect(markOf(page, 101)).toHaveValue('1158');
    await mendCalls(context);
    await signIn(page);
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 101).getByText('Enregistré')).toBeVisible();
    expect((await sheetOf(HUNDRED)).results).toHaveLength(1);
  });

  /** Types in all three kinds of grid: marks, a series with its wind, bars and one that nobody has jumped yet. */
  const typeEverywhere = async (page: Page) => {
    await markOf(page, 101).click();
    for (const mark of ['1158', '1166', '1179']) {
      await page.keyboard.type(mark);
      await page.keyboard.press('Enter');
    }
    await page.getByRole('textbox', { name: /^Essai 1, 101/ }).click();
    for (const typed of ['745', '12', 'x']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
    await page.getByLabel('Nouvelle barre').fill('180');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Barre 1\.70, 101/ }).click();
    for (const typed of ['o', 'xo']) {
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    }
  };
  const TYPED = [
    [/^Performance, 101/, '1158'],
    [/^Performance, 102/, '1166'],
    [/^Performance, 103/, '1179'],
    [/^Essai 1, 101/, '745'],
    [/^Vent de l’essai 1, 101/, '12'],
    [/^Essai 1, 102/, 'x'],
    [/^Barre 1\.70, 101/, 'o'],
    [/^Barre 1\.70, 102/, 'xo'],
    [/^Barre 1\.80, 101/, ''],
  ] as const;
  const expectTyped = async (page: Page) => {
    for (const [name, value] of TYPED) await expect(page.getByRole('textbox', { name })).toHaveValue(value);
    await expect(page.getByText(/^7 marques non envoyées · 1 barre non envoyée/).last()).toBeVisible();
  };
  const ONCE = {
    rows: [
      ...[101, 102, 103].map((bib) => `${HUNDRED} bib:${bib}`),
      ...[HIGH_JUMP, LONG_JUMP].flatMap((uid) => [`${uid} bib:101`, `${uid} bib:102`]),
    ],
    // The bar.
    trials: 1,
  };
  const expectSentOnce = async (meeting: Awaited<ReturnType<typeof aMeeting>>) => {
    expect(await meeting.written()).toEqual(ONCE);
    const attempts = async (uid: string) => (await meeting.sheetOf(uid)).results.map((row) => row.attempts);
    expect((await meeting.sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660, 11_790]);
    expect(await attempts(LONG_JUMP)).toEqual([[{ v: 7450, r: 'o', w: 1.2 }], [{ r: 'x' }]]);
    expect(await attempts(HIGH_JUMP)).toEqual([[{ h: 1700, r: 'o' }], [{ h: 1700, r: 'xo' }]]);
    expect((await meeting.sheetOf(HIGH_JUMP)).trial.dets.heights).toEqual([1700, 1750, 1800]);
  };
  const gridsOf = ({ base, oid }: Awaited<ReturnType<typeof aMeeting>>) =>
    `${base}/results?oids=${[HUNDRED, LONG_JUMP, HIGH_JUMP].map(oid).join(',')}`;
  /** A browser may have forgotten the session; it has not forgotten what was typed. */
  const openAgain = async (page: Page, address: string) => {
    await page.goto(address);
    const door = page.getByLabel('E-mail');
    await expect(door.or(markOf(page, 103))).toBeVisible();
    if (await door.isVisible()) await signIn(page);
  };
  const sendAll = async (page: Page) => {
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
  };

  test('the network goes in the middle of marks, series and bars and the tab is closed: all of it is there again, and is sent once', async ({
    page,
    context,
  }) => {
    const meeting = await aMeeting();
    await openGrid(page, gridsOf(meeting));
    await context.setOffline(true);
    await typeEverywhere(page);
    await expect(page.getByText(/^7 marques non envoyées · 1 barre non envoyée/).last()).toBeVisible();
    await page.close();
    await context.setOffline(false);

    const again = await context.newPage();
    await cutCalls(context, []);
    await openAgain(again, gridsOf(meeting));
    await expectTyped(again);
    expect(await meeting.written()).toEqual({ rows: [], trials: 0 });
    await mendCalls(context);
    await sendAll(again);
    await expectSentOnce(meeting);
  });

  test('a browser killed in the middle of marks, series and bars has every one when it is opened again, and sends each once', async ({
    launchOptions,
  }) => {
    const meeting = await aMeeting();
    const profile = mkdtempSync(join(tmpdir(), 'foulee-profile-'));
    const browsers: Awaited<ReturnType<typeof ownBrowser>>[] = [];
    const open = async () => {
      const browser = await ownBrowser(profile, launchOptions);
      browsers.push(browser);
      const page = browser.context.pages()[0] ?? (await browser.context.newPage());
      await answered(page);
      await page.setViewportSize(WIDE);
      return { ...browser, page };
    };
    try {
      const killed = await open();
      await openGrid(killed.page, gridsOf(meeting));
      await cutCalls(killed.context, []);
      await typeEverywhere(killed.page);
      await expect(killed.page.getByText(/^7 marques non envoyées · 1 barre non envoyée/).last()).toBeVisible();
      await killed.kill();
      expect(await meeting.written()).toEqual({ rows: [], trials: 0 });

      const { page, context } = await open();
      await cutCalls(context, []);
      await openAgain(page, gridsOf(meeting));
      await expectTyped(page);
      await mendCalls(context);
      await sendAll(page);
      await expectSentOnce(meeting);
    } finally {
      for (const { kill } of browsers) await kill();
      rmSync(profile, { recursive: true, force: true });
    }
  });

  test('a mark that was written and whose answer was lost is not written twice', async ({ page, context }) => {
    const { base, oid, written, sheetOf } = await aMeeting();
    await openGrid(page, `${base}/results?oids=${oid(HUNDRED)}`);
    await context.route(ROW_CALLS, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await written()).rows).toEqual([`${HUNDRED} bib:101`]);
    await expect(page.getByText(/^1 marque non envoyée/).last()).toBeVisible();
    await mendCalls(context);
    await sendAll(page);
    expect((await written()).rows).toEqual([`${HUNDRED} bib:101`]);
    expect((await sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580]);
  });

  test('two secretaries on one heat: the hold is named, a change is seen within a second, neither overwrites the other', async ({
    browser,
    page,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    const address = `${base}/results?oids=${oid(HUNDRED)}`;
    const marie = await aSecretary();
    const context = await browser.newContext({ viewport: WIDE, locale: 'fr-FR' });
    const other = await context.newPage();
    await answered(other);
    await openGrid(page, address);
    await openGrid(other, address, marie);

    await markOf(page, 101).click();
    await page.keyboard.type('1158');
    await page.keyboard.press('Enter');
    await expect(rowOf(page, 101).getByText('Enregistré')).toBeVisible();
    await expect(rowOf(other, 101).getByText('11.58')).toBeVisible({ timeout: 1000 });
    await expect(other.getByText(`Épreuve tenue par ${ORGANISER.email}`, { exact: false })).toBeVisible();
    await expect(markOf(other, 102)).toHaveAttribute('readonly', '');

    // Taken over while the first has a mark under way for the same row.
    await cutCalls(page.context(), []);
    await page.keyboard.type('1166');
    await page.keyboard.press('Enter');
    await other.getByRole('button', { name: 'Reprendre l’épreuve' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Reprendre l’épreuve' }).click();
    await expect(markOf(other, 102)).toBeEditable();
    await markOf(other, 102).click();
    await other.keyboard.type('1170');
    await other.keyboard.press('Enter');
    await expect(rowOf(other, 102).getByText('Enregistré')).toBeVisible();
    await other.getByRole('button', { name: 'Rendre l’épreuve' }).click();

    await mendCalls(page.context());
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    const choice = page.getByRole('alert').filter({ hasText: 'a enregistré 11.70 pendant que vous saisissiez 11.66' });
    await expect(choice).toBeVisible();
    expect((await sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_700]);
    await choice.getByRole('button', { name: 'Garder la mienne : 11.66' }).click();
    await expect(rowOf(page, 102).getByText('Enregistré')).toBeVisible();
    expect((await sheetOf(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660]);
    await context.close();
  });

  test('two secretaries on one long jump and one high jump: each trial of each is seen within a second, others stand, the same one is asked about', async ({
    browser,
    page,
  }) => {
    const { base, oid, sheetOf } = await aMeeting();
    const address = `${base}/results?oids=${oid(LONG_JUMP)},${oid(HIGH_JUMP)}`;
    const marie = await aSecretary();
    const context = await browser.newContext({ viewport: WIDE, locale: 'fr-FR' });
    const other = await context.newPage();
    await answered(other);
    await openGrid(page, address);
    await openGrid(other, address, marie);
    const type = async (on: Page, cell: RegExp, text: string) => {
      const field = on.getByRole('textbox', { name: cell });
      await field.click();
      // A cell of bars goes on where it stands.
      await field.press('ControlOrMeta+A');
      await field.pressSequentially(text);
      await field.press('Enter');
    };
    const attempts = async (uid: string) => (await sheetOf(uid)).results.map((row) => row.attempts);
    const seen = async (on: Page, cell: RegExp, text: string) =>
      expect(on.getByRole('textbox', { name: cell })).toHaveValue(text, { timeout: 1000 });

    await type(page, /^Essai 1, 101/, '745');
    await expect.poll(() => attempts(LONG_JUMP)).toEqual([[{ v: 7450, r: 'o' }]]);
    await seen(other, /^Essai 1, 101/, '745');
    await type(page, /^Barre 1\.70, 101/, 'o');
    await expect.poll(() => attempts(HIGH_JUMP)).toEqual([[{ h: 1700, r: 'o' }]]);
    await seen(other, /^Barre 1\.70, 101/, 'o');
    const held = other.getByText(`Épreuve tenue par ${ORGANISER.email}`, { exact: false });
    await expect(held).toHaveCount(2);
    await expect(other.getByRole('textbox', { name: /^Essai 2, 101/ })).toHaveAttribute('readonly', '');
    await expect(other.getByRole('textbox', { name: /^Barre 1\.75, 101/ })).toHaveAttribute('readonly', '');

    // Without network the first goes on; the other takes both over.
    await cutCalls(page.context(), []);
    await type(page, /^Essai 2, 101/, '760');
    await type(page, /^Barre 1\.75, 101/, 'xo');
    for (const left of [1, 0]) {
      await other.getByRole('button', { name: 'Reprendre l’épreuve' }).first().click();
      await other.getByRole('dialog').getByRole('button', { name: 'Reprendre l’épreuve' }).click();
      await expect(held).toHaveCount(left);
    }
    await type(other, /^Essai 2, 101/, '755');
    await type(other, /^Barre 1\.70, 101/, 'xo');
    await expect(other.getByText('Tout est envoyé')).toBeVisible();
    for (const left of [1, 0]) {
      const back = other.getByRole('button', { name: 'Rendre l’épreuve' });
      await back.first().click();
      await expect(back).toHaveCount(left);
    }

    await mendCalls(page.context());
    await page.getByRole('button', { name: 'Envoyer maintenant' }).click();
    // Another bar of the same athlete: both stand, and nobody is asked.
    await expect
      .poll(() => attempts(HIGH_JUMP))
      .toEqual([
        [
          { h: 1700, r: 'xo' },
          { h: 1750, r: 'xo' },
        ],
      ]);
    await seen(other, /^Barre 1\.75, 101/, 'xo');
    // The same attempt otherwise: nothing is written until a person has chosen.
    const choice = page.getByRole('alert').filter({ hasText: 'Rien n’a été écrasé' });
    await expect(choice).toContainText(/a enregistré .*7\.55.* pendant que vous saisissiez .*7\.60/);
    const jumped = (second: number) => [
      [
        { v: 7450, r: 'o' },
        { v: second, r: 'o' },
      ],
    ];
    expect(await attempts(LONG_JUMP)).toEqual(jumped(7550));
    await choice.getByRole('button', { name: /^Garder la mienne/ }).click();
    await expect(page.getByText('Tout est envoyé')).toBeVisible();
    expect(await attempts(LONG_JUMP)).toEqual(jumped(7600));
    await seen(other, /^Essai 2, 101/, '760');
    await context.close();
  });

  /** Marie, secretary of the same organisation, by its invitation; she stays. */
  async function aSecretary(): Promise<typeof ORGANISER> {
    joined ??= invite();
    return joined;
  }

  async function invite(): Promise<typeof ORGANISER> {
    const { orgs } = await organiser.call<{ orgs: { oid: string }[] }>('GET', '/api/lesecretariat/my-orgs');
    const marie = { email: 'marie@foulee.example', password: 'une autre phrase de passe' };
    const { link = '' } = await organiser.call<{ link?: string }>(
      'POST',
      `/api/lesecretariat/organisation/${orgs[0]?.oid}/invitations`,
      { email: marie.email, role: 'secretary' },
    );
    const key = new URL(link, server.url).searchParams.values().next().value;
    await organiser.call('POST', '/api/invitation/accept', { key, password: marie.password });
    return marie;
  }
});

const ROW_CALLS = '**/api/lesecretariat/trial/*/row';
/** A bar is written with the trial. */
const TRIAL_CALLS = /\/api\/lesecretariat\/trial\/[^/?]+$/;

/** What writes fails as it does without a network; which rows tried is noted. */
async function cutCalls(context: BrowserContext, tried: string[]): Promise<void> {
  await context.route(ROW_CALLS, (route) => {
    tried.push(String(route.request().postDataJSON().row));
    return route.abort('internetdisconnected');
  });
  await context.route(TRIAL_CALLS, (route) => route.abort('internetdisconnected'));
}

async function mendCalls(context: BrowserContext): Promise<void> {
  await context.unroute(ROW_CALLS);
  await context.unroute(TRIAL_CALLS);
}

/** A reader who has answered about cookies before. */
async function answered(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    localStorage.setItem('eP_answered', 'true');
    localStorage.setItem('eP_essential', 'true');
    localStorage.setItem('eP_analytics', 'false');
  });
}
