import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Challenge, OrgsAnswer, UploadBody } from 'shared-domain/contract';
import { readConfig } from '../../src/base/config.ts';
import type { ThreadPool } from '../../src/threads/thread-pool.ts';
import { startThreadedServer } from '../../src/threads/threaded-server.ts';
import { type Client, signIn } from '../../tools/client.ts';
import { newTestDatabase } from '../database/test-database.ts';
import { aChallengeBody, OWNER } from '../running-server.ts';
import { anUploadTrial, FINAL, ms } from '../uploads.ts';

/** A server with several threads in the test's process, so that threads can be ended. */
export interface TestedServer {
  readonly url: string;
  readonly dataDir: string;
  readonly client: Client;
  readonly pool: ThreadPool;
  createChallenge(): Promise<string>;
  upload(chOID: string, body: Partial<UploadBody>): Promise<unknown>;
  close(): Promise<void>;
}

export async function startThreaded(env: Readonly<Record<string, string>> = {}): Promise<TestedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-threaded-'));
  const database = await newTestDatabase({ dataDir });
  const account = { ORGANISER_EMAIL: OWNER.email, ORGANISER_PASSWORD: OWNER.password };
  const settings = { DATA_DIR: dataDir, ...account, ...database.env, ...env };
  const config = readConfig(settings, { version: '0.0.0', build: 'test' });
  const running = await startThreadedServer(config, 'silent');
  running.server.listen(0, '127.0.0.1');
  await once(running.server, 'listening');
  const url = `http://127.0.0.1:${(running.server.address() as AddressInfo).port}`;
  const client = await signIn(url, OWNER.email, OWNER.password);
  const { orgs } = await client.send<OrgsAnswer>('GET', '/api/lesecretariat/my-orgs');
  const body = aChallengeBody(orgs[0]?.oid ?? '');
  return {
    url,
    dataDir,
    client,
    pool: running.pool,
    createChallenge: async () => (await client.send<Challenge>('POST', '/api/lesecretariat/challenge', body)).oid,
    upload: (chOID, sent) => client.send('POST', `/api/lesecretariat/trials/${chOID}`, { chOID, ...sent }),
    async close() {
      await running.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A race with this many rows; another `first` (ms) changes all times. */
export const aLongRace = (rows: number, first = 20_000): Partial<UploadBody> => ({
  trialsData: [anUploadTrial(FINAL)],
  resultlists: {
    [FINAL]: Array.from({ length: rows }, (_, i) => ({ bib: `${i}`, last: `N${i}`, category: 55, prf: ms(first + i) })),
  },
});
