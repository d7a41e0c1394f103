import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { RunningServer } from './running-server.ts';

let running = 0;
let most = 0;
// Before the server is loaded, which takes hold of the functions once.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  const verify: typeof argon2.verify = async (...all) => {
    running += 1;
    most = Math.max(most, running);
    try {
      return await argon2.verify(...all);
    } finally {
      running -= 1;
    }
  };
  return { ...argon2, verify };
});

let server: RunningServer;
beforeAll(async () => {
  const { startServer } = await import('./running-server.ts');
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.close());

describe('Two hundred sign-ins at the same moment', () => {
  test('hash two at a time at most, some wait, and the rest are told when to come again', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        server.call('POST', '/api/sign-in', {
          token: '',
          headers: { 'x-forwarded-for': `192.0.2.${index}` },
          body: { email: `nobody-${index}@club.example`, password: 'a wrong password' },
        }),
      ),
    );
    expect([1, 2]).toContain(most);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(200 - refused.length);
  });
});
