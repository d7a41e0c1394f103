import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findSeriousViolations } from './axe.ts';
import { expectNoSidewaysScroll } from './page.ts';
import { waitForSiteFont } from './site-font.ts';
import { expect } from './test.ts';

/** Folder for a screenshot of each page; without it none are taken. */
const SCREENSHOT_FOLDER = process.env.FOULEE_SCREENS;

const IS_LONG_RUN = process.env.FOULEE_LONG === '1';
/** Pages that axe has seen in this process. */
const seenByAxe = new Set<string>();

/**
 * Whether axe looks at a page: in French only, since structure and colours are the same in both languages; in the short run at its
 * first width only.
 */
function isForAxe({ name, language }: PageCheck): boolean {
  if (language !== 'fr' || (!IS_LONG_RUN && seenByAxe.has(name))) return false;
  seenByAxe.add(name);
  return true;
}

interface PageCheck {
  /** Name of the page and of its screenshot file. */
  readonly name: string;
  readonly language: string;
  /** Distinguishes this screenshot from others of the same page, such as by its width. */
  readonly variant: string;
  readonly complaints: () => string[];
  /** Whether the page has calls that the server refuses, which the browser reports on its console. */
  readonly refused?: boolean | undefined;
}

/** Checks a page: its language, no horizontal scrolling, nothing serious for axe, and no complaint on the console. */
export async function checkPage(page: Page, check: PageCheck): Promise<void> {
  const { name, language, variant, complaints, refused } = check;
  await expect.soft(page.locator('html'), name).toHaveAttribute('lang', language);
  if (SCREENSHOT_FOLDER !== undefined) {
    mkdirSync(SCREENSHOT_FOLDER, { recursive: true });
    await waitForSiteFont(page);
    await page.screenshot({ path: join(SCREENSHOT_FOLDER, `${name}-${variant}.png`) });
  }
  await expectNoSidewaysScroll(page, name);
  if (isForAxe(check)) expect.soft(await findSeriousViolations(page), name).toEqual([]);
  const unexpected = complaints().filter((text) => !(refused && text.startsWith('Failed to load resource')));
  expect.soft(unexpected, name).toEqual([]);
}
