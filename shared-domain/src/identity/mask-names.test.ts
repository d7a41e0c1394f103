import { describe, expect, test } from '@jest/globals';
import { foldText } from '../text/fold.ts';
import { createNameMask } from './mask-names.ts';

const ines = { last: 'VALMOREL', first: 'Inès', hasUniqueLastName: true };
const petit = { last: 'PETIT', first: 'Noé', hasUniqueLastName: false };

describe('A masked name', () => {
  test.each([
    ['VALMOREL Inès : faux départ', 'ATHLETE Anonyme : faux départ'],
    ['Faux départ d’Ines Valmorel.', 'Faux départ d’ATHLETE Anonyme.'],
    ['I. Valmorel et Valmorel I. gênées', 'ATHLETE Anonyme et ATHLETE Anonyme gênées'],
    ['Réclamation de Valmorel', 'Réclamation de ATHLETE Anonyme'],
    ['VALMOREL, Inès (couloir 4)', 'ATHLETE Anonyme (couloir 4)'],
    ['Équipe Ine\u0300s-Valmorel 2', 'Équipe ATHLETE Anonyme 2'],
    ['Valmorelais, valmorel', 'Valmorelais, valmorel'],
    ['Rien à dire', 'Rien à dire'],
  ])('%s', (text, masked) => {
    expect(createNameMask([ines]).text(text)).toBe(masked);
  });

  test('that others have too is masked only with the first name or its initial', () => {
    const { text } = createNameMask([petit]);
    expect(text('Petit retard, PETIT Léa, PETIT Noé, N. Petit')).toBe(
      'Petit retard, PETIT Léa, ATHLETE Anonyme, ATHLETE Anonyme',
    );
  });

  test('of two words is found with a dash, a blank or ligatures between', () => {
    const { text } = createNameMask([{ last: 'LE COEUR', first: 'Jean-Luc', hasUniqueLastName: true }]);
    expect(text('Jean Luc Le Cœur ; LE-CŒUR Jean-Luc')).toBe('ATHLETE Anonyme ; ATHLETE Anonyme');
  });

  test('is off every text of a value, rows and teams included; ids stay', () => {
    const value = {
      oid: 'valmorel',
      rows: [{ bib: '1', last: 'Valmorel', first: 'Ines', dob: '2012-01-01', auid: 'x', club: 'Club Valmorel' }],
      members: [{ last: 'VALMOREL', first: 'Inès', leg: 1 }],
      note: ['pour Inès VALMOREL', 3, null],
    };
    expect(createNameMask([ines]).value(value)).toEqual({
      oid: 'valmorel',
      rows: [{ bib: '1', last: 'ATHLETE', first: 'Anonyme', club: 'Club ATHLETE Anonyme' }],
      members: [{ last: 'ATHLETE', first: 'Anonyme', leg: 1 }],
      note: ['pour ATHLETE Anonyme', 3, null],
    });
  });

  test('takes licences along: out of texts by whole words, and out of rows that name nobody; keys of rows stay', () => {
    const mask = createNameMask([ines], new Set(['1234567', 'AB-12.3', '42']));
    expect(mask.text('licence 1234567, ab-12.3 ; 12345678, place 42')).toBe(
      'licence ATHLETE Anonyme, ATHLETE Anonyme ; 12345678, place 42',
    );
    const value = {
      rows: [
        { bib: '1', auid: '1234567' },
        { bib: '2', auid: '42' },
        { bib: '3', auid: '77' },
      ],
      row: 'auid:1234567',
    };
    expect(mask.value(value)).toEqual({
      rows: [{ bib: '1' }, { bib: '2' }, { bib: '3', auid: '77' }],
      row: 'auid:1234567',
    });
    expect(createNameMask([], new Set(['1234567'])).text('1234567')).toBe('ATHLETE Anonyme');
  });

  test('an empty mask changes nothing', () => {
    const value = { last: 'VALMOREL' };
    expect(createNameMask([]).value(value)).toBe(value);
    expect(createNameMask([{ last: ' . ', hasUniqueLastName: true }]).isEmpty).toBe(true);
  });
});

test('A name is masked whichever letter the fold knows it is written with, in texts and in rows', () => {
  const letters = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter) && foldText(letter) !== letter);
  expect(letters.length).toBeGreaterThan(10_000);
  const missed: string[] = [];
  for (let start = 0; start < letters.length; start += 100) {
    const written = letters.slice(start, start + 100);
    const last = `Gu${written.map(foldText).join('')}`;
    const mask = createNameMask([{ last, first: 'Ari', hasUniqueLastName: false }]);
    const row = mask.value({ last: `GU${written.join('')}`, first: 'ARI' });
    if (mask.text(`GU${written.join('')}, Ari`) !== 'ATHLETE Anonyme' || row.last !== 'ATHLETE')
      missed.push(written.join(''));
  }
  expect(missed).toEqual([]);
});

test.each([
  ['Guðmundsson', 'Þór', 'GUÐMUNDSSON Þ. gêné', 'ATHLETE Anonyme gêné'],
  ['Guðmundsson', 'Þór', 'T. Gudmundsson', 'ATHLETE Anonyme'],
  ['LEFORT', 'Œdipe', 'Œ. Lefort', 'ATHLETE Anonyme'],
  ['ΓΙΑΝΝΗΣ', 'Νίκος', 'Γιάννης Νίκος', 'ATHLETE Anonyme'],
])('Masks %s %s in «%s»', (last, first, text, masked) => {
  expect(createNameMask([{ last, first, hasUniqueLastName: false }]).text(text)).toBe(masked);
});
