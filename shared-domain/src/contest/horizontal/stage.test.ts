import { describe, expect, test } from '@jest/globals';
import { findHorizontalRules } from './rules.ts';
import { FINAL, playValid, writeRound } from './script.fixture.ts';
import { findHorizontalStage } from './stage.ts';

const NINE = 'ABCDEFGHI';
const MARKS = ['8.10', '8.00', '7.90', '7.80', '7.70', '7.60', '7.50', '7.40', '7.30'];

const playThree = (marks: readonly string[], names = NINE) =>
  [1, 2, 3].map((round) => writeRound(names, ...(round === 1 ? marks : []))).join(' ');
const formatNames = (indexes: readonly number[], names = NINE) => indexes.map((index) => names[index]).join('');
const readStage = (script: string, rules = FINAL, names = NINE) => {
  const stage = findHorizontalStage(playValid(names, script, rules));
  return stage && { ...stage, order: formatNames(stage.order), stopped: formatNames(stage.stopped) };
};

describe('the cut and the new order after three rounds', () => {
  test('stand between the rounds, and are over with the next attempt', () => {
    expect(readStage(playThree(MARKS).replace(/ I:x$/, ''))).toBeUndefined();
    expect(readStage(playThree(MARKS))).toEqual({
      after: 3,
      order: 'HGFEDCBA',
      stopped: 'I',
      cut: { after: 3, to: 8 },
      tied: [],
    });
    expect(readStage(`${playThree(MARKS)} H:x`)).toBeUndefined();
  });

  test('name those who share the last place and all go on', () => {
    const stage = readStage(playThree([...MARKS.slice(0, 8), '7.40']));
    expect(stage).toMatchObject({ order: 'HIGFEDCBA', stopped: '' });
    expect(formatNames(stage?.tied ?? [])).toBe('HI');
  });

  test('are those of the meeting: one cut after four, a new order after five', () => {
    const rules = findHorizontalRules({ round: 'f', cuts: [{ after: 4, to: 1 }], reorderAfter: [5] });
    const rounds = (count: number, names: string) =>
      Array.from({ length: count }, () => writeRound(names, '7.00', '6.00')).join(' ');
    expect(readStage(rounds(4, 'AB'), rules, 'AB')).toMatchObject({ after: 4, order: 'A', stopped: 'B' });
    expect(readStage(`${rounds(4, 'AB')} A:x`, rules, 'AB')).toMatchObject({ after: 5, order: 'A' });
  });

  test('are none where the contest has no cut', () => {
    const rules = findHorizontalRules({ round: 'c', attemptCount: 6 });
    expect(readStage(playThree(MARKS), rules)).toBeUndefined();
  });
});
