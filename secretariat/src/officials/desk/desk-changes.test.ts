import { describe, expect, test } from '@jest/globals';
import { MARK_STATUS } from 'shared-domain';
import type { DeviceTrial } from 'shared-domain/live-input';
import '../texts/all-texts.ts';
import { createTranslate } from '../use-console.ts';
import { listDeskChanges } from './desk-changes.ts';
import { sayDeskChange } from './say-change.ts';

const start = (bib: string, odr: number, last = `ATHLETE${bib}`) => ({ row: `bib:${bib}`, bib, odr, last, first: 'A' });

const aTrial = (change: object = {}): DeviceTrial =>
  ({
    oid: 't',
    g0: 900_001,
    g1: '0',
    status: 5,
    dets: { heights: [1700, 1750] },
    rows: [start('412', 1), start('415', 2), start('417', 3)],
    fold: { status: 25, since: 0 },
    ...change,
  }) as unknown as DeviceTrial;

const say = (change: object, facts: object[] = [{ id: 'f' }], before = aTrial()) =>
  listDeskChanges(before, aTrial(change), facts as { id: string }[]).map((one) =>
    sayDeskChange(one, createTranslate('fr'), 'fr'),
  );

describe('28. what the secretariat changes in a contest is a sentence', () => {
  test.each<[string, object, string[]]>([
    ['nothing', {}, []],
    ['a result that officials’ facts give', { status: 15, revision: 9 }, []],
    [
      'a late entry',
      { rows: [...aTrial().rows, start('418', 4, 'Leroy')] },
      ['Secrétariat, ajout : 418 LEROY, après 417.'],
    ],
    [
      'an athlete taken off the list',
      { rows: aTrial().rows.slice(0, 2) },
      ['Secrétariat : 417 ATHLETE417 n’est plus sur la liste.'],
    ],
    [
      'a scratched athlete',
      {
        fold: {
          status: 25,
          since: 0,
          absences: { 'bib:415': 'scratched' },
          desk: { 'bib:415': { now: { prf: { st: 2 } } } },
        },
      },
      ['Secrétariat : 415 forfait. Personne n’attend plus.'],
    ],
    [
      'an absent one',
      { fold: { status: 25, since: 0, absences: { 'bib:415': 'absent' } } },
      ['Secrétariat : 415 absent à l’appel. Personne n’attend.'],
    ],
    [
      'a bib that is another',
      {
        rows: [start('412', 1), { ...start('515', 2), last: 'ATHLETE415' }, start('417', 3)],
        renumbered: [{ at: '2026-06-13T13:00:00Z', after: 1, names: { 'bib:415': 'bib:515' } }],
      },
      ['Secrétariat : le 415 est maintenant le 515.'],
    ],
    [
      'a new order',
      { rows: [start('417', 1), start('412', 2), start('415', 3)] },
      ['Secrétariat, nouvel ordre : 412, 415, 417 → 417, 412, 415.'],
    ],
    [
      'other heights',
      { dets: { heights: [1700, 1780] } },
      ['Secrétariat, hauteurs annoncées : 1.70 1.75 → 1.70 1.78.'],
    ],
    [
      'a cell typed by hand',
      {
        fold: {
          status: 25,
          since: 0,
          desk: {
            'bib:412': {
              now: { prf: { st: 1, v: 1700 }, attempts: [{ h: 1700, r: 'o' }] },
              before: { prf: { st: 0 }, attempts: [{ h: 1700, r: 'x' }] },
            },
          },
        },
      },
      ['Secrétariat, 412 à 1.70 : o (vous : x). Sa valeur compte.'],
    ],
    [
      'a status that the secretariat set',
      { status: 20, fold: { status: 20, since: 7 } },
      ['Secrétariat : l’épreuve est « Prévue ».'],
    ],
  ])('%s', (_, change, sentences) => {
    expect(say(change).map(plain)).toEqual(sentences);
  });

  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

  test.each<[string, object, object, string]>([
    [
      'a qualifying height',
      { round: 'q', dets: { qualifying: { standard: 1750, times: 12 } } },
      { round: 'q', dets: { qualifying: { standard: 1800, times: 12 } } },
      'Secrétariat, qualification : 1.75 · 12 → 1.80 · 12.',
    ],
    [
      'a qualifying distance where there was none',
      { g0: 900_003, round: 'q', dets: {} },
      { g0: 900_003, round: 'q', dets: { qualifying: { standard: 6500 } } },
      'Secrétariat, qualification : – → 6.50.',
    ],
    [
      'the weight of the implement',
      { g0: 900_005, g1: 'P6000' },
      { g0: 900_005, g1: 'P7260' },
      'Secrétariat, engin ou haies : 6 kg → 7,26 kg.',
    ],
    [
      'the height of the hurdles',
      { g0: 110, g1: 'HP99', dets: {} },
      { g0: 110, g1: 'HP106', dets: {} },
      'Secrétariat, engin ou haies : 0.991 m → 1.067 m.',
    ],
    [
      'a cut, from that of the rules',
      { g0: 900_003, round: 'f', dets: {} },
      { g0: 900_003, round: 'f', dets: { cuts: [{ after: 3, to: 12 }] } },
      'Secrétariat, combien continuent (après l’essai) : 8 (3) → 12 (3).',
    ],
    [
      'no cut',
      { g0: 900_003, round: 'f', dets: {} },
      { g0: 900_003, round: 'f', dets: { cuts: [] } },
      'Secrétariat, combien continuent (après l’essai) : 8 (3) → –.',
    ],
  ])('%s is said, old and new', (_, before, after, sentence) => {
    expect(say(after, [], aTrial(before)).map(plain)).toEqual([sentence]);
  });

  test('another variant with the same implement is none that anybody sees', () => {
    expect(say({ g1: 'I' }, [])).toEqual([]);
  });

  test('a rule of a race changes nothing for its officials', () => {
    const race = (places: number) => ({ g0: 100, round: 's', dets: { qualifying: { places } } });
    expect(say(race(3), [], aTrial(race(2)))).toEqual([]);
  });

  const typed = (now: object | undefined, before?: object) => ({
    g0: 900_003,
    fold: { status: 25, since: 0, desk: { 'bib:412': { now, before } } },
  });
  const jump = (...attempts: object[]) => ({ prf: { st: 1, v: 6580, u: 'mm' }, attempts });

  test.each<[string, object, string[]]>([
    [
      'attempts typed by hand, each with both values',
      typed(jump({ r: 'o', v: 6420 }, { r: 'o', v: 6580, w: 1.2 }, { r: 'x' }), jump({ r: 'o', v: 6420 }, { r: 'x' })),
      [
        'Secrétariat, 412, essai 2 : 6.58 (+1.2) (vous : X). Sa valeur compte.',
        'Secrétariat, 412, essai 3 : X (vous : –). Sa valeur compte.',
      ],
    ],
    [
      'a mark without its attempts',
      typed(
        { prf: { st: 1, v: 6580, u: 'mm' } },
        { prf: { st: 1, v: 6420, u: 'mm' }, attempts: [{ r: 'o', v: 6420 }] },
      ),
      ['Secrétariat, 412 : 6.58 (vous : 6.42). Sa valeur compte.'],
    ],
    [
      'a mark taken away',
      typed(undefined, jump({ r: 'x' })),
      ['Secrétariat, 412 : – (vous : 6.58). Sa valeur compte.'],
    ],
    ['a word', typed({ prf: { st: 4 } }), ['Secrétariat, 412 : DQ (vous : –). Sa valeur compte.']],
  ])('%s', (_, change, sentences) => {
    expect(say(change, [{ id: 'f' }], aTrial({ g0: 900_003 })).map(plain)).toEqual(sentences);
  });

  test('an attempt that was typed before is not said again with the next one', () => {
    const own = jump({ r: 'x' }, { r: 'x' });
    const first = typed(jump({ r: 'o', v: 6420 }, { r: 'x' }), own);
    const second = typed(jump({ r: 'o', v: 6420 }, { r: 'o', v: 6580 }), own);
    expect(say(second, [{ id: 'f' }], aTrial(first)).map(plain)).toEqual([
      'Secrétariat, 412, essai 2 : 6.58 (vous : X). Sa valeur compte.',
    ]);
  });

  test('a change that was noted before its values were is still a sentence', () => {
    const change = { trial: 't', kind: 'mark', rows: [], values: { bib: '412' } } as const;
    expect(plain(sayDeskChange(change, createTranslate('fr'), 'fr'))).toBe(
      'Secrétariat, 412 : … (vous : …). Sa valeur compte.',
    );
  });

  test('heights that this device announced are no change by the secretariat', () => {
    expect(say({ dets: { heights: [1700, 1780] } }, [{ id: 'f', heights: [1700, 1780] }])).toEqual([]);
  });
});

test('56. what the call room says of who is there is no change by the secretariat; a scratching is', () => {
  const check = { id: 'f', kind: 'check', row: 'bib:415', presence: 'absent' };
  const fold = (absence: string) => ({ fold: { status: 25, since: 0, absences: { 'bib:415': absence } } });
  expect(say(fold('absent'), [check])).toEqual([]);
  expect(say(fold('scratched'), [check])).toEqual([expect.stringContaining('415 forfait')]);
});

test('a row that only the red cards of a walk have made is no change by the secretariat; a mark, and one taken away, are', () => {
  const fold = (desk: object) => ({ fold: { status: 25, since: 0, desk: { 'bib:415': desk } } });
  const none = { prf: { st: MARK_STATUS.dash } };
  const time = { prf: { st: 1, u: 'ms', v: 2_700_000 } };
  expect(say(fold({ now: none }))).toEqual([]);
  expect(say(fold({ now: time }), [{ id: 'f' }], aTrial(fold({ now: none })))).toHaveLength(1);
  expect(say(fold({ now: none }), [{ id: 'f' }], aTrial(fold({ now: time })))).toHaveLength(1);
  expect(say(fold({ now: none, before: time }))).toHaveLength(1);
});
