import type { Page } from '@playwright/test';
import { press } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';
import { expect } from './test.ts';

export const LONG_JUMP = '900003-0-56-f1';

/** A final of invented people, in starting order: attempts in centimetres, `x` fouls, `-` passes, `r` where the athlete retires. */
export const LONG_JUMP_FINAL: Readonly<Record<string, { readonly last: string; readonly attempts: string }>> = {
  '301': { last: 'MARCHEL', attempts: '642 658 x x 661 655' },
  '302': { last: 'ORVELLE', attempts: 'x x 612' },
  '303': { last: 'VALMOREL', attempts: '671 x 649 x x 668' },
  '304': { last: 'PENHOËT', attempts: '597 x x' },
  '305': { last: 'CHASTAING', attempts: '631 620 - x 635 x' },
  '306': { last: 'RIVOALLAN', attempts: '612 598 x x 605 x' },
  '307': { last: 'LESCOUËT', attempts: '598 612 x 620 x x' },
  '308': { last: 'KERLEAU', attempts: '660 x x - - -' },
  '309': { last: 'SANTERRE', attempts: 'x x x' },
  '310': { last: 'MORVILLE', attempts: '624 x x x x 624' },
  '311': { last: 'PRIGENT', attempts: '618 x x x r' },
  '312': { last: 'AUBRELLE', attempts: '637 x 637 x x x' },
};

/** Its places, the best first; who has no mark has none. */
export const LONG_JUMP_PLACES = ['303', '301', '308', '312', '305', '310', '307', '311', '306', '302', '304'];

interface SheetRow {
  readonly bib: string;
  readonly rank?: number;
  readonly attempts?: readonly { readonly r: string; readonly v?: number; readonly w?: number }[];
}

/** A competition with that final before its first attempt, and the codes of a judge, of a gauge and of a board. */
export interface LongJumpMeeting {
  readonly chOID: string;
  readonly oid: string;
  readonly code: string;
  readonly board: string;
  /** The code of the gauge. */
  readonly gauge: string;
  /** The sheet as the secretariat reads it: attempts and winds by bib, bibs by place, the status. */
  readonly readSheet: () => Promise<{
    readonly status: number;
    readonly attempts: Readonly<Record<string, string>>;
    readonly winds: Readonly<Record<string, readonly (number | undefined)[]>>;
    readonly places: readonly string[];
  }>;
  readonly readFacts: () => Promise<readonly { readonly id: string; readonly kind: string }[]>;
  /** Changes of the start list by the secretariat, all at once, which releases the trial from its judge first: `{op: 'bib', row, bib}`. */
  readonly editStarts: (...edits: readonly object[]) => Promise<void>;
  /** The gauge says the wind of an attempt, m/s; without a bib it does not know of which. */
  readonly sayWind: (bib: string | undefined, n: number | undefined, w: number) => Promise<void>;
}

const formatAttempt = ({ r, v }: { readonly r: string; readonly v?: number }) =>
  r === 'o' ? String((v ?? 0) / 10) : r;

export async function createLongJumpMeeting(
  organiser: OrganiserClient,
  url: string,
  name: string,
  athletes = Object.keys(LONG_JUMP_FINAL).length,
): Promise<LongJumpMeeting> {
  const chOID = await organiser.createChallenge(name);
  const trial = { group: 'Longueur', name: 'Longueur', g0: 900_003, g1: '0', category: 56, round: 'f', heat: 1 };
  await organiser.upload(chOID, {
    trialsData: [{ uid: LONG_JUMP, ...trial, status: 25, date: new Date().toISOString(), dets: {} }],
    startlists: {
      [LONG_JUMP]: Object.entries(LONG_JUMP_FINAL)
        .slice(0, athletes)
        .map(([bib, { last }], at) => {
          return { bib, last, first: 'Ana', clubName: 'AC Valmont', category: 56, odr: at + 1 };
        }),
    },
  });
  const makeCode = async (kind: string) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const [code, gauge, board] = [await makeCode('judge'), await makeCode('wind'), await makeCode('sboard')];
  const { trials } = await organiser.call<{ trials: { oid: string }[] }>('GET', `/api/lesecretariat/trials/${chOID}`);
  const oid = trials[0]?.oid ?? '';
  return {
    chOID,
    oid,
    code,
    board,
    gauge,
    async readSheet() {
      const read = await organiser.call<{ results: SheetRow[]; trial: { status: number } }>(
        'GET',
        `/api/lesecretariat/trial/${oid}/sheet`,
      );
      const listed = read.results.map(({ bib, attempts = [] }) => ({ bib, attempts }));
      const ranked = read.results.filter(({ rank }) => rank !== undefined);
      return {
        status: read.trial.status,
        attempts: Object.fromEntries(listed.map(({ bib, attempts }) => [bib, attempts.map(formatAttempt).join(' ')])),
        winds: Object.fromEntries(listed.map(({ bib, attempts }) => [bib, attempts.map(({ w }) => w)])),
        places: ranked.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ bib }) => bib),
      };
    },
    async readFacts() {
      const answer = await fetch(`${url}/api/live-input/${chOID}`, { headers: { 'x-access-code': code } });
      const { facts } = (await answer.json()) as { facts: { fact: { id: string; kind: string } }[] };
      return facts.map(({ fact }) => fact);
    },
    async editStarts(...edits) {
      await organiser.call('GET', `/api/lesecretariat/trial/release?oid=${oid}`);
      await organiser.call('POST', `/api/lesecretariat/start-edits/${chOID}`, {
        edits: edits.map((edit) => ({ ...edit, trial: oid })),
      });
    },
    async sayWind(bib, n, w) {
      const fact = { id: crypto.randomUUID(), at: new Date().toISOString(), trialOID: oid, kind: 'wind', bib, n, w };
      const answer = await fetch(`${url}/api/live-input/${chOID}`, {
        method: 'POST',
        headers: { 'x-access-code': gauge, 'content-type': 'application/json' },
        body: JSON.stringify({ device: 'gauge', facts: [fact] }),
      });
      expect((await answer.json()) as object).toMatchObject({ accepted: [fact.id] });
    },
  };
}

/** From the slip to the long jump, which this device reads. */
export async function readLongJump(page: Page, url: string, code: string, place = 'Sautoir 2'): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await page.getByRole('radio', { name: /^Essais/ }).click();
  await page.getByRole('button', { name: place }).click();
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: /Longueur/ }).click();
}

/** From the slip to the long jump, held by this device. */
export async function openLongJump(page: Page, url: string, code: string): Promise<void> {
  await readLongJump(page, url, code);
  await press(page, 'Je tiens cette épreuve');
  await expect(page.getByRole('button', { name: 'X mordu' })).toBeVisible();
}

/** Types digits on the keypad of the console. */
export async function typeDigits(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
}

/** Bib and number of the attempt for which the keys write; empty between two rounds and at the end. */
const readTurn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const bib = document.querySelector('.w2 .bib')?.textContent;
    const n = /\d/.exec(document.querySelector('.series .cur')?.textContent ?? '')?.[0];
    return bib === undefined || bib === null || n === undefined ? [] : [bib, n];
  });

/** An attempt as a journey writes it: centimetres, with the wind that the judge read herself where she did («790+0.2»). */
const MEASURED = /^(\d+)([+-]\d\.\d)?$/;

/** Writes the next attempt of whoever is called as the contest had it; says whose it was. */
export async function judgeAttempt(
  page: Page,
  contest: Readonly<Record<string, { readonly attempts: string }>> = LONG_JUMP_FINAL,
): Promise<string> {
  // The keys come a moment after the act that leads to them.
  await expect.poll(() => readTurn(page)).not.toEqual([]);
  const turn = await readTurn(page);
  const [bib = '', n = ''] = turn;
  const attempt = contest[bib]?.attempts.split(' ')[Number(n) - 1] ?? '';
  if (attempt === 'x') await press(page, 'X mordu');
  else if (attempt === '-') await press(page, 'impasse');
  else if (attempt === 'r') {
    await press(page, 'Retrait…');
    await page.getByRole('button', { name: 'Retrait', exact: true }).click();
    await press(page, `Retirer ${bib}`);
  } else {
    const [, digits = '', wind] = MEASURED.exec(attempt) ?? [];
    await press(page, 'Blanc mesurer');
    await typeDigits(page, digits);
    if (wind !== undefined) await typeOwnWind(page, wind);
    await press(page, /^Valider/);
  }
  await expect.poll(() => readTurn(page)).not.toEqual(turn);
  return bib;
}

/** Types the wind of the attempt that is being measured, m/s: «+0.8». */
async function typeOwnWind(page: Page, wind: string): Promise<void> {
  await page.getByRole('button', { name: 'vent ?' }).click();
  await typeDigits(page, wind.slice(1).replace('.', ''));
  await page.getByRole('button', { name: wind.startsWith('+') ? '+ vent favorable' : '− vent contraire' }).click();
  await press(page, Number(wind) === 0 ? /^[+±]?0\.0$/ : wind.replace('-', '−'));
}
