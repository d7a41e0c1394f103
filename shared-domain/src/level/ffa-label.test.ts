import { describe, expect, test } from '@jest/globals';
import { parseFfaLabel } from './ffa-label.ts';

describe("the FFA's labels are read as events", () => {
  test.each([
    ['50 m (i)', 50, 'I'],
    ['50m Haies (76) (i)', 50, 'HP76I'],
    ['60 m Haie (84)', 60, 'HP84'],
    ['50 m haies (84) (i)', 50, 'HP84I'],
    ['60 m Haies (76 ) (i)', 60, 'HP76I'],
    ['50 m Haies (65)', 50, 'HP65'],
    ['110 m Haies (1.06)', 110, 'HP106'],
    ['110m Haies (106)', 110, 'HP106'],
    ['2\u00a0000 m Steeple (91)', 2000, 'SP91'],
    ['3 000 Marche', 3000, 'W'],
    ['3 000 Marche (i)', 3000, 'WI'],
    ['2 000m Marche-Salle', 2000, 'WI'],
    ['3 km Marche', 3000, 'WR'],
    ['5 km', 5000, 'R'],
    ['10 Km Route', 10_000, 'R'],
    ['20 000 m', 20_000, '0'],
    ['100 km', 100_000, 'R'],
    ['100 km Marche', 100_000, 'WR'],
    ['Mile', 1609, '0'],
    ['Mile (i)', 1609, 'I'],
    ['Mile Road', 1609, 'R'],
    ['2 Miles', 3219, '0'],
    ['10 Miles', 16_093, 'R'],
    ['Semi-marathon', 21_097, 'R'],
    ['1/2 Marathon', 21_097, 'R'],
    ['Marathon', 42_195, 'R'],
    ['30 Minutes', 100_030, '0'],
    ['30 Minutes Marche', 100_030, 'W'],
    ['Heure', 100_060, '0'],
    ['Heure Marche', 100_060, 'W'],
    ['24 Heures', 101_440, '0'],
    ['4 × 60 m', 460, '0'],
    ['4 x 1 000 m', 41_000, '0'],
    ['4 × 200 m (i)', 4200, 'I'],
    ['Hauteur - Salle', 900_001, 'I'],
    ['Perche', 900_002, '0'],
    ['Longueur (i)', 900_003, 'I'],
    ['Triple saut - Salle', 900_004, 'I'],
    ['Poids (7.26 kg) (i)', 900_005, 'P7260I'],
    ['Disque (0.8 kg)', 900_006, 'P800'],
    ['Disque (1.25 kg)', 900_006, 'P1250'],
    ['Marteau (4 kg)', 900_007, 'P4000'],
    ['Javelot (700 g)', 900_008, 'P700'],
    ['Javelot', 900_008, '0'],
    ['Médecine Ball (2 kg) (i)', 900_009, 'P2000I'],
    ['Triathlon', 800_003, '0'],
    ['Tétrathlon Longueur (i)', 800_004, 'I'],
    ['Tétrathlon Disque', 800_004, '0'],
    ['Pentathlon (i)', 800_005, 'I'],
    ['Pentathlon Longueur (i)', 800_005, 'I'],
    ['Héptathlon', 800_007, '0'],
    ['Octathlon', 800_008, '0'],
    ['Décathlon', 800_010, '0'],
    ['100m | M | Vent : VR', 100, '0'],
  ])('%s', (label, g0, g1) => {
    expect(parseFfaLabel(label)).toEqual({ g0, g1 });
  });

  test('some are for a group of categories, some for a mixed team', () => {
    expect(parseFfaLabel('Pentathlon (i) Cadets')).toEqual({ g0: 800_005, g1: 'I', categories: ['CA'] });
    expect(parseFfaLabel('Décathlon Juniors_Masters')).toEqual({ g0: 800_010, g1: '0', categories: ['JU', 'MA'] });
    expect(parseFfaLabel('100 m Haies (84) MI')).toEqual({ g0: 100, g1: 'HP84', categories: ['MI'] });
    expect(parseFfaLabel('4 × 400 m Mixte (i)')).toEqual({ g0: 4400, g1: 'I', isMixed: true });
  });

  test.each([
    '',
    'Table Jeune',
    'Grand Fond Marche',
    '4 × 1 Tour (i)',
    '4 × 75 m',
    '100',
    '110 m Haies (107)',
    'Triathlon (Anciennes Tables)',
    'Hauteur (1.06) Salle',
    '100 m (7.26 kg)',
  ])('«%s» is no event', (label) => {
    expect(parseFfaLabel(label)).toBeUndefined();
  });
});
