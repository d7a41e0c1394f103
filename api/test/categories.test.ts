import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { provideCategoryTables } from 'shared-domain';
import type { CategoriesAnswer, ResultsAnswer, StartsAnswer, UploadAnswer, UploadBody } from 'shared-domain/contract';
import { ConfigError } from '../src/base/config.ts';
import { loadCategoryFiles } from '../src/services/context/category-files.ts';
import { computeReferenceVersion } from '../src/services/reads/reference-data.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial, ms } from './uploads.ts';

const FILE = `{
  "format": 1,
  "kind": "categories",
  "id": "essai",
  "edition": "Essai 2027",
  "source": "essai",
  "notice": "",
  "official": false,
  "federation": "UNSS",
  "season": { "start": "09-01", "ages": "ends" },
  "categories": [
    { "id": 10001, "code": "COL", "name": { "fr": "Collège", "en": "Middle school" }, "sex": 1, "youngest": 11, "oldest": 14 },
    { "id": 10002, "code": "COL", "name": { "fr": "Collège", "en": "Middle school" }, "sex": 2, "youngest": 11, "oldest": 14 }
  ]
}
`;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  provideCategoryTables([]);
});

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-categories-'));
  folders.push(folder);
  mkdirSync(join(folder, 'tables'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'tables', name), text);
  return folder;
}

function getFault(files: Readonly<Record<string, string>>): string {
  try {
    loadCategoryFiles(folderWith(files));
  } catch (error) {
    if (error instanceof ConfigError) return error.message.replace(/\S*\/tables\//g, '');
    throw error;
  }
  return '';
}

describe('A file of categories that an operator adds', () => {
  test('is read where the server starts; without a folder there is none', () => {
    expect(loadCategoryFiles(folderWith({ 'categories-unss.json': FILE }))).toMatchObject([
      { federation: 'UNSS', edition: 'Essai 2027', rows: [{ code: 'COL' }, { id: 10_002 }] },
    ]);
    expect(loadCategoryFiles(join(tmpdir(), 'foulee-nowhere'))).toEqual([]);
  });

  test.each([
    [
      '"sex": 2,',
      '"sex": 7,',
      /^categories-unss\.json, ligne 13, caractère \d+ : categories\[1\]\.sex .* 1, 2 (or|ou) 3$/,
    ],
    ['"oldest": 14 },', '"oldest": 9 },', /ligne 12, caractère \d+ : categories\[0\]\.oldest/],
    ['"federation": "UNSS"', '"federation": "FFA"', /ligne 9, caractère \d+ : federation .* UNSS, FFSU, FSGT, OTHER$/],
    ['"id": 10002', '"id": 10001', /ligne 13, caractère \d+ : categories\[1\]\.id/],
    ['"notice": "",\n', '"notice": ""\n', /ligne 8, caractère \d+ : .*JSON/],
  ])('with %s as %s is refused by its line', (before, after, fault) => {
    expect(getFault({ 'categories-unss.json': FILE.replace(before, after) })).toMatch(fault);
  });

  test('a second one of the same federation is refused by both names', () => {
    expect(getFault({ 'categories-a.json': FILE, 'categories-b.json': FILE })).toMatch(
      /^categories-b\.json ?: UNSS .*categories-a\.json$/,
    );
  });
});

describe('GET /mgrapi/categories', () => {
  let server: RunningServer;
  const ask = async <T = CategoriesAnswer>(query: string, options = {}) => {
    server = await startServer(options);
    try {
      return await server.get<T>(`/mgrapi/categories?${query}`);
    } finally {
      await server.close();
    }
  };
  const getCodes = ({ categories }: CategoriesAnswer) => categories.map(({ code }) => code);

  test('finds those of a birth date with all filters, narrowest first (P5.5)', async () => {
    const { body } = await ask('birth=1990-05-02&on=2026-06-13&sex=1');
    expect(getCodes(body)).toEqual(['M0', 'M35', 'MA', 'TC']);
    const main = await ask('birth=1990-05-02&on=2026-06-13&sex=1&main=1&kind=2&flagBit=5&federation=FFA');
    expect(getCodes(main.body)).toEqual(['M0']);
  });

  test('finds those that may enter an event (P5.6): every main one where it is a wildcard, else its own and those of its sex within its ages', async () => {
    const wildcard = (await ask('event=57&on=2026-06-13&federation=FFA')).body.categories;
    expect([wildcard.length > 40, wildcard.every(({ main }) => main === 1)]).toEqual([true, true]);
    expect((await ask('event=55&on=2026-06-13')).body.categories.map(({ CUID }) => CUID)).toEqual([55]);
    expect(getCodes((await ask('event=59&on=2026-06-13&kind=2')).body).slice(0, 3)).toEqual(['MA', 'M0', 'M1']);
    expect((await ask('event=SE')).status).toBe(400);
  });

  test('an unknown category is a warning, of the answer and of the log (P8.4)', async () => {
    const lines: string[] = [];
    const { body } = await ask('category=55,999', { log: (line: string) => lines.push(line) });
    expect([getCodes(body), body.warnings]).toEqual([['SE'], [{ id: 'unknown category', detail: '999' }]]);
    expect(lines.join('')).toContain('unknown category: 999');
  });

  test('an empty list gives an empty answer', async () => {
    expect((await ask('category=')).body.categories).toEqual([]);
    for (const list of ['category[]=55&category[]=56', 'category=55&category=56'])
      expect((await ask(list)).body.categories.map(({ CUID }) => CUID)).toEqual([55, 56]);
  });

  test.each([
    ['category=SE', 'INVALID_PARAMETERS', 'invalid category'],
    ['category=55,x', 'INVALID_PARAMETERS', 'invalid category'],
    ['begin=never', 'invalid parameters', 'unknown never'],
    ['end=2026-02-31', 'invalid parameters', 'unknown 2026-02-31'],
    ['on=someday', 'invalid parameters', 'unknown someday'],
    ['birth=long+ago', 'invalid parameters', 'unknown long ago'],
    ['flagBit=2', 'invalid parameters', 'unknown 2'],
  ])('%s is refused: %s, %s (P5.8, P8.3)', async (query, id, detail) => {
    const { status, body } = await ask<{ errors: unknown[] }>(query);
    expect([status, body]).toEqual([400, { errors: [{ id, detail }] }]);
  });

  test('has the operator’s tables beside the FFA’s, with their rules', async () => {
    provideCategoryTables(loadCategoryFiles(folderWith({ 'categories-unss.json': FILE })));
    const before = computeReferenceVersion('2027-03-01');
    provideCategoryTables([]);
    expect(computeReferenceVersion('2027-03-02')).not.toBe(before);
  });
});

test('the cache version changes with the season, not with the day', () => {
  const day = computeReferenceVersion('2027-03-01');
  expect(computeReferenceVersion('2027-03-02')).toBe(day);
  expect(computeReferenceVersion('2027-09-01')).not.toBe(day);
});

describe('Where people are entered by a file, the categories are those of the competition’s federation:', () => {
  const ROAD = '010000-R-57-f1';
  const importRace = async (rtype: string) => {
    const server = await startServer();
    try {
      const dataFolder = folderWith({ 'categories-unss.json': FILE });
      provideCategoryTables(loadCategoryFiles(dataFolder));
      const { oid } = await server.createChallenge({ rtype, kind: 'road' });
      await server.upload(oid, { trialsData: [anUploadTrial(ROAD, { date: '2027-03-14T10:00:00+01:00' })] });
      const [trial] = await server.trials(oid);
      const text = 'place;dossard;nom;prenom;sexe;naissance;temps\n1;7;VALMOREL;Inès;F;2014-05-02;0:41:20\n';
      await sendFile(server, `/api/lesecretariat/road/${oid}?trial=${trial?.oid}`, text);
      const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${oid}&trialOID=${trial?.oid}`);
      return body.results[0]?.rows[0]?.category;
    } finally {
      await server.close();
    }
  };

  test('of UNSS its own, which an operator has added', async () => {
    expect(await importRace('UNSS')).toBe(10_002);
  });

  test('of the FFA the FFA’s', async () => {
    expect(await importRace('FFA')).toBe(46);
  });
});

test('A start list’s entry with a birth date and no category is in that of the birth date (P5.5)', async () => {
  const server = await startServer();
  try {
    const { oid } = await server.createChallenge();
    const uid = '000100-0-57-f1';
    const rows = [
      { bib: '1', last: 'A', first: 'A', dob: '2008-03-04' },
      { bib: '2', last: 'B', first: 'B', dob: '1980-03-04' },
      { bib: '3', last: 'C', first: 'C', dob: '2008-03-04', category: 55 },
      { bib: '4', last: 'D', first: 'D' },
    ];
    const upload = { trialsData: [anUploadTrial(uid, { status: 25 })], startlists: { [uid]: rows } };
    await server.upload(oid, upload);
    const [trial] = await server.trials(oid);
    const { body } = await server.get<StartsAnswer>(`/api/starts?trialOIDs[]=${trial?.oid}`);
    expect(body.starts[0]?.rows.map(({ category }) => category)).toEqual([51, 105, 55, undefined]);
    expect((await server.upload<UploadAnswer>(oid, upload)).body).toMatchObject({ updated: 0, unchanged: 1 });
  } finally {
    await server.close();
  }
});

test('A sex that is sent is the row’s own, with a birth date or without one (Q41)', async () => {
  const server = await startServer();
  try {
    const { oid } = await server.createChallenge();
    const uid = '010000-R-1057-f1';
    const upload: Partial<UploadBody> = {
      trialsData: [anUploadTrial(uid, { status: 40 })],
      startlists: {
        [uid]: [
          { bib: '1', last: 'A', first: 'A', sex: 'F', dob: '2008-03-04' },
          { bib: '2', last: 'B', first: 'B', sex: 'M' },
          { bib: '3', last: 'C', first: 'C', sex: 'NB', dob: '1980-03-04' },
        ],
      },
      resultlists: {
        [uid]: [
          { bib: '1', prf: ms(1_900_000) },
          { bib: '2', prf: ms(1_910_000) },
          { bib: '3', prf: ms(1_920_000) },
          { last: 'D', first: 'D', sex: 'F', prf: ms(1_930_000) },
        ],
      },
    };
    expect((await server.upload(oid, upload)).status).toBe(200);
    const [trial] = await server.trials(oid);
    const { body } = await server.get<ResultsAnswer>(`/api/results?chOID=${oid}&trialOID=${trial?.oid}`);
    expect(body.results[0]?.rows.map(({ category, sex, rank }) => [rank, category, sex])).toEqual([
      [1, 52, undefined],
      [2, 57, undefined],
      [3, undefined, 'NB'],
      [4, 58, undefined],
    ]);
    expect((await server.upload<UploadAnswer>(oid, upload)).body).toMatchObject({ updated: 0, unchanged: 1 });
  } finally {
    await server.close();
  }
});
