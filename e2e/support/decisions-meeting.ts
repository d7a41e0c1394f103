import type { OrganiserClient } from './organiser.ts';
import { stadiumTime } from './today.ts';

export const SHOT = '900005-0-57-f1';
export const HIGH_JUMP = '900001-0-55-f1';
export const WALK = '010000-W-55-f1';
export const HUNDRED_1 = '000100-0-55-f1';
export const HUNDRED_2 = '000100-0-55-f2';

const trial = (uid: string, group: string, g0: number, more: object = {}) => ({
  uid,
  group,
  name: group,
  date: stadiumTime('15:00'),
  status: 15,
  g0,
  g1: '0',
  category: 55,
  round: 'f',
  heat: 1,
  ...more,
});
const CLUBS = ['AC Valmont', 'US Sorbière', 'EA Grand-Val'];
const person = (bib: number, category = 55) => ({
  bib: String(bib),
  last: `ATHLETE${bib}`,
  first: 'Léo',
  clubName: CLUBS[bib % 3],
  category,
});

/** A junior and a senior among cadets, who use implements of 6, 7.26 and 5 kg in one shot put. */
const [CADET, JUNIOR, SENIOR] = [49, 51, 55] as const;
const findPutterCategory = (index: number): number => (index === 10 ? JUNIOR : index === 11 ? SENIOR : CADET);

/**
 * Creates a competition that needs decisions of officials: a shot put of fourteen after three rounds, a high jump with a tie
 * for first place, a race walk with red cards, timed finals, and teams scored 8-7-6…
 */
export async function createDecisionsMeeting(organiser: OrganiserClient, name: string): Promise<string> {
  const chOID = await organiser.createChallenge(name);
  await organiser.call('PUT', `/api/lesecretariat/challenge/${chOID}`, {
    metadata: { teamScoring: { kind: 'places', points: [8, 7, 6, 5, 4, 3, 2, 1], ties: 'shared', perEvent: 2 } },
  });
  const putters = Array.from({ length: 14 }, (_, index) => person(201 + index, findPutterCategory(index)));
  const jumpers = [301, 302, 303].map((bib) => person(bib));
  const walkers = [401, 402, 403].map((bib) => person(bib));
  const runners = [501, 502, 503, 504, 505, 506].map((bib) => person(bib));
  const jumps = (last: string) => [
    { h: 1700, r: 'o' },
    { h: 1750, r: last },
    { h: 1800, r: 'xxx' },
  ];
  await organiser.upload(chOID, {
    trialsData: [
      trial(SHOT, 'Poids', 900_005, { category: 57, status: 5 }),
      trial(HIGH_JUMP, 'Hauteur', 900_001, { status: 10, dets: { heights: [1700, 1750, 1800] } }),
      trial(WALK, '10 000 m marche', 10_000, { g1: 'W', status: 10, dets: { penaltyZone: 60_000 } }),
      trial(HUNDRED_1, '100 m', 100),
      trial(HUNDRED_2, '100 m', 100, { heat: 2 }),
    ],
    startlists: { [SHOT]: putters, [HIGH_JUMP]: jumpers, [WALK]: walkers },
    resultlists: {
      [SHOT]: putters.map(({ bib }, index) => ({
        bib,
        prf: { v: (18 - index / 2) * 1000, u: 'mm', st: 1 },
        attempts: [{ v: (18 - index / 2) * 1000, r: 'o' }, { r: 'x' }, { r: 'x' }],
      })),
      [HIGH_JUMP]: jumpers.map(({ bib }, index) => ({
        bib,
        prf: { v: index === 2 ? 1700 : 1750, u: 'mm', st: 1 },
        attempts:
          index === 2
            ? [
                { h: 1700, r: 'o' },
                { h: 1750, r: 'xxx' },
              ]
            : jumps('o'),
      })),
      [WALK]: walkers.map(({ bib }, index) => ({
        bib,
        prf: { v: 2_700_000 + index * 20_000, u: 'ms', st: 1 },
        ...(index === 0
          ? {
              walk: {
                red: [
                  { judge: '1', symbol: '~' },
                  { judge: '4', symbol: '>' },
                ],
              },
            }
          : {}),
      })),
      [HUNDRED_1]: runners
        .slice(0, 3)
        .map((one, index) => ({ ...one, prf: { v: 11_200 + index * 150, u: 'ms', st: 1 } })),
      [HUNDRED_2]: runners.slice(3).map((one, index) => ({ ...one, prf: { v: 11_100 + index * 300, u: 'ms', st: 1 } })),
    },
  });
  return chOID;
}
