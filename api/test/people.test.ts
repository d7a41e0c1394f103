import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ErrorEnvelope, PersonDataAnswer } from 'shared-domain/contract';
import { writeLog } from '../src/store/challenges/log.ts';
import { aDevice } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

/** Tables in which the tests look for what is left of somebody. */
const TABLES = ['start_row', 'result_row', 'trial', 'trial_group', 'official_act', 'live_fact', 'live_trial'] as const;
const LATER = ['removed', 'log', 'hidden_athlete', 'erased_name', 'challenge_change', 'price'] as const;

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
  ({ oid: chOID } = await server.createChallenge());
  const { resultlists: _, ...starts } = aFinal();
  await server.upload(chOID, starts);
  // What an upload replaces is kept for undoing, others' rows beside it.
  const first = { bib: '12', prf: ms(10_700), comment: 'PETIT Noé' };
  await server.upload(chOID, {
    resultlists: { [FINAL]: [{ bib: '11', prf: ms(10_500), comment: 'MARTIN Léo' }, first] },
  });
  await server.upload(chOID, {
    resultlists: {
      [FINAL]: [
        { bib: '11', prf: ms(10_480), comment: 'Léo MARTIN gêné' },
        { bib: '12', prf: ms(10_640) },
        { last: 'RELAIS', prf: ms(40_000), members: [{ last: 'Martin', first: 'Leo' }] },
      ],
    },
  });
  const [trial] = await server.trials(chOID);
  await server.call('POST', `/api/lesecretariat/trial/${trial?.oid}/remark`, {
    body: { text: 'Réclamation de MARTIN Léo', public: true },
  });
});
afterAll(() => server.close());

const ask = <T>(call: string, body: object = { last: 'Martin', first: 'Léo' }) =>
  server.call<T>('POST', `/api/lesecretariat/organisation/${server.org}/person${call}`, { body });

async function readStored(): Promise<string> {
  const rows = [];
  for (const table of [...TABLES, ...LATER])
    rows.push(await server.ctx.store.db.selectFrom(table).selectAll().execute());
  return JSON.stringify(rows);
}
const LEFT = /martin\W{1,9}(first\W{1,9})?l[ée]o|l[ée]o\W{1,3}martin|2001-03-04/i;

test('A person’s data is given out: every list, comment, remark and kept act of the organisation that names the person', async () => {
  const { status, body } = await ask<PersonDataAnswer>('');
  expect([status, body.competitions.map(({ oid }) => oid)]).toEqual([200, [chOID]]);
  const text = JSON.stringify(body);
  for (const known of ['2001-03-04', 'Léo MARTIN gêné', 'Réclamation de MARTIN Léo', 'AC Rennes'])
    expect(text).toContain(known);
  expect(text).not.toContain('PETIT');
  expect(new Set(body.competitions[0]?.held.map(({ where }) => where))).toEqual(
    new Set(['start_row', 'result_row', 'official_act', 'removed']),
  );
});

test('A person is erased from every stored text; rank, mark and the others stay; nobody finds the name any more', async () => {
  expect(await readStored()).toMatch(LEFT);
  const { status, body } = await ask<{ competitions: number; texts: number }>('/erase');
  expect([status, body.competitions]).toEqual([200, 1]);
  expect(body.texts).toBeGreaterThan(3);
  expect(await readStored()).not.toMatch(LEFT);
  const [trial] = await server.trials(chOID);
  const { body: lists } = await server.get<{ results: { rows: object[] }[] }>(`/api/results?trialOID=${trial?.oid}`);
  expect(lists.results[0]?.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ last: 'ATHLETE', first: 'Anonyme', bib: '11', rank: 1 }),
      expect.objectContaining({ last: 'PETIT', first: 'Noé' }),
    ]),
  );
  expect((await ask<PersonDataAnswer>('')).body.competitions).toEqual([]);
  const found = await server.get<{ athletes: object[] }>(`/api/search?chOID=${chOID}&q=martin`);
  expect(found.body.athletes).toEqual([]);
});

test('A list that is sent again does not bring the name back, until the organiser allows it', async () => {
  await server.upload(chOID, { startlists: aFinal().startlists ?? {} });
  expect(await readStored()).not.toMatch(LEFT);
  const swapped = { bib: '11', last: 'Léo', first: "MAR'TIN", category: 55 };
  await server.upload(chOID, { startlists: { [FINAL]: [swapped] } });
  expect(await readStored()).not.toMatch(/mar'tin/i);
  const [trial] = await server.trials(chOID);
  const typed = await server.call<ErrorEnvelope>('POST', `/api/lesecretariat/start-edits/${chOID}`, {
    body: {
      edits: [{ op: 'add', trial: trial?.oid, entry: { bib: '77', last: 'MARTIN', first: 'Léo', category: 55 } }],
    },
  });
  expect([typed.status, typed.body.errors[0]?.id]).toEqual([409, 'conflict']);
  expect(await readStored()).not.toMatch(LEFT);
  expect((await ask<{ competitions: number }>('/allow')).body).toEqual({ competitions: 1 });
  await server.upload(chOID, { startlists: aFinal().startlists ?? {} });
  expect(await readStored()).toMatch(LEFT);
});

test('The journal says that somebody was erased, and not who', async () => {
  const { body } = await server.call<{ logs: { action: string; detail: object }[] }>(
    'GET',
    `/api/lesecretariat/logs?chOID=${chOID}`,
  );
  const [act] = body.logs.filter(({ action }) => action === 'person erased');
  expect(act?.detail).toEqual({ lists: expect.any(Number), texts: expect.any(Number) });
});

test('12. A last name alone takes nothing from those who bear it with a first name, neither row nor remark', async () => {
  const before = await readStored();
  expect((await ask<PersonDataAnswer>('', { last: 'Petit' })).body.competitions).toEqual([]);
  expect((await ask<{ competitions: number }>('/erase', { last: 'Petit' })).body).toEqual({
    competitions: 0,
    texts: 0,
  });
  expect(await readStored()).toBe(before);
});

test('Somebody of another organisation gives out and erases nothing', async () => {
  const path = `/api/lesecretariat/organisation/nobody/person`;
  expect((await server.call('POST', path, { body: { last: 'Martin' } })).status).toBe(404);
});

test('The licence of somebody who is erased or hidden stays in no row that an official’s facts made, and does not come back', async () => {
  const { oid } = await server.createChallenge();
  const people = [
    { bib: '21', last: 'DUVAL', first: 'Mia', auid: 'licence-21' },
    { bib: '22', last: 'KERBRAT', first: 'Lou', auid: 'licence-22' },
    { bib: '23', last: 'ORVELLE', first: 'Zoé', auid: 'licence-23' },
  ];
  await server.upload(oid, {
    trialsData: [{ ...aFinal().trialsData?.[0], uid: FINAL, status: 25 } as never],
    startlists: { [FINAL]: people.map((person) => ({ ...person, category: 55 })) },
  });
  const judge = await aDevice(server, oid, 'judge');
  const say = (bib: string) => judge.sendNew(FINAL, { kind: 'word', bib, st: 2 });
  await say('21');
  await say('22');
  await ask('/erase', { last: 'Duval', first: 'Mia' });
  await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, {
    body: { last: 'Kerbrat', first: 'Lou', hidden: true },
  });
  await say('23');
  const read = async (path: string, token = '') =>
    (await fetch(server.url + path, { headers: token === '' ? {} : { 'x-access-token': token } })).text();
  expect(await readStored()).not.toContain('licence-21');
  const [trial] = await server.trials(oid);
  const shown = await read(`/api/results?trialOID=${trial?.oid}`);
  expect(shown).toContain('licence-23');
  expect(shown).not.toMatch(/licence-2[12]/);
  const file = await read(`/api/lesecretariat/export/${oid}`, server.token);
  expect(file).toContain('licence-23');
  expect(file).not.toMatch(/licence-2[12]/);
});

test('A person is given out and erased from a deleted competition too, which comes back without the name', async () => {
  const { oid } = await server.createChallenge({ name: 'Supprimée', visible: true });
  const person = { last: 'Lemoine', first: 'Ana' };
  const entry = { bib: '31', ...person, category: 47, dob: '2015-05-06', auid: 'licence-31' };
  await server.upload(oid, {
    trialsData: [{ ...aFinal().trialsData?.[0], uid: FINAL, status: 25 } as never],
    startlists: { [FINAL]: [entry, { bib: '32', last: 'TALBOT', first: 'Eva', category: 47 }] },
  });
  await server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, { body: { ...person, hidden: true } });
  const deleted = await server.call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`);
  const { body } = await ask<PersonDataAnswer>('', person);
  expect(body.competitions).toMatchObject([{ oid, name: 'Supprimée', held: [{ where: 'removed' }] }]);
  expect(JSON.stringify(body)).toContain('2015-05-06');
  expect(JSON.stringify(body)).not.toContain('TALBOT');
  expect((await ask<{ competitions: number }>('/erase', person)).body).toMatchObject({ competitions: 1 });
  const ERASED = /lemoine|licence-31|2015-05-06|2031-05-06/i;
  expect(await readStored()).not.toMatch(ERASED);
  const undone = await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: deleted.body.log } });
  expect(undone.status).toBe(200);
  expect(await readStored()).not.toMatch(ERASED);
  const [trial] = await server.trials(oid);
  const { body: lists } = await server.get<object>(`/api/starts?trialOIDs[]=${trial?.oid}`);
  expect(JSON.stringify(lists)).toMatch(/ATHLETE.*Anonyme.*TALBOT/);
  const { body: hidden } = await server.call<{ athletes: object[] }>('GET', `/api/lesecretariat/athlete-hidden/${oid}`);
  expect(hidden.athletes).toEqual([]);
  const names = await server.ctx.store.db.selectFrom('start_row').select(['name', 'under_16_until']).execute();
  expect(names).toContainEqual({ name: 'athlete anonyme', under_16_until: expect.anything() });
});

describe('Somebody who was erased', () => {
  const person = { last: 'Hallouin', first: 'Maëlle' };
  const NAMED = /hallouin/i;
  const entry = { bib: '41', ...person, category: 47, dob: '2014-02-03', auid: 'licence-41' };
  const body = () => ({
    trialsData: [{ ...aFinal().trialsData?.[0], uid: FINAL, status: 25, name: 'Finale Maëlle Hallouin' } as never],
    startlists: { [FINAL]: [entry, { bib: '42', last: 'TALBOT', first: 'Eva', category: 47 }] },
    resultlists: { [FINAL]: [{ bib: '42', prf: ms(12_000), comment: 'gênée par MAËLLE HALLOUIN' }] },
  });
  const read = async (path: string, token = '') =>
    (await fetch(server.url + path, { headers: token === '' ? {} : { 'x-access-token': token } })).text();
  let file: string;
  let before: string;
  beforeAll(async () => {
    before = (await server.createChallenge({ visible: true })).oid;
    await server.upload(before, body());
    const [trial] = await server.trials(before);
    await server.call('POST', `/api/lesecretariat/trial/${trial?.oid}/remark`, {
      body: { text: 'Maëlle HALLOUIN : carton jaune', public: true },
    });
    await server.call('PUT', `/api/lesecretariat/records/${before}`, {
      body: { records: [{ kind: 'MR', event: '000100-0-55', v: 11_000, holder: 'Maëlle Hallouin' }] },
    });
    file = await read(`/api/lesecretariat/export/${before}`, server.token);
    expect(file).toMatch(NAMED);
    await ask('/erase', person);
    expect(await readStored()).not.toMatch(NAMED);
  });
  const importFile = async (query = `orgOID=${server.org}`) =>
    (
      await server.call<{ chOID: string }>('POST', `/api/lesecretariat/import?${query}`, {
        body: JSON.parse(file) as object,
      })
    ).body.chOID;

  test('does not come back with an older file that is imported as another competition, by name, text or birth date', async () => {
    const chOID = await importFile();
    const { oid: empty } = await server.createChallenge();
    await importFile(`chOID=${empty}`);
    expect(await readStored()).not.toMatch(NAMED);
    expect(await readStored()).not.toMatch(/2014-02-03/);
    const [trial] = await server.trials(chOID);
    expect(await read(`/api/starts?trialOIDs[]=${trial?.oid}`)).toMatch(/ATHLETE.*Anonyme.*TALBOT/);
    expect(await read(`/api/search?chOID=${chOID}&q=hallouin`)).not.toMatch(NAMED);
  });

  test('does not come back with lists of a competition that is created later, and is refused when typed there', async () => {
    const { oid } = await server.createChallenge();
    await server.upload(oid, body());
    expect(await readStored()).not.toMatch(NAMED);
    const [trial] = await server.trials(oid);
    const typed = await server.call<ErrorEnvelope>('POST', `/api/lesecretariat/start-edits/${oid}`, {
      body: { edits: [{ op: 'add', trial: trial?.oid, entry: { ...entry, bib: '43' } }] },
    });
    expect([typed.status, typed.body.errors[0]?.id]).toEqual([409, 'conflict']);
    expect(await readStored()).not.toMatch(NAMED);
  });

  test('stays away from a competition that was deleted and restored, also once it is another organisation’s', async () => {
    const deleted = await server.call<{ log: string }>('DELETE', `/api/lesecretariat/challenge?chOID=${before}`);
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: deleted.body.log } });
    const opened = await server.call<{ oid: string }>('POST', '/api/lesecretariat/organisation', {
      body: { name: 'Autre club' },
    });
    const moved = await server.call('PUT', `/api/lesecretariat/challenge/${before}`, {
      body: { org: { oid: opened.body.oid } },
    });
    expect(moved.status).toBe(200);
    await server.upload(before, body());
    expect(await readStored()).not.toMatch(NAMED);
  });

  test('is named again in all competitions of the organisation once that is allowed', async () => {
    const { competitions } = (await ask<{ competitions: number }>('/allow', person)).body;
    expect(competitions).toBeGreaterThan(1);
    expect((await ask('/allow', person)).body).toEqual({ competitions: 0 });
    const chOID = await importFile();
    const [trial] = await server.trials(chOID);
    expect(await read(`/api/starts?trialOIDs[]=${trial?.oid}`)).toMatch(NAMED);
  });
});

describe('What is written by hand about somebody', () => {
  const LICENCE = '2468013';
  const person = { last: 'Querrec', first: 'Yann' };
  const NAMED = /querrec|2468013/i;
  let oid: string;
  let trialOID: string;
  const remark = (text: string) =>
    server.call<{ remark: { text: string } }>('POST', `/api/lesecretariat/trial/${trialOID}/remark`, {
      body: { text, public: true, row: 'bib:52' },
    });
  const correct = (time: number, reason: string) =>
    server.call('PUT', `/api/lesecretariat/trial/${trialOID}/row`, {
      body: { row: 'bib:52', prf: ms(time), reason, comment: reason },
    });
  const readPublic = async () => (await fetch(`${server.url}/api/results?trialOID=${trialOID}`)).text();
  beforeAll(async () => {
    oid = (await server.createChallenge({ visible: true })).oid;
    await server.upload(oid, {
      trialsData: [{ ...aFinal().trialsData?.[0], uid: FINAL, status: 15 } as never],
      startlists: {
        [FINAL]: [
          { bib: '51', ...person, category: 55, auid: LICENCE },
          { bib: '52', last: 'TALBOT', first: 'Evan', category: 55 },
        ],
      },
      resultlists: {
        [FINAL]: [
          { bib: '51', prf: ms(10_480) },
          { bib: '52', prf: ms(10_640) },
        ],
      },
    });
    trialOID = (await server.trials(oid))[0]?.oid ?? '';
    await remark(`Gêné par le licencié ${LICENCE}`);
    expect((await correct(10_650, `Photo de Yann QUERREC relue, licence ${LICENCE}`)).status).toBe(200);
  });

  test('has the licence masked with the name while the person is hidden, and back once shown', async () => {
    const hide = (hidden: boolean) =>
      server.call('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, { body: { ...person, hidden } });
    expect(await readPublic()).toContain(LICENCE);
    await hide(true);
    await remark(`Autre mot sur ${LICENCE}`);
    expect(await readPublic()).not.toMatch(NAMED);
    const logs = await server.call('GET', `/api/lesecretariat/logs?chOID=${oid}`);
    expect(JSON.stringify(logs.body)).not.toMatch(NAMED);
    await hide(false);
    expect(await readPublic()).toContain(`Autre mot sur ${LICENCE}`);
  });

  test('loses licence and name once the person is erased: remarks, comments, reasons in the journal', async () => {
    expect(await readStored()).toMatch(NAMED);
    await ask('/erase', person);
    expect(await readStored()).not.toMatch(NAMED);
    expect(await readPublic()).toContain('Gêné par le licencié ATHLETE Anonyme');
  });

  test('is written without the whole name afterwards: a remark, a comment and a reason; a last name alone stays', async () => {
    const { status, body } = await remark('Carton pour yann Querrec, pas pour Querrec');
    expect([status, body.remark.text]).toEqual([200, 'Carton pour ATHLETE Anonyme, pas pour Querrec']);
    expect((await correct(10_660, 'QUERREC, Yann : photo relue')).status).toBe(200);
    const edited = await server.call('PUT', `/api/lesecretariat/trial/${trialOID}`, {
      body: {
        status: 15,
        results: [
          { bib: '51', prf: ms(10_470), comment: 'Yann Quérrec' },
          { bib: '52', prf: ms(10_660) },
        ],
        reason: 'demande de Yann Querrec',
      },
    });
    expect(edited.status).toBe(200);
    const left = /.{160}(?:yann\W{1,3}qu[eé]rrec|qu[eé]rrec\W{1,3}yann)/i.exec(await readStored());
    expect(left?.[0]).toBeUndefined();
    expect(await readPublic()).toMatch(/ATHLETE Anonyme : photo relue/);
  });
});

test('A person is given out and erased from what a deleted competition leaves in the journal, once it cannot be put back', async () => {
  const { oid } = await server.createChallenge({ name: 'Ancienne' });
  const person = { last: 'Quintin', first: 'Sam' };
  const { db } = server.ctx.store;
  await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`);
  const words = { act: 'tell', body: { message: 'Félicitations à Sam QUINTIN' } };
  await writeLog(db, { challenge: oid, action: 'screens told', detail: words, now: server.ctx.clock() });
  await db.deleteFrom('removed').where('challenge', '=', oid).execute();
  const { body } = await ask<PersonDataAnswer>('', person);
  expect(body.competitions).toEqual([
    {
      oid,
      name: 'Ancienne',
      date: '2026-06-13',
      held: [{ where: 'log', key: expect.anything(), what: { detail: { body: { message: words.body.message } } } }],
    },
  ]);
  expect((await ask('/erase', person)).body).toEqual({ competitions: 1, texts: 1 });
  expect(await readStored()).not.toMatch(/quintin/i);
});
