import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { aChallenge, aResultRow, aTrial } from 'shared-domain/testing';
import type { FirstAnswer } from '../src/static/index.ts';
import { buildCardUrl, findPageOfCard } from '../src/static/share-card/card-address.ts';
import {
  buildAthleteCard,
  buildChallengeCard,
  buildListCard,
  findNewestHeat,
} from '../src/static/share-card/card-facts.ts';
import { buildCardSvg } from '../src/static/share-card/card-svg.ts';
import { createDrawingQueue, MAX_WAITING } from '../src/static/share-card/drawing-queue.ts';
import { type ServedSite, serveSite } from './site-folder.ts';
import { until } from './until.ts';

const rio = aChallenge({
  oid: 'C',
  name: 'Régionaux <du> Grand-Val',
  date: '2026-06-13',
  duration: 1,
  place: 'Brisaille',
});
const trial = aTrial({ oid: 'T', chOID: 'C', gOID: 'G', results: 3, round: 'f' });
const rows = [
  aResultRow({ last: 'VALMOREL', first: 'Inès', club: 'AC Valmont', rank: 1, prf: { v: 11_580, u: 'ms', st: 1 } }),
  aResultRow({ last: 'KERBRAT', first: 'Lou', rank: 2, prf: { v: 11_660, u: 'ms', st: 1 } }),
  aResultRow({ last: 'SANTERRE', first: 'Aïcha', prf: { st: 3 } }),
];

let sites: ServedSite[] = [];
let revision = 1;
afterEach(async () => {
  for (const site of sites) await site.close();
  sites = [];
});

async function servedCards(): Promise<ServedSite> {
  const answers: Record<string, unknown> = {
    '/api/challenge/C': rio,
    '/api/rounds/C': { rounds: [{ gOID: 'G', round: 'f', date: trial.date, status: 40, heats: [trial] }] },
    '/api/results-rr/C/query/T': { results: rows.slice(0, revision + 1) },
  };
  const ask = async (url: string): Promise<FirstAnswer | undefined> => {
    const answer = answers[url.split('?')[0] ?? ''];
    return answer === undefined ? undefined : { url, tag: `${revision}`, json: JSON.stringify(answer) };
  };
  const site = await serveSite({ ask });
  sites.push(site);
  return site;
}

describe('The picture of a shared page', () => {
  test('of a list says its event, its competition and its first three with a mark', () => {
    const facts = buildListCard(rio, trial, rows, 'fr');
    expect(facts.challenge).toBe('Régionaux <du> Grand-Val');
    expect(facts.dateAndPlace).toBe('13 juin 2026 · Brisaille');
    expect(facts.rows).toEqual([
      { rank: '1', name: 'VALMOREL Inès', affiliation: 'AC Valmont', mark: '11.58' },
      expect.objectContaining({ rank: '2', name: 'KERBRAT Lou', mark: '11.66' }),
    ]);
  });

  test('names a race as its page does: a cross by its own name, one on the road in kilometres, whole seconds and no final', () => {
    const time = rows.map((row) => ({ ...row, prf: { v: 1_864_320, u: 'ms' as const, st: 1 as const } }));
    const road = { ...trial, g0: 10_000, group: '10 000 m Femmes' };
    const run = buildListCard({ ...rio, kind: 'road' }, road, time, 'fr');
    expect([run.title, run.rows[0]?.mark]).toEqual(['10 km', '31:05']);
    expect(run.subtitle).not.toContain('Finale');
    const cross = { ...trial, g0: 1, group: 'Cross long des As' };
    const athlete = {
      key: 'k',
      last: 'VALMOREL',
      first: 'Inès',
      category: 56,
      trials: [{ trial: cross, result: time[0] }],
    };
    expect(buildListCard({ ...rio, kind: 'cross' }, cross, time, 'fr').title).toBe('Cross long des As');
    expect(buildAthleteCard({ ...rio, kind: 'cross' }, athlete, 'fr').rows[0]).toMatchObject({
      name: 'Cross long des As',
      affiliation: '',
    });
  });

  test('of an English page is in English: day, event, round, category', () => {
    const hurdles = { ...trial, g0: 900_003, group: 'Longueur Femmes', round: 's' as const };
    const facts = buildListCard(rio, hurdles, rows, 'en');
    expect([facts.title, facts.subtitle]).toEqual(['Long jump', expect.stringMatching(/^Semi-final · Seniors? W$/)]);
    expect(facts.dateAndPlace).toBe('13 June 2026 · Brisaille');
    const part = { ...hurdles, group: 'Heptathlon Femmes', round: 'c' as const, dets: { combined: '800007-0-56-f1' } };
    expect(buildListCard(rio, part, rows, 'en').subtitle).toMatch(/^Heptathlon Women/);
    expect(buildChallengeCard(rio, 'en').subtitle).toBe('13 June 2026 · Brisaille');
  });

  test('has an address for each language, and is kept apart', async () => {
    const page = { path: '/challenge/C/trial-T', language: 'en' } as const;
    const address = buildCardUrl(page, 'words');
    expect(address).toMatch(/^\/cards\/en\/challenge\/C\/trial-T\.png\?v=/);
    expect(findPageOfCard(address.split('?')[0] ?? '')).toEqual(page);
    expect(findPageOfCard('/cards/index.png')).toEqual({ path: '/', language: 'fr' });
    const { get } = await servedCards();
    const [french, english, again] = [await get(address.replace('/en', '')), await get(address), await get(address)];
    expect(english.status).toBe(200);
    expect(english.headers.etag).not.toBe(french.headers.etag);
    expect(again.headers.etag).toBe(english.headers.etag);
  });

  test('of U16 or younger names nobody (Q30)', () => {
    expect(buildListCard(rio, { ...trial, category: 50 }, rows, 'fr').rows.length).toBeGreaterThan(0);
    for (const category of [45, 46, 47, 48])
      expect([category, buildListCard(rio, { ...trial, category }, rows, 'fr').rows]).toEqual([category, []]);
  });

  test('of an athlete has the newest results; of one under 16 it is the competition’s (Q30)', () => {
    const athlete = { key: 'k', last: 'VALMOREL', first: 'Inès', club: 'AC Valmont', category: 56 };
    const trials = [
      { trial: { ...trial, round: 'h' as const, heats: 2 }, result: rows[1] },
      { trial, result: rows[0] },
      { trial: { ...trial, oid: 'U' } },
    ];
    const facts = buildAthleteCard(rio, { ...athlete, trials }, 'fr');
    expect(facts).toMatchObject({ title: 'Inès VALMOREL', challenge: 'Régionaux <du> Grand-Val' });
    expect(facts.subtitle).toMatch(/^AC Valmont · /);
    expect(facts.rows.map(({ rank, name, mark }) => [rank, name, mark])).toEqual([
      ['1', '100 m', '11.58'],
      ['2', '100 m', '11.66'],
    ]);
    expect(buildAthleteCard(rio, { ...athlete, category: 46, trials }, 'fr')).toEqual(buildChallengeCard(rio, 'fr'));
  });

  test('of an event is that of its last heat with results', () => {
    const heats = [
      { ...trial, oid: 'h1', round: 'h' as const, date: '2026-06-13T10:00:00+02:00' },
      { ...trial, oid: 'f1', date: '2026-06-13T12:00:00+02:00', results: 0 },
    ];
    expect(findNewestHeat(heats, 'G')?.oid).toBe('h1');
    expect(findNewestHeat(heats, 'OTHER')).toBeUndefined();
  });

  test('a name is text in it, whatever it holds; a long one stays inside', () => {
    const svg = buildCardSvg(buildChallengeCard({ ...rio, name: `<script>&"${'x'.repeat(300)}` }, 'fr'));
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('…');
    expect(svg.match(/<text/g)?.length).toBe(svg.match(/<\/text>/g)?.length);
  });

  test('is a PNG of 1200 by 630 that other sites may show, and not sent twice', async () => {
    const { get } = await servedCards();
    for (const path of ['/cards/index.png', '/cards/challenge/C.png', '/cards/challenge/C/trial-T.png?v=1']) {
      const { status, headers, body } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
      const again = await get(path, { 'if-none-match': String(headers.etag) });
      expect(again.status).toBe(304);
    }
  });

  test('changes with the list, and is not there for a competition that is not', async () => {
    const { get } = await servedCards();
    revision = 0;
    const before = await (await servedCards()).get('/cards/challenge/C/trial-T.png');
    expect(before.status).toBe(200);
    revision = 1;
    const after = await (await servedCards()).get('/cards/challenge/C/trial-T.png');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect((await get('/cards/challenge/NONE.png')).status).toBe(404);
    expect((await get('/cards/other')).status).toBe(404);
  });

  test('7. is refused for a moment where those of hundreds of pages are asked for at once', async () => {
    let asked = 0;
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const athlete = { key: 'k', last: 'VALMOREL', first: 'Inès', category: 56, trials: [{ trial, result: rows[0] }] };
    const ask = async (url: string): Promise<FirstAnswer | undefined> => {
      const isAthlete = url.includes('athlete');
      if (isAthlete) asked += 1;
      if (isAthlete) await answered;
      return { url, tag: url, json: JSON.stringify(isAthlete ? athlete : rio) };
    };
    const site = await serveSite({ ask });
    sites.push(site);
    const refused: IncomingHttpHeaders[] = [];
    const flood = Array.from({ length: 120 }, async (_, n) => {
      const { status, headers } = await site.get(`/cards/challenge/C/athlete/a${n}.png`);
      if (status === 503) refused.push(headers);
      return status;
    });
    // Those that come later would be taken in once there is an answer.
    await until(() => refused.length === 120 - 32);
    expect(refused[0]).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect((await site.get('/cards/index.png')).status).toBe(503);
    answer();
    const statuses = await Promise.all(flood);
    expect([asked, statuses.filter((status) => status === 200).length]).toEqual([32, 32]);
    expect((await site.get('/cards/index.png')).status).toBe(200);
  });
});

describe('7. The queue of pictures', () => {
  test('makes one at a time, each once for all who want it, and refuses those beyond', async () => {
    const { draw } = createDrawingQueue<string>();
    const drawn: string[] = [];
    const make = (key: string) =>
      draw(key, async () => {
        drawn.push(key);
        await setImmediate();
        return key;
      });
    const same = await Promise.all(Array.from({ length: 100 }, () => make('same')));
    expect([new Set(same), drawn]).toEqual([new Set(['same']), ['same']]);
    const many = await Promise.all(Array.from({ length: 100 }, (_, n) => make(`${n}`)));
    expect(many.filter((each) => each === 'busy')).toHaveLength(100 - MAX_WAITING - 1);
    expect(await make('99')).toBe('99');
  });

  test('lets nobody wait for one that takes too long, counted from its own beginning, and goes on after it', async () => {
    const { draw } = createDrawingQueue<string>(100);
    const slow = async (name: string, ms: number) => {
      await sleep(ms);
      return name;
    };
    const inTime = ['a', 'b', 'c'].map((name) => draw(name, () => slow(name, 60)));
    expect(await Promise.all(inTime)).toEqual(['a', 'b', 'c']);
    let end = (_: string): void => undefined;
    const stuck = draw('stuck', () => new Promise<string>((resolve) => (end = resolve)));
    const behind = draw('behind', () => slow('behind', 1));
    expect(await Promise.all([stuck, behind])).toEqual(['busy', 'busy']);
    expect(await draw('after', () => slow('after', 1))).toBe('busy');
    end('stuck');
    await setImmediate();
    expect(await draw('after', () => slow('after', 1))).toBe('after');
  });

  test('says what was wrong to who waits for it, and to nobody else', async () => {
    const { draw } = createDrawingQueue<string>();
    const wrong = draw('wrong', () => Promise.reject(new Error('no font')));
    const right = draw('right', async () => 'right');
    await expect(wrong).rejects.toThrow('no font');
    expect(await right).toBe('right');
  });
});
