import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type {
  BrokenRecordsAnswer,
  ErrorEnvelope,
  LogsAnswer,
  PersonDataAnswer,
  RatificationAnswer,
} from 'shared-domain/contract';
import { aJpeg } from './a-jpeg.ts';
import { aPng } from './a-png.ts';
import { aDevice, aMeeting, type FactDraft, LONG } from './live-input-device.ts';
import { readPages } from './pdf-pages.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

const BASE = '/api/lesecretariat';
const HEAT = '000100-0-55-h1';
let server: RunningServer;
let chOID: string;
let now = new Date('2026-06-13T14:00:00Z');
/** The record that the winner of the final beats, as calls name it. */
let of: { trial: string; row: string; key: string };
beforeAll(async () => {
  server = await startServer({ clock: () => now });
});
afterAll(() => server.close());

const resultlists = {
  [FINAL]: [11, 12, 13].map((bib, index) => ({ bib: `${bib}`, prf: ms(10_480 + 100 * index), reaction: 143 + index })),
};
const RACE = '2026-06-13T15:00:00+02:00';

async function send(status: 25 | 40): Promise<void> {
  const final = aFinal();
  const trialsData = (final.trialsData ?? []).map((trial) => ({ ...trial, date: RACE, status, dets: { wind: 0.3 } }));
  await server.upload(chOID, { ...final, trialsData, resultlists: status === 25 ? {} : resultlists });
}

interface Said {
  /** At a heat of the morning, by the starter or the photo finish. */
  readonly heat?: readonly { readonly by: 'starter' | 'chrono'; readonly at: string; readonly draft: FactDraft }[];
  readonly final?: readonly FactDraft[];
}

/** A final whose winner beats a record, and what was said before it. */
async function open({ heat = [], final = [] }: Said = {}): Promise<void> {
  now = new Date('2026-06-13T14:00:00Z');
  chOID = (await server.createChallenge({ visible: true })).oid;
  await send(25);
  const earlier = anUploadTrial(HEAT, { name: '100 m – Série 1', round: 'h', heat: 1, status: 20 });
  await server.upload(chOID, {
    trialsData: [{ ...earlier, date: '2026-06-13T11:00:00+02:00' }],
    startlists: { [HEAT]: [{ bib: '31', last: 'NOM', first: 'A' }] },
  });
  const starter = await aDevice(server, chOID, 'starter');
  const chrono = await aDevice(server, chOID, 'chrono');
  for (const { by, at, draft } of heat) {
    now = new Date(at);
    expect((await (by === 'starter' ? starter : chrono).sendNew(HEAT, { ...draft, at })).status).toBe(200);
  }
  now = new Date('2026-06-13T14:00:00Z');
  if (final.length > 0) expect((await starter.sendNew(FINAL, ...final)).status).toBe(200);
  await send(40);
  await server.call('PUT', `${BASE}/records/${chOID}`, {
    body: { records: [{ kind: 'category', event: '000100-0-55', v: 10_500, holder: 'A. Dupont', date: '2019' }] },
  });
  const { body } = await server.call<BrokenRecordsAnswer>('GET', `${BASE}/broken-records/${chOID}`);
  const [one] = body.records;
  of = { trial: one?.trial ?? '', row: one?.row ?? '', key: one?.key ?? '' };
}

const path = (more: Record<string, string> = {}) =>
  `${BASE}/ratification/${chOID}?${new URLSearchParams({ ...of, ...more })}`;
const read = async (more?: Record<string, string>) => (await server.call<RatificationAnswer>('GET', path(more))).body;
const find = ({ items }: RatificationAnswer, id: string) => items.find((item) => item.id === id);

const note = (item: string, said: { readonly text?: string; readonly by?: string }) =>
  server.call<RatificationAnswer>('PUT', `${BASE}/evidence/${chOID}`, { body: { ...of, item, ...said } });
const attach = async (item: string, bytes: Buffer, name = 'image') => {
  const query = new URLSearchParams({ ...of, item, name });
  const answer = await fetch(`${server.url}${BASE}/evidence-pictures/${chOID}?${query}`, {
    method: 'POST',
    headers: { 'x-access-token': server.token, 'content-type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  return { status: answer.status, body: (await answer.json()) as RatificationAnswer & ErrorEnvelope };
};
const detach = (item: string, id: string) =>
  server.call<RatificationAnswer>(
    'DELETE',
    `${BASE}/evidence-pictures/${chOID}?${new URLSearchParams({ ...of, item, id })}`,
  );

describe('79. The file of a record', () => {
  test('has its result, its deadline, what is known, and names every missing item', async () => {
    await open();
    const body = await read();
    expect(body).toMatchObject({
      format: 'foulee-ratification',
      competition: { oid: chOID },
      uid: FINAL,
      record: { kind: 'category', v: 10_480, wind: 0.3, state: 'possible', missing: ['zero', 'doping'] },
    });
    expect(new Date(body.deadline).getTime() - new Date(body.record.date.slice(0, 10)).getTime()).toBe(30 * 86_400_000);
    expect(body.items.filter(({ value }) => value !== undefined)).toEqual([
      { id: 'programme', value: '2026-06-13 15:00, 100 m Hommes – Finale' },
      { id: 'fullResult', value: '1. MARTIN Léo 10.48 · 2. PETIT Noé 10.58 · 3. MOREL Hugo 10.68' },
      { id: 'wind', value: '+0.3' },
    ]);
    expect(body.missing).toEqual([
      ...[
        'gauge',
        'startSystem',
        'starter',
        'photoSystem',
        'zero',
        'finishPicture',
        'photoOperator',
        'referee',
        'doping',
      ],
    ]);
    expect(body.result.map(({ rank, last, prf }) => [rank, last, prf.v])).toEqual([
      [1, 'MARTIN', 10_480],
      [2, 'PETIT', 10_580],
      [3, 'MOREL', 10_680],
    ]);
  });

  test('is filled by what officials said at the start, with the athlete’s reaction time', async () => {
    await open({
      final: [
        { kind: 'evidence', what: 'startSystem', ok: true, text: 'Départ A12' },
        { kind: 'evidence', what: 'sign', by: 'D. Starter' },
      ],
    });
    const file = await read();
    expect(find(file, 'startSystem')).toEqual({ id: 'startSystem', value: 'Départ A12, 0.143' });
    expect(find(file, 'starter')).toEqual({ id: 'starter', value: 'D. Starter' });
  });

  test('what was controlled once a session counts, in order before the race and on its day', async () => {
    const zero = (at: string, ok: boolean, text: string) => ({
      by: 'chrono' as const,
      at,
      draft: { kind: 'evidence', what: 'zero', ok, text, by: 'E. Photo' },
    });
    await open({
      heat: [
        zero('2026-06-13T08:30:00Z', true, 'Caméra 1'),
        { by: 'starter', at: '2026-06-13T08:40:00Z', draft: { kind: 'evidence', what: 'startSystem', text: 'A12' } },
        { by: 'starter', at: '2026-06-13T08:50:00Z', draft: { kind: 'evidence', what: 'sign', by: 'D. Starter' } },
        zero('2026-06-13T13:30:00Z', false, 'Caméra 1'),
      ],
    });
    const file = await read();
    expect(find(file, 'zero')?.value).toBe('Caméra 1, E. Photo');
    expect(find(file, 'startSystem')?.value).toBe('A12, 0.143');
    expect(find(file, 'starter')).toEqual({ id: 'starter' });
  });

  test('of a field event has its judge, by the name of the device that ended it', async () => {
    now = new Date('2026-06-13T14:00:00Z');
    chOID = await aMeeting(server, 2);
    const judge = await aDevice(server, chOID, 'judge');
    const beat = { device: 'tablet', label: 'Fosse 1', task: 'attempts', unsent: 0 };
    await server.call('PUT', `/api/live-input/${chOID}/device`, {
      token: '',
      headers: { 'x-access-code': judge.code },
      body: beat,
    });
    const jumps = ['1', '2'].map((bib, at) => ({ kind: 'attempt', bib, r: 'o', v: 7000 + at, n: 1, w: 0.4 }));
    await judge.sendNew(LONG, ...jumps, { kind: 'close' }, { kind: 'status', status: 15 });
    await server.call('PUT', `${BASE}/records/${chOID}`, {
      body: { records: [{ kind: 'category', event: LONG.slice(0, 11), v: 6000, holder: 'A. Dupont', date: '2019' }] },
    });
    const { body } = await server.call<BrokenRecordsAnswer>('GET', `${BASE}/broken-records/${chOID}`);
    const [one] = body.records;
    of = { trial: one?.trial ?? '', row: one?.row ?? '', key: one?.key ?? '' };
    expect(find(await read(), 'judges')).toEqual({ id: 'judges', value: 'Fosse 1' });
  });

  test('is complete once the secretariat has noted the rest: pictures, readings and names, in JSON and PDF', async () => {
    await open({ final: [{ kind: 'evidence', what: 'sign', by: 'Départ 1' }] });
    const picture = aPng({ hasPixels: true });
    await note('gauge', { text: 'Anémomètre n° 4, 50 m, 1,22 m', by: 'F. Vent' });
    await note('startSystem', { text: 'Système A12' });
    await note('starter', { by: 'D. Martin' });
    await note('zero', { text: 'Caméra 1, 9:12' });
    expect((await attach('zero', aJpeg(), 'zero.jpg')).status).toBe(200);
    expect((await attach('finishPicture', picture, 'arrivee.png')).status).toBe(200);
    await note('photoOperator', { by: 'E. Photo' });
    await note('referee', { by: 'G. Arbitre' });
    const last = await note('doping', { text: 'Prélèvement 1234' });
    expect([last.status, last.body.missing]).toEqual([200, []]);
    const file = await read({ pictures: '1' });
    expect(file).toEqual({ ...last.body, items: expect.any(Array) });
    expect(find(file, 'starter')).toEqual({ id: 'starter', value: 'D. Martin', typed: { by: 'D. Martin' } });
    expect(find(file, 'gauge')?.value).toBe('Anémomètre n° 4, 50 m, 1,22 m, F. Vent');
    expect(find(file, 'zero')).toMatchObject({
      value: 'Caméra 1, 9:12',
      files: [{ name: 'zero.jpg', type: 'image/jpeg', body: aJpeg().toString('base64') }],
    });
    expect(find(file, 'finishPicture')).toMatchObject({
      value: 'arrivee.png',
      files: [{ name: 'arrivee.png', type: 'image/png', body: picture.toString('base64') }],
    });
    const bytes = await sendFile.bytes(server, path({ format: 'pdf' }));
    const text = (await readPages(new Response(new Uint8Array(bytes)))).join(' ');
    for (const said of ['D. Martin', 'F. Vent', 'Prélèvement 1234', 'arrivee.png', 'zero.jpg', 'Système A12'])
      expect(text).toContain(said);
    expect(text).not.toContain('MANQUE');
    expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length).toBeGreaterThanOrEqual(2);
  });

  test.each(['fr', 'en'])('is a PDF in the language %s', async (lang) => {
    await open();
    const bytes = await sendFile.bytes(server, path({ format: 'pdf', lang }));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('there is none of a record that no result made', async () => {
    await open();
    const { status } = await server.call('GET', path().replace('category', 'club'));
    expect(status).toBe(404);
  });
});

describe('An item that the secretariat notes', () => {
  test('is taken back by saying nothing of it; its pictures stay until they are taken off', async () => {
    await open();
    await note('referee', { by: 'G. Arbitre', text: 'course' });
    await note('referee', { by: 'G. Juge' });
    expect(find(await read(), 'referee')?.value).toBe('G. Juge');
    const { body } = await attach('referee', aPng(), 'feuille.png');
    const id = find(body, 'referee')?.files?.[0]?.id ?? '';
    expect(find((await note('referee', {})).body, 'referee')?.value).toBe('feuille.png');
    const shown = await fetch(`${server.url}${BASE}/evidence-pictures/${chOID}/${id}`, {
      headers: { 'x-access-token': server.token },
    });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer()).equals(aPng())).toBe(true);
    expect(find((await detach('referee', id)).body, 'referee')).toEqual({ id: 'referee' });
    expect((await detach('referee', id)).status).toBe(404);
    const { logs } = (await server.call<LogsAnswer>('GET', `${BASE}/logs?chOID=${chOID}`)).body;
    expect(logs.filter(({ action }) => action === 'evidence noted')).toHaveLength(5);
  });

  test('of the athlete’s result is not of another row; of the event it is of all', async () => {
    await open();
    const shared = (resultlists[FINAL] ?? []).map((row) => ({ ...row, prf: ms(10_480) }));
    await server.upload(chOID, { resultlists: { [FINAL]: shared } });
    await note('doping', { text: 'Prélèvement 1234' });
    await note('referee', { by: 'G. Arbitre' });
    of = { ...of, row: 'bib:12' };
    const other = await read();
    expect(other.record.who.last).not.toBe('MARTIN');
    expect([find(other, 'doping')?.value, find(other, 'referee')?.value]).toEqual([undefined, 'G. Arbitre']);
  });

  test('is refused where it is of the result itself, of no record, or no picture', async () => {
    await open();
    expect((await note('wind', { text: '+0.3' })).status).toBe(400);
    expect((await attach('referee', Buffer.from('GIF89a'))).body.errors[0]?.path).toBe('$');
    expect(
      (await attach('referee', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'))).status,
    ).toBe(400);
    for (let n = 0; n < 6; n += 1) expect((await attach('referee', aPng(), `${n}.png`)).status).toBe(200);
    expect((await attach('referee', aPng())).status).toBe(413);
    of = { ...of, key: 'x' };
    expect((await note('referee', { by: 'G' })).status).toBe(404);
  });

  test('goes with the competition’s file, its pictures too; a reader’s file has no pictures', async () => {
    await open();
    await note('referee', { by: 'G. Arbitre' });
    await attach('finishPicture', aPng(), 'arrivee.png');
    const file = await server.call<{ evidencePictures: object[]; acts: { kind: string }[] }>(
      'GET',
      `${BASE}/export/${chOID}?hidden=1&pictures=1`,
    );
    expect(file.body.acts.some(({ kind }) => kind === 'evidence')).toBe(false);
    const bare = await server.call<{ evidencePictures: object[] }>('GET', `${BASE}/export/${chOID}`);
    expect([file.body.evidencePictures.length, bare.body.evidencePictures.length]).toEqual([1, 0]);
    const imported = await server.call<{ chOID: string }>('POST', `${BASE}/import?orgOID=${server.org}`, {
      body: file.body,
    });
    expect(imported.status).toBe(200);
    chOID = imported.body.chOID;
    const { body } = await server.call<BrokenRecordsAnswer>('GET', `${BASE}/broken-records/${chOID}`);
    of = { ...of, trial: body.records[0]?.trial ?? '' };
    const restored = await read({ pictures: '1' });
    expect(find(restored, 'referee')?.value).toBe('G. Arbitre');
    expect(find(restored, 'finishPicture')?.files?.[0]).toMatchObject({ body: aPng().toString('base64') });
  });

  test('about a person is given to the person and erased with the pictures', async () => {
    await open();
    await attach('doping', aPng(), 'pv.png');
    await attach('finishPicture', aPng(), 'arrivee.png');
    const person = { last: 'MARTIN', first: 'Léo' };
    const about = `${BASE}/organisation/${server.org}/person`;
    const { competitions } = (await server.call<PersonDataAnswer>('POST', about, { body: person })).body;
    const held = competitions.find(({ oid }) => oid === chOID)?.held ?? [];
    expect(held.filter(({ where }) => where === 'evidence_picture')).toHaveLength(1);
    await server.call('POST', `${about}/erase`, { body: person });
    const { db } = server.ctx.store;
    expect(await db.selectFrom('evidence_picture').select('oid').where('challenge', '=', chOID).execute()).toHaveLength(
      1,
    );
  });
});
