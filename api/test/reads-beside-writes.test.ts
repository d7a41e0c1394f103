import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FileAnswer, MakeCodeAnswer, UploadAnswer } from 'shared-domain/contract';
import { incrementRevision } from '../src/store/challenges/challenges.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

const [UID, NEW] = ['000100-0-55-f1', '000200-0-55-f1'];
const STARTS = { [UID]: [{ bib: '1', last: 'A' }] };
const body = { trialsData: [anUploadTrial(UID)], startlists: STARTS };

let server: RunningServer;
let own: string;
let other: string;
let code: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T12:00:00Z') });
  own = (await server.createChallenge()).oid;
  other = (await server.createChallenge()).oid;
  await server.upload(own, body);
  code = (await server.call<MakeCodeAnswer>('POST', `/api/code/${own}?kind=judge`)).body.code.code;
});
afterAll(() => server.close());

/** What is done while somebody else writes, and is not done yet; the write changes nothing that is asked for. */
async function duringWrite<T>(work: () => Promise<T>): Promise<T> {
  const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const write = server.ctx.store.transaction(async (tx) => {
    await incrementRevision(tx, other, new Date());
    begun.resolve();
    await over.promise;
  });
  await begun.promise;
  try {
    return await work();
  } finally {
    over.resolve();
    await write;
  }
}

describe('While a write of somebody else goes on', () => {
  test('an organiser and an official read', async () => {
    await duringWrite(async () => {
      expect(await server.call('GET', '/api/lesecretariat/my-orgs')).toMatchObject({ status: 200 });
      const device = await server.get(`/api/live-input/${own}`, { 'x-access-code': code });
      expect(device).toMatchObject({ status: 200, body: { trials: [{ uid: UID }] } });
    });
  });

  test('what is refused is told', async () => {
    await duringWrite(async () => {
      const bad = { ...body, resultlists: { [UID]: [{ bib: 'nobody', prf: { v: 10_000, st: 1 as const } }] } };
      expect(await server.upload(own, bad)).toMatchObject({ status: 400 });
      const wrong = { email: 'owner@club.example', password: 'not the one that it is' };
      expect(await server.call('POST', '/api/sign-in', { body: wrong, token: '' })).toMatchObject({ status: 401 });
    });
  });

  test('a file is previewed, and an upload that changes nothing is answered', async () => {
    await duringWrite(async () => {
      const path = `/api/lesecretariat/csv/${own}?list=starts&dryRun=1`;
      const preview = await sendFile<FileAnswer>(server, path, `uid;dossard;nom\n${UID};1;A\n${UID};2;B\n`);
      expect(preview).toMatchObject({ status: 200, body: { dryRun: true, rows: { added: 1 } } });
      expect(await server.upload(own, body)).toMatchObject({ status: 200, body: { unchanged: 1, updated: 0 } });
    });
  });

  test('those who write wait, and what they planned is planned anew where it has changed meanwhile', async () => {
    const fresh = { trialsData: [anUploadTrial(NEW)], startlists: { [NEW]: [{ bib: '7', last: 'B' }] } };
    const sent = await duringWrite(async () => {
      const uploads = [server.upload<UploadAnswer>(own, fresh), server.upload<UploadAnswer>(own, fresh)];
      // Both are planned by the time that a read which came after them is answered a few times.
      for (let reads = 0; reads < 5; reads += 1) await server.call('GET', '/api/lesecretariat/my-orgs');
      return uploads;
    });
    const answers = (await Promise.all(sent)).map((one) => one.body);
    expect(
      answers.map(({ created, unchanged }) => ({ created, unchanged })).toSorted((a, b) => a.created - b.created),
    ).toEqual([
      { created: 0, unchanged: 1 },
      { created: 1, unchanged: 0 },
    ]);
    expect((await server.trials(own)).filter(({ uid }) => uid === NEW)).toHaveLength(1);
  });
});
