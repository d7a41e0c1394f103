import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type {
  CacheVersionAnswer,
  CategoriesAnswer,
  ContactBody,
  DisciplinesAnswer,
  ErrorEnvelope,
  FederationsAnswer,
  RegionsAnswer,
} from 'shared-domain/contract';
import {
  cacheVersionAnswer,
  categoriesAnswer,
  disciplinesAnswer,
  federationsAnswer,
  regionsAnswer,
} from 'shared-domain/contract/schemas';
import { SMTPServer } from 'smtp-server';
import { readConfig } from '../src/base/config.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { until } from './until.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start(options: Parameters<typeof startServer>[0] = {}): Promise<RunningServer> {
  const server = await startServer({ organiser: false, ...options });
  closing.push(() => server.close());
  return server;
}

describe('Reference data', () => {
  test('has the shape of the contract', async () => {
    const server = await start({ clock: () => new Date('2026-11-21T12:00:00Z') });
    const categories = (await server.get<CategoriesAnswer>('/mgrapi/categories')).body;
    expect(categoriesAnswer.safeParse(categories).error).toBeUndefined();
    expect(categories.categories.find(({ CUID }) => CUID === 49)).toMatchObject({
      code: 'CA',
      sex: 1,
      p1: 16,
      p2: 17,
      main: 1,
      begin: '2010-01-01',
      end: '2012-01-01',
    });
    const { body: disciplines } = await server.get<DisciplinesAnswer>('/mgrapi/trials');
    expect(disciplinesAnswer.safeParse(disciplines).error).toBeUndefined();
    expect(disciplines.trials.length).toBeGreaterThan(250);
    const { body: federations } = await server.get<FederationsAnswer>('/mgrapi/federations');
    expect(federationsAnswer.safeParse(federations).error).toBeUndefined();
    expect(federations.federations.map(({ value, sw }) => [value, sw])).toEqual([
      ['FFA', 'LGC'],
      ['UNSS', 'UNSS'],
      ['FFSU', 'LGC'],
      ['FSGT', 'LGC'],
      ['OTHER', 'LGC'],
    ]);
    const { body: regions } = await server.get<RegionsAnswer>('/mgrapi/regions');
    expect(regionsAnswer.parse(regions).regions).toHaveLength(18);
  });

  test('of a day that is none is refused', async () => {
    const server = await start();
    const { status, body } = await server.get<ErrorEnvelope>('/mgrapi/categories?on=tomorrow');
    expect([status, body.errors[0]?.id]).toEqual([400, 'invalid parameters']);
  });

  test('has a version, another one when dates of birth move', async () => {
    const versionAt = async (day: string) => {
      const server = await start({ clock: () => new Date(`${day}T12:00:00Z`) });
      const { body } = await server.get<CacheVersionAnswer>('/mgrapi/cache-version');
      return cacheVersionAnswer.parse(body).version;
    };
    const before = await versionAt('2026-08-31');
    expect(await versionAt('2026-08-31')).toBe(before);
    expect(await versionAt('2026-09-01')).not.toBe(before);
  });
});

describe('A counter', () => {
  const count = (server: RunningServer, body: unknown) =>
    server.call<ErrorEnvelope>('PUT', '/api/counter', { body, token: '' });

  test('counts each name apart', async () => {
    const server = await start();
    expect((await count(server, { name: 'home' })).body).toEqual({ name: 'home', value: 1 });
    expect((await count(server, { name: 'home' })).body).toEqual({ name: 'home', value: 2 });
    expect((await count(server, { name: 'stats' })).body).toEqual({ name: 'stats', value: 1 });
  });

  test('that is none is refused, and so is too much from one address', async () => {
    const server = await start();
    expect((await count(server, { name: 'visits' })).body.errors[0]?.id).toBe('invalid request');
    const answers: number[] = [];
    for (let n = 0; n < 3001; n += 100)
      answers.push(
        ...(await Promise.all(Array.from({ length: 100 }, () => count(server, { name: 'live' })))).map(
          ({ status }) => status,
        ),
      );
    expect(answers.filter((status) => status === 200)).toHaveLength(3000);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
  }, 60_000);
});

describe('A message to the organiser', () => {
  const MESSAGE = { from: 'ines@valmont.example', title: 'contact', content: 'Bonjour,\nà quelle heure ?' };
  const post = (server: RunningServer, body: ContactBody) =>
    server.call<ErrorEnvelope>('POST', '/api/internal/send-mail-to-contact', { body, token: '' });
  const readStored = async ({ ctx }: RunningServer) =>
    (await ctx.store.db.selectFrom('letter').selectAll().execute()).map(({ body, ...letter }) => ({
      ...letter,
      ...(JSON.parse(body) as { sender: string; content: string }),
    }));
  const mailEnv = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_EMAIL: 'club@valmont.example' });

  /** A mail server that refuses the first messages, then takes them. */
  async function mailServer(refusals = 0): Promise<{ port: number; received: string[]; next: Promise<void> }> {
    const received: string[] = [];
    let left = refusals;
    let arrived = (): void => undefined;
    const next = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData(stream, _, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (left-- > 0) return done(new Error('not now'));
          received.push(Buffer.concat(chunks).toString());
          done();
          arrived();
        });
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise<void>((resolve) => smtp.close(resolve)));
    return { port: (smtp.server.address() as AddressInfo).port, received, next };
  }

  test('is kept where there is no mail server', async () => {
    const server = await start();
    expect(await post(server, MESSAGE)).toMatchObject({ status: 200, body: { kept: true } });
    expect(await readStored(server)).toMatchObject([{ sender: MESSAGE.from, content: MESSAGE.content, sent_at: null }]);
  });

  test('is sent by the operator’s mail server, to be answered to who wrote it', async () => {
    const smtp = await mailServer();
    const server = await start({ env: mailEnv(smtp.port) });
    const injected = { ...MESSAGE, title: 'contact\r\nBcc: everyone@valmont.example' };
    expect((await post(server, injected)).body.errors[0]?.detail).toMatch(/^\$\.title: has a tab or a line end/);
    await post(server, { ...MESSAGE, title: 'contact' });
    await smtp.next;
    expect(smtp.received[0]).toMatch(/^To: club@valmont\.example/m);
    expect(smtp.received[0]).toMatch(/^Reply-To: ines@valmont\.example/m);
    expect(smtp.received[0]).not.toMatch(/^Bcc:/m);
    await until(async () => (await readStored(server))[0]?.sent_at !== null);
    expect((await readStored(server))[0]?.sent_at).not.toBeNull();
  });

  test('that could not be sent is tried again, later each time, and is not lost', async () => {
    let now = Date.parse('2026-06-13T12:00:00Z');
    const smtp = await mailServer(1);
    const server = await start({ env: mailEnv(smtp.port), clock: () => new Date(now) });
    await post(server, MESSAGE);
    await until(async () => (await readStored(server))[0]?.tries === 1);
    expect(await readStored(server)).toMatchObject([{ sent_at: null, tries: 1, next_try: '2026-06-13T12:01:00.000Z' }]);
    now += 61_000;
    await smtp.next;
    expect(smtp.received).toHaveLength(1);
    await until(async () => (await readStored(server))[0]?.sent_at !== null);
    expect(await readStored(server)).toMatchObject([{ sent_at: '2026-06-13T12:01:01.000Z', tries: 2 }]);
  }, 30_000);

  test('from a robot is answered and not kept; from one address there are five in ten minutes', async () => {
    const server = await start();
    expect(await post(server, { ...MESSAGE, website: 'https://spam.example' })).toMatchObject({ status: 200 });
    expect(await readStored(server)).toEqual([]);
    for (let n = 0; n < 4; n++) expect((await post(server, MESSAGE)).status).toBe(200);
    expect((await post(server, MESSAGE)).body.errors[0]?.id).toBe('too many requests');
  });

  test('from many networks is one of two hundred in an hour', async () => {
    const server = await start({ env: { TRUST_PROXY: '1' } });
    const postFrom = (address: string) =>
      server.call<ErrorEnvelope>('POST', '/api/internal/send-mail-to-contact', {
        body: MESSAGE,
        token: '',
        headers: { 'x-forwarded-for': address },
      });
    const statuses: number[] = [];
    for (let n = 0; n < 201; n += 1) statuses.push((await postFrom(`198.51.${Math.floor(n / 5)}.7`)).status);
    expect(statuses.indexOf(429)).toBe(200);
    expect(await readStored(server)).toHaveLength(200);
  });

  test('no length is asked of the address or the message (P5.1); a call has its bound', async () => {
    const server = await start();
    const long = { ...MESSAGE, from: `${'a'.repeat(300)}@valmont.example`, content: 'é'.repeat(60_000) };
    expect((await post(server, long)).status).toBe(200);
    expect(await readStored(server)).toMatchObject([{ sender: long.from, content: long.content }]);
    expect((await post(server, { ...MESSAGE, content: 'a'.repeat(300_000) })).status).toBe(413);
  });
});

test('A mail server without an address to write to, or one that is none, is refused at the start', () => {
  const read = (env: Record<string, string>) => () => readConfig(env, { version: '0', build: 'test' });
  expect(read({ SMTP_URL: 'smtp://localhost' })).toThrow(/CONTACT_EMAIL/);
  expect(read({ SMTP_URL: 'localhost', CONTACT_EMAIL: 'a@b.fr' })).toThrow(/SMTP_URL/);
});
