import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_CODE_KINDS } from 'shared-domain';
import { aDevice, aMeeting, type Device, type FactDraft, HIGH, LONG, RACE } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

const START = new Date('2026-06-13T18:00:00Z');
let now = START;
let server: RunningServer;
let chOID: string;
const devices: Record<string, Device> = {};
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  chOID = await aMeeting(server);
  for (const kind of ACCESS_CODE_KINDS) devices[kind] = await aDevice(server, chOID, kind);
});
afterAll(() => server.close());

const other = randomUUID();
const attempt = { kind: 'attempt', bib: '1', r: 'o', v: 7000 };
/** Each kind of fact with the codes that may sign it in; an x in their order: judge, wind, starter, chrono, vboard, sboard. */
const TABLE: readonly (readonly [string, FactDraft, string])[] = [
  [LONG, attempt, 'x.....'],
  [HIGH, { kind: 'heights', heights: [1800, 1850] }, 'x.....'],
  [HIGH, { kind: 'bar', h: 1850 }, 'x.....'],
  [HIGH, { kind: 'jumpOff', decision: 'start' }, 'x.....'],
  [LONG, { kind: 'close' }, 'x.....'],
  [LONG, { kind: 'void', attempt: other }, 'x.....'],
  [LONG, { kind: 'protest', attempt: other }, 'x.....'],
  [LONG, { kind: 'ruling', attempt: other, upheld: true }, 'x.....'],
  [LONG, { kind: 'call', bib: '1' }, 'x.....'],
  [RACE, { kind: 'word', bib: '1', st: 2 }, 'x.xx..'],
  [RACE, { kind: 'status', status: 30 }, 'x.x...'],
  [RACE, { kind: 'status', status: 5 }, 'x.x...'],
  [RACE, { kind: 'status', status: 10 }, 'x..x..'],
  [RACE, { kind: 'status', status: 15 }, 'x..x..'],
  [RACE, { kind: 'wind', w: 1.2 }, '.x.x..'],
  [LONG, { kind: 'wind', bib: '1', n: 1, w: 1.2 }, '.x....'],
  [LONG, { kind: 'wind', w: 1.2 }, '.x....'],
  [RACE, { kind: 'start' }, '..xx..'],
  [RACE, { kind: 'gun', time: '2026-06-13T15:00:00Z' }, '..xx..'],
  [RACE, { kind: 'time', lane: 1, v: 10_500 }, '...x..'],
  [RACE, { kind: 'raw', lane: 1, v: 10_500 }, '...x..'],
  [RACE, { kind: 'lap', bib: '1' }, 'x..x..'],
  [LONG, { kind: 'correction', replaces: other, with: [] }, 'xxxx..'],
  [LONG, { kind: 'correction', replaces: other, with: [{ id: randomUUID(), ...attempt }] }, 'x.....'],
  [
    LONG,
    { kind: 'correction', replaces: other, with: [{ id: randomUUID(), kind: 'wind', bib: '1', n: 1, w: 1 }] },
    'xx....',
  ],
];

describe('What a code may sign in', () => {
  const cases = TABLE.flatMap(([uid, fact, may]) =>
    ACCESS_CODE_KINDS.map((kind, at) => {
      const detail =
        'status' in fact ? ` ${fact.status}` : 'with' in fact ? ` with ${JSON.stringify(fact.with).length}` : '';
      return [kind, may[at] === 'x' ? 'may' : 'may not', `${fact.kind}${detail}`, uid, fact] as const;
    }),
  );

  test.each(cases)('%s %s say %s', async (kind, may, _, uid, fact) => {
    const { status, body } = await (devices[kind] as Device).sendNew(uid, fact);
    const notKept = body.refused.filter(({ kept }) => kept !== true);
    const refused = notKept.flatMap(({ errors }) => errors.map(({ id }) => id));
    expect([status, refused.includes('forbidden')]).toEqual([200, may === 'may not']);
    if (may === 'may not') expect([body.accepted, body.refused[0]?.kept]).toEqual([[], undefined]);
  });

  test('of a fact that another kind said, nobody corrects anything', async () => {
    const [fact] = devices.chrono?.facts(RACE, { kind: 'time', lane: 2, v: 10_900 }) ?? [];
    await devices.chrono?.send([fact as FactDraft]);
    const { body } = await (devices.starter as Device).sendNew(RACE, {
      kind: 'correction',
      replaces: fact?.id,
      with: [],
    });
    expect(body.refused[0]?.errors[0]).toMatchObject({ id: 'forbidden', detail: expect.stringContaining('starter') });
  });
});

describe('A device opens with what its code is about:', () => {
  test.each([
    ['judge', [HIGH, LONG, RACE]],
    ['wind', [LONG, RACE]],
    ['starter', [RACE]],
    ['chrono', [RACE]],
    ['vboard', [HIGH, LONG, RACE]],
    ['sboard', [HIGH, LONG, RACE]],
  ])('%s', async (kind, uids) => {
    const { code, trials, challenge, more } = await (devices[kind] as Device).read();
    expect(code).toEqual({ kind, expires: '2026-06-16T22:00:00.000Z' });
    expect(challenge).toMatchObject({ oid: chOID, tz: 'Europe/Paris' });
    expect(more).toBe(false);
    expect(trials.map(({ uid }) => uid).sort()).toEqual([...uids].sort());
    expect(trials[0]?.rows[0]).toMatchObject({ row: 'bib:1', bib: '1', last: 'NOM1', lane: 1 });
    expect(JSON.stringify(trials)).not.toContain('dob');
  });
});

test('What a board’s code sends is refused, and makes it no device whose facts are missing', async () => {
  const { status, body } = await (devices.vboard as Device).sendNewAs('forged', RACE, {
    kind: 'status',
    status: 5,
    seq: 7,
  });
  expect([status, body.accepted, body.refused.length]).toEqual([200, [], 1]);
  expect(JSON.stringify(await (devices.judge as Device).read())).not.toContain('forged');
});

describe('Who holds no good code is told so before anything else (Q18, Q24):', () => {
  const ask = async (code: string, challenge = chOID) => {
    const headers: Record<string, string> = code === '' ? {} : { 'x-access-code': code };
    const answers = [
      await server.call<{ errors?: { id: string }[] }>('GET', `/api/live-input/${challenge}`, { token: '', headers }),
      await server.call<{ errors?: { id: string }[] }>('POST', `/api/live-input/${challenge}`, {
        token: '',
        headers,
        body: { facts: 'none' },
      }),
    ];
    return answers.map(({ status, body }) => [status, body.errors?.[0]?.id]);
  };

  test('none, and one never given out', async () => {
    expect(await ask('')).toEqual([
      [401, 'unauthorized'],
      [401, 'unauthorized'],
    ]);
    expect(await ask('ABCD-2345')).toEqual([
      [401, 'unauthorized'],
      [401, 'unauthorized'],
    ]);
  });

  test('another challenge’s', async () => {
    const elsewhere = await aMeeting(server);
    expect(await ask(devices.judge?.code ?? '', elsewhere)).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
    expect(await ask(devices.judge?.code ?? '', 'nowhere')).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
  });

  test('a revoked one', async () => {
    const { code } = await aDevice(server, chOID, 'wind');
    await aDevice(server, chOID, 'wind');
    expect(await ask(code)).toEqual([
      [403, 'forbidden'],
      [403, 'forbidden'],
    ]);
  });

  test('a good one is told what is wrong with its body', async () => {
    expect((await ask(devices.judge?.code ?? ''))[1]).toEqual([400, 'invalid request']);
  });

  test('guesses count with those of check-code, and stop nobody who holds a code', async () => {
    now = new Date(START.getTime() + 3_600_000);
    for (let n = 0; n < 10; n++) await ask(`ABCD-234${n % 10}`);
    const refused = await server.get<{ errors: { id: string }[] }>('/api/check-code?code=ABCD-2345');
    expect([refused.status, refused.body.errors[0]?.id]).toEqual([429, 'too many requests']);
    expect((await ask(devices.judge?.code ?? ''))[0]).toEqual([200, undefined]);
    now = START;
  });

  test('one whose days are over', async () => {
    now = new Date('2026-06-16T22:00:00Z');
    expect(await ask(devices.judge?.code ?? '')).toEqual([
      [401, 'expired token'],
      [401, 'expired token'],
    ]);
    now = START;
  });
});

test.each([
  ['with', { with: 'hasOwnProperty' }],
  ['with', { with: [null] }],
  ['with', { with: {} }],
  ['replaces', { replaces: 7, with: [] }],
  ['replaces', { replaces: ['x'], with: [] }],
])(
  'A correction whose %s is none is refused by itself, with %j; the rest of the post counts',
  async (field, fields) => {
    const judge = await aDevice(server, await aMeeting(server), 'judge');
    const draft = { kind: 'correction', replaces: randomUUID(), why: 'x', ...fields };
    const [valid, broken] = judge.facts(LONG, attempt, draft) as [FactDraft, FactDraft];
    const { status, body } = await judge.send([broken, valid]);
    expect([status, body.accepted]).toEqual([200, [valid.id]]);
    expect(body.refused).toMatchObject([{ id: broken.id, errors: [{ detail: expect.stringContaining(field) }] }]);
  },
);
