import { describe, expect, test } from '@jest/globals';
import type { Group, Trial } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import {
  filterProgramme,
  groupByDay,
  groupByFamily,
  listProgrammeItems,
  mergeHeats,
  moveToToday,
  selectItemsWithResults,
} from './programme.ts';

const challenge = { oid: 'C', tz: 'Europe/Paris', kind: 'outdoor' } as const;
const at = (oid: string, uid: string, date: string, more: Partial<Trial> = {}) =>
  aTrial({ oid, uid, date, chOID: 'C', gOID: `g-${uid}`, group: oid, name: oid, ...more });
const roundsOf = (...heats: Trial[]) =>
  heats.map((heat) => ({ gOID: heat.gOID, round: heat.round, date: heat.date, status: heat.status, heats: [heat] }));

const hundred = at('100 m Femmes', '000100-0-56-f1', '2026-06-13T14:50:00+02:00');
const high = at('Hauteur Hommes', '900001-0-55-f1', '2026-06-13T14:20:00+02:00', { status: 5 });
const decathlon = at('Décathlon Hommes', '800010-0-55-f1', '2026-06-14T10:00:00+02:00');
const part = at('Décathlon Hommes – 100 m', '000100-0-55-c1', '2026-06-14T10:00:00+02:00');
const items = listProgrammeItems(challenge, [], roundsOf(part, hundred, decathlon, high));
const all = { day: '', sex: '', category: '', eventKind: '', text: '' };
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('the programme', () => {
  test('goes by time; a combined event stands before its first discipline', () => {
    expect(names(items)).toEqual(['Hauteur Hommes', '100 m Femmes', 'Décathlon Hommes', 'Décathlon Hommes – 100 m']);
  });

  test('has the rounds with results alone, each with all its heats', () => {
    const heat = (n: number, results: number) =>
      at(`100 m ${n}`, `000100-0-56-h${n}`, `2026-06-13T10:${n}0:00+02:00`, { gOID: 'G', heats: 2, results });
    const list = listProgrammeItems(challenge, [], roundsOf(heat(1, 0), hundred, heat(2, 8)));
    expect(names(selectItemsWithResults(list))).toEqual(['100 m 1', '100 m 2']);
  });

  test('by family has the parts of a combined event beside it, families in their order', () => {
    const families = groupByFamily(items).map(({ day, families: list }) => [
      day,
      ...list.map(({ family, items: lines }) => `${family}: ${names(lines).join(', ')}`),
    ]);
    expect(families).toEqual([
      ['2026-06-13', '1: 100 m Femmes', '6: Hauteur Hommes'],
      ['2026-06-14', '8: Décathlon Hommes, Décathlon Hommes – 100 m'],
    ]);
  });

  test('has the heats of a round in one line, at the time of the first and with the status of the round', () => {
    const heat = (n: number, status: Trial['status']) =>
      at(`100 m ${n}`, `000100-0-56-h${n}`, `2026-06-13T10:${n}0:00+02:00`, {
        gOID: 'G',
        round: 'h',
        heat: n,
        heats: 2,
        status,
        starts: 8,
      });
    const [line, ...others] = mergeHeats(listProgrammeItems(challenge, [], roundsOf(heat(1, 40), hundred, heat(2, 5))));
    expect(line).toMatchObject({ time: '10:10', entrantCount: 16, trial: { status: 5 } });
    expect(line?.heats?.map(({ heat: number }) => number)).toEqual([1, 2]);
    expect(names(others)).toEqual(['100 m Femmes']);
  });

  test('has who leads on the line of a whole round, on none of a round that goes on for days', () => {
    const leader = { oid: '100 m 1', name: 'VALMOREL Inès', prf: { v: 11_580, u: 'ms' as const, st: 1 as const } };
    const readLeaders = (secondDay: string) => {
      const heats = ['13', secondDay].map((day, index) =>
        at(`100 m ${index}`, `000100-0-56-h${index}`, `2026-06-${day}T10:00:00+02:00`, {
          gOID: 'G',
          round: 'h',
          heats: 2,
        }),
      );
      const round = { gOID: 'G', round: 'h' as const, date: '', status: 40 as const, heats, leader };
      return mergeHeats(listProgrammeItems(challenge, [], [round])).map((line) => line.leader?.name);
    };
    expect(readLeaders('13')).toEqual(['VALMOREL Inès']);
    expect(readLeaders('14')).toEqual([undefined, undefined]);
  });

  test('has events with entries only, which lead to their group', () => {
    const group = {
      oid: 'G',
      uid: '',
      name: 'Perche',
      date: '2026-06-13T09:00:00+02:00',
      family: 6,
      category: 55,
      g0: 900_002,
      g1: '0',
      entries: 8,
      rounds: [],
    } satisfies Group;
    const [first] = listProgrammeItems(challenge, [group], roundsOf(hundred));
    expect(first).toMatchObject({ name: 'Perche', entrantCount: 8, gOID: 'G' });
    expect(first?.trial).toBeUndefined();
  });

  test('days and hours are the stadium’s', () => {
    const [night] = listProgrammeItems(
      { oid: 'C', tz: 'Indian/Reunion', kind: 'outdoor' },
      [],
      roundsOf(at('Nuit', '000100-0-56-f1', '2026-06-13T22:30:00+02:00')),
    );
    expect(night).toMatchObject({ day: '2026-06-14', time: '00:30' });
  });
});

describe('filters', () => {
  test.each([
    [{ day: '2026-06-14' }, ['Décathlon Hommes', 'Décathlon Hommes – 100 m']],
    [{ sex: 'F' }, ['100 m Femmes']],
    [{ category: '56' }, ['100 m Femmes']],
    [{ eventKind: 'concours' }, ['Hauteur Hommes']],
    [{ eventKind: 'combines' }, ['Décathlon Hommes']],
    [{ text: 'decathlon' }, ['Décathlon Hommes', 'Décathlon Hommes – 100 m']],
  ])('%j', (filter, found) => {
    expect(names(filterProgramme(items, { ...all, ...filter }))).toEqual(found);
  });

  test('a contest of several categories is found by each of them', () => {
    const shot = at('Poids Hommes', '900005-0-57-f1', '2026-06-13T15:00:00+02:00', { dets: { categories: [49, 51] } });
    const found = (category: string) =>
      filterProgramme(listProgrammeItems(challenge, [], roundsOf(shot)), { ...all, category }).length;
    expect(['49', '51', '55', '57'].map(found)).toEqual([1, 1, 0, 0]);
  });

  test('a text is looked for on every day, whatever day is chosen', () => {
    expect(names(filterProgramme(items, { ...all, day: '2026-06-14', text: 'hauteur' }))).toEqual(['Hauteur Hommes']);
  });
});

describe('what is in progress comes first', () => {
  test('on top of a live day', () => {
    const [day] = groupByDay(items, true);
    expect(names(day?.running ?? [])).toEqual(['Hauteur Hommes']);
    expect(day?.hours.flatMap((hour) => names(hour.items))).toEqual(['100 m Femmes']);
  });

  test('today where it began on an earlier day, and on its own day where it is of a later one', () => {
    const days = (today: string) => moveToToday(today, items).map(({ name, day }) => `${name} ${day}`);
    expect(days('2026-06-14')).toContain('Hauteur Hommes 2026-06-14');
    expect(days('2026-06-12')).toContain('Hauteur Hommes 2026-06-13');
    expect(days('2026-06-14')).toContain('100 m Femmes 2026-06-13');
  });

  test('inside its hour once the competition is over', () => {
    const early = at('Longueur', '900003-0-55-f1', '2026-06-13T14:05:00+02:00');
    const [day] = groupByDay(listProgrammeItems(challenge, [], roundsOf(early, high)), false);
    expect(day?.running).toEqual([]);
    expect(names(day?.hours[0]?.items ?? [])).toEqual(['Hauteur Hommes', 'Longueur']);
  });
});
