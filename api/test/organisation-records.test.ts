import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type {
  ErrorEnvelope,
  OrganisationListAnswer,
  PersonDataAnswer,
  RecordListsAnswer,
  SecretariatRecords,
} from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

let server: RunningServer;
let path: string;
let now = new Date('2026-06-13T20:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date('2026-06-13T20:00:00Z');
  path = `/api/lesecretariat/organisation/${server.org}/record-lists`;
});

const aList = (mark = '10.50') =>
  `name;Club 2026\nedition;2026\nkind;scope;event;mark;holder\nclub;AC Valmont;000100-0-55;${mark};VALMOREL Inès`;
const send = (text: string, query = '') =>
  sendFile<OrganisationListAnswer & ErrorEnvelope>(server, `${path}${query}`, text);
const own = async (chOID: string) =>
  (await server.call<SecretariatRecords>('GET', `/api/lesecretariat/records/${chOID}`)).body.records.map(
    ({ kind, v, list }) => [kind, v, list],
  );
const lists = async () => (await server.call<RecordListsAnswer>('GET', path)).body.lists;
const CLUB = ['club', 10_500, 'Club 2026'];

describe('lists of records of an organisation', () => {
  test('come in by a file, are had by its competitions that are not over, and by new ones from the start', async () => {
    const past = await server.createChallenge({ name: 'Passée', date: '2026-05-01' });
    const next = await server.createChallenge({ name: 'À venir', date: '2026-06-20' });
    const today = await server.createChallenge({ name: 'Aujourd’hui', date: '2026-06-13', duration: 1 });
    const { body: tried } = await send(aList(), '?dryRun=1');
    expect([tried.added, tried.competitions >= 2, await lists(), await own(next.oid)]).toEqual([1, true, [], []]);
    const { body } = await send(aList());
    expect(body).toMatchObject({ dryRun: false, list: 'Club 2026', read: 1, added: 1, removed: 0, left: [] });
    expect(await lists()).toEqual([
      { name: 'Club 2026', edition: '2026', records: 1, imported: '2026-06-13T20:00:00.000Z' },
    ]);
    const later = await server.createChallenge({ name: 'Nouvelle', date: '2026-07-01' });
    expect(await Promise.all([past, next, today, later].map(({ oid }) => own(oid)))).toEqual([
      [],
      [CLUB],
      [CLUB],
      [CLUB],
    ]);
    now = new Date('2026-06-13T23:00:00Z');
    await send(aList('10.40'));
    expect(await Promise.all([past, today, next].map(({ oid }) => own(oid)))).toEqual([
      [],
      [CLUB],
      [['club', 10_400, 'Club 2026']],
    ]);
  });

  test('a bad line refuses the file, and the former list stays in force', async () => {
    await send(aList());
    const { status, body } = await send(aList('vite'));
    expect([status, body.errors[0]?.note]).toMatchObject([400, { id: 'noMark', line: 4, name: 'mark' }]);
    const other = aList('10.60').replace('Club 2026', 'Club bis');
    expect((await send(other)).body.errors[0]?.note?.id).toBe('recordOther');
    expect((await lists()).map(({ name }) => name)).toEqual(['Club 2026']);
  });

  test('a competition that has another mark for one of its records does not take it, and is named', async () => {
    const { oid } = await server.createChallenge({ name: 'À part', date: '2026-06-20' });
    const typed = {
      kind: 'club',
      scope: 'AC Valmont',
      event: '000200-0-55',
      surface: 'outdoor',
      v: 21_000,
      holder: 'A. Dupont',
    };
    await server.call('PUT', `/api/lesecretariat/records/${oid}`, { body: { records: [typed] } });
    const { body } = await send(aList('20.90').replace('000100', '000200'));
    expect([body.left, await own(oid)]).toEqual([['À part'], [['club', 21_000, undefined]]]);
  });

  test('goes out as a file that comes in again, and is deleted, which competitions do not notice', async () => {
    await send(aList());
    const { oid } = await server.createChallenge({ date: '2026-06-20' });
    const list = `${path.replace('record-lists', 'record-list')}?name=Club%202026`;
    const file = await sendFile.text(server, list);
    expect((await send(file)).body).toMatchObject({ list: 'Club 2026', added: 0, removed: 0 });
    expect((await server.call('DELETE', `${path}?name=Club%202026`)).status).toBe(200);
    expect([await lists(), await own(oid)]).toEqual([[], [CLUB]]);
    expect((await server.call('DELETE', `${path}?name=Club%202026`)).status).toBe(404);
    expect((await server.call('GET', list)).status).toBe(404);
  });

  test('somebody who is erased is erased from them too', async () => {
    await send(aList());
    const body = { last: 'VALMOREL', first: 'Inès' };
    const person = path.replace('record-lists', 'person');
    const held = async () => (await server.call<PersonDataAnswer>('POST', person, { body })).body.lists;
    expect(await held()).toMatchObject([{ where: 'record_list', key: { name: 'Club 2026' } }]);
    await server.call('POST', `${person}/erase`, { body });
    expect(await held()).toBeUndefined();
    expect(await sendFile.text(server, `${path.replace('-lists', '-list')}?name=Club%202026`)).not.toContain(
      'VALMOREL',
    );
  });
});
