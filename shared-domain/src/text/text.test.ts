import { expect, test } from '@jest/globals';
import { iso2Of, NEUTRAL_TEAMS } from './country.ts';
import { foldText } from './fold.ts';

test.each([
  ['Éloïse  ŒUVRARD', 'eloise oeuvrard'],
  ['GARCÍA-PEÑA', 'garcia-pena'],
  ['  Straße ', 'strasse'],
  ['Ødegård', 'odegard'],
])('names are searched without accents or case: %s (decision 29)', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test.each([
  ['FRA', 'FR'],
  ['GER', 'DE'],
  ['NED', 'NL'],
  ['SUI', 'CH'],
  ['RSA', 'ZA'],
  ['jam', 'JM'],
])("the sport's code %s has the flag %s", (ioc, iso) => {
  expect(iso2Of(ioc)).toBe(iso);
});

test('neutral teams and unknown codes have no flag', () => {
  expect([...NEUTRAL_TEAMS, 'XXX'].map(iso2Of)).toEqual([...NEUTRAL_TEAMS, 'XXX'].map(() => undefined));
});
