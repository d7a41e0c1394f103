/** An age class of the FFA, from which a male, a female and mostly a mixed category are made. */
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

const createAgeClass = (
  id: number,
  code: string,
  short: string,
  fr: readonly [string, string],
  en: string,
  ages: AgeClass['ages'],
  hasMixed = true,
): AgeClass => ({ id, code, short, fr, en, ages, main: ages[1] === undefined ? 0 : 1, hasMixed });

/** The seasons for which the classes were checked, named by the year in which a season ends. */
export const AGE_CLASSES_SEASONS = { first: 2022, last: 2027 } as const;

export const AGE_CLASSES_EDITION = `FFA, seasons ${AGE_CLASSES_SEASONS.first} to ${AGE_CLASSES_SEASONS.last}`;

/** The public copies of the FFA's tables that the ages were read from; the ids are those of Q31. */
export const AGE_CLASSES_SOURCE =
  'u-trail.com (2022), cdchs06.com (2024), acdampicourt.be (2023). Public tables stop at M10, 85 and over: M10 to 89, M11 to M13 go on by fives.';

/** From the youngest up; the two without an upper age, TC and MA, are no main categories. */
export const AGE_CLASSES: readonly AgeClass[] = [
  createAgeClass(61, 'BB', 'U7', ['Baby athlé', 'Baby athlé'], 'Under 7', [0, 6], false),
  createAgeClass(41, 'EA', 'U10', ['Éveil athlétique', 'Éveil athlétique'], 'Under 10', [7, 9]),
  createAgeClass(43, 'PO', 'U12', ['Poussins', 'Poussines'], 'Under 12', [10, 11]),
  createAgeClass(45, 'BE', 'U14', ['Benjamins', 'Benjamines'], 'Under 14', [12, 13]),
  createAgeClass(47, 'MI', 'U16', ['Minimes', 'Minimes'], 'Under 16', [14, 15]),
  createAgeClass(49, 'CA', 'U18', ['Cadets', 'Cadettes'], 'Under 18', [16, 17]),
  createAgeClass(51, 'JU', 'U20', ['Juniors', 'Juniors'], 'Under 20', [18, 19]),
  createAgeClass(53, 'ES', 'U23', ['Espoirs', 'Espoirs'], 'Under 23', [20, 22]),
  createAgeClass(55, 'SE', 'SE', ['Seniors', 'Seniors'], 'Senior', [23, 34]),
  createAgeClass(57, 'TC', 'TC', ['Toutes catégories', 'Toutes catégories'], 'All categories', [0, undefined]),
  createAgeClass(59, 'MA', 'MA', ['Masters', 'Masters'], 'Masters', [35, undefined], false),
];

/** Masters of 35 and over, by five years: 14 categories M0 to M13, and 16 age bands 35 to 110. */
export const MASTERS = {
  firstId: 101,
  classCount: 14,
  firstBandId: 151,
  bandCount: 16,
  youngest: 35,
  years: 5,
} as const;
