import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compareJumpOffSoFar, findFirstJumpOffBar } from './jump-off.ts';
import { readVerticalLive } from './live.ts';
import { findVerticalRules } from './rules.ts';
import { formatLine, HIGH_JUMP, play, playValid, stepOnce } from './script.fixture.ts';
import { readSheet } from './sheet.ts';
import { listVerticalStandings } from './standings.ts';

const TIE = 'A:o B:o 2.37 A:x B:x A:x B:x A:x B:x';
const THREE = 'A:o B:o C:o 2.37 A:xxx B:xxx C:xxx';
const two = (text: string) => playValid('AB', '2.35 2.37 2.39', `${TIE} ${text}`);
const three = (text: string, rules = HIGH_JUMP) => playValid('ABC', '2.35 2.37 2.39', `${THREE} ${text}`, rules);

describe('a tie for first place waits for the referee (TR 26.9)', () => {
  test('after the contest the tie waits for a jump-off, or for the decision not to hold one', () => {
    const contest = two('');
    expect([contest.phase, contest.jumpOff, contest.next, contest.ranks]).toEqual(['tie', undefined, -1, [1, 1]]);
  });

  test('not held: they share first place', () => {
    const contest = two('notHeld');
    expect([contest.phase, contest.jumpOff, contest.ranks]).toEqual(['end', 'not held', [1, 1]]);
  });

  test('stopped between two bars: they share first place', () => {
    const contest = two('start A:x B:x stopped');
    expect([contest.phase, contest.jumpOff, contest.next, contest.ranks]).toEqual(['end', 'stopped', -1, [1, 1]]);
  });

  test('stopped before the first jump: they share first place', () => {
    expect(two('start stopped').jumpOff).toBe('stopped');
  });

  test('of three, those left when it is stopped share first place, the one who dropped out is third', () => {
    expect(three('start A:x B:o C:o stopped').ranks).toEqual([3, 1, 1]);
  });

  test.each([
    ['a tie for another place is none', 'ABC', 'A:o B:xo C:xo 2.37 A:xxx B:xxx C:xxx'],
    ['nobody has cleared', 'AB', 'A:xxx B:xxx'],
    ['one athlete alone', 'A', 'A:o A:r'],
  ])('%s: the end', (_, names, text) => {
    expect(playValid(names, '2.35 2.37', text).phase).toBe('end');
  });

  test('where the regulations rule it out first place is shared', () => {
    const contest = playValid('AB', '2.35 2.37', TIE, { ...HIGH_JUMP, canHaveJumpOff: false });
    expect([contest.phase, contest.ranks]).toEqual(['end', [1, 1]]);
    expect(stepOnce(contest, { type: 'jumpOff', decision: 'start' }).refusal?.kind).toBe('jump-off ruled out');
  });

  test.each([
    [{ isCombined: true }, false],
    [{ isQualification: true }, false],
    [{ standard: 2310 }, false],
    [{}, true],
  ])('rules %j allow one: %s', (options, allowed) => {
    expect(findVerticalRules({ g0: 900_001 }, options).canHaveJumpOff).toBe(allowed);
  });
});

describe('one trial at each bar (TR 26.9)', () => {
  test.each([
    ['it starts at the next announced height above the one last cleared', 'start', 2370],
    ['all fail: down by 2 cm', 'start A:x B:x', 2350],
    ['more than one clears: up by 2 cm', 'start A:o B:o', 2390],
    ['down, then up again', 'start A:x B:x A:o B:o', 2370],
    ['a round that is not finished stays', 'start A:x', 2370],
  ])('%s', (_, text, bar) => {
    expect(two(text).bar).toBe(bar);
  });

  test('a height put up in the contest counts as announced', () => {
    expect(playValid('AB', '2.35 2.40', `${TIE} start`).bar).toBe(2370);
  });

  test('beyond the announced heights it starts one step above', () => {
    const vault = findVerticalRules({ g0: 900_002 });
    const text = 'A:o B:o 5.40 A:- B:- 5.45 A:xxx B:xxx start';
    expect(playValid('AB', '5.35', text, vault).bar).toBe(5400);
    const state = playValid('AB', '5.40', 'A:o B:o');
    expect([findFirstJumpOffBar(5400, state.series, 50), findFirstJumpOffBar(5390, state.series, 50)]).toEqual([
      5450, 5400,
    ]);
  });

  test('5 cm in pole vault', () => {
    const vault = findVerticalRules({ g0: 900_002 });
    expect(playValid('AB', '5.35 5.40', 'A:o B:o 5.40 A:xxx B:xxx start A:x B:x', vault).bar).toBe(5350);
  });

  test('they jump in starting order, and only in it', () => {
    expect(two('start').next).toBe(0);
    expect(two('start A:x').next).toBe(1);
    expect(two('start A:x B:x').next).toBe(0);
    expect(play('AB', '2.35 2.37', `${TIE} start B:o`).refusals.map(({ kind }) => kind)).toEqual(['jump-off order']);
    expect(play('AB', '2.35 2.37', `${TIE} start A:x A:o`).refusals.map(({ kind }) => kind)).toEqual([
      'jump-off order',
    ]);
  });

  test('a trial at another bar is refused', () => {
    const fact = { type: 'attempt', athlete: 'A', r: 'o', bar: 2390 };
    expect(stepOnce(two('start'), fact).refusal?.kind).toBe('another bar');
  });

  test('nobody else takes part, and the bar is not raised by hand', () => {
    const kinds = (text: string) => play('ABC', '2.35 2.37', text).refusals.map(({ kind }) => kind);
    expect(kinds('A:o B:o C:xxx 2.37 A:xxx B:xxx start C:o')).toEqual(['jump-off order']);
    expect(kinds('A:o B:o C:xxx 2.37 A:xxx B:xxx start 2.39')).toEqual(['ended']);
    expect(kinds('A:o B:o C:xxx 2.37 A:xxx B:xxx start start')).toEqual(['no tie for first']);
    expect(kinds('A:o B:o C:xxx 2.37 A:xxx B:xxx A:o')).toEqual(['out']);
    expect(kinds('A:o B:o C:xxx 2.37 A:xxx B:xxx stopped')).toEqual(['jump-off not begun']);
  });

  test('it is not stopped in the middle of a round', () => {
    expect(play('AB', '2.35 2.37', `${TIE} start A:x stopped`).refusals.map(({ kind }) => kind)).toEqual([
      'jump-off round open',
    ]);
  });
});

describe('who wins (TR 26.9)', () => {
  test.each([
    ['the one who clears where the other fails', 'start A:x B:o', [2, 1]],
    ['later, at a lower bar', 'start A:x B:x A:o B:x', [1, 2]],
    ['the other gives up: the one left wins without jumping', 'start A:r', [2, 1]],
    ['giving up by a pass', 'start A:-', [2, 1]],
    ['giving up after the other failed', 'start A:x B:r', [1, 2]],
    ['while the second has not jumped, one who failed is level', 'start A:x', [1, 1]],
    ['while the second has not jumped, one who cleared is level', 'start A:o', [1, 1]],
  ])('%s', (_, text, ranks) => {
    expect(two(text).ranks).toEqual(ranks);
  });

  test('won ends the contest, on the sheet apart from the contest', () => {
    const contest = two('start A:x B:x A:o B:x');
    expect([contest.phase, contest.jumpOff, contest.next]).toEqual(['end', 'won', -1]);
    expect(formatLine(contest, 'A')).toBe('2.35 o 2.37 xxx | 2.37 x | 2.35 o');
    expect(play('AB', '2.35 2.37', `${TIE} start A:x B:o stopped`).refusals.map(({ kind }) => kind)).toEqual(['ended']);
  });

  test('of three, one who fails where another clears drops out', () => {
    const contest = three('start A:x B:o C:o');
    expect([contest.bar, contest.next, contest.ranks]).toEqual([2390, 1, [3, 1, 1]]);
    expect(three('start A:x B:o C:o B:x C:o').ranks).toEqual([3, 2, 1]);
    expect(three('start A:x B:x C:o').ranks).toEqual([2, 2, 1]);
    expect(three('start A:x B:x C:o').phase).toBe('end');
  });

  test('an option (not confirmed by the text of the rule): they jump on, their place is lost', () => {
    const contest = three('start A:x B:o C:o', { ...HIGH_JUMP, shouldEliminateFailures: false });
    expect([contest.bar, contest.next]).toEqual([2390, 0]);
    expect(three('start A:x B:o C:o A:o B:x C:o', { ...HIGH_JUMP, shouldEliminateFailures: false }).ranks).toEqual([
      3, 2, 1,
    ]);
  });

  test('one who retired in the contest gives up the higher place; if all have, there is nothing to start', () => {
    const retired = playValid('AB', '2.35 2.37', 'A:o B:o 2.37 A:r B:xxx start');
    expect([retired.phase, retired.ranks, formatLine(retired, 'A')]).toEqual(['end', [2, 1], '2.35 o 2.37 r | 2.37 r']);
    const bothRetired = play('AB', '2.35 2.37', 'A:o B:o 2.37 A:r B:r start');
    expect(bothRetired.refusals.map(({ kind }) => kind)).toEqual(['retired']);
    const three = playValid('ABC', '2.35 2.37', 'A:o B:o C:o 2.37 A:xxx B:r C:xxx start');
    expect([three.next, three.ranks, three.athletesAtBar]).toEqual([0, [1, 3, 1], 3]);
    expect(playValid('ABC', '2.35 2.37', 'A:o B:o C:o 2.37 A:xxx B:r C:xxx start stopped').ranks).toEqual([1, 3, 1]);
  });

  test('the mark is the best of all trials (TR 25.21): 2.37 cleared in the jump-off; won lower down, 2.35 stays', () => {
    const best = (text: string) => listVerticalStandings(two(text)).map((row) => row.best);
    expect(best('start A:o B:x')).toEqual([2370, 2350]);
    expect(best('start A:x B:x A:x B:x A:o B:x')).toEqual([2350, 2350]);
  });
});

describe('what is shown during a jump-off', () => {
  test.each([
    ['', 'end 2370'],
    ['start', 'bar 2370 A 1'],
    ['start A:x', 'next 2370 B 1'],
    ['start A:x B:x', 'bar 2350 A 1'],
    ['start A:x B:x A:x', 'next 2350 B 1'],
    ['start A:x B:o', 'end 2370'],
    ['notHeld', 'end 2370'],
  ])('%s: %s', (text, expected) => {
    const { state, bar, athlete, attempt } = readVerticalLive(two(text));
    expect([state, bar, athlete, attempt].filter((part) => part !== undefined).join(' ')).toBe(expected);
  });
});

test('the order of two athletes in a jump-off is antisymmetric', () => {
  const aSheet = fc.array(fc.constantFrom('o', 'x', 'r'), { maxLength: 4 }).map((letters) => {
    const until = letters.indexOf('r');
    const lettersUntilEnd = until < 0 ? letters : letters.slice(0, until + 1);
    return readSheet(lettersUntilEnd.map((r, index) => ({ h: 2000 + index, r, j: true })));
  });
  fc.assert(
    fc.property(aSheet, aSheet, (a, b) => {
      expect(Math.sign(compareJumpOffSoFar(a, b))).toBe(-Math.sign(compareJumpOffSoFar(b, a)) + 0);
    }),
  );
});
