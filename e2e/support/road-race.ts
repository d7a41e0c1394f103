import { OrganiserClient } from './organiser.ts';
import { stadiumTime } from './today.ts';

const UID = '010000-R-57-f1';

/** Three and a half pages of the race's list. */
export const FINISHERS = 350;

/** Every tenth finisher is a woman; the 312th has a name with an accent. */
const finisher = (n: number) => ({
  bib: `${1000 + n}`,
  last: n === 312 ? 'ÉVRARD' : `COUREUR${n}`,
  first: n === 312 ? 'Léa' : 'Ana',
  clubName: n % 2 === 0 ? 'AC Brest' : 'US Vannes',
  category: n % 10 === 2 ? 56 : 55,
  prf: { v: 1_800_000 + n * 4000, z: 1_798_000 + n * 4000, u: 'ms', st: 1 },
  splits: [
    { d: 5000, t: 902_000 + (FINISHERS - n) * 100, label: 'k5' },
    { d: 7500, t: 1_348_000 + n * 3000, label: 'Pont de Port-Lannic' },
  ],
});

/** Creates a finished 10 km race; returns the paths of its page and of its overall ranking. */
export async function createRoadRace(url: string): Promise<{ readonly trial: string; readonly scratch: string }> {
  const organiser = await OrganiserClient.signIn(url);
  const chOID = await organiser.createChallenge('10 km de Port-Lannic');
  const date = stadiumTime('09:00');
  await organiser.upload(chOID, {
    trialsData: [
      {
        uid: UID,
        group: '10 km',
        name: '10 km',
        date,
        status: 40,
        g0: 10_000,
        g1: 'R',
        category: 57,
        round: 'f',
        heat: 1,
      },
    ],
    startlists: {},
    resultlists: { [UID]: Array.from({ length: FINISHERS }, (_, index) => finisher(index + 1)) },
  });
  const { rounds } = (await (await fetch(`${url}/api/rounds/${chOID}`)).json()) as {
    rounds: { gOID: string; heats: { oid: string }[] }[];
  };
  const page = `/challenge/${chOID}`;
  return { trial: `${page}/trial-${rounds[0]?.heats[0]?.oid}`, scratch: `${page}/scratch/${rounds[0]?.gOID}` };
}
