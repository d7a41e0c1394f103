import type { Page } from '@playwright/test';
import { buildHundredMetres } from './meet.ts';
import type { OrganiserClient } from './organiser.ts';
import { expect } from './test.ts';

export const HIGH_JUMP = '900001-0-56-f1';

interface SheetRow {
  readonly bib: string;
  readonly rank?: number;
  readonly prf: { readonly v?: number; readonly st: number };
  readonly attempts?: readonly { readonly h: number; readonly r: string; readonly j?: boolean }[];
}

/** A competition with a high jump that nobody has begun, and a judge's code. */
export interface OfficialsMeeting {
  readonly name: string;
  readonly code: string;
  readonly chOID: string;
  /** Id of the high jump. */
  readonly trialOID: string;
  readonly readHighJump: () => Promise<{ status: number; rows: Record<string, string>; ranks: Record<string, number> }>;
  /** A change of the start list by the secretariat, which releases the trial from its judge first: `{op: 'scratch', row}`. */
  readonly editStarts: (edit: object) => Promise<void>;
  /** The secretariat types the attempts of a row, which it takes from the judge first: `{row, attempts, prf}`. */
  readonly typeRow: (edit: object) => Promise<void>;
  /** The secretariat takes the high jump from whoever writes it, and holds it itself until `releaseTrial`. */
  readonly takeTrial: () => Promise<void>;
  readonly releaseTrial: () => Promise<void>;
  /** The secretariat moves the high jump to a status, which it takes from the judge first. */
  readonly setStatus: (status: number) => Promise<void>;
  /** Every fact that the server has, in the order in which they came, as a device reads them. */
  readonly readFacts: (url: string) => Promise<readonly ReadFact[]>;
  readonly readFactIds: (url: string) => Promise<string[]>;
  /** Another code of the kind: the one before opens nothing any more. */
  readonly renewCode: () => Promise<string>;
}

/** A fact as the server gives it to devices. */
interface ReadFact {
  readonly device: string;
  readonly aside?: string;
  readonly fact: { readonly id: string; readonly kind: string; readonly at: string; readonly row?: string };
}

const describeAttempts = ({ attempts = [] }: SheetRow): string =>
  attempts.map(({ h, r, j }) => `${j ? 'j' : ''}${(h / 1000).toFixed(2)} ${r}`).join(' ');

export async function createOfficialsMeeting(
  organiser: OrganiserClient,
  { name = 'Régionaux du Val', athletes = 8, heights = [1700, 1750, 1800, 1850], person = {} } = {},
): Promise<OfficialsMeeting> {
  const chOID = await organiser.createChallenge(name);
  const { trialsData, startlists } = buildHundredMetres([], athletes) as unknown as {
    trialsData: Record<string, unknown>[];
    startlists: Record<string, Record<string, unknown>[]>;
  };
  const people = (Object.values(startlists)[0] ?? []).slice(0, athletes).map((one, index) => ({
    ...one,
    ...person,
    odr: index + 1,
    lane: undefined,
  }));
  const trial = { ...trialsData[0], uid: HIGH_JUMP, group: 'Hauteur', name: 'Hauteur', g0: 900_001, status: 25 };
  await organiser.upload(chOID, {
    trialsData: [{ ...trial, dets: heights.length === 0 ? {} : { heights } }],
    startlists: { [HIGH_JUMP]: people },
  });
  const renewCode = async () => {
    const { code } = await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=judge`);
    return code.code;
  };
  let code = await renewCode();
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const oid = trials.find(({ uid }) => uid === HIGH_JUMP)?.oid ?? '';
  async function readFacts(url: string): Promise<readonly ReadFact[]> {
    const answer = await fetch(`${url}/api/live-input/${chOID}`, { headers: { 'x-access-code': code } });
    return ((await answer.json()) as { facts: ReadFact[] }).facts;
  }
  const releaseTrial = async () => void (await organiser.call('GET', `/api/lesecretariat/trial/release?oid=${oid}`));
  return {
    name,
    chOID,
    trialOID: oid,
    code,
    readFacts,
    releaseTrial,
    async takeTrial() {
      await releaseTrial();
      await organiser.call('POST', `/api/lesecretariat/trial/hold?oid=${oid}`);
    },
    async renewCode() {
      code = await renewCode();
      return code;
    },
    async setStatus(status) {
      await releaseTrial();
      await organiser.call('PUT', `/api/lesecretariat/trial/${oid}`, { status });
    },
    async editStarts(edit) {
      await releaseTrial();
      await organiser.call('POST', `/api/lesecretariat/start-edits/${chOID}`, { edits: [{ ...edit, trial: oid }] });
    },
    async typeRow(edit) {
      await releaseTrial();
      await organiser.call('PUT', `/api/lesecretariat/trial/${oid}/row`, edit);
    },
    async readHighJump() {
      const { results, trial: read } = await organiser.call<{ results: SheetRow[]; trial: { status: number } }>(
        'GET',
        `/api/lesecretariat/trial/${oid}/sheet`,
      );
      return {
        status: read.status,
        rows: Object.fromEntries(results.map((row) => [row.bib, describeAttempts(row)])),
        ranks: Object.fromEntries(results.flatMap(({ bib, rank }) => (rank === undefined ? [] : [[bib, rank]]))),
      };
    },
    readFactIds: async (url) => (await readFacts(url)).map(({ fact }) => fact.id),
  };
}

/** From the slip to the high jump, which this device reads. */
export async function readHighJump(page: Page, url: string, code: string, place = 'Sautoir 2'): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await page.getByRole('button', { name: place }).click();
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: /Hauteur/ }).click();
}

/** From the slip to the high jump, held by this device. */
export async function openHighJump(page: Page, url: string, code: string, place = 'Sautoir 2'): Promise<void> {
  await readHighJump(page, url, code, place);
  await press(page, 'Je tiens cette épreuve');
  await expect(page.getByRole('button', { name: 'O, franchi' })).toBeVisible();
}

/** What the sheet of a console has of an athlete at the first bar. */
export const findFirstCell = (page: Page, bib: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${bib} `) })
    .getByRole('cell')
    .first();

/** Waits until the last press is long enough ago for the next one to count. */
export const waitForPause = (page: Page) =>
  page.waitForFunction(() => performance.now() - ((window as { lastPressed?: number }).lastPressed ?? -1000) > 360);

/** Presses a key as a person does: two presses nearer than 350 ms are one. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  await waitForPause(page);
  await page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  await notePress(page);
}

/** Notes that a key was pressed now, otherwise than by `press`. */
export const notePress = (page: Page) =>
  page.evaluate(() => {
    (window as { lastPressed?: number }).lastPressed = performance.now();
  });

/** A fact of the device of a page. */
export interface OwnFact {
  readonly id: string;
  readonly kind: string;
  readonly row?: string;
  readonly r?: string;
  readonly attempt?: string;
}

/** The facts that the device of a page has, in their order. */
export const readOwnFacts = (page: Page): Promise<OwnFact[]> =>
  page.evaluate(
    () =>
      new Promise<OwnFact[]>((resolve) => {
        const opening = indexedDB.open('foulee-officiel');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('facts').objectStore('facts').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve((asked.result as { fact: OwnFact }[]).map(({ fact }) => fact));
          };
        };
      }),
  );

/** Ids of the facts that the device of a page has, in their order. */
export const readOwnFactIds = async (page: Page): Promise<string[]> => (await readOwnFacts(page)).map(({ id }) => id);

/** What an athlete does at a bar; «r» retires. */
export type BarLetter = 'o' | 'x' | '-' | 'r';

const BAR_KEYS = { o: 'O, franchi', x: 'X, échec', '-': 'impasse', r: 'Retrait…' } as const;

/**
 * Judges a high jump or a pole vault as the screen asks for it until `isDone`: `find` says what the athlete of a bib does at a bar.
 * Raises the bar when nobody is left.
 */
export async function judge(
  page: Page,
  find: (bib: string, bar: string, attempt: number) => BarLetter,
  isDone: (acts: number) => boolean | Promise<boolean>,
): Promise<void> {
  for (let acts = 0; !(await isDone(acts)); acts += 1) {
    const raise = page.getByRole('button', { name: 'Monter…' });
    const keys = page.getByRole('button', { name: 'O, franchi' });
    await expect(raise.or(keys)).toBeVisible();
    const before = await page.locator('.who').textContent();
    if (await raise.isVisible()) {
      await press(page, 'Monter…');
      await press(page, /^Monter\s*à/);
    } else {
      const bib = (await page.locator('.w2 .bib').textContent()) ?? '';
      const bar = (await page.locator('.w1 .bar').textContent()) ?? '';
      const attempt = (await page.locator('.tries i.x').count()) + 1;
      const letter = find(bib, bar, attempt);
      await press(page, BAR_KEYS[letter]);
      if (letter === 'r') await press(page, `Retirer ${bib}`);
    }
    await expect(page.locator('.who')).not.toHaveText(before ?? '');
  }
}
