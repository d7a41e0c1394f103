import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { type EventRef, FFA_CATEGORIES, findCategory } from 'shared-domain';
import { Refusal } from '../src/base/refusal.ts';
import { FileErrors } from '../src/services/files/file-errors.ts';
import { readRace } from '../src/services/files/road/read-race.ts';

const MARATHON: EventRef = { g0: 42195, g1: 'R' };
const TEN_KM: EventRef = { g0: 10_000, g1: 'R' };
const CROSS: EventRef = { g0: 1, g1: '0' };

async function read(event: EventRef, lines: readonly string[]) {
  const errors = new FileErrors();
  const rules = { event, day: '2026-06-13', table: FFA_CATEGORIES, trialCategory: 1057, errors };
  const bytes = Readable.from([Buffer.from(lines.join('\n'))]);
  const { rows } = await readRace(bytes, rules, () => undefined);
  const notes = errors.findNotes(errors.warnings).map(({ id, line, column, values }) => [id, line, column, values]);
  return { rows, marks: rows.map(({ prf }) => prf.v), notes };
}

async function getRefusal(reading: Promise<unknown>) {
  const error = await reading.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal
    ? error.errors.map(({ note }) => [note?.id, note?.line, note?.column, note?.values.cell])
    : [];
}

const RUNNERS = ['1;A B', '2;C D', '3;E F'];
const getTable = (head: string, times: readonly string[]) => [
  `Bib;Name;${head}`,
  ...times.map((time, index) => `${RUNNERS[index]};${time}`),
];

describe('Times of a race that are numbers', () => {
  test.each([
    ['Official Time', ['123.45', '130.70', '131'], 'timesInMinutes', [7_407_000, 7_842_000, 7_860_000]],
    ['time_min', ['123.45', '130.50', '131.20'], 'timesInMinutes', [7_407_000, 7_830_000, 7_872_000]],
    ['minutes', ['123,45', '130,7', '131'], 'timesInMinutes', [7_407_000, 7_842_000, 7_860_000]],
    ['Temps (h)', ['2.5', '2.75', '3'], 'timesInHours', [9_000_000, 9_900_000, 10_800_000]],
  ])('under «%s» %j are told and ranked as %s', async (head, times, id, expected) => {
    const { marks, notes } = await read(MARATHON, getTable(head, times));
    expect(marks).toEqual(expected);
    expect(notes[0]).toMatchObject([id, 2, 3, { cell: times[0] }]);
  });

  test('are seconds where they are possible as seconds, and nothing is told', async () => {
    const { marks, notes } = await read(MARATHON, getTable('Time', ['7407', '7842', '9000']));
    expect(marks).toEqual([7_407_000, 7_842_000, 9_000_000]);
    expect(notes.map(([id]) => id)).toEqual(['nameOrder']);
  });

  test('that a spreadsheet took for hours and minutes are minutes and seconds, which is told', async () => {
    const { marks, notes } = await read(TEN_KM, getTable('Time', ['40:09:00', '41:50:00', '86:17:00']));
    expect(marks).toEqual([2_409_000, 2_510_000, 5_177_000]);
    expect(notes[0]).toMatchObject(['timesShifted', 2, 3, { cell: '40:09:00', time: '40:09' }]);
  });

  test('of passages are in the unit of their own column', async () => {
    const { rows } = await read(TEN_KM, ['Bib;Name;5 km;Time', '1;A B;16.75;33.75', '2;C D;17.8;35.9']);
    expect(rows.map(({ splits }) => splits?.[0]?.t)).toEqual([1_005_000, 1_068_000]);
  });

  test.each([
    ['that may be minutes and seconds', TEN_KM, 'Time', ['33.45', '34.50', '35.10']],
    ['whose head contradicts them', MARATHON, 'Time (min)', ['7407', '7842', '9000']],
  ])('%s are refused by their column', async (_, event, head, times) => {
    expect(await getRefusal(read(event, getTable(head, times)))).toEqual([['timeUnitUnclear', 1, 3, times[0]]]);
  });

  test('that nobody runs the way in are no times, whatever the unit', async () => {
    expect(await getRefusal(read(MARATHON, getTable('Time', ['0.5', '0.6', '0.07'])))).toMatchObject([
      ['noTime', 2, 3, '0.5'],
      ['noTime', 3, 3, '0.6'],
      ['noTime', 4, 3, '0.07'],
    ]);
  });

  test('over a way of unknown length are read as seconds, which is told', async () => {
    const { marks, notes } = await read(CROSS, getTable('Time', ['612.4', '620.1', '630.8']));
    expect(marks).toEqual([612_400, 620_100, 630_800]);
    expect(notes[0]).toEqual(['timesInSeconds', 2, 3, { cell: '612.4', time: expect.stringContaining('10:1') }]);
  });

  test('beside written times are no times of a long way', async () => {
    const { marks, notes } = await read(TEN_KM, getTable('Time', ['33:45', '34:50', '35.10']));
    expect(marks).toEqual([2_025_000, 2_090_000, undefined]);
    expect(notes).toContainEqual(['timeLeft', 4, 3, { cells: '"35.10"', rows: 1 }]);
  });
});

describe('Classes in a column of ages', () => {
  test('are categories, or are told by line; none is an age', async () => {
    const { rows, notes } = await read(TEN_KM, [
      'Bib;Name;Sex;Age;Time',
      '1;A B;M;U23;33:00',
      '2;C D;F;M40;34:00',
      '3;E F;;H;35:00',
      '4;G H;M;U18;36:00',
      '5;I J;M;16;37:00',
      '6;K L;F;Elite;38:00',
    ]);
    expect(rows.map(({ category }) => category)).toEqual([53, 58, 57, 49, 49, 58]);
    expect(notes.filter(([id]) => id !== 'nameOrder')).toEqual([
      ['sexOfCategory', 3, 4, { cells: '"M40"', rows: 1 }],
      ['ageLeft', 7, 4, { cells: '"Elite"', rows: 1 }],
    ]);
  });
});

test('A place among women or men is no place of the race', async () => {
  const { rows, notes } = await read(TEN_KM, [
    'Runner,Gender Place,Div,Clock Time',
    'Ann BOS,1,F40,30:00',
    'Bo CYR,1,M40,29:00',
  ]);
  expect(rows.map(({ rank, last }) => [last, rank])).toEqual([
    ['BOS', undefined],
    ['CYR', undefined],
  ]);
  expect(notes.map(([id, , , values]) => [id, values])).toEqual([['columnsLeft', { columns: 'Gender Place' }]]);
});

test.each([
  ['Surname;Name', 'Larsson;Johan'],
  ['Name;Last name', 'Johan;Larsson'],
  ['Nachname;Name', 'Larsson;Johan Larsson'],
])('Under %s neither half of %s is lost', async (head, cells) => {
  const { rows } = await read(TEN_KM, [`Bib;${head};Time`, `1;${cells};30:00`]);
  expect(rows).toMatchObject([{ last: 'Larsson', first: 'Johan' }]);
});

test('Two blanks in a name are one: its order is that of the column, and is told', async () => {
  const { rows, notes } = await read(TEN_KM, ['Bib;Name;Time', '1;Johan  Larsson;30:00', '2;Ann  Bos;31:00']);
  expect(rows.map(({ last, first }) => [last, first])).toEqual([
    ['Larsson', 'Johan'],
    ['Bos', 'Ann'],
  ]);
  expect(notes).toMatchObject([['nameOrder', 2, 2, { rows: 2 }]]);
});

describe('The letters of the sexes in classes', () => {
  test.each([
    ['M V M', '57 58 57'],
    ['Msen Vsen Mvet', '57 58 57'],
    ['MSEN VSEN MMASM40 VMASW45', '57 58 57 58'],
    ['MSR VSR', '57 58'],
    ['M35 V35 V40', '101 102 104'],
    ['SM35 SF40 SF45', '57 58 58'],
    ['VM50 VF45', '57 58'],
    ['M K', '57 58'],
    ['H40 M40 M45', '103 104 106'],
    ['N35 M35', '102 101'],
    ['F35 N35', '101 102'],
    ['H D M', '57 58 -'],
    ['M F K', '57 58 -'],
    ['SM SF V35', '57 58 -'],
    ['M40 K45', '103 106'],
    ['H40 D45', '103 106'],
    ['M40 V45', '103 -'],
    ['SENM SENF VETM', '57 58 57'],
    ['SEN/H SEN/M VET/M', '57 58 58'],
    ['S V M J', '- - - -'],
    ['M1 V1', '- -'],
    ['Master Veteran', '- -'],
    ['M-Fille1 M-Gar2 M-Fille2', '58 57 58'],
  ])('%s are of the sexes %s', async (classes, expected) => {
    const lines = classes.split(' ').map((code, index) => `${index + 1};A B;${code};3${index}:00`);
    const { rows } = await read(TEN_KM, ['Bib;Name;Cat;Time', ...lines]);
    expect(rows.map(({ category = '-' }) => category).join(' ')).toBe(expected);
  });

  test('are told where they say nobody\u2019s sex', async () => {
    const { notes } = await read(TEN_KM, ['Bib;Name;Cat;Time', '1;A B;Elite;30:00', '2;C D;Open;31:00']);
    expect(notes).toContainEqual(['sexUnknown', 2, 3, { rows: 2 }]);
  });
});

test('A birth of two digits that is still to come is of the century before', async () => {
  const { rows, notes } = await read(TEN_KM, [
    'Bib;Name;Sex;Date of birth;Time',
    '1;A B;F;31.12.56;50:00',
    '2;C D;M;05.11.84;40:00',
  ]);
  expect(rows.map(({ category }) => category)).toEqual([116, 103]);
  expect(notes.map(([id]) => id)).not.toContain('birthLeft');
});

test.each([
  ['Plts,StartNr,Naam,BrutoTijd,NettoTijd,#Cat', '1,7,Bob van der Weg,40:10,40:00,3'],
  [
    'S\u0131ra,G\u00f6\u011f\u00fcs No,Ad Soyad,Finish S\u00fcresi,Net S\u00fcre,Finish',
    '1,7,Bob van der Weg,40:10,40:00,40:00',
  ],
  ['Platz,Stnr,Name,Zeit,Netto,Tempo', '1,7,Bob van der Weg,40:10,40:00,4:00'],
])('Under %s gun and net time are read', async (head, cells) => {
  const { rows } = await read(TEN_KM, [head, cells]);
  expect(rows).toMatchObject([{ bib: '7', rank: 1, last: 'van der Weg', prf: { v: 2_410_000, z: 2_400_000 } }]);
});

test('A country behind a name that is none is told by the column of names', async () => {
  const { rows, notes } = await read(TEN_KM, ['Bib;Name;Time', '1;BERG Ann (XQX);30:00', '2;DAL Bo (CUW);31:00']);
  expect(rows.map(({ first, country }) => [first, country])).toEqual([
    ['Ann', undefined],
    ['Bo', 'CUW'],
  ]);
  expect(notes).toContainEqual(['countryLeft', 2, 2, { cells: '"XQX"', rows: 1 }]);
});

test('Beside a column of countries, three letters behind a name that are no nation stay in the name', async () => {
  const { rows, notes } = await read(TEN_KM, [
    'Bib;Name;Country;Time',
    '1;BERG Ann (BIS);FRA;30:00',
    '2;DAL Bo (CUW);CUW;31:00',
  ]);
  expect(rows.map(({ last, first }) => [last, first])).toEqual([
    ['BERG', 'Ann (BIS)'],
    ['DAL', 'Bo'],
  ]);
  expect(notes.map(([id]) => id)).not.toContain('countryLeft');
});

test.each([
  ['is the German main class of a woman beside ages alone', 'H', '40', []],
  ['is men, and told of a woman, beside F', 'F', 'H', ['sexOfCategory']],
])('H %s', async (_, first, second, told) => {
  const { rows, notes } = await read(TEN_KM, [
    'Bib;Last name;First name;Sex;Class;Time',
    `1;Berg;Ann;W;${first};30:00`,
    `2;Dal;Bea;W;${second};31:00`,
    '3;Eck;Carl;M;H;32:00',
  ]);
  expect(rows.map(({ category }) => findCategory(category ?? 0)?.sex)).toEqual([2, 2, 1]);
  expect(notes.map(([id]) => id).filter((id) => id === 'sexOfCategory')).toEqual(told);
});

describe('A column that is not read', () => {
  test.each([
    ['Xyz', ['38:35', '39:30', '39:31'], [['timesUnread', 1, 3, { column: 'Netto' }]]],
    ['Xyz', ['38:35', '39:20', '39:10'], []],
    ['Xyz', ['9:38:35', '9:39:30', '9:39:31'], []],
    ['Xyz', ['18:35', '19:30', '19:31'], []],
    ['', ['x', '', 'y'], [['columnUnnamed', 1, 3, { cells: '"x", "y"' }]]],
  ])('«%s» with %j is told: %j', async (head, cells, expected) => {
    const netTimes = ['38:35', '39:20', '39:10'];
    const lines = cells.map((cell, index) => `${RUNNERS[index]};${cell};${netTimes[index]}`);
    const { notes } = await read(TEN_KM, [`Bib;Name;${head};Netto`, ...lines]);
    expect(notes.filter(([id]) => id !== 'nameOrder' && id !== 'columnsLeft')).toEqual(expected);
  });
});

test.each([
  ['Class.;Nom;Cat.;Temps', '1;DURAND Paul;SEM;33:10', { rank: 1, category: 55 }],
  ['Class.;Nom;Sexe;Temps', '1;DURAND Paul;M;33:10', { rank: 1, category: 57 }],
  ['Place;Name;Class;Time', '1;DURAND Paul;SEM;33:10', { rank: 1, category: 55 }],
])('Under %s the class is told from the place', async (head, cells, expected) => {
  expect((await read(TEN_KM, [head, cells])).rows).toMatchObject([expected]);
});

test('A loose digit behind a time is no decimal of it: the time is left out and told; a comma in quotes is one', async () => {
  const head = 'place,bib,name,sex,time';
  const { marks, notes } = await read(MARATHON, [
    head,
    '1,1,A B,M,2:20:22',
    '2,2,C D,F,4:22:07  1',
    '3,3,E F,F,"4:22:08,5"',
  ]);
  expect(marks).toEqual([8_422_000, undefined, 15_728_500]);
  expect(notes).toContainEqual(expect.arrayContaining(['timeLeft', 3, 5]));
});
