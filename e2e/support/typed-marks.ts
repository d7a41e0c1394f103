import { expect, type Page } from '@playwright/test';
import { HIGH_JUMP, HUNDRED, LONG_JUMP, type MarksMeeting } from './marks-meeting.ts';

/** Marks to type into one kind of grid, and checks of its fields and of what the server has after sending. */
interface TypedGrid {
  readonly uid: string;
  readonly type: (page: Page) => Promise<void>;
  readonly fields: readonly (readonly [RegExp, string])[];
  readonly bibs: readonly number[];
  /** Number of new bars. */
  readonly bars: number;
  readonly expectSent: (meeting: MarksMeeting) => Promise<void>;
}

async function typeFrom(page: Page, cell: RegExp, texts: readonly string[]): Promise<void> {
  await page.getByRole('textbox', { name: cell }).click();
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
}

export const MARKS: TypedGrid = {
  uid: HUNDRED,
  type: (page) => typeFrom(page, /^Performance, 101 /, ['1158', '1166', '1179']),
  fields: [
    [/^Performance, 101/, '1158'],
    [/^Performance, 102/, '1166'],
    [/^Performance, 103/, '1179'],
  ],
  bibs: [101, 102, 103],
  bars: 0,
  expectSent: async ({ readSheet }) => {
    expect((await readSheet(HUNDRED)).results.map(({ prf }) => prf.v)).toEqual([11_580, 11_660, 11_790]);
  },
};

/** Attempts of a long jump with wind. */
export const SERIES: TypedGrid = {
  uid: LONG_JUMP,
  type: (page) => typeFrom(page, /^Essai 1, 101/, ['745', '12', 'x']),
  fields: [
    [/^Essai 1, 101/, '745'],
    [/^Vent de l’essai 1, 101/, '12'],
    [/^Essai 1, 102/, 'x'],
  ],
  bibs: [101, 102],
  bars: 0,
  expectSent: async ({ readAttempts }) => {
    expect(await readAttempts(LONG_JUMP)).toEqual([[{ v: 7450, r: 'o', w: 1.2 }], [{ r: 'x' }]]);
  },
};

/** Attempts of a high jump, and a new bar without attempts. */
export const BARS: TypedGrid = {
  uid: HIGH_JUMP,
  type: async (page) => {
    await page.getByLabel('Nouvelle barre').fill('180');
    await page.keyboard.press('Enter');
    await typeFrom(page, /^Barre 1\.70, 101/, ['o', 'xo']);
  },
  fields: [
    [/^Barre 1\.70, 101/, 'o'],
    [/^Barre 1\.70, 102/, 'xo'],
    [/^Barre 1\.80, 101/, ''],
  ],
  bibs: [101, 102],
  bars: 1,
  expectSent: async ({ readAttempts, readSheet }) => {
    expect(await readAttempts(HIGH_JUMP)).toEqual([[{ h: 1700, r: 'o' }], [{ h: 1700, r: 'xo' }]]);
    expect((await readSheet(HIGH_JUMP)).trial.dets.heights).toEqual([1700, 1750, 1800]);
  },
};

const countBars = (grids: readonly TypedGrid[]) => grids.reduce((sum, { bars }) => sum + bars, 0);

async function expectUnsent(page: Page, grids: readonly TypedGrid[]): Promise<void> {
  const marks = `${grids.flatMap(({ bibs }) => bibs).length} performances non envoyées`;
  const notice = countBars(grids) === 0 ? marks : `${marks} · ${countBars(grids)} barre non envoyée`;
  // This text appears once all of them are stored on the device.
  await expect(page.getByText(new RegExp(`^${notice} · pas de connexion, envoi dès son retour`))).toBeVisible();
}

export async function typeAll(page: Page, grids: readonly TypedGrid[]): Promise<void> {
  for (const { type } of grids) await type(page);
  await expectUnsent(page, grids);
}

export async function expectTyped(page: Page, grids: readonly TypedGrid[]): Promise<void> {
  for (const [name, value] of grids.flatMap(({ fields }) => fields))
    await expect(page.getByRole('textbox', { name })).toHaveValue(value);
  await expectUnsent(page, grids);
}

export async function expectSentOnce(meeting: MarksMeeting, grids: readonly TypedGrid[]): Promise<void> {
  const rows = grids.flatMap(({ uid, bibs }) => bibs.map((bib) => `${uid} bib:${bib}`));
  expect(await meeting.readJournal()).toEqual({ rows: rows.sort(), trials: countBars(grids) });
  for (const { expectSent } of grids) await expectSent(meeting);
}
