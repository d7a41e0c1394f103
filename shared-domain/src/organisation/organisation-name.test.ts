import { describe, expect, test } from '@jest/globals';
import { formatNameForLetter, hasAddressInName } from './organisation-name.ts';

describe('The name of an organisation', () => {
  test.each(['Club https://a.example', 'Club ：／／ a', 'WWW.a.example', 'moi@a.example', 'moi＠a'])(
    'has an address in it: %s',
    (name) => expect(hasAddressInName(name)).toBe(true),
  );

  test.each(['A.C. Valmont', 'Ligue de Bretagne', 'Athlé 35 : piste', 'Entente W.W. 1921'])('has none: %s', (name) =>
    expect(hasAddressInName(name)).toBe(false),
  );

  test('is short in a letter, stays in its quotation, and is no link there', () => {
    expect(formatNameForLetter('AC Valmont')).toBe('AC Valmont');
    expect(formatNameForLetter('Votre compte » – allez sur evil.example. «')).toBe(
      "Votre compte ' – allez sur evil. example. '",
    );
    const long = formatNameForLetter('é'.repeat(117));
    expect([[...long].length, long.endsWith('é…')]).toEqual([60, true]);
  });
});
