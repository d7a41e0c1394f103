import { expect, test } from '@jest/globals';
import {
  describeRecordKind,
  formatRecordKind,
  isFederationRecord,
  isSeasonLead,
  needsTypedWord,
  parseRecordKind,
  RECORD_KINDS,
} from './record-kind.ts';

const words = (language: 'fr' | 'en') =>
  RECORD_KINDS.map((kind) => `${formatRecordKind(kind, language)} ${describeRecordKind(kind, language)}`);

test('a kind is abbreviated and said in both languages', () => {
  expect(words('fr')).toEqual([
    'WR record du monde',
    'RC record continental',
    'RN record national',
    'RCh record des championnats',
    'MR record de la réunion',
    'RS record du stade',
    'RL record de la ligue',
    'RD record du département',
    'RCl record du club',
    'RCat record de la catégorie',
    'WL meilleure performance mondiale de l’année',
    'EL meilleure performance continentale de l’année',
    'NL meilleure performance nationale de l’année',
  ]);
  expect(words('en')).toEqual([
    'WR world record',
    'AR area record',
    'NR national record',
    'CR championship record',
    'MR meeting record',
    'SR stadium record',
    'LR league record',
    'DR department record',
    'ClR club record',
    'CatR category record',
    'WL world lead',
    'EL area lead',
    'NL national lead',
  ]);
});

test('with whose it is where that is known', () => {
  expect(describeRecordKind('NR', 'fr', 'FRA')).toBe('record national (FRA)');
  expect(describeRecordKind('MR', 'en', '')).toBe('meeting record');
});

test('a federation ratifies some, nobody the best marks of a season, and three need a typed word', () => {
  expect(RECORD_KINDS.filter(isFederationRecord)).toEqual(['WR', 'AR', 'NR', 'CR', 'league', 'department', 'category']);
  expect(RECORD_KINDS.filter(isSeasonLead)).toEqual(['WL', 'EL', 'NL']);
  expect(RECORD_KINDS.filter(needsTypedWord)).toEqual(['WR', 'AR', 'NR']);
});

test('is read whatever its case; ER is the area record of Europe', () => {
  expect([' mr ', 'Club', 'ER', 'wr', 'XR', ''].map(parseRecordKind)).toEqual([
    'MR',
    'club',
    'AR',
    'WR',
    undefined,
    undefined,
  ]);
});
