import { expect, test } from '@jest/globals';
import type { Round } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import { listGroupSections } from './group-sections.ts';

const round = (letter: Round['round'], gOID: string, ...uids: string[]): Round => ({
  gOID,
  round: letter,
  date: '',
  status: 40,
  heats: uids.map((uid) => aTrial({ oid: uid, uid, gOID })),
});

test('the final comes first, then back to the heats; other groups stay out', () => {
  const rounds = [round('h', 'G', 'h1', 'h2'), round('s', 'G', 's1'), round('f', 'G', 'f1'), round('f', 'other', 'x')];
  expect(listGroupSections(rounds, 'G').map((section) => [section.round, section.heats.length])).toEqual([
    ['f', 1],
    ['s', 1],
    ['h', 2],
  ]);
});

test('the disciplines of a combined event are one section after its total', () => {
  const rounds = [round('c', 'G', 'c1', 'c2'), round('f', 'G', 'f1'), round('c', 'G', 'c3')];
  expect(listGroupSections(rounds, 'G').map((section) => [section.round, section.heats.length])).toEqual([
    ['f', 1],
    ['c', 3],
  ]);
});
