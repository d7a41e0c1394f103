/**
 * Version of the common ground, `major.minor`. A new minor adds to it, a new major takes from it or changes it: raise it with
 * every change that a remote built earlier, or a shell built earlier, could notice. `history.json` tells what came with each.
 */
export const PLATFORM_VERSION = '1.4';

interface Version {
  readonly major: number;
  readonly minor: number;
}

/**
 * Can a remote that `accepts` these versions run on a shell that has `has`? Each accepted version stands for itself and the
 * later minors of its major; several are parted by `||`. A version that cannot be read never fits.
 * @example satisfiesPlatform('1.0', '1.2') // true
 * @example satisfiesPlatform('1.2 || 2.0', '2.1') // true
 */
export function satisfiesPlatform(accepts: string, has: string = PLATFORM_VERSION): boolean {
  const given = read(has);
  if (given === undefined) return false;
  return versionsOf(accepts).some(({ major, minor }) => major === given.major && minor <= given.minor);
}

/**
 * Of a remote and a shell that do not fit, the one that a release must bring forward: the shell where the remote accepts
 * something newer, else the remote.
 * @example behindPlatform('1.4', '1.3') // 'shell'
 */
export function behindPlatform(accepts: string, has: string = PLATFORM_VERSION): 'shell' | 'remote' {
  const given = read(has);
  if (given === undefined) return 'shell';
  const newer = ({ major, minor }: Version) => major > given.major || (major === given.major && minor > given.minor);
  return versionsOf(accepts).some(newer) ? 'shell' : 'remote';
}

const versionsOf = (accepts: string): readonly Version[] =>
  accepts
    .split('||')
    .map((version) => read(version.trim()))
    .filter((version) => version !== undefined);

function read(version: string): Version | undefined {
  const match = /^(\d+)\.(\d+)/.exec(version);
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) };
}
