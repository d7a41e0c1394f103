import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LiveAnswer } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
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
  // The record that MARTIN has just beaten is not there.
  expect(fieldEvents[0]?.outlook?.records).toEqual([
    { kind: 'MR', event: '900003-0-57', v: 7710 },
    { kind: 'SR', v: 8010 },
  ]);
});
