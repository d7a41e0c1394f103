import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LONG = process.env.FOULEE_LONG === '1';
/** Rows of a list, and tables of a page, that the short run asks axe about: the ones after are made like them. */
const ROWS = 8;
const TABLES = 3;

/**
 * What axe finds serious or critical in a page, or in its part `within`: the rule, and the first element that breaks it.
 * Call it last: in the short run the page loses its further rows and tables.
 */
export async function seriousFindings(page: Page, within?: string): Promise<string[]> {
  if (!LONG)
    await page.evaluate(
      ({ rows, tables }) => {
        for (const table of [...document.querySelectorAll('table')].slice(tables)) table.remove();
        for (const list of document.querySelectorAll('tbody, ul, ol'))
          for (const row of [...list.children].slice(rows)) row.remove();
      },
      { rows: ROWS, tables: TABLES },
    );
  // Without frames of another origin there is nothing to gather in a page of its own, which costs a second.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}
