import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type ErrorEnvelope,
  MAX_CODES,
  MAX_PROTESTS,
  MAX_REMARKS,
  MAX_ROWS,
  MAX_SESSIONS,
  MAX_SITE_SESSIONS,
  MAX_TRIALS,
  type SignInAnswer,
  type Trial,
} from 'shared-domain/contract';
import { aChallengeBody, OWNER, type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, ms } from './uploads.ts';

let server: RunningServer;
let organiser: string;
let chOID: string;
let trial: Trial;
beforeAll(async () => {
  server = await startServer();
  organiser = (await server.ctx.store.db.selectFrom('organiser').select('oid').executeTakeFirstOrThrow()).oid;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.ctx.store.db.deleteFrom('log').execute();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});

/** Inserts many rows, in statements of a few hundred. */
async function fill(table: string, count: number, row: (n: number) => object): Promise<void> {
  for (let start = 0; start < count; start += 250) {
    const rows = Array.from({ length: Math.min(250, count - start) }, (_, index) => row(start + index));
    await server.ctx.store.db
      .insertInto(table as never)
      .values(rows as never)
      .execute();
  }
}

const call = <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call<T & ErrorEnvelope>(method, path, body === undefined ? {} : { body });
const create = () =>
  call<{ oid: string }>('POST', '/api/lesecretariat/challenge', aChallengeBody(server.org) as object);
const sendTrials = (body: object) => call('POST', `/api/lesecretariat/trials/${chOID}`, { chOID, ...body });
const refusedWith = ({ status, body }: { status: number; body: ErrorEnvelope }) => [status, ...(body.errors ?? [])];
const tooLarge = (detail: string) => [413, { id: 'too large', detail }];
const tooMany = (detail: string) => [429, { id: 'too many requests', detail }];

const aCreation = (n: number, by: string) => ({
  oid: `made-${by}-${n}`,
  challenge: `gone-${n}`,
  organiser: by,
  at: new Date(server.ctx.clock().getTime() - 3_600_000).toISOString(),
  action: 'challenge created',
  detail: '{}',
});

describe('An account', () => {
  test('makes 1000 competitions in a day, deleted ones too', async () => {
    await fill('log', 998, (n) => aCreation(n, organiser));
    const { body } = await create();
    await call('DELETE', `/api/lesecretariat/challenge?chOID=${body.oid}`);
    expect(refusedWith(await create())).toEqual(tooMany('at most 1000 competitions are made in 24 hours'));
    await server.ctx.store.db.updateTable('log').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
    expect((await create()).status).toBe(200);
  });

  test('is not stopped by what another member of its organisation makes', async () => {
    const { db } = server.ctx.store;
    const row = await db.selectFrom('challenge').selectAll().where('oid', '=', chOID).executeTakeFirstOrThrow();
    const created = server.ctx.clock().toISOString();
    await fill('challenge', 1000, (n) => ({ ...row, oid: `other-${n}`, created, visible: 0 }));
    await fill('log', 1000, (n) => aCreation(n, 'somebody-else'));
    expect((await create()).status).toBe(200);
    await db.deleteFrom('challenge').where('oid', 'like', 'other-%').execute();
  });

  test('has so many sessions: one more ends the oldest, and never one of a stadium', async () => {
    const { db } = server.ctx.store;
    const expires = new Date(server.ctx.clock().getTime() + 3_600_000).toISOString();
    const created = (n: number) => new Date(server.ctx.clock().getTime() - 3_600_000 + n).toISOString();
    await fill('token', MAX_SESSIONS, (n) => ({ hash: `session-${n}`, organiser, created: created(n), expires }));
    await fill('token', 1, () => ({
      hash: 'session-stadium',
      organiser,
      created: created(0),
      expires,
      challenge: chOID,
    }));
    const { token } = (await server.call<SignInAnswer>('POST', '/api/sign-in', { body: OWNER, token: '' })).body;
    const hashes = (await db.selectFrom('token').select('hash').where('organiser', '=', organiser).execute()).map(
      ({ hash }) => hash,
    );
    expect([hashes.length, hashes.includes('session-0'), hashes.includes('session-stadium')]).toEqual([
      MAX_SESSIONS + 1,
      false,
      true,
    ]);
    expect((await server.call('GET', '/api/lesecretariat/my-orgs', { token })).status).toBe(200);
    await db.deleteFrom('token').where('hash', 'like', 'session-%').execute();
  });

  test('has so many sessions for stadiums', async () => {
    const { db } = server.ctx.store;
    const now = server.ctx.clock();
    await db
      .updateTable('challenge')
      .set({ ends_at: new Date(now.getTime() + 86_400_000).toISOString() })
      .where('oid', '=', chOID)
      .execute();
    const [created, expires] = [now.toISOString(), new Date(now.getTime() + 3_600_000).toISOString()];
    await fill('token', MAX_SITE_SESSIONS - 1, (n) => ({
      hash: `site-session-${n}`,
      organiser,
      created,
      expires,
      challenge: chOID,
    }));
    const open = () => call('POST', `/api/lesecretariat/site/${chOID}/session`);
    expect((await open()).status).toBe(200);
    expect(refusedWith(await open())).toEqual(
      tooMany('an account has at most 100 sessions for stadiums at once; end one first'),
    );
  });
});

describe('A competition', () => {
  const UID = '000200-0-55-f1';
  const oneRow = { bib: '1', last: 'ROCHE', first: 'A' };

  test('has so many rows in its lists; beyond, what does not make it grow is written', async () => {
    const { db } = server.ctx.store;
    await sendTrials({ trialsData: [anUploadTrial(UID)], startlists: { [UID]: [oneRow] } });
    await db.updateTable('trial').set({ starts: MAX_ROWS }).where('oid', '=', trial.oid).execute();
    const refusal = tooLarge('a competition has at most 1000000 rows of start and result lists');
    expect(refusedWith(await sendTrials({ resultlists: { [UID]: [{ bib: '1', prf: ms(11_000) }] } }))).toEqual(refusal);
    expect((await sendTrials({ startlists: { [UID]: [{ ...oneRow, first: 'B' }] } })).status).toBe(200);
  });

  test('has so many trials', async () => {
    const { db } = server.ctx.store;
    const row = await db.selectFrom('trial').selectAll().where('oid', '=', trial.oid).executeTakeFirstOrThrow();
    await fill('trial', MAX_TRIALS - 1, (n) => ({ ...row, oid: `many-${n}`, uid: `many-${n}` }));
    expect(refusedWith(await sendTrials({ trialsData: [anUploadTrial(UID)] }))).toEqual(
      tooLarge('a competition has at most 10000 trials'),
    );
    await db.deleteFrom('trial').where('oid', 'like', 'many-%').execute();
  });

  test('has so many codes, revoked ones too', async () => {
    const [created, revoked] = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'];
    const code = (n: number) => ({ code: `R${n}`, challenge: chOID, kind: 'wind', created, revoked });
    const soon = new Date(server.ctx.clock().getTime() + 86_400_000).toISOString();
    const { db } = server.ctx.store;
    await db
      .updateTable('challenge')
      .set({ date: soon.slice(0, 10), ends_at: soon })
      .where('oid', '=', chOID)
      .execute();
    await fill('access_code', MAX_CODES - 1, code);
    const make = () => call('POST', `/api/code/${chOID}?kind=wind`);
    expect((await make()).status).toBe(200);
    expect(refusedWith(await make())).toEqual(tooLarge('a competition has at most 1000 codes, revoked ones too'));
  });

  test.each([
    ['remark', MAX_REMARKS, { text: 'Piste mouillée', public: true }],
    ['protest', MAX_PROTESTS, { by: 'EA Brest', text: 'Couloir mordu' }],
  ] as const)('has so many %ss', async (kind, max, body) => {
    const act = (n: number) => ({ oid: `${kind}-${n}`, challenge: chOID, list: 'elsewhere', kind, at: '', body: '{}' });
    await fill('official_act', max - 1, act);
    const add = () => call('POST', `/api/lesecretariat/trial/${trial.oid}/${kind}`, body);
    expect((await add()).status).toBe(200);
    expect(refusedWith(await add())).toEqual(tooLarge(`a competition has at most ${max} ${kind}s`));
  });
});
