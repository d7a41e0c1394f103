import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { formatMark } from 'shared-domain';
import {
  calls,
  makeUrl,
  type ResultList,
  type ResultRow,
  type ResultsAnswer,
  type RoundsAnswer,
} from 'shared-domain/contract';
import { type ImportReport, importCompetition } from '../tools/import/import-competition.ts';
import { readCompetition } from '../tools/import/read-file.ts';
import { compareRanks, type RankComparison, readResults } from '../tools/rio2016/compare-ranks.ts';
import { RIO_SOURCE_ERRORS } from '../tools/rio2016/source-errors.data.ts';
import { startToolsServer, type ToolsServer } from './tools-server.ts';

/** The data is never part of the project: without it there is nothing to import. */
const FILE = join(process.cwd(), '..', '..', 'shared', 'meets', 'rio2016_olympics.json');

describe('Rio 2016 through the documented call', () => {
  let server: ToolsServer;
  let first: ImportReport;
  let second: ImportReport;
  let comparison: RankComparison;

  beforeAll(async () => {
    server = await startToolsServer();
    const { file } = readCompetition(FILE);
    first = await importCompetition(server.client, file);
    second = await importCompetition(server.client, file);
    comparison = compareRanks(JSON.parse(readFileSync(FILE, 'utf8')), await readResults(server.client, first.chOID));
  }, 60_000);
  afterAll(() => server?.close());

  async function getResults(uid: string): Promise<ResultList> {
    const rounds = await server.client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID: first.chOID }));
    const trial = rounds.rounds.flatMap(({ heats }) => heats).find((heat) => heat.uid === uid);
    const address = makeUrl(calls.results, {}, { chOID: first.chOID, trialOID: trial?.oid });
    const { results } = await server.client.send<ResultsAnswer>('GET', address);
    const [list] = results;
    if (list === undefined) throw new Error(`${uid} has no results`);
    return list;
  }
  const leader = ({ rows }: ResultList): ResultRow | undefined => rows.find(({ rank }) => rank === 1);

  test('258 units and 3,580 rows arrive, without a warning', () => {
    expect(first.answer).toEqual({ created: 258, updated: 0, unchanged: 0, warnings: [] });
    expect(comparison).toMatchObject({ units: 258, rows: 3580, ranked: 3380 });
  });

  test('sent again, it finds the competition and changes nothing', () => {
    expect(second).toMatchObject({ chOID: first.chOID, created: false });
    expect(second.answer).toEqual({ created: 0, updated: 0, unchanged: 258, warnings: [] });
  });

  test('the server’s own places equal 3,360 of the 3,380 published, the others being the known source errors', () => {
    expect(comparison.equal).toBe(3360);
    const differing = comparison.differences.map(({ uid, name }) => `${uid} ${name}`).sort();
    const known = Object.entries(RIO_SOURCE_ERRORS).flatMap(([uid, names]) => names.map((name) => `${uid} ${name}`));
    expect(differing).toEqual(known.sort());
  });

  test('the men’s 100 m final: Bolt first with 9.81, wind +0.2', async () => {
    const list = await getResults('000100-0-55-f1');
    expect(list.dets.wind).toBe(0.2);
    expect(leader(list)).toMatchObject({ last: 'BOLT', first: 'Usain', reaction: 155 });
    expect(formatMark(leader(list)?.prf ?? { st: 7 }, list)).toBe('9.81');
  });

  test('the men’s high jump final: Drouin first, with a series over the bars', async () => {
    const list = await getResults('900001-0-55-f1');
    expect(leader(list)).toMatchObject({ last: 'DROUIN', prf: { v: 2380 } });
    expect(list.dets.heights).toEqual([2200, 2250, 2290, 2330, 2360, 2380, 2400]);
    expect(leader(list)?.attempts).toHaveLength(7);
  });

  test('the decathlon: Eaton 8893 with ten disciplines that add up', async () => {
    const list = await getResults('800010-0-55-f1');
    expect(leader(list)).toMatchObject({ last: 'EATON', prf: { v: 8893, u: 'pts' } });
    expect(list.parts?.map(({ g0 }) => g0)).toEqual([
      100, 900003, 900005, 900001, 400, 110, 900006, 900002, 900008, 1500,
    ]);
    const cells = leader(list)?.cells ?? [];
    expect(cells.map((cell) => cell?.pts)).toEqual([985, 1045, 773, 813, 1005, 1000, 777, 972, 734, 789]);
    expect(cells.reduce((sum, cell) => sum + (cell?.pts ?? 0), 0)).toBe(8893);
  });

  test('the men’s 4 × 100 m: Jamaica with its four runners in leg order', async () => {
    const winner = leader(await getResults('004100-0-55-f1'));
    expect(winner).toMatchObject({ country: 'JAM', prf: { v: 37_270 } });
    expect(winner?.members?.map(({ last }) => last)).toEqual(['POWELL', 'BLAKE', 'ASHMEADE', 'BOLT']);
  });

  test('the parts of a combined event stay apart from the open event of the same name', async () => {
    const { rounds } = await server.client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID: first.chOID }));
    const open = rounds.flatMap(({ heats }) => heats).filter(({ group }) => group === '100 m Hommes');
    expect(open).toHaveLength(15);
    expect(open.every(({ round }) => round !== 'c')).toBe(true);
  });
});
