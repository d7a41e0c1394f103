import { type FoundPage, findPublicPage, MODULE_PATHS, type PublicPageName, pathOfPage } from 'shared-domain/contract';
import { CATEGORIES, FAMILIES, REGIONS } from 'shared-domain/page-rules';

/** Whether a page accepts a value of one of its parameters. */
type Check = (value: string) => boolean;

const oneOf = (...values: readonly string[]): Check => {
  const known = new Set(values);
  return (value) => known.has(value);
};

const isDay: Check = (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && Number.isFinite(Date.parse(`${value}T00:00:00Z`));
const isCategory = oneOf(...CATEGORIES.map(({ id }) => `${id}`));
const isFamily = oneOf(...FAMILIES.map(({ id }) => `${id}`));
const isTab = oneOf('resultats', 'departs', 'engages');
const isSex = oneOf('F', 'M', 'X');
const isYes = oneOf('1');

type Checks = Readonly<Record<string, Check>>;

const ALL_REGIONS = 'fr';
const isRegion = oneOf(...REGIONS.map(({ insee }) => insee));

/** Parameters that change what a page shows, with their values; all others are ignored. */
const CHECKS: Partial<Record<PublicPageName, Checks>> = {
  home: { v: oneOf('resultats', 'engages'), j: isDay, insee: isRegion },
  challenges: { v: oneOf('avenir', 'direct', 'passees') },
  landing: {
    v: oneOf('direct', 'grille'),
    j: isDay,
    sx: isSex,
    cat: isCategory,
    fam: oneOf('courses', 'concours', 'combines'),
  },
  trial: { t: isTab },
  group: { t: isTab },
  scratch: { cat: isCategory },
  family: { t: isTab, sx: isSex, cat: isCategory },
  topPerformances: { sx: isSex, fam: isFamily, cat: isCategory },
  stats: { j: isDay },
  instagroups: { o: oneOf('feed'), j: isDay, fam: isFamily },
};

const MODULES: ReadonlySet<string> = new Set(MODULE_PATHS);

/** A page that the shell draws itself, in the browser. */
export const isModulePage = (path: string): boolean => MODULES.has(path);

/** The path that stands for all addresses without a page. */
export const NOT_FOUND_PATH = '/404';

interface KnownPage {
  /** The path of the page, the same for all addresses that lead to it. */
  readonly path: string;
  /** oid of the competition whose page it is. */
  readonly chOID?: string;
  readonly checks: Checks;
}

/** Whether the region or the family in the path of a page exists. */
function isKnown(page: FoundPage): boolean {
  if (page.name === 'challenges') return page.params.insee === ALL_REGIONS || isRegion(page.params.insee);
  return page.name !== 'family' || isFamily(page.params.family);
}

/** The page of the public site at a decoded path; undefined where the site has none. */
export function findPage(path: string): KnownPage | undefined {
  const plain = path.replace(/\/$/, '');
  if (isModulePage(plain)) return { path: plain, checks: {} };
  const page = findPublicPage(path);
  if (page === undefined || !isKnown(page)) return undefined;
  const checks = CHECKS[page.name] ?? {};
  const known = { path: pathOfPage(page), checks };
  if (!('chOID' in page.params)) return known;
  return { ...known, chOID: page.params.chOID, checks: { ...checks, embed: isYes } };
}

/** Parameters that filter a list: with several of them there would be too many pages to draw. */
const NARROWING = new Set(['sx', 'cat', 'fam']);

/**
 * The parameters that a page accepts, sorted: `?j=2026-06-13&t=departs`. Of several filters only the first is taken: the browser
 * applies the others.
 */
export function readPageParameters({ checks }: KnownPage, query: URLSearchParams): string {
  let isNarrowed = false;
  const known: [string, string][] = [];
  for (const name of Object.keys(checks).sort()) {
    const value = query.get(name) ?? '';
    if (checks[name]?.(value) !== true || (NARROWING.has(name) && isNarrowed)) continue;
    isNarrowed ||= NARROWING.has(name);
    known.push([name, value]);
  }
  return known.length === 0 ? '' : `?${new URLSearchParams(known)}`;
}
