import { describe, expect, test } from '@jest/globals';
import { parseRoundWord } from './round-word.ts';

describe('A round in words', () => {
  test.each([
    ['Série', 'h', undefined],
    ['Séries', 'h', undefined],
    ['Série 2', 'h', 2],
    ['2e série', 'h', 2],
    ['heat 3/4', 'h', 3],
    ['H2', 'h', 2],
    ['Vorlauf', 'h', undefined],
    ['1. Vorlauf', 'h', 1],
    ['Vorläufe', 'h', undefined],
    ['Round 1', 'h', undefined],
    ['1er tour', 'h', undefined],
    ['Demi-finale', 's', undefined],
    ['Demi-finale 2', 's', 2],
    ['1/2 finale', 's', undefined],
    ['SEMI', 's', undefined],
    ['2nd semi-final', 's', 2],
    ['Halbfinale', 's', undefined],
    ['Zwischenlauf 1', 's', 1],
    ['Final', 'f', undefined],
    ['Finale B', 'f', 2],
    ['Final 1', 'f', 1],
    ['Timed Final', 'f', undefined],
    ['Zeitläufe', 'f', undefined],
    ['Quart de finale', 'r', undefined],
    ['quarter-finals', 'r', undefined],
    ['8e de finale', 'e', undefined],
    ['Qualifications', 'q', undefined],
    ['prelims', 'p', undefined],
  ] as const)('«%s» is %s, heat %s', (text, round, heat) => {
    expect(parseRoundWord(text)).toEqual({ round, ...(heat === undefined ? {} : { heat }) });
  });

  test.each(['', 'Round 2', 'Semi-marathon', 'Demi-fond', 'Femmes', '100 m', '2', 'A'])('«%s» is none', (text) => {
    expect(parseRoundWord(text)).toBeUndefined();
  });
});
