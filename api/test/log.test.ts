import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { OWNER, startServer } from './running-server.ts';

test('The log keeps no address, no header and no parameter of a caller, at any level (Q30)', async () => {
  const lines: string[] = [];
  const server = await startServer({ log: (line) => lines.push(line), env: { TRUST_PROXY: '1' } });
  const headers = { 'x-forwarded-for': '192.0.2.77', 'user-agent': 'a-certain-browser', 'x-access-token': 'a-secret' };
  await server.get('/api/regions?name=Martin', headers);
  await server.get('/api/nothing?name=Martin', headers);
  await server.call('POST', '/api/sign-in', { body: { ...OWNER, password: 'a-secret' }, token: '', headers });
  const broken = connect(Number(new URL(server.url).port), '127.0.0.1');
  broken.on('error', () => undefined).resume();
  broken.write('GET / HTTP/1.1\r\nuser-agent: a-certain-browser\r\nno header\r\n\r\n');
  await once(broken, 'close');
  await server.close();
  const log = lines.join('');
  expect(log).toContain('/api/regions');
  for (const word of [
    '192.0.2.77',
    '"127.0.0.1"',
    'remotePort',
    'rawPacket',
    'a-certain-browser',
    'a-secret',
    'Martin',
    OWNER.email,
  ]) {
    expect({ word, line: lines.find((line) => line.includes(word)) }).toEqual({ word, line: undefined });
  }
});
