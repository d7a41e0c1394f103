import { describe, expect, test } from '@jest/globals';
import { findStatusOfWord, STATUS_WORDS_BY_LANGUAGE } from './status-words.ts';

describe('A word in place of a mark', () => {
  test.each([
    ['aufg.', 3],
    ['NP', 2],
    ['ABD', 3],
    ['AB', 3],
    ['DISQ', 4],
    ['n.a.', 2],
    ['n. a.', 2],
    ['abg.', 2],
    ['Disqualifiée', 4],
    ['o.g.V.', 5],
    ['rit.', 3],
    ['SQ', 4],
    ['Descalificado', 4],
    ['SM', 5],
    ['opgegeven', 3],
    ['NG', 2],
    ['dnf', 3],
    ['Baslamadi', 2],
    ['BİTİRMEDİ', 3],
    ['Ei startannut', 2],
    ['Brutt', 3],
    ['Nie ukończyła', 3],
    ['Diskvalifikována', 4],
    ['Feladta', 3],
    ['Não largou', 2],
    ['–', 6],
    ['r', 7],
    ['DNF/Tempo Excedido', 3],
    ['DQ (TR 17.3)', 4],
    ['Abandon - blessure', 3],
  ])('%s is the status %i', (word, status) => {
    expect(findStatusOfWord(word)).toBe(status);
  });

  test.each(['', '.', 'XYZ', 'NC', '?', '10.52', 'DNS/DNF', 'XYZ/DNF'])('%j is none', (word) => {
    expect(findStatusOfWord(word)).toBeUndefined();
  });

  test('has one meaning in all languages', () => {
    const meanings = new Map<string, Set<string>>();
    for (const words of Object.values(STATUS_WORDS_BY_LANGUAGE)) {
      for (const [status, all] of Object.entries(words)) {
        for (const word of all) {
          const key = word.toLowerCase().replace(/[^\p{L}]/gu, '');
          meanings.set(key, new Set([...(meanings.get(key) ?? []), status]));
        }
      }
    }
    expect([...meanings].filter(([, statuses]) => statuses.size > 1)).toEqual([]);
    expect(Object.keys(STATUS_WORDS_BY_LANGUAGE)).toHaveLength(12);
  });
});
