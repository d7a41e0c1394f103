import { expect, test } from '@jest/globals';
import { aTrial } from 'shared-domain/testing';
import { makeLines } from './line.ts';

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
