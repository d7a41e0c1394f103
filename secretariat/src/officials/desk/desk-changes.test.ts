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
    status: 5,
    dets: { heights: [1700, 1750] },
    rows: [start('412', 1), start('415', 2), start('417', 3)],
    fold: { status: 25, since: 0 },
    ...change,
  }) as unknown as DeviceTrial;

const say = (change: object, facts: object[] = [{ id: 'f' }], before = aTrial()) =>
  listDeskChanges(before, aTrial(change), facts as { id: string }[]).map((one) =>
    sayDeskChange(one, createTranslate('fr')),
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
      ['Secrétariat, nouvel ordre : 417, 412, 415.'],
    ],
    ['other heights', { dets: { heights: [1700, 1780] } }, ['Secrétariat, hauteurs annoncées : 1.70 1.78.']],
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
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect(say(change).map(plain)).toEqual(sentences);
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
