import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { EndedAnswer, ErrorEnvelope, InviteAnswer, SessionsAnswer, SignInAnswer } from 'shared-domain/contract';
import { SMTPServer } from 'smtp-server';
import { startMailServer } from './mail-server.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeEach(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T10:00:00Z') });
});
afterEach(() => server.close());

const NEW = 'a brand new password';
const SITE = 'https://resultats.valmont.example';
const signIn = (password = OWNER.password, email = OWNER.email) =>
  server.call<SignInAnswer>('POST', '/api/sign-in', { body: { email, password }, token: '' });
const sessions = async (token = server.token) =>
  (await server.call<SessionsAnswer>('GET', '/api/lesecretariat/sessions', { token })).body.sessions;
const change = (current: string, password: string) =>
  server.call<EndedAnswer & ErrorEnvelope>('PUT', '/api/lesecretariat/password', { body: { current, password } });

describe('One’s own password', () => {
  test('is changed by who knows it, and ends every other session', async () => {
    const elsewhere = (await signIn()).body.token;
    expect((await change(OWNER.password, NEW)).body).toEqual({ ended: 1 });
    expect((await server.call('GET', '/api/lesecretariat/my-orgs', { token: elsewhere })).status).toBe(401);
    expect((await server.call('GET', '/api/lesecretariat/my-orgs')).status).toBe(200);
    expect([(await signIn()).status, (await signIn(NEW)).status]).toEqual([401, 200]);
  });

  test('is not changed without it, nor to a short one, nor guessed without end', async () => {
    const short = await change(OWNER.password, 'short');
    expect([short.status, short.body.errors[0]?.detail]).toEqual([400, expect.stringMatching(/^\$\.password: /)]);
    for (let n = 0; n < 10; n += 1) {
      const wrong = await change('not this one', NEW);
      expect([wrong.status, wrong.body.errors[0]?.id]).toEqual([403, 'forbidden']);
    }
    expect((await change(OWNER.password, NEW)).status).toBe(429);
    expect((await signIn()).status).toBe(200);
  });
});

describe('One’s own sessions', () => {
  test('are listed, the present one marked, without what would open them', async () => {
    const { token } = (await signIn()).body;
    const all = await sessions();
    expect(all.map(({ current }) => current).sort()).toEqual([false, true]);
    const stored = await server.ctx.store.db.selectFrom('token').select('hash').execute();
    for (const secret of [token, server.token, ...stored.map(({ hash }) => hash)])
      expect(JSON.stringify(all)).not.toContain(secret);
  });

  test('are ended one by one, or all others at once', async () => {
    const other = (await signIn()).body.token;
    await signIn();
    const [named] = (await sessions(other)).filter(({ current }) => current);
    expect((await server.call('DELETE', `/api/lesecretariat/session/${named?.oid}`)).body).toEqual({ oid: named?.oid });
    expect((await server.call('GET', '/api/lesecretariat/my-orgs', { token: other })).status).toBe(401);
    expect((await server.call('DELETE', `/api/lesecretariat/session/${named?.oid}`)).status).toBe(404);
    expect((await server.call('DELETE', '/api/lesecretariat/sessions')).body).toEqual({ ended: 1 });
    expect(await sessions()).toHaveLength(1);
  });

  test('of others are not ended', async () => {
    const invited = await server.call<InviteAnswer>(
      'POST',
      `/api/lesecretariat/organisation/${server.org}/invitations`,
      { body: { email: 'ines@club.example', role: 'reader' } },
    );
    const key = invited.body.link?.split('=')[1];
    const body = { key, password: NEW };
    const { token } = (await server.call<SignInAnswer>('POST', '/api/invitation/accept', { body, token: '' })).body;
    const [own] = await sessions();
    expect((await server.call('DELETE', `/api/lesecretariat/session/${own?.oid}`, { token })).status).toBe(404);
    expect(await sessions()).toHaveLength(1);
  });
});

describe('An invitation where there is a mail server', () => {
  const sendMail = async (port: number) => {
    await server.close();
    server = await startServer({
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'club@valmont.example', PUBLIC_URL: SITE },
    });
    const path = `/api/lesecretariat/organisation/${server.org}/invitations`;
    return server.call<InviteAnswer>('POST', path, { body: { email: 'ines@valmont.example', role: 'reader' } });
  };

  test('is mailed with its link, which nobody else is given', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, _, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString());
          done();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { body } = await sendMail((smtp.server.address() as AddressInfo).port);
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(body).toEqual({ invitation: expect.objectContaining({ email: 'ines@valmont.example' }), mailed: true });
    const mail = received.join('').replace(/=\r\n/g, '').replaceAll('=3D', '=');
    expect(mail).toMatch(/^To: ines@valmont\.example/m);
    expect(mail).toContain(`${OWNER.email} vous invite`);
    const key = /#invitation=([\w-]{43})/.exec(mail)?.[1];
    expect(mail).toContain(`${SITE}/mgr/lesecretariat/#invitation=${key}`);
    const accepted = await server.call('POST', '/api/invitation/accept', { body: { key, password: NEW }, token: '' });
    expect(accepted.status).toBe(200);
  });

  test('says who invites, in words that no owner chooses', async () => {
    const mails = await startMailServer();
    await server.close();
    server = await startServer({ env: mails.env });
    const name = `Votre compte est suspendu » – evil.example «${' et encore'.repeat(9)}`;
    await server.call('PUT', `/api/lesecretariat/organisation/${server.org}`, { body: { name } });
    const path = `/api/lesecretariat/organisation/${server.org}/invitations`;
    await server.call('POST', path, { body: { email: 'paul@valmont.example', role: 'reader' } });
    const letter = await mails.waitForLetter('paul@valmont.example');
    await mails.close();
    expect(letter.subject).toBe('[Foulée] Invitation à rejoindre une organisation');
    const quoted = /^(\S+) vous invite à rejoindre l’organisation « ([^»]*) » sur Foulée\.$/m.exec(letter.text);
    expect(quoted?.[1]).toBe(OWNER.email);
    expect(quoted?.[2]).toMatch(/^Votre compte est suspendu ' – evil\. example '.*…$/);
    expect([...(quoted?.[2] ?? '')]).toHaveLength(60);
  });

  test('that is away is answered with the link instead', async () => {
    const { body } = await sendMail(1);
    expect(body).toMatchObject({ mailed: false, link: expect.stringContaining('#invitation=') });
  });
});
