import { describe, expect, test } from '@jest/globals';
import { findUnsafeName } from 'shared-domain';
import { uploadStart, uploadTrial } from 'shared-domain/contract/schemas';
import {
  FileTally,
  makeSpoiledFiles,
  type SpoiledFile,
  spoilBytes,
  TABLE_SHAPES,
  TIMING_SHAPES,
  TREE_SHAPES,
} from 'shared-domain/testing';
import { checkTable } from '../check/check-table.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import { FIELDS } from '../check/fields.ts';
import { mapColumns } from '../check/match-columns.ts';
import { Programme } from '../check/programme.ts';
import { planEntries } from '../compare/plan-entries.ts';
import { makeChunks } from '../send/make-chunks.ts';
import { readFiles, type Source } from './read-file.ts';
import type { SourceTable } from './source-table.ts';
import { UnreadableFile } from './source-table.ts';
import { makeSpoiledWorkbook } from './workbook-shape.fixture.ts';

const LONG = process.env.FOULEE_LONG === '1';
const FILES = Number(process.env.FUZZ_FILES ?? (LONG ? 20_000 : 240));
/** A long run looks elsewhere each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_122));
/** A file of a few lines is read in milliseconds; one that takes this long is one that hangs. */
const MAX_MS = 2000;
const DAY = '2026-06-13';

const SHAPES = {
  entries: TABLE_SHAPES.entries,
  workbook: TABLE_SHAPES.entries,
  roster: TABLE_SHAPES.roster,
  starts: TABLE_SHAPES.starts,
  taf: TABLE_SHAPES.taf,
  ladv: TREE_SHAPES.ladv,
  upload: TREE_SHAPES.upload,
  evt: TIMING_SHAPES.evt,
  ppl: TIMING_SHAPES.ppl,
  sch: '2,7,1\r\n1,7,1\r\n',
} as const;
type Shape = keyof typeof SHAPES;

/** What a file has not at all is in no line of it; a workbook that is none has no lines. */
const OF_THE_WHOLE: ReadonlySet<string> = new Set([
  'empty',
  'noRows',
  'noStarts',
  'notWorkbook',
  'oldExcel',
  'tooLarge',
  'tooManyCells',
]);

/** The only seeds of its kind: a workbook is spoiled before and after it is packed. */
const ONE_IN_BROKEN = 4;

function filesOf(file: SpoiledFile<Shape>): File[] {
  const { shape, pick } = file;
  const packed = shape === 'workbook' ? makeSpoiledWorkbook(file) : file.bytes;
  const bytes = shape === 'workbook' && pick(ONE_IN_BROKEN) === 0 ? spoilBytes(packed, pick) : packed;
  const aFile = (name: string, content: Uint8Array<ArrayBuffer>) =>
    // jsdom's files have no bytes of their own.
    Object.assign(new File([content], name), { arrayBuffer: async () => content.slice().buffer });
  if (shape !== 'sch') return [aFile(shape === 'evt' || shape === 'ppl' ? `lynx.${shape}` : `file.${shape}`, bytes)];
  const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  return [
    aFile('lynx.sch', bytes),
    aFile('lynx.evt', encode(TIMING_SHAPES.evt)),
    aFile('lynx.ppl', encode(TIMING_SHAPES.ppl)),
  ];
}

/** What is wrong with what the rows of a table became. */
function findWrongRow({ line, issues, entry }: CheckedRow): string | undefined {
  if (!Number.isInteger(line) || line < 1) return `a row on line ${line}`;
  if (issues.some(({ field }) => !FIELDS.includes(field))) return `line ${line} has a fault of no column`;
  if (entry === undefined) return issues.length === 0 ? `line ${line} is left out in silence` : undefined;
  const { error } = uploadStart.safeParse(entry.start);
  if (error !== undefined) return `line ${line} would be refused: ${JSON.stringify(error.issues[0])}`;
  const { last, first, bib, clubName, auid } = entry.start;
  const unsafe = [last, first, String(bib ?? ''), clubName, auid].find(
    (text) => findUnsafeName(text ?? '') !== undefined,
  );
  return unsafe === undefined ? undefined : `line ${line} would be refused for ${JSON.stringify(unsafe)}`;
}

function readRows(table: SourceTable): CheckedRow[] {
  const mapping = mapColumns(table, { firstDay: DAY });
  const everyEvent = mapping.event === undefined ? { everyEvent: '100 m' } : {};
  return checkTable(table, {
    mapping,
    programme: new Programme([], DAY),
    firstDay: DAY,
    language: 'fr',
    ...everyEvent,
  });
}

function findWrongTable(table: SourceTable): string | undefined {
  const rows = readRows(table);
  if (rows.length !== table.rows.length) return `${table.rows.length} rows became ${rows.length}`;
  const wrong = rows.map(findWrongRow).find((one) => one !== undefined);
  if (wrong !== undefined) return wrong;
  const entries = rows.flatMap(({ entry }) => entry ?? []);
  const nothing = { groups: [], trialsData: [], startlists: {}, resultlists: {} };
  const lists = planEntries(entries, nothing, { mode: 'add', date: `${DAY}T09:00:00+02:00` });
  const refused = (lists.trialsData ?? []).map((trial) => uploadTrial.safeParse(trial).error?.issues[0]).find(Boolean);
  if (refused !== undefined) return `an event would be refused: ${JSON.stringify(refused)}`;
  const sent = makeChunks(lists).reduce((sum, { rows: count }) => sum + count, 0);
  const planned = Object.values(lists.startlists ?? {}).reduce((sum, list) => sum + list.length, 0);
  return sent === planned ? undefined : `${planned} entries, ${sent} sent`;
}

function findWrong(source: Source): string | undefined {
  if ('table' in source) return findWrongTable(source.table);
  makeChunks(source.upload.lists);
  return undefined;
}

/** What is wrong with how a file was read or refused; undefined where nothing is. */
async function tryFile(file: SpoiledFile<Shape>, tally: FileTally): Promise<string | undefined> {
  const began = performance.now();
  let wrong: string | undefined;
  let outcome: 'accepted' | 'refused' = 'accepted';
  try {
    wrong = findWrong(await readFiles(filesOf(file)));
  } catch (error) {
    outcome = 'refused';
    if (!(error instanceof UnreadableFile)) wrong = `threw ${error instanceof Error ? error.stack : error}`;
    else if (error.place === undefined && !OF_THE_WHOLE.has(error.reason))
      wrong = `names no place: ${error.reason} ${error.detail}`;
  }
  const ms = performance.now() - began;
  tally.add(file.shape, outcome, ms);
  return wrong ?? (ms > MAX_MS ? `took ${Math.round(ms)} ms` : undefined);
}

describe(`${FILES} spoiled files of entries (seed ${SEED})`, () => {
  const tally = new FileTally();

  test(
    'are read or refused by line and column, in time, and what is read is what the server takes',
    async () => {
      for (const file of makeSpoiledFiles(SHAPES, { seed: SEED, count: FILES })) {
        const wrong = await tryFile(file, tally);
        if (wrong !== undefined)
          throw new Error(`file ${file.number} (${file.shape}) ${wrong}\n${JSON.stringify(file.text.slice(0, 2000))}`);
      }
      if (LONG) console.log(`seed ${SEED}\n${tally.format()}`);
    },
    FILES * 100 + 60_000,
  );

  test('include readable ones of each kind', () => {
    for (const shape of Object.keys(SHAPES))
      expect(`${shape} ${tally.count(shape, 'accepted') > 0}`).toBe(`${shape} true`);
  });
});
