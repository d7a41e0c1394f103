import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { buildHundredMetres, HUNDRED_UID } from '../support/meet.ts';
import { expectNoSidewaysScroll, watchConsole } from '../support/page.ts';
import { readSheetTexts } from '../support/pdf-texts.ts';
import { type Rio, startRio } from '../support/rio.ts';
import { createRunningMeeting, type RunningMeeting } from '../support/running-meeting.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const FINAL = '000100-0-55-f1';

const WIDTHS = [
  ['a phone', { width: 360, height: 740 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const;

/** The toolbar's act: on a phone behind «⋯». */
async function tool(page: Page, name: string | RegExp) {
  const more = page.getByRole('button', { name: 'Suivre, partager, imprimer, télécharger' }).first();
  if (await more.isVisible()) await more.click();
  return page.locator('.list-acts').getByText(name, { exact: true }).first();
}

const textOf = async (download: Download): Promise<string> => readFile(await download.path(), 'utf8');

test.describe('What can be done with a list', () => {
  let rio: Rio;
  let meeting: RunningMeeting;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    rio = await startRio();
    meeting = await createRunningMeeting(rio.server.url, [11_580, 11_660, 11_790]);
    const { trialsData, startlists, resultlists } = buildHundredMetres([11_580, 11_660, 11_790]) as {
      trialsData: object[];
      startlists: Record<string, object[]>;
      resultlists: Record<string, object[]>;
    };
    const dangerous = { bib: '301', last: '=SOMME(A1:A9)', first: 'Éloïse', clubName: 'AC Châtillon', category: 56 };
    await meeting.organiser.upload(meeting.chOID, {
      trialsData,
      startlists: { [HUNDRED_UID]: [...(startlists[HUNDRED_UID] ?? []), { ...dangerous, lane: 9, odr: 9 }] },
      resultlists: {
        [HUNDRED_UID]: [...(resultlists[HUNDRED_UID] ?? []), { bib: '301', prf: { v: 12_010, u: 'ms', st: 1 } }],
      },
    });
  });

  test.afterAll(async () => {
    await rio?.server.stop();
  });

  for (const [where, viewport] of WIDTHS) {
    test(`18. a starred athlete is still starred after a reload, «Suivis» lists only them, and no call tells of it, on ${where}`, async ({
      page,
    }) => {
      const complaints = watchConsole(page);
      await page.setViewportSize(viewport);
      const opened = page.waitForRequest(/\/api\/live\/.*\/events/);
      await page.goto(rio.trial(FINAL));
      await expect(page.locator('#first')).toHaveCount(0);
      // The page's stream opens, and asks once for what came before it.
      await opened;
      await waitUntilSettled(page);
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      const star = page.getByRole('button', { name: 'Suivre DE GRASSE Andre' });
      if (!(await star.isVisible())) await page.getByRole('link', { name: /^DE GRASSE/ }).click();
      await star.last().click();
      await expect(star.last()).toHaveAttribute('aria-pressed', 'true');
      // Its own reads may be asked again meanwhile, and scripts and reference data that waited for an idle moment: the same for everybody.
      const isForEverybody = (url: string) =>
        /\/api\/(challenge|rounds|results)\b|\/mgrapi\/(cache-version|categories|federations|regions)\b|\.[0-9a-f]{16}\.js$/.test(
          url,
        );
      expect(calls.filter((url) => !isForEverybody(url))).toEqual([]);

      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.reload();
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(page.locator('tr.followed')).toHaveCount(1);
      await expect(page.locator('tr.followed')).toContainText('DE GRASSE');
      await (await tool(page, 'Suivis')).click();
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      await expect(page.getByRole('rowheader')).toContainText('DE GRASSE');
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Tout afficher' }).click();
      await expect(page.getByRole('rowheader')).toHaveCount(8);
      expect(complaints()).toEqual([]);
    });
  }

  test('18. the home page shows what a followed athlete did last, and the programme their events', async ({ page }) => {
    await page.goto(rio.page(`scratch/${rio.findGroupOid(FINAL)}`));
    await expect(page.locator('#first')).toHaveCount(0);
    await page.getByRole('button', { name: 'Suivre BOLT Usain' }).click();
    await page.goto(rio.server.url);
    const mine = page.getByRole('region', { name: 'Mes suivis' });
    await expect(mine).toContainText('BOLT Usain');
    await expect(mine.getByRole('link', { name: /4\s×\s100\sm/ })).toBeVisible();
    await page.goto(`${rio.page()}?t=programme`);
    await expect(page.locator('#first')).toHaveCount(0);
    await (await tool(page, 'Suivis')).click();
    await expect(page.locator('.pg')).not.toHaveCount(0);
    // What is not yet scrolled to has no text as drawn.
    const events = async () =>
      new Set(
        (await page.locator('.pg .ev').allTextContents()).map((text) =>
          text.replace(/\s+/g, ' ').replace(/ M SE$/, ''),
        ),
      );
    await expect.poll(events).toEqual(new Set(['100 m', '200 m']));
  });

  test('20. a shared list is its address without filters, and the server’s HTML names event and meeting', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${rio.trial(FINAL)}?t=departs&suivis=1`);
    await expect(page.locator('#first')).toHaveCount(0);
    await (await tool(page, 'Partager')).click();
    await expect(page.getByText('Lien copié')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rio.trial(FINAL));
    const html = await (await fetch(rio.trial(FINAL))).text();
    expect(html).toMatch(/og:title" content="100 m[^"]*Finale – Jeux olympiques Rio 2016/);
    const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(picture.startsWith(rio.server.url)).toBe(true);
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('21. on A4 there is no bar, footer or ad, the head comes again on each sheet, and no row is split', async ({
    page,
  }) => {
    await page.goto(rio.page('teams'));
    await expect(page.locator('#first')).toHaveCount(0);
    await expect(page.locator('main table.perf')).toBeVisible();
    const { teams } = await rio.get<{ teams: { title: string; points?: number }[] }>(
      `/api/challenge/${rio.chOID}/teams`,
    );
    expect(teams.length).toBeGreaterThan(150);
    const sheets = await readSheetTexts(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(sheets.length).toBeGreaterThan(2);
    const all = sheets.flat().join(' ');
    expect(sheets[0]?.join(' ')).toMatch(/Jeux olympiques Rio 2016.*Imprimé le/s);
    for (const absent of ['Politique de confidentialité', 'version:', 'Partager', 'Suivre', 'Publicité'])
      expect(all).not.toContain(absent);
    for (const { title, points } of teams) {
      const sheet = sheets.find((texts) => texts.includes(title));
      expect(sheet, title).toContain('Équipe');
      if (points !== undefined && points > 0) expect(sheet, title).toContain(`${points}`);
    }
    await page.emulateMedia({ media: 'print' });
    expect(
      await page
        .locator('tbody tr')
        .first()
        .evaluate((row) => getComputedStyle(row).breakInside),
    ).toBe('avoid');
    for (const gone of ['.top', '.foot', '.ctx', '.list-tools', '.fav'])
      for (const part of await page.locator(gone).all()) await expect(part).toBeHidden();
  });

  test('28. the CSV opens right in a French spreadsheet: BOM, semicolons, accents, no formula', async ({ page }) => {
    for (const [, viewport] of WIDTHS) {
      await page.setViewportSize(viewport);
      await page.goto(`${rio.server.url}/challenge/${meeting.chOID}/trial-${meeting.trialOID}`);
      await expect(page.locator('#first')).toHaveCount(0);
      const csv = await tool(page, 'CSV');
      const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
      expect(download.suggestedFilename()).toMatch(/\.csv$/);
      const text = await textOf(download);
      expect(text.charCodeAt(0)).toBe(0xfeff);
      const lines = text.slice(1).split('\r\n');
      expect(lines[0]?.split(';').length).toBeGreaterThan(8);
      expect(text).toContain(';Aïcha;US Montclair;');
      expect(text).toContain("'=SOMME(A1:A9)");
      expect(text).not.toMatch(/(^|;)=/m);
    }
  });

  test('28. a start list and a list of teams are saved whole, as they stand on the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [path, columns, least] of [
      [`${rio.trial(FINAL)}?t=departs`, 'Athlète;Nation;Catégorie', 8],
      [rio.page('teams'), 'Place;Équipe;Athlètes', 150],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('#first')).toHaveCount(0);
      await expect(page.locator('main table.perf')).toBeVisible();
      const csv = await tool(page, 'CSV');
      const [download] = await Promise.all([page.waitForEvent('download'), csv.click()]);
      const text = await textOf(download);
      expect(text.slice(1).split('\r\n')[0]).toContain(columns);
      expect(text.split('\r\n').length).toBeGreaterThan(least);
      expect(text).not.toContain('Suivre');
    }
  });

  test('29. the calendar of a meeting parses, is of Europe/Paris, and its times are those of the page', async ({
    page,
  }) => {
    await page.goto(`${rio.server.url}/challenge/${meeting.chOID}`);
    await expect(page.locator('#first')).toHaveCount(0);
    const shown = await page.locator('.pg time').first().textContent();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Ajouter au calendrier' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.ics$/);
    const lines = (await textOf(download)).replaceAll('\r\n ', '').split('\r\n');
    const opened: string[] = [];
    for (const line of lines) {
      if (line.startsWith('BEGIN:')) opened.push(line.slice(6));
      if (line.startsWith('END:')) expect(opened.pop()).toBe(line.slice(4));
    }
    expect(opened).toEqual([]);
    expect(lines).toContain('TZID:Europe/Paris');
    const start = /^DTSTART;TZID=Europe\/Paris:\d{8}T(\d\d)(\d\d)00$/.exec(
      lines.findLast((line) => line.startsWith('DTSTART;')) ?? '',
    );
    expect(`${start?.[1]}:${start?.[2]}`).toBe(shown);
  });
});
