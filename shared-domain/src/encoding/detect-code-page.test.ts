import { describe, expect, test } from '@jest/globals';
import { CODE_PAGES, type CodePage, changeCodePage, decodeCodePage } from './code-pages.ts';
import { detectCodePage } from './detect-code-page.ts';

const BYTES = Array.from({ length: 128 }, (_, index) => String.fromCharCode(0x80 + index)).join('');

/** The bytes of a text in a code page, as Latin-1. */
const encode = (text: string, page: CodePage): string => {
  const letters = decodeCodePage(BYTES, page);
  return text.replace(/[^\0-\x7f]/g, (letter) => BYTES.charAt(letters.indexOf(letter)));
};

describe('The code page of a file that is not UTF-8', () => {
  test.each<[CodePage, string]>([
    [
      'windows-1252',
      'Jérôme Hélène François Benoît Anaïs Prêtre Lœtitia Kœnig Dubœuf Œuvrard Rivière Guèye Fañch Bäcker',
    ],
    [
      'windows-1252',
      'Muñoz Núñez João Conceição Magalhães Simões Nicolò Gesù Müller Weiß Mäkinen Jõgi Åse O´Brien D’Angelo n°',
    ],
    [
      'windows-1252',
      'Sørensen Bjørn Kjær Læssøe Østergaard Øyvind Guðmundur Þorsteinn Hafþór Jónsdóttir MéNARD MÉNARD',
    ],
    ['windows-1252', 'Hélène'],
    ['windows-1250', 'BARTOŚ'],
    ['windows-1250', 'KS Zamość'],
    ['windows-1250', 'Otrębusy'],
    ['windows-1250', 'Kłos Kołodziej Wiśniewski Stępień Świderski Żak Dębski Hélène'],
    ['windows-1250', 'Kučera Dvořák Jiří Kateřina Ondřej Novák Němec Šťastný Růžička Černý'],
    ['windows-1250', 'Kovačić Petrović Đoković Šimić'],
    ['windows-1250', 'Szűcs Győrfi Nagy Tóth'],
    ['windows-1250', 'Bărbulescu Călin'],
    ['iso-8859-2', 'Wiśniewski Kłos Ząbek'],
    ['windows-1254', 'Yıldız Gökşen İbrahim Çetin Doğan Kılıç'],
    ['windows-1257', 'Šimkus Jonaitė Čepaitis Paulauskienė'],
    ['windows-1257', 'Bērziņš Kalniņš Ozoliņa'],
    ['windows-1251', 'Петров Иван Сидорова'],
    ['koi8-r', 'Петров Иван Сидорова'],
    ['windows-1253', 'Παπαδόπουλος Γεώργιος'],
    ['macintosh', 'Clément Hélène MÉNARD'],
    ['cp850', 'Müller Mäkinen Jürg'],
    ['cp850', 'Müller;Björn'],
    ['cp852', 'Wiśniewski Kłos Łukasz'],
  ])('is %s where the words are %s', (page, text) => {
    expect(detectCodePage(encode(text, page))).toMatchObject({ page, doubtful: [] });
  });

  test('stays Windows-1252 for a few foreign words among many, which are named as doubtful', () => {
    const western = [...'bcdfghjklmnpqrstvwxz'].flatMap((one) => [`${one}ère`, `${one}élène`]);
    const bytes = encode(western.join(' '), 'windows-1252') + encode(' Zamość', 'windows-1250');
    expect(detectCodePage(bytes)).toEqual({ page: 'windows-1252', words: [], doubtful: ['Zamoœæ'] });
  });

  test('names the words that Windows-1252 does not explain', () => {
    expect(detectCodePage(encode('KS Zamość, Nováček', 'windows-1250')).words).toEqual(['Zamość', 'Nováček']);
  });

  test('can be changed for another in a text; what has no letter is U+FFFD', () => {
    expect(changeCodePage('BARTOŒ €', 'windows-1252', 'windows-1250')).toBe('BARTOŚ €');
    expect(decodeCodePage('\x8f', 'windows-1250')).toBe('Ź');
    expect(decodeCodePage('\x8f', 'windows-1252')).toBe('\ufffd');
    expect(CODE_PAGES[0]).toBe('windows-1252');
  });
});
