import { expect, test } from '@jest/globals';
import type { InviteAnswer, MakeCodeAnswer, SignInAnswer } from 'shared-domain/contract';
import { OWNER, startServer } from './running-server.ts';
import { aFinal } from './uploads.ts';

test('The server’s log holds no e-mail, password, token, code, key, name or message, whatever is done and at any level', async () => {
  const lines: string[] = [];
  const server = await startServer({
    log: (line) => lines.push(line),
    clock: () => new Date('2026-06-13T14:00:00Z'),
    env: { SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_EMAIL: 'club@valmont.example' },
  });
  const { oid } = await server.createChallenge();
  await server.upload(oid, aFinal());
  const send = <T>(method: string, path: string, body?: object, token = server.token) =>
    server.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });

  const { token } = (await send<SignInAnswer>('POST', '/api/sign-in', OWNER, '')).body;
  await send('POST', '/api/sign-in', { ...OWNER, password: 'guessed-password' }, '');
  const { code } = (await send<MakeCodeAnswer>('POST', `/api/code/${oid}?kind=judge`)).body;
  for (const call of ['check-code', 'valid-code']) await server.get(`/api/${call}?code=${code.code}`);
  await send('DELETE', `/api/code?chOID=${oid}&code=${code.code}`);
  const message = { from: 'ines@valmont.example', title: 'contact', content: 'une question personnelle' };
  await send('POST', '/api/internal/send-mail-to-contact', message, '');
  const members = `/api/lesecretariat/organisation/${server.org}/invitations`;
  const { link = '' } = (await send<InviteAnswer>('POST', members, { email: 'noe@valmont.example', role: 'reader' }))
    .body;
  const key = link.split('=')[1] ?? '';
  await send('POST', '/api/invitation/accept', { key, password: 'a-secret-of-noe' }, '');
  await send('PUT', `/api/lesecretariat/athlete-hidden/${oid}`, { last: 'Martin', first: 'Léo', hidden: true });
  await server.get(`/api/search?chOID=${oid}&q=Petit`);
  await send('PUT', '/api/lesecretariat/password', { current: 'wrong-password', password: 'a-new-password' });
  await send('DELETE', '/api/sign-in', undefined, token);
  await server.close();

  const log = lines.join('');
  expect(log).toContain('/api/sign-in');
  expect(log).toContain('ECONNREFUSED');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
  const secrets = [
    OWNER.email,
    OWNER.password,
    'guessed-password',
    token,
    server.token,
    code.code,
    code.code.replace('-', ''),
    message.from,
    message.content,
    'noe@valmont.example',
    'club@valmont.example',
    'a-secret-of-noe',
    key,
    'Martin',
    'MARTIN',
    'Léo',
    'Petit',
    'PETIT',
    'wrong-password',
    'a-new-password',
  ];
  for (const word of secrets) {
    expect({ word, line: lines.find((line) => line.includes(word)) }).toEqual({ word, line: undefined });
  }
});
