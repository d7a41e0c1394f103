import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Call, calls, ERROR_STATUS, type ErrorEnvelope, type ErrorId } from 'shared-domain/contract';
import { errorEnvelope } from 'shared-domain/contract/schemas';
import { hashPassword } from '../src/services/accounts/passwords.ts';
import { openSession } from '../src/services/accounts/sessions.ts';
import { insertMember } from '../src/store/accounts/organisations.ts';
import { findAccountByOid, insertAccount } from '../src/store/accounts/organisers.ts';
import {
  type Caller,
  type CallRequest,
  type CallRow,
  type CallTarget,
  createCallTarget,
  replaceIds,
  signInCallers,
} from './calls/call-target.ts';
import { SECTION_7 } from './calls/documented-calls.ts';
import { METRICS_TOKEN } from './calls/public-rows.ts';
import { type CallName, TABLE } from './calls/table.ts';
import { OWNER, type RunningServer, startServer } from './running-server.ts';

const NAMES = Object.keys(calls) as CallName[];
const ROWS = NAMES.flatMap((name) => {
  const row = TABLE[name];
  return row === undefined ? [] : [[name, row] as const];
});

/** A mail server that is away: letters wait, invitations are handed over. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  CONTACT_EMAIL: 'club@calls.example',
  PUBLIC_URL: 'https://calls.example',
};

/** In the short run PostgreSQL is asked for the good answers alone: they run each call's queries to their end. */
const HAS_REFUSALS = process.env.TEST_DATABASE !== 'postgres' || process.env.FOULEE_LONG === '1';
const describeRefusals = (title: string, body: () => void): void => {
  if (HAS_REFUSALS) describe(title, body);
};

let server: RunningServer;
let tokens: Readonly<Record<Caller, string>>;
let shared: CallTarget;
let revision: number;
let own = '';
let password: string;
beforeAll(async () => {
  server = await startServer({
    clock: () => new Date('2026-06-13T14:00:00Z'),
    env: { TRUST_PROXY: '1', METRICS_TOKEN, ...MAIL },
  });
  tokens = await signInCallers(server);
  shared = await createCallTarget(server);
  revision = server.ctx.revisions.find(shared.chOID)?.revision ?? 0;
  password = await hashPassword(OWNER.password);
  await makeOwn();
});
afterAll(() => server.close());

/** Whoever walks the table; made again after the call that deletes it. */
async function makeOwn(): Promise<void> {
  const { db } = server.ctx.store;
  if ((await findAccountByOid(db, own)) !== undefined) return;
  own = await insertAccount(db, { email: 'walker@calls.example', password, demo: false, now: server.ctx.clock() });
  await insertMember(db, server.org, own, 'owner');
}

const ownToken = async () => (await openSession(server.ctx, own, 3_600_000)).token;

const NOWHERE: CallTarget = { chOID: 'a', trialOID: 'b', gOID: 'c', teamId: 'd', orgOID: 'e', prepared: {} };

let callers = 0;
/** Each call comes from another address: what is looked at here is not how often one may. */
async function send(name: CallName, { path, body, text, headers = {} }: CallRequest, token: string, raw?: RequestInit) {
  callers += 1;
  const from = { 'x-forwarded-for': `198.18.${callers >> 8}.${callers & 255}` };
  const { method } = calls[name] as Call;
  const answer = await fetch(server.url + path, {
    redirect: 'manual',
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === '' ? {} : { 'x-access-token': token }),
      ...from,
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(text === undefined ? {} : { body: text }),
    ...raw,
  });
  return answer;
}

/** A refusal as every refusal is: an id, the status that goes with it, a sentence. */
async function getRefusal(answer: Response): Promise<{ status: number; id: ErrorId; detail: string }> {
  const body = (await answer.json()) as ErrorEnvelope;
  expect(errorEnvelope.safeParse(body).error).toBeUndefined();
  for (const { id, detail } of body.errors) {
    expect(Object.keys(ERROR_STATUS)).toContain(id);
    expect(detail.length).toBeGreaterThan(5);
    expect(detail).not.toMatch(/\n|\bat .+\.ts:|node_modules/);
  }
  const [first] = body.errors;
  if (first === undefined) throw new Error('no error said');
  expect(answer.status).toBe(ERROR_STATUS[first.id]);
  return { status: answer.status, ...first };
}

const getId = async (answer: Promise<Response>): Promise<ErrorId> => (await getRefusal(await answer)).id;

/** Where a call may be tried without changing what others look at. */
async function placeFor({ prepare }: CallRow, at?: CallTarget): Promise<CallTarget> {
  await makeOwn();
  if (prepare === undefined) return at ?? shared;
  const fresh = at ?? (await createCallTarget(server));
  return { ...fresh, prepared: await prepare(server, fresh, own) };
}

/** Where each call that needs something of its own is refused, and with whose account it was prepared. */
const refusedAt = new Map<CallRow, { readonly by: string; readonly place: CallTarget }>();

/** Where a call is refused for who makes it or for its form, which changes nothing: prepared once. */
async function placeForRefusals(row: CallRow): Promise<CallTarget> {
  const known = refusedAt.get(row);
  if (known?.by === own) return known.place;
  const place = await placeFor(row);
  refusedAt.set(row, { by: own, place });
  return place;
}

describe('The table of calls', () => {
  test.each(NAMES)('has a row for %s of the contract', (name) => {
    expect(Object.keys(TABLE)).toContain(name);
  });

  test.each(SECTION_7)('has what P7 says: %s', (line, names) => {
    for (const name of names) {
      const { method, path } = calls[name] as Call;
      expect(line).toMatch(new RegExp(`^- ${method} `));
      const said = path.replace(/:(\w+)/g, '{$1}').replace('{trialOID}', '{id}');
      const last = said.slice(said.lastIndexOf('/'));
      expect(line.includes(said) || (names.length > 1 && line.includes(last.replace('/', '')))).toBe(true);
      expect(Object.keys(TABLE)).toContain(name);
    }
  });
});

describe('The good answer', () => {
  test.each(ROWS)('of %s has the shape of the contract', async (name, row) => {
    const isReadOnly = calls[name].method === 'GET' && row.prepare === undefined;
    const at = await placeFor(row, isReadOnly ? shared : await createCallTarget(server));
    const answer = await send(name, row.buildRequest(at), row.allowed === 'anyone' ? '' : await ownToken());
    if (row.answer === 'stream') {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
      await answer.body?.cancel();
      return;
    }
    if (row.answer === 'redirect') {
      expect(answer.status).toBe(302);
      return;
    }
    if (answer.status !== 200) throw new Error(await answer.text());
    if (typeof row.answer === 'string') {
      expect((await answer.text()).length).toBeGreaterThan(10);
      return;
    }
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const read = row.answer.safeParse(await answer.json());
    expect(read.error).toBeUndefined();
  });
});

const SECURED = ROWS.filter(([, { allowed }]) => allowed !== 'anyone' && allowed !== 'official');

describeRefusals('Whoever is not signed in', () => {
  test.each(SECURED)(
    'is refused %s: without a token, by one that is unknown, by one that has expired',
    async (name, row) => {
      const ask = row.buildRequest(await placeForRefusals(row));
      expect(await getId(send(name, ask, ''))).toBe('unauthorized');
      expect(await getId(send(name, ask, 'never given out'))).toBe('unauthorized');
      const late = await send(name, ask, tokens.expired);
      const { errors } = (await late.json()) as ErrorEnvelope;
      expect([late.status, errors.map(({ id }) => id)]).toEqual([401, ['expired token']]);
    },
  );

  for (const [name, row] of ROWS.filter(([, { allowed }]) => allowed === 'official'))
    test(`as an official is refused ${name}`, async () => {
      const { headers: _, ...ask } = row.buildRequest(await placeForRefusals(row));
      expect(await getId(send(name, ask, ''))).toBe('unauthorized');
      expect(await getId(send(name, { ...ask, headers: { 'x-access-code': 'ABCD-2345' } }, ''))).toBe('unauthorized');
    });
});

describeRefusals('Whoever has not the role', () => {
  const MAY_NOT: Readonly<Record<string, readonly Caller[]>> = {
    members: ['stranger'],
    writers: ['stranger', 'reader'],
    owners: ['stranger', 'reader', 'secretary'],
  };
  const cases = SECURED.flatMap(([name, row]) =>
    (MAY_NOT[row.allowed] ?? []).map((caller) => [name, caller, row] as const),
  );

  test.each(cases)('is refused %s: %s', async (name, caller, row) => {
    const ask = row.buildRequest(await placeForRefusals(row));
    expect(await getId(send(name, ask, tokens[caller]))).toBe('forbidden');
  });

  const about = cases.filter(([name, caller]) => caller === 'stranger' && !calls[name].path.includes(':orgOID'));
  test.each(about)('is told by %s that a hidden challenge is not there', async (name, caller, row) => {
    const at = await placeFor(row, await createCallTarget(server, { visible: false }));
    expect(await getId(send(name, row.buildRequest(at), tokens[caller]))).toBe('not found');
  });
});

describeRefusals('What is said wrongly', () => {
  const placed = ROWS.filter(
    ([, { buildRequest, prepare }]) =>
      prepare !== undefined ||
      JSON.stringify(buildRequest(NOWHERE)) !== JSON.stringify(buildRequest(replaceIds(NOWHERE, 'z'))),
  );

  test.each(placed)('in %s about what is not there', async (name, row) => {
    const at = replaceIds(await placeFor(row), 'nobody');
    const answer = await send(name, row.buildRequest(at), row.allowed === 'anyone' ? '' : await ownToken());
    if (row.unknown === 'fine') expect(answer.status).toBe(200);
    else expect((await getRefusal(answer)).id).toBe(row.unknown ?? 'not found');
  });

  const findPath = ({ buildRequest }: CallRow, word: string) =>
    buildRequest(replaceIds(NOWHERE, word)).path.split('?', 1)[0];
  const inPath = placed.filter(([, row]) => findPath(row, 'y') !== findPath(row, 'z'));
  test.each(inPath)('in %s by an id that is none', async (name, row) => {
    const at = await placeForRefusals(row);
    const token = row.allowed === 'anyone' ? '' : await ownToken();
    expect(await getId(send(name, row.buildRequest(replaceIds(at, '%E0%A4%A')), token))).toBe('invalid request');
    expect(await getId(send(name, row.buildRequest(replaceIds(at, 'x'.repeat(101))), token))).toBe('not found');
    expect(['not found', 'invalid request', 'unauthorized']).toContain(
      await getId(send(name, row.buildRequest(replaceIds(at, "';--%00<b>")), token)),
    );
  });

  const bodied = ROWS.filter(([, { buildRequest }]) => buildRequest(replaceIds(NOWHERE, 'z')).body !== undefined);
  test.each(bodied)('in the body of %s: no JSON, nothing, a list, another type', async (name, row) => {
    const at = await placeForRefusals(row);
    const ask = row.buildRequest(at);
    const token = row.allowed === 'anyone' ? '' : await ownToken();
    const told = async (body: string, type = 'application/json') => {
      const headers = { 'content-type': type, ...(token === '' ? {} : { 'x-access-token': token }), ...ask.headers };
      return getRefusal(await send(name, ask, token, { body, headers }));
    };
    expect(await told('{"a": x}')).toMatchObject({
      id: 'invalid request',
      detail: expect.stringMatching(/^\$: the body is not JSON/),
    });
    expect(await told('')).toMatchObject({ id: 'invalid request', detail: '$: the body is empty, JSON is expected' });
    expect(await told('[1]')).toMatchObject({ id: 'invalid request' });
    expect(await told('"text"')).toMatchObject({ id: 'invalid request' });
    expect(await told('{"__proto__":{}}')).toMatchObject({ id: 'invalid request' });
    expect(await told('a=1', 'text/csv')).toMatchObject({ id: 'invalid request' });
  });

  test.each(bodied)('in %s by more than it takes', async (name, row) => {
    const { path, headers = {} } = row.buildRequest(await placeForRefusals(row));
    const token = row.allowed === 'anyone' ? '' : await ownToken();
    const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asked = request(server.url + path, {
        method: calls[name].method,
        headers: { 'content-type': 'application/json', 'content-length': 2 ** 30, 'x-access-token': token, ...headers },
      });
      asked.on('error', reject);
      asked.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text });
          asked.destroy();
        });
      });
      asked.flushHeaders();
    });
    expect([answer.status, (JSON.parse(answer.text) as ErrorEnvelope).errors[0]?.id]).toEqual([413, 'too large']);
  });

  const own_ = ROWS.flatMap(([name, row]) =>
    (row.refusals ?? []).map((refusal) => [name, refusal.situation, refusal, row] as const),
  );
  test.each(own_)('in %s: %s', async (name, _, refusal, row) => {
    const at = await placeFor(row);
    const told = await getRefusal(
      await send(name, refusal.buildRequest(at), row.allowed === 'anyone' ? '' : await ownToken()),
    );
    expect(told.id).toBe(refusal.id);
    if (refusal.detail !== undefined) expect(told.detail).toMatch(refusal.detail);
  });
});

test('Nothing changed while all that was refused', () => {
  expect(server.ctx.revisions.find(shared.chOID)?.revision).toBe(revision);
});
