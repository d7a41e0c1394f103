import { CATEGORY_KINDS, type Category, formatSex, type Sex } from '../category.ts';
import { findSubset, findSubsetFlags } from '../category-subset.ts';
import { CATEGORIES } from '../category-table.ts';
import type { CategoryTable } from '../category-table-rules.ts';

const FEDERATIONS = ['WA'] as const;

function buildYoungClass(id: number, shortCode: string, youngest: number, oldest: number): Category[] {
  return ([1, 2] satisfies Sex[]).map((sex) => ({
    id: id + sex - 1,
    federations: FEDERATIONS,
    code: shortCode,
    short: shortCode,
    codes: {
      fr: [shortCode, `${shortCode}${formatSex(sex, 'fr')}`],
      en: [shortCode, `${shortCode}${formatSex(sex, 'en')}`],
    },
    name: { fr: `Moins de ${oldest + 1} ans`, en: `Under ${oldest + 1}` },
    sex,
    main: 1,
    kind: CATEGORY_KINDS.season,
    youngest,
    oldest,
    flags: findSubsetFlags(findSubset(youngest, oldest)),
  }));
}

/** The FFA's age bands, 35 to 110, with ids of World Athletics' table: M35 is 2151. */
const buildMastersBands = (): Category[] =>
  CATEGORIES.filter(({ kind }) => kind === CATEGORY_KINDS.rolling).map((row) => ({
    ...row,
    id: row.id + 2000,
    federations: FEDERATIONS,
    main: 1,
  }));

/**
 * Age classes of World Athletics, TR 3: U18 is 16 or 17 and U20 18 or 19 on 31 December of the year of the competition;
 * masters enter a band on the birthday itself. U23 is no class of TR 3. The ids are the project's own.
 */
export const WORLD_CATEGORIES: CategoryTable = {
  seasonStart: '01-01',
  agesIn: 'starts',
  birthdayCounts: true,
  edition: 'Technical Rules, numbering of 2019 and later',
  source: 'World Athletics Technical Rules, TR 3; five-year bands as in docs/product P3.6',
  rows: /* @__PURE__ */ [
    ...buildYoungClass(2049, 'U18', 16, 17),
    ...buildYoungClass(2051, 'U20', 18, 19),
    ...buildMastersBands(),
  ],
};
