import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { findFamily, makeTeamId } from 'shared-domain';
import type { Trial, UploadBody } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';
import { anUploadTrial, FINAL, ms } from './uploads.ts';

/** Draws whatever it is given, and names the leader where the page does not know better. */
const DRAW = `export const renderPage = async ({ path, answers }) => ({
  html: '<main>' + JSON.stringify(answers) + '</main>', facts: { title: path, description: '1. VALMOREL Inès' } });`;
const FRAME = `export const renderFrame = async () => ({ before: '', after: '' });`;
const DRAWN = '/remotes/public-site/server/draw.0a0b0c0d.mjs';

const U16 = 47;
const SENIOR = 55;
const TEAM = makeTeamId('AC Valmont');

/** Somebody in a list of seniors: only the row can tell the age. */
type Person = NonNullable<UploadBody['startlists']>[string][number];
const ADULT: Person = { bib: '11', last: 'VALMOREL', first: 'Inès', category: SENIOR, clubName: 'AC Valmont' };
const CASES: readonly (readonly [string, Person])[] = [
  ['by the birth date, entered as a senior', { ...ADULT, dob: '2010-06-14' }],
  ['by the category', { ...ADULT, category: U16 }],
];

// Each test draws pages and pictures, on a machine that may be busy.
jest.setTimeout(60_000);

let server: RunningServer;
let site: ServedSite;
beforeAll(async () => {
  site = await servePublishedSite();
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z'), env: { SITE_DIR: site.siteDir } });
});
afterAll(async () => {
  await server.close();
  await site.close();
});

const draw = (isDrawn: boolean): void => {
  site.write('shell/server/draw.mjs', FRAME);
  site.write(DRAWN.slice(1), DRAW);
  site.release('public_site', isDrawn ? 'dddddddd' : 'aaaaaaaa', isDrawn ? { draw: DRAWN } : {});
};

interface Place {
  readonly chOID: string;
  readonly trial: Trial;
}

/** A final of seniors led by somebody, and run, so that the live board shows it. */
async function aCompetition(person: Person, uid = FINAL): Promise<Place> {
  const { oid: chOID } = await server.createChallenge();
  await server.upload(chOID, {
    trialsData: [anUploadTrial(uid, { group: '100 m', status: 10 })],
    startlists: { [uid]: [person, { bib: '12', last: 'KERBRAT', first: 'Lou', category: SENIOR }] },
    resultlists: {
      [uid]: [
        { bib: '11', prf: ms(11_580) },
        { bib: '12', prf: ms(11_660) },
      ],
    },
  });
  return { chOID, trial: (await server.trials(chOID))[0] as Trial };
}

const getRobots = async (path: string, init: RequestInit = {}): Promise<string | null> => {
  const answer = await fetch(server.url + path, init);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.headers.get('x-robots-tag');
};

/** Each answer that names who leads, and each page that shows one. */
const getAnswers = ({ chOID, trial }: Place): string[] => [
  `/api/results?chOID=${chOID}&trialOID=${trial.oid}`,
  `/api/results?groupOID=${trial.gOID}`,
  `/api/starts?trialOIDs[]=${trial.oid}`,
  `/api/search?chOID=${chOID}&q=valmorel`,
  `/api/scratch/${trial.gOID}`,
  `/api/live/${chOID}`,
  `/api/challenge/${chOID}/perfs`,
  `/api/challenge/${chOID}/team/${TEAM}`,
];
const getPages = ({ chOID, trial }: Place): string[] => [
  `/challenge/${chOID}`,
  `/challenge/${chOID}?v=direct`,
  `/challenge/${chOID}/trial-${trial.oid}`,
  `/challenge/${chOID}/trial-${trial.oid}?t=starts`,
  `/challenge/${chOID}/group/${trial.gOID}`,
  `/challenge/${chOID}/scratch/${trial.gOID}`,
  `/challenge/${chOID}/fa-${findFamily(trial, 'outdoor')}`,
  `/challenge/${chOID}/topperfs`,
  `/challenge/${chOID}/teammembers/${TEAM}`,
  `/challenge/${chOID}/teamsresults/${TEAM}`,
];
/** What names nobody, whoever runs. */
const getNameless = ({ chOID }: Place): string[] => [
  `/api/challenge/${chOID}`,
  `/api/groups?chOID=${chOID}`,
  `/api/rounds/${chOID}`,
  `/api/igcs/${chOID}`,
  `/api/igfeed/${chOID}`,
  '/api/home',
  `/challenge/${chOID}/instagroups`,
  `/challenge/${chOID}/stats`,
  `/challenge/${chOID}/teams`,
  '/policy',
];
const all = async (paths: readonly string[]) =>
  Promise.all(paths.map(async (path) => [path, await getRobots(path)] as const));
const pairWithRobots = (paths: readonly string[], robots: string | null) => paths.map((path) => [path, robots]);

describe('Search engines keep nothing that names somebody under 16', () => {
  test.each(CASES)('known %s: each answer and each page says so, drawn or not, asked twice', async (_, person) => {
    const place = await aCompetition(person);
    try {
      for (const isDrawn of [false, true]) {
        draw(isDrawn);
        const named = [...getAnswers(place), ...getPages(place)];
        expect(await all(named)).toEqual(pairWithRobots(named, 'noindex'));
        expect(await all(named)).toEqual(pairWithRobots(named, 'noindex'));
        const nameless = getNameless(place);
        expect(await all(nameless)).toEqual(pairWithRobots(nameless, null));
      }
    } finally {
      await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${place.chOID}`);
    }
  });

  test('adults are found: the same answers and pages of theirs are kept', async () => {
    draw(true);
    const place = await aCompetition({ ...ADULT, dob: '2010-06-13' });
    const every = [...getAnswers(place), ...getPages(place), ...getNameless(place), '/'];
    expect(await all(every)).toEqual(pairWithRobots(every, null));
  });

  test('a race’s page by page, its streams and its files', async () => {
    const { chOID, trial } = await aCompetition({ ...ADULT, dob: '2012-01-01' });
    const path = `/api/results-rr/${chOID}/query/${trial.oid}`;
    const page = (body: object) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await getRobots(path, page({ limit: 1 }))).toBe('noindex');
    expect(await getRobots(path, page({ limit: 1, offset: 1 }))).toBeNull();
    for (const file of ['pdf?list=results', 'snapshot', 'calendar'])
      expect([file, await getRobots(`/api/challenge/${chOID}/${file}`)]).toEqual([file, 'noindex']);
    expect(await getRobots(`/api/results-csv?trialOID=${trial.oid}`)).toBe('noindex');
    const stop = new AbortController();
    const stream = await fetch(`${server.url}/api/live/${chOID}/events`, { signal: stop.signal });
    expect(stream.headers.get('x-robots-tag')).toBe('noindex');
    stop.abort();
  });

  test('who reads it again and has it already is told again', async () => {
    const { trial } = await aCompetition({ ...ADULT, dob: '2012-01-01' });
    const first = await fetch(`${server.url}/api/results?trialOID=${trial.oid}`);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${server.url}/api/results?trialOID=${trial.oid}`, {
      headers: { 'if-none-match': etag },
    });
    expect([again.status, again.headers.get('x-robots-tag')]).toEqual([304, 'noindex']);
  });

  test('a list of U16 whose rows say nothing, and a start list before any result', async () => {
    const { last, first } = ADULT;
    const { chOID, trial } = await aCompetition({ bib: '11', last, first }, `000100-0-${U16}-f1`);
    expect(await getRobots(`/api/results?trialOID=${trial.oid}`)).toBe('noindex');
    expect(await getRobots(`/challenge/${chOID}/group/${trial.gOID}`)).toBe('noindex');
    const next = await server.createChallenge();
    await server.upload(next.oid, {
      trialsData: [anUploadTrial(FINAL, { status: 20 })],
      startlists: { [FINAL]: [{ last, first, category: SENIOR, dob: '2011-01-01' }] },
    });
    const [planned] = await server.trials(next.oid);
    expect(await getRobots(`/challenge/${next.oid}/trial-${planned?.oid}`)).toBe('noindex');
    expect(await getRobots(`/api/results?trialOID=${planned?.oid}`)).toBe('noindex');
  });

  test('in a relay’s team and in another list that does not give the birth date', async () => {
    const { oid: chOID } = await server.createChallenge();
    const [other, relay] = ['000200-0-55-f1', '000400-0-55-f1'];
    await server.upload(chOID, {
      trialsData: [FINAL, other, relay].map((uid) => anUploadTrial(uid, { group: uid, name: uid })),
      startlists: { [FINAL]: [{ ...ADULT, dob: '2012-01-01' }] },
      resultlists: {
        [other]: [{ last: 'Valmorel', first: 'Ines', category: SENIOR, prf: ms(25_000) }],
        [relay]: [{ last: 'AC Valmont', prf: ms(45_000), members: [{ last: 'VALMOREL', first: 'Inès' }] }],
      },
    });
    for (const { oid } of await server.trials(chOID))
      expect(await getRobots(`/api/results?trialOID=${oid}`)).toBe('noindex');
  });

  test('the home page while the board of the competition that is on names one', async () => {
    await aCompetition({ ...ADULT, dob: '2012-01-01' });
    expect(await getRobots('/?j=2026-06-13')).toBe('noindex');
  });

  test.each(CASES)(
    'known %s: once hidden, nobody is named, and what shows no other child may be kept',
    async (_, person) => {
      const place = await aCompetition(person);
      const body = { last: 'VALMOREL', first: 'Inès', hidden: true };
      await server.call('PUT', `/api/lesecretariat/athlete-hidden/${place.chOID}`, { body });
      expect(await getRobots(`/api/results?trialOID=${place.trial.oid}`)).toBeNull();
    },
  );

  test('no description, no picture and no home page names one', async () => {
    draw(true);
    const place = await aCompetition({ ...ADULT, dob: '2012-01-01' });
    const page = `/challenge/${place.chOID}/trial-${place.trial.oid}`;
    const html = await (await fetch(server.url + page)).text();
    expect(html).toContain('VALMOREL');
    expect(html.match(/<meta[^>]*>/g)?.join('')).not.toContain('VALMOREL');
    expect(html).toContain('<meta name="robots" content="noindex">');
    const { body } = await server.get<{ results: { oid: string; leader?: object }[] }>('/api/home');
    expect(body.results.find(({ oid }) => oid === place.trial.oid)).not.toHaveProperty('leader');
    const [own, adults] = [place, await aCompetition(ADULT)].map(({ chOID, trial }) =>
      fetch(`${server.url}/cards/challenge/${chOID}/trial-${trial.oid}.png`),
    );
    // Both pictures are of the same event; only that of adults has rows on it.
    const [small = 0, large = 0] = await Promise.all(
      [own, adults].map(async (card) => (await ((await card) as Response).arrayBuffer()).byteLength),
    );
    expect(large).toBeGreaterThan(small + 2000);
  });
});

describe('What search engines read first', () => {
  test('robots.txt closes nothing that must be read for its header, and names the sitemap', async () => {
    const text = await (await fetch(`${server.url}/robots.txt`)).text();
    expect(text).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${server.url}/sitemap.xml\n`);
  });

  test('the sitemap has each competition that names nobody under 16, and no page that says noindex', async () => {
    await server.close();
    server = await startServer({ clock: () => new Date('2026-07-13T14:00:00Z'), env: { SITE_DIR: site.siteDir } });
    const young = await aCompetition({ ...ADULT, dob: '2012-01-01' });
    const adults = await aCompetition(ADULT);
    const text = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const paths = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(server.url, ''));
    expect(paths).toContain(`/challenge/${adults.chOID}`);
    expect(paths).not.toContain(`/challenge/${young.chOID}`);
    expect(paths).toContain('/');
    expect(await all(paths)).toEqual(pairWithRobots(paths, null));
  });

  test('pages behind a sign-in are kept by none', async () => {
    expect(await getRobots('/mgr/lesecretariat/')).toBe('noindex');
  });
});
