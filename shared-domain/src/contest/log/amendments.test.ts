import { describe, expect, test } from '@jest/globals';
import type { VerticalContest } from '../vertical/contest.ts';
import type { VerticalFact } from '../vertical/fact.ts';
import { foldVertical, rankVerticalProtest, stepVertical } from '../vertical/machine.ts';
import { formatLine, HIGH_JUMP, playValid, stepOnce } from '../vertical/script.fixture.ts';
import { listVerticalStandings } from '../vertical/standings.ts';
import { applyAmendments } from './amendments.ts';
import type { AttemptResult } from './fact.ts';
import { listFacts } from './log.ts';
import { isUnderProtest } from './protest-rankings.ts';

const correct = (replaces: string, ...facts: object[]) =>
  ({ type: 'correction', replaces, with: facts as VerticalFact[] }) as const;
const trial = (id: string, athlete: string, r: AttemptResult) => ({ id, type: 'attempt', athlete, r }) as const;
const voiding = (attempt: string) => ({ type: 'void', attempt }) as const;
const protest = (attempt: string) => ({ type: 'protest', attempt }) as const;
const ruling = (attempt: string, upheld: boolean) => ({ type: 'ruling', attempt, upheld }) as const;

/** Everything but the log, which keeps what was corrected. */
const asOnPaper = ({ log: _, ...contest }: VerticalContest) => contest;

describe('correction', () => {
  test('a trial is replaced, everything after it is played again, and both stay in the log', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o B:x');
    const { state } = stepOnce(contest, correct('f1', trial('c1', 'A', 'x')));
    expect([formatLine(state, 'A'), state.ranks, state.next]).toEqual(['1.90 x', [null, null], 0]);
    expect(listFacts(state.log).map(({ id }) => id)).toEqual(['f0', 'f1', 'f2', 'then']);
    expect(asOnPaper(state)).toEqual({ ...asOnPaper(playValid('AB', '1.90 1.95', 'A:x B:x')) });
  });

  test('with nothing it takes the fact back', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o B:x');
    const { state } = stepOnce(contest, correct('f2'));
    expect(asOnPaper(state)).toEqual(asOnPaper(playValid('AB', '1.90 1.95', 'A:o')));
  });

  test('with several it puts in what was forgotten', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o B:o 1.95');
    const { state } = stepOnce(
      contest,
      correct('f2', trial('c1', 'B', 'x'), trial('c2', 'B', 'x'), trial('c3', 'B', 'o')),
    );
    expect([formatLine(state, 'B'), state.ranks]).toEqual(['1.90 xxo', [1, 2]]);
  });

  test('a bar, and the trials at it follow', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o B:o 1.94 A:o');
    const { state } = stepOnce(contest, correct('f3', { id: 'c1', type: 'bar', bar: 1950 }));
    expect([formatLine(state, 'A'), state.series]).toEqual(['1.90 o 1.95 o', [1900, 1950]]);
  });

  test('of a correction', () => {
    const contest = stepOnce(playValid('AB', '1.90', 'A:o'), correct('f1', trial('c1', 'A', 'x'))).state;
    const { state } = stepVertical(contest, { id: 'c2', ...correct('c1', trial('c3', 'A', '-')) });
    expect(formatLine(state, 'A')).toBe('1.90 -');
  });

  test('that would make a later fact impossible is refused, and names it', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:o B:o 1.95');
    const { state, refusal } = stepOnce(contest, correct('f2', trial('c1', 'B', 'x')));
    expect([state, refusal?.kind, refusal?.by]).toEqual([contest, 'later facts', 'f3']);
  });

  test('that is impossible itself is refused by the rule that it breaks', () => {
    const contest = playValid('AB', '1.90 1.95', 'A:x B:o A:- 1.95 A:x');
    const { state, refusal } = stepOnce(
      contest,
      correct('f5', trial('c1', 'A', 'x'), trial('c2', 'A', 'x'), trial('c3', 'A', 'x')),
    );
    expect([state, refusal?.kind, refusal?.by]).toEqual([contest, 'out', undefined]);
  });

  test.each([
    ['a fact that is not there', correct('f9'), 'unknown fact'],
    ['by a fact whose id is taken', correct('f2', trial('f1', 'B', 'x')), 'known fact'],
    ['by a fact with its own id', correct('f2', trial('then', 'B', 'x')), 'known fact'],
  ])('%s is refused', (_, fact, kind) => {
    expect(stepOnce(playValid('AB', '1.90', 'A:o B:x'), fact).refusal?.kind).toBe(kind);
  });

  test('a fact once replaced is replaced no more, and the ids that a correction brought are taken', () => {
    const { state } = stepOnce(playValid('AB', '1.90', 'A:o'), correct('f1', trial('c1', 'A', 'x')));
    expect(stepVertical(state, { id: 'd', type: 'void', attempt: 'f1' }).refusal?.kind).toBe('unknown fact');
    expect(stepVertical(state, { id: 'c1', type: 'close' }).refusal?.kind).toBe('known fact');
  });

  test('two corrections in one fact may not share an id', () => {
    const fact = correct('f1', trial('c1', 'A', 'x'), trial('c1', 'A', 'x'));
    expect(stepOnce(playValid('AB', '1.90', 'A:o'), fact).refusal?.kind).toBe('known fact');
  });
});

describe('a void trial is taken again and does not add (TR 25.18)', () => {
  test('the athlete is called at once, with the same trial, and the log keeps both', () => {
    const contest = stepOnce(playValid('ABC', '1.90', 'A:x B:x'), voiding('f1')).state;
    expect([contest.athletes[contest.next], formatLine(contest, 'A')]).toEqual(['A', '']);
    const { state } = stepVertical(contest, trial('again', 'A', 'o'));
    expect([formatLine(state, 'A'), state.athletes[state.next], state.warnings]).toEqual(['1.90 o', 'C', []]);
    expect(listFacts(state.log).map(({ id }) => id)).toEqual(['f0', 'f1', 'f2', 'then', 'again']);
  });

  test('the third failure voided brings the athlete back', () => {
    const contest = stepOnce(playValid('AB', '1.90', 'A:xxx B:o'), voiding('f3')).state;
    expect([contest.phase, contest.athletes[contest.next]]).toEqual(['contest', 'A']);
    expect(stepVertical(contest, trial('again', 'A', 'x')).state.sheets[0]?.consecutiveFailures).toBe(3);
  });

  test('in a jump-off', () => {
    const tied = 'A:o B:o 1.95 A:xxx B:xxx start A:x';
    const contest = stepOnce(playValid('AB', '1.90 1.95', tied), voiding('f11')).state;
    expect([contest.athletes[contest.next], formatLine(contest, 'A')]).toEqual(['A', '1.90 o 1.95 xxx']);
    expect(stepVertical(contest, trial('again', 'A', 'o')).state.retakes).toEqual([]);
  });

  test('only a trial is void', () => {
    expect(stepOnce(playValid('AB', '1.90', 'A:x'), voiding('f0')).refusal?.kind).toBe('unknown fact');
    expect(stepOnce(stepOnce(playValid('AB', '1.90', 'A:x'), voiding('f1')).state, voiding('then')).refusal?.kind).toBe(
      'known fact',
    );
  });

  test('what a void trial left in the log is no fact', () => {
    const contest = stepOnce(playValid('AB', '1.90', 'A:x'), voiding('f1')).state;
    expect(stepVertical(contest, { id: 'v2', type: 'void', attempt: 'then' }).refusal?.kind).toBe('unknown fact');
    expect(stepVertical(contest, { id: 'v2', type: 'correction', replaces: 'then', with: [] }).refusal?.kind).toBe(
      'unknown fact',
    );
  });
});

describe('a failure under protest (TR 8.5)', () => {
  const failed = playValid('AB', '1.90 1.95', 'A:o B:xxx');
  const pending = stepOnce(failed, protest('f4')).state;
  const jumpedOn = ['bar', 'A:x', 'B:o'].reduce((contest, what, index) => {
    const [athlete = '', r = ''] = what.split(':');
    const fact =
      what === 'bar' ? { id: 'p0', type: 'bar', bar: 1950 } : trial(`p${index}`, athlete, r as AttemptResult);
    return stepOnce(contest, fact).state;
  }, pending);

  test('counts as valid and provisional, the athlete jumps on, and there are two rankings', () => {
    expect([formatLine(pending, 'B'), pending.ranks]).toEqual(['1.90 xxo', [1, 2]]);
    expect(listVerticalStandings(pending).map(({ isProvisional }) => isProvisional)).toEqual([false, true]);
    expect(formatLine(jumpedOn, 'B')).toBe('1.90 xxo 1.95 o');
    expect(rankVerticalProtest(jumpedOn)).toEqual({ upheld: [2, 1], dismissed: [1, null] });
  });

  test('upheld: the trial is valid', () => {
    const { state } = stepOnce(jumpedOn, { id: 'r', ...ruling('f4', true) });
    expect([formatLine(state, 'B'), state.ranks]).toEqual(['1.90 xxo 1.95 o', [2, 1]]);
    expect(listVerticalStandings(state).some(({ isProvisional }) => isProvisional)).toBe(false);
    expect(rankVerticalProtest(state)).toBeUndefined();
  });

  test('dismissed: a failure again, and the trials taken on it are gone', () => {
    const { state } = stepOnce(jumpedOn, { id: 'r', ...ruling('f4', false) });
    expect([formatLine(state, 'B'), state.ranks, formatLine(state, 'A')]).toEqual([
      '1.90 xxx',
      [1, null],
      '1.90 o 1.95 x',
    ]);
    expect(rankVerticalProtest(state)).toBeUndefined();
    expect(stepVertical(state, trial('late', 'B', 'o')).refusal?.kind).toBe('out');
    expect(stepVertical(state, trial('later', 'A', 'o')).state.ranks).toEqual([1, null]);
  });

  test('dismissed after a first failure, the athlete has passed the rest of that bar', () => {
    const first = stepOnce(playValid('AB', '1.90 1.95', 'A:x B:o'), protest('f1')).state;
    const raised = stepVertical(first, { id: 'b', type: 'bar', bar: 1950 }).state;
    const state = stepVertical(raised, { id: 'r', type: 'ruling', attempt: 'f1', upheld: false }).state;
    expect([formatLine(state, 'A'), state.bar, state.athletes[state.next]]).toEqual(['1.90 x-', 1950, 'A']);
  });

  test('a fact after the ruling is not skipped', () => {
    const ruled = stepOnce(jumpedOn, { id: 'r', ...ruling('f4', false) }).state;
    const after = stepVertical(ruled, trial('later', 'A', 'x')).state;
    const { refusal } = stepOnce(after, { id: 'c', ...correct('f1', trial('c1', 'A', 'r')) });
    expect([refusal?.kind, refusal?.by]).toEqual(['later facts', 'later']);
  });

  test('waits for its ruling from the protest on, and until then only', () => {
    expect(['f3', 'f4'].map((failure) => isUnderProtest(jumpedOn, failure))).toEqual([false, true]);
    expect(isUnderProtest(failed, 'f4')).toBe(false);
    for (const isUpheld of [true, false]) {
      const { state } = stepOnce(jumpedOn, { id: 'r', ...ruling('f4', isUpheld) });
      expect(isUnderProtest(state, 'f4')).toBe(false);
    }
  });

  test('without a protest there is one ranking', () => {
    expect(rankVerticalProtest(failed)).toBeUndefined();
  });

  test.each([
    ['a protest against a clearance', failed, protest('f1'), 'no failure'],
    ['a second protest', pending, { id: 'again', ...protest('f4') }, 'no failure'],
    ['a ruling without a protest', failed, ruling('f4', true), 'no protest'],
    ['a protest against the start', failed, protest('f0'), 'unknown fact'],
  ])('%s is refused', (_, contest, fact, kind) => {
    expect(stepOnce(contest, fact).refusal?.kind).toBe(kind);
  });

  test('is taken back by a correction with nothing, and so is its ruling, once', () => {
    for (const isUpheld of [true, false]) {
      const ruled = stepOnce(jumpedOn, { id: 'r', ...ruling('f4', isUpheld) }).state;
      const waiting = stepVertical(ruled, { id: 'c', ...correct('r') }).state;
      expect(asOnPaper(waiting)).toEqual(asOnPaper(jumpedOn));
      expect(isUnderProtest(waiting, 'f4')).toBe(true);
      expect(stepVertical(waiting, { id: 'c2', ...correct('r') }).refusal?.kind).toBe('unknown fact');
      const again = stepVertical(waiting, { id: 'r2', ...ruling('f4', isUpheld) }).state;
      expect(asOnPaper(again)).toEqual(asOnPaper(ruled));
    }
    const saidProtest = stepOnce(failed, { id: 'p', ...protest('f4') }).state;
    expect(asOnPaper(stepVertical(saidProtest, { id: 'c', ...correct('p') }).state)).toEqual(asOnPaper(failed));
  });

  test('a protest that was decided is not raised or decided again', () => {
    const ruled = stepOnce(jumpedOn, { id: 'r', ...ruling('f4', true) }).state;
    expect(stepVertical(ruled, { id: 'x', type: 'protest', attempt: 'f4' }).refusal?.kind).toBe('no failure');
    expect(stepVertical(ruled, { id: 'x', type: 'ruling', attempt: 'f4', upheld: false }).refusal?.kind).toBe(
      'no protest',
    );
  });
});

test('a log read without the machine leaves aside amendments of nothing', () => {
  const log = { fact: { id: 'v', type: 'void', attempt: 'none' }, before: null } as const;
  expect(applyAmendments(log)).toEqual([]);
});

test('refused facts of a log count for nothing and are named', () => {
  const start = { id: 's', type: 'start', bars: [1900] } as const;
  const { state, refusals } = foldVertical(HIGH_JUMP, ['A'], [start, trial('1', 'A', '-'), trial('2', 'A', 'x')]);
  expect([formatLine(state, 'A'), refusals]).toEqual([
    '1.90 -',
    [{ kind: 'passed', rule: expect.any(String), fact: '2' }],
  ]);
});
