import { AGE_CLASSES, type AgeClass, MASTERS } from './age-classes.ts';
import { CATEGORY_KINDS, type Category, formatSex, type Sex } from './category.ts';
import { findSubset, findSubsetFlags } from './category-subset.ts';

const FEDERATIONS = ['FFA'] as const;
const { season, rolling, either } = CATEGORY_KINDS;

type Ages = readonly [youngest: number, oldest: number | undefined];

/** What follows from the ages. */
const aged = ([youngest, oldest]: Ages) => ({
  youngest,
  ...(oldest !== undefined && { oldest }),
  flags: findSubsetFlags(findSubset(youngest, oldest)),
});

/** The odd id is male, the next one female. */
function inBothSexes(id: number, make: (sex: 1 | 2) => Omit<Category, 'id' | 'sex' | 'federations'>): Category[] {
  return ([1, 2] as const).map((sex) => ({ ...make(sex), id: id + sex - 1, sex, federations: FEDERATIONS }));
}

/** A code alone and with the letter of its sex, `SE` and `SEM`. */
const withLetter = (code: string, sex: Sex, language: 'fr' | 'en') => [code, `${code}${formatSex(sex, language)}`];

const kindOf = ({ main }: AgeClass) => (main === 1 ? season : either);
const wildcardOf = ({ code }: AgeClass) => code === 'TC' && { wildcard: true as const };

function ageClasses(): Category[] {
  return AGE_CLASSES.flatMap((row) =>
    inBothSexes(row.id, (sex) => ({
      code: row.code,
      short: row.short,
      codes: { fr: withLetter(row.code, sex, 'fr'), en: withLetter(row.short, sex, 'en') },
      name: { fr: sex === 1 ? row.fr[0] : row.fr[1], en: row.en },
      main: row.main,
      kind: kindOf(row),
      ...aged(row.ages),
      ...wildcardOf(row),
    })),
  );
}

/** M0 to M13, five years each from 35; M13 is open-ended. */
function masters(): Category[] {
  return Array.from({ length: MASTERS.count }, (_, n) => {
    const from = MASTERS.from + MASTERS.step * n;
    const to = n === MASTERS.count - 1 ? undefined : from + MASTERS.step - 1;
    return inBothSexes(MASTERS.id + 2 * n, (sex) => {
      const code = `M${n}`;
      const short = `${formatSex(sex, 'en')}${from}`;
      return {
        code,
        short,
        codes: { fr: withLetter(code, sex, 'fr'), en: [short] },
        name: { fr: `Masters ${n}`, en: `Masters ${from}` },
        main: 1,
        kind: season,
        ...aged([from, to]),
      };
    });
  }).flat();
}

/** Age bands 35, 40 … 110: the age is that of the day. */
function ageBands(): Category[] {
  return Array.from({ length: MASTERS.bands }, (_, n) => {
    const from = MASTERS.from + MASTERS.step * n;
    return inBothSexes(MASTERS.bandId + 2 * n, (sex) => {
      const code = `${formatSex(sex, 'en')}${from}`;
      return {
        code,
        short: code,
        codes: { fr: [code], en: [code] },
        name: { fr: `Masters ${from} ans`, en: `Masters ${from}` },
        main: 0,
        kind: rolling,
        ...aged([from, from + MASTERS.step - 1]),
      };
    });
  }).flat();
}

function mixed(): Category[] {
  return AGE_CLASSES.filter(({ hasMixed }) => hasMixed).map((row) => {
    const name = { fr: `${row.fr[0]} mixte`, en: `${row.en} mixed` };
    const all = row.code === 'TC';
    const code = all ? 'TCC' : row.code;
    const short = all ? 'TCC' : row.short;
    const codes = all ? { fr: ['TCC'], en: ['TCC'] } : { fr: [code, `${code} Mixte`], en: [short, `${short} Mixed`] };
    const own = {
      id: row.id + 1000,
      federations: FEDERATIONS,
      code,
      short,
      codes,
      name,
      sex: 3,
      main: row.main,
    } as const;
    return { ...own, kind: kindOf(row), ...aged(row.ages), ...wildcardOf(row) };
  });
}

/** Every row of Q31. */
export function buildCategoryRows(): readonly Category[] {
  return [...ageClasses(), ...masters(), ...ageBands(), ...mixed()];
}
