import { describe, expect, test } from '@jest/globals';
import { hasMisreadLetters } from './misread-letters.ts';

describe('A name whose letters were read in another encoding than they were written', () => {
  test.each([
    'clŽment',
    'Rapha‘l LŽvy',
    'lemariŽ',
    'UKS M³odzik Warszawa',
    'Pawe³',
    'B¥K',
    '£YSKOWKA',
    'Ïåòðîâ',
    'Äîáðåâ Äåÿí',
    'JosÃ© MÃ¼llerova',
    'HÃ¤llefors',
    'Ã‰milie',
    'ToÅ¡a',
    'D’Angelo'.replace('’', 'â€™'),
  ])('%s is one', (name) => expect(hasMisreadLetters(name)).toBe(true));

  test.each([
    'Clément',
    'ŽIVKOVIĆ Živa',
    'Łyskowka',
    'Петров',
    'Sœur CRÉÉE',
    'Ångström Åsa',
    'Núñez Íñigo',
    'Þórðardóttir',
    'D’Angelo',
    'Club 3³',
    'Œuvre',
    'JOÃO IRMÃ',
    'ÅSA ÄŽ',
    'ÂGE',
    'Şükrü ÖZIŞIK',
  ])('%s is none', (name) => expect(hasMisreadLetters(name)).toBe(false));
});
