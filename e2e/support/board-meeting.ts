import { expect } from '@playwright/test';
import type { OrganiserClient } from './organiser.ts';

const LONG_JUMP = '900003-0-56-f1';
const POLE_VAULT = '900002-0-56-f1';
const RACE = '000100-0-56-f1';
const LAP_RACE = '001500-0-56-f1';
const WALK = '010000-W-56-f1';

/** Kinds of code whose devices say something here. */
type Kind = 'judge' | 'starter' | 'chrono';

/** Sizes of boards: a screen, a strip, two LED walls. */
export const BOARD_SIZES = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 1080 },
  { width: 640, height: 192 },
  { width: 384, height: 96 },
] as const;

/** A competition with a long jump, a pole vault and a 100 m of people whose names have 28 letters, and the code of a board. */
export interface BoardMeeting {
  readonly chOID: string;
  /** The start of its events at the stadium, `HH:MM`. */
  readonly startTime: string;
  readonly board: string;
  readonly judge: string;
  /** The code of the speaker. */
  readonly speaker: string;
  readonly longJump: string;
  readonly poleVault: string;
  readonly race: string;
  /** '' where it has none. */
  readonly lapRace: string;
  readonly walk: string;
  /** The secretariat hides the athlete of a bib from the public, or shows her again. */
  readonly hideAthlete: (bib: string, hidden?: boolean) => Promise<void>;
  /** A device says facts of a trial, a judge's where nothing else is said; the ids of the facts. */
  readonly say: (trialOID: string, facts: readonly object[], kind?: Kind) => Promise<readonly string[]>;
}

/** `hasLaps`: it has a 1500 m and a race walk with a penalty zone too. */
export async function createBoardMeeting(
  organiser: OrganiserClient,
  url: string,
  { hasLaps = false } = {},
): Promise<BoardMeeting> {
  const chOID = await organiser.createChallenge('Championnats régionaux de Basse-Loire-Atlantique');
  // Events are ahead at whatever hour this runs.
  const startDate = new Date().toISOString();
  const trial = { category: 56, round: 'f', heat: 1, status: 25, date: startDate };
  const people = Array.from({ length: 9 }, (_, at) => ({
    bib: String(1301 + at),
    last: `VANDENBERGHE-DELACROIX ${'ABCDEFGHI'.charAt(at)}`,
    first: 'Marie-Christine',
    clubName: 'Entente Athlétique de la Basse-Loire et du Marais Poitevin',
    category: 56,
    odr: at + 1,
    pe: { pb: 6600, sb: 6500 },
  }));
  const withoutBests = people.map(({ pe: _, ...one }) => one);
  await organiser.upload(chOID, {
    trialsData: [
      { ...trial, uid: LONG_JUMP, group: 'Longueur', name: 'Longueur', g0: 900_003, g1: '0', dets: {} },
      {
        ...trial,
        uid: POLE_VAULT,
        group: 'Perche',
        name: 'Perche',
        g0: 900_002,
        g1: '0',
        dets: { heights: [3850, 4050, 4150] },
      },
      { ...trial, uid: RACE, group: '100 m', name: '100 m', g0: 100, g1: '0', dets: {} },
      ...(hasLaps
        ? [
            { ...trial, uid: LAP_RACE, group: '1500 m', name: '1500 m', g0: 1500, g1: '0', dets: {} },
            {
              ...trial,
              uid: WALK,
              group: 'Marche',
              name: '10 km marche',
              g0: 10_000,
              g1: 'W',
              dets: { penaltyZone: 60_000 },
            },
          ]
        : []),
    ],
    startlists: {
      [LONG_JUMP]: people,
      [POLE_VAULT]: people.map((one) => ({ ...one, pe: { pb: 3800, sb: 3750 } })),
      [RACE]: people.slice(0, 8).map((one, at) => ({ ...one, lane: at + 1, pe: { pb: 11_500 + 90 * at, sb: 11_620 } })),
      ...(hasLaps ? { [LAP_RACE]: withoutBests, [WALK]: withoutBests } : {}),
    },
  });
  const makeCode = async (kind: string) =>
    (await organiser.call<{ code: { code: string } }>('POST', `/api/code/${chOID}?kind=${kind}`)).code.code;
  const codes = {
    judge: await makeCode('judge'),
    starter: await makeCode('starter'),
    chrono: await makeCode('chrono'),
  };
  const { trials } = await organiser.call<{ trials: { oid: string; uid: string }[] }>(
    'GET',
    `/api/lesecretariat/trials/${chOID}`,
  );
  const findTrial = (uid: string) => trials.find((one) => one.uid === uid)?.oid ?? '';
  let seq = 0;
  return {
    chOID,
    startTime: new Date(startDate).toLocaleTimeString('fr-FR', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Paris',
    }),
    board: await makeCode('sboard'),
    judge: codes.judge,
    speaker: await makeCode('vboard'),
    longJump: findTrial(LONG_JUMP),
    poleVault: findTrial(POLE_VAULT),
    race: findTrial(RACE),
    lapRace: findTrial(LAP_RACE),
    walk: findTrial(WALK),
    async hideAthlete(bib, hidden = true) {
      const { last, first } = people.find((one) => one.bib === bib) ?? {};
      await organiser.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { last, first, hidden });
    },
    async say(trialOID, facts, kind = 'judge') {
      const dated = facts.map((fact) => {
        seq += 1;
        return { id: crypto.randomUUID(), at: new Date().toISOString(), seq, trialOID, ...fact };
      });
      const answer = await fetch(`${url}/api/live-input/${chOID}`, {
        method: 'POST',
        headers: { 'x-access-code': codes[kind], 'content-type': 'application/json' },
        body: JSON.stringify({ device: kind, facts: dated }),
      });
      expect((await answer.json()) as object).toMatchObject({ accepted: dated.map(({ id }) => id) });
      return dated.map(({ id }) => id);
    },
  };
}
