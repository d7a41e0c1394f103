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

const IS_LONG_RUN = process.env.FOULEE_LONG === '1';
const FILE_COUNT = Number(process.env.FUZZ_FILES ?? (IS_LONG_RUN ? 20_000 : 240));
/** Long runs use a new seed each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (IS_LONG_RUN ? Date.now() % 2 ** 31 : 20_261_122));
/** Of the processor's time, as a busy machine lets any file wait. A file of a few lines takes milliseconds; one that takes this long hangs. */
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

/** Reasons that concern the whole file, so that no line is named. */
const REASONS_WITHOUT_PLACE: ReadonlySet<string> = new Set([
  'cellsUnplaced',
  'empty',
  'noRows',
  'noStarts',
  'notWorkbook',
  'oldExcel',
  'tooLarge',
  'tooManyCells',
]);

/** Workbooks are made of spoiled tables; one in this many is spoiled again as a zip. */
const ONE_IN_SPOILED = 4;

function makeFiles(file: SpoiledFile<Shape>): File[] {
  const { shape, pick } = file;
  const packed = shape === 'workbook' ? makeSpoiledWorkbook(file) : file.bytes;
  const bytes = shape === 'workbook' && pick(ONE_IN_SPOILED) === 0 ? spoilBytes(packed, pick) : packed;
  const aFile = (name: string, content: Uint8Array<ArrayBuffer>) =>
    // The files of jsdom have no `arrayBuffer`.
    Object.assign(new File([content], name), { arrayBuffer: async () => content.slice().buffer });
  if (shape !== 'sch') return [aFile(shape === 'evt' || shape === 'ppl' ? `lynx.${shape}` : `file.${shape}`, bytes)];
  const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));
  return [
    aFile('lynx.sch', bytes),
    aFile('lynx.evt', encode(TIMING_SHAPES.evt)),
    aFile('lynx.ppl', encode(TIMING_SHAPES.ppl)),
  ];
}

/** What is wrong with a checked row; undefined when it is fine. */
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

function checkRows(table: SourceTable): CheckedRow[] {
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
  const rows = checkRows(table);
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

interface Reading {
  readonly outcome: 'accepted' | 'refused';
  /** What is wrong with how the file was read or refused; undefined when it is fine. */
  readonly wrong: string | undefined;
  /** Milliseconds of the processor. */
  readonly ms: number;
}

async function measureReading(files: File[]): Promise<Reading> {
  const began = process.cpuUsage();
  let wrong: string | undefined;
  let outcome: Reading['outcome'] = 'accepted';
  try {
    wrong = findWrong(await readFiles(files));
  } catch (error) {
    outcome = 'refused';
    if (!(error instanceof UnreadableFile)) wrong = `threw ${error instanceof Error ? error.stack : error}`;
    else if (error.place === undefined && !REASONS_WITHOUT_PLACE.has(error.reason))
      wrong = `names no place: ${error.reason} ${error.detail}`;
  }
  const { user, system } = process.cpuUsage(began);
  return { outcome, wrong, ms: (user + system) / 1000 };
}

/** What is wrong with a file. One that takes long is read again: the first of a kind also loads the library that reads it. */
async function tryFile(file: SpoiledFile<Shape>, tally: FileTally): Promise<string | undefined> {
  const files = makeFiles(file);
  const first = await measureReading(files);
  const { outcome, wrong, ms } = first.ms > MAX_MS ? await measureReading(files) : first;
  tally.add(file.shape, outcome, ms);
  return wrong ?? (ms > MAX_MS ? `took ${Math.round(ms)} ms` : undefined);
}

describe(`${FILE_COUNT} spoiled files of entries (seed ${SEED})`, () => {
  const tally = new FileTally();

  test(
    'are read or refused by line and column, in time, and what is read is what the server takes',
    async () => {
      for (const file of makeSpoiledFiles(SHAPES, { seed: SEED, count: FILE_COUNT })) {
        const wrong = await tryFile(file, tally);
        if (wrong !== undefined)
          throw new Error(`file ${file.number} (${file.shape}) ${wrong}\n${JSON.stringify(file.text.slice(0, 2000))}`);
      }
      if (IS_LONG_RUN) console.log(`seed ${SEED}\n${tally.format()}`);
    },
    FILE_COUNT * 100 + 60_000,
  );

  test('include readable ones of each kind', () => {
    for (const shape of Object.keys(SHAPES))
      expect(`${shape} ${tally.count(shape, 'accepted') > 0}`).toBe(`${shape} true`);
  });
});
