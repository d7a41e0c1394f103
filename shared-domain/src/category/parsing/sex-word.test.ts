import { describe, expect, test } from '@jest/globals';
import { createSexReader, parseSexWord } from './sex-word.ts';

describe('A word for a sex', () => {
  test.each([
    ['M', 1],
    ['Homme', 1],
    ['male', 1],
    ['Femmes', 2],
    ['Women’s', 2],
    ["Men's", 1],
    ['W', 2],
    ['Féminin', 2],
    ['K', 2],
    ['Jenter', 2],
    ['Gutter', 1],
    ['Masculino', 1],
    ['Homem', 1],
    ['Uomo', 1],
    ['Maschio', 1],
    ['Mann', 1],
    ['Männer', 1],
    ['Heren', 1],
    ['Mężczyzna', 1],
    ['Femenino', 2],
    ['Feminino', 2],
    ['Donna', 2],
    ['Femmina', 2],
    ['Frau', 2],
    ['Vrouw', 2],
    ['Kobieta', 2],
    ['Erkek', 1],
    ['KADIN', 2],
    ['Kadın', 2],
    ['Férfi', 1],
    ['Nők', 2],
    ['Tytöt', 2],
    ['Femenil', 2],
    ['mixte', 3],
    ['Z', undefined],
    ['', undefined],
  ])('%s is %s', (word, sex) => {
    expect(parseSexWord(word)).toBe(sex);
  });
});

describe('The sexes of a column', () => {
  test.each([
    ['M beside F is a man', ['M', 'F'], 'M', 1],
    ['M beside H is the Spanish woman', ['H', 'M'], 'M', 2],
    ['H beside F is a man', ['H', 'F'], 'H', 1],
    ['D beside H is a woman', ['H', 'D'], 'D', 2],
    ['D beside M and W is neither', ['M', 'W', 'D'], 'D', 'X'],
    ['V beside M is the Dutch woman', ['M', 'V'], 'V', 2],
    ['X stays', ['M', 'F', 'X'], 'x', 'X'],
    ['N stays', ['M', 'F', 'N'], 'N', 'N'],
    ['NB stays', ['M', 'F', 'NB'], 'NB', 'NB'],
    ['Non-binary is NB', ['Male', 'Female', 'Non-Binary'], 'Non-Binary', 'NB'],
    ['what nobody knows is unknown', ['M', 'F', 'U'], 'U', undefined],
    ['D alone is asked about', ['D', 'D'], 'D', undefined],
    ['D beside M is asked about', ['M', 'D'], 'D', undefined],
    ['D beside a woman in words is neither', ['H', 'D', 'weiblich'], 'D', 'X'],
  ] as const)('%s', (_, column, cell, sex) => {
    expect(createSexReader(column)(cell)).toBe(sex);
  });

  test.each([
    ['D beside M under a German head is neither', ['M', 'D'], 'D', 'X', 'Geschlecht'],
    ['D beside M under a French head is a woman', ['M', 'D'], 'D', 2, 'Sexe'],
    ['F under a Hungarian head is a man', ['F', 'F'], 'F', 1, 'Nem'],
    ['F beside M under a Hungarian head is a woman', ['F', 'M'], 'F', 2, 'Nem'],
    ['N under a Finnish head is a woman', ['M', 'N'], 'N', 2, 'Sukupuoli'],
    ['E under a Turkish head is a man', ['E', 'K'], 'E', 1, 'Cinsiyet'],
    ['Ž beside M is a woman', ['M', 'Ž'], 'Ž', 2, 'Sex'],
  ] as const)('%s', (_, column, cell, sex, head) => {
    expect(createSexReader(column, head)(cell)).toBe(sex);
  });
});
