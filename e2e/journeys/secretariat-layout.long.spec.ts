import type { Locator, Page } from '@playwright/test';
import { createOfficeMeet, type OfficeMeet, UID } from '../support/office-meet.ts';
import { openAndSignIn } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { stadiumTime } from '../support/today.ts';

/** The lines on which elements stand, by their middles, px: one number where they share a line. */
const findLines = async (elements: Locator): Promise<number[]> => {
  const middles = await elements.evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => top + height / 2),
  );
  const lines: number[] = [];
  for (const middle of middles) if (lines.every((line) => Math.abs(line - middle) > 2)) lines.push(middle);
  return lines;
};

const findColumns = (cards: Locator): Promise<number> =>
  cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);

test.describe('The secretariat as it is drawn', () => {
  test.describe.configure({ mode: 'serial' });
  let meet: OfficeMeet;
  let desk: string;

  test.beforeAll(async ({ sharedServer: { url } }) => {
    test.setTimeout(240_000);
    meet = await createOfficeMeet(url);
    desk = `${url}/mgr/lesecretariat/${meet.chOID}`;
  });

  const filters = (page: Page) =>
    page.locator('.trial-filters').locator('.ant-segmented, input.in, select.sel, .table-tools .btn');

  for (const width of [1280, 1440]) {
    test(`at ${width} px the filters of the programme are on one line, and so is what can be done with chosen events`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openAndSignIn(page, `${desk}/trials`);
      await expect(page.getByRole('table')).toBeVisible();
      expect(await findLines(filters(page))).toHaveLength(1);
      await page.getByLabel('Sélection par numéro').fill('1-2');
      const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
      await expect(bar.getByRole('button', { name: 'Modifier l’heure' })).toBeVisible();
      expect(await findLines(bar.getByRole('button'))).toHaveLength(1);
      await bar.getByRole('button', { name: 'Plus d’actions' }).click();
      await expect(page.getByRole('menuitem', { name: 'Supprimer le groupe' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('button', { name: 'Plus d’actions' })).toBeFocused();
    });
  }

  test('on a tablet they are on two lines and on one, and a percentage stands beside its bar', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAndSignIn(page, `${desk}/trials`);
    await expect(page.getByRole('table')).toBeVisible();
    expect(await findLines(filters(page))).toHaveLength(2);
    expect(await findLines(page.locator('.trial-progress').first().locator('> *'))).toHaveLength(1);
    await page.getByLabel('Sélection par numéro').fill('1-2');
    const bar = page.getByRole('region', { name: 'Actions sur la sélection' });
    await expect(bar.getByRole('button', { name: 'Plus d’actions' })).toBeVisible();
    expect(await findLines(bar.getByRole('button'))).toHaveLength(1);
  });

  test('codes are in three columns at 1280 px', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAndSignIn(page, `${desk}/codes`);
    await expect(page.locator('.code-card')).toHaveCount(6);
    expect(await findColumns(page.locator('.code-card'))).toBe(3);
  });

  test('the title of the screen has the focus after signing in', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAndSignIn(page, `${desk}/trials`);
    await expect(page.getByRole('heading', { level: 1, name: 'Épreuves' })).toBeFocused();
  });

  test('a box that is not ticked is as light or as dark as the sheet', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAndSignIn(page, `${desk}/trials`);
    const box = page.getByRole('checkbox', { name: /^Sélectionner/ }).first();
    for (const theme of ['light', 'dark']) {
      await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
      const [shown, sheet] = await box.evaluate((element) => {
        const sample = document.createElement('i');
        sample.style.background = 'var(--sheet)';
        document.body.append(sample);
        return [getComputedStyle(element).backgroundColor, getComputedStyle(sample).backgroundColor];
      });
      expect(shown).toBe(sheet);
    }
  });

  test('the lines of a lane run through a row of any height, and names stand clear of the rules of their row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAndSignIn(page, `${desk}/results?oids=${meet.oid(UID.relay)}`);
    const lane = page.locator('td.lane').first();
    await expect(lane).toBeVisible();
    const heights = await lane.evaluate((cell) => ({
      row: cell.getBoundingClientRect().height,
      line: Number.parseFloat(getComputedStyle(cell.firstElementChild as Element, '::before').height),
    }));
    expect(heights.row).toBeGreaterThan(60);
    expect(heights.row - heights.line).toBeLessThan(2);
    const room = await page
      .locator('.entry tbody th')
      .first()
      .evaluate((head) => {
        const { top, bottom } = head.getBoundingClientRect();
        const texts = [...head.querySelectorAll('b, .runner')].map((text) => text.getBoundingClientRect());
        return Math.min(...texts.map((text) => text.top - top), ...texts.map((text) => bottom - text.bottom));
      });
    expect(room).toBeGreaterThanOrEqual(3);
  });

  test('bars that are added beside the names cover nothing', async ({ page }) => {
    const uid = '900002-0-56-f1';
    const event = { uid, group: 'Perche Femmes', name: 'Perche Femmes', g0: 900_002, g1: '0', category: 56 };
    await meet.organiser.upload(meet.chOID, {
      trialsData: [{ ...event, round: 'f', heat: 1, status: 25, date: stadiumTime('15:00'), dets: {} }],
      startlists: { [uid]: ['181', '182', '183'].map((bib, at) => ({ bib, last: `ATHLÈTE ${bib}`, odr: at + 1 })) },
    });
    const { trials } = await meet.organiser.call<{ trials: { oid: string; uid: string }[] }>(
      'GET',
      `/api/lesecretariat/trials/${meet.chOID}`,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAndSignIn(page, `${desk}/results?oids=${trials.find((one) => one.uid === uid)?.oid}`);
    const heads = page.locator('.entry thead th');
    for (const bar of ['245', '255', '265', '275', '285']) {
      await page.getByLabel('Nouvelle barre').fill(bar);
      await page.getByRole('button', { name: 'Ajouter la barre' }).click();
      await expect(heads.filter({ hasText: `${bar.charAt(0)}.${bar.slice(1)}` })).toBeVisible();
      const overlaps = await heads.evaluateAll((all) => {
        const boxes = all.map((head) => head.getBoundingClientRect()).toSorted((a, b) => a.left - b.left);
        return boxes.filter(({ left }, at) => left < (boxes[at - 1]?.right ?? 0) - 1).length;
      });
      expect(overlaps).toBe(0);
    }
  });

  test('a radio stays round under the focus of the keyboard', async ({ page }) => {
    await openAndSignIn(page, `${desk}/settings`);
    const radio = page.getByRole('main').getByRole('radio', { name: 'Fermées' });
    await radio.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(radio).toBeFocused();
    await expect(radio).toHaveCSS('border-top-left-radius', '50%');
  });
});

test.describe('In a browser of another language than the page', () => {
  test.use({ locale: 'en-US', viewport: { width: 1280, height: 800 } });

  test('a date is written as the page writes it', async ({ page, sharedServer: { url } }) => {
    await page.addInitScript(() => localStorage.setItem('foulee.language', 'fr'));
    await openAndSignIn(page, `${url}/mgr/lesecretariat/new`);
    const date = page.getByLabel('Date');
    await date.fill('13/06/2027');
    await expect(page.getByText('dimanche 13 juin 2027')).toBeVisible();
    await date.press('ArrowUp');
    await expect(date).toHaveValue('14/06/2027');
  });
});
