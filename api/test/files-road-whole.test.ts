import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, RaceAnswer, ResultRow } from 'shared-domain/contract';
import { addRace, roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

const RACE = '010000-R-57-f1';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends a race and answers its notes or faults, and its rows by bib. */
async function importRace(table: string | Buffer, uid = RACE) {
  const race = await addRace(server, uid);
  const { status, body } = await sendFile<FileAnswer & ErrorEnvelope>(server, roadPath(race), table);
  const { body: page } = await server.call<RaceAnswer>('POST', `/api/results-rr/${race.chOID}/query/${race.trial}`, {
    body: { limit: 100 },
  });
  const rows = new Map<string, ResultRow>((page.results ?? []).map((row) => [row.bib ?? row.last, row]));
  const told = status === 200 ? body.notes : body.errors.map(({ note }) => note);
  return { status, rows, told: told.map((note) => [note?.id, note?.line, note?.column, note?.values]) };
}

describe('Rows with more cells than the head', () => {
  test.each([
    ['Bib,Name,Time\n1,Kerbrat, Lou,30:00\n2,Santerre, Max,31:00\n', 2, { count: 4, head: 3, sign: ',', rows: 2 }],
    ['Bib,Name,Time,\n1,Kerbrat Lou,30:00,\n2,Santerre, Max,31:00,\n', 3, { count: 4, head: 3, sign: ',', rows: 1 }],
    ['Bib;Name;Time\n1;Kerbrat Lou;30:00;PB\n2;Santerre Max;31:00\n', 2, { count: 4, head: 3, sign: ';', rows: 1 }],
  ])(
    'refuse the file once, at the first of them: nobody has the cell of another column',
    async (table, line, values) => {
      const { status, rows, told } = await importRace(table);
      expect([status, rows.size, told]).toEqual([400, 0, [['rowWide', line, 4, values]]]);
    },
  );

  test('are none where the cells at their end are empty', async () => {
    const { status, rows } = await importRace('Bib;Name;Time\n1;Kerbrat Lou;30:00;;\n2;Santerre Max;31:00; \n');
    expect([status, [...rows.keys()]]).toEqual([200, ['1', '2']]);
  });
});
