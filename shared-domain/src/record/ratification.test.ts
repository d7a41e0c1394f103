import { describe, expect, test } from '@jest/globals';
import {
  findRatificationDeadline,
  isItemOfResult,
  isTypedItem,
  listMissingItems,
  listRatificationItems,
  RATIFICATION_ITEMS,
  type RatifiedTrial,
  type SaidEvidence,
  selectEvidence,
} from './ratification.ts';
import type { RecordEvidence } from './record-evidence.ts';

const NOTHING = { evidence: [] };
const ids = (g0: number, g1 = '0', hand?: boolean) =>
  listRatificationItems({ g0, g1, hand }, NOTHING).map(({ id }) => id);
const PHOTO = ['photoSystem', 'zero', 'finishPicture', 'photoOperator'];
const START = ['programme', 'fullResult'];
const END = ['referee', 'doping'];

describe('what the file of a record holds, by the event', () => {
  test.each([
    ['a sprint', [100], [...START, 'wind', 'gauge', 'startSystem', 'starter', ...PHOTO, ...END]],
    ['a sprint indoors', [60, 'I'], [...START, 'startSystem', 'starter', ...PHOTO, ...END]],
    ['one lap', [400], [...START, 'startSystem', 'starter', ...PHOTO, ...END]],
    ['a middle distance', [800], [...START, 'leaderSplits', 'starter', ...PHOTO, ...END]],
    ['a relay', [4400], [...START, 'startSystem', 'starter', ...PHOTO, ...END]],
    ['a race timed by hand', [1500, '0', true], [...START, 'leaderSplits', 'starter', 'watches', ...END]],
    ['a race walk', [5000, 'W'], [...START, 'leaderSplits', 'starter', ...PHOTO, 'walkJudges', ...END]],
    ['a short race walk', [400, 'W'], [...START, 'starter', ...PHOTO, 'walkJudges', ...END]],
    ['a road race', [10_000, 'R'], [...START, 'leaderSplits', 'starter', 'course', ...END]],
    ['a high jump', [900_001], [...START, 'heights', 'judges', ...END]],
    ['a long jump', [900_003], [...START, 'wind', 'gauge', 'measurement', 'judges', ...END]],
    ['a throw', [900_005], [...START, 'implementBefore', 'implementAfter', 'measurement', 'judges', ...END]],
    ['a decathlon', [800_010], [...START, ...END]],
  ] as readonly [string, Parameters<typeof ids>, readonly string[]][])('%s', (_, event, expected) => {
    expect(ids(...event)).toEqual(expected);
  });
});

const SPRINT = { g0: 100, g1: '0' };
const find = (id: string, evidence: readonly RecordEvidence[]) =>
  listRatificationItems(SPRINT, { evidence }).find((item) => item.id === id);

test('what officials said fills it: what, its value, by whom; the last word counts', () => {
  expect(
    find('startSystem', [{ what: 'startSystem', ok: true, text: 'A12', value: 3, by: 'B', signerKind: 'starter' }]),
  ).toEqual({
    id: 'startSystem',
    value: 'A12, 3, B',
  });
  expect(find('gauge', [{ what: 'gauge', text: '', signerKind: 'wind' }])?.value).toBe('gauge');
  const bad = { what: 'zero', ok: false, text: 'C1', signerKind: 'chrono' } as const;
  expect(find('zero', [{ ...bad, ok: true }, bad])).toEqual({ id: 'zero' });
  expect(find('zero', [bad, { ...bad, ok: true }])?.value).toBe('C1');
});

test('signatures are those of the kind of code', () => {
  const signed: RecordEvidence[] = [
    { what: 'sign', by: 'D. Starter', signerKind: 'starter' },
    { what: 'sign', by: 'E. Photo', signerKind: 'chrono' },
  ];
  expect([find('starter', signed)?.value, find('photoOperator', signed)?.value]).toEqual(['D. Starter', 'E. Photo']);
  expect(find('starter', signed.slice(1))).toEqual({ id: 'starter' });
  expect(find('referee', signed)).toEqual({ id: 'referee' });
  const judge = { what: 'sign', by: 'F. Judge', signerKind: 'judge' } as const;
  const jump = listRatificationItems({ g0: 900_001, g1: '0' }, { evidence: [judge] });
  expect(jump.find(({ id }) => id === 'judges')?.value).toBe('F. Judge');
});

test('what the secretariat typed of an item stands, before and after a device says it; also of an item that is signed', () => {
  const typed = { what: 'starter', by: 'D. Martin', signerKind: 'desk' } as const;
  const signed = { what: 'sign', by: 'Départ 1', signerKind: 'starter' } as const;
  expect(find('starter', [typed, signed])?.value).toBe('D. Martin');
  expect(find('starter', [signed, typed])?.value).toBe('D. Martin');
  expect(find('starter', [signed, { ...typed, signerKind: 'judge' }])?.value).toBe('Départ 1');
  expect(find('starter', [signed, { ...typed, what: 'referee' }])?.value).toBe('Départ 1');
  const wrong = { what: 'zero', ok: false, signerKind: 'desk' } as const;
  expect(find('zero', [{ what: 'zero', text: 'C1', signerKind: 'chrono' }, wrong])).toEqual({ id: 'zero' });
});

test('a check that its official did not make is missing from the file, as from the record', () => {
  const sample = { what: 'doping', text: 'N° 12', signerKind: 'wind' } as const;
  expect(find('doping', [sample])).toEqual({ id: 'doping' });
  expect(find('doping', [{ ...sample, signerKind: 'desk', row: 'bib:11' }])?.value).toBe('N° 12');
  // Papers are noted by any official.
  expect(find('referee', [{ ...sample, what: 'referee' }])?.value).toBe('N° 12');
});

test('a picture is evidence: its name stands where nothing was typed', () => {
  const files = [
    { id: 'p1', name: 'arrivee.png' },
    { id: 'p2', name: 'zoom.png' },
  ];
  const picture = { what: 'finishPicture', signerKind: 'desk', files } as const;
  expect(find('finishPicture', [picture])).toEqual({ id: 'finishPicture', value: 'arrivee.png, zoom.png', files });
  expect(find('finishPicture', [{ ...picture, text: 'Caméra 2' }])).toEqual({
    id: 'finishPicture',
    value: 'Caméra 2',
    files,
  });
});

test('the start system has the reaction time of the athlete with it', () => {
  const list = (evidence: readonly RecordEvidence[], reaction?: number) =>
    listRatificationItems(SPRINT, { evidence, reaction }).filter(({ value }) => value !== undefined);
  const system = { what: 'startSystem', text: 'A12', signerKind: 'starter' } as const;
  expect(list([system], 143)).toEqual([{ id: 'startSystem', value: 'A12, 0.143' }]);
  expect(list([], 143)).toEqual([]);
  expect(list([{ what: 'zero', text: 'C1', signerKind: 'chrono' }], 143)).toEqual([
    { id: 'photoSystem', value: 'C1' },
    { id: 'zero', value: 'C1' },
  ]);
});

describe('what is controlled once a session counts for the events after it on that day', () => {
  const race: RatifiedTrial = { trial: 'b', isRace: true, began: '2026-06-13T10:30:00+02:00', day: '2026-06-13' };
  const control: SaidEvidence = {
    ...{ trial: 'a', isRace: true, at: '2026-06-13T08:10:00.000Z', day: '2026-06-13' },
    ...{ what: 'zero', text: 'C1', signerKind: 'chrono' },
  };
  const select = (...said: readonly SaidEvidence[]) => selectEvidence(race, said);

  test.each(['zero', 'startSystem', 'gauge'])('%s of another race before it', (what) => {
    expect(select({ ...control, what })).toHaveLength(1);
  });

  test.each([
    ['a signature of another race', { what: 'sign' }],
    ['the picture of another finish', { what: 'finishPicture' }],
    ['the control of another day', { day: '2026-06-12' }],
    ['a control after the race', { at: '2026-06-13T08:30:00.001Z' }],
    ['the gauge of a runway', { what: 'gauge', isRace: false }],
  ] as readonly [string, Partial<SaidEvidence>][])('not %s', (_, change) => {
    expect(select({ ...control, ...change })).toEqual([]);
  });

  test('one at the very start counts, as does all that was said of the event itself, whenever', () => {
    const own = { ...control, trial: 'b', what: 'sign', at: '2026-06-14T08:00:00.000Z', day: '2026-06-14' };
    const atStart = { ...control, at: '2026-06-13T08:30:00.000Z' };
    expect(select(own, atStart)).toEqual([atStart, own]);
  });

  test('the newest is the last, and the event’s own comes after those of the session', () => {
    const older = { ...control, at: '2026-06-13T09:00:00+02:00' };
    const own = { ...control, trial: 'b', at: '2026-06-13T06:00:00.000Z' };
    expect(select(control, own, older)).toEqual([older, control, own]);
    const later = { ...own, at: '2026-06-13T12:00:00.000Z' };
    expect(select(later, own)).toEqual([own, later]);
  });
});

test('which items are of the result, and which nobody types', () => {
  expect(RATIFICATION_ITEMS.filter(isItemOfResult)).toEqual([
    ...['implementBefore', 'implementAfter', 'measurement', 'heights', 'doping'],
  ]);
  expect(RATIFICATION_ITEMS.filter((id) => !isTypedItem(id))).toEqual(['programme', 'fullResult', 'wind']);
});

test('an item without a value is missing', () => {
  expect(listMissingItems([{ id: 'referee' }, { id: 'doping', value: 'N° 12' }, { id: 'zero' }])).toEqual([
    'referee',
    'zero',
  ]);
});

test('the programme, the wind and the full result are of the result itself', () => {
  const items = listRatificationItems(SPRINT, {
    evidence: [{ what: 'wind', text: 'x', signerKind: 'wind' }],
    wind: 1.3,
    programme: '2026-06-13 15:00, 100 m',
    result: ['1. MARTIN Léo 10.48', '2. PETIT Noé 10.64'],
  });
  expect(items.slice(0, 3)).toEqual([
    { id: 'programme', value: '2026-06-13 15:00, 100 m' },
    { id: 'fullResult', value: '1. MARTIN Léo 10.48 · 2. PETIT Noé 10.64' },
    { id: 'wind', value: '+1.3' },
  ]);
  expect(find('wind', [{ what: 'wind', text: 'x', signerKind: 'wind' }])).toEqual({ id: 'wind' });
  expect(find('fullResult', [])).toEqual({ id: 'fullResult' });
});

test('the leader’s times on the way are those of the result, or what the secretariat noted', () => {
  const read = (evidence: readonly RecordEvidence[], leaderSplits?: readonly string[]) =>
    listRatificationItems({ g0: 1500, g1: '0' }, { evidence, leaderSplits }).find(({ id }) => id === 'leaderSplits');
  expect(read([])).toEqual({ id: 'leaderSplits' });
  expect(read([], [])).toEqual({ id: 'leaderSplits' });
  expect(read([], ['800 m 2:05.1 NOM', '1200 m 3:10.0 NOM'])?.value).toBe('800 m 2:05.1 NOM · 1200 m 3:10.0 NOM');
  const typed = { what: 'leaderSplits', text: '2:04', signerKind: 'desk' } as const;
  expect(read([typed], ['800 m 2:05.1 NOM'])?.value).toBe('2:04');
});

test('the make of the photo finish is what was noted of it, else the camera of the zero control', () => {
  const zero = { what: 'zero', text: 'Lynx Vision, n° 12', by: 'Anne', signerKind: 'chrono' } as const;
  const typed = { what: 'photoSystem', text: 'FinishLynx', signerKind: 'desk' } as const;
  expect(find('photoSystem', [zero])).toEqual({ id: 'photoSystem', value: 'Lynx Vision, n° 12' });
  expect(find('photoSystem', [typed, zero])?.value).toBe('FinishLynx');
  for (const bad of [
    { ...zero, ok: false },
    { ...zero, text: '' },
    { ...zero, text: undefined },
  ])
    expect(find('photoSystem', [bad])).toEqual({ id: 'photoSystem' });
});

test('it is sent within 30 days', () => {
  expect(findRatificationDeadline('2026-06-13T14:00:00Z')).toBe('2026-07-13');
  expect(findRatificationDeadline('2026-12-15T23:30:00+02:00')).toBe('2027-01-14');
});
