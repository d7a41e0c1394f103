/** Addresses of the secretariat, in one table. */
const ROOT = '/mgr/lesecretariat';

export const paths = {
  challenges: `${ROOT}/`,
  organisations: `${ROOT}/organisations`,
  newChallenge: `${ROOT}/new`,
} as const;

export type Screen = keyof typeof paths;

/** The page of one competition. */
export const competitionPath = (chOID: string): string => `${ROOT}/${encodeURIComponent(chOID)}`;

/** The screen of an address; undefined where it is none of the fixed ones. @example parseScreen('/mgr/lesecretariat/new') */
export function parseScreen(pathname: string): Screen | undefined {
  const bare = (path: string) => path.replace(/\/+$/, '');
  return (Object.keys(paths) as Screen[]).find((screen) => bare(paths[screen]) === bare(pathname));
}

/** The competition of an address, whatever remainder follows it (specification 2). @example '/mgr/lesecretariat/0198…/x' */
export function parseCompetition(pathname: string): string | undefined {
  const [chOID] = pathname.slice(ROOT.length).split('/').filter(Boolean);
  try {
    return chOID === undefined ? undefined : decodeURIComponent(chOID);
  } catch {
    // A broken percent sequence is nobody's identifier.
    return undefined;
  }
}
