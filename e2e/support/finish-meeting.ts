import type { Page } from '@playwright/test';
import { press } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';
import { stadiumTime } from './today.ts';

const RACE = '000800-0-56-f1';
const LONG_RACE = '005000-0-56-f1';

interface ShownRow {
  readonly bib: string;
  readonly rank?: number;
  readonly prf: { readonly v?: number };
}

/** A competition with an 800 m and a 5000 m that nobody has started, and codes for who is at the finish. */
export interface FinishMeeting {
  readonly name: string;
  readonly chOID: string;
  readonly chrono: string;
  readonly judge: string;
  readonly board: string;
  readonly race: string;
  readonly longRace: string;
  /** The results of the 800 m: bib, place and time, ms. */
  readonly readResults: () => Promise<(readonly [string, number | undefined, number | undefined])[]>;
  readonly accept: (from: 'raws' | 'chronos') => Promise<void>;
  readonly readFacts: () => Promise<Record<string, unknown>[]>;
}

/** `suffix` makes their names as long as names are, without figures. */
const buildEntries = (from: number, count: number, suffix = '') =>
  Array.from({ length: count }, (_, at) => ({
    bib: String(from + at),
    last: suffix === '' ? `NOM${at + 1}` : `${'ABCDEFGHIJKL'.charAt(at)}${suffix}`,
    first: 'Inès',
    category: 56,
    odr: at + 1,
  }));

export async function createFinishMeeting(
  organiser: OrganiserClient,
  url: string,
  { name = 'Régionaux du Val', runners = 40 } = {},
): Promise<FinishMeeting> {
  const chOID = await organiser.createChallenge(name);
  const trial = (uid: string, g0: number, event: string) => ({
    uid,
    group: event,
    name: event,
    date: stadiumTime('15:00'),
    status: 25,
    g0,
    g1: '0',
    category: 56,
    round: 'f',
    heat: 1,
    dets: {},
  });
  await organiser.upload(chOID, {
    trialsData: [trial(RACE, 800, '800 m F'), trial(LONG_RACE, 5000, '5000 m F')],
    startlists: {
      [RACE]: buildEntries(101, runners),
      [LONG_RACE]: buildEntries(401, 12, '-VANDENBERGHE-DELACROIX-ROY'),
    },
  });
  const makeCode = async (kind: string) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const [chrono, judge, board] = [await makeCode('chrono'), await makeCode('judge'), await makeCode('vboard')];
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const findOid = (wanted: string) => trials.find(({ uid }) => uid === wanted)?.oid ?? '';
  const [race, longRace] = [findOid(RACE), findOid(LONG_RACE)];
  return {
    name,
    chOID,
    chrono,
    judge,
    board,
    race,
    longRace,
    async readResults() {
      const { results } = await organiser.call<{ results: ShownRow[] }>(
        'GET',
        `/api/lesecretariat/trial/${race}/sheet`,
      );
      return results
        .map(({ bib, rank, prf }) => [bib, rank, prf.v] as const)
        .toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
    },
    async accept(from) {
      await organiser.call('POST', `/api/lesecretariat/trial/${race}/accept`, { from });
    },
    async readFacts() {
      const answer = await fetch(`${url}/api/live-input/${chOID}`, { headers: { 'x-access-code': judge } });
      const { facts } = (await answer.json()) as { facts: { fact: Record<string, unknown> }[] };
      return facts.map(({ fact }) => fact);
    },
  };
}

/** From the slip to a race, at a post of its own. */
export async function openPost(
  page: Page,
  url: string,
  code: string,
  { task, place, race }: { readonly task: RegExp; readonly place: string; readonly race: RegExp },
): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await page.getByRole('radio', { name: task }).click();
  await page.getByRole('button', { name: place, exact: true }).click();
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: race }).click();
  await press(page, 'Prendre mon poste');
}
