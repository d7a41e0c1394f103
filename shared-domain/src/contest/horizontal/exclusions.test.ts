import { describe, expect, test } from '@jest/globals';
import { foldHorizontal } from './machine.ts';
import { FINAL, fold, formatOrder, parseScript, playValid, writeRound } from './script.fixture.ts';
import { findHorizontalStage } from './stage.ts';
import { listHorizontalStandings } from './standings.ts';

const NINE = 'ABCDEFGHI';
const EIGHT = NINE.slice(1);
const MARKS = ['8.10', '8.00', '7.90', '7.80', '7.70', '7.60', '7.50', '7.40', '7.30'];
const rounds = (count: number) =>
  Array.from({ length: count }, (_, round) => writeRound(NINE, ...(round === 0 ? MARKS : []))).join(' ');

describe('A disqualified athlete of a long jump (TR 7.1)', () => {
  test('has no place, and those behind move up', () => {
    const contest = playValid(NINE, `${rounds(2)} A:out`);
    expect(contest.ranks).toEqual([null, 1, 2, 3, 4, 5, 6, 7, 8]);
    const [out, leader] = listHorizontalStandings(contest);
    expect([out?.status, out?.isInCut, leader?.rank, leader?.isInCut]).toEqual(['retired', false, 1, true]);
  });

  test('takes no place in a cut that is made later: the ninth goes on', () => {
    const script = `${rounds(2)} A:out ${writeRound(EIGHT)}`;
    const contest = playValid(NINE, script);
    expect(formatOrder(contest)).toBe('IHGFEDCB');
    expect(findHorizontalStage(contest)).toMatchObject({ order: [8, 7, 6, 5, 4, 3, 2, 1], stopped: [0] });
    expect(playValid(NINE, `${script} I:7.35`).ranks[8]).toBe(8);
  });

  test('takes none either between the third round and the fourth', () => {
    expect(formatOrder(playValid(NINE, `${rounds(3)} A:out`))).toBe('IHGFEDCB');
  });

  test('leaves a cut as it was once somebody has gone on from it', () => {
    const contest = playValid(NINE, `${rounds(3)} H:x A:out`);
    expect([formatOrder(contest), contest.athletes[contest.next]]).toEqual(['HGFEDCB', 'G']);
    const { refusals } = fold(NINE, `${rounds(3)} H:x A:out I:x`);
    expect(refusals.map(({ kind }) => kind)).toEqual(['not in the cut']);
  });

  test('is called no more, and no attempt is taken of one', () => {
    const { state, refusals } = fold('AB', 'A:8.00 B:7.90 A:out A:x');
    expect([state.athletes[state.next], refusals.map(({ kind }) => kind)]).toEqual(['B', ['retired']]);
  });

  test('is no mark to beat', () => {
    expect(listHorizontalStandings(playValid('AB', 'A:8.00 B:7.00 A:out'))[1]).not.toHaveProperty('markToLead', 8010);
  });

  test('may be taken back: the contest is as if it had not been', () => {
    const facts = parseScript(`${rounds(2)} A:out`);
    const back = { id: 'back', type: 'correction', replaces: `f${facts.length}`, with: [] } as const;
    const { state } = foldHorizontal(FINAL, [...NINE], [...facts, back]);
    const { ranks, order, next } = playValid(NINE, rounds(2));
    expect([state.ranks, state.order, state.next]).toEqual([ranks, order, next]);
  });
});

test.each([`${rounds(3)} H:r`, `${rounds(2)} ${writeRound(NINE, ...'xxxxxxxrx')}`])(
  'Who retires with a mark among the best keeps the place in the cut, and the next one is called: %s',
  (script) => {
    const stage = findHorizontalStage(playValid(NINE, script));
    expect(stage).toMatchObject({ order: [6, 5, 4, 3, 2, 1, 0], stopped: [7, 8] });
  },
);
