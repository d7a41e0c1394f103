import { describe, expect, test } from '@jest/globals';
import { bestFromAttempts } from '../ranking/best-from-attempts.ts';
import { stepVertical } from './vertical-machine.ts';
import { verticalRules } from './vertical-rules.ts';
import { HIGH_JUMP, line, play, played, then } from './vertical-script.ts';
import { verticalStandings } from './vertical-standings.ts';

const attempt = (athlete: string, r: string, bar?: number) =>
  ({ type: 'attempt', athlete, r, ...(bar !== undefined && { bar }) }) as never;
const kindOf = (names: string, bars: string, text: string) => play(names, bars, text).refused.map(({ kind }) => kind);

describe('what is refused, with its rule', () => {
  test.each([
    ['a trial after a pass at the height: -x', 'A:- A:x', 'passed'],
    ['a clearance after a pass at the height: -o', 'A:- A:o', 'passed'],
    ['a trial after a failure and a pass at the height: x-o', 'A:x- A:o', 'passed'],
    ['a second pass at the height', 'A:--', 'passed'],
    ['a trial after a clearance at the height', 'A:o A:x', 'cleared'],
    ['a fourth trial', 'A:xxx A:o', 'out'],
    ['a trial of one who has retired', 'A:r A:o', 'retired'],
    ['a retirement of one who is out', 'A:xxx A:r', 'out'],
    ['a lower bar', 'A:o B:o 1.85', 'lower bar'],
    ['the same bar again', 'A:o B:o 1.90', 'lower bar'],
    ['a new bar while somebody has a trial left', 'A:o 1.95', 'trials left'],
    ['a new bar while somebody has a second trial left', 'A:o B:x 1.95', 'trials left'],
    ['a bar that is no height', 'A:o B:o -1', 'not a fact'],
    ['an unknown athlete', 'C:o', 'unknown athlete'],
    ['a jump-off while the contest goes on', 'A:o B:o start', 'no tie for first'],
    ['stopping a jump-off that was not begun', 'A:o B:o stopped', 'jump-off not begun'],
    ['a trial after the end', 'A:r B:o close B:o', 'ended'],
    ['a bar after the end', 'close 1.95', 'ended'],
    ['a second end', 'close close', 'ended'],
    ['a result that is none', 'A:?', 'not a fact'],
  ])('%s', (_, text, kind) => {
    expect(kindOf('AB', '1.90 1.95 2.00', text)).toEqual([kind]);
  });

  test('the refusal names the fact and the rule, and the contest is the same as before', () => {
    const contest = played('AB', '1.90 1.95', 'A:-');
    const after = then(contest, attempt('A', 'o'));
    expect(after.state).toBe(contest);
    expect(after.refusal).toEqual({
      kind: 'passed',
      rule: 'no more trial at a height after a pass (TR 26.2)',
      fact: 'then',
    });
  });

  test.each([
    [1850, 'lower bar'],
    [1950, 'another bar'],
    [1900, undefined],
  ])('a trial that says its bar is checked against the present one: %i', (bar, kind) => {
    expect(then(played('AB', '1.90 1.95', ''), attempt('A', 'o', bar)).refusal?.kind).toBe(kind);
  });

  test.each([
    ['a trial', attempt('A', 'o')],
    ['a new bar', { type: 'bar', bar: 1900 }],
    ['a jump-off', { type: 'jumpOff', decision: 'start' }],
    ['the end', { type: 'close' }],
  ])('%s before the heights are announced', (_, fact) => {
    const { state } = play('AB', '2.00 1.90', '');
    expect(state.phase).toBe('before');
    expect(then(state, fact as never).refusal?.kind).toBe('not started');
  });

  test.each([
    ['1.90 1.90', 'series not rising'],
    ['1.90 1.85', 'series not rising'],
    ['-1 1.85', 'not a fact'],
    ['x', 'not a fact'],
  ])('announced heights %s', (bars, kind) => {
    expect(kindOf('A', bars, '')).toEqual([kind]);
  });

  test('no announced height at all', () => {
    const { state } = play('A', '1.90 1.80', '');
    expect(then(state, { type: 'start', bars: [] } as never).refusal?.kind).toBe('not a fact');
  });

  test('a contest begins once', () => {
    expect(then(played('A', '1.90', ''), { type: 'start', bars: [2000] } as never).refusal?.kind).toBe(
      'already started',
    );
  });

  test('a type that this contest does not know', () => {
    expect(then(played('A', '1.90', ''), { type: 'splash' } as never).refusal?.kind).toBe('not a fact');
  });

  test('an id twice', () => {
    const contest = played('AB', '1.90', 'A:o');
    const again = stepVertical(contest, { id: 'f1', type: 'attempt', athlete: 'B', r: 'o' });
    expect(again.refusal?.kind).toBe('known fact');
  });
});

describe('three consecutive failures (TR 26.2)', () => {
  test.each([
    ['x- at 1.90 leaves two trials at 1.93', 'A:x- B:o 1.93 A:x', 'in'],
    ['x- at 1.90 then xx at 1.93 is out', 'A:x- B:o 1.93 A:xx', 'out'],
    ['xx- leaves one', 'A:xx- B:o 1.93 A:x', 'out'],
    ['xx- and a clearance start the count again', 'A:xx- B:o 1.93 A:o B:o 1.95 A:xx', 'in'],
    ['a pass does not reset the count, over two bars too', 'A:x- B:o 1.93 A:x- B:o 1.95 A:x', 'out'],
    ['three at one height', 'A:xxx', 'out'],
    ['two at one height', 'A:xx', 'in'],
  ])('%s', (_, text, part) => {
    const contest = played('AB', '1.90 1.93 1.95', text);
    expect(verticalStandings(contest)[0]?.part).toBe(part);
  });
});

describe('who jumps next, and which trial', () => {
  test.each([
    ['', 'A'],
    ['A:o', 'B'],
    ['A:x', 'B'],
    ['A:x B:- C:x', 'A'],
    ['A:xx B:o C:x', 'C'],
    ['A:o B:o C:xxx', undefined],
    ['A:o B:o C:xxx 1.95', 'A'],
    ['A:o B:o C:r 1.95 A:-', 'B'],
    ['B:x', 'C'],
    ['B:o C:o', 'A'],
    ['C:-', 'A'],
  ])('%s: %s', (text, name) => {
    const contest = played('ABC', '1.90 1.95', text);
    expect(contest.athletes[contest.next]).toBe(name);
  });

  test('a jump out of turn is a warning, a pass or a retirement out of turn is none', () => {
    const kinds = (text: string) => played('ABC', '1.90', text).warnings.map(({ kind, fact }) => [kind, fact]);
    expect(kinds('B:x')).toEqual([['out of order', 'f1']]);
    expect(kinds('A:o B:o')).toEqual([]);
    expect(kinds('C:- B:r A:o')).toEqual([]);
  });
});

describe('retirement keeps the mark (TR 26.2, CR 25.4)', () => {
  test('r at the bar, after failures there, and after a clearance there: written at the next bar', () => {
    const contest = played('ABC', '1.90 1.95', 'A:o A:r B:xr C:o 1.95');
    expect([line(contest, 'A'), line(contest, 'B'), line(contest, 'C')]).toEqual([
      '1.90 o 1.95 r',
      '1.90 xr',
      '1.90 o',
    ]);
    expect(contest.ranks).toEqual([1, null, 1]);
    expect(contest.athletes[contest.next]).toBe('C');
  });

  test('one who retires with the bar open is not written twice', () => {
    expect(line(played('AB', '1.90 1.95', 'A:r B:o 1.95'), 'A')).toBe('1.90 r');
  });
});

describe('places at equal heights (TR 26.8)', () => {
  test('A 2.00 o, 2.05 xo, 2.10 xxx; B 2.00 xo, 2.05 xo, 2.10 x then r: A wins on failures up to the height, 1 to 2', () => {
    const contest = played('AB', '2.00 2.05 2.10', 'A:o B:xo 2.05 A:x B:x A:o B:o 2.10 A:x B:x A:x B:r A:x');
    expect([line(contest, 'A'), line(contest, 'B')]).toEqual(['2.00 o 2.05 xo 2.10 xxx', '2.00 xo 2.05 xo 2.10 xr']);
    expect(contest.ranks).toEqual([1, 2]);
    expect(contest.phase).toBe('end');
    expect(verticalStandings(contest).map(({ failures }) => failures)).toEqual([
      { last: 1, total: 1 },
      { last: 1, total: 2 },
    ]);
  });

  test('places stand after every trial, those overtaken move back by one', () => {
    const after = (text: string) => played('ABC', '1.90 1.95', text).ranks;
    expect(after('')).toEqual([null, null, null]);
    expect(after('A:o')).toEqual([1, null, null]);
    expect(after('A:o B:xo')).toEqual([1, 2, null]);
    expect(after('A:o B:xo C:o')).toEqual([1, 3, 1]);
    expect(after('A:o B:xo C:o 1.95 B:o')).toEqual([2, 1, 2]);
    expect(after('A:o B:xo C:o 1.95 B:o C:o')).toEqual([3, 2, 1]);
  });
});

describe('raises (TR 26.4, 39.8.4) are warned about, never refused', () => {
  const POLE_VAULT = verticalRules({ g0: 900_002 });
  const COMBINED = verticalRules({ g0: 900_001 }, { combined: true });
  const COMBINED_VAULT = verticalRules({ g0: 900_002 }, { combined: true });
  test.each([
    ['2 cm in high jump', HIGH_JUMP, 'A:o B:o 1.92', undefined],
    ['1 cm in high jump', HIGH_JUMP, 'A:o B:o 1.91', 'small raise'],
    ['5 cm in pole vault', POLE_VAULT, 'A:o B:o 1.95', undefined],
    ['4 cm in pole vault', POLE_VAULT, 'A:o B:o 1.94', 'small raise'],
    ['a raise as great as the last one', HIGH_JUMP, 'A:o B:o 1.95 A:o B:o 2.00', undefined],
    ['a growing raise', HIGH_JUMP, 'A:o B:o 1.93 A:o B:o 1.97', 'growing raise'],
    ['3 cm in a combined high jump', COMBINED, 'A:o B:o 1.93', undefined],
    ['2 cm in a combined high jump', COMBINED, 'A:o B:o 1.92', 'small raise'],
    ['4 cm in a combined high jump', COMBINED, 'A:o B:o 1.94', 'uneven raise'],
    ['10 cm in a combined pole vault', COMBINED_VAULT, 'A:o B:o 2.00', undefined],
    ['9 cm in a combined pole vault', COMBINED_VAULT, 'A:o B:o 1.99', 'small raise'],
    ['the winner left alone chooses', HIGH_JUMP, 'A:o B:xxx 1.91', undefined],
    ['one left alone who has not won yet does not', HIGH_JUMP, 'A:- B:xr 1.91', 'small raise'],
    ['one left alone who is tied has not won yet', HIGH_JUMP, 'A:o B:o B:r 1.91', 'small raise'],
  ])('%s', (_, rules, text, kind) => {
    expect(played('AB', '1.90', text, rules).warnings.map((found) => found.kind)).toEqual(kind ? [kind] : []);
  });

  test('straight to a record height, as agreed', () => {
    const contest = played('AB', '1.90', 'A:o B:o 1.93 A:o B:o');
    expect(then(contest, { type: 'bar', bar: 2060, record: true } as never).state.warnings).toEqual([]);
    expect(then(contest, { type: 'bar', bar: 2060 } as never).state.warnings).toEqual([
      { kind: 'growing raise', rule: expect.stringContaining('TR 26.4'), fact: 'then' },
    ]);
  });
});

describe('qualification (TR 25.9-25.15)', () => {
  const rules = verticalRules({ g0: 900_001 }, { standard: 1950 });
  test('one who has cleared the standard height jumps no more; a tie for first is not jumped off', () => {
    const contest = played('ABC', '1.90 1.95', 'A:o B:o C:xxx 1.95 A:o', rules);
    expect(verticalStandings(contest).map(({ part }) => part)).toEqual(['through', 'in', 'out']);
    expect(then(contest, attempt('A', 'o')).refusal?.kind).toBe('standard reached');
    const ended = then(contest, attempt('B', 'o')).state;
    expect([ended.phase, ended.ranks]).toEqual(['end', [1, 1, null]]);
    expect(stepVertical(ended, { id: 'jump', type: 'jumpOff', decision: 'start' }).refusal?.kind).toBe(
      'jump-off ruled out',
    );
  });
  test('the officials may end it earlier, and one still in at a lower bar keeps the mark', () => {
    const contest = played('AB', '1.90 1.95', 'A:o B:xo close', rules);
    expect([contest.phase, contest.next, contest.ranks]).toEqual(['end', -1, [1, 2]]);
  });
});

describe('the whole line of an athlete', () => {
  test('attempts in wire form, best, failures, place; what is not there has no field', () => {
    const contest = played('AB', '1.90 1.95', 'A:xo B:- 1.95 A:-');
    expect(verticalStandings(contest)).toEqual([
      {
        athlete: 'A',
        attempts: [
          { h: 1900, r: 'xo' },
          { h: 1950, r: '-' },
        ],
        part: 'in',
        passed: true,
        best: 1900,
        failures: { last: 1, total: 1 },
        rank: 1,
        provisional: false,
      },
      { athlete: 'B', attempts: [{ h: 1900, r: '-' }], part: 'in', passed: false, provisional: false },
    ]);
  });

  test('a height of the jump-off is the mark (TR 25.21)', () => {
    const contest = played('AB', '2.35 2.37', 'A:o B:o 2.37 A:xxx B:xxx start A:o B:x');
    const [first] = verticalStandings(contest);
    expect([first?.best, first?.failures]).toEqual([2370, { last: 0, total: 0 }]);
    expect(bestFromAttempts(first?.attempts ?? [], { g0: 900_001, g1: '0' })?.v).toBe(2370);
  });

  test('a contest is plain JSON', () => {
    const contest = played('AB', '1.90 1.95', 'A:xo B:- 1.95 A:-');
    expect(JSON.parse(JSON.stringify(contest))).toEqual(contest);
  });
});
