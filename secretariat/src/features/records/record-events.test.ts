import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { listRecordEvents } from './record-events.ts';

const jump = (category: number): ProgrammeTrial =>
  ({ ...aTrial({ g0: 900_003, g1: '0', category, round: 'f' }), group: 'Longueur' }) as unknown as ProgrammeTrial;

test('two events that the organiser named alike say which they are; one alone keeps its name', () => {
  expect(listRecordEvents([jump(55), jump(56)], [], 'fr').map(({ label }) => label)).toEqual([
    'Longueur Hommes SE',
    'Longueur Femmes SE',
  ]);
  expect(listRecordEvents([jump(56)], [], 'fr').map(({ label }) => label)).toEqual(['Longueur']);
});
