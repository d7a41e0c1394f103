import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ErrorEnvelope, FileAnswer, FileNote, ResultRow, ResultsAnswer } from 'shared-domain/contract';
import { makeUnknownWords } from 'shared-domain/testing';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { type Cells, LYNX_READERS, READERS, type Reader } from './unknown-word-readers.ts';
import { anUploadTrial } from './uploads.ts';

const LONG = process.env.FOULEE_LONG === '1';
/** Unknown words for each reader. */
const WORDS = Number(process.env.FUZZ_WORDS ?? (LONG ? 10_000 : 60));
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_123));
/** A note quotes a hundred letters of a column's cells, which is room for these. */
const WORDS_PER_COLUMN = 3;
/** Each row of a photo finish has its own question. */
const WORDS_PER_LYNX_COLUMN = 20;
/** Rows that stay as they are, so that a column keeps its meaning. */
const SOUND_ROWS = 12;

let server: RunningServer;

/** A server takes at most 1000 competitions a day; a file makes three at most. */
const FILES_PER_SERVER = 300;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

async function renewServer(): Promise<void> {
  await server.close();
  server = await startServer();
}

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

const makeUnknownCells = <Column>(
  name: string,
  { column, count, known = [] }: { column: Column; count: number; known: readonly string[] | undefined },
) => makeUnknownWords(`${SEED} ${name}`, count, known).map((word) => ({ column, word }));

/** What may not change in silence. */
const pickFacts = (row: ResultRow | undefined) => ({ category: row?.category, sex: row?.sex, v: row?.prf.v });

/** Whether a word of a sex is beside the unknown one: it counts, and the cell is named all the same. */
const namesSex = (word: string): boolean => /\b(?:men|femme|senior)/i.test(word);

describe.each(Object.entries(READERS))(`${WORDS} unknown words in each cell of %s (seed ${SEED})`, (name, reader) => {
  const columns = Object.keys(reader.known);
  const files = Math.ceil(WORDS / (columns.length * WORDS_PER_COLUMN));

  /** Unknown words in some columns, each in a row of its own, and what comes of the file with and without them. */
  async function sendUnknown(unknownColumns: readonly string[], file: number) {
    const unknown = unknownColumns.flatMap((column) =>
      makeUnknownCells(`${name} ${column} ${file}`, { column, count: WORDS_PER_COLUMN, known: reader.known[column] }),
    );
    const make = (change: (word: string) => string) =>
      Array.from({ length: SOUND_ROWS + unknown.length }, (_, index) => {
        const { column = '', word = '' } = unknown[index - SOUND_ROWS] ?? {};
        const cells = reader.makeCells(index);
        return column === '' ? cells : { ...cells, [column]: change(word) };
      });
    const sent = await send(
      reader,
      make((word) => word),
    );
    const notes = sent.notes.map((note) => [note?.column, JSON.stringify(note?.values)] as const);
    for (const { column, word } of unknown) {
      const at = sent.heads.indexOf(column) + 1;
      const isNamed = notes.some(
        ([place, values]) => place === at && values?.includes(JSON.stringify(word).slice(1, -1)),
      );
      expect([column, word, isNamed]).toEqual([column, word, true]);
    }
    return { unknown, sent, make };
  }

  test(
    'are named with their cell, and change neither sex nor category, event, rank or time',
    async () => {
      const toldColumns = columns.filter((column) => !reader.refusing.has(column));
      for (let file = 0; file < files; file += 1) {
        if (LONG && file % FILES_PER_SERVER === 0) await renewServer();
        const { unknown, sent, make } = await sendUnknown(toldColumns, file);
        expect(sent.status).toBe(200);
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
        if (reader.refusing.size > 0) {
          const refused = await sendUnknown([...reader.refusing], file);
          expect(refused.sent.status).toBe(400);
        }
      }
    },
    files * 5000 + 60_000,
  );
});

describe.each(Object.entries(LYNX_READERS))(
  `${WORDS} unknown words in each cell of a %s (seed ${SEED})`,
  (name, reader) => {
    const columns = Object.keys(reader.known).map(Number);
    const files = Math.ceil(WORDS / (columns.length * WORDS_PER_LYNX_COLUMN));
    test(
      'are asked about, and leave their row out',
      async () => {
        for (let file = 0; file < files; file += 1) {
          if (LONG && file % FILES_PER_SERVER === 0) await renewServer();
          const unknown = columns.flatMap((column) =>
            makeUnknownCells(`${name} ${column} ${file}`, {
              column,
              count: WORDS_PER_LYNX_COLUMN,
              known: reader.known[column],
            }),
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
      files * 5000 + 60_000,
    );
  },
);
