import type { Page } from '@playwright/test';
import { CONSOLES, createConsolesMeeting, openConsole } from '../support/consoles.ts';
import { typeDigits } from '../support/long-jump-meeting.ts';
import { press } from '../support/officials-meeting.ts';
import { OrganiserClient } from '../support/organiser.ts';
import { ROOT, type RunningServer, startServer } from '../support/server.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { canMakeNetworks, openStadiumNetwork } from '../support/stadium-network.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

const PHONES = 30;
const LAYOUTS = [
  ...['concours', 'barre', 'horloge', 'classement', 'depart', 'resultat', 'tours', 'marche'],
  ...['multi', 'mix', 'message', 'sponsor', 'incrustation'],
];
/** Screens of the secretariat that are read in a stadium, and what a screen shows, beside those phones. */
const SCREENS = ['results', 'trials', 'starts', 'records', 'devices', 'screens', 'network', 'site'];

/** Only root can make networks, on Linux: elsewhere these are not declared, and one line says so. */
const describeNetworks = canMakeNetworks()
  ? test.describe
  : (title: string) =>
      void process.stderr.write(`« ${title} » n’est pas là : seul root, sous Linux, fait des réseaux.\n`);

describeNetworks('A laptop without internet', () => {
  let network: ReturnType<typeof openStadiumNetwork>;
  let server: RunningServer;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    network = openStadiumNetwork(57);
    server = await startServer({ HOST: '0.0.0.0' }, ROOT, network);
  });
  test.afterAll(async () => {
    await server?.stop();
    network?.close();
  });

  test(`57. serves ${PHONES} phones: consoles, boards, the secretariat and public pages; nothing asks an address outside its network`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const organiser = await OrganiserClient.signIn(server.url);
    const meeting = await createConsolesMeeting(organiser, server.url, 'Régionaux sans réseau');
    const { chOID } = meeting;
    const { code: board } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=sboard`);
    const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
      'GET',
      `/api/lesecretariat/trials/${chOID}`,
    );
    const jump = trials.find(({ uid }) => uid.startsWith('900003'))?.oid ?? '';

    const hosts = new Set<string>();
    const pages: Page[] = [];
    const open = async (width = 360) => {
      const context = await browser.newContext({ viewport: { width, height: 740 }, locale: 'fr-FR' });
      await context.addInitScript(() => localStorage.setItem('eP_answered', 'true'));
      context.on('request', (request) => {
        if (!/^(data|blob):/.test(request.url())) hosts.add(new URL(request.url()).host);
      });
      return context.newPage();
    };
    const openPhone = async (width?: number) => {
      const page = await open(width);
      pages.push(page);
      return page;
    };

    for (const path of CONSOLES)
      await openConsole(await openPhone(path.isWide ? 1280 : 360), server.url, meeting, path);
    const boards: Page[] = [];
    for (const layout of LAYOUTS) {
      const page = await open(1280);
      await page.goto(`${server.url}/officiel/ecran/${layout}?t=${jump}#code=${board.code}`);
      await expect(page.locator('.board')).toBeAttached();
      boards.push(page);
    }
    const desks: Page[] = [];
    for (const screen of SCREENS) {
      const page = await open(1280);
      desks.push(page);
      await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const readers: Page[] = [];
    while (pages.length < PHONES) {
      const page = await openPhone();
      const path = ['', `/challenge/${chOID}`, `/challenge/${chOID}/trial-${jump}`][pages.length % 3] ?? '';
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (path.includes('trial-')) readers.push(page);
    }

    // What a judge writes reaches the board and the readers.
    const judge = pages[CONSOLES.findIndex(({ task }) => task === 'Essais')] as Page;
    await press(judge, 'Blanc mesurer');
    await typeDigits(judge, '645');
    await press(judge, /^Valider/);
    for (const page of [boards[LAYOUTS.indexOf('concours')] as Page, ...readers])
      await expect(page.locator('main, .board').first()).toContainText('6.45');

    expect(pages).toHaveLength(PHONES);
    expect([...hosts]).toEqual([new URL(server.url).host]);
    expect(network.countLeaving()).toBe(0);
    for (const page of [...pages, ...boards, ...desks]) await page.context().close();
  });

  test('59. The secretariat draws what waits on plain http, where browsers have no secure context', async ({
    page,
  }) => {
    const organiser = await OrganiserClient.signIn(server.url);
    const chOID = await organiser.createChallenge('Soirée sans certificat');
    const heats = ['000100-0-56-h1', '000100-0-56-h2'];
    await organiser.upload(chOID, {
      trialsData: heats.map((uid, at) => ({
        uid,
        group: '100 m Femmes',
        name: `Série ${at + 1}`,
        category: 56,
        g0: 100,
        g1: '0',
        round: 'h',
        heat: at + 1,
        status: 20,
        date: stadiumTime('14:30'),
        dets: {},
      })),
      startlists: {
        '000100-0-56': Array.from({ length: 14 }, (_, at) => ({
          bib: String(at + 1),
          last: `VALMOREL ${'ABCDEFGHIJKLMN'.charAt(at)}`,
          first: 'Inès',
          clubName: 'AC Valmont',
          category: 56,
          pe: { sb: 12_000 + at * 90 },
        })),
      },
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAndSignIn(page, `${server.url}/mgr/lesecretariat/${chOID}/starts`);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
    await page.getByRole('button', { name: 'Tirer ce qui attend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tirer les listes' }).click();
    await expect(page.getByText('2 listes enregistrées.')).toBeVisible();
    const { trials } = await organiser.call<{ trials: { starts: number }[] }>(
      'GET',
      `/api/lesecretariat/trials/${chOID}`,
    );
    expect(trials.map(({ starts }) => starts)).toEqual([7, 7]);
    expect(network.countLeaving()).toBe(0);
  });
});
