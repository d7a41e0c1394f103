import { describe, expect, test } from '@jest/globals';
import { estimateMinutes, findVenue, parseTrialUid } from 'shared-domain';
import { COMBINED_CHOICES, isChoiceFor, listChoiceCodes, listChoiceEvents } from './combined-choice.ts';
import { formatChosenCode, layOut, layOutCombined, listCategoryIds } from './lay-out.ts';
import { makeTrials } from './planned-round.ts';
import { TEMPLATES } from './templates.ts';

const TWO_DAYS = { days: ['2026-06-13', '2026-06-14'], dayStart: 600, sexes: [2, 1] as const };

describe.each(TEMPLATES)('the template $id', (template) => {
  const planned = layOut(template, { ...TWO_DAYS, codes: template.codes });

  test('creates trials with valid and distinct uids', () => {
    const trials = planned.flatMap((one) => makeTrials(one, TWO_DAYS.days, 'Europe/Paris') ?? []);
    expect(trials.length).toBeGreaterThan(20);
    expect(trials.filter(({ uid }) => parseTrialUid(uid) === undefined)).toEqual([]);
    expect(new Set(trials.map(({ uid }) => uid)).size).toBe(trials.length);
  });

  test('uses no venue twice at a time', () => {
    const busy = planned.filter((one) => findVenue(one) !== undefined);
    for (const [at, one] of busy.entries()) {
      const end = one.time + one.heats * estimateMinutes(one);
      const others = busy.slice(at + 1).filter((other) => other.day === one.day && findVenue(other) === findVenue(one));
      expect(others.filter(({ time }) => time < end && time >= one.time)).toEqual([]);
    }
  });
});

test.each([
  ['a trail of 31 km', 31_000, 'T', 113],
  ['a road race of 10.2 km', 10_200, 'R', 40],
  ['a relay of 4 × 100 m', 4100, '0', 6],
  ['a race of 100 m', 100, '0', 4],
  ['a race of 12 minutes', 100_012, '0', 16],
])('the minutes of %s follow from its distance or time', (_, g0, g1, minutes) => {
  expect(estimateMinutes({ g0, g1 })).toBe(minutes);
});

test('a decathlon over two days has itself and five parts a day', () => {
  const planned = layOutCombined('decathlon', { ...TWO_DAYS, codes: ['SE'] });
  expect(planned.map(({ day, g0 }) => `${day.slice(8)} ${g0}`)).toEqual([
    '13 800010',
    '13 100',
    '13 900003',
    '13 900005',
    '13 900001',
    '13 400',
    '14 110',
    '14 900006',
    '14 900002',
    '14 900008',
    '14 1500',
  ]);
  expect(planned.slice(1).every(({ combined }) => combined === '800010-0-55-f1')).toBe(true);
});

test('heights and weights follow the category', () => {
  const planned = layOut({ days: [[{ g0: 80, g1: 'H' }, { g0: 900005 }]] }, { ...TWO_DAYS, codes: ['MI'], sexes: [2] });
  expect(planned.map(({ id }) => id)).toEqual(['000080-HP76-48-f1', '900005-P3000-48-f1']);
});

test('no template gives an under 12 an event that is not of their age', () => {
  const planned = TEMPLATES.flatMap((template) => layOut(template, { ...TWO_DAYS, codes: ['PO'] }));
  expect([...new Set(planned.map(({ g0, g1 }) => `${g0} ${g1}`))]).toEqual([
    '900003 0',
    '900001 0',
    '900005 0',
    '50 0',
    '1000 0',
    '460 0',
    '50 H',
  ]);
});

describe('A combined event for youth', () => {
  const ONE_DAY = { days: ['2026-06-13'], dayStart: 600, codes: ['PO', 'BE'] };

  test('a triathlon has a race, a jump and a throw for each category, also mixed, each a part of its own event', () => {
    const planned = layOutCombined('youthTriathlon', { ...ONE_DAY, codes: ['BE'], sexes: [2, 3] });
    expect(planned.map(({ id }) => id)).toEqual([
      '800003-0-46-f1',
      '800003-0-46-f1 50-0',
      '800003-0-46-f1 900003-0',
      '800003-0-46-f1 900005-0',
      '800003-0-1045-f1',
      '800003-0-1045-f1 50-0',
      '800003-0-1045-f1 900003-0',
      '800003-0-1045-f1 900005-0',
    ]);
    const trials = planned.flatMap((one) => makeTrials(one, ONE_DAY.days, 'Europe/Paris') ?? []);
    expect(trials.map(({ uid }) => uid)).toContain('900005-P2000-46-c1');
    expect(trials.map(({ group }) => group)).toContain('Triathlon Mixte BE');
  });

  test('of women and of men use no venue twice at a time', () => {
    const planned = layOutCombined('youthTriathlon', { ...ONE_DAY, codes: ['PO'], sexes: [2, 1] });
    const parts = planned.filter(({ combined }) => combined !== undefined);
    expect(parts).toHaveLength(6);
    for (const [at, one] of parts.entries()) {
      const others = parts.slice(at + 1).filter((other) => findVenue(other) === findVenue(one));
      expect(others.filter(({ time }) => Math.abs(time - one.time) < estimateMinutes(one, 8))).toEqual([]);
    }
  });

  test('events chosen by hand are for all categories, each once', () => {
    const parts = [
      { g0: 50, g1: '0' },
      { g0: 50, g1: 'H' },
      { g0: 900_001, g1: '0' },
      { g0: 900_005, g1: '0' },
    ];
    const planned = layOutCombined('custom', { ...ONE_DAY, sexes: [1], parts });
    expect(planned.map(({ g0, g1, category }) => `${g0} ${g1} ${category}`)).toEqual([
      '800004 0 43',
      '50 0 43',
      '50 H 43',
      '900001 0 43',
      '900005 0 43',
      '800004 0 45',
      '50 0 45',
      '50 HP65 45',
      '900001 0 45',
      '900005 P3000 45',
    ]);
    expect(new Set(planned.map(({ id }) => id)).size).toBe(planned.length);
  });

  test('no template gives an under 12 a decathlon, or a senior a triathlon', () => {
    expect(layOutCombined('decathlon', { ...ONE_DAY, sexes: [2, 1] })).toEqual([]);
    expect(layOutCombined('youthTriathlon', { ...ONE_DAY, codes: ['SE'], sexes: [2, 1] })).toEqual([]);
    for (const choice of COMBINED_CHOICES) {
      const offersDecathlon = listChoiceEvents(choice, 43).length > 5 && isChoiceFor(choice, 43);
      expect([choice, offersDecathlon]).toEqual([choice, false]);
    }
    expect(listChoiceCodes('decathlon')).not.toContain('PO');
    expect(listChoiceCodes('youthTriathlon')).toEqual(expect.arrayContaining(['EA', 'PO', 'BE', 'MI']));
  });
});

test('all categories have a mixed one too, and a class without a mixed one gives none', () => {
  expect(listCategoryIds(['TC'], [2, 3])).toEqual([58, 1057]);
  expect(listCategoryIds(['M40'], [3])).toEqual([]);
});

test('a category is offered by the code of the language', () => {
  expect(['ES', 'TC', 'M40'].map((code) => formatChosenCode(code, 'en'))).toEqual(['U23', 'TC', 'M40']);
  expect(formatChosenCode('ES', 'fr')).toBe('ES');
});
