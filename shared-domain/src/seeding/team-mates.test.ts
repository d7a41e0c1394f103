import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { zigzag } from './compose-heats.ts';
import { keepTeamsApart } from './team-mates.ts';

/** `1x` is the athlete seeded 1 of team x, `2` one without a team. */
const athletes = (text: string) => text.split(' ').map((id) => ({ id, team: id.replace(/\d/g, '') || undefined }));
const shown = (heats: readonly (readonly { id: string }[])[]) =>
  heats.map((heat) => heat.map(({ id }) => id).join(' '));

describe('team-mates are kept apart where possible (TR 20.3)', () => {
  test('two of a team in one heat: neighbours in strength change heats', () => {
    const { heats, swaps, together } = keepTeamsApart(zigzag(athletes('1x 2 3 4x'), 2));
    expect(shown(heats)).toEqual(['1x 3', '2 4x']);
    expect(swaps).toEqual([{ ids: ['4x', '3'], heats: [0, 1] }]);
    expect(together).toEqual([]);
  });

  const swapsOf = (heats: readonly string[], groups?: readonly number[]) =>
    keepTeamsApart(heats.map(athletes), groups).swaps.map(({ ids }) => ids.join('-'));

  test('the weaker of two changes with his like', () => {
    expect(swapsOf(['1x 4 5x 8', '2 3 6 7'], [2, 2])).toEqual(['5x-6']);
  });

  test('the best of a heat changes with the best of another when that alone helps', () => {
    expect(swapsOf(['1x 4y 5x', '2 3 6y'])).toEqual(['1x-2']);
  });

  /** 5x meets 1x; 6y would meet 4y, 2z would meet 8z: only 3 and 7, one level away, can change with 5x, and 3 with 1x. */
  const hard = ['1x 4y 5x 8z', '2z 3 6y 7'];

  test.each([
    ['one level up inside the group', [1, 2, 1], ['5x-3']],
    ['one level down inside the group', [1, 1, 2], ['5x-7']],
    ['the weaker when both are', [4], ['5x-7']],
    ['nobody of another group', [1, 1, 1, 1], []],
    ['nobody without groups', [], []],
    ['never the best of a heat with another level', [2, 1, 1], []],
  ])('swaps stay inside one lane group: %s', (_, groups, swaps) => {
    expect(swapsOf(hard, groups)).toEqual(swaps);
  });

  test('of several changes the one that saves most meetings comes first', () => {
    expect(swapsOf(['1 4x 5x', '2 3y 6y'], [1, 2])).toEqual(['5x-6y']);
    expect(swapsOf(['1x 4x 5x', '2 3 6'], [1, 2])[0]).toBe('5x-6');
  });

  test('more of a team than heats cannot all be apart', () => {
    const { together } = keepTeamsApart(zigzag(athletes('1x 2x 3x'), 2));
    expect(together).toEqual([{ heat: 1, team: 'x', ids: ['2x', '3x'] }]);
  });

  test('athletes without a team meet whom they like', () => {
    expect(keepTeamsApart(zigzag(athletes('1 2 3 4'), 2))).toMatchObject({ swaps: [], together: [] });
  });

  const fields = fc.record({
    teams: fc.array(fc.constantFrom('x', 'y', 'z', ''), { minLength: 1, maxLength: 24 }),
    heats: fc.integer({ min: 1, max: 4 }),
    groups: fc.constantFrom([], [4, 2, 2], [3, 2, 2, 2]),
  });

  const meetings = (heats: readonly (readonly { team: string | undefined }[])[]) =>
    heats.reduce((sum, heat) => {
      const named = heat.flatMap(({ team }) => team ?? []);
      return (
        sum + named.reduce((pairs, team, at) => pairs + named.slice(at + 1).filter((other) => other === team).length, 0)
      );
    }, 0);

  test('heats keep their sizes, nobody is lost, levels hold, and every swap saves a meeting', () => {
    fc.assert(
      fc.property(fields, ({ teams, heats: count, groups }) => {
        const composed = zigzag(athletes(teams.map((team, at) => `${at}${team}`).join(' ')), count);
        const { heats, swaps } = keepTeamsApart(composed, groups);
        expect(heats.map((heat) => heat.length)).toEqual(composed.map((heat) => heat.length));
        expect(shown(heats).join(' ').split(' ').toSorted()).toEqual(shown(composed).join(' ').split(' ').toSorted());
        expect(meetings(composed) - meetings(heats)).toBeGreaterThanOrEqual(swaps.length);
        const levelIn = (rows: typeof composed) => {
          let from = 0;
          return [...groups, ...new Array<number>(24).fill(1)].map((size) => {
            const ids = rows.flatMap((heat) => heat.slice(from, from + size).map(({ id }) => id));
            from += size;
            return ids.toSorted();
          });
        };
        expect(levelIn(heats.map((heat) => [...heat]))).toEqual(levelIn(composed));
      }),
      { numRuns: 300 },
    );
  });
});
