import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { findDisciplineByCode } from './find-discipline.ts';

/** The list the catalogue was read from stays beside the project; without it there is nothing to compare. */
const SOURCE = new URL('../../../../../shared/reference/disciplines/ffa_disciplines.json', import.meta.url);

interface Row {
  readonly fr: string;
  readonly indoor: boolean;
  readonly distanceM?: number;
  readonly hurdleCm?: number;
  readonly steepleCm?: number;
  readonly implementKg?: number;
  readonly legs?: number;
  readonly legM?: number;
  readonly family: string;
}

/** Rows of the list that are no discipline of their own, and why. */
const NONE: Readonly<Record<string, string>> = {
  'Grand Fond Marche': 'neither a distance nor a time',
  'Course Hors-Stade': 'any road race, its number is its distance',
  "Équip'Athlé": 'a team competition',
  Équipe: 'a team competition',
  'Jeune Juge': 'not an event',
  'Relais Américain': 'its legs are not said',
  'Table Jeune': 'a points table',
  'Table Combinée': 'a points table',
  'Table Hongroise': 'a points table',
};

const WORDS: readonly (readonly [string, string])[] = [
  ['Hauteur', '900001-0'],
  ['Perche', '900002-0'],
  ['Longueur', '900003-0'],
  ['Triple Saut', '900004-0'],
  ['Triathlon', '800003-0'],
  ['Tétrathlon', '800004-0'],
  ['Pentathlon', '800005-0'],
  ['Héptathlon', '800007-0'],
  ['Octathlon', '800008-0'],
  ['Décathlon', '800010-0'],
  ['Cross', '1-0'],
  ['Ekiden', '67032-0-R'],
  ['Mile Road', '1609-0-R'],
  ['Mile', '1609-0'],
  ['2 Miles', '3219-0'],
  ['10 Miles', '16093-0-R'],
  ['Semi-marathon', '21097-0-R'],
  ['Marathon', '42195-0-R'],
  ['30 Minutes Marche', '100030-W'],
  ['30 Minutes', '100030-0'],
  ['Heure Marche', '100060-W'],
  ['Heure', '100060-0'],
  ['24 Heures', '101440-0'],
  ['3 000 Marche', '3000-W'],
  ['60 m Haies (76 )', '60-HP76'],
  ['4 × 1 Tour', '4200-0'],
];
const THROWS: Readonly<Record<string, number>> = {
  Poids: 900_005,
  Disque: 900_006,
  Marteau: 900_007,
  Javelot: 900_008,
  Médecine: 900_009,
};

/** Technical code of a row, from its fields and, where they are silent, from its words; mixed relays are a category of the relay. */
function buildCode(row: Row): string {
  const surface = row.indoor ? '-I' : /km/.test(row.fr) ? '-R' : '';
  const word = WORDS.find(([start]) => row.fr.startsWith(start));
  if (word) return word[1] + surface;
  if (row.legs !== undefined) return `${row.legs}${row.legM}-0${surface}`;
  if (row.implementKg !== undefined && /kg|g\)/.test(row.fr))
    return `${THROWS[row.fr.split(' ')[0] ?? '']}-P${Math.round(row.implementKg * 1000)}${surface.replace('-R', '')}`;
  if (row.hurdleCm !== undefined) return `${row.distanceM}-HP${row.hurdleCm}${surface}`;
  if (row.steepleCm !== undefined) return `${row.distanceM}-SP${row.steepleCm}`;
  return `${row.distanceM}-${row.family === 'marche' ? 'W' : '0'}${surface}`;
}

describe("the FFA's list of disciplines", () => {
  const rows = JSON.parse(readFileSync(SOURCE, 'utf8')).rows as Row[];

  test('each of its rows is an entry, but those that are no discipline', () => {
    expect(rows.length).toBeGreaterThan(200);
    const lost = rows.filter(
      (row) => NONE[row.fr] === undefined && findDisciplineByCode(buildCode(row))?.source !== 'ffa',
    );
    expect(lost.map((row) => `${row.fr} ${buildCode(row)}`)).toEqual([]);
  });

  test('what is left out is in the list, and is in no entry', () => {
    const labels = new Set(rows.map(({ fr }) => fr));
    expect(Object.keys(NONE).filter((label) => !labels.has(label))).toEqual([]);
  });
});
