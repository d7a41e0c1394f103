import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import type { FileAnswer, ResultsAnswer, SecretariatStarts } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

const SAMPLES = join(process.cwd(), '..', '..', 'shared', 'formats', 'samples');
const sample = (name: string): Buffer => readFileSync(join(SAMPLES, name));

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('Samples of the formats', () => {
  test('a photo finish in Windows-1252 is read whole', async () => {
    const chOID = (await server.createChallenge()).oid;
    const uid = '000060-0-55-h2';
    await server.upload(chOID, { trialsData: [anUploadTrial(uid, { group: '60 m', name: '60 m', status: 25 })] });
    const oid = (await server.trials(chOID))[0]?.oid ?? '';
    const address = `/api/lesecretariat/lynx/${chOID}?trial=${oid}`;
    const given = sample('lynx_60m_points.lif');
    await sendFile<FileAnswer>(server, address, given);
    const { results } = (await server.get<ResultsAnswer>(`/api/results?trialOID=${oid}`)).body;
    const list = results[0]?.rows ?? [];
    expect(list.map(({ prf }) => prf.v)).toEqual([7636, 7775, 7778, 7934, 8020, 8025, 8107, 8338]);
    expect(list[2]?.club).toMatch(/^LAC Quelle Fürth$/);
    const utf16 = iconv.encode(iconv.decode(given, 'win1252'), 'utf-16le', { addBOM: true });
    expect((await sendFile<FileAnswer>(server, `${address}&dryRun=1`, utf16)).body.changes).toEqual([]);
  });

  test('a roster of a whole meeting is read', async () => {
    const chOID = (await server.createChallenge({ date: '2025-06-15' })).oid;
    const path = `/api/lesecretariat/roster/${chOID}`;
    const { status, body } = await sendFile<FileAnswer>(server, path, sample('opentrack_roster.csv'));
    expect([status, body.rows]).toEqual([200, { read: 60, added: 60, changed: 0, removed: 0 }]);
    // Each of its eight events is one of its own, and heats have the numbers of the column EventGroup.
    const trials = await server.trials(chOID);
    expect(new Set(trials.map(({ uid }) => uid.slice(0, uid.lastIndexOf('-')))).size).toBe(8);
    expect(trials.filter(({ uid }) => uid.endsWith('-h2'))).toHaveLength(4);
    const [head = '', ...rows] = sample('opentrack_roster.csv').toString().trim().split(/\r?\n/);
    const names = head.split(',');
    const cell = (row: string, name: string) => row.split(',')[names.indexOf(name)] ?? '';
    const lists = Map.groupBy(rows, (row) => `${cell(row, 'StartListId')} ${cell(row, 'EventGroup')}`);
    for (const [list, own] of lists) {
      const bibs = own.map((row) => cell(row, 'BibNumber')).sort();
      const found = await Promise.all(
        trials.map(async ({ oid, uid }) => {
          const starts = await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${oid}`);
          return { uid, bibs: starts.body.starts[0]?.rows.map(({ bib }) => bib).sort() };
        }),
      );
      const uid = found.find((heat) => JSON.stringify(heat.bibs) === JSON.stringify(bibs))?.uid ?? '';
      expect([list, uid.slice(-1)]).toEqual([list, String(Math.max(1, Number(list.split(' ')[1])))]);
    }
    expect((await sendFile<FileAnswer>(server, path, sample('opentrack_roster.csv'))).body.changes).toEqual([]);
  });
});
