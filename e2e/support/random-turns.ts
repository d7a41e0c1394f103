import type { Browser, Page } from '@playwright/test';
import { type ContestMeeting, createContestMeeting } from './contest-meeting.ts';
import type { Draw } from './draw.ts';
import { typeDigits } from './long-jump-meeting.ts';
import { type OwnFact, press, readOwnFacts } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';
import { openTask } from './start-meeting.ts';
import { expect } from './test.ts';

/** How often each thing was done. */
export type Done = Record<'attempt' | 'pass' | 'retirement' | 'call' | 'retake' | 'cut' | 'raise' | 'takeOver', number>;

export const createDone = (): Done => ({
  attempt: 0,
  pass: 0,
  retirement: 0,
  call: 0,
  retake: 0,
  cut: 0,
  raise: 0,
  takeOver: 0,
});

export type ContestKind = 'long jump' | 'high jump';

const NAMES = ['AUBRELLE', 'BELLONI', 'CADORET', 'DORVAULT', 'LESCOUËT'];
const KINDS = {
  'long jump': { event: 'Longueur', g0: 900_003, task: /^Essais/, over: 'Plus d’essai.', key: 'X mordu' },
  'high jump': { event: 'Hauteur', g0: 900_001, task: /^Barres/, over: 'Plus personne à la barre.', key: 'X, échec' },
} as const;
const SECONDS_OF_SENDING = 20_000;

/** Bib and name above the keys as a key was pressed last. */
interface Shown {
  readonly bib: string;
  readonly name: string;
}

/** What the server's sheet is expected to say: attempts in centimetres or letters, or letters by bar. */
interface Written {
  readonly id: string;
  readonly bib: string;
  readonly said: string;
  readonly bar: string;
}

/** Notes whose name stands above the keys at each press, before anything is done about it. */
function noteShown(): void {
  document.addEventListener(
    'click',
    () => {
      const read = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      (window as { shown?: object }).shown = { bib: read('.w2 .bib'), name: read('.w2 h2') };
    },
    { capture: true },
  );
}
const readShown = (page: Page) => page.evaluate(() => (window as unknown as { shown: Shown }).shown);

/** A contest that two phones judge by draws: one writes, the other takes over. */
interface RandomContest {
  /** Writes attempts until `count` of them are written, or the contest is over; says how many were. */
  readonly judge: (count: number, done: Done) => Promise<number>;
  readonly end: () => Promise<void>;
}

export async function beginRandomContest(
  { organiser, url, browser }: { readonly organiser: OrganiserClient; readonly url: string; readonly browser: Browser },
  kind: ContestKind,
  draw: Draw,
  name: string,
): Promise<RandomContest> {
  const { event, g0, task, over, key } = KINDS[kind];
  const isLong = kind === 'long jump';
  const entries = NAMES.slice(0, draw(4, NAMES.length)).map((last, at) => ({
    bib: String(501 + at),
    last,
    first: 'Noé',
  }));
  const dets = isLong ? { nbTries: 4, cuts: [{ after: 2, to: 3 }] } : { heights: [1700, 1750, 1800, 1850, 1900] };
  const meeting: ContestMeeting = await createContestMeeting(
    organiser,
    url,
    { name, event, g0, round: 'f', dets },
    entries,
  );
  const contexts = await Promise.all(
    ['Sautoir 1', 'Sautoir 2'].map(() =>
      browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' }),
    ),
  );
  const phones = await Promise.all(contexts.map((context) => context.newPage()));
  for (const [at, phone] of phones.entries()) {
    await phone.addInitScript(noteShown);
    await openTask(phone, { url, code: meeting.code, task, place: `Sautoir ${at + 1}`, trial: new RegExp(event) });
  }
  let [page, other] = phones as [Page, Page];
  await press(page, 'Je tiens cette épreuve');
  await expect(page.getByRole('button', { name: key })).toBeVisible();
  let written: readonly Written[] = [];
  /** The attempt that may be taken again: the last one, until the next round or bar. */
  let last: Written | undefined;

  const isOver = () => page.getByRole('heading', { name: over }).isVisible();
  const canWrite = () => page.getByRole('button', { name: key }).isVisible();
  const readBib = async () => (await page.locator('.w2 .bib').textContent()) ?? '';

  /** Does something that writes one fact; says whose name was above the keys at the last press. */
  async function write(act: () => Promise<void>): Promise<{ readonly fact: OwnFact; readonly shown: Shown }> {
    const before = await readOwnFacts(page);
    await act();
    await expect.poll(async () => (await readOwnFacts(page)).length).toBe(before.length + 1);
    const fact = (await readOwnFacts(page)).at(-1);
    if (fact === undefined) throw new Error('nothing was written');
    return { fact, shown: await readShown(page) };
  }

  /** Writes an attempt: it must be of whoever stood above the keys. */
  async function attempt(said: string, act: () => Promise<void>): Promise<void> {
    const bar = isLong ? '' : ((await page.locator('.w1 .bar').textContent()) ?? '');
    const { fact, shown } = await write(act);
    const entry = entries.find(({ bib }) => bib === shown.bib);
    expect(fact, `what was written under ${shown.bib} ${shown.name}`).toMatchObject({
      kind: 'attempt',
      row: `bib:${shown.bib}`,
    });
    expect(shown.name).toBe(`${entry?.last} ${entry?.first}`);
    last = { id: fact.id, bib: shown.bib, said, bar };
    written = [...written, last];
  }

  async function retire(done: Done): Promise<void> {
    const bib = await readBib();
    await attempt('r', async () => {
      await press(page, 'Retrait…');
      if (isLong) await page.getByRole('button', { name: 'Retrait', exact: true }).click();
      await press(page, `Retirer ${bib}`);
    });
    done.retirement += 1;
    // Nobody retakes a retirement.
    last = undefined;
  }

  async function mark(): Promise<void> {
    if (!isLong) return attempt('o', () => press(page, 'O, franchi'));
    const centimetres = String(draw(560, 640));
    await write(() => press(page, 'Blanc mesurer'));
    await typeDigits(page, centimetres);
    await attempt(centimetres, () => press(page, /^Valider/));
  }

  async function call(done: Done): Promise<void> {
    if (isLong) await press(page, 'Autres actions');
    await press(page, isLong ? 'Autre athlète…' : 'Autre…');
    const choices = page.getByRole('dialog').getByRole('listitem').getByRole('button');
    const count = await choices.count();
    if (count === 0) {
      await press(page, 'Annuler');
      return;
    }
    const choice = choices.nth(draw(0, count - 1));
    const bib = (await choice.locator('.bib').textContent()) ?? '';
    const { fact } = await write(() => press(page, new RegExp(`^${bib} `)));
    expect(fact).toMatchObject({ kind: 'call', row: `bib:${bib}` });
    await expect(page.locator('.w2 .bib')).toHaveText(bib);
    done.call += 1;
  }

  async function retake({ id, bib, bar }: Written, done: Done): Promise<void> {
    const n = written.filter((one) => one.bib === bib).length;
    const cell = isLong ? `^Corriger ${bib}, essai ${n}` : `^Corriger ${bib} à ${bar}`;
    await page.getByRole('button', { name: new RegExp(cell) }).click();
    const { fact } = await write(() => press(page, 'Essai gêné : le refaire'));
    expect(fact).toMatchObject({ kind: 'void', attempt: id });
    written = written.slice(0, -1);
    last = undefined;
    await expect(page.locator('.w2 .bib')).toHaveText(bib);
    done.retake += 1;
  }

  async function takeOver(done: Done): Promise<void> {
    const readGrid = async (of: Page) => (await of.locator('.grid').textContent())?.replace(/non envoyé/g, '');
    await expect
      .poll(async () => (await readGrid(other)) === (await readGrid(page)), { timeout: SECONDS_OF_SENDING })
      .toBe(true);
    await press(other, 'Reprendre cette épreuve…');
    await press(other, 'Reprendre');
    await expect(other.getByRole('button', { name: key })).toBeVisible();
    await expect(page.getByText(/a repris cette épreuve/)).toBeVisible();
    [page, other] = [other, page];
    done.takeOver += 1;
  }

  /** Opens the next round or bar where nobody has an attempt left in this one. */
  async function goOn(done: Done): Promise<void> {
    last = undefined;
    if (!isLong) {
      if (await page.getByText(/Égalité à la première place/).isVisible()) {
        await write(async () => {
          await press(page, 'Non disputé…');
          await press(page, 'Non disputé');
        });
        return;
      }
      await press(page, 'Monter…');
      await write(() => press(page, /^Monter\s*à/));
      done.raise += 1;
      return;
    }
    await press(page, /^Passer (à la finale|au nouvel ordre)/);
    const text = (await page.getByRole('dialog').textContent()) ?? '';
    const { fact } = await write(() => press(page, 'Continuer'));
    expect(text).toContain(`${fact.row?.replace('bib:', '')} `);
    await expect(page.locator('.w2 .bib')).toHaveText(fact.row?.replace('bib:', '') ?? '');
    done.cut += 1;
  }

  /** One draw: an attempt, or what comes between two of them. */
  async function turn(done: Done): Promise<void> {
    const { length } = written;
    // Whatever the draws, each thing happens.
    if (length === 2 && done.takeOver === 0) return takeOver(done);
    const isRetakeDue = length >= 4 && done.retake === 0 && last !== undefined;
    const drawn = isRetakeDue ? 96 : length === 3 && done.pass === 0 ? 75 : draw(0, 99);
    if (drawn >= 95 && last !== undefined) return retake(last, done);
    if (drawn >= 93) return takeOver(done);
    if (drawn >= 88) return call(done);
    if (drawn >= 85 && done.retirement === 0) return retire(done);
    if (drawn >= 70) {
      await attempt('-', () => press(page, 'impasse'));
      done.pass += 1;
    } else if (drawn >= 35) await attempt('x', () => press(page, key));
    else await mark();
    done.attempt += 1;
  }

  /** The sheet of the server says what was written under each name. */
  async function expectSheet(): Promise<void> {
    const expected = Object.fromEntries(
      entries.map(({ bib }) => {
        const own = written.filter((one) => one.bib === bib);
        const bars = [...new Set(own.map(({ bar }) => bar))];
        const cells = bars.map((bar) => {
          const letters = own.filter((one) => one.bar === bar).map(({ said }) => said);
          return isLong ? letters.join(' ') : `${bar} ${letters.join('')}`;
        });
        return [bib, cells.join(' ')];
      }),
    );
    await expect
      .poll(async () => (await meeting.readSheet()).attempts, { timeout: SECONDS_OF_SENDING })
      .toEqual(expected);
  }

  return {
    async judge(count, done) {
      const counted = { ...createDone() };
      const countTurns = () => counted.attempt + counted.retirement;
      while (countTurns() < count && !(await isOver())) {
        await expect(
          page
            .getByRole('button', { name: key })
            .or(page.getByRole('button', { name: /^(Passer (à la finale|au nouvel ordre)|Monter…|Non disputé…)/ }))
            .or(page.getByRole('heading', { name: over })),
        ).toBeVisible();
        if (await isOver()) break;
        if (await canWrite()) await turn(counted);
        else await goOn(counted);
      }
      await expectSheet();
      for (const [what, times] of Object.entries(counted)) done[what as keyof Done] += times;
      return countTurns();
    },
    async end() {
      for (const context of contexts) await context.close();
    },
  };
}
