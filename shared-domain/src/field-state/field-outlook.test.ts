import { describe, expect, test } from '@jest/globals';
import { findFieldOutlook } from './field-outlook.ts';
import { findFieldState } from './field-state.ts';
import { bars, row, series, starts } from './sheet-lines.fixture.ts';

const HIGH_JUMP = { g0: 900_001, g1: '0', status: 5, round: 'f', dets: { heights: [1700, 1750, 1800] } };
const LONG_JUMP = { g0: 900_003, g1: '0', status: 5, round: 'f', dets: {} };

type Rows = Parameters<typeof findFieldOutlook>[2];

/** `A x 6000 > B 1 7000 > C D > lead 7110, podium 6900 (2)`: last attempt, who is at work with place and best, who follows, what it takes. */
function formatOutlook(trial: typeof LONG_JUMP, names: string, rows: Rows, otherPools: Rows = []) {
  const state = findFieldState(trial, starts(names), rows);
  const outlook = findFieldOutlook(trial, starts(names), rows, state, otherPools);
  if (outlook === undefined) return undefined;
  const { last, rank, best, following, needed } = outlook;
  return [
    [last?.athlete.last, last?.r, last?.v],
    [state.athlete?.last, rank, best],
    following.map((athlete) => athlete.last),
    [
      needed
        .map(({ aim, v, attempt, count }) => `${aim}${count ?? ''} ${v}${attempt === undefined ? '' : ` (${attempt})`}`)
        .join(', '),
    ],
  ]
    .map((part) => part.filter((text) => text !== undefined && text !== '').join(' '))
    .join(' > ');
}

describe('long and triple jump, throws: distances that lead, make the podium and pass the cut (TR 25.6, 25.22)', () => {
  test.each([
    ['nobody has a mark: nothing to say yet', 'ABC', ['A: x'], 'A x > B > C A > '],
    ['the first mark is there to be beaten', 'AB', ['A: 6.00'], 'A o 6000 > B > A > lead 6010'],
    ['the leader needs nothing', 'ABC', ['A: 6.00 x', 'B: 6.50', 'C: 6.20'], 'A x > B 1 6500 > C A > '],
    [
      'one behind three needs to pass the first and to reach the third: equal best marks are parted by the second',
      'ABCD',
      ['A: 7.00 x', 'B: 6.80 x', 'C: 6.60 x', 'D: 6.00'],
      'C x > D 4 6000 > A B > lead 7000, podium 6600',
    ],
    [
      'level with the leader a better second mark is enough',
      'AB',
      ['A: 6.50 6.30', 'B: 6.50'],
      'A o 6300 > B 2 6500 > A > lead 6310',
    ],
    [
      'the last attempt is the last in the order of its round, the next ones are those of the reverse order',
      'AB',
      ['A: 6.50 x x', 'B: 6.00 x 6.10'],
      'B o 6100 > B 2 6100 > A > lead 6500',
    ],
  ])('%s', (_, names, lines, text) => {
    expect(formatOutlook(LONG_JUMP, names, lines.map(series))).toBe(text);
  });

  const NINE = ['6.90', '6.80', '6.70', '6.60', '6.50', '6.40', '6.30', '6.20'];
  const lines = NINE.map((mark, index) => `${'ABCDEFGHI'[index]}: ${mark} x x`);

  test('the ninth before the cut needs the mark of the eighth, and nobody is named beyond the cut', () => {
    const rows = [...lines, 'I: 6.00 x'].map(series);
    expect(formatOutlook(LONG_JUMP, 'ABCDEFGHI', rows)).toBe('H x > I 9 6000 >  > lead 6900, podium 6700, final8 6200');
  });

  test('an event without that cut has none', () => {
    const rows = [...lines, 'I: 6.00 x'].map(series);
    expect(formatOutlook({ ...LONG_JUMP, dets: { cuts: [] } }, 'ABCDEFGHI', rows)).toMatch(/podium 6700$/);
  });

  test('in a qualification only its standard counts', () => {
    const trial = { ...LONG_JUMP, round: 'q', dets: { qualifying: { standard: 6600 } } };
    expect(formatOutlook(trial, 'AB', ['A: 6.20'].map(series))).toBe('A o 6200 > B > A > final 6600');
  });

  test('after a cut it is the next one that counts, to as many as it takes', () => {
    const trial = {
      ...LONG_JUMP,
      dets: {
        cuts: [
          { after: 3, to: 8 },
          { after: 5, to: 6 },
        ],
      },
    };
    const first = NINE.map((mark, index) => `${'ABCDEFGH'[index]}: ${mark} x x`);
    const rows = [...first, 'I: 6.00 x x'].map(series);
    expect(formatOutlook(trial, 'ABCDEFGHI', rows)).toMatch(/podium 6700, final6 6400$/);
  });

  describe('in a qualification over several pools', () => {
    const QUALIFICATION = { ...LONG_JUMP, round: 'q' };
    const find = (dets: object, rows: string[], others: string[]) =>
      formatOutlook({ ...QUALIFICATION, dets }, 'AB', rows.map(series), others.map(series))
        ?.split(' > ')
        .at(-1);
    const others = ['C: 6.50', 'D: 6.40 6.30', 'E: x'];

    test.each([
      [
        'beyond the last who would go on, whose second mark is better',
        { qualifying: { times: 2 } },
        ['A: 6.20', 'B: x'],
        'final2 6410',
      ],
      ['or level with it by the second mark', { qualifying: { times: 2 } }, ['A: 6.40 x', 'B: x x'], 'final2 6300'],
      ['nothing for who is among them', { qualifying: { times: 2 } }, ['A: 6.45', 'B: x'], ''],
      ['nothing while there are free places', { qualifying: { times: 12 } }, ['A: 6.20', 'B: x'], ''],
      ['nothing where no rule is known', {}, ['A: 6.20', 'B: x'], ''],
      [
        'the standard, and a place where that takes less',
        { qualifying: { places: 2, standard: 6600 } },
        ['A: 6.20', 'B: x'],
        'final 6600, final2 6410',
      ],
      [
        'the standard alone where as many are beyond it',
        { qualifying: { places: 2, standard: 6400 } },
        ['A: 6.20', 'B: x'],
        'final 6400',
      ],
    ])('%s', (_, dets, rows, text) => {
      expect(find(dets, rows, others)).toBe(text);
    });

    test('a mark that the secretariat typed counts, one of a disqualified athlete does not', () => {
      const typed = [6500, 6400].map((v, at) => ({ ...row('CD'[at] ?? '', []), prf: { v, u: 'mm' as const, st: 1 } }));
      const out = { ...row('E', [{ r: 'o', v: 7000 }], 4) };
      const rows = ['A: 6.20', 'B: x'].map(series);
      const trial = { ...QUALIFICATION, dets: { qualifying: { times: 2 } } };
      expect(formatOutlook(trial, 'AB', rows, [...typed, out])).toMatch(/> final2 6400$/);
    });

    test('a height, by the failures too (TR 26.8)', () => {
      const trial = { ...HIGH_JUMP, round: 'q', dets: { heights: [1700, 1750, 1800], qualifying: { times: 2 } } };
      const pool = ['A: 1.70 xo 1.75 x', 'B: 1.70 o 1.75 x'].map(bars);
      expect(formatOutlook(trial, 'AB', pool, ['C: 1.75 o', 'D: 1.75 xxo'].map(bars))).toMatch(/> final2 1750 \(2\)$/);
      expect(formatOutlook(trial, 'AB', pool, ['C: 1.75 o', 'D: 1.75 o'].map(bars))).toMatch(/> final2 1800$/);
    });
  });

  test('in a part of a combined event there is no podium', () => {
    const rows = ['A: 7.00', 'B: 6.80', 'C: 6.60'].map(series);
    expect(formatOutlook({ ...LONG_JUMP, round: 'c' }, 'ABCD', rows)).toMatch(/> lead 7010$/);
  });
});

describe('high jump and pole vault: the bar and the last attempt that is enough (TR 26.8)', () => {
  test.each([
    ['nobody has a height', 'AB', ['A: 1.70 x'], 'A x 1700 > B > A > '],
    [
      'the same bar with fewer failures leads, else the next one',
      'AB',
      ['A: 1.70 xo', 'B: 1.70 x'],
      'A o 1700 > B >  > lead 1750',
    ],
    ['at once, or not at this bar', 'AB', ['A: 1.70 xo', 'B: '], 'A o 1700 > B >  > lead 1700 (1)'],
    [
      'the leader needs nothing, and a pass is no attempt',
      'AB',
      ['A: 1.70 o', 'B: 1.70 xo 1.75 -'],
      'B o 1700 > A 1 1700 >  > ',
    ],
    [
      'behind three: the third’s height at the second attempt at the latest',
      'ABCD',
      ['A: 1.70 o', 'B: 1.70 o', 'C: 1.70 xxo', 'D: '],
      'C o 1700 > D >  > lead 1750, podium 1700',
    ],
    [
      'the podium by the same bar as the lead is not said twice',
      'ABCD',
      ['A: 1.70 o', 'B: 1.70 o', 'C: 1.70 o', 'D: 1.70 xxo 1.75 xx'],
      'D x 1750 > D 4 1700 >  > lead 1750',
    ],
    [
      'a new bar names who jumps at it',
      'ABC',
      ['A: 1.70 o', 'B: 1.70 xo', 'C: 1.70 o'],
      'B o 1700 > A 1 1700 > B C > lead 1750',
    ],
  ])('%s', (_, names, rows, text) => {
    expect(formatOutlook(HIGH_JUMP, names, rows.map(bars))).toBe(text);
  });

  test.each([
    ['nobody has jumped at a new bar: the others follow', ['1.75 x', '1.75 x'], 'B x 1750 > A > B > '],
    ['the last one wins by clearing what the first failed', ['1.75 x', ''], 'A x 1750 > B >  > lead 1750'],
    ['where the first has cleared, the next must clear to stay in', ['1.75 o', ''], 'A o 1750 > B >  > stay 1750'],
    ['so must the third, the second having failed', ['1.75 o', '1.75 x', ''], 'B x 1750 > C >  > stay 1750'],
    ['at a higher bar after both have cleared', ['1.75 o 1.77 x', '1.75 o'], 'A x 1770 > B >  > lead 1770'],
    ['at a lower bar after both have failed', ['1.75 x 1.73 x', '1.75 x'], 'A x 1730 > B >  > lead 1730'],
    ['of three, those who are left at this bar follow', ['1.75 x', '', ''], 'A x 1750 > B > C > '],
    ['one who gave up has taken no attempt', ['1.75 x', '1.75 r', ''], 'A x 1750 > C >  > lead 1750'],
  ])('jump-off for first place (TR 26.9): %s', (_, jumpOffs, text) => {
    const rows = jumpOffs.map((line, index) => bars(`${'ABC'[index]}: 1.70 o 1.75 xxx | ${line}`));
    // Who is not tied for first place takes no part.
    expect(formatOutlook(HIGH_JUMP, `${'ABC'.slice(0, rows.length)}Z`, [...rows, bars('Z: 1.70 xo 1.75 xxx')])).toBe(
      text,
    );
  });

  test('a jump-off that is called names who follows before anybody has jumped', () => {
    const rows = ['A: 1.70 o 1.75 xxx', 'B: 1.70 o 1.75 xxx'].map(bars);
    const called = { state: 'bar', athlete: { last: 'A', first: '' }, bar: 1750 } as const;
    expect(findFieldOutlook(HIGH_JUMP, starts('AB'), rows, called)).toEqual({
      last: { athlete: expect.objectContaining({ last: 'B' }), r: 'x', v: 1750 },
      following: [expect.objectContaining({ last: 'B' })],
      needed: [],
    });
  });
});

test('nothing before the event, after it, on a track, or for somebody who is not in the lists', () => {
  expect(formatOutlook({ ...LONG_JUMP, status: 30 }, 'AB', [])).toBeUndefined();
  expect(formatOutlook({ ...LONG_JUMP, status: 15 }, 'AB', [row('A', [])])).toBeUndefined();
  const stranger = { state: 'next', athlete: { last: 'Z', first: '' } } as const;
  expect(findFieldOutlook(LONG_JUMP, starts('AB'), [], stranger)).toBeUndefined();
  expect(findFieldOutlook({ ...LONG_JUMP, g0: 100 }, starts('AB'), [], stranger)).toBeUndefined();
});

test('in a contest of several implements the next, the place and what it takes are those of one’s own', () => {
  const SHOT = { ...LONG_JUMP, g0: 900_005, category: 57 };
  const names = 'JABCDEFGHK';
  const findCategory = (name: string) => ('JK'.includes(name) ? 55 : 49);
  const shotStarts = starts(names).map((one) => ({ ...one, category: findCategory(one.last) }));
  const marks = ['9.00', '15.00', '14.00', '13.50', '13.40', '13.30', '13.20', '13.10', '13.00', '10.00'];
  const rows = marks.map((mark, at) => series(`${names[at]}: ${mark} x x`));
  const state = findFieldState(SHOT, shotStarts, rows);
  expect([state.athlete?.last, state.attempt]).toEqual(['H', 4]);
  const cadetsDone = rows.map((one) =>
    'JK'.includes(one.last) ? one : { ...one, attempts: [...(one.attempts ?? []), { r: 'x' }] },
  ) as Rows;
  const next = findFieldState(SHOT, shotStarts, cadetsDone);
  expect([next.athlete?.last, next.attempt]).toEqual(['J', 4]);
  expect(findFieldOutlook(SHOT, shotStarts, cadetsDone, next)).toMatchObject({
    rank: 2,
    needed: [{ aim: 'lead', v: 10_000 }],
  });
});
