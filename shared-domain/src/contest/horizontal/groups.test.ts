import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { HorizontalAttempt } from '../../performance/attempts.ts';
import { applyCut, listOwnGroup, reverseOrder, splitByGroup } from './cut.ts';
import { findHorizontalRules, readHorizontalRules } from './rules.ts';
import { FINAL, formatLive, formatOrder, playValid, writeRound } from './script.fixture.ts';
import { findSheetCut, listNoMarks } from './sheet-cut.ts';
import { findHorizontalStage } from './stage.ts';
import { listHorizontalStandings } from './standings.ts';
import { findSeriesTurn } from './turn.ts';

const [CADET, SENIOR, ALL] = [49, 55, 57];
const SHOT = { g0: 900_005, g1: '0', category: ALL, round: 'f' };

/** Nine with 5 kg, A the best and I the last, among whom X, Y and Z throw 7.26 kg, less far than any of them. */
const FIELD = 'XAYBZCDEFGHI';
const WEIGHTS = [...FIELD].map((name) => ('XYZ'.includes(name) ? 7260 : 5000));
const MARKS = [
  '10.00',
  '15.00',
  '11.00',
  '14.90',
  '12.00',
  '14.80',
  '14.70',
  '14.60',
  '14.50',
  '14.40',
  '14.30',
  '14.20',
];
const RULES = findHorizontalRules({ round: 'f', implements: WEIGHTS });
const THREE = `${writeRound(FIELD, ...MARKS)} ${writeRound(FIELD)} ${writeRound(FIELD)}`;
const formatNames = (indexes: readonly number[]) => indexes.map((index) => FIELD[index]).join('');

const sheet = (marks: readonly string[]) =>
  marks.map((mark) => ({
    attempts: [/\d/.test(mark) ? { r: 'o', v: Math.round(Number(mark) * 1000) } : { r: 'x' }, { r: 'x' }, { r: 'x' }],
    isOut: false,
  }));

describe('each implement of one contest has its own final (item 59 of shared-domain/docs/technical-rules.md)', () => {
  test('the groups are the implements, and there are none where all throw the same', () => {
    expect(readHorizontalRules(SHOT, [CADET, SENIOR, undefined]).groups).toEqual([5000, 7260, 0]);
    expect(readHorizontalRules(SHOT, [CADET, CADET, undefined])).not.toHaveProperty('groups');
    expect(readHorizontalRules({ ...SHOT, g1: 'P6000' }, [CADET, SENIOR])).not.toHaveProperty('groups');
    expect(readHorizontalRules({ ...SHOT, g0: 900_003 }, [CADET, SENIOR])).not.toHaveProperty('groups');
    expect(readHorizontalRules({ ...SHOT, category: SENIOR }, [CADET, SENIOR])).not.toHaveProperty('groups');
    expect(readHorizontalRules(SHOT)).toEqual(FINAL);
  });

  test('the settings of the trial are those of its rules', () => {
    const dets = { nbTries: 5, cuts: [{ after: 2, to: 4 }], reorderAfter: [2, 4], qualifying: { standard: 15_000 } };
    expect(readHorizontalRules({ ...SHOT, dets })).toMatchObject({
      attemptCount: 5,
      cuts: dets.cuts,
      reorderAfter: [2, 4],
      standard: 15_000,
    });
  });

  test('the lightest comes first', () => {
    expect(splitByGroup([0, 1, 2], { groups: [7260, 5000, 7260] })).toEqual([[1], [0, 2]]);
    expect(listOwnGroup([0, 1, 2], 2, { groups: [7260, 5000, 7260] })).toEqual([0, 2]);
  });

  test('eight of each go on, by implement in the reverse order of its own ranking', () => {
    const contest = playValid(FIELD, THREE, RULES);
    expect([formatOrder(contest), formatLive(contest)]).toEqual(['HGFEDCBAXYZ', 'next H 4']);
    expect(formatOrder(playValid(FIELD, THREE))).toBe('HGFEDCBA');
  });

  test('a fourth trial is refused to the ninth with the same implement alone', () => {
    expect(() => playValid(FIELD, `${THREE} X:10.50`, RULES)).not.toThrow();
    expect(() => playValid(FIELD, `${THREE} I:15.50`, RULES)).toThrow();
  });

  test('the sheet says how many go on, in all and of each', () => {
    const { allowedAttempts, order, cut } = findSheetCut(sheet(MARKS), RULES);
    expect(formatNames(order)).toBe('HGFEDCBAXYZ');
    expect(formatNames(allowedAttempts.flatMap((count, index) => (count === 3 ? [index] : [])))).toBe('I');
    expect(cut).toEqual({
      after: 3,
      to: 8,
      goingOnCount: 11,
      groups: [
        { group: 5000, count: 9, goingOnCount: 8 },
        { group: 7260, count: 3, goingOnCount: 3 },
      ],
    });
  });

  test('before the others have thrown, better marks with other implements eliminate nobody', () => {
    const rows = sheet(MARKS).with(11, { attempts: [], isOut: false });
    expect(findSheetCut(rows, RULES).allowedAttempts).toEqual(rows.map(() => 6));
    const noMark = sheet(MARKS.with(0, 'x')).with(11, { attempts: [], isOut: false });
    expect(findSheetCut(noMark, RULES).allowedAttempts[0]).toBe(6);
    expect([listNoMarks(noMark, RULES)[0], listNoMarks(noMark, FINAL)[0]]).toEqual([false, true]);
  });

  test('a tie for eighth is one of those with the same implement', () => {
    const tied = `${writeRound(FIELD, ...MARKS.with(11, '14.30'))} ${writeRound(FIELD)} ${writeRound(FIELD)}`;
    const stage = findHorizontalStage(playValid(FIELD, tied, RULES));
    expect([stage?.order, stage?.tied, stage?.stopped].map((indexes) => formatNames(indexes ?? []))).toEqual([
      'HIGFEDCBAXYZ',
      'HI',
      '',
    ]);
    const open = findHorizontalStage(playValid(FIELD, THREE, RULES));
    expect([formatNames(open?.tied ?? []), formatNames(open?.stopped ?? [])]).toEqual(['', 'I']);
  });

  test('marks to lead and to go on are those of one’s own implement', () => {
    const rows = listHorizontalStandings(playValid(FIELD, writeRound(FIELD, ...MARKS), RULES));
    const find = (name: string) => rows.find(({ athlete }) => athlete === name);
    expect([find('X'), find('Z'), find('I')]).toMatchObject([
      { markToLead: 12_000, isInCut: true },
      { isInCut: true },
      { markToLead: 15_000, markToGoOn: 14_300, isInCut: false },
    ]);
    expect(find('X')).not.toHaveProperty('markToGoOn');
    expect(find('Z')).not.toHaveProperty('markToLead');
  });
});

const attempt = fc.oneof(
  fc.constantFrom('x', '-', 'r').map((r): HorizontalAttempt => ({ r })),
  fc.integer({ min: 600, max: 612 }).map((centimetres): HorizontalAttempt => ({ r: 'o', v: centimetres * 10 })),
);
const anySeries = fc.array(fc.array(attempt, { maxLength: 6 }), { minLength: 1, maxLength: 12 });

describe('with one group everything is as without', () => {
  test('the cut, the order, who is next and the sheet', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: 1, max: 4 }), (series, to) => {
        const rules = findHorizontalRules({ round: 'f', cuts: [{ after: 3, to }] });
        const grouped = { ...rules, groups: series.map(() => 5000) };
        const order = [...series.keys()];
        const rows = series.map((attempts) => ({ attempts, isOut: false }));
        const read = (some: typeof rules) => {
          const { cut, ...rest } = findSheetCut(rows, some);
          return {
            cut: applyCut(order, series, { after: 3, to }, some),
            reversed: reverseOrder(order, series, 3, some),
            turn: findSeriesTurn(series, some),
            sheet: { ...rest, goingOnCount: cut?.goingOnCount },
          };
        };
        expect(read(grouped)).toEqual(read(rules));
      }),
    );
  });

  test('no group changes what another one does', () => {
    fc.assert(
      fc.property(anySeries, anySeries, fc.integer({ min: 1, max: 4 }), (light, heavy, to) => {
        const rules = findHorizontalRules({ round: 'f' });
        const groups = [...light.map(() => 5000), ...heavy.map(() => 7260)];
        const cut = { after: 3, to };
        const alone = applyCut([...light.keys()], light, cut, rules);
        const series = [...light, ...heavy];
        const both = applyCut([...series.keys()], series, cut, { ...rules, groups });
        expect(both.filter((index) => index < light.length)).toEqual(alone);
        expect(both.length - alone.length).toBe(applyCut([...heavy.keys()], heavy, cut, rules).length);
      }),
    );
  });
});
