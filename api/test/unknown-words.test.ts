import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, FileNote, ResultRow, ResultsAnswer } from 'shared-domain/contract';
import { makeUnknownWords } from 'shared-domain/testing';
import { roadPath } from './road-file.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial } from './uploads.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** Unknown words for each reader. */
const WORDS = Number(process.env.FUZZ_WORDS ?? (LONG ? 10_000 : 120));
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_123));
/** A note quotes so many cells of a column. */
const WORDS_PER_COLUMN = 5;
/** Rows that stay as they are, so that a column keeps its meaning. */
const SOUND_ROWS = 12;

let server: RunningServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Cells of a row by heading. */
type Cells = Readonly<Record<string, string>>;

interface Reader {
  readonly uid: string;
  readonly makeCells: (index: number) => Cells;
  /** The words that each column understands. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  /** What an unknown cell of the column may change, as its row then has no mark. */
  readonly unranked: ReadonlySet<string>;
  readonly getPath: (race: { chOID: string; trial: string }) => string;
}

const SEX_WORDS = ['M', 'F', 'H', 'W', 'men', 'Femme', 'X'];
const CLASS_LETTERS = ['M', 'F', 'SEM', 'SEF', 'M40', 'F40-44', 'U18', 'V2', 'ES', 'Senior'];
const COUNTRIES = ['FRA', 'France', 'GER', 'uk'];
const STATUSES = ['DNF', 'abandon', 'OK', 'Finisher'];

const makePerson = (index: number): Cells => ({
  Bib: String(index + 1),
  Last: `Kerbrat${index}`,
  First: 'Lou',
  Sex: index % 2 === 0 ? 'M' : 'F',
  Country: 'FRA',
});

const READERS: Readonly<Record<string, Reader>> = {
  road: {
    uid: '010000-R-1057-f1',
    makeCells: (index) => ({
      Place: String(index + 1),
      ...makePerson(index),
      Category: index % 2 === 0 ? 'SEM' : 'SEF',
      Birth: `${1990 + (index % 7)}`,
      Time: `${30 + (index % 20)}:${String(10 + (index % 50))}`,
      Status: index % 3 === 0 ? 'OK' : '',
      '5 km': `15:${String(10 + (index % 50))}`,
    }),
    known: {
      Place: ['1', '3', 'DNF'],
      Sex: SEX_WORDS,
      Country: COUNTRIES,
      Category: CLASS_LETTERS,
      Birth: ['1990', '12'],
      Time: ['31:10', '36', 'DNF'],
      Status: STATUSES,
      '5 km': ['15:10', '900'],
    },
    unranked: new Set(['Time', 'Status']),
    getPath: (race) => roadPath(race),
  },
  results: {
    uid: '000100-0-1057-f1',
    makeCells: (index) => ({
      Place: String(index + 1),
      ...makePerson(index),
      Category: index % 2 === 0 ? 'SEM' : 'SEF',
      Event: '100 m',
      Round: 'Finale',
      Mark: `1${1 + Math.floor(index / 50)}.${String(10 + (index % 50))}`,
      Wind: '+0.4',
    }),
    known: {
      Place: ['1', '3', 'DNF'],
      Sex: SEX_WORDS,
      Country: COUNTRIES,
      Category: CLASS_LETTERS,
      Event: ['100 m', 'Long', '100', 'Hauteur'],
      Round: ['Finale', 'Heat 2', 'Q'],
      Mark: ['11.10', '36', 'DNF'],
      Wind: ['+0.4', '1'],
    },
    unranked: new Set(['Mark']),
    getPath: ({ chOID, trial }) => `/api/lesecretariat/csv/${chOID}?list=results&trial=${trial}`,
  },
  'start lists': {
    uid: '000100-0-1057-f1',
    makeCells: (index) => ({
      Lane: String((index % 8) + 1),
      ...makePerson(index),
      Category: index % 2 === 0 ? 'SEM' : 'SEF',
      Birth: `04/03/${1990 + (index % 7)}`,
      Event: '100 m',
      PB: '11.20',
    }),
    known: {
      Lane: ['1', '4'],
      Sex: SEX_WORDS,
      Country: COUNTRIES,
      Category: CLASS_LETTERS,
      Birth: ['1990', '04/03/1990'],
      Event: ['100 m', 'Long', '100', 'Hauteur'],
      PB: ['11.10', '36', 'DNF'],
    },
    unranked: new Set(),
    getPath: ({ chOID, trial }) => `/api/lesecretariat/csv/${chOID}?list=starts&trial=${trial}`,
  },
};

/** Results of a photo finish and of a field event, whose cells are named by their columns. */
const LYNX_READERS: Readonly<
  Record<string, { uid: string; head: string; makeLine: (index: number) => string[]; known: Record<number, string[]> }>
> = {
  '.lif': {
    uid: '000100-0-1057-f1',
    head: '1,1,1,100 m,+0.6,m/s',
    makeLine: (index) => [
      String(index + 1),
      String(index + 1),
      '',
      `Kerbrat${index}`,
      'Lou',
      'AC Brest',
      `11.${10 + index}`,
    ],
    known: { 0: ['1', 'DNF', 'Q'], 6: ['11.10', 'DNF', '12'] },
  },
  '.lff': {
    uid: '900003-0-1057-f1',
    head: '1,1,1,Longueur,metric',
    makeLine: (index) => [
      String(index + 1),
      String(index + 1),
      '',
      String(index + 1),
      `Kerbrat${index}`,
      'Lou',
      'AC Brest',
      `6.${10 + index}`,
      '+0.4',
    ],
    known: { 0: ['1', 'DNF'], 7: ['6.10', 'X', 'P'], 8: ['+0.4', '1'] },
  },
};

async function addRace(uid: string) {
  const chOID = (await server.createChallenge({ kind: uid.includes('-R-') ? 'road' : 'outdoor' })).oid;
  await server.upload(chOID, { trialsData: [anUploadTrial(uid, { group: '100 m', name: '100 m', status: 25 })] });
  return { chOID, trial: (await server.trials(chOID))[0]?.oid ?? '' };
}

async function send({ uid, getPath }: Reader, rows: readonly Cells[]) {
  const race = await addRace(uid);
  const heads = Object.keys(rows[0] ?? {});
  const lines = [heads, ...rows.map((row) => heads.map((head) => row[head] ?? ''))].map((cells) => cells.join(';'));
  const { status, body } = await sendFile<FileAnswer & ErrorEnvelope>(server, getPath(race), lines.join('\n'));
  const notes: readonly (FileNote | undefined)[] =
    status === 200 ? [...body.notes, ...body.questions] : body.errors.map(({ note }) => note);
  const answer = await server.call<ResultsAnswer>('GET', `/api/results?chOID=${race.chOID}&trialOID=${race.trial}`);
  const results = status === 200 ? (answer.body.results[0]?.rows ?? []) : [];
  return { status, heads, notes, byBib: new Map(results.map((row): [string, ResultRow] => [row.bib ?? '', row])) };
}

/** What may not change in silence. */
const pickFacts = (row: ResultRow | undefined) => ({ category: row?.category, sex: row?.sex, v: row?.prf.v });

/** Whether a word of a sex is beside the unknown one: it counts, and the cell is named all the same. */
const namesSex = (word: string): boolean => /\b(?:men|femme|senior)/i.test(word);

describe.each(Object.entries(READERS))(`${WORDS} unknown words in each cell of %s (seed ${SEED})`, (name, reader) => {
  const columns = Object.keys(reader.known);
  const files = Math.ceil(WORDS / (columns.length * WORDS_PER_COLUMN));
  test(
    'are named with their cell, and change neither sex nor category, event, rank or time',
    async () => {
      for (let file = 0; file < files; file += 1) {
        const unknown = columns.flatMap((column) =>
          makeUnknownWords(`${SEED} ${name} ${column} ${file}`, WORDS_PER_COLUMN, reader.known[column] ?? []).map(
            (word) => ({ column, word }),
          ),
        );
        const make = (change: (column: string, word: string) => string) =>
          Array.from({ length: SOUND_ROWS + unknown.length }, (_, index) => {
            const { column = '', word = '' } = unknown[index - SOUND_ROWS] ?? {};
            const cells = reader.makeCells(index);
            return column === '' ? cells : { ...cells, [column]: change(column, word) };
          });
        const sent = await send(
          reader,
          make((_, word) => word),
        );
        const told = sent.notes.map((note) => [note?.column, JSON.stringify(note?.values)] as const);
        for (const { column, word } of unknown) {
          const at = sent.heads.indexOf(column) + 1;
          const isNamed = told.some(
            ([place, values]) => place === at && values?.includes(JSON.stringify(word).slice(1, -1)),
          );
          if (sent.status === 200 || sent.notes.length < 20)
            expect([column, word, isNamed || sent.notes.length >= 20]).toEqual([column, word, true]);
        }
        if (sent.status !== 200) continue;
        const empty = await send(
          reader,
          make(() => ''),
        );
        for (const [index, { column, word }] of unknown.entries()) {
          const bib = String(SOUND_ROWS + index + 1);
          const [row, other] = [sent.byBib.get(bib), empty.byBib.get(bib)].map(pickFacts);
          const expected = reader.unranked.has(column) ? { ...other, v: undefined } : other;
          if (!namesSex(word)) expect([column, word, row]).toEqual([column, word, expected]);
        }
      }
    },
    files * 2000 + 60_000,
  );
});

describe.each(Object.entries(LYNX_READERS))(
  `${WORDS} unknown words in each cell of a %s (seed ${SEED})`,
  (name, reader) => {
    const columns = Object.keys(reader.known).map(Number);
    const files = Math.ceil(WORDS / (columns.length * WORDS_PER_COLUMN));
    test(
      'are asked about, and leave their row out',
      async () => {
        for (let file = 0; file < files; file += 1) {
          const unknown = columns.flatMap((column) =>
            makeUnknownWords(`${SEED} ${name} ${column} ${file}`, WORDS_PER_COLUMN, reader.known[column] ?? []).map(
              (word) => ({ column, word }),
            ),
          );
          const lines = Array.from({ length: SOUND_ROWS + unknown.length }, (_, index) => {
            const { column = -1, word = '' } = unknown[index - SOUND_ROWS] ?? {};
            return reader.makeLine(index).map((cell, at) => (at === column ? word : cell));
          });
          const race = await addRace(reader.uid);
          const { status, body } = await sendFile<FileAnswer & ErrorEnvelope>(
            server,
            `/api/lesecretariat/lynx/${race.chOID}?trial=${race.trial}`,
            [reader.head, ...lines.map((cells) => cells.join(','))].join('\n'),
          );
          expect(status).toBe(200);
          const asked = body.questions.map(({ line, values }) => [line, JSON.stringify(values)] as const);
          for (const [index, { column, word }] of unknown.entries()) {
            const question = asked.find(([line]) => line === SOUND_ROWS + index + 2)?.[1];
            expect([column, word, question?.includes(JSON.stringify(word).slice(1, -1)) ?? false]).toEqual([
              column,
              word,
              true,
            ]);
          }
          const answer = await server.call<ResultsAnswer>(
            'GET',
            `/api/results?chOID=${race.chOID}&trialOID=${race.trial}`,
          );
          expect(answer.body.results[0]?.rows.length).toBe(SOUND_ROWS);
        }
      },
      files * 2000 + 60_000,
    );
  },
);
