import { describe, expect, test } from '@jest/globals';
import { CONFLICT_REASONS, ERROR_STATUS } from 'shared-domain/contract';
import { en } from '../../locales/en.ts';
import { fr } from '../../locales/fr.ts';
import type { Translate } from '../../locales/use-text.ts';
import { formatError, formatRefusal, readRefusal } from './call-sentence.ts';

/** A translate function without plurals. */
const t: Translate = (key, values = {}) =>
  fr[key as keyof typeof fr].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

describe('A refusal of the server', () => {
  test.each(Object.keys(ERROR_STATUS))('« %s » has a sentence of its own for the organiser', (id) => {
    const { sentence } = readRefusal({ id, detail: '' });
    expect(sentence).not.toBe('call.unknown');
    expect(fr[sentence as keyof typeof fr]).toMatch(/\.$/);
  });

  test.each(CONFLICT_REASONS)('for the reason « %s » has a sentence of its own, which ends', (reason) => {
    const said = formatError({ id: 'conflict', reason, path: '$.lane' }, t);
    expect(said).not.toBe(fr['call.conflict']);
    expect(said).toMatch(/\.$/);
  });

  test.each([
    [{ id: 'invalid request', path: '$.wind' }, 'Le serveur a refusé une valeur : Vent.'],
    [
      { id: 'invalid request', path: '$.startlists["000100-0-55-f1"][3].bib' },
      'Le serveur a refusé une valeur : Dossard (ligne 4).',
    ],
    [{ id: 'invalid request', path: '$.trialsData[0].date' }, 'Le serveur a refusé une valeur : Date.'],
    [{ id: 'invalid request', path: '$.attempts[2]' }, 'Le serveur a refusé une valeur : Essais.'],
    [{ id: 'invalid request', path: 'query.limit' }, 'Le serveur a refusé une valeur.'],
    [{ id: 'conflict', path: '$.edits[0].lane', reason: 'lane taken' as const }, 'Ce couloir est déjà pris.'],
    [{ id: 'of a newer server' }, 'La demande a échoué.'],
  ])('%j is «%s», without a word of the server’s own', (error, said) => {
    expect(formatError(error, t)).toBe(said);
    expect(
      formatRefusal({ id: error.id, detail: 'is not right', errors: [{ ...error, detail: 'is not right' }] }, t),
    ).toBe(said);
  });

  test.each(['disk full', 'disk broken', 'database read only'] as const)(
    '16. of a fault that lasts says that nothing was saved, whom to tell, and that trying again does not help: %s',
    (id) => {
      const { sentence } = readRefusal({ id, detail: 'nothing was stored', status: ERROR_STATUS[id] });
      const [french, english] = [fr, en].map((texts) => texts[sentence as keyof typeof fr]);
      expect(french).toMatch(
        /rien n’a été enregistré\. Réessayer n’y change rien : prévenez la personne qui l’exploite\.$/,
      );
      expect(english).toMatch(/nothing was saved\. Trying again does not help: tell whoever runs it\.$/);
    },
  );
});
