import { describe, expect, test } from '@jest/globals';
import { checkTable } from '../check/check-table.ts';
import { matchColumns } from '../check/match-columns.ts';
import { Programme } from '../check/programme.ts';
import { readFiles } from './read-file.ts';
import { readLynx } from './read-lynx.ts';

const EVT = [
  '12,1,1,16:30 | 100m M,,,,,,100,,100M',
  ',361,2,MARTIN,Nathan,AC Brest',
  ',363,3',
  '12,1,2,16:34 | 100m M,,,,,,100',
  '\t350,2,DURAND,Lin,"US Vannes, EA"',
  '; rien',
  '9,1,1,4 x 100 m F,,,,,,400',
  ',7,3,EA Rennes,,EA Rennes',
].join('\r\n');
const PPL = '363,BERNARD,Inès,EA Rennes\r\n361,AUTRE,Nom,Club\r\n';
const SCH = '9,1,1\r\n12,1,2\r\n12,1,1\r\n';

const readCells = (text: Parameters<typeof readLynx>[1]) =>
  readLynx('lynx', text).rows.map(({ cells }) => cells.join('|'));

// The files of jsdom have no `arrayBuffer`.
const aFile = (name: string, bytes: Uint8Array) =>
  Object.assign(new File([new Uint8Array(bytes)], name), { arrayBuffer: async () => new Uint8Array(bytes).buffer });
const encodeUtf16 = (text: string) => new Uint8Array(new Uint16Array([...text].map((one) => one.charCodeAt(0))).buffer);
const encodeLatin1 = (text: string) => Uint8Array.from([...text].map((one) => one.charCodeAt(0)));

describe('Files of a photo finish', () => {
  test('are start lists: races in their order, lanes, and names from the athletes’ file', () => {
    expect(readCells({ evt: EVT, ppl: PPL, sch: SCH })).toEqual([
      '|4 x 100 m F|f|1|3|||||EA Rennes|7',
      '16:34|100m M|h|2|2|350|DURAND|Lin|US Vannes  EA||',
      '16:30|100m M|h|1|2|361|MARTIN|Nathan|AC Brest||',
      '16:30|100m M|h|1|3|363|BERNARD|Inès|EA Rennes||',
    ]);
  });

  test('keep further cells and the numbers of teams as columns that are shown', () => {
    const evt = '1,1,1,4x100m\n,67,1,AC,,AC,,1984986\n,68,2,EA,,EA';
    const { head, rows } = readLynx('x', { evt });
    expect(head.slice(10)).toEqual(['N° d’équipe', '']);
    expect(rows.map(({ cells }) => cells.slice(9))).toEqual([
      ['AC', '67', '1984986'],
      ['EA', '68', ''],
    ]);
  });

  test('with athletes only are a list without an event', () => {
    const { head, rows } = readLynx('x', { ppl: PPL });
    expect([head, rows.length]).toEqual([['Dossard', 'Nom', 'Prénom', 'Club'], 2]);
    expect(matchColumns(head)).toEqual({ bib: 0, last: 1, first: 2, club: 3 });
  });

  test.each([
    ['the running order alone', { sch: SCH }],
    ['races without athletes', { evt: '12,1,1,100m M' }],
  ])('that name nobody are refused: %s', (_, files) => {
    expect(() => readLynx('x', files)).toThrow('noStarts');
  });

  test.each([
    ['UTF-8', new TextEncoder().encode(PPL)],
    ['UTF-16 with its mark', encodeUtf16(`\ufeff${PPL}`)],
    ['UTF-16 without', encodeUtf16(PPL)],
    ['Latin-1', encodeLatin1(PPL)],
  ])('are read in %s, without control characters', async (_, people) => {
    const evt = aFile('lynx.evt', encodeLatin1(EVT.replace('MARTIN', 'MAR\u0007TIN')));
    const source = await readFiles([evt, aFile('lynx.PPL', people), aFile('lynx.sch', encodeLatin1(SCH))]);
    const rows = 'table' in source ? source.table.rows : [];
    expect(rows.map(({ cells }) => cells[6])).toEqual(['', 'DURAND', 'MARTIN', 'BERNARD']);
    expect(rows[3]?.cells[7]).toBe('Inès');
  });

  test('become entries of heats, in the order of the file', () => {
    const table = readLynx('lynx', { evt: EVT, ppl: PPL });
    const options = {
      mapping: matchColumns(table.head),
      programme: new Programme([], '2026-06-13'),
      firstDay: '2026-06-13',
    };
    const rows = checkTable(table, { ...options, language: 'fr' });
    expect(rows.map(({ issues }) => issues)).toEqual([[], [], [], []]);
    expect(
      rows.map(({ entry }) => [entry?.target.uid, entry?.namedHeat?.heat, entry?.start.lane, entry?.startsAt]),
    ).toEqual([
      ['000100-0-57', 1, 2, '16:30'],
      ['000100-0-57', 1, 3, '16:30'],
      ['000100-0-57', 2, 2, '16:34'],
      ['004100-0-58', 1, 3, undefined],
    ]);
  });
});
