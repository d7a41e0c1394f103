import { expect, test } from '@jest/globals';
import { formatMembers } from './member-names.ts';

test('runners stand in the order of the legs; a number is on one line with its name', () => {
  const members = [
    { last: 'LE GALL', first: 'Capucine', leg: 2 },
    { last: 'DUNOIS', first: 'Jade', leg: 1 },
  ];
  expect(formatMembers(members)).toBe('1.\u00a0DUNOIS\u00a0Jade, 2.\u00a0LE\u00a0GALL\u00a0Capucine');
});

test('runners without a leg keep their order', () => {
  expect(formatMembers([{ last: 'B' }, { last: 'A' }])).toBe('B, A');
});
