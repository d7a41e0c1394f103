import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import Sqlite from 'better-sqlite3';
import { describeOnSqlite } from '../declare-where.ts';
import { allowForProcesses } from '../process-limit.ts';
import { anUploadTrial, FINAL, ms } from '../uploads.ts';
import { startThreaded, type TestedServer } from './threaded-server.ts';

allowForProcesses();

let server: TestedServer;
beforeAll(async () => {
  server = await startThreaded();
});
afterAll(() => server.close());

describeOnSqlite('While the thread that writes waits for the file of the database', () => {
  test('5. visitors read on, from the database too', async () => {
    const chOID = await server.createChallenge();
    const file = new Sqlite(join(server.dataDir, 'foulee.sqlite'));
    file.exec('begin immediate');
    let isOver = false;
    const upload = server
      .upload(chOID, {
        trialsData: [anUploadTrial(FINAL)],
        resultlists: { [FINAL]: [{ bib: '1', last: 'A', prf: ms(10_000) }] },
      })
      .finally(() => {
        isOver = true;
      });
    upload.catch(() => undefined);
    // A call that the thread that writes does not answer within twenty reads tells that it waits.
    const isBlocked = async (): Promise<boolean> => {
      let isAnswered = false;
      const call = server.client.send('GET', '/api/lesecretariat/my-orgs').finally(() => {
        isAnswered = true;
      });
      call.catch(() => undefined);
      for (let reads = 0; reads < 20; reads += 1)
        expect((await fetch(`${server.url}/api/search?q=nobody${reads}`)).status).toBe(200);
      return !isAnswered;
    };
    try {
      while (!isOver && !(await isBlocked()));
      expect(isOver).toBe(false);
    } finally {
      file.exec('rollback');
      file.close();
    }
    await upload;
  });
});
