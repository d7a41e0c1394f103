import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { describeUnless } from './declare-where.ts';
import type { RunningServer } from './running-server.ts';

const LONG = process.env.FOULEE_LONG === '1';
let running = 0;
let most = 0;
let noteRefusal = (): void => undefined;
/** In the short run the first check goes on until somebody is refused, and none takes the processor's time. */
const firstRefusal = new Promise<void>((resolve) => {
  noteRefusal = resolve;
});
// Before the server is loaded, which takes hold of the function once.
jest.mock('../src/services/accounts/password-hasher.ts', () => {
  const hasher = jest.requireActual<typeof import('../src/services/accounts/password-hasher.ts')>(
    '../src/services/accounts/password-hasher.ts',
  );
  const runHashJob: typeof hasher.runHashJob = async (job) => {
    running += job.storedHash === undefined ? 0 : 1;
    most = Math.max(most, running);
    try {
      if (LONG || job.storedHash === undefined) return await hasher.runHashJob(job);
      await firstRefusal;
      return false;
    } finally {
      running -= job.storedHash === undefined ? 0 : 1;
    }
  };
  return { ...hasher, runHashJob };
});

/** Threads of this process with a lower priority than its own. */
const listThreadsBehind = (): string[] =>
  readdirSync('/proc/self/task').filter((thread) => getPriority(Number(thread)) > getPriority());
let earlierThreads: readonly string[] = [];

let server: RunningServer;
beforeAll(async () => {
  if (process.platform === 'linux') earlierThreads = listThreadsBehind();
  const { startServer } = await import('./running-server.ts');
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

describe('Two hundred sign-ins at the same moment', () => {
  test('hash one at a time, some wait, and the rest are told when to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const answer = await server.call('POST', '/api/sign-in', {
          token: '',
          headers: { 'x-forwarded-for': `192.0.2.${index}` },
          body: { email: `nobody-${index}@club.example`, password: 'a wrong password' },
        });
        if (answer.status === 429) noteRefusal();
        return answer;
      }),
    );
    expect(most).toBe(1);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length);
  });
});

const describeOnLinux = describeUnless(
  process.platform === 'linux' ? undefined : 'un fil n’a de priorité à lui que sous Linux',
);
describeOnLinux('The thread that hashes passwords', () => {
  test('stands behind those that answer', () => {
    expect(listThreadsBehind().filter((thread) => !earlierThreads.includes(thread))).toHaveLength(1);
  });
});
