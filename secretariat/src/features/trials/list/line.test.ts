import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { makeLines } from './line.ts';

test('a combined event stands before its parts, and its share is that of its disciplines that are over', () => {
  const whole = '800010-0-57-f1';
  const makePart = (oid: string, g0: number, status: 20 | 40, date: string) => ({
    ...aTrial({ oid, uid: `${g0}-0-57-c1`, g0, g1: '0', status, date, dets: { combined: whole } }),
    gOID: 'g',
  });
  const lines = makeLines(
    [
      makePart('hundred', 100, 40, '2026-06-13T08:00:00Z'),
      makePart('last', 1500, 20, '2026-06-14T08:00:00Z'),
      {
        ...aTrial({ oid: 'whole', uid: whole, g0: 800_010, g1: '0', status: 5, starts: 12, results: 12 }),
        date: '2026-06-13T08:05:00Z',
        gOID: 'g',
      },
    ],
    'group',
    { tz: 'Europe/Paris', language: 'fr', kind: 'outdoor' },
  );
  expect(lines.map(({ trial, share }) => [trial.oid, share])).toEqual([
    ['whole', 0.5],
    ['hundred', 0],
    ['last', 0],
  ]);
});

test('a drawn list counts its starts, a first round not drawn the commitments, a later round none', () => {
  const group = { gOID: 'g', entries: 21 };
  const lines = makeLines(
    [
      { ...aTrial({ oid: 'h1', uid: '000200-0-56-h1', starts: 8 }), ...group },
      { ...aTrial({ oid: 'h2', uid: '000200-0-56-h2' }), ...group },
      { ...aTrial({ oid: 'f', uid: '000200-0-56-f1' }), ...group },
      aTrial({ oid: 'other', uid: '000400-0-56-f1', gOID: 'other' }),
    ],
    'group',
    { tz: 'Europe/Paris', language: 'fr', kind: 'outdoor' },
  );
  expect(lines.map(({ trial, entries }) => [trial.oid, entries])).toEqual([
    ['f', 0],
    ['h1', 8],
    ['h2', 21],
    ['other', 0],
  ]);
});
