import { describe, expect, test } from '@jest/globals';
import { isEmailAddress } from './email-address.ts';

describe('E-mail address: valid if it matches a local-part@domain pattern (dotted domain with top-level domain of at least 2 letters, or a bracketed IPv4).', () => {
  test.each([
    'ines@valmont.fr',
    'ines.valmorel+meet@ac-valmont.asso.fr',
    'a@b.co',
    'INES@VALMONT.FR',
    'inès@valmont.fr',
    "o'neil_2@x1.y2.info",
    '"ines valmorel"@valmont.fr',
    '"a@b"@valmont.fr',
    'ines@[192.168.0.1]',
    'ines@[255.255.255.255]',
    'ines@[0.0.0.0]',
  ])('%p is one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['no @', 'valmont.fr'],
    ['no local part', '@valmont.fr'],
    ['no domain', 'ines@'],
    ['a domain without a dot', 'ines@localhost'],
    ['a last part of one letter', 'ines@valmont.f'],
    ['digits in the last part', 'ines@valmont.f2'],
    ['an empty label', 'ines@valmont..fr'],
    ['a dot at the end', 'ines@valmont.fr.'],
    ['a dot at the start of the domain', 'ines@.fr'],
    ['an underscore in the domain', 'ines@val_mont.fr'],
    ['two dots in the local part', 'ines..v@valmont.fr'],
    ['a dot at the start', '.ines@valmont.fr'],
    ['a dot at the end of the local part', 'ines.@valmont.fr'],
    ['a space', 'ines v@valmont.fr'],
    ['a space after it', 'ines@valmont.fr '],
    ['two @', 'a@b@valmont.fr'],
    ['a comma', 'a,b@valmont.fr'],
    ['an open quote', '"ines@valmont.fr'],
    ['an empty quote', '""@valmont.fr'],
    ['an IPv4 address without brackets', 'ines@192.168.0.1'],
    ['a bracket that is not closed', 'ines@[192.168.0.1'],
    ['a bracket that is not opened', 'ines@192.168.0.1]'],
    ['three numbers', 'ines@[192.168.0]'],
    ['five numbers', 'ines@[1.2.3.4.5]'],
    ['a number above 255', 'ines@[192.168.0.256]'],
    ['four digits', 'ines@[0001.2.3.4]'],
    ['a word in brackets', 'ines@[a.b.c.d]'],
  ])('%s: %p is no address', (_, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  test('a long text is judged in no time', () => {
    const before = performance.now();
    expect(isEmailAddress(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - before).toBeLessThan(500);
  });
});
