/**
 * Version of the common ground, `major.minor`. A new minor adds to it, a new major takes from it or changes it: raise it with
 * every change that a remote built earlier, or a shell built earlier, could notice.
 */
export const PLATFORM_VERSION = '1.2';

/**
 * Can a remote that was built for `needs` run on a shell that has `has`? Same major, and no newer minor than the shell's.
 * A version that cannot be read never fits.
 * @example satisfiesPlatform('1.0', '1.2') // true
 */
export function satisfiesPlatform(needs: string, has: string = PLATFORM_VERSION): boolean {
  const wanted = parts(needs);
  const given = parts(has);
  if (wanted === undefined || given === undefined) return false;
  return wanted.major === given.major && wanted.minor <= given.minor;
}

function parts(version: string): { major: number; minor: number } | undefined {
  const match = /^(\d+)\.(\d+)/.exec(version);
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) };
}
