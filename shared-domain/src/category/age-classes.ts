/** An age class of the FFA; it stands for a male and a female category, and for a mixed one where there is one. */
export interface AgeClass {
  /** Id of the male category; the female one is the next, the mixed one 1000 more. */
  readonly id: number;
  readonly code: string;
  readonly short: string;
  /** French, men and women. */
  readonly fr: readonly [string, string];
  readonly en: string;
  readonly ages: readonly [youngest: number, oldest: number | undefined];
  readonly main: 0 | 1;
  readonly hasMixed: boolean;
}

const row = (
  id: number,
  code: string,
  short: string,
  fr: readonly [string, string],
  en: string,
  ages: AgeClass['ages'],
  hasMixed = true,
): AgeClass => ({ id, code, short, fr, en, ages, main: ages[1] === undefined ? 0 : 1, hasMixed });

/** Seasons that the classes are those of, by the year in which a season ends. */
export const AGE_CLASSES_SEASONS = { first: 2022, last: 2027 } as const;

export const AGE_CLASSES_EDITION = `FFA, seasons ${AGE_CLASSES_SEASONS.first} to ${AGE_CLASSES_SEASONS.last}`;

/** Q31 for the ids; ages as in public copies of the FFA's tables. */
export const AGE_CLASSES_SOURCE =
  'u-trail.com (2022), cdchs06.com (2024), acdampicourt.be (2023). Public tables stop at M10, 85 and over: M10 to 89, M11 to M13 go on by fives.';

/** The youngest first; the two without an upper age are no main categories. */
export const AGE_CLASSES: readonly AgeClass[] = [
  row(61, 'BB', 'U7', ['Baby athlé', 'Baby athlé'], 'Under 7', [0, 6], false),
  row(41, 'EA', 'U10', ['Éveil athlétique', 'Éveil athlétique'], 'Under 10', [7, 9]),
  row(43, 'PO', 'U12', ['Poussins', 'Poussines'], 'Under 12', [10, 11]),
  row(45, 'BE', 'U14', ['Benjamins', 'Benjamines'], 'Under 14', [12, 13]),
  row(47, 'MI', 'U16', ['Minimes', 'Minimes'], 'Under 16', [14, 15]),
  row(49, 'CA', 'U18', ['Cadets', 'Cadettes'], 'Under 18', [16, 17]),
  row(51, 'JU', 'U20', ['Juniors', 'Juniors'], 'Under 20', [18, 19]),
  row(53, 'ES', 'U23', ['Espoirs', 'Espoirs'], 'Under 23', [20, 22]),
  row(55, 'SE', 'SE', ['Seniors', 'Seniors'], 'Senior', [23, 34]),
  row(57, 'TC', 'TC', ['Toutes catégories', 'Toutes catégories'], 'All categories', [0, undefined]),
  row(59, 'MA', 'MA', ['Masters', 'Masters'], 'Masters', [35, undefined], false),
];

/** Masters: the first ids and ages, 14 categories M0 to M13 and 16 age bands 35 to 110, by fives. */
export const MASTERS = { id: 101, count: 14, bandId: 151, bands: 16, from: 35, step: 5 } as const;
