import { describe, expect, test } from '@jest/globals';
import { separateNameStatus } from './name-status.ts';

describe('A status joined to a name', () => {
  test.each([
    ['DQDoğukan Oran', 'DQ', 'Doğukan Oran'],
    ['DNSErtan', 'DNS', 'Ertan'],
    ['DNF Erni Waty', 'DNF', 'Erni Waty'],
    ['QRYÖZ Ali', 'QRY', 'ÖZ Ali'],
  ])('%s is %s, %s', (text, status, name) => {
    expect(separateNameStatus(text)).toEqual({ status, name });
  });

  test.each(['Dnfred Li', 'DQ', 'DNF', 'Doğukan DQ', 'DNFx', ''])('%j has none', (text) => {
    expect(separateNameStatus(text)).toEqual({ name: text });
  });
});
