import { describe, expect, test } from '@jest/globals';
import type { TrialResult } from './fact.ts';
import type { HorizontalContest } from './horizontal-contest.ts';
import type { HorizontalFact, HorizontalLogFact } from './horizontal-fact.ts';
import { horizontalLive } from './horizontal-live.ts';
import { foldHorizontal, horizontalProtest, stepHorizontal } from './horizontal-machine.ts';
import { type HorizontalRules, horizontalRules } from './horizontal-rules.ts';
import { horizontalStandings } from './horizontal-standings.ts';
import { factsOf } from './log.ts';

const FINAL = horizontalRules({ round: 'f' });

/** `A:8.10` a distance, `A:x` a foul, `A:x8.10` a measured foul, `-`, `r`; ids f1, f2… by fact. */
function logOf(text: string): HorizontalFact[] {
  return text.split(' ').flatMap((token, index): HorizontalFact[] => {
    const id = `f${index + 1}`;
    const [athlete = '', trial = ''] = token.split(':');
    if (token === '') return [];
    if (token === 'close') return [{ id, type: 'close' }];
    const v = Number(trial.replace(/^[x\-r]/, '') || Number.NaN);
    const r = /^[x\-r?]/.test(trial) ? (trial[0] as TrialResult) : 'o';
    return [{ id, type: 'attempt', athlete, r, ...(!Number.isNaN(v) && { v: Math.round(v * 1000) }) }];
  });
}

const fold = (names: string, text: string, rules: HorizontalRules = FINAL) =>
  foldHorizontal(rules, [...names], logOf(text));
function played(names: string, text: string, rules?: HorizontalRules): HorizontalContest {
  const { state, refused } = fold(names, text, rules);
  expect(refused).toEqual([]);
  return state;
}
const then = (contest: HorizontalContest, fact: object) =>
  stepHorizontal(contest, { id: 'then', ...fact } as HorizontalLogFact);
const shown = (contest: HorizontalContest) => {
  const { state, athlete, attempt } = horizontalLive(contest);
  return [state, athlete, attempt].filter((part) => part !== undefined).join(' ');
};
/** Every athlete's round, in starting order. */
const round = (names: string, ...marks: string[]) =>
  [...names].map((name, index) => `${name}:${marks[index] ?? 'x'}`).join(' ');
const order = ({ athletes, order: indexes }: HorizontalContest) => indexes.map((index) => athletes[index]).join('');

describe('the rules of an event are data (TR 25.6, 25.15, 39.8)', () => {
  test.each([
    ['a final', { round: 'f' }, { trials: 6, cuts: [{ after: 3, to: 8 }], reorderAfter: [3] }],
    ['a qualification', { round: 'q' }, { trials: 3, cuts: [], reorderAfter: [] }],
    ['three trials in a combined event, the cut is off', { round: 'c' }, { trials: 3, cuts: [], reorderAfter: [] }],
    ['four trials', { trials: 4 }, { trials: 4, cuts: [{ after: 3, to: 8 }], reorderAfter: [3] }],
    ['three trials', { trials: 3 }, { trials: 3, cuts: [], reorderAfter: [] }],
    ['six trials in a combined event', { round: 'c', trials: 6 }, { trials: 6, cuts: [], reorderAfter: [] }],
  ])('%s', (_, options, rules) => {
    expect(horizontalRules(options)).toMatchObject(rules);
  });

  test('the standard is there when there is one', () => {
    expect(horizontalRules({ round: 'q', standard: 8150 }).standard).toBe(8150);
    expect('standard' in FINAL).toBe(false);
  });
});

describe('who is next', () => {
  test.each([
    ['', 'first A 1'],
    ['A:7.00', 'next B 1'],
    ['A:7.00 B:x', 'next C 1'],
    ['A:7.00 B:x C:-', 'next A 2'],
    ['A:7.00 B:x C:r', 'next A 2'],
    ['C:-', 'next A 1'],
    ['B:x', 'next C 1'],
    ['C:x', 'next A 1'],
    ['C:x B:x', 'next A 1'],
    ['B:x C:x', 'next A 1'],
    ['B:x C:x B:x', 'next A 1'],
    ['A:r B:r C:r', 'end'],
    ['A:7.00 close', 'end'],
  ])('%s: %s', (text, state) => {
    expect(shown(played('ABC', text))).toBe(state);
  });

  test('nobody takes part', () => {
    expect(shown(played('', ''))).toBe('end');
  });

  test('after three rounds in reverse order of the ranking; tied athletes keep their start order, no mark goes first', () => {
    const contest = played('ABCD', [1, 2, 3].map(() => round('ABCD', '7.00', '7.20', 'x', '7.00')).join(' '));
    expect([order(contest), contest.until, shown(contest)]).toEqual(['CADB', 6, 'next C 4']);
  });

  test('an option (not confirmed): those without a mark go last', () => {
    const text = [1, 2, 3].map(() => round('ABCD', '7.00', '7.20', 'x', '7.00')).join(' ');
    expect(order(played('ABCD', text, { ...FINAL, noMarkFirst: false }))).toBe('ADBC');
  });

  test('the order may be turned round again: re-order after rounds 3 and 5', () => {
    const rules = { ...FINAL, reorderAfter: [3, 5] };
    const three = round('AB', '7.00', '7.20');
    const contest = played('AB', `${three} ${three} ${three} A:7.50 B:x A:x B:x`, rules);
    expect([order(contest), shown(contest)]).toEqual(['BA', 'next B 6']);
    expect(order(played('AB', `${three} ${three} ${three} A:7.50 B:x A:x B:x`))).toBe('AB');
  });

  test('six trials each: the end', () => {
    const contest = played('AB', Array.from({ length: 6 }, () => 'A:x B:x').join(' '));
    expect([contest.phase, contest.next]).toEqual(['end', -1]);
  });
});

describe('the cut (TR 25.6 with 25.22)', () => {
  const NINE = 'ABCDEFGHI';
  const marks = ['6.90', '6.80', '6.70', '6.60', '6.50', '6.40', '6.30', '6.20', '6.10'];
  const three = (names: string, ...first: string[]) => `${round(names, ...first)} ${round(names)} ${round(names)}`;

  test('more than 8 athletes: the best 8 go on', () => {
    expect(order(played(NINE, three(NINE, ...marks)))).toBe('HGFEDCBA');
  });

  test('8 or fewer: all go on, without a mark too', () => {
    expect(order(played('ABCDEFGH', three('ABCDEFGH', ...marks.slice(0, 6))))).toBe('GHFEDCBA');
  });

  test('if only 6 of 14 have a mark, 6 go on', () => {
    const field = 'ABCDEFGHIJKLMN';
    expect(order(played(field, three(field, ...marks.slice(0, 6))))).toBe('FEDCBA');
  });

  test('an option (not confirmed): the field is filled up, and all without a mark are tied', () => {
    const rules = { ...FINAL, cutNeedsMark: false };
    expect(order(played(NINE, three(NINE, ...marks.slice(0, 6)), rules))).toBe('GHIFEDCBA');
  });

  test('a tie for 8th is parted by the second best, then the third', () => {
    const text = `${round(NINE, ...marks.with(8, '6.20'))} ${round(NINE, 'x', 'x', 'x', 'x', 'x', 'x', 'x', '6.00', '6.01')} ${round(NINE)}`;
    expect(order(played(NINE, text))).toBe('IGFEDCBA');
  });

  test('still equal: all go on, 9 athletes', () => {
    expect(order(played(NINE, three(NINE, ...marks.with(8, '6.20'))))).toBe('HIGFEDCBA');
  });

  test('the exact millimetres never break the tie for 8th (TR 29.9)', () => {
    expect(order(played(NINE, three(NINE, ...marks.with(8, '6.209'))))).toBe('HIGFEDCBA');
  });

  test('cuts can be repeated', () => {
    const rules = {
      ...FINAL,
      cuts: [
        { after: 3, to: 4 },
        { after: 5, to: 2 },
      ],
      reorderAfter: [3, 5],
    };
    const six = 'ABCDEF';
    const after3 = three(six, ...marks);
    const contest = played(six, after3, rules);
    expect(order(contest)).toBe('DCBA');
    const after5 = `${after3} D:x C:x B:x A:x D:7.00 C:x B:x A:x`;
    expect([order(played(six, after5, rules)), shown(played(six, after5, rules))]).toEqual(['AD', 'next A 6']);
  });

  test('a cut without a new order keeps the order', () => {
    expect(order(played(NINE, three(NINE, ...marks), { ...FINAL, reorderAfter: [] }))).toBe('ABCDEFGH');
  });
});

describe('what is refused, with its rule', () => {
  const NINE = 'ABCDEFGHI';
  const three = `${round(NINE, ...Array(8).fill('6.00'))} ${round(NINE)} ${round(NINE)}`;
  test.each([
    ['an unknown athlete', 'AB', 'C:7.00', 'unknown athlete'],
    ['a valid trial without a distance', 'AB', 'A:', 'no distance'],
    ['a distance of nothing', 'AB', 'A:0', 'no distance'],
    ['a measured foul of nothing', 'AB', 'A:x0', 'no distance'],
    ['a result that is none', 'AB', 'A:?', 'not a fact'],
    ['one who has retired', 'AB', 'A:r A:7.00', 'retired'],
    ['a second retirement', 'AB', 'A:r A:r', 'retired'],
    ['one who is not in the cut', NINE, `${three} I:7.00`, 'not in the cut'],
    ['a fourth trial before all have had three', 'AB', 'A:x A:x A:x A:7.00', 'round open'],
    ['a trial after the end', 'AB', 'close A:7.00', 'ended'],
    ['a second end', 'AB', 'close close', 'ended'],
  ])('%s', (_, names, text, kind) => {
    expect(fold(names, text).refused.map((refused) => refused.kind)).toEqual([kind]);
  });

  test('a seventh trial', () => {
    const text = `${Array.from({ length: 6 }, () => 'A:x').join(' ')} A:7.00`;
    expect(fold('A', text).refused.map(({ kind }) => kind)).toEqual(['no trial left']);
  });

  test('a type that this contest does not know', () => {
    expect(then(played('A', ''), { type: 'bar', bar: 1900 }).refusal?.kind).toBe('not a fact');
  });

  test('a distance that is not whole millimetres', () => {
    expect(then(played('A', ''), { type: 'attempt', athlete: 'A', r: 'o', v: 7000.5 }).refusal?.kind).toBe(
      'no distance',
    );
  });

  test('one may retire while the others finish the round', () => {
    expect(fold('AB', 'A:x A:x A:x A:r').refused).toEqual([]);
  });

  test('out of order is a warning; a pass beforehand is none', () => {
    expect(played('AB', 'B:x').warnings.map(({ kind, fact }) => [kind, fact])).toEqual([['out of order', 'f1']]);
    expect(played('AB', 'B:- A:x').warnings).toEqual([]);
  });
});

describe('qualification: stop at the standard (TR 25.9-25.15)', () => {
  const rules = horizontalRules({ round: 'q', standard: 8150 });
  test.each([
    ['8.15', 'through', 'next B 2'],
    ['8.149', 'in', 'next A 2'],
  ])('%s: %s', (mark, part, state) => {
    const contest = played('AB', `A:${mark} B:8.00`, rules);
    expect([horizontalStandings(contest)[0]?.part, shown(contest)]).toEqual([part, state]);
  });

  test('no more trial then, though a retirement may be written', () => {
    expect(fold('AB', 'A:8.20 A:8.30', rules).refused.map(({ kind }) => kind)).toEqual(['standard reached']);
  });

  test('a foul beyond the standard is none', () => {
    expect(shown(played('AB', 'A:x8.30 B:8.00', rules))).toBe('next A 2');
  });
});

describe('places and marks', () => {
  test('places stand after every trial, by countback, ties shared', () => {
    expect(played('ABC', 'A:8.10').ranks).toEqual([1, null, null]);
    expect(played('ABC', 'A:8.10 B:8.109 C:x').ranks).toEqual([1, 1, null]);
    expect(played('ABC', 'A:8.10 B:8.10 C:8.11 A:8.00 B:8.02').ranks).toEqual([3, 2, 1]);
  });

  test('measuring: 7.459 is 7.45, with the wind of that very trial', () => {
    const text = logOf('A:7.459 A:7.452').map((fact, index) => ({ ...fact, w: [2.6, 0.1][index] }) as HorizontalFact);
    const { state } = foldHorizontal(FINAL, ['A'], text);
    expect(horizontalStandings(state)[0]).toMatchObject({ best: 7450, wind: 2.6 });
    expect(state.series[0]).toEqual([
      { v: 7459, r: 'o', w: 2.6 },
      { v: 7452, r: 'o', w: 0.1 },
    ]);
  });

  test('a foul has no distance on the wire, and keeps its wind', () => {
    const { state } = foldHorizontal(
      FINAL,
      ['A'],
      [{ id: '1', type: 'attempt', athlete: 'A', r: 'x', v: 8000, w: 1.1 }],
    );
    expect(state.series).toEqual([[{ r: 'x', w: 1.1 }]]);
  });

  test('retirement keeps the mark and the place', () => {
    const [first] = horizontalStandings(played('AB', 'A:8.00 B:7.00 A:r'));
    expect(first).toMatchObject({ part: 'retired', best: 8000, rank: 1 });
    expect(first).not.toHaveProperty('toLead');
  });

  test('without a mark there is no best, no place and no wind', () => {
    const [first] = horizontalStandings(played('AB', 'A:x'));
    expect(Object.keys(first ?? {}).sort()).toEqual(['athlete', 'attempts', 'inCut', 'part', 'provisional', 'toLead']);
  });
});

describe('what it takes', () => {
  const field = (text: string, names = 'ABC') => horizontalStandings(played(names, text));
  test('to lead: one centimetre more, or as far with a better second mark', () => {
    expect(field('A:8.10 B:8.00').map(({ toLead }) => toLead)).toEqual([undefined, 8100, 8110]);
    expect(field('A:8.10 B:8.05 C:x A:7.90').map(({ toLead }) => toLead)).toEqual([undefined, 8100, 8110]);
    expect(field('A:8.10 B:8.10').map(({ toLead }) => toLead)).toEqual([10, 10, 8110]);
  });

  test('any mark leads before the first', () => {
    expect(field('').map(({ toLead }) => toLead)).toEqual([10, 10, 10]);
  });

  const NINE = 'ABCDEFGHI';
  const marks = ['6.90', '6.80', '6.70', '6.60', '6.50', '6.40', '6.30', '6.20', '6.10'];
  test('to go on: level with the eighth is enough', () => {
    const rows = field(round(NINE, ...marks), NINE);
    expect(rows.map(({ toGoOn }) => toGoOn)).toEqual([...Array(8).fill(undefined), 6200]);
    expect(rows.map(({ inCut }) => inCut)).toEqual([...Array(8).fill(true), false]);
  });

  test('to go on where fewer have a mark: any mark', () => {
    const rows = field(round(NINE, ...marks.slice(0, 7)), NINE);
    expect(rows.slice(6).map(({ toGoOn, inCut }) => [toGoOn, inCut])).toEqual([
      [undefined, true],
      [10, false],
      [10, false],
    ]);
  });

  test('where the field is filled up without a mark, none is needed', () => {
    const rows = horizontalStandings(
      played(NINE, round(NINE, ...marks.slice(0, 7)), { ...FINAL, cutNeedsMark: false }),
    );
    expect(rows.map(({ toGoOn }) => toGoOn)).toEqual(Array(9).fill(undefined));
  });

  test('nothing takes one on in a field of 8, after the last trial before the cut, or after the cut', () => {
    expect(field(round('ABCDEFGH', ...marks), 'ABCDEFGH').some(({ toGoOn }) => toGoOn !== undefined)).toBe(false);
    const two = `${round(NINE, ...marks)} ${round(NINE)}`;
    expect(field(two, NINE)[8]?.toGoOn).toBe(6200);
    expect(field(`${two} I:x`, NINE)[8]).toMatchObject({ part: 'in', inCut: false });
    expect(field(`${two} I:x`, NINE)[8]).not.toHaveProperty('toGoOn');
    const all = `${round(NINE, ...marks)} ${round(NINE)} ${round(NINE)}`;
    const rows = field(all, NINE);
    expect(rows[8]).toMatchObject({ part: 'cut', inCut: false });
    expect(rows[8]).not.toHaveProperty('toGoOn');
    expect(rows[8]).not.toHaveProperty('toLead');
    expect(rows[7]).toMatchObject({ part: 'in', inCut: true, toLead: 6900 });
  });

  test('nothing leads after the last trial', () => {
    const text = `${Array.from({ length: 5 }, () => 'A:7.00 B:8.00').join(' ')} A:7.00`;
    const [first, second] = field(text, 'AB');
    expect([first?.part, second?.part]).toEqual(['in', 'in']);
    expect(first).not.toHaveProperty('toLead');
  });
});

describe('correction, void, protest', () => {
  test('a distance corrected, both kept in the log', () => {
    const contest = played('AB', 'A:8.10 B:8.00');
    const fixed = { id: 'c', type: 'attempt', athlete: 'A', r: 'o', v: 7910 };
    const { state } = then(contest, { type: 'correction', replaces: 'f1', with: [fixed] });
    expect([state.ranks, factsOf(state.log).length]).toEqual([[2, 1], 3]);
  });

  test('a void trial is taken again, at once (TR 25.18)', () => {
    const contest = then(played('ABC', 'A:x B:7.00'), { type: 'void', attempt: 'f1' }).state;
    expect(shown(contest)).toBe('next A 1');
    const { state } = stepHorizontal(contest, { id: 'again', type: 'attempt', athlete: 'A', r: 'o', v: 8000 });
    expect([shown(state), state.ranks, state.warnings]).toEqual(['next C 1', [1, 2, null], []]);
  });

  test('a measured foul under protest counts until it is decided: two rankings (TR 8.5)', () => {
    const contest = played('AB', 'A:x8.10 B:8.00');
    expect(horizontalProtest(contest)).toBeUndefined();
    const pending = then(contest, { type: 'protest', attempt: 'f1' }).state;
    expect(horizontalProtest(pending)).toEqual({ upheld: [1, 2], dismissed: [null, 1] });
    expect(horizontalStandings(pending).map(({ provisional, best }) => [provisional, best])).toEqual([
      [true, 8100],
      [false, 8000],
    ]);
    const ruled = (upheld: boolean) =>
      stepHorizontal(pending, { id: 'r', type: 'ruling', attempt: 'f1', upheld }).state.ranks;
    expect([ruled(true), ruled(false)]).toEqual([
      [1, 2],
      [null, 1],
    ]);
  });

  test('a foul that was not measured stays one, whatever is ruled', () => {
    const pending = then(played('AB', 'A:x B:8.00'), { type: 'protest', attempt: 'f1' }).state;
    expect(pending.series[0]).toEqual([{ r: 'x' }]);
  });

  test('later trials on a protest are gone when it is dismissed', () => {
    const nine = 'ABCDEFGHI';
    const three = [
      round(nine, '6.9', '6.8', '6.7', '6.6', '6.5', '6.4', '6.3', '6.2', 'x6.25'),
      round(nine),
      round(nine),
    ].join(' ');
    const contest = then(played(nine, three), { type: 'protest', attempt: 'f9' }).state;
    expect(order(contest)).toBe('IGFEDCBA');
    const jumped = stepHorizontal(contest, { id: 'j', type: 'attempt', athlete: 'I', r: 'o', v: 7000 }).state;
    expect(jumped.ranks[8]).toBe(1);
    const { state } = stepHorizontal(jumped, { id: 'r', type: 'ruling', attempt: 'f9', upheld: false });
    expect([order(state), state.series[8]?.length, state.ranks[8]]).toEqual(['HGFEDCBA', 3, null]);
  });
});
