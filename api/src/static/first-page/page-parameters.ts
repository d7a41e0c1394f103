import { CATEGORIES, FAMILIES, REGIONS } from 'shared-domain';
import { MODULE_PATHS } from 'shared-domain/contract';

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

/** Parameters that change what a page of a competition shows, by the first part of its address after the competition's. */
const COMPETITION: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  '': {
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
  topperfs: { sx: isSex, fam: isFamily, cat: isCategory },
  stats: { j: isDay },
  instagroups: { o: oneOf('feed'), j: isDay, fam: isFamily },
  teams: {},
  teammembers: {},
  teamsresults: {},
};

const HOME = { v: oneOf('resultats', 'engages'), j: isDay, insee: oneOf(...REGIONS.map(({ insee }) => insee)) };
const CHALLENGES = { v: oneOf('avenir', 'direct', 'passees') };

/** Pages of these addresses are the same whatever their parameters say. */
const PLAIN = new Set(['/policy', '/endUser', '/support/downloads', '/lademo', '/lesconcours']);

const MODULES: ReadonlySet<string> = new Set(MODULE_PATHS);

/** A page that the shell draws itself, in the browser. */
export const isModulePage = (path: string): boolean => MODULES.has(path);

const FAMILY_IDS = new Set(FAMILIES.map(({ id }) => `${id}`));

/** Address that stands for all those of which the site has no page. */
export const NOT_FOUND_PATH = '/404';

export interface KnownPage {
  /** The one address of a page that several lead to. */
  readonly path: string;
  /** The competition it is of. */
  readonly chOID?: string;
  readonly checks: Readonly<Record<string, Check>>;
}

function readCompetitionPage(chOID: string, rest: string): KnownPage | undefined {
  const base = `/challenge/${chOID}`;
  const page = (kind: string, path = ''): KnownPage => ({
    chOID,
    path: path === '' ? base : `${base}/${path}`,
    checks: { ...COMPETITION[kind], embed: isYes },
  });
  const [, kind = '', id] =
    /^(topperfs|teams|stats|instagroups|scratch|group|teammembers|teamsresults)(?:\/([^/]+))?/.exec(rest) ?? [];
  const [first = ''] = rest.split('/', 1);
  if (/^(topperfs|teams|stats|instagroups)\/?$/.test(rest)) return page(kind, kind);
  if (id !== undefined && /^(scratch|group)\/[^/]+\/?$/.test(rest)) return page(kind, `${kind}/${id}`);
  if (id !== undefined && /^team/.test(kind) && first === kind) return page(kind, `${kind}/${id}`);
  const trial = /^trial-([^/]+)\/?$/.exec(rest)?.[1];
  if (trial !== undefined) return page('trial', `trial-${trial}`);
  const family = /^fa-(\d+)\/?$/.exec(rest)?.[1];
  if (family !== undefined) return FAMILY_IDS.has(family) ? page('family', `fa-${family}`) : undefined;
  return page('');
}

/** The page of the public site at a decoded path; undefined where the site has none. */
export function findPage(path: string): KnownPage | undefined {
  if (path === '/') return { path, checks: HOME };
  const plain = path.replace(/\/$/, '');
  if (PLAIN.has(plain) || isModulePage(plain)) return { path: plain, checks: {} };
  const region = /^\/challenges\/([^/]+)$/.exec(plain)?.[1];
  if (region !== undefined)
    return region === 'fr' || HOME.insee(region) ? { path: plain, checks: CHALLENGES } : undefined;
  const [, chOID, rest = ''] = /^\/challenge\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  return chOID === undefined ? undefined : readCompetitionPage(chOID, rest);
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
