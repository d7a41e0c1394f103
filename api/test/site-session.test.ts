import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Call,
  calls,
  type ErrorEnvelope,
  type MyChallengesAnswer,
  makeUrl,
  type SiteSessionAnswer,
} from 'shared-domain/contract';
import { UPLINK_CALLS } from '../src/services/site/uplink/uplink-calls.ts';
import { SITE } from './calls/site-rows.ts';
import { type CallName, TABLE } from './calls/table.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { findComingDay } from './site-servers.ts';
import { aFinal } from './uploads.ts';

const isUplinkCall = (name: CallName): boolean => UPLINK_CALLS.some((one) => one === calls[name]);

/** Calls of organisers, by whether a stadium's server makes them. */
const ORGANISER_CALLS = Object.groupBy(
  (Object.keys(calls) as CallName[]).filter((name) =>
    ['signed in', 'members', 'writers', 'owners'].includes(TABLE[name]?.allowed ?? ''),
  ),
  (name) => (isUplinkCall(name) ? 'uplink' : 'other'),
);

let server: RunningServer;
let chOID: string;
let otherOid: string;
let token: string;
beforeAll(async () => {
  server = await startServer();
  ({ oid: chOID } = await server.createChallenge({ date: findComingDay() }));
  ({ oid: otherOid } = await server.createChallenge({ date: findComingDay() }));
  ({ token } = (await server.call<SiteSessionAnswer>('POST', makeUrl(calls.siteSession, { chOID }))).body);
});
afterAll(() => server.close());

/** Asks a call about a competition, with nothing else. */
const ask = (name: CallName, about: string) => {
  const { method, path }: Call = calls[name];
  const url = path.replace(/:(\w+)/g, about);
  return server.call<ErrorEnvelope>(method, url, { token, headers: SITE });
};

const beForbidden = async (answer: ReturnType<typeof ask>): Promise<void> => {
  const { status, body } = await answer;
  const detail = expect.stringContaining(`is a session for the stadium of challenge ${chOID}`);
  expect([status, body.errors]).toEqual([403, [{ id: 'forbidden', path: 'header x-access-token', detail }]]);
};

describe('The session of a stadium’s server', () => {
  test.each(ORGANISER_CALLS.other ?? [])('does not open %s, also of its own competition', (name) =>
    beForbidden(ask(name, chOID)),
  );

  test.each((ORGANISER_CALLS.uplink ?? []).filter((name) => calls[name].path.includes(':chOID')))(
    'does not open %s of another competition',
    (name) => beForbidden(ask(name, otherOid)),
  );

  test('sends its competition, and knows of no other', async () => {
    const upload = { token, body: { chOID, ...aFinal() } };
    expect((await server.call('POST', makeUrl(calls.uploadTrials, { chOID }), upload)).status).toBe(200);
    const { challenges } = (await server.call<MyChallengesAnswer>('GET', makeUrl(calls.myChallenges, {}), { token }))
      .body;
    expect(challenges.map(({ oid }) => oid)).toEqual([chOID]);
  });
});
