import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { judgeWalk, WALK_REFUSALS } from './judge-walk.ts';
import type { WalkFact } from './walk-fact.ts';

const T = 1_700_000_000_000;
const red = (judge: string, at = T, walker = '12'): WalkFact => ({ kind: 'red', judge, walker, symbol: '~', at });
const paddle = (judge: string): WalkFact => ({ kind: 'paddle', judge, walker: '12', symbol: '>', at: T });
const event = (kind: 'enter' | 'leave' | 'ignore' | 'finish', at = T): WalkFact => ({ kind, walker: '12', at });
const chief = (toGo: number): WalkFact => ({ kind: 'chief', walker: '12', symbol: '>', at: T + 9, toGo });
const three = [red('1'), red('2', T + 1), red('3', T + 2)];
const ZONE = { penaltyMs: 120_000 };

const of = (facts: readonly WalkFact[], options = {}) => judgeWalk(facts, options).walkers.get('12');
const refusals = (facts: readonly WalkFact[], options = {}) => judgeWalk(facts, options).refused;

describe('Three red cards from three judges disqualify (TR 54.7.1)', () => {
  test('two do not, the third does, at its time of day', () => {
    expect(of(three.slice(0, 2))?.disqualified).toBeUndefined();
    expect(of(three)?.disqualified).toEqual({ rule: 'TR54.7.1', at: T + 2 });
    expect(of(three)?.penalty).toBeUndefined();
  });

  test.each([0, -1, Number.NaN])('a stay of %d ms is no penalty zone: the third card disqualifies', (penaltyMs) => {
    expect(of(three, { penaltyMs })).toEqual(of(three));
    expect(refusals([...three.slice(0, 2), event('leave')], { penaltyMs })).toHaveLength(1);
    expect(of(three, { penaltyMs: 1 })).toMatchObject({ penalty: 'due' });
    expect(of(three, { penaltyMs: 1 })).not.toHaveProperty('disqualified');
  });

  test('a second red card by the same judge is refused and does not count', () => {
    const facts = [red('1'), red('1'), red('2'), red('3')];
    expect(refusals(facts)).toEqual([{ index: 1, reason: 'red card by this judge already' }]);
    expect(of(facts.slice(0, 3))?.disqualified).toBeUndefined();
    expect(of(facts)?.disqualified?.rule).toBe('TR54.7.1');
  });

  test('cards keep judge, symbol and time of day', () => {
    expect(of([red('1'), { kind: 'red', judge: '2', walker: '12', symbol: '>', at: T + 5 }])?.red).toEqual([
      { judge: '1', symbol: '~', at: T },
      { judge: '2', symbol: '>', at: T + 5 },
    ]);
  });

  test('a fourth card after the disqualification is kept, the disqualification stays that of the third', () => {
    const record = of([...three, red('4', T + 60_000)]);
    expect(record?.red).toHaveLength(4);
    expect(record?.disqualified).toEqual({ rule: 'TR54.7.1', at: T + 2 });
  });

  test("another walker's cards do not count", () => {
    expect(of([red('1'), red('2'), red('3', T, '13')])?.disqualified).toBeUndefined();
  });

  test('a late disqualification after the finish is normal', () => {
    const record = of([red('1'), red('2'), event('finish'), red('3', T + 60_000)]);
    expect(record).toMatchObject({ finishedAt: T, disqualified: { rule: 'TR54.7.1', at: T + 60_000 } });
  });
});

test('Yellow paddles never count, however many', () => {
  const record = of([...['1', '2', '3', '4', '5'].map(paddle), red('1'), red('2')]);
  expect(record?.paddles).toHaveLength(5);
  expect(record?.paddles[0]).toEqual({ judge: '1', symbol: '>', at: T });
  expect(record?.disqualified).toBeUndefined();
});

describe('The chief judge alone may disqualify in the last 100 m (TR 54.4.1)', () => {
  test.each([0, 99, 100])('%d m from the finish', (toGo) => {
    expect(of([chief(toGo)])?.disqualified).toEqual({ rule: 'TR54.4.1', at: T + 9 });
  });

  test('at 101 m it is refused', () => {
    expect(refusals([chief(101)])).toEqual([{ index: 0, reason: 'not in the last 100 m' }]);
    expect(of([chief(101)])).toBeUndefined();
  });

  test('a walker who is out already is not disqualified again', () => {
    expect(refusals([...three, chief(50)])).toEqual([{ index: 3, reason: 'already disqualified' }]);
  });
});

describe('Penalty zone (TR 54.7.3)', () => {
  test('the third card sends the walker there and does not disqualify', () => {
    expect(of(three.slice(0, 2), ZONE)?.penalty).toBeUndefined();
    expect(of(three, ZONE)).toMatchObject({ penalty: 'due', addedMs: 0 });
    expect(of(three, ZONE)?.disqualified).toBeUndefined();
  });

  test('a stay of exactly the penalty serves it: nothing is added', () => {
    const facts = [...three, event('enter', T + 1000), event('leave', T + 121_000), event('finish', T + 500_000)];
    expect(of(facts.slice(0, 4), ZONE)).toMatchObject({ penalty: 'inZone', enteredAt: T + 1000 });
    expect(of(facts, ZONE)).toMatchObject({
      penalty: 'served',
      addedMs: 0,
      enteredAt: T + 1000,
      finishedAt: T + 500_000,
    });
    expect(of(facts, ZONE)?.disqualified).toBeUndefined();
  });

  test('leaving early, by a millisecond, disqualifies', () => {
    const facts = [...three, event('enter', T + 1000), event('leave', T + 120_999)];
    expect(of(facts, ZONE)?.disqualified).toEqual({ rule: 'TR54.7.3', at: T + 120_999 });
  });

  test('not going disqualifies', () => {
    expect(of([...three, event('ignore', T + 7)], ZONE)?.disqualified).toEqual({ rule: 'TR54.7.3', at: T + 7 });
  });

  test.each([
    ['before the zone', three],
    ['in the zone', [...three, event('enter')]],
    ['after it', [...three, event('enter'), event('leave', T + 120_000)]],
    ['after the finish', [...three, event('finish')]],
  ])('a fourth card from another judge disqualifies: %s', (_, facts) => {
    expect(of([...facts, red('4', T + 300_000)], ZONE)?.disqualified).toEqual({ rule: 'TR54.7.3', at: T + 300_000 });
  });

  test('a fourth from a judge who has shown one does not', () => {
    expect(of([...three, red('3')], ZONE)?.disqualified).toBeUndefined();
  });

  test('the third card too late to be served: the time is added to the result', () => {
    expect(of([...three, event('finish')], ZONE)).toMatchObject({ penalty: 'added', addedMs: 120_000 });
    expect(of([red('1'), red('2'), event('finish'), red('3')], ZONE)).toMatchObject({
      penalty: 'added',
      addedMs: 120_000,
    });
  });

  test('a walker without a third card finishes as he is', () => {
    expect(of([red('1'), red('2'), event('finish')], ZONE)).toMatchObject({ addedMs: 0, finishedAt: T });
  });
});

describe('a fact that cannot be is refused and changes nothing', () => {
  const inZone = [...three, event('enter')];
  test.each<[string, readonly WalkFact[], (typeof WALK_REFUSALS)[number]]>([
    ['into the zone after two cards', [red('1'), red('2'), event('enter')], 'no penalty due'],
    ['into the zone twice', [...inZone, event('enter')], 'no penalty due'],
    ['not going after going', [...inZone, event('ignore')], 'no penalty due'],
    ['out of the zone without going in', [...three, event('leave')], 'not in the penalty zone'],
    ['out of the zone without a card', [event('leave')], 'not in the penalty zone'],
    ['the finish from within the zone', [...inZone, event('finish')], 'in the penalty zone'],
    ['a second finish', [event('finish'), event('finish')], 'already finished'],
    ['into the zone after the finish', [...three, event('finish'), event('enter')], 'no penalty due'],
    ['into the zone when out', [...three, event('ignore'), event('enter')], 'already disqualified'],
  ])('%s: %s', (_, facts, reason) => {
    expect(refusals(facts, ZONE)).toEqual([{ index: facts.length - 1, reason }]);
    expect(of(facts, ZONE)).toEqual(of(facts.slice(0, -1), ZONE));
  });

  test('every reason is one of the table', () => {
    expect(WALK_REFUSALS).toHaveLength(7);
  });

  test('a disqualified walker who finishes nevertheless is recorded', () => {
    expect(of([...three, event('finish', T + 9)])).toMatchObject({ finishedAt: T + 9, addedMs: 0 });
  });
});

describe('laws', () => {
  const fact = fc.oneof(
    fc.constantFrom('1', '2', '3', '4', '5').map((judge) => red(judge)),
    fc.constantFrom('1', '2').map(paddle),
    fc
      .record({ kind: fc.constantFrom('enter', 'leave', 'ignore', 'finish'), at: fc.integer({ min: 0, max: 300_000 }) })
      .map(({ kind, at }) => event(kind as 'enter', T + at)),
  );

  test('taking the paddles away changes nothing but the paddles', () => {
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        const { paddles: _, ...withThem } = of(facts, ZONE) ?? { paddles: [], red: [], addedMs: 0 };
        const without = facts.filter(({ kind }) => kind !== 'paddle');
        const { paddles: none, ...record } = of(without, ZONE) ?? { paddles: [], red: [], addedMs: 0 };
        expect(none).toEqual([]);
        expect(record).toEqual(withThem);
      }),
    );
  });

  test('without a zone: out exactly when three judges have shown red', () => {
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        const judges = new Set(facts.flatMap((one) => (one.kind === 'red' ? [one.judge] : [])));
        expect(of(facts)?.disqualified !== undefined).toBe(judges.size >= 3);
      }),
    );
  });

  test('refused facts taken out of the log leave the same state and no refusal', () => {
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        const { walkers, refused } = judgeWalk(facts, ZONE);
        const bad = new Set(refused.map(({ index }) => index));
        const again = judgeWalk(
          facts.filter((_, index) => !bad.has(index)),
          ZONE,
        );
        expect(again).toEqual({ walkers, refused: [] });
      }),
    );
  });
});
