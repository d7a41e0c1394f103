import { describe, expect, test } from '@jest/globals';
import { findContestCategories, findContestFault, readEntryEvent } from './contest-categories.ts';

const contest = (categories?: readonly number[]) => ({ category: 57, dets: { categories } });

describe('The categories that an event is for', () => {
  test.each([
    ['none, where it is for all of its category', [contest()], undefined],
    ['those of its trial', [contest([49, 51])], [49, 51]],
    ['those of any of its trials', [contest([49, 51]), contest([51, 55])], [49, 51, 55]],
    ['none, where one of its trials is for all', [contest([49, 51]), contest()], undefined],
    ['none without trials', [], undefined],
  ])('are %s', (_, trials, expected) => {
    expect(findContestCategories(trials)).toEqual(expected);
  });

  test('are read with its category', () => {
    expect(readEntryEvent(contest([49]))).toEqual({ category: 57, categories: [49] });
    expect([readEntryEvent(contest()), readEntryEvent(57)]).toEqual([{ category: 57 }, { category: 57 }]);
  });
});

describe('A category that an event is said to be for', () => {
  test.each([
    ['is right of the event’s sex', 57, 49, undefined],
    ['is right of either sex in a mixed event', 1057, 50, undefined],
    ['is wrong in an event of one category', 55, 55, 'event'],
    ['is wrong in an event of no known category', 9999, 55, 'event'],
    ['is wrong where no table has it', 57, 9999, 'unknown'],
    ['is wrong where it is itself for all', 57, 57, 'wildcard'],
    ['is wrong of the other sex', 57, 50, 'sex'],
    ['is wrong where it is mixed and the event is not', 57, 1049, 'sex'],
  ])('%s', (_, event, category, fault) => {
    expect(findContestFault(event, category)).toBe(fault);
  });
});
