import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const IS_LONG_RUN = process.env.FOULEE_LONG === '1';
/** Rows of each list and tables of each page that the short run checks: further ones are built alike. */
const MAX_ROWS = 8;
const MAX_TABLES = 3;

/**
 * The serious and critical violations that axe finds in a page, or in its part `within`: each with its first element.
 * Call it last: the short run removes further rows and tables from the page.
 */
export async function findSeriousViolations(page: Page, within?: string): Promise<string[]> {
  if (!IS_LONG_RUN)
    await page.evaluate(
      ({ rows, tables }) => {
        for (const table of [...document.querySelectorAll('table')].slice(tables)) table.remove();
        for (const list of document.querySelectorAll('tbody, ul, ol'))
          for (const row of [...list.children].slice(rows)) row.remove();
      },
      { rows: MAX_ROWS, tables: MAX_TABLES },
    );
  // Legacy mode saves the blank page by which axe collects results from frames of other origins: here are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
