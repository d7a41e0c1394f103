import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rankResults } from '../ranking/rank-results.ts';
import { explainByNet, NET_RANKING_LABEL, rankByNet } from './rank-by-net.ts';
import { explainRoad, rankRoad } from './rank-road.ts';
import type { RoadRow } from './road-row.ts';

const TEN_K = { g0: 10_000, g1: 'R' };
const MEN = 55;
const WOMEN = 56;
const M40 = 103;
const row = (v: number, extra: Partial<RoadRow> = {}): RoadRow => ({ prf: { v, u: 'ms', st: 1 }, ...extra });
const ranks = (rows: readonly RoadRow[]) => rankRoad(rows, TEN_K).map(({ rank }) => rank);

describe('Order on the road: torso, whole seconds, gun time', () => {
  test('two runners at 31:05 keep their order of finish', () => {
    expect(ranks([row(1_865_000, { sequence: 2 }), row(1_865_000, { sequence: 1 })])).toEqual([2, 1]);
  });

  test('inside one whole second the order over the line decides, not the chip', () => {
    expect(ranks([row(1_864_200, { sequence: 2 }), row(1_864_900, { sequence: 1 })])).toEqual([2, 1]);
  });

  test('a sequence number never overturns another second', () => {
    expect(ranks([row(1_864_000, { sequence: 2 }), row(1_864_001, { sequence: 1 })])).toEqual([1, 2]);
  });

  test('without sequence numbers equal times are tied, the next place is skipped', () => {
    expect(ranks([row(1_865_000), row(1_865_000), row(1_866_000)])).toEqual([1, 1, 3]);
  });

  test('a sequence known for one of two equal seconds only separates nothing', () => {
    expect(ranks([row(1_865_000, { sequence: 9 }), row(1_865_000)])).toEqual([1, 1]);
  });

  test('equal numbers share the place', () => {
    expect(ranks([row(1_865_000, { sequence: 4 }), row(1_865_000, { sequence: 4 })])).toEqual([1, 1]);
  });

  test('gun time ranks, net time is shown: third over the line at 32:10 gun, 31:50 net stays third', () => {
    const rows = [1_920_000, 1_925_000].map((v) => row(v));
    const third = { prf: { v: 1_930_000, z: 1_910_000, u: 'ms', st: 1 } } as const;
    expect(ranks([...rows, third])).toEqual([1, 2, 3]);
  });

  test('a sequence number above 999 in a short list makes no guest', () => {
    expect(ranks([row(1_865_000, { sequence: 1500 }), row(1_865_000, { sequence: 1499 })])).toEqual([2, 1]);
  });

  test('a guest stays a guest, by number or by standing', () => {
    const guest = row(1_860_000, { sequence: 1, rank: 1001 });
    const named = row(1_861_000, { sequence: 2, standing: 'guest' });
    expect(ranks([guest, named, row(1_865_000, { sequence: 3 })])).toEqual([1001, 1002, 1]);
  });

  test('a row without a time holds no place whatever its number', () => {
    expect(rankRoad([{ prf: { st: 3 }, sequence: 1 }, row(1000, { sequence: 2 })], TEN_K)).toEqual([
      {},
      { rank: 1, gap: 0 },
    ]);
  });

  test.each([
    ['metres', 'mm', 900_500],
    ['points', 'pts', 900],
  ] as const)('%s are no time: the farther is first whatever the number', (_, u, v) => {
    const rows = [v - 100, v].map((own, n) => ({ prf: { v: own, u, st: 1 }, sequence: n + 1 }));
    expect(ranks(rows)).toEqual([2, 1]);
  });

  test('a number beside a row without one, in another second', () => {
    expect(ranks([row(1_865_000), row(1_864_000, { sequence: 7 }), row(1_864_000, { sequence: 3 })])).toEqual([
      3, 2, 1,
    ]);
  });
});

describe('scratch, sex and category places', () => {
  const rows = [
    row(1_800_000, { category: MEN }),
    row(1_810_000, { category: WOMEN }),
    row(1_820_000, { category: M40 }),
    row(1_820_000, { category: MEN }),
    row(1_830_000, { category: WOMEN }),
    row(1_840_000),
  ];

  test('places inside the own sex and category, ties kept', () => {
    expect(rankRoad(rows, TEN_K)).toEqual([
      { rank: 1, gap: 0, rankCategory: 1, rankSex: 1 },
      { rank: 2, gap: 10_000, rankCategory: 1, rankSex: 1 },
      { rank: 3, gap: 20_000, rankCategory: 1, rankSex: 2 },
      { rank: 3, gap: 20_000, rankCategory: 2, rankSex: 2 },
      { rank: 5, gap: 30_000, rankCategory: 2, rankSex: 2 },
      { rank: 6, gap: 40_000 },
    ]);
  });

  test('the order over the line separates category and sex places too', () => {
    const two = [row(1000, { category: MEN, sequence: 2 }), row(1000, { category: MEN, sequence: 1 })];
    expect(rankRoad(two, TEN_K)).toEqual([
      { rank: 2, gap: 0, rankCategory: 2, rankSex: 2 },
      { rank: 1, gap: 0, rankCategory: 1, rankSex: 1 },
    ]);
  });

  test('without sequence numbers it is the ranking of every list', () => {
    const list = fc.array(
      fc.record({ v: fc.integer({ min: 1_000_000, max: 1_003_000 }), category: fc.constantFrom(55, 56) }),
    );
    fc.assert(
      fc.property(list, (finishers) => {
        const some = finishers.map(({ v, category }) => row(v, { category }));
        expect(rankRoad(some, TEN_K)).toMatchObject(rankResults(some, TEN_K));
      }),
    );
  });

  test('with a number for each, places are those of the second and then the number, all different', () => {
    const list = fc.uniqueArray(fc.record({ v: fc.integer({ min: 1, max: 5000 }), sequence: fc.nat(3000) }), {
      selector: ({ sequence }) => sequence,
    });
    fc.assert(
      fc.property(list, (finishers) => {
        const some = finishers.map(({ v, sequence }) => row(v, { sequence }));
        const order = some.toSorted(
          (a, b) =>
            Math.ceil((a.prf.v ?? 0) / 1000) - Math.ceil((b.prf.v ?? 0) / 1000) ||
            (a.sequence ?? 0) - (b.sequence ?? 0),
        );
        expect(ranks(some)).toEqual(some.map((one) => order.indexOf(one) + 1));
      }),
    );
  });
});

describe("Organisers' rankings by net time are their own choice and must be labelled", () => {
  const net = (v: number, z: number | undefined, extra: Partial<RoadRow> = {}): RoadRow => ({
    prf: { v, z, u: 'ms', st: 1 },
    ...extra,
  });

  test('the answer says what it is, in both languages', () => {
    const { basis, official, label } = rankByNet([], TEN_K);
    expect({ basis, official, label }).toEqual({ basis: 'net', official: false, label: NET_RANKING_LABEL });
    expect(NET_RANKING_LABEL.fr).toContain('temps net');
    expect(NET_RANKING_LABEL.en).toContain('net time');
  });

  test('net times rank, gun times do not; places in category and sex follow', () => {
    const rows = [
      net(1_900_000, 1_890_000, { category: MEN }),
      net(1_905_000, 1_880_000, { category: M40 }),
      net(1_910_000, 1_870_000, { category: WOMEN }),
    ];
    expect(rankByNet(rows, TEN_K).rankings).toEqual([
      { rank: 3, gap: 20_000, rankCategory: 1, rankSex: 2 },
      { rank: 2, gap: 10_000, rankCategory: 1, rankSex: 1 },
      { rank: 1, gap: 0, rankCategory: 1, rankSex: 1 },
    ]);
  });

  test('no net time, or no time at all, no place; a place typed in says nothing', () => {
    const rows = [net(1_900_000, undefined), { prf: { st: 4, z: 1000 } }, net(1_905_000, 1_000_000, { rank: 1001 })];
    expect(rankByNet(rows, TEN_K).rankings).toEqual([{}, {}, { rank: 1, gap: 0 }]);
  });

  test('why: by the net times, in the order of the places', () => {
    const rows = [net(1_900_000, 1_890_000), net(1_905_000, 1_880_000), net(1_907_000, undefined)];
    const explained = explainByNet(rows, TEN_K);
    expect(explained.map(({ place }) => place)).toEqual(rankByNet(rows, TEN_K).rankings.map(({ rank }) => rank));
    expect(explained[0]?.ahead).toEqual({ row: 1, decided: { by: 'mark', own: 1_890_000, other: 1_880_000 } });
    expect(explained[2]).toEqual({ standing: 'ranked', status: 6, tiedWith: [] });
  });

  test('guests stay apart', () => {
    expect(rankByNet([net(2, 1, { standing: 'guest' }), net(4, 3)], TEN_K).rankings.map(({ rank }) => rank)).toEqual([
      1001, 1,
    ]);
  });
});

test('why: the order over the line parts equal whole seconds, and a road race explains the places it gave', () => {
  const finish = (v: number, sequence: number) => ({ prf: { v, u: 'ms' as const, st: 1 }, sequence });
  const rows = [finish(1_865_000, 2), finish(1_864_600, 1), finish(1_866_000, 3)];
  const explained = explainRoad(rows, { g0: 10_000, g1: 'R' });
  expect(explained.map(({ place }) => place)).toEqual(rankRoad(rows, { g0: 10_000, g1: 'R' }).map(({ rank }) => rank));
  expect(explained[0]?.ahead).toEqual({ row: 1, decided: { by: 'photo', own: 2, other: 1 } });
});
