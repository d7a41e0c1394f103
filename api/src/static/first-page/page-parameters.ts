import { type FoundPage, findPublicPage, MODULE_PATHS, type PublicPageName, pathOfPage } from 'shared-domain/contract';
import { CATEGORIES, FAMILIES, REGIONS } from 'shared-domain/page-rules';

/** Whether a page knows a value of one of its parameters. */
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

/** Parameters that change what a page shows; every other page is the same whatever its parameters say. */
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

/** Address of the page for all addresses without a page. */
export const NOT_FOUND_PATH = '/404';

interface KnownPage {
  /** The one address of a page that several lead to. */
  readonly path: string;
  /** The competition it is of. */
  readonly chOID?: string;
  readonly checks: Checks;
}

/** Whether there is what a page of the table is about, as far as its address alone says. */
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

/** Parameters that narrow a list: pages with several of them are too many to draw. */
const NARROWING = new Set(['sx', 'cat', 'fam']);

/**
 * The parameters that a page knows, in one order, `?j=2026-06-13&t=departs`; the rest of an address changes nothing. Of
 * those that narrow a list the first is taken: the browser draws the others.
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
