import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { parseFfaLabel } from './ffa-label.ts';

/** The public copies of the FFA's tables stand beside the project; the tables must say what they say. */
const REFERENCE = new URL('../../../../shared/reference/', import.meta.url);
const source = (path: string) => JSON.parse(readFileSync(new URL(path, REFERENCE), 'utf8'));
const table = (name: string) => JSON.parse(readFileSync(new URL(`../../tables/${name}.json`, import.meta.url), 'utf8'));

interface FormulaRow {
  readonly sex: number;
  readonly event: string;
  readonly categories?: readonly string[];
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly unit: string;
}
interface MarkRow {
  readonly sex: number;
  readonly categories?: readonly string[];
  readonly events: readonly string[];
  readonly unit: 'ms' | 'mm' | 'pts';
  readonly marks: readonly (number | null)[];
  readonly floor?: number;
}
interface SourceRow {
  readonly sex: 'M' | 'F';
  readonly event: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const readEventName = (label: string) => {
  const eventName = parseFfaLabel(label);
  return eventName && { ...eventName, event: `${String(eventName.g0).padStart(6, '0')}-${eventName.g1}` };
};
const readSex = (letter: string, mixed?: boolean) => (mixed ? 3 : letter === 'M' ? 1 : 2);

describe('the tables equal the public copies of the FFA’s', () => {
  test.each([
    ['ffa-hungarian', 'scoring/ffa_hungarian_coefficients.json', 223],
    ['ffa-combined', 'combined/ffa_combined_coefficients.json', 111],
  ])('%s: every row equal, none more', (name, path, count) => {
    const rows: readonly FormulaRow[] = table(name).rows;
    const met = new Set<FormulaRow>();
    for (const { sex, event: label, a, b, c } of source(path).rows as readonly SourceRow[]) {
      const eventName = readEventName(label);
      const row = rows.find(
        (each) =>
          each.event === eventName?.event &&
          each.sex === readSex(sex, eventName.isMixed) &&
          `${each.categories}` === `${eventName.categories}`,
      );
      expect([label, Number(row?.a), Number(row?.b), Number(row?.c)]).toEqual([label, a, b, c]);
      expect(row?.a).toMatch(/^\d+(\.\d*[1-9])?$/);
      if (row) met.add(row);
    }
    expect([met.size, rows.length]).toEqual([rows.length, rows.length]);
    expect(rows.length).toBe(count);
  });

  test('the extended Hungarian set has World Athletics’ own men’s 100 m', () => {
    const own = table('ffa-hungarian').rows.find((row: FormulaRow) => row.event === '000100-0' && row.sex === 1);
    const rows: { event: string; sex: string; venue: string; factor: number; offset: number; constant: number }[] =
      source('scoring/wa_points_2022.json').rows;
    const wa = rows.find((row) => row.event === '100m' && row.sex === 'M' && row.venue === 'outdoor');
    expect([Number(own.a), Number(own.b), Number(own.c)]).toEqual([wa?.factor, wa?.offset, wa?.constant]);
    expect([own.a, own.b, own.c, own.unit]).toEqual(['24.63', '-17', '0', 's']);
  });

  test('field events of the Hungarian set are in metres, as those of World Athletics, and so are combined throws', () => {
    const units = (name: string, from: number) => [
      ...new Set(
        (table(name).rows as FormulaRow[])
          .filter(({ event }) => Number(event.slice(0, 6)) >= from)
          .map((row) => row.unit),
      ),
    ];
    expect(units('ffa-hungarian', 900_000)).toEqual(['m']);
    expect(units('ffa-combined', 900_005)).toEqual(['m']);
  });

  const levels: readonly MarkRow[] = table('ffa-levels').rows;
  const order: readonly string[] = table('ffa-levels').levels;

  /** The doubtful marks and labels, by name; everything else must be equal. */
  const DOUBTFUL_LEVEL = 'F Marteau (3 kg) IR1';
  const KILOMETRES = new Set(['24 Heures', 'M Heure', 'F Heure', 'F Heure Marche']);
  const METRES = new Set(['F Heure D8', 'F Heure Marche D8']);

  function expectedMark(letter: string, label: string, level: string, value: number | null, unit: string) {
    if (value === null || `${letter} ${label} ${level}` === DOUBTFUL_LEVEL) return null;
    const isKm = KILOMETRES.has(label) || KILOMETRES.has(`${letter} ${label}`);
    const factor = unit === 'pts' ? 1 : isKm && !METRES.has(`${letter} ${label} ${level}`) ? 1_000_000 : 1000;
    return Math.round(value * factor);
  }

  test('ffa-levels: every threshold equal, but for the anomalies that have a name', () => {
    let compared = 0;
    const { senior } = source('levels/ffa_levels.json');
    for (const letter of ['M', 'F']) {
      const events: readonly [string, Readonly<Record<string, number | null>>][] = Object.entries(
        senior[letter].events,
      );
      for (const [label, marks] of events) {
        const eventName = readEventName(label);
        if (eventName === undefined) {
          expect(label).toBe('Grand Fond Marche');
          continue;
        }
        const event = letter === 'F' && eventName.event === '800007-I' ? '800007-0' : eventName.event;
        const row = levels.find(
          (each) =>
            each.sex === readSex(letter) &&
            each.events.includes(event) &&
            `${each.categories}` === `${eventName.categories}`,
        );
        const expected = order.map((level) =>
          expectedMark(letter, label, level, marks[level] ?? null, row?.unit ?? ''),
        );
        expect([letter, label, row?.marks]).toEqual([letter, label, expected]);
        compared += expected.length;
      }
    }
    expect(compared).toBe(159 * 24);
  });

  test('club points and triathlons equal', () => {
    const { senior, youthTriathlon } = source('levels/ffa_levels.json');
    const own = table('ffa-levels');
    expect(own.clubPoints).toEqual(senior.M.clubPoints);
    expect(senior.F.clubPoints).toEqual(senior.M.clubPoints);
    for (const [code, list] of Object.entries(youthTriathlon) as [
      string,
      { level: string; triathlonMin: number; clubPoints: number }[],
    ][]) {
      const row = own.triathlon.find(
        (each: { sex: number; category: string }) => `${each.category}${each.sex === 1 ? 'M' : 'F'}` === code,
      );
      const points = order.map((level) => list.find((each) => each.level === level)?.triathlonMin ?? null);
      expect(row.points).toEqual(points);
      for (const { level, clubPoints } of list) expect(own.clubPoints[order.indexOf(level)]).toBe(clubPoints);
    }
  });

  test('ffa-cotation: every mark equal, but for the anomalies that have a name', () => {
    const rows: readonly MarkRow[] = table('ffa-cotation').rows;
    const named = new Set(['BEF 2 000 m Marche 16', 'MIF 1 000 m 24']);
    const tables: Readonly<Record<string, Readonly<Record<string, [number, number][]>>>> = source(
      'youth/ffa_cotation_50pts.json',
    ).tables;
    let compared = 0;
    for (const [code, events] of Object.entries(tables)) {
      for (const [label, list] of Object.entries(events)) {
        const eventName = readEventName(label);
        const row = rows.find(
          (each) =>
            each.events.includes(eventName?.event ?? '') &&
            each.sex === readSex(code[2] ?? '', eventName?.isMixed) &&
            each.categories?.[0] === code.slice(0, 2),
        );
        for (const [points, value] of list) {
          if (points === 1 || named.has(`${code} ${label.replace(' (i)', '')} ${points}`)) continue;
          expect([code, label, points, row?.marks[points - 1]]).toEqual([
            code,
            label,
            points,
            Math.round(value * 1000),
          ]);
          compared += 1;
        }
        const ones = list.filter(([points]) => points === 1).map(([, value]) => Math.round(value * 1000));
        expect(ones).toContain(row?.marks[0]);
      }
    }
    expect(compared).toBeGreaterThan(8000);
  });
});
