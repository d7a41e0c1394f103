import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SuggestionAnswer } from 'shared-domain/contract';
import { checkLicences, openLicences } from '../src/services/licences/licence-file.ts';
import { startServer } from './running-server.ts';

const HEAD = 'N° licence;Nom;Prénom;Sexe;Date de naissance;Club';
const ROWS = [
  '1234567;VALMOREL;Inès;F;02/05/2010;AC Valmont',
  '1234999;"KERBRAT; dit LOU";Lou;M;2009;Stade Brisaillais',
  '7654321;VALMY;Jean-Noël;M;1988-01-31;',
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'licences-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, lines: readonly string[], encoding: BufferEncoding = 'utf8'): string {
  const path = join(folder, name);
  writeFileSync(path, lines.join('\r\n'), encoding);
  return path;
}
const warnings: string[] = [];
const open = (path: string | undefined) => openLicences(path, (message) => warnings.push(message));

describe('The operator’s file of licences', () => {
  test('finds people by the beginnings of their names in either order, and by number', async () => {
    const licences = open(write('all.csv', [HEAD, ...ROWS]));
    expect(await licences.find('valm')).toEqual([
      { number: '1234567', last: 'VALMOREL', first: 'Inès', dob: '2010-05-02', sex: 'F', club: 'AC Valmont' },
      { number: '7654321', last: 'VALMY', first: 'Jean-Noël', dob: '1988-01-31', sex: 'M' },
    ]);
    const names = async (text: string) => (await licences.find(text)).map(({ last }) => last);
    expect(await names('ines val')).toEqual(['VALMOREL']);
    expect(await names('noel')).toEqual([]);
    expect(await names('valmy noel')).toEqual(['VALMY']);
    expect(await names('1234')).toEqual(['VALMOREL', 'KERBRAT; dit LOU']);
    expect(await names('1234567')).toEqual(['VALMOREL']);
  });

  test('is read as Windows-1252 too, and again once it is replaced; one without a file finds nobody', async () => {
    const path = write('old.csv', [HEAD, ROWS[0] ?? ''], 'latin1');
    const licences = open(path);
    expect((await licences.find('valmorel'))[0]?.first).toBe('Inès');
    write('old.csv', [HEAD, ...ROWS]);
    utimesSync(path, 1, 1);
    expect(await licences.find('valm')).toHaveLength(2);
    write('old.csv', [HEAD, 'x;A']);
    utimesSync(path, 2, 2);
    expect(await licences.find('valm')).toHaveLength(2);
    expect(warnings.at(-1)).toContain('ligne 2, colonne 1');
    expect(await open(undefined).find('valm')).toEqual([]);
  });

  test.each([
    ['no column of licences', ['Nom;Prénom', 'A;B'], 'ligne 1 : il manque la colonne Licence'],
    ['a number that is none', [HEAD, ...ROWS, 'oui;A;B'], 'ligne 5, colonne 1 : « oui » n’est pas un numéro'],
    ['no name', [HEAD, '', '12;;B'], 'ligne 3, colonne 2 : le nom manque'],
    ['a day that is none', [HEAD, '12;A;B;F;31/02/2010'], 'ligne 2, colonne 5 : « 31/02/2010 » n’est ni'],
    ['a sex that is none', [HEAD, '12;A;B;Z'], 'ligne 2, colonne 4 : « Z » n’est pas un sexe'],
    ['a cell without an end', [HEAD, `12;${'A'.repeat(200)}`], 'ligne 2, colonne 2 : plus de 120 caractères'],
  ])('with %s prevents the start, and says where', (_, lines, expected) => {
    expect(() => checkLicences(write('faulty.csv', lines))).toThrow(expected);
  });

  test('that is not there prevents the start', () => {
    expect(() => checkLicences(join(folder, 'nowhere.csv'))).toThrow('ENOENT');
    expect(() => checkLicences(write('fine.csv', [HEAD, ...ROWS]))).not.toThrow();
  });
});

test('An account is shown 4,000 people of the file in an hour: a desk has enough, and nobody carries the file away', async () => {
  const people = Array.from({ length: 8 }, (_, n) => `${1_000_000 + n};VALMOREL;Ana ${n};F;2012-05-02;`);
  let now = Date.parse('2026-06-13T08:00:00Z');
  const server = await startServer({
    clock: () => new Date(now),
    env: { LICENCES_FILE: write('many.csv', [HEAD, ...people]) },
  });
  const { oid } = await server.createChallenge();
  const ask = () => server.call<SuggestionAnswer>('GET', `/api/lesecretariat/known/${oid}?q=valmorel`);
  const statuses = new Map<number, number>();
  for (let asked = 0; asked < 502; asked += 1) {
    const { status } = await ask();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses]).toEqual([
    [200, 500],
    [429, 2],
  ]);
  now += 3_600_000;
  const { status, body } = await ask();
  expect([status, body.athletes.length]).toEqual([200, 8]);
  await server.close();
});
