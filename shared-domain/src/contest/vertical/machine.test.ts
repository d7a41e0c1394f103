import { describe, expect, test } from '@jest/globals';
import { stepVertical } from './machine.ts';
import { findVerticalRules } from './rules.ts';
import { play, playValid, stepOnce } from './script.fixture.ts';
import { listVerticalStandings } from './standings.ts';

const attempt = (athlete: string, r: string, bar?: number) =>
  ({ type: 'attempt', athlete, r, ...(bar !== undefined && { bar }) }) as never;
const listRefusals = (names: string, bars: string, text: string) =>
  play(names, bars, text).refusals.map(({ kind }) => kind);

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
    expect(listRefusals('AB', '1.90 1.95 2.00', text)).toEqual([kind]);
  });

  test('the refusal names the fact and the rule, and the contest is the same as before', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:-');
    const after = stepOnce(contest, attempt('A', 'o'));
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
  ])('the bar of a trial must be the current one: %i', (bar, kind) => {
    expect(stepOnce(playValid('AB', '1.90 1.95', ''), attempt('A', 'o', bar)).refusal?.kind).toBe(kind);
  });

  test.each([
    ['a trial', attempt('A', 'o')],
    ['a new bar', { type: 'bar', bar: 1900 }],
    ['a jump-off', { type: 'jumpOff', decision: 'start' }],
    ['the end', { type: 'close' }],
  ])('%s before the heights are announced', (_, fact) => {
    const { state } = play('AB', '2.00 1.90', '');
    expect(state.phase).toBe('before');
    expect(stepOnce(state, fact as never).refusal?.kind).toBe('not started');
  });

  test.each([
    ['1.90 1.90', 'series not rising'],
    ['1.90 1.85', 'series not rising'],
    ['-1 1.85', 'not a fact'],
    ['x', 'not a fact'],
  ])('announced heights %s', (bars, kind) => {
    expect(listRefusals('A', bars, '')).toEqual([kind]);
  });

  test('no announced height', () => {
    const { state } = play('A', '1.90 1.80', '');
    expect(stepOnce(state, { type: 'start', bars: [] } as never).refusal?.kind).toBe('not a fact');
  });

  test('a contest begins once', () => {
    expect(stepOnce(playValid('A', '1.90', ''), { type: 'start', bars: [2000] } as never).refusal?.kind).toBe(
      'already started',
    );
  });

  test('a type that this contest does not know', () => {
    expect(stepOnce(playValid('A', '1.90', ''), { type: 'splash' } as never).refusal?.kind).toBe('not a fact');
  });

  test('an id twice', () => {
    const contest = playValid('AB', '1.90', 'A:o');
    const repeated = stepVertical(contest, { id: 'f1', type: 'attempt', athlete: 'B', r: 'o' });
    expect(repeated.refusal?.kind).toBe('known fact');
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
  ])('%s', (_, text, status) => {
    const contest = playValid('AB', '1.90 1.93 1.95', text);
    expect(listVerticalStandings(contest)[0]?.status).toBe(status);
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
    const contest = playValid('ABC', '1.90 1.95', text);
    expect(contest.athletes[contest.next]).toBe(name);
  });

  test('a jump out of turn gives a warning, a pass or a retirement does not', () => {
    const kinds = (text: string) => playValid('ABC', '1.90', text).warnings.map(({ kind, fact }) => [kind, fact]);
    expect(kinds('B:x')).toEqual([['out of order', 'f1']]);
    expect(kinds('A:o B:o')).toEqual([]);
    expect(kinds('C:- B:r A:o')).toEqual([]);
  });
});

describe('qualification (TR 25.9-25.15)', () => {
  const rules = findVerticalRules({ g0: 900_001 }, { standard: 1950 });
  test('one who has cleared the standard height jumps no more; a tie for first is not jumped off', () => {
    const contest = playValid('ABC', '1.90 1.95', 'A:o B:o C:xxx 1.95 A:o', rules);
    expect(listVerticalStandings(contest).map(({ status }) => status)).toEqual(['through', 'in', 'out']);
    expect(stepOnce(contest, attempt('A', 'o')).refusal?.kind).toBe('standard reached');
    const ended = stepOnce(contest, attempt('B', 'o')).state;
    expect([ended.phase, ended.ranks]).toEqual(['end', [1, 1, null]]);
    expect(stepVertical(ended, { id: 'jump', type: 'jumpOff', decision: 'start' }).refusal?.kind).toBe(
      'jump-off ruled out',
    );
  });
  test('the officials may end it earlier, and one still in at a lower bar keeps the mark', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o B:xo close', rules);
    expect([contest.phase, contest.next, contest.ranks]).toEqual(['end', -1, [1, 2]]);
  });
});
