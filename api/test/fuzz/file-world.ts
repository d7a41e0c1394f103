import type { TABLE_SHAPES, TIMING_SHAPES } from 'shared-domain/testing';
import { addRace, roadPath } from '../road-file.ts';
import type { RunningServer } from '../running-server.ts';
import { aFinal, anUploadTrial, FINAL } from '../uploads.ts';

/** The shapes of files that are sent to a call. */
export type SentShape = Exclude<keyof typeof TABLE_SHAPES, 'entries' | 'taf'> | keyof typeof TIMING_SHAPES;

const LAPS = '001500-0-55-f1';
const LONG = '900003-0-55-f1';
const VAULT = '900002-0-56-f1';

/** Creates competitions, and returns for each shape of file the address to which it is sent. */
export async function createFileWorld(server: RunningServer): Promise<Readonly<Record<SentShape, string>>> {
  const race = await addRace(server, '010000-R-57-f1');
  const { oid: chOID } = await server.createChallenge();
  const final = aFinal();
  const field = (uid: string, name: string) => anUploadTrial(uid, { group: name, name, status: 25 });
  const person = (bib: string, last: string, first: string) => ({ bib, last, first, clubName: 'AC Brest' });
  await server.upload(chOID, {
    trialsData: [...(final.trialsData ?? []), field(LAPS, '1500 m'), field(LONG, 'Longueur'), field(VAULT, 'Perche')],
    startlists: {
      ...final.startlists,
      [LAPS]: [person('31', 'DUPRÉ', 'Luc'), person('32', 'LANG', 'Ugo')],
      [LONG]: [person('900', 'SAUT', 'Léo'), person('901', 'BOND', 'Max')],
      [VAULT]: [person('910', 'HAUT', 'Ana'), person('911', 'BAS', 'Eva')],
    },
    resultlists: final.resultlists ?? {},
  });
  const trials = new Map((await server.trials(chOID)).map(({ uid, oid }) => [uid, oid]));
  const lynx = (uid: string, query = '') => `/api/lesecretariat/lynx/${chOID}?trial=${trials.get(uid)}${query}`;
  const csv = (list: string) => `/api/lesecretariat/csv/${chOID}?list=${list}`;
  const road = roadPath(race);
  return {
    road,
    roadOfCommas: road,
    roadOfTabs: road,
    starts: csv('starts'),
    results: csv('results'),
    roster: `/api/lesecretariat/roster/${chOID}?`,
    records: `/api/lesecretariat/record-list/${chOID}?name=fuzz`,
    lif: lynx(FINAL),
    laps: lynx(LAPS),
    lff: lynx(LONG),
    vault: lynx(VAULT),
    evt: `/api/lesecretariat/lynx/${chOID}?file=evt`,
    ppl: lynx(FINAL, '&file=ppl'),
  };
}
