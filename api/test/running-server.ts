import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Challenge, ChallengeBody, RoundsAnswer, Trial, UploadBody } from 'shared-domain/contract';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/base/config.ts';
import type { RouteContext } from '../src/routes/route-context.ts';
import { openSession } from '../src/services/accounts/sessions.ts';
import { hashSecret } from '../src/services/context/secret.ts';
import type { SteadyClock } from '../src/services/context/steady-clock.ts';
import type { PushTimes } from '../src/services/push/start-push.ts';
import type { UplinkTimes } from '../src/services/site/uplink/start-uplink.ts';
import { createOwner } from '../src/store/accounts/organisers.ts';
import { updateTokenEnd } from '../src/store/accounts/tokens.ts';
import { openStore } from '../src/store/open-store.ts';
import { newTestDatabase } from './database/test-database.ts';

export const OWNER = { email: 'owner@club.example', password: 'a long enough password' };
/** A hash of it that is checked in no time; one that `hashPassword` made takes as long as the rest of a server's start. */
export const OWNER_PASSWORD_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$6TpyqjCYx+urF6vdkJoq2A$irbg5OClJV0IGVUjVtxS8adj0GVuFOKsNWlOnhx5lNo';

export interface Answer<T> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** A complete server on a free port, called over real HTTP. */
export interface RunningServer {
  readonly url: string;
  readonly ctx: RouteContext;
  readonly token: string;
  readonly org: string;
  /** Sends one call with the owner's token; `token: ''` sends none. */
  call<T>(method: string, path: string, options?: CallOptions): Promise<Answer<T>>;
  get<T>(path: string, headers?: Record<string, string>): Promise<Answer<T>>;
  createChallenge(overrides?: Partial<ChallengeBody>): Promise<Challenge>;
  upload<T = unknown>(chOID: string, body: Partial<UploadBody>): Promise<Answer<T>>;
  trials(chOID: string): Promise<Trial[]>;
  close(): Promise<void>;
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

interface ServerOptions {
  readonly clock?: () => Date;
  /** Measures durations; by default `clock` where it is given. */
  readonly steady?: SteadyClock;
  readonly organiser?: boolean;
  readonly pushTimes?: PushTimes;
  readonly uplinkTimes?: UplinkTimes;
  readonly env?: Record<string, string>;
  /** Called with each line of the log, at all levels. */
  readonly log?: (line: string) => void;
}

/**
 * Creates the organiser's account, organisation and session directly, without a real sign-in.
 */
async function openOwner(ctx: RouteContext): Promise<{ token: string; org: string }> {
  const draft = { email: OWNER.email, password: OWNER_PASSWORD_HASH, organisation: 'Club', demo: false };
  const { organiser, organisation } = await createOwner(ctx.store.db, { ...draft, now: ctx.clock() });
  const { tokenTtl } = ctx.config;
  const { token } = await openSession(ctx, organiser, tokenTtl);
  // Tests whose clock goes on for months keep it.
  const end = new Date(ctx.readSteadyClock().getTime() + tokenTtl).toISOString();
  await updateTokenEnd(ctx.store.db, hashSecret(token), end);
  return { token, org: organisation };
}

export async function startServer({
  clock,
  steady,
  organiser = true,
  pushTimes,
  uplinkTimes,
  env = {},
  log,
}: ServerOptions = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-api-'));
  const database = await newTestDatabase({ dataDir });
  const config = readConfig({ DATA_DIR: dataDir, ...database.env, ...env }, { version: '0.0.0', build: 'test' });
  const store = await openStore(config);
  const built = await buildApp(config, store, {
    ...(log === undefined ? { logLevel: 'silent' } : { logLevel: 'trace', log: { write: log } }),
    ...(clock === undefined ? {} : { clock }),
    ...(pushTimes === undefined ? {} : { pushTimes }),
    ...(uplinkTimes === undefined ? {} : { uplinkTimes }),
    ...(steady === undefined ? {} : { steadyClock: steady }),
  });
  const { token = '', org = '' } = organiser ? await openOwner(built.ctx) : {};
  await built.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;

  const call: RunningServer['call'] = async (method, path, { body, token: usedToken = token, headers = {} } = {}) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(usedToken === '' ? {} : { 'x-access-token': usedToken }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    url,
    ctx: built.ctx,
    token,
    org,
    call,
    get: (path, headers) => call('GET', path, { token: '', ...(headers === undefined ? {} : { headers }) }),
    async createChallenge(overrides) {
      const body = { ...aChallengeBody(org), ...overrides };
      const answer = await call<Challenge>('POST', '/api/lesecretariat/challenge', { body });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body;
    },
    upload: (chOID, body) => call('POST', `/api/lesecretariat/trials/${chOID}`, { body: { chOID, ...body } }),
    async trials(chOID) {
      const { body } = await call<RoundsAnswer>('GET', `/api/rounds/${chOID}`, { token: '' });
      return body.rounds.flatMap(({ heats }) => heats);
    },
    async close() {
      await built.close();
      await store.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function aChallengeBody(org: string): ChallengeBody {
  return {
    name: 'Meeting de printemps',
    rtype: 'FFA',
    org: { oid: org },
    kind: 'outdoor',
    region: 'Bretagne',
    date: '2026-06-13',
    duration: 2,
  };
}
