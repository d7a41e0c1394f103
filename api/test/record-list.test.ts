import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, LogsAnswer, RecordListAnswer, SecretariatRecords } from 'shared-domain/contract';
import { TABLE_SHAPES } from 'shared-domain/testing';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge({ visible: true })).oid;
});

const FILE = TABLE_SHAPES.records;
const path = (query = '') => `/api/lesecretariat/record-list/${chOID}${query}`;
const send = (body: string | Buffer, query = '') =>
  sendFile<RecordListAnswer & ErrorEnvelope>(server, path(query), body);
const own = async () =>
  (await server.call<SecretariatRecords>('GET', `/api/lesecretariat/records/${chOID}`)).body.records;
const withoutOids = async () => (await own()).map(({ oid: _, ...record }) => record);
const faults = async (body: string | Buffer) =>
  (await send(body)).body.errors.map(({ note }) => [note?.id, note?.line, note?.name]);

describe('a list of records (foulee-records)', () => {
  test('comes in with its columns; others are told and ignored', async () => {
    const { body } = await send(FILE);
    expect(body).toMatchObject({ dryRun: false, list: 'FFA 2026', read: 3, added: 3, removed: 0 });
    expect(body.notes).toMatchObject([{ id: 'columnsLeft', line: 3, values: { columns: 'share, note' } }]);
    const list = { list: 'FFA 2026', source: 'federation.example/records' };
    expect(await withoutOids()).toEqual([
      {
        ...list,
        kind: 'NR',
        scope: 'FRA',
        event: '000100-0-55',
        v: 9860,
        wind: 1.3,
        method: 'fat',
        surface: 'outdoor',
        date: '2011-07-29',
        holder: 'LEMAITRE; C.',
        club: 'AS Aix',
        country: 'FRA',
        place: 'Albi',
      },
      {
        ...list,
        kind: 'MR',
        event: '900003-0-56',
        v: 6720,
        wind: 0.4,
        altitude: true,
        date: '2019',
        holder: 'Inès VALMOREL',
        club: 'AC Valmont',
        status: 'pending',
      },
      {
        ...list,
        kind: 'WR',
        event: '800010-0-55',
        v: 9126,
        surface: 'outdoor',
        date: '2018-09-16',
        holder: 'K. MAYER',
        country: 'FRA',
      },
    ]);
  });

  test('is only looked at in a dry run', async () => {
    expect((await send(FILE, '?dryRun=1')).body).toMatchObject({ dryRun: true, added: 3 });
    expect(await own()).toEqual([]);
  });

  test('takes the place of the former list of its name, and of nothing else', async () => {
    await server.call('PUT', `/api/lesecretariat/records/${chOID}`, {
      body: { records: [{ kind: 'SR', event: '000100-0-55', v: 10_100, holder: 'B. Martin' }] },
    });
    await send(FILE);
    await send('kind;event;mark;holder\nMR;000200-0-55;20.50;C. Petit', '?name=autre');
    const { body } = await send(FILE.replace('9.86', '9.85'));
    expect(body).toMatchObject({ read: 3, added: 1, removed: 1 });
    expect((await own()).map(({ v }) => v)).toEqual([10_100, 20_500, 9850, 6720, 9126]);
    expect((await send(FILE.replace('9.86', '9.85'))).body).toMatchObject({ added: 0, removed: 0 });
  });

  test.each([
    ['an unknown kind', ['NR;', 'XR;'], ['noneOf', 4, 'kind']],
    ['no event', ['000100-0-55', '100 m'], ['noEvent', 4, 'event']],
    ['no mark', ['9.86', 'vite'], ['noMark', 4, 'mark']],
    ['a status for a mark', ['9.86', 'DQ'], ['noMark', 4, 'mark']],
    ['a mark in another unit than its number', ['9126;pts', '91,26;pts'], ['noMark', 6, 'mark']],
    ['an unknown unit', [';pts;', ';km;'], ['noneOf', 6, 'unit']],
    ['the other sex', ['55;M;9.86', '55;F;9.86'], ['otherSex', 4, 'sex']],
    ['a wind in words', ['+1.3', 'fort'], ['noWind', 4, 'wind']],
    ['an unknown method', ['fat', 'laser'], ['noneOf', 4, 'method']],
    ['an unknown surface', ['outdoor', 'herbe'], ['noneOf', 4, 'surface']],
    ['no day', ['2011-07-29', '2011-02-30'], ['noDate', 4, 'date']],
    ['an unknown status', ['pending', 'perhaps'], ['noneOf', 5, 'status']],
    ['nobody', ['"LEMAITRE; C."', ''], ['isEmpty', 4, 'holder']],
    ['a nation in words', ['AS Aix;FRA', 'AS Aix;France'], ['other', 4, 'country']],
  ] as const)(
    '80. with %s is refused by its line, and the former list stays',
    async (_case, [before, after], fault) => {
      await send(FILE);
      const former = await own();
      expect(await faults(FILE.replace(before, after))).toEqual([fault]);
      expect(await own()).toEqual(former);
    },
  );

  test('80. names every bad row, and columns that are missing', async () => {
    const bad = FILE.replace('9.86', 'vite').replace('9126;pts', ';pts');
    expect(await faults(bad)).toEqual([
      ['noMark', 4, 'mark'],
      ['isEmpty', 6, 'mark'],
    ]);
    expect(await faults('kind;event;holder\nMR;000100-0-55;A')).toEqual([['noColumn', 1, undefined]]);
    expect(await faults('nom;temps\nA;10.5')).toEqual([['noColumn', 1, undefined]]);
    expect(await faults('kind;event;mark;holder')).toEqual([['empty', 1, undefined]]);
    expect(await faults('')).not.toEqual([]);
  });

  test('with two marks for one record is refused, also beside a record that the organiser gave', async () => {
    const twice = `${FILE}\r\nNR;FRA;000100-0-55;M;9.90;;;;outdoor;;;A. Autre;;FRA;;;;`;
    expect(await faults(twice)).toEqual([['recordOther', 7, 'mark']]);
    expect((await send(twice.replace('9.90', '9.86'))).body).toMatchObject({ read: 4 });
    await send('kind;event;mark;holder\nMR;900003-0-56;6.80;C. Petit', '?name=autre');
    expect((await own()).length).toBe(4);
  });

  test.each(['csv', 'json'] as const)('goes out as %s and comes in again the same', async (format) => {
    await send(
      `${FILE}\r\nMR;;000100-0-56;F;11412;ms;;hand;;;;A. Autre;;;;;;\r\nMR;;000100-0-56;F;11412;ms;;hand;;;;B. Martin;;;;;;`,
    );
    const former = await withoutOids();
    const file = await sendFile.text(server, path(`?format=${format}`));
    expect(file).toContain(format === 'json' ? '"name": "FFA 2026"' : 'name;FFA 2026');
    chOID = (await server.createChallenge()).oid;
    expect((await send(file)).body).toMatchObject({ read: 5 });
    expect(await withoutOids()).toEqual(former);
  });

  test('as JSON is refused by the line of its record', async () => {
    const file = (mark: string) =>
      `{"format":"foulee-records","name":"A",\n"records":[\n{"kind":"MR","event":"000100-0-55","mark":${mark},"holder":"A","note":1}]}`;
    expect(await faults(file('"vite"'))).toEqual([['noMark', 3, 'mark']]);
    expect(await faults('{"format":"foulee-records",\n x')).toEqual([['other', 2, undefined]]);
    expect(await faults('{"format":"other","records":[]}')).toEqual([['noneOf', 1, undefined]]);
    expect(await faults(Buffer.from(file('"10.42\\u00e9"'), 'latin1'))).toEqual([['noMark', 3, 'mark']]);
    expect(await faults(file('"10.42","club":"A\\u0000B"'))).toEqual([['other', 3, undefined]]);
    expect(await faults(Buffer.from([0x7b, 0x22, 0xe9]))).toEqual([['badLetter', 1, undefined]]);
    expect((await send(file('"10.42"'))).status).toBe(200);
  });

  test('is in the journal, undone, and hidden from who looks at the public list', async () => {
    await send(FILE);
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    expect(body.logs[0]).toMatchObject({ action: 'record list imported', detail: { name: 'FFA 2026', records: 3 } });
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: body.logs[0]?.oid } });
    expect(await own()).toEqual([]);
  });
});
