import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { disciplines } from './disciplines.ts';
import { disciplineByCode } from './find-discipline.ts';

/** The list of Swiss Athletics, 2020, stays beside the project; without it there is nothing to compare. */
const SOURCE = new URL(
  '../../../../../shared/reference/disciplines/swiss_athletica_disciplines_fr.json',
  import.meta.url,
);

/** What each entry taken from that list is called there. */
const NAMES: Readonly<Record<string, string>> = {
  '75-0': '75 m',
  '55-0': '55 m',
  '150-0': '150 m',
  '25000-0': '25 000 m',
  '30000-0': '30 000 m',
  '100120-W': '2 h  walk',
  '1609-W': 'Mile walk',
  '50-HP68': '50 m haies 68.6',
  '60-HP68': '60 m haies 68.6',
  '80-HP68': '80 m haies 68.6',
  '200-H': '200 m haies',
  '300-HP68': '300 m haies 68.6',
  '300-HP76': '300 m haies 76.2',
  '300-HP84': '300 m haies 84.0',
  '300-HP91': '300 m haies 91.4',
  '1500-S': '1500 m Steeple',
  '2000-S': '2000 m Steeple',
  '3000-S': '3000 m Steeple',
  '580-0': '5x80 m',
  '3800-0': '3x800 m',
  '31000-0': '3x1000 m',
  '41500-0': '4x1500 m',
  '4250-0': 'Relais suédois',
  '900005-P2500': 'Poids 2.50 kg',
  '900006-P750': 'Disque 0.75 kg',
  '900010-P80': 'Balle 80 gr',
  '900010-P200': 'Balle 200 gr',
  '800006-0': 'Hexathlon U16 M',
};

describe('what the list of Swiss Athletics adds', () => {
  test('the entries marked so are these, and no others', () => {
    const marked = disciplines().filter(({ source }) => source === 'swiss');
    expect(marked.map(({ code }) => code).sort()).toEqual(Object.keys(NAMES).sort());
  });

  (existsSync(SOURCE) ? test : test.skip)('each is in that list, over the same distance', () => {
    const rows: { fr: string; distance: number; relayLegs: number }[] = JSON.parse(readFileSync(SOURCE, 'utf8'));
    for (const [code, name] of Object.entries(NAMES)) {
      const row = rows.find(({ fr }) => fr === name);
      const entry = disciplineByCode(code);
      expect(row && `${code} ${row.fr}`).toBe(`${code} ${name}`);
      if (row?.distance && entry?.baseUnit === 'm') expect(`${code} ${entry.base}`).toBe(`${code} ${row.distance}`);
    }
  });
});
