import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DeviceAnswer, LiveAnswer } from 'shared-domain/contract';
import { aDevice } from './live-input-device.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-06-13T12:00:00Z') });
});
afterAll(() => server.close());

test('a running field event says which marks would be records of the athlete, the nearest first', async () => {
  const { oid: chOID } = await server.createChallenge({ visible: true });
  const uid = '900003-0-55-f1';
  const record = { kind: 'MR', event: '900003-0-55', v: 7500, holder: 'A. Dupont' } as const;
  await server.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    body: {
      records: [
        { ...record, kind: 'SR', v: 8000 },
        { ...record, kind: 'NR', scope: 'BEL' },
        { ...record, event: '900003-0-57', v: 7700 },
        record,
      ],
    },
  });
  await server.upload(chOID, {
    trialsData: [anUploadTrial(uid, { group: 'Longueur', name: 'Longueur', status: 5 })],
    startlists: {
      [uid]: [
        { bib: '1', last: 'MARTIN', first: 'Léo', category: 55, country: 'FRA', odr: 1 },
        { bib: '2', last: 'PETIT', first: 'Noé', category: 55, country: 'FRA', odr: 2 },
      ],
    },
    resultlists: { [uid]: [{ bib: '1', prf: { v: 7510, u: 'mm' }, attempts: [{ r: 'o', v: 7510, w: 0.3 }] }] },
  });
  const { fieldEvents } = (await server.get<LiveAnswer>(`/api/live/${chOID}`)).body;
  expect(fieldEvents[0]?.athlete?.last).toBe('PETIT');
  // MARTIN has just beaten the first: PETIT has to jump further than he did.
  expect(fieldEvents[0]?.outlook?.records).toEqual([
    { kind: 'MR', v: 7520 },
    { kind: 'MR', event: '900003-0-57', v: 7710 },
    { kind: 'SR', v: 8010 },
  ]);
});

test('a judge’s device has the marks that would be records, and whose; nobody else’s has', async () => {
  const { oid: chOID } = await server.createChallenge({ visible: true });
  const [uid, race] = ['900003-0-55-f1', '000100-0-55-f1'];
  const record = { kind: 'MR', event: '900003-0-55', v: 7500, holder: 'A. Dupont' } as const;
  await server.call('PUT', `/api/lesecretariat/records/${chOID}`, {
    body: {
      records: [
        record,
        { ...record, holder: 'B. Martin' },
        { ...record, kind: 'NR', scope: 'FRA', v: 8400 },
        { ...record, kind: 'NR', scope: 'BEL', v: 8300 },
        { ...record, event: '900003-0-56', v: 6500 },
        { ...record, event: '000100-0-55', v: 10_200 },
      ],
    },
  });
  await server.upload(chOID, {
    trialsData: [
      anUploadTrial(uid, { group: 'Longueur', name: 'Longueur', status: 25 }),
      anUploadTrial(race, { group: '100 m', name: '100 m', status: 25 }),
    ],
    startlists: {
      [uid]: [
        { bib: '1', last: 'MARTIN', first: 'Léo', category: 55, country: 'FRA', odr: 1 },
        { bib: '2', last: 'PEETERS', first: 'Jan', category: 55, country: 'BEL', odr: 2 },
      ],
      [race]: [{ bib: '1', last: 'MARTIN', first: 'Léo', category: 55, country: 'FRA', lane: 1 }],
    },
  });
  const judge = await aDevice(server, chOID, 'judge');
  const board = await aDevice(server, chOID, 'sboard');
  const read = async ({ code }: { readonly code: string }) => {
    const { body } = await server.call<DeviceAnswer>('GET', `/api/live-input/${chOID}`, {
      token: '',
      headers: { 'x-access-code': code },
    });
    return Object.fromEntries(body.trials.map((trial) => [trial.uid, trial.watched]));
  };
  const watched = [
    { kind: 'MR', v: 7510 },
    { kind: 'NR', scope: 'FRA', v: 8410, rows: ['bib:1'] },
    { kind: 'NR', scope: 'BEL', v: 8310, rows: ['bib:2'] },
  ];
  expect(await read(judge)).toEqual({ [uid]: watched, [race]: undefined });
  expect(await read(board)).toEqual({ [uid]: undefined, [race]: undefined });
  await server.call('PUT', `/api/lesecretariat/records/${chOID}`, { body: { records: [{ ...record, v: 7600 }] } });
  expect((await read(judge))[uid]).toEqual([{ kind: 'MR', v: 7610 }]);
});
