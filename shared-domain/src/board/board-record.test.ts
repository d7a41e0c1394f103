import { expect, test } from '@jest/globals';
import type { BoardRecord } from '../contract/types.ts';
import { describeShownRecord } from './board-record.ts';

const record = (kind: BoardRecord['kind'], relation: BoardRecord['relation']): BoardRecord => ({
  row: 'bib:1',
  kind,
  relation,
  state: 'ratified',
  v: 11_580,
});

test.each([
  [record('MR', 'beats'), 'record de la réunion', 'meeting record'],
  [record('MR', 'equals'), 'record de la réunion égalé', 'meeting record equalled'],
  [record('NL', 'equals'), 'meilleure performance nationale de l’année égalée', 'national lead equalled'],
])('a record in words agrees with its gender: %j', (shown, french, english) => {
  expect(describeShownRecord(shown, 'fr')).toBe(french);
  expect(describeShownRecord(shown, 'en')).toBe(english);
});
