import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, RaceAnswer } from 'shared-domain/contract';
import { addRace, roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends a race of 10 km; `rows` are place, bib, last name, gun and net time, in s, of those who come in. */
async function importRace(lines: readonly string[]) {
  const race = await addRace(server, '010000-R-57-f1');
  const { status, body } = await sendFile<FileAnswer & ErrorEnvelope>(server, roadPath(race), lines.join('\n'));
  const { body: page } = await server.call<RaceAnswer>('POST', `/api/results-rr/${race.chOID}/query/${race.trial}`, {
    body: { limit: 100 },
  });
  const rows = (page.results ?? []).map(({ rank, bib, last, prf }) => [rank, bib, last, (prf.v ?? 0) / 1000]);
  const notes = (body.notes ?? []).map(({ id, line, column, values }) => [id, line, column, values.cells]);
  return { status, body, rows, notes, page };
}

const HEAD = 'Place;Bib;Last name;First name;Club;Time';
const FIRST = '1;1;MARTIN;Paul;;36:00';
const SECOND = '2;2;PETIT;Anne;;37:00';
const BOTH = [
  [1, '1', 'MARTIN', 2160],
  [2, '2', 'PETIT', 2220],
];

describe('A bib that comes again', () => {
  test('with somebody else is left out there, with the same runner the row is; both are told, and nobody is refused', async () => {
    const { rows, notes } = await importRace([HEAD, FIRST, SECOND, '3;1;DURAND;Luc;;38:00', '4;2;PETIT;Anne;;39:00']);
    expect(rows).toEqual([...BOTH, [3, undefined, 'DURAND', 2280]]);
    expect(notes).toEqual([
      ['bibLeft', 4, 2, '"DURAND Luc (1)"'],
      ['runnerTwice', 5, 2, '"PETIT Anne (2)"'],
    ]);
  });

  test('in most rows refuses the file, by the column that tells its races apart where there is one', async () => {
    const years = ['2024', '2025'].flatMap((year) =>
      [1, 2, 3, 4].map((bib) => `${bib};N${bib}${year};P;3${bib}:0${year.slice(-1)};${year}`),
    );
    const several = await importRace(['Bib;Last name;First name;Time;Edition', ...years]);
    expect([several.status, several.body.errors.map(({ note }) => [note?.id, note?.line, note?.column])]).toEqual([
      400,
      [['bibsByRace', 1, 5]],
    ]);
    const legs = ['A', 'B', 'C'].flatMap((leg, at) => [1, 2].map((bib) => `${bib};${leg}${bib};X;4${at}:0${bib}`));
    const relay = await importRace(['Bib;Last name;First name;Time', ...legs]);
    expect([relay.status, relay.body.errors[0]?.note?.id]).toEqual([400, 'bibTwice']);
  });
});

describe('Lines that are no runner', () => {
  test.each([
    ['averages and totals', [FIRST, SECOND, ';;Average;;;36:30', 'Total;2;;;;', ';;Total;Finishers;;2'], 3],
    ['a record', [FIRST, SECOND, ';;Course record;;;29:30'], 1],
    ['units', [';(no);;;;hh:mm:ss', FIRST, SECOND], 1],
    ['the second line of the head', [';;name;name;;time', FIRST, SECOND], 1],
    ['dates and addresses', [FIRST, SECOND, 'Page 1;;;;;12/05/2026 14:30', 'By;;;;X;www.x.example'], 2],
  ])('are left out and told: %s', async (_, lines, count) => {
    const { rows, body } = await importRace([HEAD, ...lines]);
    expect(rows).toEqual(BOTH);
    expect(body.notes.map(({ id, values }) => [id, values.rows])).toEqual(
      Array.from({ length: body.notes.length }, () => ['noRow', expect.any(Number)]),
    );
    expect(body.notes.reduce((sum, { values }) => sum + Number(values.rows), 0)).toBe(count);
  });

  test('above the head, merged over its columns, do not take its place', async () => {
    const { rows, notes } = await importRace(['Runner;;;;;Result', HEAD, FIRST, SECOND]);
    expect([rows, notes]).toEqual([BOTH, [['linesAbove', 1, undefined, '"Runner"']]]);
  });

  test('that head another table refuse the file: its columns may be others', async () => {
    const { status, body } = await importRace([
      HEAD,
      FIRST,
      'Rang;Dossard;Prénom;Nom;Club;Temps',
      '1;9;Ana;ROI;;40:00',
    ]);
    expect([status, body.errors[0]?.note?.id]).toEqual([400, 'headTwice']);
  });
});

describe('Columns of times', () => {
  const times = async (head: string, ...rows: string[]) => {
    const { status, body, page } = await importRace([`Bib;Last name;First name;${head}`, ...rows]);
    const prfs = (page.results ?? []).map(({ prf }) => [prf.v, prf.z]);
    return { status, prfs, ids: (body.notes ?? body.errors.map(({ note }) => note)).map((note) => note?.id) };
  };

  test('called Time beside a gun time hold the net time, where it is never later', async () => {
    const net = await times('Time;Gun Time', '1;A;X;36:00;36:10', '2;B;X;36:50;37:00');
    expect(net).toEqual({
      status: 200,
      prfs: [
        [2_170_000, 2_160_000],
        [2_220_000, 2_210_000],
      ],
      ids: [],
    });
    expect((await times('Time;Gun Time', '1;A;X;18:00;36:10', '2;B;X;18:50;37:00')).ids).toContain('columnsLeft');
  });

  test('of one name are one where they say the same', async () => {
    expect(await times('Time;Time', '1;A;X;36:00;36:00')).toMatchObject({
      prfs: [[2_160_000, undefined]],
      ids: ['columnDoubled'],
    });
    expect(await times('Time;Time', '1;A;X;36:00;36:10')).toMatchObject({ status: 400, ids: ['columnTwice'] });
  });

  test.each([
    ['0.025', '0.0256944444', 'timesInDays'],
    ['12:36:00 AM', '12:37:00 AM', 'timesOfDay'],
  ])('as a spreadsheet writes them, %s, are read by the distance and told', async (first, second, id) => {
    const { prfs, ids } = await times('Time', `1;A;X;${first}`, `2;B;X;${second}`);
    expect([prfs, ids]).toEqual([
      [
        [2_160_000, undefined],
        [2_220_000, undefined],
      ],
      [id],
    ]);
    expect((await times('Time', '1;A;X;9:36:00 AM', '2;B;X;9:37:00 AM')).status).toBe(400);
  });

  test('have decimal commas in quotes, and no status where a program wrote that nothing is known', async () => {
    const text = ['Bib,Last name,First name,Time', '1,A,X,"36:00,5"', '2,B,X,"36:00,7"', '3,C,X,n/a'];
    const { rows, notes } = await importRace(text);
    expect(rows.map(([rank, , , v]) => [rank, v])).toEqual([
      [1, 2160.5],
      [2, 2160.7],
      [undefined, 0],
    ]);
    expect(notes.map(([id]) => id)).toEqual(['timeless']);
  });
});

test('Cells with line breaks, signs of numbers before bibs and bars between cells are read', async () => {
  const { page } = await importRace([HEAD, FIRST.replace(';;', ';"AC\nBrest";').replace(';1;', ';#1;')]);
  expect(page.results).toMatchObject([{ bib: '1', club: 'AC Brest' }]);
  const { rows } = await importRace([HEAD, FIRST, SECOND].map((line) => line.replaceAll(';', '|')));
  expect(rows).toEqual(BOTH);
});
