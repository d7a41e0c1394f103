import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { QualifyingHeat, QualifyingRow, TrackRule } from './qualification.ts';
import { qualifyTrack } from './qualify-track.ts';

const EVENT = { g0: 400, g1: '0' };

/** Few different times, so that ties are common; some heats were read to the hundredth only, some rows have no mark. */
const heatsOf = (most = 4) =>
  fc
    .array(
      fc.record({
        thousandths: fc.boolean(),
        photo: fc.boolean(),
        rerun: fc.constantFrom(false, false, false, true),
        rows: fc.array(
          fc.record({ time: fc.integer({ min: 45_000, max: 45_024 }), st: fc.constantFrom(1, 1, 1, 1, 3) }),
          {
            minLength: 1,
            maxLength: 6,
          },
        ),
      }),
      { minLength: 1, maxLength: most },
    )
    .map((heats) =>
      heats.map(({ thousandths, photo, rerun, rows }, heat): QualifyingHeat => {
        const order = rows.map(({ time }) => time).toSorted((x, y) => x - y);
        return {
          number: heat + 1,
          thousandths,
          rerun,
          rows: rows.map(({ time, st }, at): QualifyingRow => {
            const id = `${heat}.${at}`;
            const v = thousandths ? time : Math.ceil(time / 10) * 10;
            if (st !== 1) return { id, prf: { st } };
            return { id, prf: { v, u: 'ms', st }, ...(photo && { rank: order.indexOf(time) + 1 }) };
          }),
        };
      }),
    );

const rules = fc.record(
  {
    places: fc.integer({ min: 0, max: 3 }),
    times: fc.integer({ min: 0, max: 5 }),
    ties: fc.constantFrom('all' as const, 'draw' as const),
    timesGranted: fc.integer({ min: 0, max: 5 }),
  },
  { requiredKeys: ['places', 'times', 'ties'] },
);

/** A result that is there, one whose start list is known, one of which nothing is. */
const missingHeat = fc.constantFrom('no', 'no', 'start list', 'start list', 'unknown');

const codes = (heats: readonly QualifyingHeat[], rule: TrackRule) =>
  new Map(
    qualifyTrack(heats, EVENT, rule)
      .heats.flat()
      .map((row) => [row.id, row] as const),
  );

describe('laws of qualification by place and time', () => {
  test('what is certain never changes, whatever the missing heats bring', () => {
    fc.assert(
      fc.property(heatsOf(), rules, fc.array(missingHeat, { minLength: 4, maxLength: 4 }), (heats, rule, missing) => {
        const now = heats.map((heat, index): QualifyingHeat => {
          if (missing[index] === 'no') return heat;
          return { ...heat, complete: false, rows: missing[index] === 'start list' ? heat.rows : [] };
        });
        const then = codes(heats, rule);
        for (const [id, row] of codes(now, rule)) {
          if (row.certain) expect([id, row.qualified]).toEqual([id, then.get(id)?.qualified]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a q that no tie blurs is called certain unless some completion takes it', () => {
    fc.assert(
      fc.property(heatsOf(2), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 6 }), (heats, times, size) => {
        const rule = { places: 0, times };
        const last = { number: 9, thousandths: true };
        const rowsAt = (v: number) =>
          Array.from({ length: size }, (_, at) => ({ id: `9.${at}`, prf: { v: v + at, u: 'ms' as const, st: 1 } }));
        const shown = heats.flatMap(({ rows }) =>
          rows.map(({ id, prf }) => ({ id, at: Math.ceil((prf.v ?? 0) / 10) })),
        );
        const alone = (id: string) => {
          const own = shown.find((one) => one.id === id)?.at;
          return shown.filter(({ at }) => at === own).length === 1;
        };
        const faster = codes([...heats, { ...last, rows: rowsAt(40_001) }], rule);
        for (const [id, row] of codes([...heats, { ...last, rows: rowsAt(1), complete: false }], rule)) {
          if (row.qualified !== 'q' || !alone(id)) continue;
          expect([id, row.certain || faster.get(id)?.qualified !== 'q']).toEqual([id, true]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('as many go on as planned, more only by a tie', () => {
    fc.assert(
      fc.property(heatsOf(), rules, (heats, rule) => {
        const finishers = heats.map(({ rows }) => rows.filter(({ prf }) => prf.st === 1).length);
        fc.pre(rule.timesGranted === undefined && heats.every(({ rerun }) => rerun !== true));
        fc.pre(finishers.every((number) => number >= rule.places));
        fc.pre(finishers.reduce((a, b) => a + b, 0) >= rule.places * heats.length + rule.times);
        const { openTies, planned, heats: rows } = qualifyTrack(heats, EVENT, rule);
        fc.pre(openTies.length === 0);
        const qualified = rows.flat().filter((row) => row.qualified !== undefined);
        expect(planned).toBe(rule.places * heats.length + rule.times);
        expect(qualified.length).toBeGreaterThanOrEqual(planned);
        if (!qualified.some(({ why }) => why.by === 'tie')) expect(qualified.length).toBe(planned);
      }),
      { numRuns: 300 },
    );
  });

  test('the order in which the rows of a heat come changes nothing', () => {
    fc.assert(
      fc.property(heatsOf(), rules, (heats, rule) => {
        const turned = heats.map((heat) => ({ ...heat, rows: heat.rows.toReversed() })).toReversed();
        const sorted = (rows: ReturnType<typeof codes>) => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1));
        expect(sorted(codes(turned, rule))).toEqual(sorted(codes(heats, rule)));
      }),
    );
  });

  test('nobody with a slower time goes on by time before a faster one who does not', () => {
    fc.assert(
      fc.property(heatsOf(), rules, (heats, rule) => {
        const rows = new Map(heats.flatMap((heat) => heat.rows).map((row) => [row.id, row.prf.v ?? 0]));
        const verdicts = [...codes(heats, rule).values()];
        const slowest = Math.max(
          0,
          ...verdicts.filter((row) => row.qualified === 'q').map(({ id }) => rows.get(id) ?? 0),
        );
        const out = verdicts.filter((row) => row.qualified === undefined && row.why.by === 'time');
        for (const { id } of out)
          expect(Math.ceil((rows.get(id) ?? 0) / 10)).toBeGreaterThanOrEqual(Math.ceil(slowest / 10));
      }),
    );
  });
});
