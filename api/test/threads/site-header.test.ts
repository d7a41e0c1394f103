import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FINAL } from '../uploads.ts';
import { startThreaded, type TestedServer } from './threaded-server.ts';

let server: TestedServer;
beforeAll(async () => {
  server = await startThreaded();
});
afterAll(() => server.close());

test('a stadium’s name comes through the front to the thread that writes, with its uploads', async () => {
  const chOID = await server.createChallenge();
  const { token } = server.client;
  const call = async (method: string, path: string, body: object) => {
    const headers = {
      'content-type': 'application/json',
      'x-access-token': token,
      'x-foulee-site': 'a-stadium-behind-a-front',
    };
    return (await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })).status;
  };
  const hold = { act: 'hold', holder: 'Stade', digests: { [FINAL]: 'x' }, isReplacing: true };
  expect(await call('PUT', `/api/lesecretariat/site/${chOID}`, hold)).toBe(200);
  expect(await call('POST', `/api/lesecretariat/trials/${chOID}`, { chOID })).toBe(200);
  expect(
    await call('PUT', `/api/lesecretariat/site/${chOID}`, { act: 'beat', pending: 0, refused: 0, hidden: [] }),
  ).toBe(200);
});
