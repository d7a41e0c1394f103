import { describe, expect, test } from '@jest/globals';
import { type ConductFact, isNextCardRed, judgeConduct } from './conduct.ts';

const card = (event: string, shown: ConductFact['card'] = 'YC', athlete = '7'): ConductFact => ({
  athlete,
  event,
  card: shown,
});
const of = (facts: readonly ConductFact[], options = {}) => judgeConduct(facts, options).athletes.get('7');
const codes = (facts: readonly ConductFact[]) => of(facts)?.cards.map(({ code }) => code);

describe('Conduct warnings belong to the athlete for the whole competition (TR 16.5, CR 18.5)', () => {
  test('one yellow is YC and excludes from nothing', () => {
    expect(of([card('100')])).toEqual({ cards: [{ event: '100', code: 'YC' }] });
  });

  test('the second yellow, in whichever event, is YRC: out of that event', () => {
    expect(codes([card('100'), card('200')])).toEqual(['YC', 'YRC']);
    expect(of([card('100'), card('200')])?.excludedFrom).toEqual(['200']);
    expect(of([card('100'), card('100')])?.excludedFrom).toEqual(['100']);
  });

  test('a red at once is RC, whether or not a yellow came before', () => {
    expect(codes([card('100', 'RC')])).toEqual(['RC']);
    expect(codes([card('100'), card('100', 'RC')])).toEqual(['YC', 'RC']);
    expect(of([card('100', 'RC')])?.excludedFrom).toEqual(['100']);
  });

  test('a red card is no yellow: the first yellow after it is YC, the second YRC', () => {
    expect(codes([card('100', 'RC'), card('200')])).toEqual(['RC', 'YC']);
    expect(codes([card('100', 'RC'), card('200'), card('400')])).toEqual(['RC', 'YC', 'YRC']);
    expect(codes([card('100'), card('200', 'RC'), card('400')])).toEqual(['YC', 'RC', 'YRC']);
    expect(of([card('100', 'RC'), card('200')])).toMatchObject({ excludedFrom: ['100'], laterEvents: 'referee' });
  });

  test('an exclusion is never forgotten: red cards in two events keep the athlete out of both', () => {
    const { athletes, refused } = judgeConduct(['100', '200', '100', '200', '400'].map((event) => card(event, 'RC')));
    expect(athletes.get('7')?.excludedFrom).toEqual(['100', '200', '400']);
    expect(athletes.get('7')?.cards.map(({ event }) => event)).toEqual(['100', '200', '400']);
    expect(refused.map(({ index }) => index)).toEqual([2, 3]);
  });

  test.each([
    ['nothing before it', [], false],
    ['a yellow card in another event', [card('100')], true],
    ['only a red card', [card('100', 'RC')], false],
    ["another athlete's yellow card", [card('100', 'YC', '4')], false],
  ] as const)('the next yellow card after %s is red: %s', (_, before, isRed) => {
    expect(isNextCardRed(before, '7')).toBe(isRed);
  });

  test("another athlete's cards do not count", () => {
    const { athletes } = judgeConduct([card('100'), card('100', 'YC', '4')]);
    expect([...athletes.values()].map(({ cards }) => cards)).toEqual([
      [{ event: '100', code: 'YC' }],
      [{ event: '100', code: 'YC' }],
    ]);
  });

  test('the rule is kept with the card', () => {
    expect(of([{ ...card('100'), rule: 'TR16.5' }])?.cards).toEqual([{ event: '100', code: 'YC', rule: 'TR16.5' }]);
  });
});

describe('later events after a red are not confirmed by a source', () => {
  const twoYellows = [card('100'), card('200')];

  test('the default leaves them to the referee, and a card in one of them is taken', () => {
    expect(of(twoYellows)?.laterEvents).toBe('referee');
    expect(judgeConduct([...twoYellows, card('400')])).toMatchObject({ refused: [] });
    expect(codes([...twoYellows, card('400')])).toEqual(['YC', 'YRC', 'YRC']);
  });

  test('as an option the athlete is out of them, and a card there is refused', () => {
    const conduct = judgeConduct([...twoYellows, card('400')], { laterEvents: 'excluded' });
    expect(conduct.athletes.get('7')).toMatchObject({ excludedFrom: ['200'], laterEvents: 'excluded' });
    expect(conduct.athletes.get('7')?.cards).toHaveLength(2);
    expect(conduct.refused).toEqual([{ index: 2, reason: 'already excluded' }]);
  });

  test('a card in the event the athlete is out of is refused either way', () => {
    expect(judgeConduct([...twoYellows, card('200')]).refused).toEqual([{ index: 2, reason: 'already excluded' }]);
    expect(judgeConduct([...twoYellows, card('200')], { laterEvents: 'excluded' }).refused).toHaveLength(1);
  });

  test('under one yellow no card is refused, whatever the option', () => {
    expect(judgeConduct([card('100'), card('100')], { laterEvents: 'excluded' }).refused).toEqual([]);
  });
});
