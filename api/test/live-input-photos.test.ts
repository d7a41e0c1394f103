import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  calls,
  type ErrorEnvelope,
  MAX_REPORT_PHOTO_BYTES,
  makeUrl,
  type PersonDataAnswer,
  type ReportsAnswer,
} from 'shared-domain/contract';
import { MAX_PHOTOS_PER_HOUR } from '../src/http/access/official-quota.ts';
import { aJpeg } from './a-jpeg.ts';
import { aDevice, aMeeting, type Device, type FactDraft, RACE } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T18:00:00Z') });
});
afterAll(() => server.close());

const LINE: FactDraft = { kind: 'report', what: 'line', bib: '2', from: 'Commissaire 3', photo: '0123456789abcdef' };

interface Meeting {
  readonly chOID: string;
  readonly judge: Device;
  /** The report with a photo that has not come yet. */
  readonly report: string;
}

async function open(report: FactDraft = LINE): Promise<Meeting> {
  const chOID = await aMeeting(server, 4);
  const judge = await aDevice(server, chOID, 'judge');
  const [fact] = judge.facts(RACE, report);
  await judge.send([fact as FactDraft], 'umpire');
  return { chOID, judge, report: String(fact?.id) };
}

interface Sent {
  readonly bytes?: Uint8Array<ArrayBuffer>;
  readonly device?: string;
  readonly code?: string;
  readonly type?: string;
}

async function put(
  { chOID, judge, report }: Meeting,
  { bytes = aJpeg(), device = 'umpire', code, type = 'image/jpeg' }: Sent = {},
) {
  const answer = await fetch(server.url + makeUrl(calls.putReportPhoto, { chOID, id: report }, { device }), {
    method: 'PUT',
    headers: { 'x-access-code': code ?? judge.code, 'content-type': type },
    body: bytes,
  });
  const body = (await answer.json()) as ErrorEnvelope & { stored?: number };
  return { status: answer.status, stored: body.stored, id: body.errors?.[0]?.id };
}

async function read({ chOID, judge, report }: Meeting, code = judge.code) {
  const answer = await fetch(server.url + makeUrl(calls.reportPhoto, { chOID, id: report }), {
    headers: { 'x-access-code': code },
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

async function readFiled({ chOID, report }: Meeting) {
  const answer = await fetch(server.url + makeUrl(calls.filedPhoto, { chOID, id: report }), {
    headers: { 'x-access-token': server.token },
  });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const readState = async ({ chOID }: Meeting) =>
  (await server.call<ReportsAnswer>('GET', `/api/lesecretariat/reports/${chOID}`)).body.reports[0]?.photo;

const count = async ({ chOID }: Meeting) =>
  (await server.ctx.store.db.selectFrom('report_photo').select('report').where('challenge', '=', chOID).execute())
    .length;

describe('The photo of an umpire’s report (officials 2.9)', () => {
  test('comes after the report, once: referee and secretariat read it, without where and with what it was taken', async () => {
    const meeting = await open();
    expect(await readState(meeting)).toBe('waiting');
    expect((await read(meeting)).status).toBe(404);
    const taken = aJpeg({ exif: 'GPS 43.6 N 1.4 E' });
    expect(await put(meeting, { bytes: taken })).toMatchObject({ status: 200, stored: aJpeg().length });
    expect(await put(meeting, { bytes: taken })).toMatchObject({ status: 200 });
    expect(await readState(meeting)).toBe('stored');
    const photo = await read(meeting);
    expect([photo.status, photo.type]).toEqual([200, 'image/jpeg']);
    expect(photo.bytes.equals(aJpeg())).toBe(true);
    expect((await readFiled(meeting)).bytes.equals(aJpeg())).toBe(true);
    expect(await put(meeting, { bytes: aJpeg({ size: 41 }) })).toMatchObject({ status: 409, id: 'conflict' });
  });

  test('is a JPEG by its bytes, whatever it is called, of 300 kB at most', async () => {
    const meeting = await open();
    const wrong = [
      Buffer.from('<html><script>alert(1)</script>'),
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      aJpeg().subarray(0, 30),
      Buffer.alloc(0),
    ];
    for (const bytes of wrong) expect(await put(meeting, { bytes: Buffer.from(bytes) })).toMatchObject({ status: 400 });
    const large = aJpeg({ size: MAX_REPORT_PHOTO_BYTES });
    expect(await put(meeting, { bytes: large })).toMatchObject({ status: 413, id: 'too large' });
    const whole = aJpeg({ size: MAX_REPORT_PHOTO_BYTES - aJpeg({ size: 0 }).length });
    expect(await put(meeting, { bytes: whole, type: 'text/html' })).toMatchObject({ status: 200 });
    expect((await read(meeting)).type).toBe('image/jpeg');
  });

  test('is sent by the device that wrote the report, with its code, and read by those who read reports', async () => {
    const meeting = await open();
    const starter = await aDevice(server, meeting.chOID, 'starter');
    const gauge = await aDevice(server, meeting.chOID, 'wind');
    expect(await put(meeting, { device: 'other' })).toMatchObject({ status: 403, id: 'forbidden' });
    expect(await put(meeting, { code: starter.code })).toMatchObject({ status: 403, id: 'forbidden' });
    expect(await put({ ...meeting, report: 'nothing' })).toMatchObject({ status: 404, id: 'not found' });
    const { report } = await open({ ...LINE, photo: undefined });
    expect(await put({ ...meeting, report })).toMatchObject({ status: 404 });
    await server.call('DELETE', `/api/lesecretariat/devices/${meeting.chOID}?device=umpire`);
    expect(await put(meeting)).toMatchObject({ status: 403, id: 'device closed' });
    await server.call('POST', `/api/lesecretariat/devices/${meeting.chOID}?device=umpire`);
    expect(await put(meeting)).toMatchObject({ status: 200 });
    expect((await read(meeting, starter.code)).status).toBe(200);
    expect((await read(meeting, gauge.code)).status).toBe(403);
  });

  test('of a report without one is refused; that of a report taken back is shown to nobody', async () => {
    const bare = await open({ ...LINE, photo: undefined });
    expect(await put(bare)).toMatchObject({ status: 400, id: 'invalid request' });
    const meeting = await open();
    await put(meeting);
    await meeting.judge.sendNewAs('umpire', RACE, { kind: 'correction', replaces: meeting.report, with: [] });
    expect([(await read(meeting)).status, (await readFiled(meeting)).status]).toEqual([404, 404]);
  });

  test('is shown to nobody while its athlete is hidden, and erased with the person, who is given it before', async () => {
    const meeting = await open();
    await put(meeting);
    const person = { last: 'NOM2', first: 'Prénom' };
    const hide = (hidden: boolean) =>
      server.call('PUT', `/api/lesecretariat/athlete-hidden/${meeting.chOID}`, { body: { ...person, hidden } });
    await hide(true);
    expect([(await read(meeting)).status, (await readFiled(meeting)).status]).toEqual([403, 403]);
    expect(await readState(meeting)).toBeUndefined();
    await hide(false);
    expect((await read(meeting)).status).toBe(200);
    const about = `/api/lesecretariat/organisation/${server.org}/person`;
    const { competitions } = (await server.call<PersonDataAnswer>('POST', about, { body: person })).body;
    const held = competitions.find(({ oid }) => oid === meeting.chOID)?.held ?? [];
    expect(held.find(({ where }) => where === 'report_photo')?.what).toEqual({ body: aJpeg().toString('base64') });
    await hide(true);
    await server.call('POST', `${about}/erase`, { body: person });
    expect(await count(meeting)).toBe(0);
  });

  test('goes with its competition', async () => {
    const meeting = await open();
    await put(meeting);
    expect(await count(meeting)).toBe(1);
    await server.call('DELETE', `/api/lesecretariat/challenge?chOID=${meeting.chOID}`);
    expect(await count(meeting)).toBe(0);
  });

  test('comes as often in an hour as umpires take one, not as often as a disk holds', async () => {
    const meeting = await open();
    for (let n = 0; n < MAX_PHOTOS_PER_HOUR; n += 1) expect((await put(meeting)).status).toBe(200);
    expect(await put(meeting)).toMatchObject({ status: 429, id: 'too many requests' });
  });
});
