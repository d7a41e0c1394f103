import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { listFacts } from '../log/log.ts';
import type { VerticalLogFact } from './fact.ts';
import { foldVertical } from './machine.ts';
import { HIGH_JUMP as RULES } from './script.fixture.ts';

test('the jump state machine refuses illegal attempts: whatever is sent, no sheet breaks TR 26.2', () => {
  const anyFact = fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        type: fc.constant('attempt'),
        athlete: fc.constantFrom('A', 'B', 'C', 'Z'),
        r: fc.constantFrom('o', 'x', 'x', 'x', '-', 'r', '?'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('bar'), bar: fc.constantFrom(1900, 1920, 1940, 1960, 2000, 2100) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constant('jumpOff'),
        decision: fc.constantFrom('start', 'not held', 'stopped'),
      }),
    },
  );
  fc.assert(
    fc.property(fc.array(anyFact, { maxLength: 80 }), (facts) => {
      const log = [
        { id: 's', type: 'start', bars: [1900] },
        ...facts.map((fact, index) => ({ ...fact, id: `f${index}` })),
      ] as VerticalLogFact[];
      const { state, refusals } = foldVertical(RULES, ['A', 'B', 'C'], log);
      for (const { bars, jumpOff } of state.sheets) {
        for (const { r } of bars) expect(r).toMatch(/^(o|xo|xxo|x|xx|xxx|-|x-|xx-|r|xr|xxr)$/);
        expect(bars.map(({ h }) => h)).toEqual(bars.map(({ h }) => h).toSorted((a, b) => a - b));
        const run = bars
          .map(({ r }) => r)
          .join('')
          .replaceAll('-', '');
        expect(run).toMatch(/^((?!xxx.).)*$/);
        expect(run).toMatch(/^[^r]*r?$/);
        for (const { r } of jumpOff) expect(r).toMatch(/^[ox\-r]$/);
      }
      expect(listFacts(state.log).length + refusals.length).toBe(log.length);
      const accepted = new Set(listFacts(state.log).map(({ id }) => id));
      expect(refusals.every(({ fact }) => !accepted.has(fact))).toBe(true);
      expect(foldVertical(RULES, ['A', 'B', 'C'], listFacts(state.log))).toEqual({ state, refusals: [] });
    }),
    { numRuns: 300 },
  );
});
