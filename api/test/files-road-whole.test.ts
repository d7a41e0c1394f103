import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, RaceAnswer, ResultRow } from 'shared-domain/contract';
import { addRace, roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';

const RACE = '010000-R-57-f1';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends a race and answers its notes or faults, and its rows by bib. */
async function importRace(table: string | Buffer, uid = RACE) {
  const race = await addRace(server, uid);
  const { status, body } = await sendFile<FileAnswer & ErrorEnvelope>(server, roadPath(race), table);
  const { body: page } = await server.call<RaceAnswer>('POST', `/api/results-rr/${race.chOID}/query/${race.trial}`, {
    body: { limit: 100 },
  });
  const rows = new Map<string, ResultRow>((page.results ?? []).map((row) => [row.bib ?? row.last, row]));
  const told = status === 200 ? body.notes : body.errors.map(({ note }) => note);
  return { status, rows, told: told.map((note) => [note?.id, note?.line, note?.column, note?.values]) };
}

describe('Classes of ten years', () => {
  test('are none of ours: the birth gives the category, and without one the sex alone', async () => {
    const { rows, told } = await importRace(
      [
        'Bib;Last name;First name;Sex;Category;Birth year;Time',
        ...['M20;2003', 'M40;1984', 'M40;1978', 'M50;1970', 'M40;'].map(
          (cells, at) => `${at + 1};Kerbrat;Lou;M;${cells};3${at}:00`,
        ),
      ].join('\n'),
    );
    expect(['1', '2', '3', '4', '5'].map((bib) => rows.get(bib)?.category)).toEqual([55, 103, 105, 109, 57]);
    expect(told).toContainEqual(['categoryLeft', 2, 5, { cells: '"M20", "M40", "M50"', rows: 5 }]);
  });

  test('are those of five where one begins at a five, whatever the birth', async () => {
    const { rows } = await importRace(
      'Bib;Last name;First name;Sex;Category;Time\n1;A;B;M;M40;30:00\n2;C;D;M;M35;31:00\n3;E;F;F;W50;32:00\n',
    );
    expect(['1', '2', '3'].map((bib) => rows.get(bib)?.category)).toEqual([103, 101, 108]);
  });
});

describe('A column called «Year» alone', () => {
  const read = (head: string, ...rows: string[]) =>
    importRace(
      [`Bib;Last name;First name;Sex;${head};Time`, ...rows.map((row, n) => `${n};A;B;F;${row};3${n}:00`)].join('\n'),
    );

  test.each([
    ['Year', ['2017', '2017', '2017'], '"2017"'],
    ['Year;Date', ['1977;06/05/1977', '1981;07/04/1981', '1984;08/09/1984'], '"1977", "1981", "1984"'],
    ['An', ['1890', '1901', '1985'], '"1890", "1901", "1985"'],
    ['Year', ['9', '11', '12'], '"9", "11", "12"'],
  ])(
    '%s is of no births where it says %s: nobody gets an age of it, and that is told once',
    async (head, rows, cells) => {
      const answer = await read(head, ...rows);
      expect([...answer.rows.values()].map(({ category }) => category)).toEqual([58, 58, 58]);
      expect(answer.told.filter(([id]) => id !== 'columnsLeft')).toEqual([['yearLeft', 1, 5, { cells }]]);
    },
  );

  test('is of births where it can be, and that is told', async () => {
    const { rows, told } = await read('Année', '1978', '1990', '');
    expect(['0', '1', '2'].map((bib) => rows.get(bib)?.category)).toEqual([106, 102, 58]);
    expect(told).toEqual([['yearRead', 1, 5, { cells: '"1978", "1990"' }]]);
  });

  test('is that of births by a more precise name, of one year too', async () => {
    const { rows, told } = await read('Year of birth', '2014', '2014');
    expect([rows.get('0')?.category === 58, told]).toEqual([false, []]);
  });
});

describe('The headings of a race', () => {
  test('are found under a title and a table of teams, whose lines are told and of nobody', async () => {
    const teams = Array.from({ length: 20 }, (_, n) => `${n + 1},Team ${n},${n * 20}`);
    const { rows, told } = await importRace(
      ['Cross, of Brest', 'Place,Team,Score', ...teams, '', 'Place,Grade,Name,Time', '1.,9,Lou Kerbrat,30:00'].join(
        '\n',
      ),
    );
    expect([...rows.values()].map(({ last }) => last)).toEqual(['Kerbrat']);
    expect(told).toContainEqual([
      'linesAbove',
      1,
      undefined,
      { rows: 22, head: 24, cells: '"Cross", "Place", "1", "2", "3"' },
    ]);
  });

  test.each([
    'Miejsce;Numer startowy;Imię;Nazwisko;Płeć;Rocznik;Czas',
    'posicao;num_peito;first;last;sexo;Jg.;tempo_bruto',
    'Platz;Startnummer;Vorname;Name;Geschlecht;Jg.;Gesamtzeit',
    'Overall.Rank;Bib;first;last;Sex;dob;Overall.Time',
  ])('%s are known', async (head) => {
    const { rows } = await importRace(`${head}\n1;12;Léa;DUPONT;F;1990;30:00\n`);
    expect(rows.get('12')).toMatchObject({
      last: 'DUPONT',
      first: 'Léa',
      category: 102,
      rank: 1,
      prf: { v: 1_800_000 },
    });
  });

  test('that lack a column are named in the refusal', async () => {
    const { told } = await importRace('Bib;Läufer;Kilometer\n1;A B;30:00\n');
    expect(told).toEqual([['noColumnTime', 1, undefined, { columns: 'Bib, Läufer, Kilometer' }]]);
  });

  test('that nobody knows name the column of names, where nobody has a name', async () => {
    const { status, rows, told } = await importRace('Bib;Xyz;Time\n1;Danny Bos;30:00\n2;Evelien Cyr;31:00\n');
    expect([status, rows.size]).toEqual([400, 0]);
    expect(told).toEqual([['namesUnread', 1, 2, { cells: '"Danny Bos", "Evelien Cyr"' }]]);
  });

  test('that come again refuse the file: its tables would be ranked together', async () => {
    const { status, told } = await importRace(
      'Team A | 3 laps\nBib\tName\tTime\n1\tA B\t30:00\nTeam B | 3 laps\nBib\tName\tTime\n2\tC D\t31:00\n',
    );
    expect([status, told]).toEqual([400, [['headTwice', 5, 1, { other: 2 }]]]);
  });
});

describe('A race', () => {
  test.each([
    ['<?xml version="1.0"?><a/>', 'XML'],
    ['I;Kerbrat;Lou;;F;;BRE;Brest (Elorn);;8;;\n', 'Hy-Tek'],
  ])('%s is refused by the kind of file that it is', async (text, kind) => {
    expect((await importRace(text)).told).toEqual([['fileKind', 1, undefined, { kind }]]);
  });

  test('has dates of birth with the year first, English names beside English heads and countries in two parts', async () => {
    const { rows, told } = await importRace(
      'ATHLETE,TIME,Gender,DOB,Country\nLou Kerbrat,30:00,F,65-07-17,"Hong Kong, China"\nMax Santerre,31:00,M,05-03-14,FRA\n',
    );
    expect([...rows.values()].map(({ last, country, category }) => [last, country, category])).toEqual([
      ['Kerbrat', 'HKG', 112],
      ['Santerre', 'FRA', 53],
    ]);
    expect(told.map(([id]) => id)).toEqual(['nameOrder']);
  });
});

describe('The places of a file', () => {
  const importPlaces = (head: string, ...rows: string[]) => importRace([`Place;Bib;Name;${head}`, ...rows].join('\n'));
  const namesOrder = ({ told }: Awaited<ReturnType<typeof importPlaces>>) => told.filter(([id]) => id !== 'nameOrder');

  test('with a gap are told once as such: the order is that of the times', async () => {
    const gap = await importPlaces('Time', '1;1;A;30:00', '2;2;B;31:00', '4;3;C;32:00', '5;4;D;33:00');
    expect(namesOrder(gap)).toEqual([['placesCounted', 4, 1, { place: 4, rank: 3, rows: 2 }]]);
    const part = await importPlaces('Time', '13;2;B;31:00', '11;1;A;30:00', '16;3;C;32:00');
    expect(namesOrder(part)).toEqual([['placesCounted', 3, 1, { place: 11, rank: 1, rows: 3 }]]);
  });

  test('by net time are told as such, with gaps and with equal net times too', async () => {
    const answer = await importPlaces(
      'Gun;Net',
      '1;1;A;30:09;30:00',
      '2;2;B;30:05;30:01',
      '3;3;C;30:04;30:01',
      '5;4;D;30:03;30:02',
      '6;5;E;31:00;30:59',
    );
    expect(namesOrder(answer).map(([id, line]) => [id, line])).toEqual([
      ['placesCounted', 5],
      ['placesByNet', 2],
    ]);
  });
});

describe('A finish faster than anybody runs', () => {
  test('is no time: its row does not win the race, and is told', async () => {
    const { rows, told } = await importRace(
      'Place;Bib;Name;Time\n1;1;Kerbrat Lou;0:00:22.8\n2;2;Santerre Max;30:00\n3;3;Valmorel Ana;31:00\n',
    );
    expect(['1', '2', '3'].map((bib) => [rows.get(bib)?.rank, rows.get(bib)?.prf.st])).toEqual([
      [undefined, 6],
      [1, 1],
      [2, 1],
    ]);
    expect(told).toContainEqual(['timeLeft', 2, 4, { cells: '"0:00:22.8"', rows: 1 }]);
  });

  test('on more than half of the rows refuses the file', async () => {
    const { status, told } = await importRace('Bib;Name;Time\n1;Kerbrat Lou;1:22\n2;Santerre Max;1:23\n3;A B;30:00\n');
    expect([status, told.map(([id, line, column]) => [id, line, column])]).toEqual([
      400,
      [
        ['noTime', 2, 3],
        ['noTime', 3, 3],
      ],
    ]);
  });
});

describe('Rows with more cells than the head', () => {
  test.each([
    ['Bib,Name,Time\n1,Kerbrat, Lou,30:00\n2,Santerre, Max,31:00\n', 2, { count: 4, head: 3, sign: ',', rows: 2 }],
    ['Bib,Name,Time,\n1,Kerbrat Lou,30:00,\n2,Santerre, Max,31:00,\n', 3, { count: 4, head: 3, sign: ',', rows: 1 }],
    ['Bib;Name;Time\n1;Kerbrat Lou;30:00;PB\n2;Santerre Max;31:00\n', 2, { count: 4, head: 3, sign: ';', rows: 1 }],
  ])(
    'refuse the file once, at the first of them: nobody has the cell of another column',
    async (table, line, values) => {
      const { status, rows, told } = await importRace(table);
      expect([status, rows.size, told]).toEqual([400, 0, [['rowWide', line, 4, values]]]);
    },
  );

  test('are none where the cells at their end are empty', async () => {
    const { status, rows } = await importRace('Bib;Name;Time\n1;Kerbrat Lou;30:00;;\n2;Santerre Max;31:00; \n');
    expect([status, [...rows.keys()]]).toEqual([200, ['1', '2']]);
  });
});
