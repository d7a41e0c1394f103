import { describe, expect, test } from '@jest/globals';
import { formatLine, play, playValid } from './script.fixture.ts';

const TIE = 'A:o B:o C:xo 2.37 A:xxx B:xxx C:xxx';
const three = (text: string) => playValid('ABC', '2.35 2.37 2.39', text);

describe('A disqualified athlete of a high jump (TR 7.1)', () => {
  test('has no place, those behind move up, and the attempts stay to be read', () => {
    const contest = three('A:o B:o C:xo 2.37 A:o A:out');
    expect([contest.ranks, contest.athletes[contest.next]]).toEqual([[null, 1, 2], 'B']);
    expect(formatLine(contest, 'A')).toBe('2.35 o 2.37 o');
  });

  test('takes no part in a tie for first place: nobody is left to jump off', () => {
    expect([three(TIE).phase, three(`${TIE} A:out`).phase, three(`${TIE} A:out`).ranks]).toEqual([
      'tie',
      'end',
      [null, 1, 2],
    ]);
    expect(three('A:o B:o C:xo 2.37 A:xxx A:out B:xxx C:xxx').phase).toBe('end');
  });

  test('in the jump-off leaves the other the first place', () => {
    const contest = three(`${TIE} start A:x A:out`);
    expect([contest.phase, contest.jumpOff, contest.ranks]).toEqual(['end', 'won', [null, 1, 2]]);
  });

  test('takes no attempt any more', () => {
    const { refusals } = play('ABC', '2.35 2.37', 'A:o A:out B:o C:o 2.37 A:x');
    expect(refusals.map(({ kind }) => kind)).toEqual(['retired']);
  });

  test('may be so after the end, too', () => {
    expect(three('A:o B:xo C:xxo 2.37 A:xxx B:xxx C:xxx A:out').ranks).toEqual([null, 1, 2]);
  });
});
