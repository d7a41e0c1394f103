import type { Page } from '@playwright/test';
import { press } from './officials-meeting.ts';
import type { OrganiserClient } from './organiser.ts';
import { expect } from './test.ts';
import { stadiumTime } from './today.ts';

type Kind = 'judge' | 'wind' | 'starter' | 'chrono';

/** How a console is opened, from the slip to its keys. */
export interface ConsolePath {
  /** What the task is called on the screen. */
  readonly task: string;
  readonly kind: Kind;
  readonly place: string;
  /** The event that is opened; none where all are read at once. */
  readonly event?: string;
  /** The key that takes the event or the post; none where anybody may write beside others. */
  readonly take?: string;
  /** The key that says that the console can be used: how its words begin. */
  readonly key: string;
  /** A console for a PC. */
  readonly isWide?: boolean;
}

const HOLD = 'Je tiens cette épreuve';
const POST = 'Prendre mon poste';

/** Every console there is, each in its first state. */
export const CONSOLES: readonly ConsolePath[] = [
  { task: 'Barres', kind: 'judge', place: 'Sautoir 1', event: 'Hauteur', take: HOLD, key: 'O, franchi' },
  { task: 'Essais', kind: 'judge', place: 'Sautoir 2', event: 'Longueur', take: HOLD, key: 'X mordu' },
  { task: 'Horloge', kind: 'judge', place: 'Horloge sautoir 1', event: 'Longueur', key: 'Démarrer' },
  { task: 'Vent', kind: 'wind', place: 'Sautoir 1', event: 'Longueur', take: HOLD, key: 'Lire maintenant' },
  { task: 'Départ', kind: 'starter', place: 'Départ', event: '100 m', take: HOLD, key: 'Rappel' },
  { task: 'Chrono A', kind: 'chrono', place: 'Arrivée 1', event: '800 m', take: POST, key: 'DÉPART' },
  { task: 'Chrono B', kind: 'chrono', place: 'Ordre 1', event: '800 m', take: POST, key: '7' },
  {
    task: 'Photo-finish',
    kind: 'chrono',
    place: 'Cabine',
    event: '800 m',
    take: HOLD,
    key: 'Contrôle du zéro',
    isWide: true,
  },
  { task: 'Tours', kind: 'judge', place: 'Tours 1', event: '5000 m', take: POST, key: '401' },
  { task: 'Marche – juge', kind: 'judge', place: 'Juge 4', event: 'arche', key: '7' },
  {
    task: 'Marche – secrétaire',
    kind: 'judge',
    place: 'Table de marche',
    event: 'arche',
    key: 'Taper un bulletin papier',
  },
  { task: 'Commissaire', kind: 'judge', place: 'Commissaire 1', event: '100 m', key: 'Rien à signaler' },
  { task: 'Juge-arbitre', kind: 'judge', place: 'Juge-arbitre courses', key: 'Retour' },
  { task: 'Chambre d’appel', kind: 'judge', place: 'Chambre d’appel', event: '100 m', key: 'Clore l’appel' },
];

/** A competition in which each of the consoles has something to do. */
export interface ConsolesMeeting {
  readonly chOID: string;
  readonly codes: Readonly<Record<Kind, string>>;
  /** Kinds of all facts that the server has of a device, in their order. */
  readonly readKinds: (device: string) => Promise<readonly string[]>;
}

const NAMES = ['RIVOALLAN', 'LESCOUËT', 'SANTERRE', 'VALMOREL', 'KERBRAT', 'MORVILLE', 'PENHOËT', 'CHASTAING'];

const enter = (from: number, hasLanes = false) =>
  NAMES.map((last, at) => {
    const place = hasLanes ? { lane: at + 1 } : { odr: at + 1 };
    return { bib: String(from + at), last, first: 'Ana', clubName: 'AC Valmont', category: 56, ...place };
  });

export async function createConsolesMeeting(
  organiser: OrganiserClient,
  url: string,
  name: string,
): Promise<ConsolesMeeting> {
  const chOID = await organiser.createChallenge(name);
  const events = [
    { event: 'Hauteur', g0: 900_001, g1: '0', dets: { heights: [1500, 1550, 1600] }, starts: enter(101) },
    { event: 'Longueur', g0: 900_003, g1: '0', dets: {}, starts: enter(201) },
    { event: '100 m', g0: 100, g1: '0', dets: {}, starts: enter(301, true) },
    { event: '800 m', g0: 800, g1: '0', dets: {}, starts: enter(501) },
    { event: '5000 m', g0: 5000, g1: '0', dets: {}, starts: enter(401) },
    { event: '10 km marche', g0: 10_000, g1: 'W', dets: {}, starts: enter(601) },
  ].map((one) => ({ ...one, uid: `${String(one.g0).padStart(6, '0')}-${one.g1}-56-f1` }));
  await organiser.upload(chOID, {
    trialsData: events.map(({ starts: _, event, ...trial }) => ({
      ...trial,
      group: event,
      name: event,
      category: 56,
      round: 'f',
      heat: 1,
      status: 25,
      date: stadiumTime('14:30'),
    })),
    startlists: Object.fromEntries(events.map(({ uid, starts }) => [uid, starts])),
  });
  const makeCode = async (kind: Kind) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const codes = {
    judge: await makeCode('judge'),
    wind: await makeCode('wind'),
    starter: await makeCode('starter'),
    chrono: await makeCode('chrono'),
  };
  return {
    chOID,
    codes,
    async readKinds(device) {
      const answer = await fetch(`${url}/api/live-input/${chOID}`, { headers: { 'x-access-code': codes.judge } });
      const { facts } = (await answer.json()) as { facts: { device: string; fact: { kind: string } }[] };
      return facts.filter((one) => one.device === device).map(({ fact }) => fact.kind);
    },
  };
}

const escapeWords = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A pattern of the names that begin with these words. */
export const beginWith = (words: string): RegExp => new RegExp(`^${escapeWords(words)}`);

/** From the slip to a console's keys. */
export async function openConsole(
  page: Page,
  url: string,
  meeting: ConsolesMeeting,
  { task, kind, place, event, take, key }: ConsolePath,
): Promise<void> {
  await page.goto(`${url}/officiel/#code=${meeting.codes[kind]}`);
  await page.getByRole('radio', { name: beginWith(task) }).click();
  await page.getByRole('button', { name: place, exact: true }).click();
  await press(page, 'Voir les épreuves');
  if (event !== undefined)
    await page
      .getByRole('button', { name: new RegExp(escapeWords(event)) })
      .first()
      .click();
  if (take !== undefined) await press(page, take);
  await expect(page.getByRole('button', { name: beginWith(key) }).first()).toBeVisible();
}
