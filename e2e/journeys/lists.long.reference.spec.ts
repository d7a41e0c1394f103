import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll, readRows, watchConsole } from '../support/page.ts';
import { type Rio, startRio } from '../support/rio.ts';
import { expect, test } from '../support/test.ts';
import { waitUntilSettled } from '../support/wait-until-settled.ts';

const SPRINT = '000100-0-55-f1';
const HEAT = '000200-0-56-s1';

/** The name of a row: a tap or the space bar opens its sheet, Enter the athlete's page. */
const athlete = (page: Page, name: RegExp) => page.getByRole('row', { name }).getByRole('link', { name }).first();

test.describe('Result lists, on Rio 2016', () => {
  let rio: Rio;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    rio = await startRio();
  });

  test.afterAll(async () => {
    await rio?.server.stop();
  });

  test('4. a touched row opens a sheet with its attempts; the back button closes it and keeps the scroll', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await page.goto(rio.trial('900003-0-56-f1'));
    const row = page.getByRole('row').nth(6);
    const name = row.getByRole('link').first();
    await waitUntilSettled(page);
    await name.scrollIntoViewIfNeeded();
    await waitUntilSettled(page);
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(0);
    await name.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('listitem')).toHaveCount(6);
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(page).toHaveURL(rio.trial('900003-0-56-f1'));
  });

  test('5. times read 9.81, 1:55.28 and 2:08:44, distances 7.17, and no decimals beyond 1000 m', async ({ page }) => {
    const first = async (uid: string) => {
      await page.goto(rio.trial(uid));
      await expect(page.locator('table').first()).toBeVisible();
      return (await readRows(page))[0];
    };
    expect(await first(SPRINT)).toContain('9.81');
    expect(await first('000800-0-56-f1')).toContain('1:55.28');
    expect(await first('042195-R-55-f1')).toContain('2:08:44');
    expect(await first('900003-0-56-f1')).toContain('7.17');
  });

  test('8. the first three of a final wear a medal with its name, those of a heat none', async ({ page }) => {
    await page.goto(rio.trial(SPRINT));
    const places = page.locator('table').first().locator('tbody td.rk');
    await expect(page.locator('.medal')).toHaveCount(3);
    await expect(places.nth(0)).toContainText(/or/i);
    await expect(places.nth(1)).toContainText(/argent/i);
    await expect(places.nth(2)).toContainText(/bronze/i);
    await page.goto(rio.trial(HEAT));
    await expect(page.locator('table').first()).toBeVisible();
    await expect(page.locator('.medal')).toHaveCount(0);
  });

  test('9. Q and q differ by letter, in forced colours too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(rio.trial(HEAT));
    const chips = page.locator('#root table .q');
    await expect(chips.first()).toBeVisible();
    const shown = await chips.evaluateAll((all) =>
      all.map((chip) => ({
        letter: chip.firstChild?.textContent,
        border: Number.parseFloat(getComputedStyle(chip).borderTopWidth),
      })),
    );
    expect(shown.map(({ letter }) => letter)).toContain('Q');
    expect(shown.every(({ letter }) => letter === 'Q' || letter === 'q')).toBe(true);
    expect(shown.every(({ border }) => border >= 1)).toBe(true);
  });

  test('10. a high-jump grid scrolls inside its own region; the names stay, the page does not scroll sideways', async ({
    page,
  }) => {
    await page.goto(rio.trial('900001-0-55-f1'));
    // The page that the server drew gives way to the application's, in #root.
    const region = page.locator('#root').getByRole('region', { name: /Barres/ });
    await expect(region).toBeVisible();
    const name = page.locator('#root table.grid tbody th').first();
    const at = async () => (await name.boundingBox())?.x;
    await waitUntilSettled(page);
    await region.focus();
    await region.evaluate((scroller) => {
      scroller.scrollLeft = 0;
    });
    const still = await at();
    expect(still).toBeDefined();
    await region.evaluate((scroller) => {
      scroller.scrollLeft = scroller.scrollWidth;
    });
    expect(await region.evaluate((scroller) => scroller.scrollLeft)).toBeGreaterThan(20);
    expect(await at()).toBe(still);
    await expectNoSidewaysScroll(page);
  });

  test('11. a long-jump row shows its six attempts with their wind, the best underlined and equal to the mark', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(rio.trial('900003-0-56-f1'));
    const row = page.locator('table').first().locator('tbody tr').first();
    const tries = row.locator('td.try, td.e, td[class*="try"]');
    await expect(tries).toHaveCount(6);
    const best = row.locator('.best').filter({ visible: true });
    await expect(best).toHaveCount(1);
    expect(
      await best.evaluate((cell) => {
        const lines = [cell, ...cell.querySelectorAll('*')].map((part) => getComputedStyle(part));
        return lines.some(
          ({ textDecorationLine, boxShadow, borderBottomStyle }) =>
            textDecorationLine.includes('underline') || boxShadow !== 'none' || borderBottomStyle === 'solid',
        );
      }),
    ).toBe(true);
    await expect(best).toContainText('7.17');
    await expect(best).toContainText(/[+-]\d\.\d/);
    await expect(row.locator('.mk')).toContainText('7.17');
  });

  test('27. top performances stand side by side at 1280, one sex at a time at 360', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(rio.page('topperfs'));
    const tables = page.locator('table').filter({ visible: true });
    await expect(tables).toHaveCount(2);
    const [women, men] = await tables.evaluateAll((all) => all.map((table) => table.getBoundingClientRect().toJSON()));
    expect(Math.abs(women.y - men.y)).toBeLessThan(2);
    expect(men.x).toBeGreaterThan(women.x + women.width / 2);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(tables).toHaveCount(1);
  });

  test('26. the points of a team’s counted results sum to its total', async ({ page }) => {
    const { teams } = await rio.get<{ teams: { oid: string }[] }>(`/api/challenge/${rio.chOID}/teams`);
    await page.goto(rio.page(`teamsresults/${teams[0]?.oid}`));
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.locator('table tfoot')).toBeVisible();
    const counted = await page
      .locator('table tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.counts')?.textContent ?? 0)));
    const sum = counted.reduce((total, points) => total + points, 0);
    expect(sum).toBeGreaterThan(0);
    await expect(page.locator('table tfoot .num')).toHaveText(String(sum));
  });

  test('39. a list is one table with a caption and a scope on every head, whatever its kind', async ({ page }) => {
    for (const uid of [SPRINT, '010000-0-55-f1', '004400-0-56-f1', '900003-0-56-f1', '900001-0-55-f1']) {
      await page.goto(rio.trial(uid));
      await expect(page.locator('main table'), uid).toHaveCount(1);
      const faults = await page
        .locator('main table')
        .evaluate((table: HTMLTableElement) => [
          ...(table.caption?.textContent?.trim() ? [] : ['no caption']),
          ...[...table.querySelectorAll('th')].filter((head) => !head.scope).map((head) => head.outerHTML),
          ...[...table.tBodies].flatMap((body) =>
            [...body.rows]
              .filter((row) => row.querySelectorAll('th[scope=row]').length !== 1)
              .map((row) => row.outerHTML),
          ),
        ]);
      expect(faults, uid).toEqual([]);
    }
  });

  test('40. sorting, the row’s sheet and the bars’ grid work by the keyboard alone, with a visible focus', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(rio.trial(SPRINT));
    const sort = page.getByRole('columnheader', { name: /Athlète/ }).getByRole('button');
    await sort.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: /Athlète/ })).toHaveAttribute('aria-sort', 'ascending');
    await page.getByRole('button', { name: 'Rétablir l’ordre officiel' }).press('Enter');
    const bolt = athlete(page, /BOLT/);
    await bolt.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    const ring = await bolt.evaluate((button) => {
      // The ring goes round the row that the button stands for.
      const { outlineStyle, outlineWidth } = getComputedStyle(button, '::after');
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
    expect(ring.outlineStyle).not.toBe('none');
    expect(ring.width).toBeGreaterThanOrEqual(2);
    await page.keyboard.press('Space');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(bolt).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/athlete\//);
    expect(complaints()).toEqual([]);
  });

  test('40. no target is under 24 px, none in a row under 44, and the footer hides no focus', async ({ page }) => {
    for (const path of [rio.page(), rio.trial(SPRINT), rio.page('topperfs'), rio.page('teams')]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await waitUntilSettled(page);
      const small = await page.evaluate(() => {
        const inText = (target: Element) => target.closest('p, dd, li.text') !== null && target.tagName === 'A';
        return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].flatMap(
          (target) => {
            const { width, height } = target.getBoundingClientRect();
            if (width <= 1 || height <= 1 || inText(target)) return [];
            const row = target.closest('tbody tr');
            const high = row === null ? height : Math.max(height, row.getBoundingClientRect().height);
            const least = row === null ? 24 : 44;
            return high < least || width < 24 ? [`${target.outerHTML.slice(0, 90)} ${width}×${high}`] : [];
          },
        );
      });
      expect(small).toEqual([]);
      const hidden = await page.evaluate(() => {
        const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? window.innerHeight;
        return [...document.querySelectorAll<HTMLElement>('main a[href], main button')].flatMap((target) => {
          target.focus();
          const { top, bottom, height } = target.getBoundingClientRect();
          return height > 0 && top >= footer - 1 && bottom > footer ? [target.outerHTML.slice(0, 90)] : [];
        });
      });
      expect(hidden).toEqual([]);
    }
  });
});
