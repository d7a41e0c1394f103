import { buildSixtyMetresFile } from './photo-finish.ts';

const HEAD = [
  'Épreuve',
  'Nom',
  'Prénom',
  'Sexe',
  'Naissance',
  'Club',
  'Dossard',
  'Record',
  'Tour',
  'Série',
  'Couloir',
  'Catégorie',
];
const WIDTH = HEAD.length;
const CLUBS = ['AC Valmont', 'Stade Brisaillais', 'US Montclair', 'EA Trois-Rivières', 'CO Hautecombe', 'AS Kerlann'];
const LASTS = [
  'VALMOREL',
  'KERBRAT',
  'SANTERRE',
  'BRÉHALLE',
  'LORMIER',
  'FONTENEAU',
  'TRÉVENEC',
  'OUVRELLE',
  'DARGENT',
  'PLESSIAU',
  'GUIVARCH',
  'MORTREUX',
  'LANDOIS',
  'HAUTBOIS',
  'CHASTENAY',
  'RIVOALEN',
  'BEAUVERGER',
  'SÉGALIN',
];
const FIRSTS = {
  F: ['Inès', 'Lou', 'Aïcha', 'Noémie', 'Camille', 'Éva', 'Salomé', 'Jade', 'Maëlle', 'Zoé', 'Lina', 'Anouk'],
  M: ['Malo', 'Ilyes', 'Noé', 'Gabin', 'Titouan', 'Sacha', 'Yanis', 'Elouan', 'Tom', 'Nolan', 'Axel', 'Marius'],
} as const;

type Sex = keyof typeof FIRSTS;

/** Entries by event: sex, category, number of athletes, and personal best of the first, s; the next ones' are 0.05 s slower. */
const FIELDS: readonly (readonly [string, Sex, 'BE' | 'MI' | 'CA', number, number?])[] = [
  ['100 m', 'F', 'CA', 24, 11.9],
  ['Longueur', 'F', 'MI', 8],
  ['Hauteur', 'F', 'MI', 8],
  ...(['F', 'M'] as const).flatMap(
    (sex) =>
      [
        ['50 m', sex, 'BE', 24, 6.9],
        ['80 m', sex, 'MI', 24, 10.1],
        ['1000 m', sex, 'BE', 16],
        ['1000 m', sex, 'MI', 16],
        ['Poids', sex, 'BE', 10],
        ['Poids', sex, 'MI', 10],
        ['Disque', sex, 'MI', 12],
        ['Triple saut', sex, 'MI', 10],
      ] as const,
  ),
];
const AGES = { BE: 13, MI: 15, CA: 17 } as const;

/** Year of birth of a category's athletes on a day; seasons begin in September. */
function findBirthYear(category: keyof typeof AGES, day: string): string {
  const season = Number(day.slice(0, 4)) + (Number(day.slice(5, 7)) >= 9 ? 1 : 0);
  return String(season - AGES[category]);
}

/** The rows of the photo finish's file: place, bib, lane, name, club. */
const listSixtyRows = (): string[][] => {
  const [, ...lines] = buildSixtyMetresFile().toString('latin1').trim().split(/\r?\n/);
  return lines.map((line) => line.split(','));
};

/** Rows of a workbook: a header, then `count` entries of a youth competition, first those of the photo finish's file. */
export function buildYouthEntries(count: number, day: string): string[][] {
  const rows: string[][] = listSixtyRows().map(([, bib = '', lane = '', last = '', first = '', club = '']) => [
    '60 m',
    last,
    first,
    'F',
    findBirthYear('CA', day),
    club,
    bib,
    '',
    'Finale',
    '1',
    lane,
    'CA',
  ]);
  const wanted = count - rows.length;
  const people = FIELDS.flatMap(([event, sex, category, size, best]) =>
    Array.from(
      { length: size },
      (_, index) => [event, sex, category, best === undefined ? '' : (best + index / 20).toFixed(2)] as const,
    ),
  );
  for (let index = 0; index < wanted; index++) {
    const [event, sex, category, best] = people[index] ?? (['Javelot', index % 2 === 0 ? 'F' : 'M', 'MI', ''] as const);
    const last = LASTS[index % LASTS.length] ?? '';
    const first = FIRSTS[sex][Math.floor(index / LASTS.length) % FIRSTS[sex].length] ?? '';
    const club = CLUBS[(index * 5) % CLUBS.length] ?? '';
    rows.push([
      event,
      last,
      first,
      sex,
      findBirthYear(category, day),
      club,
      String(index + 1),
      best,
      '',
      '',
      '',
      category,
    ]);
  }
  return [HEAD, ...rows.map((row) => row.slice(0, WIDTH))];
}
