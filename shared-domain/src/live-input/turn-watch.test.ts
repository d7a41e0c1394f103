import { describe, expect, test } from '@jest/globals';
import type { DeviceTrial, FoldedTrialView } from './device-view.ts';
import { findTurnWatch, listOtherPools } from './turn-watch.ts';

type Attempt = { readonly r: string; readonly v?: number; readonly w?: number };

const JUMPERS = ['FRA', 'USA', 'FRA'].map((country, at) => ({
  ...{ row: `bib:${at + 1}`, bib: String(at + 1), last: `Nom${at + 1}`, first: 'Léo' },
  ...{ category: 55, country, odr: at + 1 },
}));

/** A contest in which athletes have made these attempts, by their place in the order. */
function fold(
  g0: number,
  watched: DeviceTrial['watched'],
  made: readonly (readonly Attempt[])[],
  more: { readonly kind?: string; readonly starts?: readonly object[] } = {},
): FoldedTrialView {
  const { kind = 'outdoor', starts = JUMPERS } = more;
  const rows = made.map((attempts, at) => {
    const best = Math.max(...attempts.map(({ v = 0 }) => v));
    return { row: `bib:${at + 1}`, prf: best > 0 ? { v: best, u: 'mm', st: 1 } : { st: 6 }, attempts };
  });
  const trial = { oid: 'T', g0, g1: '0', category: 55, round: 'f', status: 5, dets: {}, rows: starts, watched };
  return { trial, facts: [], ordered: [], kind, sheet: { rows } } as unknown as FoldedTrialView;
}

const LONG_JUMP = 900_003;
const SHOT = 900_005;
const MR = { kind: 'MR', v: 8010 } as const;
const NR = { kind: 'NR', scope: 'FRA', v: 8410, rows: ['bib:1', 'bib:3'] } as const;
const say = (view: FoldedTrialView, row = 'bib:3') =>
  findTurnWatch(view, { row }).records.map(({ kind, v }) => `${kind} ${v}`);

describe('the records of an athlete’s next attempt', () => {
  test('stand at the legal mark that beat them, whoever made it, where it may be theirs', () => {
    const jumps = (w: number | undefined, v = 8600) => [[], [{ r: 'o', v, ...(w === undefined ? {} : { w }) }]];
    const watched = [NR, MR] as never;
    expect(say(fold(LONG_JUMP, watched, []))).toEqual(['MR 8010', 'NR 8410']);
    // An American’s jump is no French record; with too much wind, or without a reading, it is none at all.
    expect(say(fold(LONG_JUMP, watched, jumps(1)))).toEqual(['NR 8410', 'MR 8610']);
    for (const wind of [3.1, undefined])
      expect(say(fold(LONG_JUMP, watched, jumps(wind)))).toEqual(['MR 8010', 'NR 8410']);
    expect(say(fold(LONG_JUMP, watched, jumps(3.1), { kind: 'indoor' }))).toEqual(['NR 8410', 'MR 8610']);
  });

  test('of a windy best the legal jump behind it counts', () => {
    const windy = [
      [
        { r: 'o', v: 8120, w: 2.6 },
        { r: 'o', v: 8050, w: 1.1 },
      ],
    ];
    expect(say(fold(LONG_JUMP, [MR] as never, windy))).toEqual(['MR 8060']);
  });

  test('are not moved by who is out of competition', () => {
    const starts = JUMPERS.map((one, at) => (at === 1 ? { ...one, flg: 'HC' } : one));
    const put = [[], [{ r: 'o', v: 8600 }]];
    expect(say(fold(SHOT, [MR] as never, put, { starts }))).toEqual(['MR 8010']);
    expect(say(fold(SHOT, [MR] as never, put))).toEqual(['MR 8610']);
  });

  test('are nobody’s who is not in the list, and not those of others', () => {
    const view = fold(LONG_JUMP, [NR] as never, []);
    expect([say(view, 'bib:9'), say(view, 'bib:2')]).toEqual([[], []]);
  });
});

test('in a qualification the athletes of its other pools are after the same places', () => {
  const qualifying = { times: 1 };
  const pool = (oid: string, made: readonly (readonly Attempt[])[]) => {
    const view = fold(SHOT, undefined, made);
    const trial = { ...view.trial, oid, gOID: 'G', round: 'q', dets: { qualifying } } as DeviceTrial;
    return { ...view, trial };
  };
  const [own, other] = [pool('A', [[{ r: 'o', v: 15_000 }]]), pool('B', [[{ r: 'o', v: 16_000 }]])];
  expect(findTurnWatch(own, { row: 'bib:2' }).needed).toMatchObject([{ aim: 'final', v: 15_000 }]);
  expect(findTurnWatch(own, { row: 'bib:2' }, [other]).needed).toMatchObject([{ aim: 'final', v: 16_000 }]);
  const final = { ...own.trial, oid: 'F', round: 'f' } as DeviceTrial;
  const trials = [own.trial, other.trial, { ...other.trial, oid: 'C', status: 50 }, final] as DeviceTrial[];
  expect([own.trial, final].map((one) => listOtherPools(trials, one).map(({ oid }) => oid))).toEqual([['B'], []]);
});
