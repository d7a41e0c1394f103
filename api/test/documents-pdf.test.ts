import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Trial } from 'shared-domain/contract';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

jest.setTimeout(30_000);

const HIGH = '900001-0-56-f1';
const ROAD = '010000-R-57-f1';
/** Of a road race, whose list takes a page for every sixty. */
const FINISHERS = process.env.FOULEE_LONG === '1' ? 1000 : 130;

let server: RunningServer;
let chOID: string;
let trials: Trial[];
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  chOID = (await server.createChallenge({ name: 'Meeting de l’Été', metadata: { place: 'Saint-Brieuc' } })).oid;
  const final = aFinal();
  await server.upload(chOID, {
    trialsData: [
      ...(final.trialsData ?? []),
      anUploadTrial(HIGH, { group: 'Hauteur Femmes', status: 40, date: '2026-06-14T10:00:00+02:00' }),
      anUploadTrial(ROAD, { group: '10 km', status: 15, date: '2026-06-14T09:00:00+02:00' }),
    ],
    startlists: { ...final.startlists },
    resultlists: {
      ...final.resultlists,
      [HIGH]: [
        {
          bib: '21',
          last: 'LEFÈVRE',
          first: 'Zoë',
          category: 56,
          clubName: 'Cœur d’Ille Athlé',
          prf: { v: 1750, u: 'mm', st: 1 },
          attempts: [
            { h: 1700, r: 'o' },
            { h: 1750, r: 'xxo' },
            { h: 1800, r: 'xxx' },
          ],
        },
      ],
      [ROAD]: Array.from({ length: FINISHERS }, (_, i) => ({
        bib: String(5000 + i),
        last: `COUREUR${i}`,
        first: 'Aël',
        category: 55,
        clubName: 'Club de Bretagne',
        prf: ms(1_800_000 + i * 1000),
      })),
    },
  });
  trials = await server.trials(chOID);
}, 30_000);
afterAll(() => server.close());

const ask = (query = '') => fetch(`${server.url}/api/challenge/${chOID}/pdf${query}`);
const getOid = (uid: string): string => trials.find((trial) => trial.uid === uid)?.oid ?? '';

describe('Lists on paper', () => {
  test('say competition, place, event, wind, ranks, names and marks, and that they are unofficial', async () => {
    const response = await ask(`?trialOID=${getOid(FINAL)}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const [page = ''] = await readPages(response);
    for (const said of [
      'Meeting de l’Été',
      'Saint-Brieuc',
      '13–14 juin 2026',
      '100 m Hommes – Finale',
      'Vent : +0.4 m/s',
      'Non officiel',
    ]) {
      expect(page).toContain(said);
    }
    expect(page).toMatch(/1 4 11 MARTIN Léo AC Rennes 10\.48/);
    expect(page).toMatch(/2 5 12 PETIT Noé EA Brest 10\.64/);
    expect(page).toMatch(/13 MOREL Hugo US Vannes DNF/);
    expect(page).toContain('Page 1/1');
    expect(page).toContain('Imprimé le samedi 13 juin 2026 à 16:00'.replace(' à', ','));
  });

  test('are in English on demand', async () => {
    const [page = ''] = await readPages(await ask(`?trialOID=${getOid(FINAL)}&lang=en`));
    for (const said of ['100 m Men – Final', 'Wind: +0.4 m/s', 'Unofficial', '3 athletes'])
      expect(page).toContain(said);
    expect(page).toMatch(/13\s?–\s?14 June 2026/);
    expect(page).toMatch(/Printed on Saturday,? 13 June 2026/);
    expect(page).not.toMatch(/Cl\.|Athlète|Imprimé|juin/);
  });

  test('say the first of a month as French does', async () => {
    const { oid } = await server.createChallenge({ date: '2026-06-01', duration: 2 });
    const date = '2026-06-01T15:00:00+02:00';
    await server.upload(oid, { ...aFinal(), trialsData: [anUploadTrial(FINAL, { date })] });
    const [page = ''] = await readPages(await fetch(`${server.url}/api/challenge/${oid}/pdf`));
    expect(page).toContain('1er–2 juin 2026');
    expect(page).toContain('lundi 1er juin 2026, 15:00');
    const [english = ''] = await readPages(await fetch(`${server.url}/api/challenge/${oid}/pdf?lang=en`));
    expect(english).toMatch(/Monday,? 1 June 2026/);
  });

  test('say who goes on in words of the sport, wind as the site does', async () => {
    const { oid } = await server.createChallenge();
    const heat = '000100-0-55-h1';
    const jump = '900003-0-55-q1';
    await server.upload(oid, {
      ...aFinal(heat),
      trialsData: [
        anUploadTrial(heat),
        anUploadTrial(jump, { group: 'Longueur Hommes', dets: { qualifying: { standard: 7800, times: 12 } } }),
      ],
      resultlists: {
        ...aFinal(heat).resultlists,
        [jump]: [{ bib: '21', last: 'LEFÈVRE', first: 'Zoé', category: 55, prf: { v: 7420, u: 'mm', st: 1 } }],
      },
    });
    const printed = (await readPages(await fetch(`${server.url}/api/challenge/${oid}/pdf`))).join(' ');
    expect(printed).toContain('Vent : n.c.');
    expect(printed).toContain('q : pour compléter à 12');
  });

  test('show the bars of a high jump, and accents whole', async () => {
    const [page = ''] = await readPages(await ask(`?trialOID=${getOid(HIGH)}`));
    expect(page).toMatch(/LEFÈVRE Zoë/);
    expect(page).toContain('Cœur d’Ille Athlé');
    expect(page).toMatch(/1\.70 1\.75 1\.80/);
    expect(page).toContain('xxo');
    expect(page).toContain('Officiel');
  });

  test('are start lists when these are asked for, with bests and no birth date', async () => {
    const [page = ''] = await readPages(await ask('?list=starts'));
    expect(page).toMatch(/4 11 MARTIN Léo AC Rennes 10\.50 10\.70/);
    expect(page).not.toMatch(/2001/);
  });

  test('are of a day or a group only', async () => {
    const second = (await readPages(await ask('?day=2026-06-14'))).join(' ');
    expect(second).toContain('LEFÈVRE');
    expect(second).not.toContain('MARTIN');
    const { gOID } = trials.find(({ uid }) => uid === HIGH) as Trial;
    expect(await readPages(await ask(`?groupOID=${gOID}`))).toHaveLength(1);
  });

  test('repeat the head of a long list on every page, and number the pages', async () => {
    const pages = await readPages(await ask(`?trialOID=${getOid(ROAD)}`));
    expect(pages.length).toBeGreaterThan(FINISHERS / 65);
    pages.forEach((page, index) => {
      expect(page).toMatch(/Pl\. Dos\. Athlète Club/);
      expect(page).toContain(`Page ${index + 1}/${pages.length}`);
    });
    expect(pages.slice(1).every((page) => page.includes('(suite)'))).toBe(true);
    const all = pages.join(' ');
    for (const i of [0, FINISHERS / 2 - 1, FINISHERS - 1])
      expect(all).toContain(`${i + 1} ${5000 + i} COUREUR${i} Aël`);
  });

  test('are not sent again to whoever has them', async () => {
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(first.url, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_470) }] } });
    const changed = await fetch(first.url, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect((await readPages(changed)).join(' ')).toContain('10.47');
  });

  test('of the trials that its organisation picks come in one file, of a hidden challenge too', async () => {
    const own = (query: string, token = server.token) =>
      fetch(`${server.url}/api/lesecretariat/pdf/${chOID}${query}`, { headers: { 'x-access-token': token } });
    await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { visible: false } });
    try {
      expect((await ask()).status).toBe(404);
      const answer = await own(`?list=results&oids[]=${getOid(FINAL)}&oids[]=${getOid(HIGH)}`);
      expect(answer.headers.get('content-disposition')).toBe('attachment; filename="resultats.pdf"');
      const printed = (await readPages(answer)).join(' ');
      expect(printed).toContain('MARTIN');
      expect(printed).toContain('LEFÈVRE');
      expect(printed).not.toContain('COUREUR0');
      expect((await own('', 'nobody')).status).toBe(401);
    } finally {
      await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { visible: true } });
    }
  });

  test('name no hidden athlete', async () => {
    const body = { last: 'Martin', first: 'Léo', hidden: true };
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body });
    for (const list of ['starts', 'results']) {
      const text = (await readPages(await ask(`?list=${list}&trialOID=${getOid(FINAL)}`))).join(' ');
      expect(text).toContain('ATHLETE Anonyme');
      expect(text).not.toContain('MARTIN');
    }
  });

  test('are refused where nothing is: unknown trial, group and challenge, a hidden one, a day that is none', async () => {
    const { oid } = await server.createChallenge({ visible: false });
    for (const query of ['?trialOID=nobody', '?groupOID=nobody']) expect((await ask(query)).status).toBe(404);
    expect((await ask('?day=today')).status).toBe(400);
    for (const id of [oid, 'nobody']) expect((await fetch(`${server.url}/api/challenge/${id}/pdf`)).status).toBe(404);
  });
});
