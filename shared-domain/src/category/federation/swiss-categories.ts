import { CATEGORY_KINDS, type Category, type Sex } from '../category.ts';
import { findSubset, findSubsetFlags } from '../category-subset.ts';
import type { CategoryTable } from '../category-table-rules.ts';

interface SwissClass {
  readonly id: number;
  /** Codes of the men's and the women's category, and of the mixed one where there is one. */
  readonly codes: readonly string[];
  readonly fr: string;
  readonly en: string;
  readonly ages: readonly [youngest: number, oldest: number];
  readonly main: 0 | 1;
}

const CLASSES: readonly SwissClass[] = [
  { id: 3001, codes: ['U10M', 'U10W'], fr: 'U10', en: 'Under 10', ages: [0, 9], main: 1 },
  { id: 3011, codes: ['U12M', 'U12W'], fr: 'U12', en: 'Under 12', ages: [10, 11], main: 1 },
  { id: 3021, codes: ['U14M', 'U14W'], fr: 'U14', en: 'Under 14', ages: [12, 13], main: 1 },
  { id: 3031, codes: ['U16M', 'U16W'], fr: 'U16', en: 'Under 16', ages: [14, 15], main: 1 },
  { id: 3041, codes: ['U18M', 'U18W', 'U18X'], fr: 'U18', en: 'Under 18', ages: [16, 17], main: 1 },
  { id: 3051, codes: ['U20M', 'U20W', 'U20X'], fr: 'U20', en: 'Under 20', ages: [18, 19], main: 1 },
  { id: 3061, codes: ['U23M', 'U23W', 'U23X'], fr: 'U23', en: 'Under 23', ages: [20, 22], main: 1 },
  { id: 3071, codes: ['MAN_', 'WOM_', 'MIXE'], fr: 'Actifs', en: 'Senior', ages: [23, 99], main: 1 },
  { id: 3081, codes: ['MASM', 'MASW'], fr: 'Masters', en: 'Masters', ages: [35, 99], main: 0 },
];

/** M07 to M15 and W07 to W15, one year of age each. */
const SINGLE_YEARS: readonly SwissClass[] = [7, 8, 9, 10, 11, 12, 13, 14, 15].map((age) => {
  const twoDigits = String(age).padStart(2, '0');
  return {
    id: 3101 + 10 * (age - 7),
    codes: [`M${twoDigits}`, `W${twoDigits}`],
    fr: `${age} ans`,
    en: `Age ${age}`,
    ages: [age, age],
    main: 0,
  };
});

const buildRows = ({ id, codes, fr, en, ages: [youngest, oldest], main }: SwissClass): Category[] =>
  codes.map((code, index) => ({
    id: id + index,
    federations: ['SUI'],
    code,
    short: code,
    codes: { fr: [code], en: [code] },
    name: { fr, en },
    sex: (index + 1) as Sex,
    main,
    kind: CATEGORY_KINDS.season,
    youngest,
    oldest,
    flags: findSubsetFlags(findSubset(youngest, oldest)),
  }));

/**
 * Categories of Swiss Athletics. The source gives codes and upper ages only. Not confirmed: the lower ages (each taken
 * from the class below; masters from 35), which of them are main, and that ages count by the calendar year. The ids are
 * the project's own.
 */
export const SWISS_CATEGORIES: CategoryTable = {
  seasonStart: '01-01',
  agesIn: 'starts',
  birthdayCounts: false,
  edition: 'Swiss Athletics, 2020',
  source: 'Codes and upper ages: facts read in retfah/liveAthletics, 2020',
  rows: /* @__PURE__ */ [...CLASSES, ...SINGLE_YEARS].flatMap(buildRows),
};
