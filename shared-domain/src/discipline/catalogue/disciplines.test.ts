import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../text/language.ts';
import { FAMILIES } from '../family.ts';
import { TYPE_CLASSES } from '../type-class.ts';
import { canHaveVariant, parseVariant } from '../variant.ts';
import { CATALOGUE_SOURCES } from './catalogue-row.ts';
import { listDisciplines } from './disciplines.ts';
import { findDisciplineByCode, findDisciplineById } from './find-discipline.ts';
import { makeDiscipline } from './make-discipline.ts';

const all = listDisciplines();
const of = (code: string) => findDisciplineByCode(code);

describe('Discipline catalogue: entries with technical code (distance-variant-surface; suffix I indoor, R road), short label, numeric event id (about 103 to 999), long label, base distance or number.', () => {
  test('every entry has all of them, and none of them twice', () => {
    expect(all.length).toBe(281);
    for (const key of ['id', 'code'] as const) expect(new Set(all.map((entry) => entry[key])).size).toBe(all.length);
    for (const entry of all) {
      expect(entry.code).toMatch(/^\d{1,6}-(0|[HSWFL]?(P\d+)?)(-[IR])?$/);
      expect(entry.id >= 103 && entry.id <= 999).toBe(true);
      expect(entry.base).toBeGreaterThan(0);
      expect(canHaveVariant(entry.g0, parseVariant(entry.g1) ?? { kind: 'throws' })).toBe(true);
    }
  });

  test.each([
    ['60-0-I', 106, '60 m en salle', '60 (i)', 60, 'm', 'ms'],
    ['5000-0-R', 252, '5 km', '5 km', 5000, 'm', 'ms'],
    ['1609-0-R', 240, 'Mile sur route', 'Mile (r)', 1609, 'm', 'ms'],
    ['42195-0-R', 295, 'Marathon', 'Marathon', 42_195, 'm', 'ms'],
    ['100000-0-R', 305, '100 km', '100 km', 100_000, 'm', 'ms'],
    ['100012-0', 218, '12 minutes', '12 min', 12, 'min', 'mm'],
    ['101440-0', 226, '24 heures', '24 h', 1440, 'min', 'mm'],
    ['108640-0-R', 325, '6 jours sur route', '6 j (r)', 8640, 'min', 'mm'],
    ['1-0', 335, 'Cross', 'Cross', 1, 'number', 'ms'],
    ['60-HP84-I', 367, '60 m haies (0.838 m) en salle', '60 H 84 (i)', 60, 'm', 'ms'],
    ['3000-SP91', 422, '3000 m steeple (0.914 m)', '3000 St. 91', 3000, 'm', 'ms'],
    ['20000-W-R', 455, '20 km marche', '20 km M.', 20_000, 'm', 'ms'],
    ['4100-0', 484, '4 × 100 m', '4×100', 400, 'm', 'ms'],
    ['4250-0', 504, 'Relais medley 100-200-300-400 m', 'Medley', 1000, 'm', 'ms'],
    ['4000-0', 505, 'Relais medley 1200-400-800-1600 m', 'DMR', 4000, 'm', 'ms'],
    ['67032-0-R', 506, 'Ekiden', 'Ekiden', 42_195, 'm', 'ms'],
    ['900001-0-I', 541, 'Hauteur en salle', 'Haut. (i)', 900_001, 'number', 'mm'],
    ['900005-P7260-I', 573, 'Poids (7,26 kg) en salle', 'Poids 7,26 kg (i)', 900_005, 'number', 'mm'],
    ['900009-P3000-I', 701, 'Médecine-ball (3 kg) en salle', 'MB 3 kg (i)', 900_009, 'number', 'mm'],
    ['900009-P15880', 696, 'Marteau lourd (15,88 kg)', 'M. lourd 15,88 kg', 900_009, 'number', 'mm'],
    ['800005-L', 736, 'Pentalancer', 'Pentalancer', 5, 'number', 'pts'],
    ['800010-0', 742, 'Décathlon', 'Décathlon', 10, 'number', 'pts'],
    ['1500-F', 804, '1500 m fauteuil', '1500 F.', 1500, 'm', 'ms'],
  ])('%s is %i, %s', (code, id, label, short, base, baseUnit, unit) => {
    const entry = of(code);
    expect(entry).toMatchObject({ id, base, baseUnit, unit });
    expect(entry?.label.fr).toBe(label);
    expect(entry?.short.fr).toBe(short);
  });

  test('the public ids of athle.fr are kept (Q33)', () => {
    const known = { 106: '60-0-I', 110: '100-0', 120: '200-0', 140: '400-0', 252: '5000-0-R' };
    const more = { 261: '10000-0-R', 271: '21097-0-R', 295: '42195-0-R', 670: '900008-0' };
    for (const [id, code] of Object.entries({ ...known, ...more }))
      expect(findDisciplineById(Number(id))?.code).toBe(code);
  });

  test('ids rise with the catalogue and are fixed once: this list is added to, never renumbered (Q33)', () => {
    const ids = all.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    const fixed = all.map(({ id, code }) => `${id} ${code}`).join('\n');
    expect(createHash('sha256').update(fixed).digest('hex').slice(0, 16)).toBe('0f29bd59ee86b735');
  });

  test('a row with a bad code gives no entry', () => {
    expect(makeDiscipline([999, '100-X', 'ffa'])).toBeUndefined();
  });
});

describe('Covers sprints, middle and long distance, road, walks, hurdles of several heights, steeplechase, relays, jumps, throws (shot, discus, javelin, hammer, heavy hammer), combined events (tetrathlon to decathlon, pentalancer), ultra and timed events, wheelchair races.', () => {
  test.each([
    ['sprints', '50-0 55-0-I 60-0-I 60-0 80-0 100-0 200-0 200-0-I 300-0 400-0 400-0-I'],
    ['middle distance', '500-0 600-0 800-0 800-0-I 1000-0 1500-0 1609-0 2000-0 3000-0'],
    ['long distance', '3219-0 5000-0 10000-0 20000-0 25000-0 30000-0'],
    ['road', '1609-0-R 5000-0-R 10000-0-R 15000-0-R 16093-0-R 20000-0-R 21097-0-R 25000-0-R 30000-0-R 42195-0-R'],
    ['walks', '2000-W 3000-W-I 5000-W 10000-W-R 20000-W-R 35000-W-R 50000-W-R 100060-W 21097-W-R 42195-W-R'],
    ['hurdles of several heights', '50-HP65 60-HP106-I 80-HP76 100-HP84 110-HP91 110-HP99 110-HP106 320-HP76 400-HP91'],
    ['steeplechase', '1500-SP84 2000-SP91 2000-SP76 3000-SP91 3000-SP76'],
    ['relays', '4100-0 4200-0-I 4400-0 4400-0-I 4800-0 41500-0 4250-0 12200-0 67032-0-R'],
    ['jumps', '900001-0 900002-0 900003-0 900004-0 900001-0-I 900002-0-I 900003-0-I 900004-0-I'],
    ['shot, discus', '900005-P7260 900005-P4000 900005-P3000-I 900006-P2000 900006-P1000'],
    ['javelin, hammer, heavy hammer', '900008-P800 900008-P600 900007-P7260 900007-P4000 900009-P15880 900009-0'],
    ['tetrathlon to decathlon', '800004-0 800005-0 800006-0 800007-0 800008-0 800009-0 800010-0'],
    ['pentalancer', '800005-L'],
    ['ultra', '50000-0-R 100000-0-R 160934-0-R 100000-W-R'],
    ['timed events', '100012-0 100030-0 100060-0 100360-0-R 100720-0-R 101440-0-R 102880-0-R 108640-0-R 101440-W'],
    ['wheelchair races', '100-F 200-F 400-F 800-F 1500-F 5000-F 10000-F-R 21097-F-R 42195-F-R'],
  ])('%s', (_, codes) => {
    expect(codes.split(' ').filter((code) => of(code) === undefined)).toEqual([]);
  });

  test('every family and class that an event can have is there', () => {
    const families = new Set<number>(all.map(({ family }) => family));
    const never = [9, 10, 22, 40];
    expect(FAMILIES.map(({ id }) => id).filter((id) => !families.has(id))).toEqual(never);
    const classes = new Set<number>(all.map((entry) => entry.class));
    expect(TYPE_CLASSES.map(({ id }) => id).filter((id) => !classes.has(id))).toEqual([20, 22]);
  });

  test('an entry comes from a list or has the reason why it was added', () => {
    const added = all.filter(({ completed }) => completed);
    expect(added.length).toBe(65);
    for (const entry of all) {
      expect(entry.completed === true).toBe(entry.source === undefined);
      expect(entry.completed === true).toBe(entry.reason !== undefined);
    }
    const used = new Set<string>(all.map(({ source, reason }) => source ?? reason ?? ''));
    expect(used).toEqual(new Set(CATALOGUE_SOURCES));
    expect(of('800005-L')?.reason).toBe('named');
    expect(of('110-H')?.reason).toBe('generic');
    expect(of('150-0')).toMatchObject({ source: 'swiss' });
    expect(of('100-0')).toMatchObject({ source: 'ffa' });
  });

  test('unit and base follow from the number: a timed race is measured in metres', () => {
    for (const { g0, unit, baseUnit, base } of all) {
      const timed = baseUnit === 'min';
      expect(unit).toBe(g0 >= 900_000 || timed ? 'mm' : g0 >= 800_000 ? 'pts' : 'ms');
      expect(timed).toBe(g0 > 100_000 && g0 < 109_000);
      if (timed) expect(g0).toBe(100_000 + base);
    }
  });
});

describe('Labels bilingual.', () => {
  test('every label and short name exists in both languages and is unique', () => {
    for (const language of LANGUAGES) {
      for (const key of ['label', 'short'] as const) {
        const texts = all.map((entry) => entry[key][language]);
        expect(texts.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
        expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
      }
    }
  });

  test.each([
    ['60-HP84-I', '60 m haies (0.838 m) en salle', '60 m hurdles (0.838 m) indoor'],
    ['900003-0-I', 'Longueur en salle', 'Long jump indoor'],
    ['108640-0', '6 jours', '6 days'],
    ['1609-0-R', 'Mile sur route', 'Mile road'],
    ['21097-F-R', 'Semi-marathon fauteuil', 'Half marathon wheelchair'],
    ['800005-L', 'Pentalancer', 'Throws pentathlon'],
    ['900010-P200', 'Balle (200 g)', 'Ball throw (200 g)'],
    ['101440-W', '24 heures marche', '24 hours race walk'],
  ])('%s: %s, %s', (code, fr, en) => {
    expect(of(code)?.label).toEqual({ fr, en });
  });
});
