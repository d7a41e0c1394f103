import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  findAppealDeadline,
  findProtestDeadline,
  findProtestState,
  isOfficialAt,
  type PROTEST_REFUSALS,
  type ResultFact,
} from './protest.ts';

const MINUTE = 60_000;
const at = (minute: number, kind: ResultFact['kind']): ResultFact => ({ kind, at: minute * MINUTE });
const official = (minute: number, ...facts: ResultFact[]) => isOfficialAt(facts, minute * MINUTE);

describe('Protests: 30 minutes from the announcement; appeals 30 minutes from the answer (TR 8)', () => {
  test('deadlines', () => {
    expect(findProtestDeadline(5 * MINUTE)).toBe(35 * MINUTE);
    expect(findAppealDeadline(40 * MINUTE)).toBe(70 * MINUTE);
  });

  test('official after the deadline: at 30:00 a protest is still in time, a millisecond later it is too late', () => {
    const published = at(0, 'published');
    expect(isOfficialAt([published], 30 * MINUTE)).toBe(false);
    expect(isOfficialAt([published], 30 * MINUTE + 1)).toBe(true);
    expect(findProtestState([published, at(30, 'protest')])).toMatchObject({ protests: 1, refused: [] });
    expect(findProtestState([published, { kind: 'protest', at: 30 * MINUTE + 1 }])).toMatchObject({
      protests: 0,
      refused: [{ index: 1, reason: 'too late' }],
    });
  });

  test('nothing published, nothing official', () => {
    expect(official(999)).toBe(false);
    expect(official(5, at(10, 'published'))).toBe(false);
  });

  test('a correction is a new announcement', () => {
    const facts = [at(0, 'published'), at(20, 'corrected')];
    expect(findProtestState(facts).announced).toBe(20 * MINUTE);
    expect(official(31, ...facts)).toBe(false);
    expect(official(50, ...facts)).toBe(false);
    expect(official(51, ...facts)).toBe(true);
    expect(findProtestState([...facts, at(45, 'protest')]).protests).toBe(1);
    expect(findProtestState([...facts, at(45, 'published')]).announced).toBe(45 * MINUTE);
  });

  test('a protest without its answer keeps the list unofficial; the answer opens 30 minutes to appeal', () => {
    const open = [at(0, 'published'), at(10, 'protest')];
    expect(official(500, ...open)).toBe(false);
    const answered = [...open, at(40, 'answer')];
    expect(findProtestState(answered)).toMatchObject({ protests: 0, answered: 40 * MINUTE });
    expect(official(70, ...answered)).toBe(false);
    expect(official(71, ...answered)).toBe(true);
  });

  test('an answer before the deadline of the announcement does not shorten it', () => {
    const facts = [at(0, 'published'), at(1, 'protest'), at(2, 'answer'), at(20, 'corrected')];
    expect(official(33, ...facts)).toBe(false);
    expect(official(51, ...facts)).toBe(true);
  });

  test('an appeal waits for the verdict; appeals end 30 minutes after the answer', () => {
    const answered = [at(0, 'published'), at(10, 'protest'), at(40, 'answer')];
    expect(findProtestState([...answered, at(70, 'appeal')])).toMatchObject({ appeals: 1, refused: [] });
    expect(findProtestState([...answered, at(71, 'appeal')]).refused).toEqual([{ index: 3, reason: 'too late' }]);
    expect(official(500, ...answered, at(70, 'appeal'))).toBe(false);
    expect(official(91, ...answered, at(70, 'appeal'), at(90, 'verdict'))).toBe(true);
  });

  test('what is stamped later says nothing about now, what is stamped now does', () => {
    expect(official(31, at(0, 'published'), at(31, 'corrected'))).toBe(false);
    expect(official(31, at(0, 'published'), at(32, 'corrected'))).toBe(true);
  });

  test('two protests need two answers', () => {
    const facts = [at(0, 'published'), at(1, 'protest'), at(2, 'protest'), at(3, 'answer')];
    expect(official(500, ...facts)).toBe(false);
    expect(official(500, ...facts, at(4, 'answer'))).toBe(true);
  });

  test.each<[string, ResultFact[], (typeof PROTEST_REFUSALS)[number]]>([
    ['a protest before anything is published', [at(0, 'protest')], 'not published'],
    ['a correction of nothing', [at(0, 'corrected')], 'not published'],
    ['an answer to no protest', [at(0, 'published'), at(1, 'answer')], 'no protest to answer'],
    ['an appeal without an answer', [at(0, 'published'), at(1, 'protest'), at(2, 'appeal')], 'no answer to appeal'],
    ['a verdict on no appeal', [at(0, 'published'), at(1, 'verdict')], 'no appeal to judge'],
    ['a fact stamped before the last one', [at(5, 'published'), at(4, 'protest')], 'before the last fact'],
  ])('%s is refused and changes nothing', (_, facts, reason) => {
    const { refused, ...state } = findProtestState(facts);
    expect(refused).toEqual([{ index: facts.length - 1, reason }]);
    const { refused: none, ...before } = findProtestState(facts.slice(0, -1));
    expect(none).toEqual([]);
    expect(state).toEqual(before);
  });

  test('two facts of one instant are taken in their order', () => {
    expect(findProtestState([at(5, 'published'), at(5, 'protest')])).toMatchObject({ protests: 1, refused: [] });
  });

  test('once official it stays so until the next fact', () => {
    const kinds = fc.constantFrom('published', 'corrected', 'protest', 'answer', 'appeal', 'verdict');
    const log = fc
      .array(fc.record({ kind: kinds, gap: fc.integer({ min: 0, max: 40 }) }), { maxLength: 8 })
      .map((list) => {
        let minute = 0;
        return list.map(({ kind, gap }): ResultFact => {
          minute += gap;
          return at(minute, kind as ResultFact['kind']);
        });
      });
    fc.assert(
      fc.property(log, fc.nat(100), (facts, later) => {
        const end = (facts.at(-1)?.at ?? 0) + later * MINUTE;
        if (isOfficialAt(facts, end)) expect(isOfficialAt(facts, end + 1)).toBe(true);
        const state = findProtestState(facts);
        expect(isOfficialAt(facts, end + 3_600_001)).toBe(
          state.announced !== undefined && state.protests === 0 && state.appeals === 0,
        );
      }),
    );
  });
});
