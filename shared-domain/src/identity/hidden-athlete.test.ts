import { describe, expect, test } from '@jest/globals';
import { HIDDEN_ATHLETE, hideAthlete, isHiddenAthlete } from './hidden-athlete.ts';

const row = {
  rank: 1,
  bib: '112',
  last: 'VALMOREL',
  first: 'Inès',
  club: 'AC Valmont',
  auid: 'a1',
  dob: '2004-02-29',
  prf: { v: 11_580, u: 'ms', st: 1 },
};

describe('a hidden athlete: the rank and the mark stay, the name becomes ATHLETE Anonyme (Q30)', () => {
  test('nothing in the row identifies the athlete', () => {
    const { auid: _auid, dob: _dob, ...rest } = row;
    expect(hideAthlete(row)).toEqual({ ...rest, last: 'ATHLETE', first: 'Anonyme' });
    expect(JSON.stringify(hideAthlete(row))).not.toMatch(/VALMOREL|Inès|a1|2004/);
  });

  test('the given row is not changed, and hiding twice changes nothing', () => {
    const before = structuredClone(row);
    expect(hideAthlete(hideAthlete(row))).toEqual(hideAthlete(row));
    expect(row).toEqual(before);
  });

  test('a name without a first name is hidden too', () => {
    expect(hideAthlete({ last: 'VALMOREL' })).toEqual(HIDDEN_ATHLETE);
  });

  test.each([
    [HIDDEN_ATHLETE, true],
    [{ last: 'ATHLETE' }, false],
    [{ last: 'ATHLETE', first: 'Inès' }, false],
    [{ last: 'Valmorel', first: 'Anonyme' }, false],
  ])('%j is hidden: %p', (name, expected) => {
    expect(isHiddenAthlete(name)).toBe(expected);
  });
});
