import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseCategoryFile, parseLevelTable, parsePointsTable, parseYouthTable, type TableError } from 'shared-domain';
import { FileTally, makeSpoiledFiles, TREE_SHAPES } from 'shared-domain/testing';
import { ConfigError } from '../src/base/config.ts';
import { readTableFile } from '../src/services/context/table-file.ts';
import { ToolError } from '../tools/client.ts';
import { readCompetition } from '../tools/import/read-file.ts';

const LONG = process.env.FOULEE_LONG === '1';
const FILES = Number(process.env.FUZZ_FILES ?? (LONG ? 20_000 : 400));
/** A long run looks elsewhere each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (LONG ? Date.now() % 2 ** 31 : 20_261_122));
const MAX_MS = 2000;

const { ladv: _, ...SHAPES } = TREE_SHAPES;
type Shape = keyof typeof SHAPES;

const table = (parse: (json: unknown) => object | TableError) => (path: string) =>
  readTableFile<object>(path, parse as (json: unknown) => object);

/** What reads each file: tables where the server starts, an upload in the command that sends it. */
const READERS: Readonly<Record<Shape, (path: string) => unknown>> = {
  categories: table(parseCategoryFile),
  points: table(parsePointsTable),
  levels: table(parseLevelTable),
  youth: table(parseYouthTable),
  upload: readCompetition,
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foulee-tables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is wrong with a refusal; an upload that is JSON and none of ours is refused as a whole. */
function findWrong(error: unknown, path: string): string | undefined {
  if (!(error instanceof ConfigError || error instanceof ToolError))
    return `threw ${error instanceof Error ? error.stack : error}`;
  if (!error.message.includes(path)) return `does not name the file: ${error.message}`;
  const isOfTheWhole = /format inconnu|doit contenir un objet|gzip/.test(error.message);
  return isOfTheWhole || /, ligne [1-9]\d*, caractère [1-9]\d* : /.test(error.message) ? undefined : error.message;
}

test(
  `${FILES} spoiled tables and uploads (seed ${SEED}) are read or refused by file, line and character, in time`,
  () => {
    const tally = new FileTally();
    for (const { number, shape, text, bytes } of makeSpoiledFiles(SHAPES, { seed: SEED, count: FILES })) {
      const path = join(folder, `${shape}.json`);
      writeFileSync(path, bytes);
      const began = performance.now();
      let wrong: string | undefined;
      let outcome: 'accepted' | 'refused' = 'accepted';
      try {
        READERS[shape](path);
      } catch (error) {
        outcome = 'refused';
        wrong = findWrong(error, path);
      }
      const ms = performance.now() - began;
      tally.add(shape, outcome, ms);
      expect(ms).toBeLessThan(MAX_MS);
      if (wrong !== undefined) throw new Error(`file ${number} (${shape}) ${wrong}\n${text.slice(0, 2000)}`);
    }
    for (const shape of Object.keys(SHAPES))
      for (const outcome of ['accepted', 'refused'] as const) expect(tally.count(shape, outcome)).toBeGreaterThan(0);
    if (LONG) console.log(`seed ${SEED}\n${tally.format()}`);
  },
  FILES * 20 + 60_000,
);

describe('A table of points that is none', () => {
  const getFault = (text: string): string => {
    const path = join(folder, 'wa-2025.json');
    writeFileSync(path, text);
    try {
      readTableFile(path, parsePointsTable as (json: unknown) => object);
    } catch (error) {
      return (error as Error).message.replace(/.*(?=wa-2025)/, '');
    }
    return '';
  };

  test.each([
    ['no JSON', TREE_SHAPES.points.replace('"95.8"', 'x'), 'wa-2025.json, ligne 5, caractère 43 : n’est pas du JSON'],
    [
      'no number',
      TREE_SHAPES.points.replace('"68.6"', '"?"'),
      'wa-2025.json, ligne 6, caractère 43 : rows[1].a devrait être',
    ],
    ['nothing of a table', '[1]', 'wa-2025.json, ligne 1, caractère 1 : $ devrait être'],
  ])('is refused by its place: %s', (_name, text, fault) => {
    expect(getFault(text)).toContain(fault);
  });
});
