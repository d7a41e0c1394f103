import { expect, test } from '@jest/globals';
import type { ResultList } from 'shared-domain/contract';
import { formatLeaders } from './leaders-line.ts';

const time = (v: number) => ({ v, u: 'ms', st: 1 });
const list = (rows: readonly object[], uid = '000100-0-55-f1') =>
  ({ uid, g0: 100, g1: '0', rows }) as unknown as ResultList;

test('the first three with their marks, in one line', () => {
  const rows = [
    { rank: 1, last: 'BOLT', first: 'Usain', prf: time(9801) },
    { rank: 2, last: 'GATLIN', first: 'Justin', prf: time(9890) },
    { rank: 3, last: 'DE GRASSE', first: 'Andre', prf: time(9910) },
    { rank: 4, last: 'BLAKE', first: 'Yohan', prf: time(9930) },
  ];
  expect(formatLeaders(list(rows), 'outdoor')).toBe(
    '1. BOLT Usain 9.81 · 2. GATLIN Justin 9.89 · 3. DE GRASSE Andre 9.91',
  );
});

test('a relay by its name; nobody without a place; nothing before there is one', () => {
  const relay = [
    { rank: 1, relay: { oid: 'r', n: 'JAM', cat: 55 }, prf: time(37_270) },
    { prf: { st: 4 }, last: 'X' },
  ];
  expect(formatLeaders(list(relay, '004100-0-55-f1'), 'outdoor')).toBe('1. JAM 37.27');
  expect(formatLeaders(list([]), 'outdoor')).toBeUndefined();
  expect(formatLeaders(undefined, 'outdoor')).toBeUndefined();
});

test.each([
  ['the list', 47, 55],
  ['one of the first three', 55, 47],
])('nobody where %s is U16 or younger (Q30)', (_, category, rowCategory) => {
  const rows = [
    { rank: 1, last: 'BOLT', first: 'Usain', category: 55, prf: time(9801) },
    { rank: 2, last: 'GATLIN', first: 'Justin', category: rowCategory, prf: time(9890) },
  ];
  expect(formatLeaders({ ...list(rows), category }, 'outdoor')).toBeUndefined();
});
