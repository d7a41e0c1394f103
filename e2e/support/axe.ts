import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { run } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const IS_LONG_RUN = process.env.FOULEE_LONG === '1';
/** Rows of each list and tables of each page that the short run checks: further ones are built alike. */
const MAX_ROWS = 8;
const MAX_TABLES = 3;

/**
 * The serious and critical violations that axe finds in a page, or in its part `within`: each with its first element.
 * Call it last: the short run removes further rows and tables from it.
 */
export async function findSeriousViolations(page: Page, within?: string): Promise<string[]> {
  if (!IS_LONG_RUN)
    await page.evaluate(
      ({ part, rows, tables }) => {
        const whole = part === undefined ? document : document.querySelector(part);
        for (const table of [...(whole?.querySelectorAll('table') ?? [])].slice(tables)) table.remove();
        for (const list of whole?.querySelectorAll('tbody, ul, ol') ?? [])
          for (const row of [...list.children].slice(rows)) row.remove();
      },
      { part: within, rows: MAX_ROWS, tables: MAX_TABLES },
    );
  // The page’s axe asks those of its frames. Playwright’s builder would put twice as much script into each, and bring back all results.
  for (const frame of page.frames()) await frame.evaluate(AXE);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: { run: typeof run } };
    const context = part === undefined ? document : { include: [[part]] };
    const { violations } = await axe.run(context, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
  }, within);
}
