import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { BrokenRecordsAnswer, RatificationAnswer } from 'shared-domain/contract';
import { aDevice, type FactDraft } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { aFinal, FINAL, ms } from './uploads.ts';

jest.setTimeout(60_000);

let server: RunningServer;
let chOID: string;
let query: string;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T14:00:00Z') });
});
afterAll(() => server.close());

const resultlists = { [FINAL]: [11, 12, 13].map((bib, index) => ({ bib: `${bib}`, prf: ms(10_480 + 100 * index) })) };

async function send(status: 25 | 40): Promise<void> {
  const final = aFinal();
  const trialsData = (final.trialsData ?? []).map((trial) => ({ ...trial, status, dets: { wind: 0.3 } }));
  await server.upload(chOID, { ...final, trialsData, resultlists: status === 25 ? {} : resultlists });
}

/** A final whose winner beats a record, and what a starter said before it. */
async function open(...said: FactDraft[]): Promise<void> {
  chOID = (await server.createChallenge({ visible: true })).oid;
  await send(25);
  const starter = await aDevice(server, chOID, 'starter');
  if (said.length > 0) expect((await starter.sendNew(FINAL, ...said)).status).toBe(200);
  await send(40);
  await server.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    body: { records: [{ kind: 'category', event: '000100-0-55', v: 10_500, holder: 'A. Dupont', date: '2019' }] },
  });
  const { body } = await server.call<BrokenRecordsAnswer>('GET', `/api/lesecretariat/broken-records/${chOID}`);
  const [one] = body.records;
  query = new URLSearchParams({ trial: one?.trial ?? '', row: one?.row ?? '', key: one?.key ?? '' }).toString();
}

const path = (more = '') => `/api/lesecretariat/ratification/${chOID}?${query}${more}`;

test('79. the file of a record has its result, its deadline, what is known and what is missing', async () => {
  await open();
  const { body } = await server.call<RatificationAnswer>('GET', path());
  expect(body).toMatchObject({
    format: 'foulee-ratification',
    competition: { oid: chOID },
    uid: FINAL,
    record: { kind: 'category', v: 10_480, wind: 0.3, state: 'pending', who: { last: 'MARTIN' } },
  });
  expect(new Date(body.deadline).getTime() - new Date(body.record.date.slice(0, 10)).getTime()).toBe(30 * 86_400_000);
  const known = body.items.filter(({ value }) => value !== undefined);
  expect(known).toEqual([
    { id: 'fullResult', value: '3' },
    { id: 'wind', value: '+0.3' },
  ]);
  expect(body.items.flatMap(({ id, value }) => (value === undefined ? [id] : []))).toEqual([
    'gauge',
    'startSystem',
    'starter',
    'zero',
    'finishPicture',
    'photoOperator',
    'referee',
    'doping',
  ]);
});

test('79. what officials said at the start fills it', async () => {
  await open(
    { kind: 'evidence', what: 'startSystem', ok: true, text: 'Départ A12' },
    { kind: 'evidence', what: 'sign', by: 'D. Starter' },
  );
  const { items } = (await server.call<RatificationAnswer>('GET', path())).body;
  expect(items.filter(({ id }) => id === 'startSystem' || id === 'starter')).toEqual([
    { id: 'startSystem', value: 'Départ A12' },
    { id: 'starter', value: 'D. Starter' },
  ]);
});

test('it is a PDF in both languages', async () => {
  await open();
  for (const lang of ['fr', 'en']) {
    const bytes = await sendFile.bytes(server, path(`&format=pdf&lang=${lang}`));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('there is none of a record that no result made', async () => {
  await open();
  const { status } = await server.call('GET', path().replace('category', 'club'));
  expect(status).toBe(404);
});
