import { expect, test } from '@jest/globals';
import { findAccount } from '../src/store/accounts/organisers.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

test('Wrong passwords, missing rights and limits are lines of the log, without an address or a typed word; a flood is counted', async () => {
  const lines: string[] = [];
  const server: RunningServer = await startServer({ env: { TRUST_PROXY: '1' }, log: (line) => lines.push(line) });
  const account = (await findAccount(server.ctx.store.db, OWNER.email))?.oid;
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (let n = 0; n < 12; n += 1) {
    const body = { ...OWNER, password: 'not the password' };
    await server.call('POST', '/api/sign-in', { body, token: '', headers });
  }
  await server.call('POST', '/api/sign-in', {
    body: { email: 'ines@nobody.example', password: 'x' },
    token: '',
    headers,
  });
  await server.call('PUT', '/api/lesecretariat/organisation/another', { body: { name: 'Club' } });
  await server.close();
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ id }) => id !== undefined);
  const call = 'POST /api/sign-in';
  expect(told).toMatchObject([
    { msg: 'refused', call, id: 'unauthorized', account },
    { msg: 'refused', call, id: 'too many requests' },
    { msg: 'refused', call, id: 'unauthorized' },
    { msg: 'refused again', call, id: 'unauthorized', account, more: 9 },
    { msg: 'refused again', call, id: 'too many requests', more: 1 },
  ]);
  expect(lines.join('\n')).not.toMatch(/203\.0\.113|nobody|not the password|club\.example/);
});
