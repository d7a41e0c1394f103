import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { RunningServer } from './running-server.ts';

let failures = 0;
// Before the server is loaded, which takes hold of the function once.
jest.mock('../src/services/accounts/password-hasher.ts', () => {
  const hasher = jest.requireActual<typeof import('../src/services/accounts/password-hasher.ts')>(
    '../src/services/accounts/password-hasher.ts',
  );
  const runHashJob: typeof hasher.runHashJob = async (job) => {
    if (job.storedHash === undefined && failures > 0) {
      failures -= 1;
      throw new Error('the thread that hashes passwords has ended (1)');
    }
    return hasher.runHashJob(job);
  };
  return { ...hasher, runHashJob };
});

let server: RunningServer;
let owner: { readonly email: string; readonly password: string };
beforeAll(async () => {
  const { OWNER, startServer } = await import('./running-server.ts');
  owner = OWNER;
  server = await startServer({});
});
afterAll(() => server.close());

const signIn = async (email: string, password: string) =>
  (await server.call('POST', '/api/sign-in', { token: '', body: { email, password } })).status;

test('An unknown address is answered as a wrong password is, also once the thread that hashes has ended in the middle', async () => {
  failures = 2;
  expect(await signIn(owner.email, owner.password)).toBe(200);
  expect(await signIn('nobody@club.example', 'a wrong password')).toBe(500);
  expect(failures).toBe(0);
  expect(await signIn('nobody@club.example', 'a wrong password')).toBe(401);
  expect(await signIn(owner.email, 'a wrong password')).toBe(401);
});
