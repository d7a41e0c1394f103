import { describe, expect, test } from '@jest/globals';
import { listFacts } from '../log/log.ts';
import { rankHorizontalProtest, stepHorizontal } from './machine.ts';
import { findHorizontalRules } from './rules.ts';
import { fold, formatLive, formatOrder, playValid, stepOnce, writeRound } from './script.fixture.ts';
import { listHorizontalStandings } from './standings.ts';

describe('what is refused, with its rule', () => {
  const NINE = 'ABCDEFGHI';
  const three = `${writeRound(NINE, ...Array(8).fill('6.00'))} ${writeRound(NINE)} ${writeRound(NINE)}`;
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
    expect(fold(names, text).refusals.map((refusal) => refusal.kind)).toEqual([kind]);
  });

  test('a seventh trial', () => {
    const text = `${Array.from({ length: 6 }, () => 'A:x').join(' ')} A:7.00`;
    expect(fold('A', text).refusals.map(({ kind }) => kind)).toEqual(['no trial left']);
  });

  test('a type that this contest does not know', () => {
    expect(stepOnce(playValid('A', ''), { type: 'bar', bar: 1900 }).refusal?.kind).toBe('not a fact');
  });

  test('a distance that is not whole millimetres', () => {
    expect(stepOnce(playValid('A', ''), { type: 'attempt', athlete: 'A', r: 'o', v: 7000.5 }).refusal?.kind).toBe(
      'no distance',
    );
  });

  test('one may retire while the others finish the round', () => {
    expect(fold('AB', 'A:x A:x A:x A:r').refusals).toEqual([]);
  });

  test('a trial out of order gives a warning, a pass beforehand does not', () => {
    expect(playValid('AB', 'B:x').warnings.map(({ kind, fact }) => [kind, fact])).toEqual([['out of order', 'f1']]);
    expect(playValid('AB', 'B:- A:x').warnings).toEqual([]);
  });
});

describe('qualification: stop at the standard (TR 25.9-25.15)', () => {
  const rules = findHorizontalRules({ round: 'q', standard: 8150 });
  test.each([
    ['8.15', 'through', 'next B 2'],
    ['8.149', 'in', 'next A 2'],
  ])('%s: %s', (mark, status, state) => {
    const contest = playValid('AB', `A:${mark} B:8.00`, rules);
    expect([listHorizontalStandings(contest)[0]?.status, formatLive(contest)]).toEqual([status, state]);
  });

  test('no more trial then, though a retirement may be written', () => {
    expect(fold('AB', 'A:8.20 A:8.30', rules).refusals.map(({ kind }) => kind)).toEqual(['standard reached']);
  });

  test('a foul beyond the standard does not reach it', () => {
    expect(formatLive(playValid('AB', 'A:x8.30 B:8.00', rules))).toBe('next A 2');
  });
});

describe('correction, void, protest', () => {
  test('a corrected distance: both facts stay in the log', () => {
    const contest = playValid('AB', 'A:8.10 B:8.00');
    const fixed = { id: 'c', type: 'attempt', athlete: 'A', r: 'o', v: 7910 };
    const { state } = stepOnce(contest, { type: 'correction', replaces: 'f1', with: [fixed] });
    expect([state.ranks, listFacts(state.log).length]).toEqual([[2, 1], 3]);
  });

  test('a void trial is taken again, at once (TR 25.18)', () => {
    const contest = stepOnce(playValid('ABC', 'A:x B:7.00'), { type: 'void', attempt: 'f1' }).state;
    expect(formatLive(contest)).toBe('next A 1');
    const { state } = stepHorizontal(contest, { id: 'again', type: 'attempt', athlete: 'A', r: 'o', v: 8000 });
    expect([formatLive(state), state.ranks, state.warnings]).toEqual(['next C 1', [1, 2, null], []]);
  });

  test('a measured foul under protest counts until it is decided: two rankings (TR 8.5)', () => {
    const contest = playValid('AB', 'A:x8.10 B:8.00');
    expect(rankHorizontalProtest(contest)).toBeUndefined();
    const pending = stepOnce(contest, { type: 'protest', attempt: 'f1' }).state;
    expect(rankHorizontalProtest(pending)).toEqual({ upheld: [1, 2], dismissed: [null, 1] });
    expect(listHorizontalStandings(pending).map(({ isProvisional, best }) => [isProvisional, best])).toEqual([
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

  test('a foul that was not measured stays a foul after any ruling', () => {
    const pending = stepOnce(playValid('AB', 'A:x B:8.00'), { type: 'protest', attempt: 'f1' }).state;
    expect(pending.series[0]).toEqual([{ r: 'x' }]);
  });

  test('later trials on a protest are gone when it is dismissed', () => {
    const nine = 'ABCDEFGHI';
    const three = [
      writeRound(nine, '6.9', '6.8', '6.7', '6.6', '6.5', '6.4', '6.3', '6.2', 'x6.25'),
      writeRound(nine),
      writeRound(nine),
    ].join(' ');
    const contest = stepOnce(playValid(nine, three), { type: 'protest', attempt: 'f9' }).state;
    expect(formatOrder(contest)).toBe('IGFEDCBA');
    const jumped = stepHorizontal(contest, { id: 'j', type: 'attempt', athlete: 'I', r: 'o', v: 7000 }).state;
    expect(jumped.ranks[8]).toBe(1);
    const { state } = stepHorizontal(jumped, { id: 'r', type: 'ruling', attempt: 'f9', upheld: false });
    expect([formatOrder(state), state.series[8]?.length, state.ranks[8]]).toEqual(['HGFEDCBA', 3, null]);
  });
});
