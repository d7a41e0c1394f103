import { describe, expect, test } from '@jest/globals';
import { formatWalkCards, formatWalkSigns, judgeWalkCards, parseWalkCards, type WalkCards } from './walk-cards.ts';

const cards = (text: string, penalty?: WalkCards['penalty']): WalkCards => ({
  red: parseWalkCards(text) ?? [],
  penalty,
});

describe('red cards of a race walk on the result (TR 54.7)', () => {
  test.each([
    ['', []],
    ['~', [{ symbol: '~' }]],
    ['~~>', [{ symbol: '~' }, { symbol: '~' }, { symbol: '>' }]],
    [
      '1~ 4> 6~',
      [
        { judge: '1', symbol: '~' },
        { judge: '4', symbol: '>' },
        { judge: '6', symbol: '~' },
      ],
    ],
    [
      '1~,4>;c~',
      [
        { judge: '1', symbol: '~' },
        { judge: '4', symbol: '>' },
        { judge: 'C', symbol: '~' },
      ],
    ],
  ])('%j is read', (text, red) => {
    expect(parseWalkCards(text)).toEqual(red);
  });

  test.each(['1', 'rouge', '1~ 4', '123~'])('%j cannot be read', (text) => {
    expect(parseWalkCards(text)).toBeUndefined();
  });

  test('what is read is written the same; result lists print the signs alone (CR 25.4)', () => {
    const { red } = cards('1~ 4> ~');
    expect([formatWalkCards(red), formatWalkSigns(red)]).toEqual(['1~ 4> ~', '~>~']);
  });

  test.each([
    ['two cards', cards('1~ 2~'), undefined, { isPenaltyDue: false, addedMs: 0 }],
    ['three without a zone disqualify', cards('1~ 2~ 3>'), undefined, { rule: 'TR54.7.1' }],
    [
      'a second card of the same judge does not count',
      cards('1~ 2~ 1>'),
      undefined,
      { repeatedCards: [2], isPenaltyDue: false },
    ],
    ['with a zone the third sends there', cards('1~ 2~ 3>'), 60_000, { isPenaltyDue: true, addedMs: 0 }],
    ['served: nothing more', cards('1~ 2~ 3>', 'served'), 60_000, { isPenaltyDue: false, addedMs: 0 }],
    [
      'too late to serve: added to the time',
      cards('1~ 2~ 3>', 'added'),
      60_000,
      { isPenaltyDue: false, addedMs: 60_000 },
    ],
    ['not served', cards('1~ 2~ 3>', 'missed'), 60_000, { rule: 'TR54.7.3', addedMs: 0 }],
    ['a fourth after it was served', cards('1~ 2~ 3> 4~', 'served'), 60_000, { rule: 'TR54.7.3' }],
    ['a fourth before it was', cards('1~ 2~ 3> 4~'), 60_000, { rule: 'TR54.7.3', isPenaltyDue: false }],
    ['cards without a judge are of other judges', cards('~~>'), undefined, { rule: 'TR54.7.1', repeatedCards: [] }],
  ])('%s', (_, given, penaltyMs, judgement) => {
    expect(judgeWalkCards(given, penaltyMs === undefined ? {} : { penaltyMs })).toMatchObject(judgement);
  });
});
