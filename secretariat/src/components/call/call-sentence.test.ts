import { describe, expect, test } from '@jest/globals';
import { ERROR_STATUS } from 'shared-domain/contract';
import { fr } from '../../locales/fr.ts';
import { readRefusal } from './call-sentence.ts';

/** Told where they arise, with their own words. */
const ELSEWHERE = ['too large', 'invalid transition'];

describe('A refusal of the server', () => {
  test.each(Object.keys(ERROR_STATUS).filter((id) => !ELSEWHERE.includes(id)))(
    '« %s » has a sentence of its own for the organiser',
    (id) => {
      const { sentence } = readRefusal({ id, detail: '' });
      expect(sentence).not.toBe('call.unknown');
      expect(fr[sentence]).toMatch(/\.$/);
    },
  );

  test('of a full disk says that nothing was saved', () => {
    const { sentence } = readRefusal({ id: 'disk full', detail: 'the disk is full; nothing was stored', status: 507 });
    expect(fr[sentence]).toContain('rien n’a été enregistré');
  });
});
