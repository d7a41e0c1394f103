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
  findCompatibleCategories,
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

/** Which categories are requested (P5.5). An absent filter is not applied. */
type CategoryQuery = {
  readonly [K in keyof Omit<CategoryFilter, 'table' | 'federation' | 'on'>]?: CategoryFilter[K] | undefined;
} & {
  /** Day for which birth dates are computed, `YYYY-MM-DD`. */
  readonly on: CategoryFilter['on'];
  readonly federation?: Federation | undefined;
  /** CUIDs, as they are written in the URL: several values, or one value separated by commas. */
  readonly category?: readonly string[] | undefined;
  /** CUIDs of the category of an event, separated by commas: the categories that may enter it are requested. */
  readonly event?: string | undefined;
  /** Birth date, `YYYY-MM-DD`. */
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

/** Numbers of a list, separated by commas or sent one by one. A text that is no number is passed on as it is; the look-up refuses it (P5.8). */
const parseIds = (texts: readonly string[]): unknown[] =>
  texts
    .filter((text) => text.trim() !== '')
    .flatMap((text) => text.split(','))
    .map((one) => (/^\s*\d+\s*$/.test(one) ? Number(one) : one));

function findRequestedCategories(
  table: FederationTable,
  { category, event, birth, federation: _, ...filter }: CategoryQuery,
) {
  const options = { ...filter, table } as CategoryFilter;
  if (category !== undefined) return findCategories(parseIds(category) as number[], options);
  if (event !== undefined) return findCompatibleCategories(parseIds([event]) as number[], options);
  if (birth !== undefined) return findCategoriesByBirthDate(birth, options);
  const datedCategories = listDatedCategories(options);
  return 'error' in datedCategories ? datedCategories : { categories: datedCategories, warnings: [] };
}

/** Warns of an id only when no table has it. */
function mergeWarnings(answers: readonly CategoryAnswer<DatedCategory>[]): CategoryWarning[] {
  const knownIds = new Set(answers.flatMap(({ categories }) => categories.map(({ id }) => String(id))));
  const unknownIds = answers.flatMap(({ warnings }) => warnings).filter(({ detail }) => !knownIds.has(detail));
  return [...new Map(unknownIds.map((warning) => [warning.detail, warning])).values()];
}

/**
 * Categories that match the query, each with the birth dates that it covers on that day.
 * @throws Refusal INVALID_PARAMETERS where `category` is no list of numbers, `invalid parameters` for an option that does not exist (P8.3)
 */
export function readCategories(query: CategoryQuery): CategoriesAnswer {
  const tables = query.federation === undefined ? listCategoryTables() : [findFederationTable(query.federation)];
  const answers = tables.map((table) => {
    const answer = findRequestedCategories(table, query);
    if ('error' in answer) throw refusal(answer.error.id, answer.error.detail);
    return answer;
  });
  const categories = answers.flatMap((answer) => answer.categories);
  const warnings = mergeWarnings(answers);
  return {
    on: query.on,
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
    categories: (query.birth === undefined ? categories.toSorted((a, b) => a.id - b.id) : categories).map(
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

const presentChoice = ({ text, value, fed, sw }: LicenceChoice) => ({ text, value, fed, sw });

export const readFederations = (): FederationsAnswer => ({
  federations: FEDERATION_CHOICES.map(presentChoice),
  lisa: LISA_CHOICES.map(presentChoice),
  french: FRENCH_CHOICES.map(presentChoice),
});

export const readRegions = (): RegionsAnswer => ({
  regions: REGIONS.map(({ uid, name, iso, insee, code }) => ({ uid, name, iso, insee, code })),
});

let cachedVersion: { readonly on: string; readonly hash: string } | undefined;

/**
 * The birth dates of a rolling age band change every day. They follow from its ages, and clients do not use them, so that
 * they stay out of the version.
 */
const omitDailyDates = ({ begin, end, ...row }: CategoriesAnswer['categories'][number]) =>
  row.kind === CATEGORY_KINDS.rolling ? row : { ...row, begin, end };

/** A hash of the reference data that devices cache: it changes when that data changes and at a new season, but not every day. */
export function computeReferenceVersion(on: string): string {
  if (cachedVersion?.on !== on) {
    const { tables, categories } = readCategories({ on });
    const all = [tables, categories.map(omitDailyDates), readFederations(), readRegions()];
    cachedVersion = { on, hash: createHash('sha256').update(JSON.stringify(all)).digest('base64url').slice(0, 16) };
  }
  return cachedVersion.hash;
}
