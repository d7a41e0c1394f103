import { AGE_CLASSES, type AgeClass, MASTERS } from './age-classes.ts';
import { CATEGORY_KINDS, type Category, formatSex, type Sex } from './category.ts';
import { findSubset, findSubsetFlags } from './category-subset.ts';

const FEDERATIONS = ['FFA'] as const;
const { season, rolling, either } = CATEGORY_KINDS;

type Ages = readonly [youngest: number, oldest: number | undefined];

/** The fields of a category that follow from its ages. */
const deriveFromAges = ([youngest, oldest]: Ages) => ({
  youngest,
  ...(oldest !== undefined && { oldest }),
  flags: findSubsetFlags(findSubset(youngest, oldest)),
});

/** The odd id is male, the next one female. */
function buildForBothSexes(
  id: number,
  buildRow: (sex: 1 | 2) => Omit<Category, 'id' | 'sex' | 'federations'>,
): Category[] {
  return ([1, 2] as const).map((sex) => ({ ...buildRow(sex), id: id + sex - 1, sex, federations: FEDERATIONS }));
}

/** A code alone and with the letter of the sex, `SE` and `SEM`. */
const listCodes = (code: string, sex: Sex, language: 'fr' | 'en') => [code, `${code}${formatSex(sex, language)}`];

const findKind = ({ main }: AgeClass) => (main === 1 ? season : either);
const deriveWildcard = ({ code }: AgeClass) => code === 'TC' && { wildcard: true as const };

function buildAgeClasses(): Category[] {
  return AGE_CLASSES.flatMap((row) =>
    buildForBothSexes(row.id, (sex) => ({
      code: row.code,
      short: row.short,
      codes: { fr: listCodes(row.code, sex, 'fr'), en: listCodes(row.short, sex, 'en') },
      name: { fr: sex === 1 ? row.fr[0] : row.fr[1], en: row.en },
      main: row.main,
      kind: findKind(row),
      ...deriveFromAges(row.ages),
      ...deriveWildcard(row),
    })),
  );
}

/** M0 to M13, five years each from 35; M13 is open-ended. */
function buildMasters(): Category[] {
  return Array.from({ length: MASTERS.classCount }, (_, index) => {
    const youngest = MASTERS.youngest + MASTERS.years * index;
    const oldest = index === MASTERS.classCount - 1 ? undefined : youngest + MASTERS.years - 1;
    return buildForBothSexes(MASTERS.firstId + 2 * index, (sex) => {
      const code = `M${index}`;
      const shortCode = `${formatSex(sex, 'en')}${youngest}`;
      return {
        code,
        short: shortCode,
        codes: { fr: listCodes(code, sex, 'fr'), en: [shortCode] },
        name: { fr: `Masters ${index}`, en: `Masters ${youngest}` },
        main: 1,
        kind: season,
        ...deriveFromAges([youngest, oldest]),
      };
    });
  }).flat();
}

/** Age bands 35, 40 … 110, by the age on the day. */
function buildAgeBands(): Category[] {
  return Array.from({ length: MASTERS.bandCount }, (_, index) => {
    const youngest = MASTERS.youngest + MASTERS.years * index;
    return buildForBothSexes(MASTERS.firstBandId + 2 * index, (sex) => {
      const code = `${formatSex(sex, 'en')}${youngest}`;
      return {
        code,
        short: code,
        codes: { fr: [code], en: [code] },
        name: { fr: `Masters ${youngest} ans`, en: `Masters ${youngest}` },
        main: 0,
        kind: rolling,
        ...deriveFromAges([youngest, youngest + MASTERS.years - 1]),
      };
    });
  }).flat();
}

function buildMixedClasses(): Category[] {
  return AGE_CLASSES.filter(({ hasMixed }) => hasMixed).map((row) => {
    const name = { fr: `${row.fr[0]} mixte`, en: `${row.en} mixed` };
    const isAllCategories = row.code === 'TC';
    const code = isAllCategories ? 'TCC' : row.code;
    const shortCode = isAllCategories ? 'TCC' : row.short;
    const codes = isAllCategories
      ? { fr: ['TCC'], en: ['TCC'] }
      : { fr: [code, `${code} Mixte`], en: [shortCode, `${shortCode} Mixed`] };
    const fields = {
      id: row.id + 1000,
      federations: FEDERATIONS,
      code,
      short: shortCode,
      codes,
      name,
      sex: 3,
      main: row.main,
    } as const;
    return { ...fields, kind: findKind(row), ...deriveFromAges(row.ages), ...deriveWildcard(row) };
  });
}

/** Every category of Q31. */
export function buildCategoryRows(): readonly Category[] {
  return [...buildAgeClasses(), ...buildMasters(), ...buildAgeBands(), ...buildMixedClasses()];
}
