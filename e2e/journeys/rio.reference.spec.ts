import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findChampionship } from '../support/championship.ts';
import { expectNoSidewaysScroll, readRows, watchConsole } from '../support/page.ts';
import { ORGANISER, ROOT, type RunningServer, runScript, startServer } from '../support/server.ts';
import { ALL_WIDTHS, findTableFaults, NARROW_WIDTHS } from '../support/table-faults.ts';
import { expect, test } from '../support/test.ts';

const RIO = join(ROOT, '..', 'shared', 'meets', 'rio2016_olympics.json');

/** Lanes, track, relay, road, road walk, long jump, throw, vertical jump, combined event (ranking and disciplines). */
const ONE_OF_EACH = [
  ['000200-0-56-s1', 1],
  ['010000-0-55-f1', 1],
  ['004400-0-56-f1', 1],
  ['042195-R-55-f1', 1],
  ['050000-WR-55-f1', 1],
  ['900003-0-56-f1', 1],
  ['900008-P800-55-f1', 1],
  ['900002-0-56-f1', 1],
  ['800007-0-56-f1', 2],
] as const;

/** Trials whose tables were wider than a tablet or a desktop, or had broken figures. */
const WIDEST_TRIALS = ['000100-0-56-p3', '000800-0-55-h1', '010000-0-56-f1', '020000-WR-55-f1', '900006-P2000-55-f1'];

const LONG = process.env.FOULEE_LONG === '1';

test.describe('Rio 2016, from the organiser’s file to a phone', () => {
  test.describe.configure({ mode: 'serial' });

  let server: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    server = await startServer();
    await runScript('import.mjs', [RIO, '--url', server.url], {
      env: { ORGANISER_EMAIL: ORGANISER.email, ORGANISER_PASSWORD: ORGANISER.password },
    });
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  /** Home → its past competitions → Rio 2016, as a thumb goes. */
  async function openRio(page: Page): Promise<void> {
    await page.goto(server.url);
    await page
      .getByRole('link', { name: /Rio 2016/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rio 2016');
  }

  /** Opens an event of the programme by the text filter of the landing page. */
  async function openEvent(page: Page, text: string, link: RegExp): Promise<void> {
    await openRio(page);
    await page.getByRole('searchbox').fill(text);
    await page.getByRole('link', { name: link }).first().click();
  }

  test('the men’s 100 m final shows Bolt first with 9.81 and the wind', async ({ page }) => {
    const complaints = watchConsole(page);
    await openEvent(page, '100 m Hommes', /^(?!.*haies).*100 m.*Finale/);
    await expect(page.locator('table')).toHaveCount(1);
    const rows = await readRows(page);
    expect(rows).toHaveLength(8);
    expect(rows[0]).toContain('BOLT Usain');
    expect(rows[0]).toContain('9.81');
    await expect(page.locator('main')).toContainText('Vent +0.2');
    await expectNoSidewaysScroll(page);
    expect(complaints()).toEqual([]);
  });

  test('the men’s high jump final shows the grid of bars with Drouin first', async ({ page }) => {
    const complaints = watchConsole(page);
    await openEvent(page, 'Hauteur Hommes', /Hauteur.*Finale/);
    await expect(page.locator('table')).toHaveCount(1);
    const rows = await readRows(page);
    expect(rows[0]).toContain('DROUIN');
    expect(rows[0]).toContain('2.38');
    await expect(page.getByRole('columnheader', { name: /2\.38/ })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    expect(complaints()).toEqual([]);
  });

  test('the decathlon shows Eaton 8893 with its ten events', async ({ page }) => {
    const complaints = watchConsole(page);
    await openEvent(page, 'Décathlon', /Décathlon.*Finale|Décathlon(?!.*Série)/);
    await expect(page.locator('table')).not.toHaveCount(0);
    const rows = await readRows(page);
    expect(rows[0]).toContain('EATON');
    expect(rows[0]).toContain('8893');
    const grid = page.locator('table').last();
    const eaton = grid.locator('tbody tr').first();
    for (const mark of ['10.46', '7.94', '14.73', '2.01', '46.07', '13.80', '45.49', '5.20', '59.77', '4:23.33']) {
      await expect(eaton).toContainText(mark);
    }
    await expectNoSidewaysScroll(page);
    expect(complaints()).toEqual([]);
  });

  test('the men’s 4 × 100 m shows its runners', async ({ page }) => {
    const complaints = watchConsole(page);
    await openEvent(page, '4 × 100 m Hommes', /4 × 100 m.*Finale/);
    await expect(page.locator('table')).toHaveCount(1);
    const rows = await readRows(page);
    expect(rows[0]).toContain('37.27');
    expect(rows[0]).toMatch(/POWELL/);
    expect(rows[0]).toMatch(/BOLT/);
    await expectNoSidewaysScroll(page);
    expect(complaints()).toEqual([]);
  });

  test('a list of every kind fits the narrowest phone, in a table of its own, with nothing to complain of', async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const complaints = watchConsole(page);
    const { challenges } = (await (await fetch(`${server.url}/api/challenges?from=1900-01-01`)).json()) as {
      challenges: { oid: string }[];
    };
    const chOID = challenges[0]?.oid;
    const { rounds } = (await (await fetch(`${server.url}/api/rounds/${chOID}`)).json()) as {
      rounds: { heats: { oid: string; uid: string }[] }[];
    };
    const heats = rounds.flatMap((round) => round.heats);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [uid, tables] of ONE_OF_EACH) {
      const trialOID = heats.find((heat) => heat.uid === uid)?.oid;
      expect(trialOID, uid).toBeDefined();
      await page.goto(`${server.url}/challenge/${chOID}/trial-${trialOID}`);
      await expect(page.locator('table'), uid).toHaveCount(tables);
      await expectNoSidewaysScroll(page);
    }
    expect(complaints()).toEqual([]);
  });

  test('every table fits its room at every width, with the site’s font and without', async ({ page }) => {
    test.setTimeout(LONG ? 3_600_000 : 120_000);
    const rio = await findChampionship(server, 'Rio 2016');
    for (const uid of LONG ? rio.uids : WIDEST_TRIALS) {
      const faults = await findTableFaults(page, rio.trial(uid), LONG ? ALL_WIDTHS : NARROW_WIDTHS);
      expect.soft(faults, uid).toEqual([]);
    }
  });
});
