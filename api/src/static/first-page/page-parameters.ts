import {
  type FoundPage,
  findPublicPage,
  MODULE_PATHS,
  makePagePath,
  type PublicPageName,
} from 'shared-domain/contract';
import { CATEGORIES, FAMILIES, isRoundLetter, REGIONS } from 'shared-domain/page-rules';

/** Whether a page accepts a value of one of its parameters. */
type ValueCheck = (value: string) => boolean;

const createSetCheck = (...values: readonly string[]): ValueCheck => {
  const knownValues = new Set(values);
  return (value) => knownValues.has(value);
};

const isDay: ValueCheck = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && Number.isFinite(Date.parse(`${value}T00:00:00Z`));
const isCategory = createSetCheck(...CATEGORIES.map(({ id }) => `${id}`));
const isFamily = createSetCheck(...FAMILIES.map(({ id }) => `${id}`));
const isTab = createSetCheck('resultats', 'departs', 'engages');
const isSex = createSetCheck('F', 'M', 'X');
const isFlag = createSetCheck('1');

type Checks = Readonly<Record<string, ValueCheck>>;

const ALL_REGIONS = 'fr';
const isRegion = createSetCheck(...REGIONS.map(({ insee }) => insee));

/** Parameters that change what a page shows, with their values; all others are ignored. */
const CHECKS: Partial<Record<PublicPageName, Checks>> = {
  home: { v: createSetCheck('resultats', 'engages'), j: isDay, insee: isRegion },
  challenges: { v: createSetCheck('avenir', 'direct', 'passees') },
  landing: {
    v: createSetCheck('direct', 'grille', 'annonces'),
    j: isDay,
    sx: isSex,
    cat: isCategory,
    fam: createSetCheck('courses', 'concours', 'combines'),
    t: createSetCheck('programme'),
  },
  trial: { t: isTab },
  group: { t: isTab, r: isRoundLetter },
  scratch: { cat: isCategory },
  family: { t: isTab, sx: isSex, cat: isCategory },
  topPerformances: { sx: isSex, fam: isFamily, cat: isCategory },
  stats: { j: isDay, sx: createSetCheck('F', 'M') },
  instagroups: { o: createSetCheck('feed'), j: isDay, fam: isFamily },
};

const MODULES: ReadonlySet<string> = new Set(MODULE_PATHS);

/** A page that the shell draws itself, in the browser. */
export const isModulePage = (path: string): boolean => MODULES.has(path);

/** The path that stands for all addresses without a page. */
export const NOT_FOUND_PATH = '/404';

/** The path that stands for all that a competition does not have: its page links back to the competition. */
export function buildNotFoundPath(path: string): string {
  const params = findPublicPage(path)?.params ?? {};
  return 'chOID' in params ? `${NOT_FOUND_PATH}/${params.chOID}` : NOT_FOUND_PATH;
}

export const isNotFoundPath = (path: string): boolean =>
  path === NOT_FOUND_PATH || path.startsWith(`${NOT_FOUND_PATH}/`);

interface SitePage {
  /** The path of the page, the same for all addresses that lead to it. */
  readonly path: string;
  /** oid of the competition whose page it is. */
  readonly chOID?: string;
  readonly checks: Checks;
}

/** Whether the region or the family in the path of a page exists. */
function hasKnownParams(page: FoundPage): boolean {
  if (page.name === 'challenges') return page.params.insee === ALL_REGIONS || isRegion(page.params.insee);
  return page.name !== 'family' || isFamily(page.params.family);
}

/** The page of the public site at a decoded path; undefined where the site has none. */
export function findPage(path: string): SitePage | undefined {
  const trimmed = path.replace(/\/$/, '');
  if (isModulePage(trimmed)) return { path: trimmed, checks: {} };
  const page = findPublicPage(path);
  if (page === undefined || !hasKnownParams(page)) return undefined;
  const checks = CHECKS[page.name] ?? {};
  const sitePage = { path: makePagePath(page), checks };
  if (!('chOID' in page.params)) return sitePage;
  return { ...sitePage, chOID: page.params.chOID, checks: { ...checks, embed: isFlag } };
}

/** Parameters that filter a list: with several of them there would be too many pages to draw. */
const FILTERS = new Set(['sx', 'cat', 'fam']);

/**
 * The parameters that a page accepts, sorted: `?j=2026-06-13&t=departs`. Of several filters only the first is taken: the browser
 * applies the others.
 */
export function readPageParameters({ checks }: SitePage, query: URLSearchParams): string {
  let hasFilter = false;
  const parameters: [string, string][] = [];
  for (const name of Object.keys(checks).sort()) {
    const value = query.get(name) ?? '';
    if (checks[name]?.(value) !== true || (FILTERS.has(name) && hasFilter)) continue;
    hasFilter ||= FILTERS.has(name);
    parameters.push([name, value]);
  }
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}
