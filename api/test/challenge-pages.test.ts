import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ChallengesAnswer, ErrorEnvelope, MyChallengesAnswer } from 'shared-domain/contract';
import { challengesAnswer } from 'shared-domain/contract/schemas';
import { boundedMetadata } from '../src/store/migrations/101-bounded-metadata.ts';
import { aChallengeBody, type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial, ms } from './uploads.ts';

const NOW = new Date('2026-06-13T14:00:00Z');
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => NOW });
  for (const [name, date, kind, region] of [
    ['Ancien', '2020-01-01', 'cross', 'Bretagne'],
    ['Régionaux d’été', '2026-06-01', 'outdoor', 'Bretagne'],
    ['Dix kilomètres', '2026-06-20', 'road', 'Occitanie'],
    ['Salle', '2026-12-05', 'indoor', 'Occitanie'],
  ] as const)
    await server.createChallenge({ name, date, kind, region });
});
afterAll(() => server.close());

async function read(query: string): Promise<ChallengesAnswer> {
  const { status, body } = await server.get<ChallengesAnswer>(`/api/challenges${query}`);
  expect([query, status, challengesAnswer.safeParse(body).error?.issues]).toEqual([query, 200, undefined]);
  return body;
}
const names = ({ challenges }: ChallengesAnswer) => challenges.map(({ name }) => name);

describe('The list of competitions (Q38)', () => {
  test.each([
    ['', ['Dix kilomètres', 'Régionaux d’été']],
    ['?format=short', ['Dix kilomètres', 'Régionaux d’été']],
    ['?from=2026-01-01', ['Salle', 'Dix kilomètres', 'Régionaux d’été']],
    ['?from=2026-06-01&to=2026-06-30&order=asc', ['Régionaux d’été', 'Dix kilomètres']],
    ['?insee=53', ['Régionaux d’été', 'Ancien']],
    ['?region=Occitanie', ['Salle', 'Dix kilomètres']],
    ['?kind=cross', ['Ancien']],
    ['?federation=UNSS', []],
    ['?q=dix', ['Dix kilomètres']],
    ['?q=ete%20regio', ['Régionaux d’été']],
    ['?q=dix&to=2026-06-19', []],
  ])('%s', async (query, found) => {
    expect(names(await read(query))).toEqual(found);
  });

  test('is given page by page', async () => {
    const pages: string[][] = [];
    for (let query = '?from=1900-01-01&limit=1'; ; ) {
      const answer = await read(query);
      pages.push(names(answer));
      if (answer.next === undefined) break;
      query = `?from=1900-01-01&limit=1&cursor=${answer.next}`;
    }
    expect(pages).toEqual([['Salle'], ['Dix kilomètres'], ['Régionaux d’été'], ['Ancien']]);
  });

  test.each(['?limit=101', '?limit=0', '?from=hier', '?kind=kart', '?cursor=1', '?q=ab', '?order=up'])(
    '%s is refused',
    async (query) => {
      const { status, body } = await server.get<ErrorEnvelope>(`/api/challenges${query}`);
      expect([status, body.errors[0]?.detail]).toEqual([400, expect.stringMatching(/^query\./)]);
    },
  );
});

const create = (body: object) =>
  server.call<ErrorEnvelope & { oid: string }>('POST', '/api/lesecretariat/challenge', {
    body: { ...aChallengeBody(server.org), ...body },
  });

describe('Metadata (Q39)', () => {
  test.each([
    [{ colour: 'red' }, /\$\.metadata: .*colour/],
    [{ contact: { fax: '1' } }, /\$\.metadata\.contact: .*fax/],
    [{ contact: { name: 'x'.repeat(1_000_000) } }, /\$\.metadata\.contact\.name: /],
    [{ registration: { url: `https://club.example/${'x'.repeat(500)}` } }, /\$\.metadata\.registration\.url: /],
  ])('%# is refused by name', async (metadata, detail) => {
    const { status, body } = await create({ metadata });
    expect([status, body.errors?.[0]?.detail]).toEqual([expect.any(Number), expect.stringMatching(detail)]);
    expect(status).toBe(400);
  });

  test('of an older database is cut to its shape, and fat ones put back are not shown', async () => {
    const { db } = server.ctx.store;
    const { oid } = await server.createChallenge();
    const fat = {
      place: 'Évry',
      tz: 'Europe/Paris',
      other: 'x'.repeat(1_000_000),
      contact: { name: 'y'.repeat(5000) },
    };
    await db
      .updateTable('challenge')
      .set({ metadata: JSON.stringify(fat) })
      .where('oid', '=', oid)
      .execute();
    const path = `/api/challenge/${oid}`;
    expect(JSON.stringify((await server.get(path)).body).length).toBeLessThan(2000);
    await Promise.all(
      ['challenge_region', 'challenge_organisation'].map((name) => db.schema.dropIndex(name).execute()),
    );
    await boundedMetadata.up(db as never);
    const { metadata } = await db
      .selectFrom('challenge')
      .select('metadata')
      .where('oid', '=', oid)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(metadata)).toEqual({ place: 'Évry', tz: 'Europe/Paris', contact: { name: 'y'.repeat(120) } });
  });
});

test('format=short leaves out what a line of a list does not show, and no other word does (Q19)', async () => {
  const { oid } = await server.createChallenge({ date: '2031-01-01', metadata: { place: 'Valmont' } });
  const line = async (query: string) => (await read(`?from=2031-01-01&to=2031-01-01${query}`)).challenges[0];
  const whole = await line('');
  expect(Object.keys(whole ?? {})).toEqual(expect.arrayContaining(['org', 'regionINSEE', 'trials', 'running']));
  expect(await line('&format=long')).toEqual(whole);
  expect(await line('&format=short')).toEqual({
    oid,
    name: whole?.name,
    rtype: 'FFA',
    kind: 'outdoor',
    region: whole?.region,
    date: '2031-01-01',
    duration: whole?.duration,
    tz: 'Europe/Paris',
    place: 'Valmont',
  });
});

test('a line counts the trials with a start list and with results', async () => {
  const { oid } = await server.createChallenge({ date: '2031-02-02' });
  const [first, second] = ['000100-0-55-f1', '000100-0-55-f2'] as const;
  await server.upload(oid, {
    trialsData: [first, second].map((uid) => anUploadTrial(uid)),
    startlists: Object.fromEntries([first, second].map((uid) => [uid, [{ bib: '1', last: 'ROCHE', first: 'A' }]])),
    resultlists: { [first]: [{ bib: '1', prf: ms(11_000) }] },
  });
  for (const format of ['', '&format=short'])
    expect((await read(`?from=2031-02-02&to=2031-02-02${format}`)).challenges).toMatchObject([
      { oid, startlists: 2, resultlists: 1 },
    ]);
});

test('an organiser’s competitions are given page by page', async () => {
  const { db } = server.ctx.store;
  const [row] = await db.selectFrom('challenge').selectAll().limit(1).execute();
  const rows = Array.from({ length: 1000 }, (_, n) => ({ ...row, oid: `made-${n}`, date: '2024-01-01', visible: 0 }));
  for (const some of [rows.slice(0, 500), rows.slice(500)])
    await db
      .insertInto('challenge')
      .values(some as never)
      .execute();
  const own = (query: string) =>
    server.call<MyChallengesAnswer>('GET', `/api/lesecretariat/my-challenges${query}`).then((answer) => answer.body);
  const first = await own('?limit=900');
  const second = await own(`?limit=900&cursor=${first.next}`);
  const oids = [...first.challenges, ...second.challenges].map(({ oid }) => oid);
  expect([first.challenges.length, second.next, new Set(oids).size]).toEqual([900, undefined, oids.length]);
});
