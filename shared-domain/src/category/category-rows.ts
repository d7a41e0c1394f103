import type { Category, Sex } from './category.ts';

interface AgeClass {
  readonly id: number;
  readonly code: string;
  readonly short: string;
  /** French, men and women. */
  readonly fr: readonly [string, string];
  readonly en: string;
  readonly ages: readonly [number, number | undefined];
  readonly main: 0 | 1;
}

/**
 * Decision 31, ages as in the FFA's tables of seasons 2022 to 2027. The odd id is male, the next one female.
 */
const AGE_CLASSES: readonly AgeClass[] = [
  { id: 61, code: 'BB', short: 'U7', fr: ['Baby athlé', 'Baby athlé'], en: 'Under 7', ages: [0, 6], main: 1 },
  {
    id: 41,
    code: 'EA',
    short: 'U10',
    fr: ['Éveil athlétique', 'Éveil athlétique'],
    en: 'Under 10',
    ages: [7, 9],
    main: 1,
  },
  { id: 43, code: 'PO', short: 'U12', fr: ['Poussins', 'Poussines'], en: 'Under 12', ages: [10, 11], main: 1 },
  { id: 45, code: 'BE', short: 'U14', fr: ['Benjamins', 'Benjamines'], en: 'Under 14', ages: [12, 13], main: 1 },
  { id: 47, code: 'MI', short: 'U16', fr: ['Minimes', 'Minimes'], en: 'Under 16', ages: [14, 15], main: 1 },
  { id: 49, code: 'CA', short: 'U18', fr: ['Cadets', 'Cadettes'], en: 'Under 18', ages: [16, 17], main: 1 },
  { id: 51, code: 'JU', short: 'U20', fr: ['Juniors', 'Juniors'], en: 'Under 20', ages: [18, 19], main: 1 },
  { id: 53, code: 'ES', short: 'U23', fr: ['Espoirs', 'Espoirs'], en: 'Under 23', ages: [20, 22], main: 1 },
  { id: 55, code: 'SE', short: 'SE', fr: ['Seniors', 'Seniors'], en: 'Senior', ages: [23, 34], main: 1 },
  {
    id: 57,
    code: 'TC',
    short: 'TC',
    fr: ['Toutes catégories', 'Toutes catégories'],
    en: 'All categories',
    ages: [0, undefined],
    main: 0,
  },
  { id: 59, code: 'MA', short: 'MA', fr: ['Masters', 'Masters'], en: 'Masters', ages: [35, undefined], main: 0 },
];

const MIXED = [1041, 1043, 1045, 1047, 1049, 1051, 1053, 1055, 1057] as const;
const MASTERS_FROM = 35;
const MASTERS_TO = 110;

const spanOf = ([youngest, oldest]: AgeClass['ages']) => ({ youngest, ...(oldest !== undefined && { oldest }) });

function inBothSexes(make: (sex: 1 | 2) => Omit<Category, 'id' | 'sex'>, id: number): Category[] {
  return ([1, 2] as const).map((sex) => ({ ...make(sex), id: id + sex - 1, sex }));
}

function ageClasses(): Category[] {
  return AGE_CLASSES.flatMap(({ id, code, short, fr, en, ages, main }) =>
    inBothSexes((sex) => ({ code, short, name: { fr: fr[sex - 1] ?? code, en }, main, ...spanOf(ages) }), id),
  );
}

/** M0 to M13, five years each from 35; M13 is open-ended. */
function masters(): Category[] {
  return Array.from({ length: 14 }, (_, n) => {
    const from = MASTERS_FROM + 5 * n;
    const span = spanOf([from, n === 13 ? undefined : from + 4]);
    return inBothSexes(
      (sex) => ({
        code: `M${n}`,
        short: `${'MW'[sex - 1]}${from}`,
        name: { fr: `Masters ${n}`, en: `Masters ${from}` },
        main: 1,
        ...span,
      }),
      101 + 2 * n,
    );
  }).flat();
}

/** Age bands 35, 40 … 110. */
function ageBands(): Category[] {
  const bands = (MASTERS_TO - MASTERS_FROM) / 5 + 1;
  return Array.from({ length: bands }, (_, n) => {
    const from = MASTERS_FROM + 5 * n;
    return inBothSexes(
      (sex) => {
        const code = `${'MW'[sex - 1]}${from}`;
        return {
          code,
          short: code,
          name: { fr: `Masters ${from} ans`, en: `Masters ${from}` },
          main: 0,
          ...spanOf([from, from + 4]),
        };
      },
      151 + 2 * n,
    );
  }).flat();
}

function mixed(): Category[] {
  const sex: Sex = 3;
  return MIXED.flatMap((id) => {
    const own = AGE_CLASSES.find((row) => row.id === id - 1000);
    if (!own) return [];
    const code = own.code === 'TC' ? 'TCC' : own.code;
    const name = { fr: `${own.fr[0]} mixte`, en: `${own.en} mixed` };
    return [{ id, code, short: own.code === 'TC' ? 'TCC' : own.short, name, sex, main: own.main, ...spanOf(own.ages) }];
  });
}

export function categoryRows(): readonly Category[] {
  return [...ageClasses(), ...masters(), ...ageBands(), ...mixed()];
}
