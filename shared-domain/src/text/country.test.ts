import { describe, expect, test } from '@jest/globals';
import { findIso2, makeFlagPath, NEUTRAL_TEAMS } from './country.ts';

describe('Flags: image path static/h240/{iso}.png by two-letter code mapped from three-letter.', () => {
  test.each([
    ['FRA', 'FR', 'static/h240/fr.png'],
    ['GER', 'DE', 'static/h240/de.png'],
    ['NED', 'NL', 'static/h240/nl.png'],
    ['SUI', 'CH', 'static/h240/ch.png'],
    ['RSA', 'ZA', 'static/h240/za.png'],
    ['CRO', 'HR', 'static/h240/hr.png'],
    ['DEN', 'DK', 'static/h240/dk.png'],
    ['GRE', 'GR', 'static/h240/gr.png'],
    ['POR', 'PT', 'static/h240/pt.png'],
    ['ALG', 'DZ', 'static/h240/dz.png'],
    ['KOS', 'XK', 'static/h240/xk.png'],
    ['jam', 'JM', 'static/h240/jm.png'],
  ])('%s has the flag %s, %s', (ioc, iso, path) => {
    expect(findIso2(ioc)).toBe(iso);
    expect(makeFlagPath(ioc)).toBe(path);
  });

  test('neutral teams and unknown codes have no flag', () => {
    for (const team of [...NEUTRAL_TEAMS, 'XXX', '', 'FR', 'DEU']) {
      expect([findIso2(team), makeFlagPath(team)]).toEqual([undefined, undefined]);
    }
  });
});
