/** Addresses of the secretariat, in one table. A competition's own pages will follow `/{chOID}`. */
const ROOT = '/mgr/lesecretariat';

export const paths = {
  challenges: `${ROOT}/`,
  organisations: `${ROOT}/organisations`,
  newChallenge: `${ROOT}/new`,
} as const;

export type Screen = keyof typeof paths;

/** The screen of an address; undefined where the secretariat has none. @example parseScreen('/mgr/lesecretariat/new') */
export function parseScreen(pathname: string): Screen | undefined {
  const bare = (path: string) => path.replace(/\/+$/, '');
  return (Object.keys(paths) as Screen[]).find((screen) => bare(paths[screen]) === bare(pathname));
}
