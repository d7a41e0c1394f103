import { describe, expect, test } from '@jest/globals';
import { spaceFrench } from './french-spaces.ts';

/** No-break spaces by signs that can be seen: `_` a whole one, `'` a narrow one. */
const show = (text: string): string => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '°');

describe('The no-break spaces of a French text', () => {
  test.each([
    ['Retirer « {{name}} » du public ?', 'Retirer «_{{name}}_» du public°?'],
    ['Ligne {{line}} : {{sentence}}', 'Ligne {{line}}_: {{sentence}}'],
    ['Vent :', 'Vent_:'],
    ['occupé ; rien n’est perdu !', 'occupé°; rien n’est perdu°!'],
    ['Utiliser les touches « ? » et « / »', 'Utiliser les touches «_?_» et «_/_»'],
    ['10 000 m, 60 000 lignes', '10°000_m, 60°000 lignes'],
    ['{{minutes}} min, {{hour}} h, {{percent}} % envoyés', '{{minutes}}_min, {{hour}}_h, {{percent}}°% envoyés'],
    ['32 Mo, {{wind}} m/s, 4 × 100 m', '32_Mo, {{wind}}_m/s, 4 × 100_m'],
    ['TR {{rule}}, TR 8.5, Série n° 3', 'TR_{{rule}}, TR_8.5, Série n°_3'],
  ])('%s', (text, spaced) => {
    expect(show(spaceFrench(text))).toBe(spaced);
  });

  test.each([
    ['an address', 'L’adresse commence par https://, www. ou ?page=2 :-)'],
    ['a value before a word', '{{who}} m’a dit, {{name}} s’y appelle {{other}}'],
    ['a year after a day', '13 juin 2026, 14:02'],
    ['a bib and a number of four digits', 'dossard 12 1234'],
    ['a text without any', 'Aucune épreuve'],
  ])('are not in %s', (_what, text) => {
    expect(spaceFrench(text)).toBe(text);
  });

  test('are added once', () => {
    const once = spaceFrench('« 10 000 m » : prêt ?');
    expect(spaceFrench(once)).toBe(once);
  });
});
