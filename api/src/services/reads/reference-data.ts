import { createHash } from 'node:crypto';
import {
  CATALOGUE_EDITION,
  CATEGORY_KINDS,
  type CategoryAnswer,
  type CategoryFilter,
  type CategoryWarning,
  type DatedCategory,
  FEDERATION_CHOICES,
  type Federation,
  type FederationTable,
  FFA_CATEGORIES,
  FRENCH_CHOICES,
  findCategories,
  findCategoriesByBirthDate,
  findFederationTable,
  LISA_CHOICES,
  type LicenceChoice,
  listCategoryTables,
  listDatedCategories,
  listDisciplines,
  REGIONS,
} from 'shared-domain';
import type { CategoriesAnswer, DisciplinesAnswer, FederationsAnswer, RegionsAnswer } from 'shared-domain/contract';
import { refusal } from '../../base/refusal.ts';

/** Which categories are asked for (P5.5); what is left out is not looked at. */
export type CategoriesAsked = {
  readonly [K in keyof Omit<CategoryFilter, 'table' | 'federation' | 'on'>]?: CategoryFilter[K] | undefined;
} & {
  readonly on: CategoryFilter['on'];
  readonly federation?: Federation | undefined;
  /** CUIDs, as they are written in the address: several values, or parted by commas. */
  readonly category?: readonly string[] | undefined;
  readonly birth?: string | undefined;
};

function presentCategory({ id, name, federations, main, sex, kind, youngest, oldest, flags, ...rest }: DatedCategory) {
  return {
    CUID: id,
    name: { ...name },
    federations: [...federations],
    main,
    sex,
    kind,
    p1: youngest,
    ...(oldest === undefined ? {} : { p2: oldest }),
    flags,
    codes: { fr: [...rest.codes.fr], en: [...rest.codes.en] },
    code: rest.code,
    short: rest.short,
    begin: rest.begin,
    end: rest.end,
    ...(rest.wildcard && { wildcard: true as const }),
  };
}

/** Numbers of a list, parted by commas or sent one by one; a text that is none stays, and is refused by the look-up (P5.8). */
const parseIds = (texts: readonly string[]): unknown[] =>
  texts
    .filter((text) => text.trim() !== '')
    .flatMap((text) => text.split(','))
    .map((one) => (/^\s*\d+\s*$/.test(one) ? Number(one) : one));

function findAsked(table: FederationTable, { category, birth, federation: _, ...filter }: CategoriesAsked) {
  const options = { ...filter, table } as CategoryFilter;
  if (category !== undefined) return findCategories(parseIds(category) as number[], options);
  if (birth !== undefined) return findCategoriesByBirthDate(birth, options);
  const dated = listDatedCategories(options);
  return 'error' in dated ? dated : { categories: dated, warnings: [] };
}

/** Ids that one of the tables knows are no unknown ones. */
function mergeWarnings(found: readonly CategoryAnswer<DatedCategory>[]): CategoryWarning[] {
  const known = new Set(found.flatMap(({ categories }) => categories.map(({ id }) => String(id))));
  const unknown = found.flatMap(({ warnings }) => warnings).filter(({ detail }) => !known.has(detail));
  return [...new Map(unknown.map((warning) => [warning.detail, warning])).values()];
}

/**
 * The site's categories with the dates of birth that they take on a day, those asked for.
 * @throws Refusal INVALID_PARAMETERS where `category` is no list of numbers, `invalid parameters` for an option that is none (P8.3)
 */
export function readCategories(asked: CategoriesAsked): CategoriesAnswer {
  const tables = asked.federation === undefined ? listCategoryTables() : [findFederationTable(asked.federation)];
  const found = tables.map((table) => {
    const answer = findAsked(table, asked);
    if ('error' in answer) throw refusal(answer.error.id, answer.error.detail);
    return answer;
  });
  const categories = found.flatMap((answer) => answer.categories);
  const warnings = mergeWarnings(found);
  return {
    on: asked.on,
    edition: FFA_CATEGORIES.edition,
    tables: tables.map(({ federation, edition, source, seasonStart, earlierStarts, agesIn, birthdayCounts }) => ({
      federation,
      edition,
      source,
      seasonStart,
      ...(earlierStarts && { earlierStarts: earlierStarts.map((one) => ({ ...one })) }),
      agesIn,
      birthdayCounts,
    })),
    categories: (asked.birth === undefined ? categories.toSorted((a, b) => a.id - b.id) : categories).map(
      presentCategory,
    ),
    ...(warnings.length > 0 && { warnings }),
  };
}

export const readDisciplines = (): DisciplinesAnswer => ({
  edition: CATALOGUE_EDITION,
  trials: listDisciplines().map(({ id, code, g0, g1, short, label, base, baseUnit, family, class: type, unit }) => ({
    id,
    code,
    g0,
    g1,
    short: { ...short },
    label: { ...label },
    base,
    baseUnit,
    family,
    class: type,
    unit,
  })),
});

const choice = ({ text, value, fed, sw }: LicenceChoice) => ({ text, value, fed, sw });

export const readFederations = (): FederationsAnswer => ({
  federations: FEDERATION_CHOICES.map(choice),
  lisa: LISA_CHOICES.map(choice),
  french: FRENCH_CHOICES.map(choice),
});

export const readRegions = (): RegionsAnswer => ({
  regions: REGIONS.map(({ uid, name, iso, insee, code }) => ({ uid, name, iso, insee, code })),
});

let version: { readonly on: string; readonly hash: string } | undefined;

/** Dates of birth of a band of ages are others every day; they follow from its ages, and no device reads them. */
const withoutDailyDates = ({ begin, end, ...row }: CategoriesAnswer['categories'][number]) =>
  row.kind === CATEGORY_KINDS.rolling ? row : { ...row, begin, end };

/** Changes with whatever a device keeps of the reference data: not every day, but with the season. */
export function readCacheVersion(on: string): string {
  if (version?.on !== on) {
    const { tables, categories } = readCategories({ on });
    const all = [tables, categories.map(withoutDailyDates), readFederations(), readRegions()];
    version = { on, hash: createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16) };
  }
  return version.hash;
}
