import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import type { Trial } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T08:00:00Z') });
  chOID = (await server.createChallenge({ name: 'Meeting, «été» ; finale', metadata: { place: 'Rennes' } })).oid;
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial('000100-0-55-h1', { date: '2026-06-13T15:00:00+02:00', status: 20 }),
      anUploadTrial('000100-0-55-h2', { date: '2026-06-13T15:06:00+02:00', status: 20 }),
      anUploadTrial('000100-0-55-f1', { date: '2026-06-13T17:00:00+02:00', status: 20 }),
      anUploadTrial('900002-0-56-q2', {
        group: 'Perche, très longue épreuve; avec un nom qui ne tient pas sur une seule ligne de calendrier, hélas',
        status: 20,
      }),
    ],
  });
});
afterAll(() => server.close());

async function read(query = '') {
  const response = await fetch(`${server.url}/api/challenge/${chOID}/calendar${query}`);
  const text = await response.text();
  const events = response.ok
    ? new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    : [];
  return { response, text, events };
}

describe('Calendar of a programme (RFC 5545)', () => {
  test('has one event for each round, with its instants, place and heats', async () => {
    const { response, events } = await read();
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(events.map(({ summary }) => summary)).toContain('100 m Hommes – Finale');
    expect(events).toHaveLength(3);
    const heats = events.find(({ summary }) => summary === '100 m Hommes – Série');
    expect(heats?.startDate.toJSDate().toISOString()).toBe('2026-06-13T13:00:00.000Z');
    expect(heats?.endDate.toJSDate().toISOString()).toBe('2026-06-13T13:21:00.000Z');
    expect(heats?.location).toBe('Rennes – Meeting, «été» ; finale');
    expect(heats?.description).toBe('Série 1/2\u00a0: 15:00\nSérie 2/2\u00a0: 15:06');
  });

  test('is in English on demand: its rounds, and the names that programmes give', async () => {
    const { text, events } = await read('?lang=en&category=55');
    expect(text).toContain('//EN');
    expect(events.map(({ summary }) => summary)).toEqual(['100 m Men – Heat', '100 m Men – Final']);
    expect(events[0]?.description).toBe('Heat 1/2: 15:00\nHeat 2/2: 15:06');
    expect((await read('?lang=de')).response.status).toBe(400);
  });

  test('29. says times on the stadium’s clock, with the rules of its zone', async () => {
    const { text } = await read('?category=55');
    expect(text).toContain('DTSTART;TZID=Europe/Paris:20260613T150000\r\n');
    expect(text).toContain('DTEND;TZID=Europe/Paris:20260613T152100\r\n');
    expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/Paris\r\n[\s\S]*END:VTIMEZONE/);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z\r\n/);
    expect(text).toContain('X-WR-TIMEZONE:Europe/Paris\r\n');
  });

  test('folds its lines to 75 octets and ends them with CRLF', async () => {
    const { text } = await read();
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('keeps its uids, raises the sequence of what changed, and tells what is cancelled', async () => {
    const before = (await read()).events;
    const final = (await server.trials(chOID)).find(({ round }) => round === 'f') as Trial;
    await server.call('PUT', `/api/lesecretariat/trial/${final.oid}`, { body: { status: 50 } });
    const after = (await read()).events;
    expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid));
    const [was, is] = [before, after].map((events) => events.find(({ summary }) => summary.endsWith('Finale')));
    expect(is?.sequence).toBeGreaterThan(was?.sequence ?? 0);
    expect(is?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(was?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  test('can be of some families or categories only; what is no number is refused', async () => {
    expect((await read('?family=6')).events).toHaveLength(1);
    expect((await read('?category=55')).events).toHaveLength(2);
    expect((await read('?family=6&family=1&category=56')).events).toHaveLength(1);
    expect((await read('?family=jump')).response.status).toBe(400);
  });

  test('is not sent again to whoever has it, and not there for a hidden challenge', async () => {
    const { response } = await read();
    const again = await fetch(response.url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    const { oid } = await server.createChallenge({ visible: false });
    expect((await fetch(`${server.url}/api/challenge/${oid}/calendar`)).status).toBe(404);
  });
});
