import { describe, expect, test } from '@jest/globals';
import { SPOKEN_STATUSES } from '../performance/spoken-mark.ts';
import { MARK_NOTES } from './mark-note.ts';
import { findCodeMeaning, findResultCode, RESULT_CODES } from './result-code.ts';

describe('Status and result codes (CR 25.4)', () => {
  test.each([
    ['DNS', 'status', 'non-partant', 'did not start'],
    ['DNF', 'status', 'abandon', 'did not finish'],
    ['NM', 'status', 'sans performance', 'no valid trial'],
    ['DQ', 'status', 'disqualifié', 'disqualified'],
    ['r', 'status', 'retiré du concours', 'retired from the event'],
    ['qR', 'qualification', 'qualifié par le juge-arbitre', 'advanced by the referee'],
    ['qJ', 'qualification', 'qualifié par le jury d’appel', 'advanced by the jury of appeal'],
    ['qD', 'qualification', 'qualifié par tirage au sort', 'advanced by draw'],
    ['YRC', 'card', 'second carton jaune, rouge', 'second yellow card, red'],
    ['~', 'walk', 'perte de contact', 'loss of contact'],
    ['>', 'walk', 'genou fléchi', 'bent knee'],
    ['L', 'note', 'pied posé sur la ligne du couloir', 'step on the lane line'],
    ['P', 'note', 'participe sous réserve', 'competing under protest'],
    ['WL', 'best', 'meilleure performance mondiale de l’année', 'world lead'],
  ])('%s is a %s: %s, %s', (code, kind, fr, en) => {
    expect(findResultCode(code)?.kind).toBe(kind);
    expect(findCodeMeaning(code, 'fr')).toBe(fr);
    expect(findCodeMeaning(code, 'en')).toBe(en);
  });

  test.each([
    ['DNS', 2],
    ['DNF', 3],
    ['DQ', 4],
    ['NM', 5],
    ['r', 7],
  ] as const)('%s is worded in French as a voice says it', (code, st) => {
    expect(findCodeMeaning(code, 'fr')).toBe(SPOKEN_STATUSES.fr[st]);
  });

  test('Q and q are two codes, by right and by performance', () => {
    expect(findCodeMeaning('Q', 'en')).toBe('qualified by place or standard');
    expect(findCodeMeaning('q', 'en')).toBe('qualified by time or performance');
  });

  test('NH, h, w, A, i and = are customary, not in the rule', () => {
    const customaryCodes = RESULT_CODES.flatMap((entry) => ('isCustomary' in entry ? [entry.code] : []));
    expect(customaryCodes).toEqual(['NH', ...MARK_NOTES]);
  });

  test('every code once, worded in both languages', () => {
    expect(new Set(RESULT_CODES.map(({ code }) => code)).size).toBe(RESULT_CODES.length);
    expect(RESULT_CODES.length).toBe(29);
    expect(RESULT_CODES.every(({ fr, en }) => fr.length > 3 && en.length > 3)).toBe(true);
  });

  test.each(['', 'dns', 'DNQ', 'o'])('%j is none', (code) => {
    expect(findResultCode(code)).toBeUndefined();
    expect(findCodeMeaning(code, 'fr')).toBeUndefined();
  });
});
