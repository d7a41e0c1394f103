import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { challengeAnswer } from 'shared-domain/contract/schemas';
import { aChallengeBody, type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const create = (overrides: object) =>
  server.call<{ errors?: { detail: string }[] }>('POST', '/api/lesecretariat/challenge', {
    body: { ...aChallengeBody(server.org), ...overrides },
  });

describe('Creating a challenge', () => {
  test('answers it whole, its region by name and number, its days in its own zone', async () => {
    const challenge = await server.createChallenge({
      region: '04',
      rtype: 'LISA_FFA',
      metadata: { place: 'Saint-Denis' },
    });
    expect(challengeAnswer.safeParse(challenge).success).toBe(true);
    expect(challenge).toMatchObject({
      region: 'La Réunion',
      regionINSEE: '04',
      tz: 'Indian/Reunion',
      place: 'Saint-Denis',
      lisa: true,
      revision: 1,
      org: { oid: server.org, name: 'Club' },
    });
    expect((await server.get(`/api/challenge/${challenge.oid}`)).body).toEqual(challenge);
  });

  test.each([
    ['a kind of another competition', { flag: 2 }, '$.flag: its kind contradicts $.kind'],
    ['a federation of another licence', { flag: 0b010_001 }, '$.flag: its federation contradicts $.rtype'],
    ['a sub-value out of range', { flag: 6 }, '$.flag: its kind is 6, which is out of range'],
    ['an unknown licence choice', { rtype: 'XYZ' }, '$.rtype: must be one of FFA, UNSS'],
    ['an unknown region', { region: 'Atlantide' }, '$.region: "Atlantide" is no name, insee or uid'],
    [
      'an unknown time zone',
      { metadata: { tz: 'Europe/Atlantis' } },
      '$.metadata.tz: "Europe/Atlantis" is no time zone',
    ],
    ['another software than its choice', { lisa: true }, '$.lisa: contradicts $.rtype'],
    ['a date that is none', { date: '2026-02-30' }, '$.date: '],
    ['the first year there is', { date: '0000-01-01' }, '$.date: the year must be between 1900 and 2200'],
    ['a year of six digits', { date: '202611-06-13' }, '$.date: '],
    ['the last year there is', { date: '9999-12-31' }, '$.date: the year must be between 1900 and 2200'],
    [
      'a script for a registration',
      { metadata: { registration: { url: 'javascript:alert(1)' } } },
      '$.metadata.registration.url: must be an http or https address',
    ],
    [
      'a script for a contact',
      { metadata: { contact: { url: 'javascript:alert(1)' } } },
      '$.metadata.contact.url: must be an http or https address',
    ],
    [
      'a contact’s address that is none',
      { metadata: { contact: { url: 'club' } } },
      '$.metadata.contact.url: must be an http or https address',
    ],
    ['too many days', { duration: 32 }, '$.duration: '],
  ])('refuses %s by its path', async (_, overrides, detail) => {
    const { status, body } = await create(overrides);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.detail).toContain(detail);
  });

  test('takes addresses of pages, and the first and last years', async () => {
    const metadata = { registration: { url: 'https://club.example/i' }, contact: { url: 'http://club.example' } };
    expect((await create({ metadata, date: '1900-01-01' })).status).toBe(200);
    expect((await create({ date: '2200-12-31', duration: 31 })).status).toBe(200);
  });

  test('shows also what was stored before addresses were looked at', async () => {
    const { oid, metadata } = await server.createChallenge();
    const stored = JSON.stringify({ ...metadata, registration: { url: 'club' } });
    await server.ctx.store.db.updateTable('challenge').set({ metadata: stored }).where('oid', '=', oid).execute();
    const { status, body } = await server.call('GET', '/api/lesecretariat/my-challenges');
    expect([status, JSON.stringify(body).includes('"url":"club"')]).toEqual([200, true]);
  });

  test('takes a flag that agrees, and packs five sub-values', async () => {
    expect((await create({ flag: 1 + (1 << 3) + (4 << 6) + (1 << 9) + (1 << 16) })).status).toBe(200);
  });

  test('for an organisation that is not one’s own is forbidden', async () => {
    const { status, body } = await create({ org: { oid: 'another' } });
    expect(status).toBe(403);
    expect(body).toMatchObject({ errors: [{ id: 'forbidden' }] });
  });
});

describe('Deleting a challenge', () => {
  test('takes its trials along and leaves nothing to read', async () => {
    const { oid } = await server.createChallenge();
    expect((await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`)).body).toMatchObject({ oid });
    expect((await server.get(`/api/challenge/${oid}`)).status).toBe(404);
    expect((await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${oid}`)).status).toBe(404);
  });

  test('without saying which names what is missing', async () => {
    const { status, body } = await server.call('DELETE', '/api/lesecretariat/challenge');
    expect(status).toBe(400);
    expect(body).toEqual({
      errors: [{ id: 'invalid request', detail: 'query.chOID: is missing (string)', path: 'query.chOID' }],
    });
  });
});

describe('my-challenges', () => {
  test('lists hidden ones too', async () => {
    const { oid } = await server.createChallenge({ visible: false });
    const { body } = await server.call<{ challenges: { oid: string }[] }>('GET', '/api/lesecretariat/my-challenges');
    expect(body.challenges.map((challenge) => challenge.oid)).toContain(oid);
  });
});
