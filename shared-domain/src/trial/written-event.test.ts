import { describe, expect, test } from '@jest/globals';
import { parseWrittenEvent } from './written-event.ts';

describe('An event as people write it', () => {
  test.each([
    ['100', 100, '0'],
    ['400m Men', 400, '0'],
    ['5000m Men', 5000, '0'],
    ['100 m haies', 100, 'H'],
    ['110mH', 110, 'H'],
    ['3000 st', 3000, 'S'],
    ['5000 marche', 5000, 'W'],
    ['4x100', 4100, '0'],
    ['Saut en longueur', 900_003, '0'],
    ['Lancer du poids', 900_005, '0'],
    ['LJ', 900_003, '0'],
    ['000100-0-55', 100, '0'],
    ['100 Meter Dash', 100, '0'],
    ['800 Meter Run', 800, '0'],
    ['110 Meter Hurdles', 110, 'H'],
    ['4x200 Meter Relay', 4200, '0'],
    ['60 meter', 60, '0'],
    ['60 meter hekk', 60, 'H'],
    ['Høyde', 900_001, '0'],
    ['Kule', 900_005, '0'],
    ['100 haies', 100, 'H'],
    ['110 hurdles', 110, 'H'],
    ['relais 4 x 400', 4400, '0'],
    ['Weitsprung', 900_003, '0'],
    ['60 m salle', 60, 'I'],
  ])('«%s» is found', (text, g0, g1) => {
    expect(parseWrittenEvent(text)?.event).toEqual({ g0, g1 });
  });

  test.each(['1600 m', '1600 m Femmes', '350 m', '700 m', '2500 m', '6000 m', '12 marche', '160 m H'])(
    'a distance that no event has is none: «%s» is no leg of a relay, no part of another number',
    (text) => {
      expect(parseWrittenEvent(text)).toBeUndefined();
    },
  );

  test.each([
    ['100 m U18F', 2, 50],
    ['5000m W', 2, undefined],
    ['3000 m M', 1, undefined],
    ['400m Men', 1, undefined],
    ['800m Men Final', 1, undefined],
    ['4x400 Relay Men', 1, undefined],
    ['400m Mens Open', 1, undefined],
    ['Women’s 400m', 2, undefined],
    ['400m Men U20', 1, 51],
    ['Poids CAM', 1, 49],
    ['Longueur Femmes', 2, undefined],
    ['100 m Messieurs', 1, undefined],
    ['Girls 100 Meter Dash', 2, undefined],
    ['100m Men - Open', 1, undefined],
  ])('«%s» says a sex and a category too', (text, sex, category) => {
    expect(parseWrittenEvent(text)).toMatchObject({ sex, ...(category === undefined ? {} : { category }) });
  });

  test.each([
    ['50-0-50', { g0: 50, g1: '0' }, 50, 2],
    ['110-HP106-55', { g0: 110, g1: 'HP106' }, 55, 1],
    ['900003-0-56', { g0: 900_003, g1: '0' }, 56, 2],
  ])('Event code format: number-variant-category: «%s» is an event of its category', (text, event, category, sex) => {
    expect(parseWrittenEvent(text)).toEqual({ event, category, sex, fixed: true });
  });

  test.each([
    ['100 m Femmes – Série 2', { round: 'h', heat: 2 }],
    ['100m Women Semi-final', { round: 's' }],
    ['200 m U18F Halbfinale 1', { round: 's', heat: 1 }],
  ])('«%s» says a round too', (text, round) => {
    expect(parseWrittenEvent(text)).toMatchObject({ sex: 2, ...round });
  });

  test.each(['Longue', '100 m zq', 'Tripl', 'poids salle zq', '60 m sal', 'haies', 'lancer'])(
    'a part of a name is no event: «%s»',
    (text) => {
      expect(parseWrittenEvent(text)).toBeUndefined();
    },
  );

  test('what is none is none, an event code of no category among it', () => {
    expect([parseWrittenEvent('Trampoline'), parseWrittenEvent('50-0-9999'), parseWrittenEvent('100-P800-55')]).toEqual(
      [undefined, undefined, undefined],
    );
  });
});
