import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { judgeRecalls, RECALL_CARDS, type Recall } from './recall.ts';

const show = (card: Recall['card'], ...athletes: string[]): Recall => ({ card, athletes });
const showConduct = (...athletes: string[]): Recall => ({ athletes, card: 'red', isConduct: true });
const NONE = { falseStarts: 0, fieldWarned: false, warned: [], disqualified: [], conduct: [], refused: [] };

describe('48. recalls by the starter’s cards (TR 16.8)', () => {
  test.each([
    ['without a recall nobody is out', [], NONE],
    ['a green card is nobody’s fault', [show('green'), show('green', '7')], NONE],
    ['a red card disqualifies at once', [show('red', '7')], { falseStarts: 1, disqualified: ['7'] }],
    ['and all whom it names', [show('red', '7', '4')], { falseStarts: 1, disqualified: ['7', '4'] }],
    ['a yellow card warns of conduct', [show('yellow', '7')], { ...NONE, conduct: ['7'] }],
    [
      'a red card of conduct disqualifies, and is no false start',
      [show('yellow', '7'), showConduct('7')],
      { falseStarts: 0, conduct: ['7'], disqualified: ['7'] },
    ],
    [
      'who is out by it is not shown another card',
      [showConduct('7'), show('red', '7')],
      { disqualified: ['7'], refused: [{ index: 1, reason: 'already disqualified' }] },
    ],
    [
      'who is out is not shown another card',
      [show('red', '7'), show('red', '7')],
      { disqualified: ['7'], refused: [{ index: 1, reason: 'already disqualified' }] },
    ],
    [
      'a card that is nobody’s needs somebody',
      [show('red'), show('yellow')],
      {
        ...NONE,
        refused: [
          { index: 0, reason: 'nobody named' },
          { index: 1, reason: 'nobody named' },
        ],
      },
    ],
  ] as const)('%s', (_, recalls, outcome) => {
    expect(judgeRecalls(recalls)).toMatchObject(outcome);
  });

  test.each([
    [
      'the first false start is a yellow card that warns the whole field',
      [show('yellow', '7')],
      { falseStarts: 1, fieldWarned: true, warned: ['7'], disqualified: [], conduct: [] },
    ],
    [
      'the second, whoever’s, disqualifies',
      [show('yellow', '7'), show('red', '4')],
      { falseStarts: 2, warned: ['7'], disqualified: ['4'] },
    ],
    ['the same athlete’s too', [show('yellow', '7'), show('red', '7')], { warned: ['7'], disqualified: ['7'] }],
    [
      'a red card before the field was warned is refused',
      [show('red', '7')],
      { ...NONE, refused: [{ index: 0, reason: 'field not warned' }] },
    ],
    [
      'a green card between them changes nothing',
      [show('green'), show('yellow', '7'), show('green'), show('red', '4')],
      { falseStarts: 2, warned: ['7'], disqualified: ['4'] },
    ],
    [
      'a red card of conduct needs no warned field, and warns nobody',
      [showConduct('7'), show('yellow', '4')],
      { falseStarts: 1, fieldWarned: true, warned: ['4'], disqualified: ['7'], refused: [] },
    ],
    [
      'once the field is warned a yellow card is about conduct',
      [show('yellow', '7'), show('yellow', '4')],
      { falseStarts: 1, warned: ['7'], conduct: ['4'] },
    ],
  ] as const)('in a combined event %s', (_, recalls, outcome) => {
    expect(judgeRecalls(recalls, { combined: true })).toMatchObject(outcome);
  });
});

const anyRecall = fc.record({
  card: fc.constantFrom(...RECALL_CARDS),
  athletes: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 3 }),
});

test('nobody is disqualified without a red card, and a refused recall changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyRecall), fc.boolean(), (recalls, combined) => {
      const whole = judgeRecalls(recalls, { combined });
      const isRefused = (index: number) => whole.refused.some((one) => one.index === index);
      const counted = judgeRecalls(
        recalls.filter((_, index) => !isRefused(index)),
        { combined },
      );
      expect({ ...whole, refused: [] }).toEqual(counted);
      const red = recalls.filter(({ card }) => card === 'red').flatMap(({ athletes }): readonly string[] => athletes);
      expect(whole.disqualified.every((athlete) => red.includes(athlete))).toBe(true);
      expect(new Set(whole.disqualified).size).toBe(whole.disqualified.length);
    }),
  );
});
