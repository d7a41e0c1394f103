import { describe, expect, test } from '@jest/globals';
import type { ContestAbsences } from './absence.ts';
import { applySeriesAttempt, listAttemptsBefore } from './horizontal/attempt.ts';
import { foldHorizontal } from './horizontal/machine.ts';
import { findHorizontalRules } from './horizontal/rules.ts';
import { parseScript, writeRound } from './horizontal/script.fixture.ts';
import { foldVertical } from './vertical/machine.ts';
import { HIGH_JUMP, parseScript as parseJumps } from './vertical/script.fixture.ts';

const jump = (names: string, absences: ContestAbsences, text: string) =>
  foldVertical(HIGH_JUMP, [...names], parseJumps('1.60 1.65 1.70', text), { absences });
const throwAll = (names: string, absences: ContestAbsences, text: string) =>
  foldHorizontal(findHorizontalRules({ round: 'f' }), [...names], parseScript(text), { absences });
const listKinds = ({ refusals }: { readonly refusals: readonly { readonly kind: string }[] }) =>
  refusals.map(({ kind }) => kind);

describe('Athletes for whom nobody waits', () => {
  test.each([['absent'], ['scratched']] as const)('the bar goes up without one who is %s', (absence) => {
    const { state, refusals } = jump('ABC', { B: absence }, 'A:o C:o 1.65');
    expect([refusals, state.bar, state.athletes[state.next]]).toEqual([[], 1650, 'A']);
  });

  test('one who comes at a later bar takes part from there, and is waited for', () => {
    const contest = jump('ABC', { B: 'absent' }, 'A:o C:o 1.65 A:o B:x C:o 1.70');
    expect(listKinds(contest)).toEqual(['trials left']);
    expect(contest.state.athletes[contest.state.next]).toBe('B');
    expect(contest.state.sheets[1]?.bars).toEqual([{ h: 1650, r: 'x' }]);
  });

  test('one who was scratched after an attempt keeps the height and keeps nobody waiting', () => {
    const { state, refusals } = jump('AB', { A: 'scratched' }, 'A:o B:o 1.65 B:o 1.70 B:xxx');
    expect(refusals).toEqual([]);
    expect([state.phase, state.ranks]).toEqual(['end', [2, 1]]);
  });

  test('a correction replays the contest with the same absences', () => {
    const log = [
      ...parseJumps('1.60 1.65', 'A:o C:x C:o 1.65'),
      {
        id: 'fix',
        type: 'correction',
        replaces: 'f1',
        with: [{ id: 'new', type: 'attempt', athlete: 'A', r: '-' }],
      } as const,
    ];
    const { state, refusals } = foldVertical(HIGH_JUMP, ['A', 'B', 'C'], log, { absences: { B: 'absent' } });
    expect([refusals, state.bar, state.sheets[0]?.bars]).toEqual([[], 1650, [{ h: 1600, r: '-' }]]);
  });

  test('a round of a long jump ends without one who is absent, who then has passed it', () => {
    const contest = throwAll('ABC', { B: 'absent' }, 'A:6.00 C:6.10 A:x').state;
    expect(listAttemptsBefore(contest, 1)).toEqual([{ r: '-' }]);
    const late = applySeriesAttempt(contest, { id: 'l', type: 'attempt', athlete: 'B', r: 'o', v: 6500 }, 'live');
    expect(typeof late === 'string' ? late : late.series[1]).toEqual([{ r: '-' }, { r: 'o', v: 6500 }]);
  });

  test('one who is absent takes no place in the cut, and does not join after it', () => {
    const eight = 'ABCDEFGH';
    const round = writeRound(eight, ...Array(8).fill('6.00'));
    const three = `${round} ${writeRound(eight)} ${writeRound(eight)}`;
    const { state } = throwAll(`${eight}I`, { I: 'absent' }, three);
    expect([state.order.length, state.next]).toEqual([8, 0]);
    expect(listKinds(throwAll(`${eight}I`, { I: 'absent' }, `${three} I:7.00`))).toEqual(['not in the cut']);
  });

  test('a long jump is over when only those are left who were scratched', () => {
    expect(throwAll('AB', { A: 'scratched' }, 'A:6.00 B:x B:x B:x B:x B:x B:x').state.phase).toBe('end');
  });
});
