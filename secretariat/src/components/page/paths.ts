/** Addresses of the secretariat, in one table. */
const ROOT = '/mgr/lesecretariat';

export const paths = {
  challenges: `${ROOT}/`,
  organisations: `${ROOT}/organisations`,
  newChallenge: `${ROOT}/new`,
  network: `${ROOT}/network`,
} as const;

export type Screen = keyof typeof paths;

/** The screens of one competition, by the segment after its identifier. The dashboard has none. */
export const COMPETITION_SEGMENTS = [
  '',
  'trials',
  'entries',
  'athletes',
  'starts',
  'results',
  'protests',
  'reports',
  'teams',
  'raws',
  'chronos',
  'codes',
  'devices',
  'screens',
  'site',
  'prices',
  'records',
  'logs',
  'ffacodes',
  'files',
  'settings',
] as const;

export type CompetitionSegment = (typeof COMPETITION_SEGMENTS)[number];

/** The address of a screen of one competition; `oids`: the trials that it shows. @example buildCompetitionPath('0198…', 'starts', ['a', 'b']) */
export function buildCompetitionPath(
  chOID: string,
  segment: CompetitionSegment = '',
  oids: readonly string[] = [],
): string {
  const path = `${ROOT}/${encodeURIComponent(chOID)}${segment === '' ? '' : `/${segment}`}`;
  return oids.length === 0 ? path : `${path}?oids=${oids.map(encodeURIComponent).join(',')}`;
}

/** The screen of the network, with the menu of the competition from which one came. */
export const buildNetworkPath = (chOID: string | undefined): string =>
  chOID === undefined ? paths.network : `${paths.network}?${new URLSearchParams({ chOID })}`;

export const buildOrganisationPath = (oid: string): string => `${paths.organisations}?org=${encodeURIComponent(oid)}`;

/** The screen of an address; undefined for those of one competition and for unknown ones. @example parseScreen('/mgr/lesecretariat/new') */
export function parseScreen(pathname: string): Screen | undefined {
  const trimSlashes = (path: string) => path.replace(/\/+$/, '');
  return (Object.keys(paths) as Screen[]).find((screen) => trimSlashes(paths[screen]) === trimSlashes(pathname));
}

/** The competition of an address, whatever remainder follows it (P2.1). @example '/mgr/lesecretariat/0198…/x' */
export function parseCompetition(pathname: string): string | undefined {
  const [chOID] = pathname.slice(ROOT.length).split('/').filter(Boolean);
  try {
    return chOID === undefined ? undefined : decodeURIComponent(chOID);
  } catch {
    // No identifier contains a broken percent sequence.
    return undefined;
  }
}

/** The screen of a competition's address; a remainder that names none is the dashboard (P2.1). */
export function parseSegment(pathname: string): CompetitionSegment {
  const [, segment = ''] = pathname.slice(ROOT.length).split('/').filter(Boolean);
  return COMPETITION_SEGMENTS.find((known) => known === segment) ?? '';
}
