import type { Page } from '@playwright/test';
import { press } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';

/** A decathlon's 100 m, a 100 m and a long jump that begin soon, of invented people, and the codes of a starter and of a judge. */
export interface StartMeeting {
  readonly chOID: string;
  readonly starter: string;
  readonly judge: string;
  /** Words of the results of a trial by bib, the status, and the presence of the start list. */
  readonly readTrial: (uid: string) => Promise<{
    readonly status: number;
    readonly words: Readonly<Record<string, number>>;
    readonly presences: Readonly<Record<string, string>>;
  }>;
  readonly readFactIds: () => Promise<readonly string[]>;
}

export const SPRINT = '000100-0-56-f1';
export const LONG = '900003-0-55-f1';
export const DECATHLON = '800010-0-55-f1';
export const DECATHLON_SPRINT = '000100-0-55-c1';

const NAMES = ['RIVOALLAN', 'LESCOUËT', 'SANTERRE', 'VALMOREL', 'KERBRAT', 'MORVILLE', 'PENHOËT', 'CHASTAING'];

const enter = (from: number, category: number, hasLanes: boolean) =>
  NAMES.map((last, at) => {
    const place = hasLanes ? { lane: at + 1 } : { odr: at + 1 };
    return { bib: String(from + at), last, first: 'Ana', clubName: 'AC Valmont', category, ...place };
  });

interface Sheet {
  readonly results: readonly { readonly bib: string; readonly prf: { readonly st: number } }[];
  readonly starts: readonly { readonly bib: string; readonly presence?: string }[];
  readonly trial: { readonly status: number };
}

export async function createStartMeeting(
  organiser: OrganiserClient,
  url: string,
  name: string,
  now = Date.now(),
): Promise<StartMeeting> {
  const chOID = await organiser.createChallenge(name);
  const soon = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const race = { g0: 100, g1: '0', heat: 1, dets: {} };
  await organiser.upload(chOID, {
    trialsData: [
      { uid: SPRINT, ...race, group: '100 m', name: '100 m', category: 56, round: 'f', status: 25, date: soon(18) },
      {
        uid: LONG,
        g0: 900_003,
        g1: '0',
        heat: 1,
        dets: {},
        group: 'Longueur',
        name: 'Longueur',
        category: 55,
        round: 'f',
        status: 25,
        date: soon(48),
      },
      {
        uid: DECATHLON,
        ...race,
        g0: 800_010,
        group: 'Décathlon',
        name: 'Décathlon',
        category: 55,
        round: 'f',
        status: 25,
        date: soon(60),
      },
      {
        uid: DECATHLON_SPRINT,
        ...race,
        group: 'Décathlon',
        name: '100 m',
        category: 55,
        round: 'c',
        status: 30,
        date: soon(60),
        dets: { combined: DECATHLON },
      },
    ],
    startlists: {
      [SPRINT]: enter(301, 56, true),
      [LONG]: enter(31, 55, false),
      [DECATHLON_SPRINT]: enter(71, 55, true),
    },
  });
  const makeCode = async (kind: string) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const [starter, judge] = [await makeCode('starter'), await makeCode('judge')];
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  return {
    chOID,
    starter,
    judge,
    async readTrial(uid) {
      const oid = trials.find((trial) => trial.uid === uid)?.oid ?? '';
      const { results, starts, trial } = await organiser.call<Sheet>('GET', `/api/lesecretariat/trial/${oid}/sheet`);
      return {
        status: trial.status,
        words: Object.fromEntries(results.map(({ bib, prf }) => [bib, prf.st])),
        presences: Object.fromEntries(
          starts.flatMap(({ bib, presence }) => (presence === undefined ? [] : [[bib, presence]])),
        ),
      };
    },
    async readFactIds() {
      const answer = await fetch(`${url}/api/live-input/${chOID}`, { headers: { 'x-access-code': judge } });
      const { facts } = (await answer.json()) as { facts: { fact: { id: string } }[] };
      return facts.map(({ fact }) => fact.id);
    },
  };
}

/** From the slip of a code to a trial, as its task shows it. */
export async function openTask(
  page: Page,
  {
    url,
    code,
    task,
    place,
    trial,
  }: {
    readonly url: string;
    readonly code: string;
    readonly task: RegExp;
    readonly place: string;
    readonly trial: RegExp;
  },
): Promise<void> {
  await page.goto(`${url}/officiel/#code=${code}`);
  await page.getByRole('radio', { name: task }).click();
  await page.getByRole('button', { name: place, exact: true }).click();
  await press(page, 'Voir les épreuves');
  await page.getByRole('button', { name: trial }).click();
}
