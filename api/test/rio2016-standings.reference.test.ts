import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type CpesAnswer,
  calls,
  type GroupsAnswer,
  makeUrl,
  type PerfsAnswer,
  type PesAnswer,
  type ScratchAnswer,
  type StatsAnswer,
} from 'shared-domain/contract';
import { importCompetition } from '../tools/import/import-competition.ts';
import { readCompetition } from '../tools/import/read-file.ts';
import { startToolsServer, type ToolsServer } from './tools-server.ts';

/** The data is never part of the project: without it there is nothing to compare with. */
const FILE = join(process.cwd(), '..', '..', 'shared', 'meets', 'rio2016_olympics.json');

/** As the file has it: everything is text. Figures are computed from it here, by other means than the server's. */
interface FileRow {
  readonly tpAthleteId?: string;
  readonly tpTeamId?: string;
  readonly familyName?: string;
  readonly country: string;
  readonly performance: string;
  readonly qualification?: string;
}
interface FileUnit {
  readonly eventCode: string;
  readonly gender: 'M' | 'W';
  readonly athlon?: string;
  readonly round: string;
  readonly date: string;
  readonly wind?: string;
  readonly results: readonly FileRow[];
}

/** The file was written after the Games and holds no best that was beaten there: these are given to every man in the 100 m. */
const BESTS = { pb: 10_100, sb: 10_300 };
const isMen100 = ({ eventCode, gender }: FileUnit): boolean => eventCode === '100' && gender === 'M';
const ROUNDS = ['PRELIM', 'HEAT', 'SEMI', 'FINAL'];
const isMark = (text: string): boolean => /^[\d:.]+$/.test(text);
const getSeconds = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const distinct = (values: Iterable<string | undefined>): number => new Set([...values].filter(Boolean)).size;

describe('Rio 2016, counted from the file and by the server', () => {
  const events: FileUnit[] = JSON.parse(readFileSync(FILE, 'utf8')).events;
  const rows = events.flatMap((unit) => unit.results.map((row) => ({ ...row, unit })));
  let server: ToolsServer;
  let chOID: string;

  beforeAll(async () => {
    server = await startToolsServer();
    const { file } = readCompetition(FILE);
    const startlists = Object.fromEntries(
      Object.entries(file.startlists ?? {}).map(([uid, list]) => [
        uid,
        uid.startsWith('000100-0-55-') ? list.map((entry) => ({ ...entry, pe: BESTS })) : list,
      ]),
    );
    chOID = (await importCompetition(server.client, { ...file, startlists })).chOID;
  }, 60_000);
  afterAll(() => server?.close());

  const get = <T>(address: string): Promise<T> => server.client.send<T>('GET', address);
  async function getScratch(name: string): Promise<ScratchAnswer> {
    const { groups } = await get<GroupsAnswer>(makeUrl(calls.groups, {}, { chOID }));
    return get(makeUrl(calls.scratch, { id: groups.find((group) => group.name === name)?.oid ?? '' }));
  }

  test('statistics: athletes, teams, countries, results, marks and every status', async () => {
    const stats = await get<StatsAnswer>(makeUrl(calls.stats, { id: chOID }));
    const words = (pattern: RegExp) => rows.filter(({ performance }) => pattern.test(performance)).length;
    expect(stats).toMatchObject({
      athletes: distinct(rows.map(({ tpAthleteId }) => tpAthleteId)),
      teams: distinct(rows.map(({ tpTeamId }) => tpTeamId)),
      countries: distinct(rows.map(({ country }) => country)),
      groups: distinct(events.filter(({ athlon }) => !athlon).map(({ eventCode, gender }) => eventCode + gender)),
      trials: events.length,
      results: rows.length,
      marks: words(/^[\d:.]+$/),
      qualified: rows.filter(({ qualification }) => qualification !== undefined).length,
      status: { dns: words(/^DNS/), dnf: words(/^DNF/), dq: words(/DQ/), nm: words(/^N[HM]$/), other: 0 },
    });
    const counted = stats.countryList.find(({ country }) => country === 'FRA');
    const french = rows.filter(({ country }) => country === 'FRA');
    expect(counted?.results).toBe(french.length);
    expect(counted?.athletes).toBe(distinct(french.map(({ tpAthleteId }) => tpAthleteId)));
    expect(Object.fromEntries(stats.sexes.map(({ sex, results }) => [sex, results]))).toEqual({
      1: rows.filter(({ unit }) => unit.gender === 'M').length,
      2: rows.filter(({ unit }) => unit.gender === 'W').length,
    });
    expect(stats.days.reduce((sum, { results }) => sum + results, 0)).toBe(rows.length);
  });

  test.each([
    ['100 m Hommes', '100', 'M'],
    ['800 m Femmes', '800', 'W'],
    ['Longueur Femmes', 'LJ', 'W'],
    ['Javelot Hommes', 'JT', 'M'],
  ] as const)('scratch of the %s: every athlete once, by the best mark of all rounds', async (name, code, gender) => {
    const best = new Map<string, number>();
    const all = rows.filter(({ unit }) => unit.eventCode === code && unit.gender === gender && !unit.athlon);
    for (const { tpAthleteId = '', performance } of all) {
      if (!isMark(performance)) continue;
      const mark = code === 'LJ' || code === 'JT' ? -Number(performance) : getSeconds(performance);
      best.set(tpAthleteId, Math.min(mark, best.get(tpAthleteId) ?? Number.POSITIVE_INFINITY));
    }
    const scratch = await getScratch(name);
    expect(scratch.results).toHaveLength(distinct(all.map(({ tpAthleteId }) => tpAthleteId)));
    const placed = scratch.results.filter(({ rank }) => rank !== undefined);
    const values = [...best.values()].sort((a, b) => a - b).map((value) => Math.round(Math.abs(value) * 1000));
    expect(placed.map(({ prf }) => prf.v)).toEqual(values);
    if (code === '100' || code === '800')
      expect(placed.map(({ rank }) => rank)).toEqual(values.map((value) => values.indexOf(value) + 1));
  });

  test('best performances: of the 100 m, the formula of the tables on the file’s best marks', async () => {
    const { men, women } = await get<PerfsAnswer>(makeUrl(calls.perfs, { id: chOID }));
    const points = [...new Set(men.map(({ pts }) => pts?.hun ?? -1))];
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect([men.length, women.length]).toEqual([200, 200]);
    const lowest = men.at(-1)?.pts?.hun ?? 0;
    const best = new Map<string, number>();
    for (const { tpAthleteId = '', performance, unit } of rows)
      if (unit.eventCode === '100' && unit.gender === 'M' && isMark(performance))
        best.set(tpAthleteId, Math.min(Number(performance), best.get(tpAthleteId) ?? 99));
    const expected = [...best.values()].map((s) => Math.floor(24.63 * (s - 17) ** 2 + 1e-9)).filter((p) => p > lowest);
    const own = men.filter(({ g0, pts }) => g0 === 100 && (pts?.hun ?? 0) > lowest).map(({ pts }) => pts?.hun);
    expect(own).toEqual(expected.sort((a, b) => b - a));
    expect(women.filter(({ g0 }) => g0 === 10_000)[0]).toMatchObject({ last: 'AYANA', prf: { v: 1_757_450 } });
  });

  test('performances established: every legal mark better than the bests brought along and the rounds before, by club too', async () => {
    const bests = new Map<string | undefined, typeof BESTS>();
    const sprints = rows.filter(
      ({ unit, performance }) => isMen100(unit) && isMark(performance) && Number(unit.wind) <= 2,
    );
    const made = sprints
      .toSorted((a, b) => ROUNDS.indexOf(a.unit.round) - ROUNDS.indexOf(b.unit.round))
      .flatMap(({ performance, country, tpAthleteId }) => {
        const { pb, sb } = bests.get(tpAthleteId) ?? BESTS;
        const time = Number(performance) * 1000;
        bests.set(tpAthleteId, { pb: Math.min(pb, time), sb: Math.min(sb, time) });
        if (time < pb) return [{ k: 'PB', country }];
        return time < sb ? [{ k: 'SB', country }] : [];
      });
    expect(made.length).toBeGreaterThan(20);
    const { total, pes } = await get<PesAnswer>(makeUrl(calls.pes, { id: chOID }, { qty: 1000 }));
    expect(total).toBe(made.length);
    const count = (list: readonly { k?: string | undefined }[]) => list.filter(({ k }) => k === 'PB').length;
    expect(count(pes.map(({ pe }) => ({ k: pe?.k })))).toBe(count(made));
    const points = pes.map(({ pts }) => pts?.hun ?? -1);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    const { clubs } = await get<CpesAnswer>(makeUrl(calls.cpes, { id: chOID }, { qty: 1000 }));
    expect(Object.fromEntries(clubs.map(({ club, count: of, pb }) => [club, [of, pb]]))).toEqual(
      Object.fromEntries(
        [...Map.groupBy(made, ({ country }) => country)].map(([club, of]) => [club, [of.length, count(of)]]),
      ),
    );
    expect((await get<PesAnswer>(makeUrl(calls.pes, { id: chOID }))).pes).toEqual(pes.slice(0, 10));
  });
});
