import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import type { ErrorEnvelope, FileAnswer, RaceAnswer, ResultRow } from 'shared-domain/contract';
import { addRace, type Race, roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

const RACE = '010000-R-57-f1';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Sends a race and answers its rows by bib, as the page of a long race shows them. */
async function importRace(table: string, race?: Race, query = '') {
  const own = race ?? (await addRace(server, RACE));
  const { status, body } = await sendFile<FileAnswer & ErrorEnvelope>(server, roadPath(own, query), table);
  const { body: page } = await server.call<RaceAnswer>('POST', `/api/results-rr/${own.chOID}/query/${own.trial}`, {
    body: { limit: 100 },
  });
  const rows = new Map<string, ResultRow>((page.results ?? []).map((row) => [row.bib ?? row.last, row]));
  return { status, body, rows, page, race: own };
}

const getNotes = ({ body }: { readonly body: FileAnswer }) =>
  body.notes.map(({ id, line, column, values }) => [id, line, column, values.cells ?? values.rows ?? values.columns]);

describe('The sex of a runner of a race in which all run together', () => {
  test('alone gives the place among that sex: nobody is ranked among the men for want of an age', async () => {
    const { rows } = await importRace(
      [
        'Dossard;Nom;Prénom;Sexe;Année;Temps',
        '1;A;Ana;M;1990;0:30:00',
        '2;B;Bea;F;;0:31:00',
        '3;C;Cyr;M;;0:32:00',
        '4;D;Dan;;;0:33:00',
        '5;E;Eva;F;1995;0:34:00',
      ].join('\n'),
    );
    const places = ['1', '2', '3', '4', '5'].map((bib) => {
      const { rank, rankSex, category } = rows.get(bib) as ResultRow;
      return [rank, rankSex, category];
    });
    expect(places).toEqual([
      [1, 1, 101],
      [2, 1, 58],
      [3, 2, 57],
      [4, undefined, undefined],
      [5, 2, 56],
    ]);
    expect(rows.get('2')?.rankCategory).toBe(1);
  });

  test.each(['X', 'N', 'NB'])(
    'that is %s is kept as it is and ranked overall only, without points of men or women',
    async (sex) => {
      const { rows, body } = await importRace(
        `Bib,Name,Gender,Age,Chip Time\n1,Ana Bo,F,30,30:00\n2,Bo Cy,${sex},31,31:00\n3,Cy Da,M,32,32:00\n`,
      );
      expect(body.rows.added).toBe(3);
      expect(rows.get('2')).toMatchObject({ rank: 2, sex });
      expect(rows.get('2')).not.toHaveProperty('rankSex');
      expect(rows.get('2')).not.toHaveProperty('rankCategory');
      expect(rows.get('2')).not.toHaveProperty('category');
      expect(rows.get('3')).toMatchObject({ rank: 3, rankSex: 1 });
    },
  );

  test('is read by the column as a whole, and from the category where there is no column of it', async () => {
    const spanish = await importRace('Dorsal;Nombre;Sexo;Tiempo\n1;Ana;M;30:00\n2;Juan;H;31:00\n');
    expect([spanish.rows.get('1')?.category, spanish.rows.get('2')?.category]).toEqual([58, 57]);
    const french = await importRace(
      'Dossard;Nom;Cat;Temps\n1;A B;SEF;30:00\n2;C D;V2F;31:00\n3;E F;M0;32:00\n4;G H;SEM;33:00\n',
    );
    expect(['1', '2', '3', '4'].map((bib) => french.rows.get(bib)?.category)).toEqual([56, 58, undefined, 55]);
    expect(getNotes(french)).toContainEqual(['categoryLeft', 3, 3, '"V2F", "M0"']);
  });
});

describe('The sex that the classes of a race say', () => {
  test('is that of the letter that has its counterpart in the column: a senior woman is among the women', async () => {
    const { rows, ...answer } = await importRace(
      [
        'Pos;No;Runner;Category;Time',
        ...['MS', 'FS', 'F40', 'FU20', 'MU20', 'M50'].map((code, at) => `${at + 1};${at + 1};N P;${code};3${at}:00`),
      ].join('\n'),
    );
    const sexes = ['1', '2', '3', '4', '5', '6'].map((bib) => [rows.get(bib)?.category, rows.get(bib)?.rankSex]);
    expect(sexes).toEqual([
      [57, 1],
      [58, 1],
      [104, 2],
      [52, 3],
      [51, 2],
      [107, 3],
    ]);
    expect(getNotes(answer).map(([id]) => id)).not.toContain('sexUnknown');
  });

  test('stands behind a place among them, as German lists write it', async () => {
    const { rows } = await importRace(
      'Pl.;AK;Startnr;Name;Jg.;Zeit\n1.0;1. MJ U23;7;Bo Cy;1998.0;30:00\n2.0;2. M30;8;Da El;1988.0;31:00\n3.0;1. WJ U23;9;Fa Go;1999.0;32:00\n',
      await addRace(server, RACE),
    );
    expect(['7', '8', '9'].map((bib) => rows.get(bib)?.rankSex)).toEqual([1, 2, 1]);
  });

  test('is told where some rows have none: they are in no ranking of women or men', async () => {
    const answer = await importRace('Bib;Name;Cat;Time\n1;A B;SEF;30:00\n2;C D;Open;31:00\n3;E F;;32:00\n');
    expect(getNotes(answer)).toContainEqual(['sexUnknown', 3, 3, 2]);
    const none = await importRace('Bib;Name;Time\n1;A B;30:00\n2;C D;31:00\n');
    expect(getNotes(none).map(([id]) => id)).not.toContain('sexUnknown');
  });
});

describe('A time that nobody runs so slowly', () => {
  test('is none: 46:17:00 of a spreadsheet was 46 minutes, and its row has no place until it is put right', async () => {
    const { rows, ...answer } = await importRace(
      'Bib;Name;Time\n1;A;46:17:00\n2;B;1:00:01\n3;C;1:00:02\n4;D;3:40:00\n',
    );
    expect(['1', '2', '3', '4'].map((bib) => rows.get(bib)?.rank)).toEqual([undefined, 1, 2, 3]);
    expect(getNotes(answer)).toContainEqual(['timeLeft', 2, 3, '"46:17:00"']);
  });
});

describe('Times that a spreadsheet shifted', () => {
  const HEAD = 'Bib;Name;Time';

  test('are read as minutes beside true hours, which is told once', async () => {
    const { rows, body } = await importRace(
      [HEAD, '1;A B;46:17:00', '2;C D;59:59:00', '3;E F;01:01:34', '4;G H;01:02:00'].join('\n'),
    );
    expect(['1', '2', '3', '4'].map((bib) => [rows.get(bib)?.rank, rows.get(bib)?.prf.v])).toEqual([
      [1, 2_777_000],
      [2, 3_599_000],
      [3, 3_694_000],
      [4, 3_720_000],
    ]);
    expect(body.notes.filter(({ id }) => id === 'timesShifted').map(({ line, values }) => [line, values.cell])).toEqual(
      [[2, '46:17:00']],
    );
  });
});

describe('The place of the file', () => {
  const HEAD = 'Pos;Bib;Name;Time';
  const FINISHERS = ['1;1;A;30:00', '2;3;C;31:00', '3;5;E;33:00'];

  test('is DSQ for who was disqualified: the time beside it does not win the race', async () => {
    const { rows } = await importRace([HEAD, ...FINISHERS, 'DSQ;2;B;29:00', 'DNF;4;D;'].join('\n'));
    expect(['1', '2', '3', '4'].map((bib) => [rows.get(bib)?.rank, rows.get(bib)?.prf.st])).toEqual([
      [1, 1],
      [undefined, 4],
      [2, 1],
      [undefined, 3],
    ]);
  });

  test('that is empty gives no rank by time where the others are whole, or where the time would win', async () => {
    for (const [lines, line] of [
      [[...FINISHERS, ';4;D;30:30'], 5],
      [['2;1;A;30:00', '3;3;C;31:00', ';4;D;21:00'], 4],
    ] as const) {
      const answer = await importRace([HEAD, ...lines].join('\n'));
      expect([answer.rows.get('4')?.prf, answer.rows.get('1')?.rank]).toEqual([{ st: 6 }, 1]);
      expect(getNotes(answer)).toContainEqual(['unplaced', line, 1, expect.stringMatching(/^"D \(4\) \d/)]);
    }
  });

  test('is told where it begins anew: several races are in the file', async () => {
    const again = FINISHERS.map((row, index) => row.replace(/;(\d);/, ';1$1;').replace(/3(\d):/, `4${index}:`));
    const answer = await importRace([HEAD, ...FINISHERS, ...again].join('\n'));
    expect(getNotes(answer).filter(([id]) => id?.toString().startsWith('places'))).toEqual([['placesAnew', 5, 1, 2]]);
  });

  test('that is empty beside a time is told, where the others have theirs', async () => {
    const answer = await importRace([HEAD, ...FINISHERS.slice(0, 2), '4;5;E;33:00', ';4;D;30:30'].join('\n'));
    expect(getNotes(answer)).toContainEqual(['placeless', 5, 1, 1]);
    const part = await importRace([HEAD, '1;1;A;30:00', ';3;C;31:00', ';5;E;33:00'].join('\n'));
    expect(getNotes(part).map(([id]) => id)).not.toContain('placeless');
  });
});

describe('Names in a code page', () => {
  test.each([
    ['macintosh', 'roels', 'clément'],
    ['win1250', 'ŁYSKOWKA', 'Amelia'],
    ['win1251', 'Петров', 'Ivan'],
    ['cp850', 'Müller', 'Björn'],
  ])('%s are read, and told', async (encoding, last, first) => {
    const race = await addRace(server, RACE);
    const table = iconv.encode(`Dossard;Nom;Prenom;Temps\n1;${last};${first};30:00\n`, encoding);
    const { body } = await sendFile<FileAnswer>(server, roadPath(race), table);
    expect(getNotes({ body }).map(([id]) => id)).toEqual(['codePageRead']);
    const { body: page } = await server.call<RaceAnswer>('POST', `/api/results-rr/${race.chOID}/query/${race.trial}`, {
      body: { limit: 1 },
    });
    expect(page.results?.[0]).toMatchObject({ last, first });
  });

  test('that fit no code page are told as misread', async () => {
    const { body } = await importRace('Bib;Last name;First name;Time\n1;JosÃ©;Ana;30:00\n');
    expect(getNotes({ body })).toEqual([['lettersMisread', 2, 2, '"JosÃ©"']]);
  });
});

describe('One cell never refuses a race', () => {
  test('a country is known by its name and its codes; what is none is left out with one note', async () => {
    const { rows, ...answer } = await importRace(
      [
        'Bib;Nom;Nat;Temps',
        ...['fra', 'Allemagne', 'Germany', 'CHE', 'de', 'Côte d’Ivoire', 'Mars', 'Vénus'].map(
          (nation, index) => `${index + 1};N${index};${nation};3${index}:00`,
        ),
      ].join('\n'),
    );
    expect([...rows.values()].map(({ country }) => country)).toEqual([
      'FRA',
      'GER',
      'GER',
      'SUI',
      'GER',
      'CIV',
      undefined,
      undefined,
    ]);
    expect(getNotes(answer)).toContainEqual(['countryLeft', 8, 3, '"Mars", "Vénus"']);
  });

  test('a passage that is empty, 00:00:00 or no time is left out, the others stay', async () => {
    const { rows, ...answer } = await importRace(
      'Bib;Name;Time;5 km;time_half\n1;A B;70:00;00:00:00;35:00\n2;C D;71:00;;00:00\n3;E F;72:00;17:00;x9\n',
      await addRace(server, '042195-R-57-f1'),
    );
    expect(rows.get('1')?.splits).toEqual([{ d: 21_097.5, t: 2_100_000, label: 'time_half', rank: 1 }]);
    expect(rows.get('2')).not.toHaveProperty('splits');
    expect(rows.get('3')?.splits).toEqual([{ d: 5000, t: 1_020_000, label: '5 km', rank: 1 }]);
    expect(getNotes(answer)).toEqual([
      ['passageLeft', 4, 5, '"x9"'],
      ['nameOrder', 2, 2, 3],
    ]);
  });

  test('a time or a word that nobody knows leaves its row without a place, and says which', async () => {
    const { rows, ...answer } = await importRace(
      'Bib;Name;Time;Status\n1;A;30:00;\n2;B;31:00;Perdu\n3;C;1:99:00;\n4;D;;\n5;E;33:00;Finisher\n6;F;34:00;\n7;G;35:00;\n',
    );
    expect([...rows.values()].map(({ bib, rank, prf }) => [bib, rank, prf.st])).toEqual([
      ['1', 1, 1],
      ['5', 2, 1],
      ['6', 3, 1],
      ['7', 4, 1],
      ...['2', '3', '4'].map((bib) => [bib, undefined, 6]),
    ]);
    expect(getNotes(answer)).toEqual([
      ['raceWordLeft', 3, 4, '"Perdu"'],
      ['timeLeft', 4, 3, '"1:99:00"'],
      ['timeless', 5, 3, '""'],
    ]);
  });

  test('places and bibs have separators of thousands, ordinals and the decimals of data tools', async () => {
    const { rows } = await importRace(
      'Place Overall;Bib #;Name;Time\n1.002;12.0;B;30:00\n"1,001";1 234;A;30:00\n1003rd;7;C;30:00\n',
    );
    expect([...rows.values()].map(({ bib, rank }) => [bib, rank])).toEqual([
      ['1234', 1],
      ['12', 2],
      ['7', 3],
    ]);
  });

  test('times are read as timing programs, spreadsheets and data tools write them', async () => {
    const times = ['0 days 00:30:00', '1900-01-01 00:31:00', '32m 00s', 'PT33M', '0:34:00.0004', '35 min 00 s'];
    const { rows } = await importRace(
      ['Bib;Name;Time', ...times.map((time, index) => `${index};N;${time}`)].join('\n'),
    );
    expect([...rows.values()].map(({ prf }) => prf.v)).toEqual([
      1_800_000, 1_860_000, 1_920_000, 1_980_000, 2_040_001, 2_100_000,
    ]);
  });

  test('days before the hours count, as data tools write the times of long races', async () => {
    const times = [
      '0 days 20:00:00',
      '23H 0M 0S',
      '1 days 02:03:04',
      '"1 day, 3:00:00"',
      '1d 5H 0M 0S',
      '1 j 06:00:00',
    ];
    const { page } = await importRace(
      ['Bib,Name,Time', ...times.map((time, index) => `${index},N ${index},${time}`)].join('\n'),
      await addRace(server, '100000-R-57-f1'),
    );
    const hours = [20, 23, 26 + 184 / 3600, 27, 29, 30];
    expect(page.results?.map(({ prf }) => prf.v)).toEqual(hours.map((hour) => Math.round(hour * 3_600_000)));
  });

  test.each([
    [
      ['20:00:00', '1900-01-01 02:03:04', '1900-01-02 03:00:00'],
      [20, 26 + 184 / 3600, 51],
    ],
    [
      ['1899-12-30 20:00:00', '1899-12-31 03:00:00', '1900-01-01 04:00:00'],
      [20, 27, 52],
    ],
    [
      ['20:00:00', '1899-12-31 03:00:00'],
      [20, 27],
    ],
    [
      ['1900-01-01 20:00:00', '1900-01-01 21:00:00'],
      [20, 21],
    ],
  ])('the dates of a workbook before %j count days where they differ', async (times, hours) => {
    const { page, body } = await importRace(
      ['Bib,Name,Time', ...times.map((time, index) => `${index},N ${index},${time}`)].join('\n'),
      await addRace(server, '100000-R-57-f1'),
    );
    expect(page.results?.map(({ prf }) => prf.v)).toEqual(hours.map((hour) => Math.round(hour * 3_600_000)));
    expect(body.notes.some(({ id }) => id === 'timesDated')).toBe((hours.at(-1) ?? 0) > 24);
  });

  test('letters that are not seen are taken out of names', async () => {
    const { rows, status } = await importRace('Bib;Nom;Prénom;Temps\n1;\u200bDUPONT\u00ad;Léa\u00a0Rose;30:00\n');
    expect([status, rows.get('1')?.last, rows.get('1')?.first]).toEqual([200, 'DUPONT', 'Léa Rose']);
  });
});

describe('The columns of a race', () => {
  test.each([
    ['ChronoTrack', 'Place Overall,Bib #,First Name,Last Name,Gender,Age,Gun Time,Chip Time'],
    ['RunSignUp', 'place,bib_num,first_name,last_name,gender,age,clock_time,chip_time'],
    ['a public data set', 'place_overall,bib_number,first_name,last_name,sex,age,time_full,net_time'],
    ['RACE RESULT', 'Rank,BIB,FIRSTNAME,LASTNAME,Sex,Age,Gun,Net'],
    ['German clubs', 'Platz,Startnummer,Vorname,Name,Geschlecht,Alter,Bruttozeit,Nettozeit'],
    ['French timing', 'Clt,Dossard,Prénom,Nom,Sexe,Age,Temps officiel,Temps réel'],
    ['Spain', 'Puesto,Dorsal,Nombre,Apellidos,Sexo,Edad,Tiempo oficial,Tiempo neto'],
  ])('are known as %s writes them', async (_, head) => {
    const { rows, ...answer } = await importRace(`${head}\n1,12,Léa,DUPONT,F,30,35:10,35:08\n`);
    expect(rows.get('12')).toMatchObject({
      last: 'DUPONT',
      first: 'Léa',
      category: 56,
      rank: 1,
      prf: { v: 2_110_000, z: 2_108_000 },
    });
    expect(getNotes(answer)).toEqual([]);
  });

  test('said twice are read once, the more precise name first', async () => {
    const { rows, ...answer } = await importRace('No;Bib;Name;Time;Gun Time\n1;12;A B;30:00;30:05\n');
    expect(rows.get('12')?.prf).toMatchObject({ v: 1_805_000, z: 1_800_000 });
    expect(getNotes(answer)[0]).toEqual(['columnDoubled', 1, 1, undefined]);
  });

  test('of names are read in the order of the column as a whole', async () => {
    const capitals = await importRace('Bib;Name;Time\n1;Léa DUPONT;30:00\n2;Luc Évrard;31:00\n');
    expect(capitals.rows.get('2')).toMatchObject({ last: 'Évrard', first: 'Luc' });
    const repeated = Array.from({ length: 40 }, (_, n) => `${n};Nom${n} ${['Léa', 'Luc', 'Ana'][n % 3]};3${n % 10}:00`);
    const counted = await importRace(['Bib;Name;Time', ...repeated].join('\n'));
    expect(counted.rows.get('7')).toMatchObject({ last: 'Nom7', first: 'Luc' });
    const commas = await importRace('Bib,Name,Time\n1,"van den Berg, Jan (NED)",30:00\n');
    expect(commas.rows.get('1')).toMatchObject({ last: 'van den Berg', first: 'Jan', country: 'NED' });
  });

  test('without names: entries of the start list name the runners, nobody bears the name of a club', async () => {
    const race = await addRace(server, RACE);
    await server.upload(race.chOID, {
      trialsData: [anUploadTrial(RACE, { group: 'Course', name: 'Course' })],
      startlists: { [RACE]: [{ bib: '1', last: 'DUPONT', first: 'Léa', category: 56 }] },
    });
    const { rows } = await importRace(
      'Bib;Club;Time\n1;AC Brest;30:00\n2;AC Brest;31:00\n',
      race,
      '&answers=3:who:add',
    );
    expect([rows.get('1')?.last, rows.get('2')?.last]).toEqual(['DUPONT', 'ATHLETE']);
  });

  test('of several races in one file, and places by net time, are told', async () => {
    const several = await importRace(
      'Bib;Nom;Course;Temps\n1;A B;10 km;30:00\n2;C D;5 km;15:00\n3;E F;5 km;16:00\n4;G H;10 km;31:00\n',
    );
    expect(getNotes(several)).toContainEqual(['severalRaces', 1, 3, '"10 km", "5 km"']);
    const byNet = await importRace('Place;Bib;Name;Gun;Net\n1;1;A;30:05;30:00\n2;2;B;30:03;30:01\n3;3;C;31:00;30:59\n');
    expect(getNotes(byNet)).toContainEqual(['placesByNet', 2, 1, 2]);
  });

  test('that time does not give are told, and not as places by net time where the file has one time only', async () => {
    const table = 'Place;Bib;Name;Time\n1;1;A;30:05\n1;2;B;30:03\n2;3;C;31:00\n';
    expect((await importRace(table)).body.notes.map(({ id }) => id)).toContain('placesDiffer');
    const part = 'Place;Bib;Name;Time\n167;1;A;31:05\n365;2;B;30:03\n';
    expect((await importRace(part)).body.notes.map(({ id }) => id)).toContain('placesDiffer');
  });
});

describe('Files of races as they are found in public', () => {
  test('headings that come again on each page are left out where the places go on, and footers are no runners', async () => {
    const pages = ['1;5;KERBRAT Lou;30:00', 'Pos;Bib;Name;Time', '2;6;PETIT Noé;31:00', 'Édité le;14/06/2026;;'];
    const { rows, body } = await importRace(['Pos;Bib;Name;Time', ...pages].join('\n'));
    expect([...rows.keys()]).toEqual(['5', '6']);
    expect(getNotes({ body })).toEqual([
      ['headAgain', 3, 1, 1],
      ['noRow', 5, 1, '"Édité le 14/06/2026"'],
    ]);
    const races = await importRace(['Pos;Bib;Name;Time', ...pages.with(2, '1;6;PETIT Noé;31:00')].join('\n'));
    expect(races.status).toBe(400);
  });

  test('shared places are places, a cell that is none is told; a bib that a spreadsheet holds as text is that text', async () => {
    const { rows, body } = await importRace(
      'Pos;Bib;Name;Time\n1;"=""01""";KERBRAT Lou;30:00\n=2;2;PETIT Noé;31:00\n2 ex;3;MOREL Ana;31:00\nT4;4;ROUX Eli;32:00\n5?;5;BLANC Zoé;33:00\n',
    );
    expect(['01', '2', '3', '4', '5'].map((bib) => rows.get(bib)?.rank)).toEqual([1, 2, 2, 4, 5]);
    expect(getNotes({ body })).toContainEqual(['placeLeft', 6, 1, '"5?"']);
  });

  test('a status joined to a name is the result, signs around a name are none of its letters', async () => {
    const { rows, body } = await importRace(
      'Place,Bib,Name,Time\n1,1,"» Seven, Selim",34:00\n2,2,"Ay, Ali #",35:00\n,3,"DQOran, Doğukan",21:00\n,4,"QRYEr, Ege",22:00\n',
    );
    expect(
      ['1', '2', '3', '4'].map((bib) => [rows.get(bib)?.last, rows.get(bib)?.first, rows.get(bib)?.prf.st]),
    ).toEqual([
      ['Seven', 'Selim', 1],
      ['Ay', 'Ali', 1],
      ['Oran', 'Doğukan', 4],
      ['Er', 'Ege', 6],
    ]);
    expect(getNotes({ body })).toEqual(
      expect.arrayContaining([
        ['nameStatus', 4, 3, '"DQOran, Doğukan", "QRYEr, Ege"'],
        ['raceWordLeft', 5, 3, '"QRY"'],
      ]),
    );
  });

  test('a comma in quotes parts the names whatever blanks they have, and the others are told', async () => {
    const { rows, body } = await importRace(
      'Name,Bib,Time\n"Blom  Pettersen, John  Inge",1,30:00\n"Meehan  (Hinds), Louise",2,31:00\n"Bo,Cy",3,32:00\nJohn Smith,4,33:00\n',
    );
    expect(['1', '2', '3', '4'].map((bib) => [rows.get(bib)?.last, rows.get(bib)?.first])).toEqual([
      ['Blom Pettersen', 'John Inge'],
      ['Meehan (Hinds)', 'Louise'],
      ['Bo', 'Cy'],
      ['Smith', 'John'],
    ]);
    expect(body.notes.map(({ id, line }) => [id, line])).toContainEqual(['nameOrder', 5]);
  });

  test('lines that are no row and rows that come again are left out by their lines; 0 and a dash are no bibs', async () => {
    const { rows, body } = await importRace(
      'Name,Place,Bib,Time\nKERBRAT Lou,1,0,30:00\nPETIT Noé,2,-,31:00\nMOREL Ana,3,0,32:00\nMOREL Ana,3,0,32:00\nNo results found.,,,\n,,,-\n',
    );
    expect([...rows.keys()]).toEqual(['KERBRAT', 'PETIT', 'MOREL']);
    expect(getNotes({ body })).toEqual(
      expect.arrayContaining([
        ['rowTwice', 5, 1, '"MOREL Ana 3 0 32:00"'],
        ['noRow', 6, 1, '"No results found.", "-"'],
      ]),
    );
  });

  test('rows that come again without a bib and a place are left out, and nobody is ranked twice', async () => {
    const { page, body } = await importRace(
      'Nom,Temps,Categ\nROUSSEAU Lou,0 days 01:09:40,M0M\nPETIT Noé,0 days 01:11:01,M0M\nROUSSEAU Lou,0 days 01:09:40,M0M\nPETIT Noé,0 days 01:11:01,M0M\nMOREL Ana,0 days 01:12:00,SEF\nInconnu,0 days 01:13:00,SEM\nInconnu,0 days 01:13:00,SEM\n',
    );
    expect(page.results?.map(({ rank, last }) => [rank, last])).toEqual([
      [1, 'ROUSSEAU'],
      [2, 'PETIT'],
      [3, 'MOREL'],
      [4, 'Inconnu'],
      [4, 'Inconnu'],
    ]);
    expect(getNotes({ body })).toContainEqual(['rowTwice', 4, 1, expect.stringContaining('ROUSSEAU Lou')]);
  });

  test('a letter that was lost, and a byte of another encoding, refuse no race: they are told with the cell', async () => {
    const table = Buffer.concat([
      Buffer.from('Bib;Last name;First name;Time\n1;M\ufffdLLER;José;30:00\n2;DAL;Zoë;31:00\n3;'),
      iconv.encode('BJ\u00d6RK;Eva;32:00\n', 'win1252'),
    ]);
    const own = await addRace(server, RACE);
    const { status, body } = await sendFile<FileAnswer>(server, roadPath(own), table);
    expect([status, getNotes({ body })]).toEqual([
      200,
      expect.arrayContaining([
        ['lettersLost', 2, 2, '"M\ufffdLLER"'],
        ['bytesForeign', 4, 2, '"BJÖRK"'],
      ]),
    ]);
  });

  test('a file in the code page of Central Europe keeps its letters, and says so with examples', async () => {
    const table = iconv.encode('Bib;Last name;First name;Club;Time\n1;BARTOŚ;Ździsław;KS Zamość;30:00\n', 'win1250');
    const own = await addRace(server, RACE);
    const { body } = await sendFile<FileAnswer>(server, roadPath(own), table);
    expect(getNotes({ body })).toEqual([['codePageRead', 1, undefined, '"BARTOŚ", "Ździsław", "KS Zamość"']]);
    const { body: page } = await server.call<RaceAnswer>('POST', `/api/results-rr/${own.chOID}/query/${own.trial}`, {
      body: { limit: 1 },
    });
    expect(page.results?.[0]).toMatchObject({ last: 'BARTOŚ', first: 'Ździsław' });
  });

  test('a letter that came as a control character of UTF-8 is told', async () => {
    const { body } = await importRace('Bib;Name;Time\n1;\u008aIMI Ana;30:00\n2;BO Cy;31:00\n');
    expect(getNotes({ body })).toContainEqual(['bytesForeign', 2, 2, '"ŠIMI Ana"']);
  });

  test('a control character refuses no race: one that was a letter is that letter again, others are taken out', async () => {
    const { rows, body } = await importRace('Bib;Name;Time\n1;ana o\u0092shea;30:00\n2;bo\u0007 cy;31:00\n');
    expect([rows.get('1')?.last, rows.get('2')?.first]).toEqual(['o’shea', 'bo']);
    expect(getNotes({ body })).toContainEqual(['charactersOut', 3, undefined, undefined]);
  });

  test('speeds, passages after the finish and beyond it are no passages', async () => {
    const { rows, body } = await importRace(
      'Bib;Name;Net Time;5K;8K;12K\n1;A B;30:00;11.87;24:10;29:00\n2;C D;31:00;15:20;31:30;\n',
    );
    expect(rows.get('1')?.splits?.map(({ d, t }) => [d, t])).toEqual([[8000, 1_450_000]]);
    expect(rows.get('2')?.splits?.map(({ d, t }) => [d, t])).toEqual([[5000, 920_000]]);
    expect(getNotes({ body }).filter(([id]) => id === 'passageLeft')).toEqual([
      ['passageLeft', 2, 4, '"11.87"'],
      ['passageLeft', 2, 6, '"29:00"'],
      ['passageLeft', 3, 5, '"31:30"'],
    ]);
  });

  test.each([
    ['"1:08.40,8"', 4_120_800],
    ['"56.17,6"', 3_377_600],
  ])('%s is a time with a point before its seconds', async (cell, v) => {
    const { rows } = await importRace(`Bib,Name,Time\n1,A B,${cell}\n`);
    expect(rows.get('1')?.prf).toMatchObject({ v });
  });

  test.each(['1980', 'Âge 46', '46 ans', '46'])('the age «%s» gives the category', async (age) => {
    const { rows, body } = await importRace(`Bib;Nom;Prénom;Sex;Age;Time\n1;A;B;F;${age};30:00\n`);
    const { rows: born } = await importRace('Bib;Nom;Prénom;Sex;Année;Time\n1;A;B;F;1980;30:00\n');
    expect(rows.get('1')?.category).toBe(born.get('1')?.category);
    expect(body.notes).toEqual([]);
  });

  test('an age that is none is noted', async () => {
    expect(getNotes(await importRace('Bib;Nom;Prénom;Sex;Age;Time\n1;A;B;F;old;30:00\n2;C;D;F;999;31:00\n'))).toEqual([
      ['ageLeft', 2, 5, '"old", "999"'],
    ]);
  });
});

describe('A race without headings', () => {
  test('is refused at line 1, which is a row: nobody is lost as the head', async () => {
    const { status, body, page } = await importRace(
      '3;Kerbrat Lou;1978;Valmont;30:11\n4;Santerre Max;1980;Val;30:15\n',
    );
    expect([status, page.results ?? []]).toEqual([400, []]);
    expect(body.errors.map(({ note }) => [note?.id, note?.line, note?.values])).toEqual([
      ['noHeadings', 1, { cells: '"3", "Kerbrat Lou", "1978", "Valmont", "30:11"' }],
    ]);
  });
});

describe('A column of first names', () => {
  test.each(['Forename', 'Prénom', 'Vorname'])('%s without one of last names is refused and named', async (head) => {
    const { status, body } = await importRace(`Bib;${head};Surnam;Time\n1;Lou;KERBRAT;30:00\n`);
    expect(status).toBe(400);
    expect(body.errors.map(({ note }) => [note?.id, note?.line, note?.column, note?.name])).toEqual([
      ['firstNameAlone', 1, 2, head],
    ]);
  });

  test('that is called as a whole name is in Spanish has whole names', async () => {
    const { rows } = await importRace('Dorsal;Nombre;Tiempo\n1;Ana DE VALMOREL;30:00\n');
    expect(rows.get('1')).toMatchObject({ last: 'DE VALMOREL', first: 'Ana' });
  });
});

test('initials of one runner do not turn the names of the others round, and the note counts these', async () => {
  const { rows, ...answer } = await importRace(
    'Bib;Name;Time\n1;AJ Kerbrat;30:00\n2;Lou Valmorel;31:00\n3;Noé Petit;32:00\n',
  );
  expect([...rows.values()].map(({ last }) => last)).toEqual(['Kerbrat', 'Valmorel', 'Petit']);
  expect(answer.body.warnings.join()).toContain('so are all 3 rows');
});

test('«Rank All» is a column of places, and the note on the order of names says what to do', async () => {
  const answer = await importRace('Bib Number;Name;Rank All;Time\n1;Lou Kerbrat;1;30:00\n');
  expect(getNotes(answer).map(([id]) => id)).toEqual(['nameOrder']);
  expect(answer.body.warnings.join()).toContain('if that is wrong, write last names in capitals, or two columns');
});

test('A race without any names says so, and a name that a row lacks too', async () => {
  const without = await importRace('Bib;Time\n1;30:00\n2;31:00\n');
  expect(getNotes(without)).toContainEqual(['nameless', 1, undefined, 2]);
  const some = await importRace('Bib;Name;Time\n1;Ana BOS;30:00\n2;;31:00\n');
  expect(getNotes(some)).toEqual([['nameless', 1, 2, 1]]);
});
