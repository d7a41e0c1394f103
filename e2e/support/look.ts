import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousFindings } from './axe.ts';
import { expectNoSidewaysScroll } from './page.ts';
import { expect } from './test.ts';

/** A folder for one screenshot a page; none without it. */
const SCREENS = process.env.FOULEE_SCREENS;

interface Look {
  /** Of the page, and of its screenshot. */
  readonly name: string;
  readonly language: string;
  /** What tells this screenshot from others of the same page, such as its width. */
  readonly as: string;
  readonly complaints: () => string[];
  /** What the server refuses is part of the page: the browser says so on its console. */
  readonly refused?: boolean | undefined;
}

/** What every page owes its reader: its language said, nothing sideways, nothing serious for axe, a silent console. */
export async function lookAt(page: Page, { name, language, as, complaints, refused }: Look): Promise<void> {
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language);
  if (SCREENS !== undefined) {
    mkdirSync(SCREENS, { recursive: true });
    await page.screenshot({ path: join(SCREENS, `${name}-${as}.png`) });
  }
  await expectNoSidewaysScroll(page, name);
  // Structure and colours are those of French.
  if (language === 'fr') expect.soft(await seriousFindings(page), name).toEqual([]);
  const said = complaints().filter((text) => !(refused && text.startsWith('Failed to load resource')));
  expect.soft(said, name).toEqual([]);
}
