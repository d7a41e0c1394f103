import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { PersonDataAnswer } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());

const ask = async <T>(call: string, body: object) =>
  (await server.call<T>('POST', `/api/lesecretariat/organisation/${server.org}/person${call}`, { body })).body;

const hide = (chOID: string, person: object) =>
  server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body: { ...person, hidden: true } });

const listBody = (person: { readonly last: string; readonly first: string }) => ({
  trialsData: [{ ...aFinal().trialsData?.[0], uid: FINAL, status: 25 } as never],
  startlists: {
    [FINAL]: [
      { bib: '61', ...person, category: 55, auid: 'licence-61' },
      { bib: '62', last: 'TALBOT', first: 'Evan', category: 55 },
    ],
  },
  resultlists: { [FINAL]: [{ bib: '62', prf: ms(12_000), comment: `gêné par ${person.first} ${person.last}` }] },
});

async function readShown(chOID: string): Promise<string> {
  const [trial] = await server.trials(chOID);
  const lists = [`/api/starts?trialOIDs[]=${trial?.oid}`, `/api/results?trialOID=${trial?.oid}`];
  return (await Promise.all(lists.map(async (path) => (await fetch(server.url + path)).text()))).join();
}

const PEOPLE = [
  { last: 'GUÐMUNDSSON', first: 'Ari' },
  { last: 'ĐORĐEVIĆ', first: 'Đuro' },
  { last: 'ÞORBJÖRG', first: 'Íris' },
  { last: 'ĎUMBIER', first: 'Jan' },
  { last: 'BĶAVIŅŠ', first: 'Ēriks' },
  { last: 'BAḤMED', first: 'Nūr' },
  { last: 'FØRBKÅM', first: 'Pål' },
];

test.each(PEOPLE)(
  '$first $last is hidden in rows and remarks, given out and erased, and stays away',
  async (person) => {
    const chOID = (await server.createChallenge({ visible: true })).oid;
    await server.upload(chOID, listBody(person));
    await hide(chOID, person);
    expect(await readShown(chOID)).not.toContain(person.last);

    const { competitions } = await ask<PersonDataAnswer>('', person);
    expect(competitions.map(({ oid }) => oid)).toContain(chOID);
    expect(JSON.stringify(competitions)).toContain('licence-61');

    expect(await ask('/erase', person)).toMatchObject({ competitions: 1 });
    const rows = await server.ctx.store.db.selectFrom('start_row').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(person.last);
    await server.upload(chOID, listBody(person));
    expect(await readShown(chOID)).not.toContain(person.last);
  },
);

test('Whoever was hidden and is erased before any list names them is named by none afterwards', async () => {
  const person = { last: 'KVERNMO', first: 'Siv' };
  const chOID = (await server.createChallenge({ visible: true })).oid;
  await hide(chOID, person);
  expect(await ask('/erase', { last: 'Kvern-Mo', first: 'SIV' })).toEqual({ competitions: 1, texts: 1 });
  expect(await server.ctx.store.db.selectFrom('hidden_athlete').selectAll().execute()).toEqual([]);
  await server.upload(chOID, listBody(person));
  expect(await readShown(chOID)).not.toContain('KVERNMO');
});

test('Whoever an earlier version erased stays away, and is allowed again, also where the last sigma of a name was a letter of its own', async () => {
  const person = { last: 'ΓΙΑΝΝΗΣ', first: 'Νίκος' };
  const chOID = (await server.createChallenge({ visible: true })).oid;
  const hashes = ['γιαννησνικος', 'νικοςγιαννης'].map((name) =>
    createHash('sha256').update(`${server.org} ${name}`).digest('base64url'),
  );
  await server.ctx.store.db
    .insertInto('erased_name')
    .values(hashes.map((hash) => ({ scope: server.org, salt: server.org, hash, at: '2026-01-01T00:00:00.000Z' })))
    .execute();
  await server.upload(chOID, listBody(person));
  expect(await readShown(chOID)).not.toContain(person.last);
  await ask('/allow', person);
  await server.upload(chOID, listBody(person));
  expect(await readShown(chOID)).toContain(person.last);
});
