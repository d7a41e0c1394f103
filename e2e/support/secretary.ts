import { expect, type Page } from '@playwright/test';

/** Frequent actions of a secretary, by the texts that they see. */
export class Secretary {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens a screen by its link in the menu. */
  async go(screen: string): Promise<void> {
    await this.#page.getByRole('link', { name: screen, exact: true }).click();
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens the grid of a trial by its name on the results board; resolves to the trial's oid. */
  async openGrid(trial: string): Promise<string> {
    await this.go('Résultats');
    await this.#page.getByRole('link', { name: trial, exact: true }).click();
    await expect(this.#page.getByRole('table', { name: `Saisie des résultats, ${trial}` })).toBeVisible();
    return new URL(this.#page.url()).searchParams.get('oids') ?? '';
  }

  /** Types each text and Enter, from the first cell of a column on; Enter moves to the next cell. */
  async type(column: RegExp, texts: readonly string[]): Promise<void> {
    await this.#page.getByRole('textbox', { name: column }).first().focus();
    for (const text of texts) {
      await this.#page.keyboard.type(text);
      await this.#page.keyboard.press('Enter');
    }
  }

  /** Presses a button and waits for the text `expectedText`. */
  async press(button: string | RegExp, expectedText: string | RegExp): Promise<void> {
    await this.#page.getByRole('button', { name: button }).last().click();
    await expect(this.#page.getByText(expectedText).first()).toBeVisible();
  }

  async waitUntilAllSent(): Promise<void> {
    await expect(this.#page.getByText('Tout est envoyé')).toBeVisible();
  }
}

/** Counts key and pointer presses from now on; the returned function reads the number. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    const count = () => {
      counted.presses += 1;
    };
    for (const kind of ['keydown', 'pointerdown']) window.addEventListener(kind, count, true);
  });
  return () => page.evaluate(() => (window as unknown as { presses: number }).presses);
}
