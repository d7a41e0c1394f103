import { describe, expect, test } from '@jest/globals';
import { countLaneSteps } from './lane-step.ts';

describe('One step on the lane line is allowed once in all rounds of an event, the second disqualifies', () => {
  test('the first step is L and no more', () => {
    expect(countLaneSteps([{ entrant: '7', round: 'h1' }]).entrants.get('7')).toEqual({ firstStepRound: 'h1' });
  });

  test('L carries over to the next round: a step there disqualifies in that round', () => {
    const { entrants } = countLaneSteps([
      { entrant: '7', round: 'h1' },
      { entrant: '7', round: 's2' },
    ]);
    expect(entrants.get('7')).toEqual({ firstStepRound: 'h1', disqualified: { round: 's2', rule: 'TR17.3' } });
  });

  test('two steps in one race disqualify too', () => {
    const { entrants } = countLaneSteps([
      { entrant: '7', round: 'f1' },
      { entrant: '7', round: 'f1' },
    ]);
    expect(entrants.get('7')?.disqualified?.round).toBe('f1');
  });

  test('relays count per team: two members of one team, each once, disqualify it; another team is not touched', () => {
    const { entrants } = countLaneSteps([
      { entrant: 'FRA', round: 'h1' },
      { entrant: 'GBR', round: 'h1' },
      { entrant: 'FRA', round: 'f1' },
    ]);
    expect(entrants.get('FRA')?.disqualified?.round).toBe('f1');
    expect(entrants.get('GBR')).toEqual({ firstStepRound: 'h1' });
  });

  test('a third step is refused by its place in the log: the entrant is out already', () => {
    const step = { entrant: '7', round: 'h1' };
    expect(countLaneSteps([step, step]).refused).toEqual([]);
    expect(countLaneSteps([step, step, step]).refused).toEqual([{ index: 2, reason: 'already disqualified' }]);
  });

  test('the rule shown with the disqualification is data', () => {
    const step = { entrant: '7', round: 'h1' };
    expect(countLaneSteps([step, step], { rule: 'TR17.4' }).entrants.get('7')?.disqualified?.rule).toBe('TR17.4');
  });
});
