import { describe, expect, test } from '@jest/globals';
import { formatDiscipline } from './discipline-name.ts';
import { formatDisciplineShort } from './discipline-short.ts';
import { formatEquipment } from './equipment-label.ts';
import { findFamily } from './family.ts';
import { findRaceDistance, isRelayNumber } from './relays.ts';

describe('name and family of a discipline', () => {
  test.each<[number, string, string, string, number]>([
    [60, 'I', '60 m', '60 m', 1],
    [100, '0', '100 m', '100 m', 1],
    [400, '0', '400 m', '400 m', 1],
    [800, '0', '800 m', '800 m', 2],
    [1500, '0', '1500 m', '1500 m', 2],
    [1609, '0', 'Mile', 'Mile', 2],
    [5000, '0', '5000 m', '5000 m', 11],
    [5000, 'R', '5 km', '5 km', 21],
    [10_000, 'R', '10 km', '10 km', 21],
    [10_000, '0', '10\u00a0000\u00a0m', '10000 m', 11],
    [20_000, 'W', '20\u00a0000\u00a0m marche', '20000 m race walk', 4],
    [21_097, 'R', 'Semi-marathon', 'Half marathon', 21],
    [42_195, 'R', 'Marathon', 'Marathon', 21],
    [110, 'HP106', '110 m haies', '110 m hurdles', 3],
    [60, 'HP84I', '60 m haies', '60 m hurdles', 3],
    [3000, 'SP91', '3000 m steeple', '3000 m steeplechase', 2],
    [5000, 'W', '5000 m marche', '5000 m race walk', 4],
    [20_000, 'WR', '20 km marche', '20 km race walk', 4],
    [4100, '0', '4 × 100 m', '4 × 100 m', 5],
    [4400, '0', '4 × 400 m', '4 × 400 m', 5],
    [460, 'I', '4 × 60 m', '4 × 60 m', 5],
    [12_200, '0', '12 × 200 m', '12 × 200 m', 5],
    [4250, '0', 'Relais medley 100-200-300-400 m', 'Medley relay 100-200-300-400 m', 5],
    [1, '0', 'Cross', 'Cross-country', 20],
    [12_500, 'T', '12,5 km', '12.5 km', 22],
    [900_001, '0', 'Hauteur', 'High jump', 6],
    [900_002, 'I', 'Perche', 'Pole vault', 6],
    [900_003, '0', 'Longueur', 'Long jump', 6],
    [900_004, '0', 'Triple saut', 'Triple jump', 6],
    [900_005, 'P7260', 'Poids', 'Shot put', 7],
    [900_006, 'P2000', 'Disque', 'Discus throw', 7],
    [900_007, '0', 'Marteau', 'Hammer throw', 7],
    [900_008, 'P800', 'Javelot', 'Javelin throw', 7],
    [900_009, '0', 'Marteau lourd', 'Weight throw', 7],
    [800_005, 'I', 'Pentathlon', 'Pentathlon', 8],
    [800_007, '0', 'Heptathlon', 'Heptathlon', 8],
    [800_010, '0', 'Décathlon', 'Decathlon', 8],
    [1234, '0', '1234 m', '1234 m', 2],
    [800_005, 'L', 'Pentalancer', 'Throws pentathlon', 8],
    [800_007, 'L', 'Heptathlon', 'Heptathlon', 8],
    [800_042, '0', 'Épreuves combinées 42', 'Combined events 42', 8],
    [900_009, 'P2000', 'Médecine-ball', 'Medicine ball', 7],
    [900_009, 'P3000I', 'Médecine-ball', 'Medicine ball', 7],
    [900_009, 'P4000I', 'Médecine-ball', 'Medicine ball', 7],
    [900_009, 'P4000', 'Marteau lourd', 'Weight throw', 7],
    [900_009, 'P5000', 'Marteau lourd', 'Weight throw', 7],
    [900_009, 'P20000', 'Marteau lourd', 'Weight throw', 7],
    [900_005, 'P3000', 'Poids', 'Shot put', 7],
    [900_010, 'P200', 'Balle', 'Ball throw', 7],
    [400, 'F', '400 m fauteuil', '400 m wheelchair', 1],
    [42_195, 'FR', 'Marathon fauteuil', 'Marathon wheelchair', 21],
    [100_060, 'W', '1 heure marche', '1 hour race walk', 4],
    [101_440, 'R', '24 heures', '24 hours', 21],
    [100_000, 'R', '100 km', '100 km', 21],
    [105_000, 'T', '105 km', '105 km', 22],
    [160_934, 'R', '100 miles', '100 miles', 21],
    [67_032, 'R', 'Ekiden', 'Ekiden', 5],
    [900_042, '0', 'Concours 42', 'Field event 42', 7],
  ])('%i-%s', (g0, g1, french, english, family) => {
    expect(formatDiscipline({ g0, g1 }, 'fr')).toBe(french);
    expect(formatDiscipline({ g0, g1 }, 'en')).toBe(english);
    expect(findFamily({ g0, g1 })).toBe(family);
  });

  test.each([
    ['road', 21],
    ['cross', 20],
    ['trail', 22],
    ['outdoor', 11],
  ])('a race of 8 km in a competition of kind %s is of family %i', (kind, family) => {
    expect(findFamily({ g0: 8000, g1: '0' }, kind)).toBe(family);
  });
});

describe('implement and hurdle height', () => {
  test.each([
    [900_008, 'P800', '800 g'],
    [900_005, 'P7260', '7.26 kg'],
    [900_006, 'P1750', '1.75 kg'],
    [900_006, 'P800', '800 g'],
    [900_005, 'P4000I', '4 kg'],
    [110, 'HP106', '1.067 m'],
    [100, 'HP84', '0.838 m'],
    [3000, 'SP91', '0.914 m'],
    [100, '0', undefined],
  ])('%i-%s is %p', (g0, g1, text) => {
    expect(formatEquipment({ g0, g1 }, 'en')).toBe(text);
  });

  test.each([
    [900_005, 'P7260', '7,26 kg'],
    [900_005, 'P4000I', '4 kg'],
    [900_008, 'P800', '800 g'],
    [110, 'HP106', '1.067 m'],
  ])('%i-%s in French is %s', (g0, g1, text) => {
    expect(formatEquipment({ g0, g1 }, 'fr')).toBe(text);
  });
});

test.each([
  [100, 'HP84', '100 H', '100 H'],
  [110, 'HP106', '110 H', '110 H'],
  [900_001, '0', 'Haut.', 'HJ'],
  [900_009, 'P3000I', 'MB', 'MB'],
  [900_009, 'P7260', 'M. lourd', 'WT'],
  [900_010, 'P200', 'Balle', 'Ball throw'],
  [800_010, '0', 'Décathlon', 'Decathlon'],
  [1500, '0', '1500', '1500'],
  [10_000, 'R', '10 km', '10 km'],
  [7550, 'R', '7550', '7550'],
  [900, 'R', '900', '900'],
  [1000, 'R', '1 km', '1 km'],
  [10_000, 'W', '10000 M.', '10000 W'],
  [20_000, 'WR', '20 km M.', '20 km W'],
  [3000, 'SP91', '3000 St.', '3000 SC'],
  [400, 'F', '400 F.', '400 WC'],
  [21_097, 'R', 'Semi', 'Half'],
  [1609, 'I', 'Mile', 'Mile'],
  [4100, '0', '4×100', '4×100'],
  [4250, '0', 'Medley', 'Medley'],
  [67_032, 'R', 'Ekiden', 'Ekiden'],
  [108_640, 'R', '6 j', '6 d'],
  [1, '0', 'Cross', 'Cross-country'],
])('the short of %i-%s is %s, in English %s', (g0, g1, fr, en) => {
  expect(formatDisciplineShort({ g0, g1 }, 'fr')).toBe(fr);
  expect(formatDisciplineShort({ g0, g1 }, 'en')).toBe(en);
});

test.each([
  [4100, 400],
  [41_500, 6000],
  [12_200, 2400],
  [4250, 1000],
  [4000, 4000],
  [67_032, 42_195],
  [5000, 5000],
  [10_000, 10_000],
])('%i is run over %i m', (g0, metres) => {
  expect(findRaceDistance(g0)).toBe(metres);
});

test.each([100, 400, 800, 1000, 1500, 3000, 5000, 8000, 10_000, 12_000, 42_195])('%i is no relay', (g0) => {
  expect(isRelayNumber(g0)).toBe(false);
});
