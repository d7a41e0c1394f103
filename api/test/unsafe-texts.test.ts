import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope } from 'shared-domain/contract';
import { findUnsafeTexts } from '../src/base/unsafe-texts.ts';
import { formatCalendar } from '../src/services/documents/ical/programme-calendar.ts';
import { aDevice, aMeeting, RACE } from './live-input-device.ts';
import { aChallengeBody, type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
  chOID = await aMeeting(server);
});
afterAll(() => server.close());

const UNSAFE = ['\0', '\x07', '\x1b', '\x7f', '\x85', '\x9f', '\ud800', '\udfff'];
const details = (body: unknown): string[] => (body as ErrorEnvelope).errors.map(({ detail }) => detail);

type Sent = readonly [method: string, path: string, body: (text: string) => object, where: string];
const message = { from: 'a@b.example', title: 'contact', content: 'x' };
const SENT: readonly Sent[] = [
  ['POST', '/api/internal/send-mail-to-contact', (t) => ({ ...message, content: t }), '$.content'],
  ['PUT', '/api/counter', (t) => ({ name: t }), '$.name'],
  ['POST', '/api/sign-in', (t) => ({ email: t, password: 'x' }), '$.email'],
  ['POST', '/api/sign-in', (t) => ({ email: 'a@b.example', password: t }), '$.password'],
  ['POST', '/api/lesecretariat/challenge', (t) => ({ ...aChallengeBody(server.org), name: t }), '$.name'],
  [
    'POST',
    '/api/lesecretariat/challenge',
    (t) => ({ ...aChallengeBody(server.org), metadata: { other: [t] } }),
    '$.metadata.other[0]',
  ],
  [
    'POST',
    '/api/lesecretariat/challenge',
    (t) => ({ ...aChallengeBody(server.org), metadata: { [t]: 1 } }),
    '$.metadata[',
  ],
  [
    'POST',
    '/api/lesecretariat/trials/~',
    (t) => ({ chOID, trialsData: [anUploadTrial('000100-0-55-h1', { name: t })] }),
    '$.trialsData[0].name',
  ],
  [
    'POST',
    '/api/lesecretariat/trials/~',
    (t) => ({ chOID, startlists: { x: [{ last: t }] } }),
    '$.startlists.x[0].last',
  ],
];

describe('A text with a character that no text may have', () => {
  test.each(SENT)('%s %s is refused by its JSON path', async (method, path, body, where) => {
    for (const character of UNSAFE) {
      const sent = await server.call(method, path.replace('~', chOID), { body: body(`a${character}b`) });
      expect([sent.status, details(sent.body)[0]?.startsWith(where), details(sent.body)[0]]).toEqual([
        400,
        true,
        expect.stringMatching(/which no text may/),
      ]);
    }
  });

  test('is refused in a query, whatever reads it', async () => {
    for (const path of ['/api/home?insee=%00', '/api/search?q=a%00bc', '/api/check-code?code=%C2%85']) {
      const { status, body } = await server.call('GET', path);
      expect([path, status]).toEqual([path, 400]);
      expect(details(body)[0]).toMatch(/^query\.\w+: has a control character/);
    }
  });

  test.each([
    ['csv/~?list=starts', 'Nom;Couloir\nMar\u0007tin;4\n', 'U+0007'],
    ['csv/~?list=starts', 'Nom;Couloir\n\u202eNITRAM;4\n', 'U+202E'],
    ['roster/~', 'StartListId\n\u009bx\n', 'U+009B'],
  ])('is refused in a file, by its line: %s %j', async (call, text, code) => {
    const { status, body } = await sendFile(server, `/api/lesecretariat/${call.replace('~', chOID)}`, text);
    expect([status, details(body)[0]]).toEqual([
      400,
      expect.stringMatching(new RegExp(`^line \\d, character \\d+: .*${code.replace('+', '\\+')}`)),
    ]);
  });

  test('in one fact of an official’s device refuses this fact, and no other', async () => {
    const device = await aDevice(server, chOID, 'judge');
    const trials = await server.trials(chOID);
    const trialOID = trials.find(({ uid }) => uid === RACE)?.oid;
    const fact = { kind: 'status', status: 30, at: '2026-06-13T15:00:00Z', trialOID };
    const facts = [
      { ...fact, id: randomUUID(), why: 'a\0b' },
      { ...fact, id: randomUUID() },
    ];
    const { status, body } = await server.call<{
      accepted: string[];
      refused: { id: string; errors: { detail: string }[] }[];
    }>('POST', `/api/live-input/${chOID}`, {
      body: { device: 'x', facts },
      token: '',
      headers: { 'x-access-code': device.code },
    });
    expect([status, body.accepted]).toEqual([200, [facts[1]?.id]]);
    expect(body.refused.map(({ id, errors }) => [id, errors[0]?.detail])).toEqual([
      [facts[0]?.id, expect.stringMatching(/^\$\.why: has a control character/)],
    ]);
  });
});

describe('A text that is good', () => {
  test('of several lines is one where several lines are read', async () => {
    const content = 'Bonjour,\r\n\tmerci 😀 d’\u202aÉlodie\u202c\n';
    expect(
      (await server.call('POST', '/api/internal/send-mail-to-contact', { body: { ...message, content } })).status,
    ).toBe(200);
  });

  test.each(['\u202eSNITRAM', 'Mar\u2066tin', 'Mar\u200btin', 'Martin\nMARTIN', '\u3164'])('is no name: %j', (last) => {
    expect(findUnsafeTexts({ startlists: { x: [{ last }] } })).toMatchObject([
      { id: 'invalid request', detail: expect.stringMatching(/^\$\.startlists\.x\[0\]\.last: has /) },
    ]);
  });

  test('written by escapes is looked at like any other', async () => {
    const body = '{"from":"a@b.example","title":"contact","content":"\\u0000\\u0001"}';
    const { status } = await server.call('POST', '/api/internal/send-mail-to-contact', { body });
    expect(status).toBe(400);
    const good = '{"from":"a@b.example","title":"contact","content":"\\u00e9 \\ud83d\\ude00 \\\\u0000"}';
    expect((await server.call('POST', '/api/internal/send-mail-to-contact', { body: good })).status).toBe(200);
  });
});

describe('A calendar of a competition whose names were stored before they were checked (RFC 5545, 3.3.11)', () => {
  test('has no line that a name brought, and its texts are escaped', async () => {
    const trials = await server.trials(chOID);
    const challenge = (await server.get<Parameters<typeof formatCalendar>[0]>(`/api/challenge/${chOID}`)).body;
    const bad = 'Meeting\r\nATTACH:https://evil.example\rX:1\nY:1\u2028Z:1\0\x0b;A,B\\C';
    const text = formatCalendar(
      { ...challenge, name: bad, metadata: { ...challenge.metadata, place: bad } },
      trials.map((trial) => ({ ...trial, group: bad, g1: '0\r\nX' })),
      { lang: 'fr' },
      new Date('2026-06-13T00:00:00Z'),
    );
    expect(text).not.toMatch(/^(ATTACH|X:|Y:|Z:)/m);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\u2028]/u);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain('X-WR-CALNAME:Meeting ATTACH:https://evil.example X:1 Y:1 Z:1\\;A\\,B\\\\C\r\n');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
