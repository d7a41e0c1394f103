import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldHorizontal } from './horizontal/machine.ts';
import { findHorizontalRules } from './horizontal/rules.ts';
import { isFact } from './log/fact.ts';
import { createVerticalContest } from './vertical/contest.ts';
import { foldVertical, stepVertical } from './vertical/machine.ts';
import { HIGH_JUMP, playValid, stepOnce } from './vertical/script.fixture.ts';

const TYPES = [
  'start',
  'attempt',
  'bar',
  'jumpOff',
  'close',
  'correction',
  'void',
  'protest',
  'ruling',
  'retake',
  'dismissed',
];
const anyValue = fc.oneof(fc.constantFrom('f0', 'f1', 'A', 'o', 'x', 'start'), fc.anything());
const anyFact = fc.record(
  {
    id: fc.oneof(fc.string(), fc.constantFrom('a', 'b', 'c'), fc.anything()),
    type: fc.oneof(fc.constantFrom(...TYPES), fc.anything()),
    athlete: anyValue,
    bar: anyValue,
    bars: anyValue,
    r: anyValue,
    v: anyValue,
    w: anyValue,
    decision: anyValue,
    replaces: anyValue,
    with: anyValue,
    attempt: anyValue,
    upheld: anyValue,
  },
  { requiredKeys: [] },
);

describe('a fact read from outside', () => {
  test.each([
    [{ id: 'a', type: 'close' }, true],
    [{ id: 1, type: 'close' }, false],
    [{ id: 'a', type: 1 }, false],
    [{ id: 'a' }, false],
    [{ type: 'close' }, false],
    [{ id: 'a', type: 'retake' }, false],
    ['close', false],
    [null, false],
    [undefined, false],
  ])('%j: %s', (value, isOne) => {
    expect(isFact(value)).toBe(isOne);
  });

  test.each([
    ['null', null],
    ['a fact without an id', { id: undefined, type: 'close' }],
    ['heights that are no list', { type: 'start' }],
    ['a correction with no list', { type: 'correction', replaces: 'f1' }],
    ['a correction with something else than facts', { type: 'correction', replaces: 'f1', with: [null] }],
    ['a decision that is none', { type: 'jumpOff', decision: 'maybe' }],
    ['a trace, which only an amendment leaves', { type: 'retake', athlete: 'A' }],
    ['the other trace', { type: 'dismissed' }],
    ['a correction with a trace', { type: 'correction', replaces: 'f1', with: [{ id: 'c', type: 'dismissed' }] }],
    ['a type that no contest knows', { type: 'splash' }],
  ])('%s is refused, never thrown', (_, fact) => {
    const contest =
      fact !== null && 'type' in fact && fact.type === 'start'
        ? playValid('A', '1.90', '')
        : playValid('A', '1.90', 'A:o');
    const kinds = ['not a fact', 'already started'];
    const step = fact === null ? stepOnce(contest, { id: null }) : stepOnce(contest, fact);
    expect(kinds).toContain(step.refusal?.kind);
    expect(step.state).toBe(contest);
  });

  test('nothing is thrown for any facts, each is in the log or refused, in steps as in a fold', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyFact, fc.anything()), { maxLength: 12 }), (facts) => {
        const start = { id: 'f0', type: 'start', bars: [1900, 1950] };
        const vertical = foldVertical(HIGH_JUMP, ['A', 'B'], [start, ...facts] as never);
        const horizontal = foldHorizontal(findHorizontalRules(), ['A', 'B'], facts as never);
        let stepped = createVerticalContest(HIGH_JUMP, ['A', 'B']);
        for (const fact of [start, ...facts]) stepped = stepVertical(stepped, fact as never).state;
        expect(stepped).toEqual(vertical.state);
        const size = (log: { readonly before: unknown } | null): number =>
          log === null ? 0 : 1 + size(log.before as null);
        expect(size(vertical.state.log) + vertical.refusals.length).toBe(facts.length + 1);
        expect(size(horizontal.state.log) + horizontal.refusals.length).toBe(facts.length);
      }),
      { numRuns: 500 },
    );
  });
});
