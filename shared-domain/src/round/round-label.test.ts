import { describe, expect, test } from '@jest/globals';
import { formatRound, formatRoundName } from './round-label.ts';
import { findRoundPosition, formatRoundPosition } from './round-position.ts';

describe('round and heat in words', () => {
  test.each([
    ['f', 1, 1, 'Finale', 'Final', 'F'],
    ['f', 2, 2, 'Finale B', 'Final B', 'F B'],
    ['s', 2, 3, 'Demi-finale 2', 'Semi-final 2', 'DF 2'],
    ['s', 1, 1, 'Demi-finale', 'Semi-final', 'DF'],
    ['r', 4, 4, 'Quart de finale 4', 'Quarter-final 4', 'QF 4'],
    ['e', 1, 8, 'Huitième de finale 1', '1/8 final 1', 'HF 1'],
    ['h', 2, 4, 'Série 2/4', 'Heat 2/4', 'S 2/4'],
    ['h', 1, 1, 'Série', 'Heat', 'S'],
    ['q', 1, 2, 'Qualification A', 'Qualification A', 'Q A'],
    ['q', 1, 1, 'Qualification', 'Qualification', 'Q'],
    ['p', 3, 3, 'Tour préliminaire 3', 'Preliminary round 3', 'TP 3'],
    ['c', 3, 4, 'Série 3/4', 'Heat 3/4', 'S 3/4'],
    ['c', 1, 1, 'Épreuve combinée', 'Combined event', 'EC'],
  ])('%s%i of %i', (round, heat, heats, french, english, short) => {
    const trial = { round, heat, heats, rounds: 2 };
    expect([formatRound(trial, 'fr'), formatRound(trial, 'en'), formatRound(trial, 'fr', true)]).toEqual([
      french,
      english,
      short,
    ]);
  });

  test.each([
    ['f', 2, 3, 1, 'Finale directe 2/3', 'Timed final 2/3'],
    ['f', 1, 1, 2, 'Finale', 'Final'],
    ['s', 1, 2, 3, 'Demi-finale 1', 'Semi-final 1'],
    ['r', 3, 4, 3, 'Quart de finale 3', 'Quarter-final 3'],
    ['h', 3, 4, 2, 'Série 3/4', 'Heat 3/4'],
  ])('Round labels from position and total: %s %i of %i, of %i rounds, is %s', (round, heat, heats, rounds, fr, en) => {
    const trial = { round, heat, heats, rounds };
    expect([formatRound(trial, 'fr'), formatRound(trial, 'en')]).toEqual([fr, en]);
  });

  test('an unknown round has no label', () => {
    expect(formatRoundName('z', 'fr')).toBe('');
  });
});

describe('Round labels from position and total: final direct, final, semi-final, quarter-final, otherwise round. Of a round among all', () => {
  test.each([
    [1, 1, 'direct', 'Finale directe'],
    [4, 4, 'final', 'Finale'],
    [3, 4, 'semi', 'Demi-finale'],
    [2, 4, 'quarter', 'Quart de finale'],
    [1, 4, 'round', 'Tour 1'],
    [2, 5, 'round', 'Tour 2'],
    [1, 2, 'semi', 'Demi-finale'],
    [1, 3, 'quarter', 'Quart de finale'],
    [1, 0, 'direct', 'Finale directe'],
  ] as const)('round %i of %i is %s', (position, total, name, label) => {
    expect(findRoundPosition(position, total)).toBe(name);
    expect(formatRoundPosition(position, total, 'fr')).toBe(label);
  });

  test.each([
    [1, 1, 'Timed final'],
    [5, 5, 'Final'],
    [4, 5, 'Semi-final'],
    [3, 5, 'Quarter-final'],
    [2, 5, 'Round 2'],
    [1, 5, 'Round 1'],
  ])('in English, round %i of %i is a %s', (position, total, label) => {
    expect(formatRoundPosition(position, total, 'en')).toBe(label);
  });
});

describe('rounds (final, semifinal, quarter, eighth, series)', () => {
  test.each([
    ['f', 'Final', 'Finale'],
    ['s', 'Semi-final', 'Demi-finale'],
    ['r', 'Quarter-final', 'Quart de finale'],
    ['e', '1/8 final', 'Huitième de finale'],
    ['h', 'Heat', 'Série'],
  ])('round letter %s is read %s, in French %s', (round, english, french) => {
    expect([formatRoundName(round, 'en'), formatRoundName(round, 'fr')]).toEqual([english, french]);
  });

  test('pools go by letter to Z, then by number', () => {
    const pool = (heat: number) => formatRound({ round: 'q', heat, heats: 30, rounds: 2 }, 'fr');
    expect([pool(1), pool(26), pool(27), pool(0)]).toEqual([
      'Qualification A',
      'Qualification Z',
      'Qualification 27',
      'Qualification 0',
    ]);
  });
});
