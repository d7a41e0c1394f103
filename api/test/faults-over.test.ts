import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { HealthAnswer } from 'shared-domain/contract';
import { describeOnSqlite } from './declare-where.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
});
afterAll(() => server.close());

const listFaults = async () => (await server.get<HealthAnswer>('/api/health')).body.faults.map(({ id }) => id);
const setReadOnly = (isReadOnly: boolean) =>
  sql.raw(`pragma query_only = ${isReadOnly ? 1 : 0}`).execute(server.ctx.store.db);
const sendMark = async (mark: number) =>
  (await server.upload(chOID, { resultlists: { [FINAL]: [{ bib: '11', prf: ms(mark) }] } })).status;

describeOnSqlite('A database that takes no writes', () => {
  test('is told until a change is written; a call that has nothing to write says nothing of it', async () => {
    expect(await sendMark(10_111)).toBe(200);
    await setReadOnly(true);
    expect(await sendMark(10_222)).toBe(500);
    expect(await listFaults()).toEqual(['database read only']);
    expect(await sendMark(10_111)).toBe(200);
    expect(await listFaults()).toEqual(['database read only']);
    await setReadOnly(false);
    expect(await sendMark(10_222)).toBe(200);
    expect(await listFaults()).toEqual([]);
  });
});
